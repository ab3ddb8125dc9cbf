"""The front of a little theatre: drapes at both sides of the stage, and a valance above it."""

from __future__ import annotations

import math

import pygame
from pygame import FRect

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import mix, rgb

_RED, _DEEP, _GOLD, _GOLD_DEEP = rgb("#b3231f"), rgb("#4a0c10"), rgb("#e8b64c"), rgb("#8a5a17")
_FOLD = 26.0
"""Design units from fold to fold."""
_SCALLOP = 156.0


def drapes(canvas: Canvas, stage: FRect) -> None:
    """Fill everything left and right of the stage with cloth that hangs."""
    area = canvas.area
    for place in (FRect(0, 0, stage.left, area.height), FRect(stage.right, 0, area.width - stage.right, area.height)):
        if place.width > 0:
            canvas.layer(("drape", tuple(place)), place, lambda under: _cloth(under, 0.85), opaque=True)


def valance(canvas: Canvas, foot: float) -> None:
    """Hang the valance over the whole width, its gold seam waving round a height."""
    place = FRect(0, 0, canvas.area.width, foot + 16)
    canvas.layer(("valance", tuple(place)), place, lambda under: _valance(under, foot))


def _cloth(under: Canvas, light: float) -> None:
    surface, grain = under.surface, under.theme.grain
    wide, high = surface.get_size()
    fold = _FOLD * under.scale
    for x in range(wide):
        wave = 0.5 + 0.5 * math.sin(math.tau * x / fold + 0.9 * math.sin(x / fold))
        share = light * (0.35 + 0.65 * wave) if grain else 0.35
        pygame.draw.line(surface, mix(_DEEP, _RED, share), (x, 0), (x, high))


def _valance(under: Canvas, foot: float) -> None:
    surface = under.surface
    wide, high = surface.get_size()
    _cloth(under, 1.0)
    scale, seam = under.scale, max(2, under.px(5))
    edge = [(foot + 7 * math.cos(math.tau * x / scale / _SCALLOP)) * scale for x in range(wide)]
    for x, end in enumerate(edge):
        surface.fill((0, 0, 0, 0), (x, round(end), 1, high))
        pygame.draw.line(surface, _GOLD_DEEP, (x, end - seam - 1), (x, end))
        pygame.draw.line(surface, _GOLD, (x, end - seam), (x, end - 2))
