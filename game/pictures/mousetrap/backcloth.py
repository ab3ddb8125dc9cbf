"""The wall behind the machine and the floor it stands on."""

from __future__ import annotations

import pygame

from game.pictures.mousetrap.view import MachineView
from game.ui.canvas import Canvas
from game.ui.theme import rgb

_WALL, _FLOOR = rgb("#c3e2d8"), rgb("#e3cc9a")
_ACROSS_CM = 92.0


def paint(canvas: Canvas, view: MachineView, bare: bool = False) -> None:
    """Fill the view: the wall above the floor line at 0 cm, the floor below it; bare: without their patterns."""
    box = canvas.box(view.rect)
    line = round(view.to_screen((0.0, 0.0))[1] * canvas.scale)
    wall = pygame.Rect(box.left, box.top, box.width, max(0, line - box.top))
    floor = pygame.Rect(box.left, max(line, box.top), box.width, max(0, box.bottom - line))
    for name, place, plain, rising in (("stage/wall", wall, _WALL, True), ("stage/floor", floor, _FLOOR, False)):
        canvas.surface.fill(plain, place)
        if not bare and canvas.theme.grain:
            _cover(canvas, view, name, place, rising)
    if not canvas.theme.grain:
        canvas.surface.fill((255, 255, 255), wall)


def _cover(canvas: Canvas, view: MachineView, name: str, place: pygame.Rect, rising: bool) -> None:
    """Spread a picture over a place without distortion, its foot or its head at the floor line."""
    info = canvas.sprites.info(name)
    if info is None or place.height < 1:
        return
    across = max(place.width, _ACROSS_CM * view.units_per_cm * canvas.scale)
    share = max(across / info.size[0], place.height / info.size[1])
    size = round(info.size[0] * share), round(info.size[1] * share)
    # For a camera that wanders it is large and wanted only once.
    picture = canvas.sprites.get(name, size) if view.bounds is None else canvas.sprites.shrunk(name, size)[0]
    if picture is not None:
        width, height = picture.get_size()
        from_top = height - place.height if rising else 0
        canvas.surface.blit(picture, place, ((width - place.width) // 2, from_top, *place.size))
