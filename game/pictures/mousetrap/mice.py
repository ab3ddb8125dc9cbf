"""The Cheese Wheel on the floor under the cage, and the mice that sit on it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from pygame import FRect

from game.physics.specs import Point, Pose
from game.pictures.mousetrap.view import MachineView
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.film import Item
from game.ui.theme import rgb

Z = 52
"""Where the mice are among the pictures of the parts: between the back of the cage and its front."""
_DISC, _LIGHT, _RIM = 62.0, rgb("#ffe71f"), rgb("#2a1d07")
_TALL_CM = 3.3
_APART_CM = 1.7
_WHEEL_CM = 9.2
_BEFORE_CM = 1.75


def spotlight(canvas: Canvas, at: Point, zoom: float) -> None:
    """The bright disc under the mouse whose turn it is."""
    for wide, colour in ((_DISC + 6, _RIM), (_DISC, _LIGHT)):
        size = canvas.px(wide * zoom), canvas.px(wide * zoom * 0.46)
        canvas.centre(shapes.ellipse(size, (*colour, 255)), FRect(at[0] - 1, at[1] - 3, 2, 2))


def wheel(canvas: Canvas, view: MachineView, at: Point) -> None:
    """Draw the wheel on the floor, somewhat before the machine."""
    info = canvas.sprites.info("cheese/dish")
    if info is None:
        return
    zoom = _WHEEL_CM * view.units_per_cm / (info.size[0] / info.per)
    middle = view.to_screen((at[0], at[1] - _BEFORE_CM))
    for name in ("cheese/dish", "cheese/wheel"):
        canvas.stamp(name, middle, zoom=zoom)


def items(canvas: Canvas, view: MachineView, seats: Sequence[str], pose: Pose, caught: bool = False) -> Iterator[Item]:
    """The mice, the last in front, where the mouse of the machine stands; caught ones are frightened."""
    for number, seat in enumerate(seats):
        name = f"mice/{seat}_{'caught' if caught else 'stand'}"
        info = canvas.sprites.info(name)
        if info is None:
            continue
        zoom = _TALL_CM * view.units_per_cm / (info.size[1] / info.per)
        back = len(seats) - 1 - number
        feet = pose[0] - _APART_CM * back, pose[1] - 1.1 - 0.45 + 0.15 * back + abs(math.sin(pose[2])) * 0.4
        found = canvas.stamped(name, view.to_screen(feet), zoom=zoom)
        if found is not None:
            yield Item(*found)
