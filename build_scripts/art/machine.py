"""The whole trap in small, as the game itself draws it: at rest, a mouse on the wheel, for the shelf of the title."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

from build_scripts.art.craft.sprite import ASSETS, Sprite
from game.games.mousetrap.pictures import mice
from game.games.mousetrap.pictures import stage as backcloth
from game.games.mousetrap.pictures.stage import WHEEL_CM, Look, MachineStage, fitting
from game.games.mousetrap.trap.machine import Placement
from game.ui.drawing.canvas import Canvas, scale_of
from game.ui.drawing.lettering import Lettering
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import THEMES

PARTS = 24
SIZE = (2880, 1440)
PER = 2.0
SMALL = (660, 312)
_ROUND = 40
"""Pixels of wall and floor that are seen round the machine."""


def sprites() -> Iterator[Sprite]:
    """The machine before its wall."""
    yield machine()


def machine() -> Sprite:
    """Drawn large, cut a little beyond what stands, and made small, so that thin lines are as smooth as its parts."""
    pygame.display.init()
    pygame.font.init()
    store = SurfaceCache()
    letters = Lettering(ASSETS / "fonts", store)
    letters.fit(scale_of(SIZE), 1.0, "atkinson")
    surface, stands = pygame.Surface(SIZE), pygame.Rect(0, 0, 0, 0)
    canvas = Canvas(surface, THEMES["toyshop"], letters, Sprites(ASSETS, store))
    view = fitting(canvas.area)
    stage = MachineStage({number: Placement() for number in range(1, PARTS + 1)})
    backcloth.paint(canvas, view)
    mice.wheel(canvas, view, WHEEL_CM)
    look = Look(still=True, mice=("blue",))
    for item in stage.layered(canvas, view, stage.layers(canvas), stage.as_set, look):
        if item is not None:
            for drawn in surface.blits([item.blit]) or ():
                stands = stands.union(drawn) if stands.width else drawn
    picture = Image.frombytes("RGB", SIZE, pygame.image.tobytes(surface, "RGB"))
    cut = stands.inflate(2 * _ROUND, 2 * _ROUND).clip(surface.get_rect())
    picture = picture.crop((cut.left, cut.top, cut.right, cut.bottom))
    return Sprite("title/machine", picture.resize(SMALL, Image.Resampling.LANCZOS).convert("RGBA"), PER)
