"""What seats may do in Booby-Trap, and what nature answers."""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter

from game.core.acts import Answer, Move
from game.games.boobytrap.rules.pieces import NUMBERS


@dataclass(frozen=True, slots=True)
class Touch(Move):
    """Touch a piece by its number, to feel how it is held; only a press touches, pointing does not (BT-08)."""

    number: int


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take the touched piece."""


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Leave the turn to the next player, with or without having touched a piece."""


@dataclass(frozen=True, slots=True)
class AskArches(Move):
    """Ask to see the arches until the turn ends, which everybody hears (BT-26)."""


@dataclass(frozen=True, slots=True)
class Mixed(Answer):
    """The pieces are mixed and the bar is released. seed: what the tray can be mixed from again, 0 for no real tray.

    Seeds from `FEWER_FROM` on are of trays with 20 pieces of each size.
    """

    seed: int


@dataclass(frozen=True, slots=True)
class Felt(Answer):
    """How tightly the touched piece is held: from 0, quite loose, to 100."""

    grip: int


@dataclass(frozen=True, slots=True)
class Pulled(Answer):
    """What taking the piece did.

    moved_in: inches that the bar has travelled at the scale since the turn began (BT-06). thrown: the numbers of other
    pieces that jumped out or stand on end, rising. lift: how the hand lifted, as one word that the tray understands.
    """

    moved_in: float
    thrown: tuple[int, ...] = ()
    lift: str = "steady"


TAKE, PASS, ASK_ARCHES = Take(), Pass(), AskArches()
TOUCHES = {number: Touch(number) for number in NUMBERS}
GRIPS = tuple(map(Felt, range(101)))
"""All moves, by the number of the piece; and all that can be felt, by how firmly a piece is held."""


def touches(numbers: tuple[int, ...]) -> tuple[Touch, ...]:
    """A touch of each of these pieces, in the same order."""
    if len(numbers) < 2:
        return tuple(TOUCHES[number] for number in numbers)
    found: tuple[Touch, ...] = itemgetter(*numbers)(TOUCHES)  # half the time, and a full tray has 63 at every turn
    return found
