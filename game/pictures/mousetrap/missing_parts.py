"""The places of parts that are missing: dashed outlines with their numbers, the next one standing out."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import FRect

from game.physics.mousetrap.parts import BY_NUMBER
from game.physics.specs import Pose
from game.pictures.mousetrap import turning
from game.pictures.mousetrap.layers import anchor_of, name_of
from game.pictures.mousetrap.part_geometry import ghost_rect
from game.pictures.mousetrap.view import MachineView
from game.ui.canvas import Canvas
from game.ui.lettering import Style
from game.ui.theme import rgb

LINE, NEXT, PAPER = rgb("#2f5963"), rgb("#c2241a"), rgb("#fffdf6")
_TAG = 11.5
_GAP = 3.0
_NUMBER, _WIDEST = Style("display", 15), "24"


def paint(canvas: Canvas, view: MachineView, missing: Iterable[int], next_part: int | None) -> None:
    """Draw the dashed outlines where the missing parts belong."""
    for number in missing:
        spec = BY_NUMBER[number]
        pose: Pose = (*anchor_of(spec), 0.0)
        name = name_of(spec) + ("_next" if number == next_part else "_ghost")
        found = turning.once(canvas, view, name, pose)
        if found is not None:
            canvas.surface.blit(*found[:2])


def number(canvas: Canvas, view: MachineView, missing: Iterable[int], next_part: int | None) -> None:
    """Write each missing part's number beside its place, where nothing else is written."""
    for part, place in tags(canvas, view, tuple(missing), next_part).items():
        _tag(canvas, place, part, part == next_part)


def tags(canvas: Canvas, view: MachineView, missing: tuple[int, ...], next_part: int | None = None) -> dict[int, FRect]:
    """Where the numbers of missing parts are: none on the place of the next part."""
    side = max(2 * _TAG * min(canvas.text_scale, 1.5), canvas.letters.width(_WIDEST, _NUMBER) + 6)
    inner = view.rect.inflate(-4, -4)
    kept = [ghost_rect(next_part, view)] if next_part is not None else []
    taken: list[FRect] = []
    found = {}
    for part in sorted(missing, key=lambda part: part != next_part):
        around = _spots(ghost_rect(part, view), side, part == next_part)
        spots = [spot for spot in around if inner.contains(spot) and spot.collidelist(kept) < 0]
        free = [spot for spot in spots if spot.inflate(2, 2).collidelist(taken) < 0]
        if spots:
            found[part] = (free or spots)[0]
            taken.append(found[part])
    return found


def _spots(ghost: FRect, side: float, beside: bool) -> list[FRect]:
    far = side + _GAP
    middle = ghost.centery - side / 2
    corners = (
        (ghost.centerx - side / 2, middle),
        (ghost.right + _GAP, middle),
        (ghost.left - far, middle),
        (ghost.centerx - side / 2, ghost.top - far),
        (ghost.right + _GAP, ghost.top - far),
        (ghost.left - far, ghost.top - far),
        (ghost.right + far, middle),
        (ghost.left - 2 * far, middle),
        (ghost.centerx - side / 2, ghost.top - 2 * far),
        (ghost.right + far, ghost.top - far),
    )
    slender = ghost.width < 1.6 * side or ghost.height < 1.6 * side
    return [FRect(x, y, side, side) for x, y in (corners[1:] if slender or beside else corners)]


def _tag(canvas: Canvas, place: FRect, part: int, lit: bool) -> None:
    box = canvas.box(place)
    centre, radius = box.center, box.width / 2
    rim, ground, ink = (PAPER, NEXT, PAPER) if lit else (LINE, PAPER, LINE)
    pygame.draw.aacircle(canvas.surface, rim, centre, radius)
    pygame.draw.aacircle(canvas.surface, ground, centre, radius - canvas.px(1.6))
    style = canvas.letters.fitting(str(part), _NUMBER, place.width - 5)
    canvas.centre(canvas.letters.render(str(part), style, ink), place)
