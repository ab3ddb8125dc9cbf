"""Pictures on their way over the board, and the places between which they fly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game.pictures.mousetrap.board import Ground
from game.ui.canvas import Canvas
from game.ui.motion import hop, smooth
from game.ui.verbs import Point

Where = Callable[[], Point]


@dataclass
class Flight:
    """A picture on its way; ``zoom`` is asked for at each drawing, as the window may change."""

    name: str
    start: Where
    end: Where
    zoom: Callable[[], float]
    lift: float = 0.0
    share: float = 0.0
    frames: int = 1
    shadow: bool = False
    ease: Callable[[float], float] = smooth

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it is."""
        (x, y), (to_x, to_y) = self.start(), self.end()
        share = self.ease(self.share)
        at = x + (to_x - x) * share, y + (to_y - y) * share
        if self.shadow:
            canvas.stamp("mice/shadow", at, 0, self.zoom())
        frame = int(self.share * self.frames * 2) % self.frames
        canvas.stamp(self.name, (at[0], at[1] - self.lift * hop(self.share)), frame, self.zoom())


class Spots(Protocol):
    """Where things are on the table as it is laid out now."""

    laid: Ground

    def die_at(self) -> Point:
        """The middle of the die."""

    def hand_at(self, seat: str) -> Point:
        """A seat's cheese."""

    def heap_at(self) -> Point:
        """The top of the pile."""

    def part_at(self) -> Point:
        """Where the next part waits."""

    def place_of(self, part: int) -> Point:
        """Where the anchor of a part belongs."""
