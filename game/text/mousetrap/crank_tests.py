"""What is said when somebody tries the crank of the unfinished machine."""

from __future__ import annotations

from game.physics.mousetrap.report import LINKS
from game.text.language import N_, _
from game.text.mousetrap.things import PART_NAMES

CHAIN_SO_FAR = N_("The chain: {reached} of {whole} so far")
TRY = N_("Try the crank")
TRY_HINT = N_("Turns the crank of what stands so far. It does not count, and all parts go back.")
TRY_AGAIN = N_("Try again")
TRY_AGAIN_HINT = N_("All parts go back, and you turn the crank once more.")
JUST_A_TEST = N_("Just a test: all parts go back")


def tries(name: str) -> str:
    """Who tries the crank."""
    return _("{name} tries the crank", name=name)


def so_far(reached: int) -> str:
    """How many links the unfinished machine has reached."""
    return _("{reached} of {whole} so far", reached=reached, whole=len(LINKS))


def watched(name: str, reached: int) -> str:
    """What a computer player does that tries the crank, and how far it has come."""
    return _("{name} tries the crank: {reached} of {whole} so far.", name=name, reached=reached, whole=len(LINKS))


def next_part(number: int) -> str:
    """The part that is missing next."""
    return _("Part {number} comes next: the {part}.", number=number, part=_(PART_NAMES[number - 1]))
