"""What seats may do in the card game, and what nature answers. Cells are 0 to 15, headings 0 to 3; see maze.py."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.acts import Answer, Move, one_of
from game.rules.mousemaze.maze import CELLS, HEADINGS


@dataclass(frozen=True, slots=True)
class Face(Move):
    """Step 1: the mouse on Safe, pointed this way."""

    heading: int


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Put a wedge on this card: in step 2, or because a card says so."""

    cell: int


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Draw the next Action card."""


@dataclass(frozen=True, slots=True)
class Go(Move):
    """Follow the arrow that points this way in the maze."""

    heading: int


@dataclass(frozen=True, slots=True)
class Flip(Move):
    """Flip this card."""

    cell: int


@dataclass(frozen=True, slots=True)
class TurnCard(Move):
    """Turn this card clockwise by 1 to 3 quarters."""

    cell: int
    quarters: int


@dataclass(frozen=True, slots=True)
class End(Move):
    """End the turn and keep the wedges at risk."""


@dataclass(frozen=True, slots=True)
class Laid(Answer):
    """How the Maze cards were laid out: the code of each cell's card; see cards.LYING."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn(Answer):
    """The Action card that was drawn, by its name in cards.ACTIONS."""

    card: str


drawn = one_of(Drawn)


DRAW_ONE, END_TURN = Draw(), End()
FACES = tuple(map(Face, range(len(HEADINGS))))
GOES = tuple(map(Go, range(len(HEADINGS))))
PLACES = tuple(map(Place, range(CELLS)))
FLIPS = tuple(map(Flip, range(CELLS)))
TURNS = tuple(tuple(TurnCard(cell, quarters) for quarters in (1, 2, 3)) for cell in range(CELLS))
"""All moves, by heading or cell; by 1 to 3 quarters, never by none (MC-08)."""
