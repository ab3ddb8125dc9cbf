"""What the Workshop says: how a part stands, and how often the machine catches."""

from __future__ import annotations

from game.games.mousetrap.text.table import PART_NAMES
from game.text.language import N_, _, capital, decimal, row

TURN = N_("Turn the crank")
RESET = N_("Reset")
# Translators: buttons of a part: out of the machine, and back into it.
TAKE = N_("Take out")
PUT = N_("Put back")
_FEW = 20
"""With fewer runs the bounds lie so far apart that they only puzzle."""


def part_name(number: int) -> str:
    """A part with its number."""
    return f"{number}  {capital(_(PART_NAMES[number - 1]))}"


def stands(mm: float, deg: float) -> str:
    """How a part stands off true."""
    if mm == 0 and deg == 0:
        return _("perfectly placed")
    found = []
    if mm:
        text = N_("{mm} mm to the right") if mm > 0 else N_("{mm} mm to the left")
        found.append(_(text, mm=decimal(abs(mm))))
    if deg:
        text = N_("leaning {deg}° left") if deg > 0 else N_("leaning {deg}° right")
        found.append(_(text, deg=decimal(abs(deg))))
    return row(found)


def taken() -> str:
    """A part that is not there."""
    # Translators: after the name of a part, as in "4  Crank: is taken out".
    return _("taken out")


def fallen() -> str:
    """A part that is not there because what carries it is not."""
    return _("nothing under it")


def rate(hits: int, runs: int) -> str:
    """How many runs caught."""
    return _("{percent}% caught", percent=round(100 * hits / runs)) if runs else _("counting…")


def likely(low: float, high: float, runs: int, wanted: int) -> str:
    """Between which bounds the true rate lies, once they say something, and how far the count is."""
    if runs == 0:
        return _("{wanted} runs, cranked steadily", wanted=wanted)
    counted = _("{runs} of {wanted} runs", runs=runs, wanted=wanted)
    if runs < _FEW:
        return counted
    return _("likely {low}–{high}%", low=round(100 * low), high=round(100 * high)) + "\n" + counted
