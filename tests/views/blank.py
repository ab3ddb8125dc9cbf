"""Pictures with nothing on them, for whoever looks at words only."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.drawing.sprites import Sprites
from game.ui.drawing.theme import Colour


class Blank(Sprites):
    """Pictures with nothing on them, as only words are looked at."""

    def get(
        self, name: str, size: tuple[int, int], frame: int = 0, tint: Colour | None = None
    ) -> pygame.Surface | None:
        """An empty picture of that size, or None if there is no such sprite."""
        return self.store.get(size, lambda: pygame.Surface(size, pygame.SRCALPHA)) if self.info(name) else None

    def shrunk(self, name: str, size: tuple[int, int], numbers: Sequence[int] = (0,)) -> list[pygame.Surface]:
        """So many empty pictures, or none if there is no such sprite."""
        picture = self.get(name, size)
        return [picture] * len(numbers) if picture else []

    def stretched(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface | None:
        """An empty picture of that size, or None if there is no such sprite."""
        return self.get(name, size)
