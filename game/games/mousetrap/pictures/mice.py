"""The Cheese Wheel under the cage with the mice that sit on it, and the pile of cheese."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.rules.state import CHEESE
from game.games.mousetrap.trap.cage import CAGE_WIDTH
from game.games.mousetrap.trap.report import LINKS
from game.machine.specs import Point, Pose
from game.shell.pictures.on_board import between
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import rgb
from game.ui.motion import smooth
from game.ui.widgets.dirty import Item

Z = 52
"""Where the mice are among the pictures of the parts: between the back of the cage and its front."""
_DISC, _LIGHT, _RIM = 62.0, rgb("#ffe71f"), rgb("#2a1d07")
_TALL_CM, _CAGED_CM = 3.3, 2.7
"""How tall a mouse is on the wheel, and in the cage, between whose bars there is room for three."""
_APART_CM = 1.7
_BARS_CM, _RAIL_CM = 1.75, 0.12
"""How far within the side of the cage the middle of a mouse is, so that its tail is inside, and how high its feet."""
_GAPS, _FACE_CM = 10, 0.14
"""How many gaps there are between the bars of the cage, in one of which a face is seen; how far a face is left of the
middle of its picture, as its tail is at the right."""
_WHEEL_CM = 9.2
_BEFORE_CM, _ASIDE_CM = 0.9, 2.2
"""From the middle of the cage on the floor to that of the wheel: so the mouse of the machine stands on the cheese."""


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
    middle = view.to_screen((at[0] + _ASIDE_CM, at[1] - _BEFORE_CM))
    for name in ("cheese/dish", "cheese/wheel"):
        canvas.stamp(name, middle, zoom=zoom)


class Face(NamedTuple):
    """Which drawing of a mouse is shown, and how far it is off its place, cm."""

    look: str = "stand"
    aside: float = 0.0
    up: float = 0.0


_ROLLS, _FLIES = LINKS.index("marble1_on_stairs") + 1, LINKS.index("diver_airborne") + 1
"""After so many links a marble rolls, and the diver flies."""
_SHIVERS_CM, _SHIVER, _STEP, _HOP_CM = 0.07, 55.0, 0.28, 0.55
"""How far it shivers, how fast, rad a second; seconds of each step of the dance, and how high it goes."""


def face_of(reached: int, head: float, still: bool) -> Face:
    """How the mice look on: up as the crank turns, shivering while a marble rolls, hands before the eyes at the end.

    head: seconds of the run so far. still: motion is reduced.
    """
    if reached >= _FLIES:
        return Face("hide")
    if reached < _ROLLS or still:
        return Face("watch")
    return Face("watch", _SHIVERS_CM * math.sin(_SHIVER * head))


def dance(since: float, lasts: float) -> Face:
    """What a mouse does that was missed: it hops from one foot to the other, until it stands on one."""
    if not 0 <= since < lasts:
        return Face("dance")
    step, share = divmod(since / _STEP, 1.0)
    return Face("hop" if step % 2 else "dance", 0.0, _HOP_CM * math.sin(math.pi * share))


class Sitting(NamedTuple):
    """How the mice on the wheel look, and how far those that are caught have drawn back, 0 to 1.

    pose: of the mouse of the machine. cage: the middle of the cage.
    """

    pose: Pose
    cage: Point
    face: Face = Face()
    caught: float = 0.0


def items(canvas: Canvas, view: MachineView, seats: Sequence[str], sitting: Sitting) -> Iterator[Item]:
    """The mice, the last in front, where the mouse of the machine stands; caught ones are frightened."""
    share = smooth(min(1.0, sitting.caught))
    for number, seat in enumerate(seats):
        name = f"mice/{seat}_{'caught' if sitting.caught else sitting.face.look}"
        info = canvas.sprites.info(name)
        if info is None:
            continue
        tall = _TALL_CM + (_CAGED_CM - _TALL_CM) * share
        back = len(seats) - 1 - number
        x, y = between(_on_wheel(sitting.pose, back), _in_cage(sitting, back), share)
        feet = (x, y) if sitting.caught else (x + sitting.face.aside, y + sitting.face.up)
        found = canvas.stamped(name, view.to_screen(feet), zoom=tall * view.units_per_cm / (info.size[1] / info.per))
        if found is not None:
            yield Item(*found)


def _on_wheel(pose: Pose, back: int) -> Point:
    """Where the feet of a mouse are, so many others in front of it."""
    return pose[0] - _APART_CM * back, pose[1] - 1.1 - 0.45 + 0.15 * back + abs(math.sin(pose[2])) * 0.4


def _in_cage(sitting: Sitting, back: int) -> Point:
    """The same within the bars, on the floor of the cage."""
    side = sitting.cage[0] + CAGE_WIDTH / 2
    x = min(sitting.pose[0], side - _BARS_CM) - _APART_CM * back
    gap = CAGE_WIDTH / _GAPS
    between_bars = round((side - x) / gap - 0.5) + 0.5
    return side - gap * between_bars + _FACE_CM, _RAIL_CM


# The pile of cheese on the floor.

_SMALLEST = 0.4


def cheese_pile(canvas: Canvas, room: FRect, pieces: int) -> None:
    """So many wedges stacked in rows, the widest at the foot, as large as there is room."""
    zoom = 1.0
    while zoom > _SMALLEST and len(places(room, CHEESE, zoom)) < CHEESE:
        zoom -= 0.04
    for at in places(room, pieces, zoom):
        canvas.stamp("cheese/wedge", at, 0, zoom)


def places(room: FRect, pieces: int, zoom: float) -> list[tuple[float, float]]:
    """Where the wedges of a pile lie, from the foot up, as far as there is room for them."""
    wide, high = 25.0 * zoom, 14.0 * zoom
    across, rows = max(1, int(room.width / wide)), max(1, int(room.height / high))
    while across > 1 and _capacity(across - 1, rows) >= pieces:
        across -= 1
    found: list[tuple[float, float]] = []
    for row in range(min(rows, across)):
        count = min(across - row, pieces - len(found))
        left = room.x + (across - 1) * wide / 2 + wide / 2 - (across - row - 1) * wide / 2
        found += [(left + number * wide, room.bottom - row * high) for number in range(count)]
    return found


def _capacity(across: int, rows: int) -> int:
    return sum(max(0, across - row) for row in range(rows))
