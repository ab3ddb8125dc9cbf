"""What is drawn over the parts while somebody builds, what is pointed at, and words on small cards."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

import pygame
from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.machine.specs import Bar, Disc, Outline, Point, Pose
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, rgb
from game.ui.widgets.dirty import Item
from game.workshop.parts.fitting import gear_pairs
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.outlines import bounds_of, pieces_of, poses_as_set

NEAR_CM = 0.7


FULL = ("cuckoo_clock", "drop_cage", "pail")
"""Kinds of which only the edges collide, while a hand grasps them anywhere between these."""


def part_at(
    machine: Machine, spot: Point, near: float = NEAR_CM, poses: Mapping[str, Pose] | None = None
) -> str | None:
    """The id of the part at a place or so many cm beside it: the nearest, the smallest of those that are there.

    poses: of a run, else as it is set.
    """
    far = _distance if poses is None else _off
    there = poses_as_set(machine) if poses is None else poses
    found = [(far(part, spot, there, near), _size(part), part.id) for part in machine.parts]
    distance, _, name = min(found, default=(math.inf, 0.0, ""))
    return name if distance < near else _filled(machine, spot) if poses is None else None


def _filled(machine: Machine, spot: Point) -> str | None:
    """The smallest part within whose edges a place lies, of those that are drawn full there."""
    full = [part for part in machine.parts if part.kind in FULL]
    boxes = [(part, *bounds_of(part)) for part in full]
    found = [part for part, a, b, c, d in boxes if a <= spot[0] <= c and b <= spot[1] <= d]
    return min(found, key=_size).id if found else None


def parts_within(machine: Machine, one: Point, other: Point) -> tuple[str, ...]:
    """The parts that lie wholly in the rectangle between two corners."""
    (left, right), (low, high) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    found = []
    for part in machine.parts:
        a, b, c, d = bounds_of(part)
        if left <= a and low <= b and c <= right and d <= high:
            found.append(part.id)
    return tuple(found)


def _size(part: Placed) -> float:
    left, low, right, high = bounds_of(part)
    return (right - left) * (high - low)


def _distance(part: Placed, spot: Point, poses: Mapping[str, Pose], near: float) -> float:
    left, low, right, high = bounds_of(part)
    if not (left - near < spot[0] < right + near and low - near < spot[1] < high + near):
        return math.inf
    return _off(part, spot, poses, near)


def _off(part: Placed, spot: Point, poses: Mapping[str, Pose], near: float) -> float:
    pieces = pieces_of(part)
    return min((max(0.0, _far(each.outline, _within(spot, poses[each.body]))) for each in pieces), default=math.inf)


def _within(spot: Point, pose: Pose) -> Point:
    """A place in the frame of a body."""
    x, y, angle = pose
    c, s = math.cos(angle), math.sin(angle)
    return c * (spot[0] - x) + s * (spot[1] - y), -s * (spot[0] - x) + c * (spot[1] - y)


def _far(outline: Outline, spot: Point) -> float:
    """How far a place is from an outline; 0 or less inside."""
    if isinstance(outline, Disc):
        return math.dist(spot, outline.centre) - outline.radius
    if isinstance(outline, Bar):
        return _from_line(outline.a, outline.b, spot) - outline.radius
    points, inside = outline.points, False
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        if (ay > spot[1]) != (by > spot[1]) and spot[0] < ax + (spot[1] - ay) / (by - ay) * (bx - ax):
            inside = not inside
    lines = zip(points, (*points[1:], points[0]), strict=True)
    return 0.0 if inside else min(_from_line(a, b, spot) for a, b in lines) - outline.radius


def _from_line(a: Point, b: Point, spot: Point) -> float:
    along = (b[0] - a[0], b[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    share = ((spot[0] - a[0]) * along[0] + (spot[1] - a[1]) * along[1]) / length if length else 0.0
    share = min(1.0, max(0.0, share))
    return math.dist(spot, (a[0] + share * along[0], a[1] + share * along[1]))


# What is drawn over the parts while somebody builds: what is in hand, what is stuck, where runs ended.

_ROUND, _DASH = 8.0, 9.0
_KNOB = 13.0
_REACH, _AROUND = 34.0, 0.7
_WIDER = 26.0
"""Units by which the ring of a hint is wider than the part that belongs there."""
_GOLD, _TEAL = rgb("#d98a00"), rgb("#0e6f73")
_STUCK, _HAND, _LIGHT = rgb("#d41f1f"), rgb("#d9342b"), rgb("#fff6b0")
_MESHES = rgb("#2e9e3f")
_GLOVE, _ARROW = 0.42, 1.5
"""How large a small hand is beside a glove on the crank, and an arrow beside the gear it lies on."""


def frame_rect(part: Placed, view: MachineView) -> FRect:
    """The box round a part on the canvas."""
    left, low, right, high = bounds_of(part)
    x, y = view.to_screen((left, high))
    zoom = view.units_per_cm
    return FRect(x, y, (right - left) * zoom, (high - low) * zoom).inflate(2 * _ROUND, 2 * _ROUND)


def _corners(part: Placed, view: MachineView) -> list[Point]:
    """The corners of a frame that turns with the part."""
    left, low, right, high = bounds_of(replace(part, deg=0))
    left, right = left - part.x - _AROUND, right - part.x + _AROUND
    low, high = low - part.y - _AROUND, high - part.y + _AROUND
    c, s = math.cos(math.radians(part.lean)), math.sin(math.radians(part.lean))
    corners = ((left, low), (right, low), (right, high), (left, high))
    return [view.to_screen((part.x + c * x - s * y, part.y + s * x + c * y)) for x, y in corners]


def knob_at(part: Placed, view: MachineView) -> Point:
    """Where the knob is that turns a part: on a stalk above its middle, that turns with it."""
    box = frame_rect(part, view)
    x, y = view.to_screen((part.x, part.y))
    far = max(_REACH + 12, min(box.height / 2 + _REACH, 90.0))
    angle = math.radians(part.deg + 90)
    return x + far * math.cos(angle), y - far * math.sin(angle)


def on_knob(part: Placed, view: MachineView, at: Point) -> bool:
    """Whether a place is on the knob."""
    return not part.spec.feet and math.dist(knob_at(part, view), at) <= 22.0


def marks(
    canvas: Canvas, view: MachineView, machine: Machine, chosen: Sequence[str], stuck: Iterable[str]
) -> Item | None:
    """Frames round what is in hand, with the knob that turns it, and round what is stuck; None for nothing."""
    held = [part for part in machine.parts if part.id in chosen]
    wrong = [part for part in machine.parts if part.id in set(stuck)]
    if not held and not wrong:
        return None
    boxes = [frame_rect(part, view) for part in (*held, *wrong)]
    whole = boxes[0].unionall(boxes[1:])
    if len(held) == 1:
        x, y = knob_at(held[0], view)
        whole = whole.union(FRect(x - _KNOB, y - _KNOB, 2 * _KNOB, 2 * _KNOB))
    whole = whole.inflate(40, 40).clip(canvas.area)
    surface = pygame.Surface(canvas.box(whole).size, pygame.SRCALPHA)
    pen = _Pen(surface, canvas.scale, whole.topleft)
    for part in wrong:
        pen.dashes(_corners(part, view), _STUCK, 3.0)
    for part in held:
        pen.dashes(_corners(part, view), _HAND, 2.4)
    if len(held) == 1 and not held[0].spec.feet:
        pen.knob(view.to_screen((held[0].x, held[0].y)), knob_at(held[0], view))
    return Item(surface, canvas.box(whole).topleft)


def frame_round(canvas: Canvas, view: MachineView, part: Placed, spots: Sequence[Point]) -> Item:
    """A frame round a part in a run: where these middles of its bodies are, or as it is set if none moves."""
    box = frame_rect(part, view)
    if spots:
        side = min(box.width, box.height) / 2
        points = [view.to_screen(spot) for spot in spots]
        left, top = min(x for x, _y in points), min(y for _x, y in points)
        box = FRect(left, top, max(x for x, _y in points) - left, max(y for _x, y in points) - top)
        box = box.inflate(2 * side, 2 * side)
    whole = box.inflate(12, 12)
    surface = pygame.Surface(canvas.box(whole).size, pygame.SRCALPHA)
    corners = (box.topleft, box.topright, box.bottomright, box.bottomleft)
    _Pen(surface, canvas.scale, whole.topleft).dashes(corners, _HAND, 2.4)
    return Item(surface, canvas.box(whole).topleft)


def ring_round(canvas: Canvas, view: MachineView, part: Placed) -> Item:
    """A wide ring of dashes round where a part belongs."""
    box = frame_rect(part, view)
    far = math.hypot(box.width, box.height) / 2 + _WIDER
    angles = [math.tau * number / 40 for number in range(40)]
    corners = [(box.centerx + far * math.cos(a), box.centery + far * math.sin(a)) for a in angles]
    whole = FRect(box.centerx - far, box.centery - far, 2 * far, 2 * far).inflate(12, 12).clip(canvas.area)
    surface = pygame.Surface(canvas.box(whole).size, pygame.SRCALPHA)
    _Pen(surface, canvas.scale, whole.topleft).dashes(corners, _HAND, 2.4)
    return Item(surface, canvas.box(whole).topleft)


def small_hands(canvas: Canvas, view: MachineView, machine: Machine) -> Iterator[Item]:
    """The hands that hold parts until the run, each from below."""
    for part in machine.parts:
        if part.held:
            left, low, right, _high = bounds_of(part)
            found = canvas.stamped("marks/hand", view.to_screen(((left + right) / 2, low)), zoom=_GLOVE)
            if found:
                yield Item(*found)


def ways_of_cranks(canvas: Canvas, view: MachineView, machine: Machine) -> Iterator[Item]:
    """At each crank the arrow along which it turns."""
    for part in machine.parts:
        if part.spec.hand:
            side = canvas.px(2 * part.spec.reach * _ARROW * view.units_per_cm)
            x, y = view.to_screen((part.x, part.y))
            picture = canvas.sprites.get("marks/clockwise", (side, side))
            if picture is not None:
                turned = pygame.transform.flip(picture, part.mirrored, False)
                yield Item(turned, (round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)))


def pitch_circles(canvas: Canvas, view: MachineView, machine: Machine) -> Iterator[Item]:
    """Round each gear how far its teeth reach; where two meet a green disc, or a red cross if they jam."""
    gears = {part.id: part for part in machine.parts if part.spec.reach}
    for gear in gears.values():
        yield _ring(canvas, view, gear)
    side = canvas.px(17)
    good = canvas.store.get(("meshes", side), lambda: shapes.ellipse((side, side), (*_MESHES, 255)).copy())
    for pair in gear_pairs(machine):
        x, y = view.to_screen(_meeting(gears[pair.one], gears[pair.other]))
        picture = canvas.store.get(("miss", side), lambda: _cross(side)) if pair.jams else good
        yield Item(picture, (round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)))


def _meeting(one: Placed, other: Placed) -> Point:
    """Where the pitch circles of two gears meet."""
    share = one.spec.reach / (one.spec.reach + other.spec.reach)
    return one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share


def _ring(canvas: Canvas, view: MachineView, gear: Placed) -> Item:
    side = canvas.px(2 * gear.spec.reach * view.units_per_cm)
    wide = max(2, canvas.px(2.0))

    def paint() -> pygame.Surface:
        picture = shapes.blank((side + 2 * wide, side + 2 * wide))
        for colour, thick in (((255, 255, 255, 200), 2 * wide), ((*_TEAL, 255), wide)):
            pygame.draw.aacircle(picture, colour, (side / 2 + wide, side / 2 + wide), side / 2 + thick / 2, thick)
        return picture

    x, y = view.to_screen((gear.x, gear.y))
    picture = canvas.store.get(("pitch circle", side, wide), paint)
    half = side / 2 + wide
    return Item(picture, (round(x * canvas.scale - half), round(y * canvas.scale - half)))


def band(canvas: Canvas, one: Point, other: Point) -> Item:
    """The rectangle in which parts are being chosen."""
    left, top = min(one[0], other[0]), min(one[1], other[1])
    box = FRect(left, top, abs(one[0] - other[0]) + 1, abs(one[1] - other[1]) + 1)
    surface = pygame.Surface(canvas.box(box).size, pygame.SRCALPHA)
    surface.fill((*_LIGHT, 60))
    corners = [box.topleft, box.topright, box.bottomright, box.bottomleft]
    _Pen(surface, canvas.scale, box.topleft).dashes(corners, _HAND, 2.0)
    return Item(surface, canvas.box(box).topleft)


def misses(canvas: Canvas, view: MachineView, spots: Iterable[Point]) -> Iterable[Item]:
    """A cross where each miss ended."""
    side = canvas.px(17)
    picture = canvas.store.get(("miss", side), lambda: _cross(side))
    for x, y in (view.to_screen(spot) for spot in spots):
        yield Item(picture, (round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)))


def trail(canvas: Canvas, view: MachineView, dots: Iterable[Point], best: bool) -> Iterable[Item]:
    """The dots of a ball's way: teal, or gold for the best run."""
    side, colour = canvas.px(5.0), _GOLD if best else _TEAL
    picture = canvas.store.get(("trail", side, best), lambda: shapes.ellipse((side, side), (*colour, 190)).copy())
    for x, y in map(view.to_screen, dots):
        yield Item(picture, (round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)))


