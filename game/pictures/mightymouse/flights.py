"""What moves over the board of the race: pieces from space to space, Mighty Mouse along his tracks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.pictures.flights import between
from game.pictures.mightymouse import board
from game.pictures.mightymouse.board import RaceGround
from game.ui.canvas import Canvas
from game.ui.motion import hop, smooth

_LEAST = 0.01
"""Steps from the centre at which Mighty Mouse is drawn flying at the least; at 0 he stands."""


@dataclass(eq=False)
class PieceFlight:
    """A seat's piece from one space to another, so high half way."""

    ground: Callable[[], RaceGround]
    seat: str
    start: int
    end: int
    lift: float

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it, a little larger while it is up."""
        ground, high = self.ground(), hop(share)
        x, y = between(ground.stand(self.start), ground.stand(self.end), smooth(share))
        at = x, y - self.lift * ground.scale * high
        board.piece(canvas, self.seat, at, ground.scale * (1 + 0.12 * high))


@dataclass(eq=False)
class HeroFlight:
    """Mighty Mouse along the track to a hazard, between two numbers of steps from the centre; nowhere for hazard 0."""

    ground: Callable[[], RaceGround]
    hazard: int
    start: int
    end: int

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw him and the lit track."""
        if self.hazard:
            steps = self.start + (self.end - self.start) * smooth(share)
            board.hero(canvas, self.ground(), self.hazard, max(_LEAST, steps))
