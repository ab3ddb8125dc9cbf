"""What is said while feeling a piece is practised."""

from __future__ import annotations

from game.text.boobytrap.log import GRIPS
from game.text.language import N_, _, capital, ngettext

PRACTISE_FEELING = N_("Practise feeling")
TOUCH_ANY_PIECE = N_("Touch any piece and listen: dry and bright is loose, a low creak is held fast.")
HOW_IS_IT_HELD = N_("How is it held? Guess, or just look.")
LOOK = N_("Show me")
SHOWS_HOW = N_("Tells how the piece is held without a guess.")
YOU_GUESS = N_("Guesses that the touched piece is held like this.")
TAKE_A_LOOSE_ONE = N_("Now take a loose one and watch the bar.")
DONE = N_("Done")
ENDS_THE_PRACTICE = N_("Ends the practice.")
RIGHT = {
    "loose": N_("Right, it is loose."),
    "snug": N_("Right, it sits snugly."),
    "tight": N_("Right, it is held tightly."),
    "locked": N_("Right, it is locked in."),
}
WRONG = {
    "loose": N_("No, it is loose."),
    "snug": N_("No, it sits snugly."),
    "tight": N_("No, it is held tightly."),
    "locked": N_("No, it is locked in."),
}


def grip_word(grade: str) -> str:
    """A grade of the grip, for a button."""
    return capital(_(GRIPS[grade][0]))


def guessed(right: int, count: int) -> str:
    """How many guesses were right."""
    return ngettext("{right} of {number} guess was right.", "{right} of {number} guesses were right.", count,
                    right=right)  # fmt: skip