def _cross(side: int) -> pygame.Surface:
    big = shapes.blank((side * 4, side * 4))
    for wide, colour in ((side * 1.3, (255, 255, 255)), (side * 0.65, _STUCK)):
        for a, b in (((1, 1), (3, 3)), ((1, 3), (3, 1))):
            pygame.draw.line(big, colour, (a[0] * side, a[1] * side), (b[0] * side, b[1] * side), round(wide))
    return pygame.transform.smoothscale(big, (side, side))


class _Pen:
    """Draws in design units on a surface whose corner lies at a place."""

    def __init__(self, surface: pygame.Surface, scale: float, corner: Point) -> None:
        self.surface, self.scale, self.corner = surface, scale, corner

    def at(self, point: Point) -> Point:
        """A place in pixels."""
        return (point[0] - self.corner[0]) * self.scale, (point[1] - self.corner[1]) * self.scale

    def dashes(self, corners: Sequence[Point], colour: Colour, wide: float) -> None:
        """A dashed frame on white."""
        pairs = list(zip(corners, (*corners[1:], corners[0]), strict=True))
        for a, b in pairs:
            pygame.draw.line(
                self.surface, (255, 255, 255, 220), self.at(a), self.at(b), max(3, round(wide * 1.7 * self.scale))
            )
        for a, b in pairs:
            length = math.dist(a, b)
            count = max(1, round(length / _DASH / 2))
            for number in range(count):
                one, two = number / count, (number + 0.55) / count
                start = a[0] + (b[0] - a[0]) * one, a[1] + (b[1] - a[1]) * one
                end = a[0] + (b[0] - a[0]) * two, a[1] + (b[1] - a[1]) * two
                pygame.draw.line(self.surface, colour, self.at(start), self.at(end), max(2, round(wide * self.scale)))

    def knob(self, axle: Point, knob: Point) -> None:
        """A stalk with a golden knob."""
        pygame.draw.line(self.surface, _HAND, self.at(axle), self.at(knob), max(2, round(2 * self.scale)))
        size = round(2 * _KNOB * self.scale)
        x, y = self.at(knob)
        for share, colour in ((1.0, (42, 29, 7)), (0.84, (246, 194, 43)), (0.55, (42, 29, 7)), (0.42, (255, 226, 120))):
            wide = max(2, round(size * share))
            self.surface.blit(shapes.ellipse((wide, wide), (*colour, 255)), (x - wide / 2, y - wide / 2))
