"""What seats may do in Mighty Mouse, and what nature answers."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.acts import Answer, Move


@dataclass(frozen=True, slots=True)
class RollForFirst(Move):
    """Roll the die for who begins."""


ROLL_FOR_FIRST = RollForFirst()


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Roll the die for one's own piece, or for Mighty Mouse while it is held."""


ROLL = Roll()


@dataclass(frozen=True, slots=True)
class PlaySaved(Move):
    """Play the saved number instead of rolling, a house option."""


PLAY_SAVED = PlaySaved()


@dataclass(frozen=True, slots=True)
class Order(Move):
    """In which order the others of one circle are placed behind it, the nearest space first."""

    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rolled(Answer):
    """What the die shows."""

    pips: int


DIE = tuple(map(Rolled, range(1, 7)))
