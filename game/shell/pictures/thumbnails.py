"""Small pictures of positions, for cards and tiles."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import pygame

from game.shell.desk import DESKS
from game.ui.drawing.canvas import Canvas, scale_of
from game.ui.drawing.lettering import Lettering
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import THEMES

SIZE = (448, 176)
"""In pixels; cards show them larger or smaller."""
RATIO = SIZE[0] / SIZE[1]


class Easel:
    """Draws pictures of positions one after the other. like: a canvas from whose folder sprites and letters come."""

    def __init__(self, like: Canvas) -> None:
        folder, store = like.sprites.folder, SurfaceCache()
        self._letters, self._sprites = Lettering(folder / "fonts", store), Sprites(folder, store)
        self._letters.fit(scale_of(SIZE), 1.0, "atkinson")

    def drawing(self, game: str, state: Any, notes: Sequence[str]) -> Generator[None, None, pygame.Surface]:
        """The picture of a position, in slices; notes: of its log."""
        surface = pygame.Surface(SIZE)
        draw = DESKS[game].portrait
        yield
        yield from draw(Canvas(surface, THEMES["toyshop"], self._letters, self._sprites), state, notes)
        return surface
