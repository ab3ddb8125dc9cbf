"""What the whole trap says when it is a toy: as the program is first opened, and from the shelf."""

from __future__ import annotations

from game.text.language import N_, N_context, N_plural, ngettext

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
TAKE_OFF_HINT = N_("Puts the last part in the box. With a mouse, drag off any part.")
PUT_ON_HINT = N_("Puts the next part in its place.")
HELPED, OWN_HANDS = N_context("hands of a child", "Help me"), N_context("hands of a child", "By myself")
HANDS = N_("Who places the parts?")
HELPED_HINT = N_("Help me: parts snap into place. By myself: parts stay where you let go.")
_IN_A_ROW = N_plural("{number} mouse caught", "{number} mice caught in a row")
_IN_THE_BOX = N_plural("{number} part in the box", "{number} parts in the box")


def in_a_row(number: int) -> str:
    """How many mice were caught one after the other."""
    return ngettext(*_IN_A_ROW, number)


def in_the_box(number: int) -> str:
    """How many parts lie in the box."""
    return ngettext(*_IN_THE_BOX, number)
