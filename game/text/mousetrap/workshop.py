"""What the Workshop says: how a part stands, and how often the machine catches."""

from __future__ import annotations

from game.text.language import N_, _
from game.text.mousetrap.things import PART_NAMES

TURN = N_("Turn the crank")
RESET = N_("Reset")
TAKE = N_("Take out")
PUT = N_("Put back")
_FEW = 20
"""With fewer runs the bounds lie so far apart that they only puzzle."""


def part_name(number: int) -> str:
    """A part with its number."""
    name = _(PART_NAMES[number - 1])
    return f"{number}  {name[:1].upper()}{name[1:]}"


def stands(mm: float, deg: float) -> str:
    """How a part stands off true."""
    if mm == 0 and deg == 0:
        return _("perfectly placed")
    found = []
    if mm:
        found.append(_("{mm} mm to the right", mm=f"{mm:g}") if mm > 0 else _("{mm} mm to the left", mm=f"{-mm:g}"))
    if deg:
        found.append(_("leans {deg}° left", deg=f"{deg:g}") if deg > 0 else _("leans {deg}° right", deg=f"{-deg:g}"))
    return ", ".join(found)


def taken() -> str:
    """A part that is not there."""
    return _("is taken out")


def fallen() -> str:
    """A part that is not there because what carries it is not."""
    return _("has nothing under it")


def rate(hits: int, runs: int) -> str:
    """How many runs caught."""
    return _("{percent} % caught", percent=round(100 * hits / runs)) if runs else _("counting …")


def likely(low: float, high: float, runs: int, wanted: int) -> str:
    """Between which bounds the true rate lies, once they say something, and how far the count is."""
    if runs == 0:
        return _("{wanted} runs with steady hands", wanted=wanted)
    counted = _("{runs} of {wanted} runs", runs=runs, wanted=wanted)
    if runs < _FEW:
        return counted
    return _("likely {low}–{high} %", low=round(100 * low), high=round(100 * high)) + "\n" + counted
