"""Which boxes of the still layer are copied in a frame of a tray: round the floor only those that were covered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from game.ui.canvas import Canvas
from game.ui.dirty_rectangles import split, without

NOWHERE = pygame.Rect(0, 0, 0, 0)


class Surround:
    """Knows what was covered beyond the floor in the last frame; None where that may be anything."""

    def __init__(self) -> None:
        self._covered: list[pygame.Rect] | None = None

    def forget(self) -> None:
        """Something else was shown meanwhile."""
        self._covered = None

    def boxes(
        self, canvas: Canvas, floor: pygame.Rect, fresh: Iterable[pygame.Rect], covered: list[pygame.Rect] | None
    ) -> Iterator[pygame.Rect]:
        """What is to be copied, without the floor, of which the tray makes its own picture.

        fresh: where the still layer was painted anew. covered: where something will be drawn over it in this frame.
        """
        whole, before, self._covered = canvas.surface.get_rect(), self._covered, covered
        changed = [whole] if before is None or not canvas.kept else split([*before, *fresh])
        for box in changed:
            yield from without(box.clip(whole), floor)
