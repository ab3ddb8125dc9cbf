"""What the machine says beside the matches: in the Workshop, and as a toy."""

from __future__ import annotations

from game.games.mousetrap.text.table import PART_NAMES
from game.text.language import N_, N_context, N_plural, _, capital, decimal, ngettext, row

TURN = N_("Turn the crank")
# Translators: a button (verb): places one part of the machine once more, or puts the whole machine back.
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
        # Translators: how far off a part is, perhaps joined by a comma with "leaning 2° left". {mm}: a decimal number.
        text = N_("{mm} mm to the right") if mm > 0 else N_("{mm} mm to the left")
        found.append(_(text, mm=decimal(abs(mm))))
    if deg:
        # Translators: how a part is placed, after "It's" or after its name, perhaps after "2 mm to the right,". {deg}:
        # a decimal number.
        text = N_("leaning {deg}° left") if deg > 0 else N_("leaning {deg}° right")
        found.append(_(text, deg=decimal(abs(deg))))
    return row(found)


def taken() -> str:
    """A part that is not there."""
    # Translators: after the name of a part, as in "4  Crank: taken out".
    return _("taken out")


def fallen() -> str:
    """A part that is not there because what carries it is not."""
    return _("nothing under it")


def rate(hits: int, runs: int) -> str:
    """How many runs caught."""
    if runs:
        # Translators: how often the machine catches the mouse. {percent}: 0 to 100.
        return _("{percent}% caught", percent=round(100 * hits / runs))
    # Translators: in place of "50% caught" while nothing is known yet.
    return _("counting…")


def likely(low: float, high: float, runs: int, wanted: int) -> str:
    """Between which bounds the true rate lies, once they say something, and how far the count is."""
    if runs == 0:
        # Translators: the machine is run unseen to find out how often it catches the mouse. {wanted}: how many runs.
        return _("{wanted} runs, cranked steadily", wanted=wanted)
    # Translators: {runs}: runs that have been made unseen; {wanted}: how many will be made.
    counted = _("{runs} of {wanted} runs", runs=runs, wanted=wanted)
    if runs < _FEW:
        return counted
    # Translators: below "50% caught": the real rate probably lies in between. {low}, {high}: 0 to 100.
    return _("likely {low}–{high}%", low=round(100 * low), high=round(100 * high)) + "\n" + counted


# What the whole trap says when it is a toy: as the program is first opened, and from the shelf.


# Translators: the first words anybody sees, large, beside the crank of the trap. Two words if possible.
TURN_IT = N_("Turn it.")
# Translators: below "Turn it."; the handle is that of the crank.
GO_ROUND = N_("Grab the handle and turn it slowly.")
# Translators: the same for whoever plays with a gamepad.
ROLL_A_STICK = N_("Roll a stick around slowly.")
SKIP = N_context("button", "Skip")
SKIP_HINT = N_("Goes straight to the shelf. You’ll find the trap there, too.")
# Translators: a big button: the trap is set up and may be turned once more.
AGAIN = N_("Again!")
AGAIN_HINT = N_("Resets all the parts and lets the mouse out.")
ALMOST = N_("So close! Turn it again, more slowly.")
TAKE_OFF = N_("Take one off")
TAKE_OFF_HINT = N_("Puts the last part in the box. Or drag off any part.")
PUT_ON_HINT = N_("Puts the next part in its place.")
HELPED, OWN_HANDS = N_context("hands of a child", "Help me"), N_context("hands of a child", "By myself")
HANDS = N_("Who places the parts?")
HELPED_HINT = N_(
    "Help me: parts snap into place, and the crank never turns too fast. By myself: parts stay where you let go."
)
# Translators: {number}: mice caught one after the other.
_IN_A_ROW = N_plural("{number} mouse caught", "{number} mice caught in a row")
# Translators: {number}: parts of the machine that have been taken off.
_IN_THE_BOX = N_plural("{number} part in the box", "{number} parts in the box")


def in_a_row(number: int) -> str:
    """How many mice were caught one after the other."""
    return ngettext(*_IN_A_ROW, number)


def in_the_box(number: int) -> str:
    """How many parts lie in the box."""
    return ngettext(*_IN_THE_BOX, number)
