"""A part that is not yet part of the machine: in the hand, falling, or lying where it fell."""

from __future__ import annotations

import math

from pygame import FRect

from game.physics.mousetrap.parts import BY_NUMBER
from game.physics.specs import Frame, Point
from game.pictures.mousetrap import turning
from game.pictures.mousetrap.layers import anchor_of, name_of
from game.pictures.mousetrap.part_geometry import part_bounds, part_centre, part_outline
from game.pictures.mousetrap.view import MachineView
from game.ui.canvas import Canvas

_STEP = math.radians(0.5)
"""It is drawn at these angles only, as each is a picture that is kept."""


def draw(canvas: Canvas, view: MachineView, number: int, frame: Frame) -> None:
    """Draw a part where it is."""
    spec = BY_NUMBER[number]
    pose = (*frame.point(anchor_of(spec)), round(frame.angle / _STEP) * _STEP)
    for suffix in ("_back", ""):
        item = turning.once(canvas, view, name_of(spec) + suffix, pose)
        if item is not None:
            canvas.surface.blit(*item[:2])


def box(number: int, view: MachineView, frame: Frame) -> FRect:
    """The box round a part where it is, on the canvas."""
    spots = [view.to_screen(frame.point(point)) for outline in part_outline(number) for point in outline]
    xs, ys = [x for x, _unused in spots], [y for _unused, y in spots]
    return FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def gripped_in(picture: FRect, number: int, at: Point) -> Point:
    """The place of a part, cm, that is under the pointer where its small picture is; its middle beside that."""
    left, low, right, high = part_bounds(number)
    x, y = part_centre(number)
    zoom = min(picture.width / (right - left), picture.height / (high - low))
    across, up = (at[0] - picture.centerx) / zoom, (picture.centery - at[1]) / zoom
    inside = abs(across) <= (right - left) / 2 and abs(up) <= (high - low) / 2
    return (x + across, y + up) if inside else (x, y)
