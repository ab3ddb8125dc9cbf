"""What is on its way over a board: it draws itself at its share of the way, and is asked anew where things are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from game.ui.canvas import Canvas
from game.ui.input_events import Point
from game.ui.motion import hop, smooth

Where = Callable[[], Point]


class Spots(Protocol):
    """Where things are on the table as it is laid out now. Derive, and add the places of a game."""

    def stale(self) -> None:
        """Draw everything anew."""


class Flight(Protocol):
    """Something on its way. Flights are told apart by identity, so that each may be a key."""

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it at this share of its way, 0 to 1."""


def draw_flights(canvas: Canvas, flights: Iterable[tuple[Flight, float]]) -> None:
    """Draw what is on its way, each at its share of the way, those that left last in front."""
    for flight, share in flights:
        flight.draw(canvas, share)


def between(start: Point, end: Point, share: float) -> Point:
    """The place at this share of the straight way between two."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@dataclass(eq=False)
class SpriteFlight:
    """A sprite on its way. lift: how high it hops half way, design units. shadow: the sprite below it, or "".

    zoom: asked for at each drawing, as the window may change. frames: of the sprite, gone through twice.
    """

    name: str
    start: Where
    end: Where
    zoom: Callable[[], float]
    lift: float = 0.0
    frames: int = 1
    shadow: str = ""
    ease: Callable[[float], float] = smooth

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it, and its shadow on the ground."""
        x, y = between(self.start(), self.end(), self.ease(share))
        if self.shadow:
            canvas.stamp(self.shadow, (x, y), 0, self.zoom())
        frame = int(share * self.frames * 2) % self.frames
        canvas.stamp(self.name, (x, y - self.lift * hop(share)), frame, self.zoom())
