"""What the whole trap says when it is a toy: as the program is first opened, and from the shelf."""

from __future__ import annotations

from game.text.language import N_, N_context, N_plural, ngettext

# Translators: the first words anybody sees, large, beside the crank of the trap. Two words if possible.
TURN_IT = N_("Turn it.")
# Translators: below "Turn it."; the handle is that of the crank.
GO_ROUND = N_("Take the handle and go round, slowly.")
# Translators: the same for whoever plays with a gamepad.
ROLL_A_STICK = N_("Roll a stick round, slowly.")
SKIP = N_context("button", "Skip")
SKIP_HINT = N_("Straight to the shelf. The trap stands there, too.")
# Translators: a big button: the trap is set up and may be turned once more.
AGAIN = N_("Again!")
AGAIN_HINT = N_("All parts go back, and the mouse comes out again.")
ALMOST = N_("So near! Turn it again, more slowly.")
TAKE_OFF = N_("Take one off")
TAKE_OFF_HINT = N_("The last part goes into the box. With the mouse, drag off whichever you like.")
PUT_ON_HINT = N_("Puts the next part in its place.")
HELPED, OWN_HANDS = N_context("hands of a child", "Help me"), N_context("hands of a child", "By myself")
HANDS = N_("Who sets the parts straight?")
HELPED_HINT = N_("Help me: each part snaps into its place. By myself: it stands as you let it go.")
_IN_A_ROW = N_plural("{number} mouse caught", "{number} mice caught in a row")
_IN_THE_BOX = N_plural("{number} part in the box", "{number} parts in the box")


def in_a_row(number: int) -> str:
    """How many mice were caught one after the other."""
    return ngettext(*_IN_A_ROW, number)


def in_the_box(number: int) -> str:
    """How many parts lie in the box."""
    return ngettext(*_IN_THE_BOX, number)
