"""The lens over the place of a part that is being set down: how far off it is, enlarged."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

import pygame
from pygame import FRect

from game.games.mousetrap.pictures.camera import Bounds, MachineView
from game.games.mousetrap.pictures.crank import FRAME, RADIUS, in_glass
from game.games.mousetrap.pictures.kit import CLASSIC, TrapKit
from game.games.mousetrap.pictures.parts import NEXT, PAPER, polygon
from game.games.mousetrap.rules.moves import Placed
from game.machine.specs import Disc, Frame, Point
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, rgb

TIMES, NEAR_CM = 3.0, 1.5
"""How many times the lens enlarges, and how near to its place a part is looked at through it."""
_FINEST = 20.0
"""Pixels a cm in the lens, at the least: whoever aims by whole pixels is then no further off than a quarter of a mm."""
_INK, _GOOD = rgb("#1f2430"), rgb("#1b7a3d")
_SCALE, _LEVEL = 84.0, -86.0
"""How far below and above the middle the scale of millimetres and the spirit level are."""
_MM, _MOST_MM = 13.0, 4
"""How wide a millimetre of the scale is, and how many there are to either side."""
_TUBE, _MOST_DEG = 52.0, 3.0
"""Half the length of the level, and how far a part leans whose bubble is at its end."""


def enlarged(pixels_a_cm: float) -> float:
    """How many times the lens enlarges: three times, and more where the window is so small that this is too coarse."""
    return max(TIMES, _FINEST / pixels_a_cm)


class Magnified(NamedTuple):
    """A part near its place: where it is, how many times it is enlarged, and whether help draws it in.

    grip: where the hand has it once it is at its place, cm. came: where the pointer that has it was, and the grip, as
    the lens opened, cm; None where no pointer has it. kit: the trap that it is a part of.
    """

    part: int
    frame: Frame
    zoom: float
    grip: Point
    came: tuple[Point, Point] | None = None
    drawn: bool = False
    kit: TrapKit = CLASSIC

    @property
    def foot(self) -> Point:
        """Where its foot belongs."""
        return self.kit.foot(self.part)

    @property
    def off_mm(self) -> float:
        """How far it is off to the right."""
        return (self.frame.point(self.foot)[0] - self.foot[0]) * 10

    @property
    def looked_at(self) -> Point:
        """What is in the middle of the lens, cm: what the pointer has, else the corner of its outline next its foot."""
        if self.came is not None:
            return self.grip
        corners = (corner for outline in self.kit.outlines(self.part) for corner in polygon(outline))
        return min(corners, key=lambda corner: math.dist(corner, self.foot))

    def place(self, view: MachineView) -> tuple[Point, Point]:
        """A place of the world, cm, and where the lens shows it, design units: what the pointer has stays below it."""
        if self.came is None:
            return self.looked_at, view.to_screen(self.looked_at)
        pointer, grip = self.came
        return grip, view.to_screen(pointer)


class Magnifier:
    """Keeps a picture of what stands round the place, painted in steps before it is looked at."""

    def __init__(self) -> None:
        self._ground: _Ground | None = None
        self._steps: Iterator[None] = iter(())

    def draw(
        self,
        canvas: Canvas,
        view: MachineView,
        parts: Sequence[Placed],
        seen: Magnified,
        kept: Collection[FRect] = (),
    ) -> None:
        """Draw the lens over the place, beside what is to be kept free where no pointer is in it."""
        near, centre = self.look(canvas.area, view, seen, kept)
        for _step in self.prerender(canvas, view, parts, seen):
            """What was not painted in spare time is painted now."""
        assert self._ground is not None
        ground = self._ground

        def paint(under: Canvas, glass: MachineView) -> None:
            under.clip(glass.rect)
            ground.show(under, glass)
            _part(under, glass, seen)
            _outlines(under, glass, seen)
            _scale(under, seen)
            _level(under, seen)
            under.clip(None)

        surface = in_glass(canvas, near, 1.0, paint)
        left, top = centre[0] - FRAME, centre[1] - FRAME
        canvas.surface.blit(surface, (round(left * canvas.scale), round(top * canvas.scale)))

    def prerender(self, canvas: Canvas, view: MachineView, parts: Sequence[Placed], seen: Magnified) -> Iterator[None]:
        """Paint in steps what the lens wants once this part is near its place."""
        zoom = seen.zoom * view.units_per_cm
        key = canvas.scale, canvas.look, zoom, seen.part, tuple(parts)
        if self._ground is None or self._ground.key != key:
            self._ground = _Ground(key, _round(seen, zoom))
            self._steps = self._ground.paint(canvas, parts, seen)
        return self._steps

    def forget(self) -> None:
        """Keep no picture for now."""
        self._ground = None

    @staticmethod
    def look(
        area: FRect, view: MachineView, seen: Magnified, kept: Iterable[FRect] = ()
    ) -> tuple[tuple[Point, float], Point]:
        """What is in the middle of the glass, cm, at how many units a cm, and where that middle is on the canvas."""
        zoom = seen.zoom * view.units_per_cm
        (x, y), (at_x, at_y) = seen.place(view)
        middle = seen.looked_at
        home = at_x + (middle[0] - x) * zoom, at_y - (middle[1] - y) * zoom
        room = area.inflate(-2 * RADIUS - 12, -2 * RADIUS - 12)
        centre = (min(room.right, max(room.left, home[0])), min(room.bottom, max(room.top, home[1])))
        if seen.came is None:
            centre = at_x, at_y = _beside(centre, room, kept)
        return ((x + (centre[0] - at_x) / zoom, y - (centre[1] - at_y) / zoom), zoom), centre


def _round(seen: Magnified, zoom: float) -> MachineView:
    """All that the lens may ever show of a part's place, of which it copies a piece."""
    far = 2 * RADIUS / zoom + NEAR_CM
    left, low, right, high = seen.kit.bounds(seen.part)
    bounds = Bounds(left - far, low - far, right + far, high + far)
    size = (bounds.right - bounds.left) * zoom, (bounds.high - bounds.low) * zoom
    middle = (bounds.left + bounds.right) / 2, (bounds.low + bounds.high) / 2
    return MachineView(FRect(0, 0, *size), middle, zoom, bounds)  # pictures for it are wanted only once


class _Ground:
    """What stands round a place, without the part that the hand has."""

    def __init__(self, key: object, view: MachineView) -> None:
        self.key, self.view = key, view
        self._picture = pygame.Surface((1, 1))

    def paint(self, canvas: Canvas, parts: Sequence[Placed], seen: Magnified) -> Iterator[None]:
        """Wall and floor, then one picture each step: outlines, shadows, parts; and those of the part itself."""
        self._picture = pygame.Surface(canvas.box(self.view.rect).size)
        under, view = canvas.onto(self._picture), self.view
        yield from seen.kit.around(under, view, parts, seen.part)
        in_glass(canvas, (seen.foot, view.units_per_cm), 1.0, self.show)
        yield

    def show(self, canvas: Canvas, glass: MachineView) -> None:
        """Copy what the glass shows of it."""
        left, top = self.view.to_screen(glass.to_cm(glass.rect.topleft))
        box = canvas.box(glass.rect)
        piece = pygame.Rect(round(left * canvas.scale), round(top * canvas.scale), *box.size)
        canvas.surface.blit(self._picture, box, piece)


def _beside(centre: Point, room: FRect, kept: Iterable[FRect]) -> Point:
    """The centre moved sideways, or else down, so that the glass lies beside what is kept free."""
    for rect in kept:
        wide = rect.inflate(2 * RADIUS + 16, 2 * RADIUS + 16)
        if not wide.collidepoint(centre):
            continue
        ways = [(wide.left - 1, centre[1]), (wide.right + 1, centre[1]), (centre[0], wide.bottom + 1)]
        free = [way for way in ways if room.left <= way[0] <= room.right and room.top <= way[1] <= room.bottom]
        centre = min(free, key=lambda way: math.dist(way, centre), default=centre)
    return centre


def _part(canvas: Canvas, view: MachineView, seen: Magnified) -> None:
    """The part in the hand."""
    seen.kit.draw(canvas, view, seen.part, seen.frame, exactly=True)


def _outlines(canvas: Canvas, view: MachineView, seen: Magnified) -> None:
    """The outline where it belongs, and that of the part: one upon the other, and it is true."""
    for frame, ink in ((Frame(), _GOOD if seen.drawn else NEXT), (seen.frame, _INK)):
        for outline in seen.kit.outlines(seen.part):
            if isinstance(outline, Disc):  # eight corners would be seen
                _circle(canvas, view, frame.point(outline.centre), outline.radius, ink)
                continue
            spots = [_px(canvas, view.to_screen(frame.point(point))) for point in polygon(outline)]
            for thick, colour in _STROKES:
                pygame.draw.lines(canvas.surface, colour or ink, True, spots, max(1, canvas.px(thick)))


_STROKES: tuple[tuple[float, Colour | None], ...] = ((3.4, PAPER), (1.6, None))
"""How thick an outline is, and its ground below it."""


def _circle(canvas: Canvas, view: MachineView, middle: Point, radius: float, ink: Colour) -> None:
    for thick, colour in _STROKES:
        width = max(1, canvas.px(thick))
        far = radius * view.units_per_cm * canvas.scale + width / 2
        pygame.draw.aacircle(canvas.surface, colour or ink, _px(canvas, view.to_screen(middle)), far, width)


def _scale(canvas: Canvas, seen: Magnified) -> None:
    """Millimetres, larger still than in the lens, and where among them the part is."""
    middle, y, half = FRAME, FRAME + _SCALE, _MOST_MM * _MM
    _bar(canvas, FRect(middle - half - 8, y - 13, 2 * half + 16, 24))
    for number in range(-_MOST_MM, _MOST_MM + 1):
        tall, x = (9.0 if number == 0 else 5.0), middle + number * _MM
        _line(canvas, (x, y + 8 - tall), (x, y + 8), NEXT if number == 0 else _INK)
    x = middle + min(half, max(-half, seen.off_mm * _MM))
    colour = _colour(abs(seen.off_mm) < _CLOSE, seen.drawn)
    _dart(canvas, (x, y + 1), colour)


_CLOSE = 0.3
"""mm or degrees off within which the marks are green."""


def _level(canvas: Canvas, seen: Magnified) -> None:
    """A spirit level: which way the part leans."""
    middle, deg = FRAME, math.degrees(seen.frame.angle)
    y = middle + _LEVEL
    _bar(canvas, FRect(middle - _TUBE - 9, y - 9, 2 * _TUBE + 18, 18))
    for side in (-1, 1):
        _line(canvas, (middle + side * 9, y - 8), (middle + side * 9, y + 8), _INK)
    share = min(1.0, max(-1.0, -deg / _MOST_DEG))
    spot = _px(canvas, (middle + share * _TUBE, y))
    pygame.draw.aacircle(canvas.surface, _INK, spot, canvas.px(7))
    pygame.draw.aacircle(canvas.surface, _colour(abs(deg) < _CLOSE, seen.drawn), spot, canvas.px(5.6))


def _colour(close: bool, drawn: bool) -> Colour:
    return _GOOD if close or drawn else NEXT


def _bar(canvas: Canvas, rect: FRect) -> None:
    box = canvas.box(rect)
    pygame.draw.rect(canvas.surface, _INK, box.inflate(canvas.px(2), canvas.px(2)), 0, canvas.px(10))
    pygame.draw.rect(canvas.surface, PAPER, box, 0, canvas.px(9))


def _line(canvas: Canvas, start: Point, end: Point, colour: Colour) -> None:
    pygame.draw.line(canvas.surface, colour, _px(canvas, start), _px(canvas, end), max(1, canvas.px(1.4)))


def _dart(canvas: Canvas, tip: Point, colour: Colour) -> None:
    x, y = tip
    spots = [_px(canvas, spot) for spot in ((x, y), (x - 7, y - 13), (x + 7, y - 13))]
    pygame.draw.polygon(canvas.surface, colour, spots)
    pygame.draw.aalines(canvas.surface, _INK, True, spots)


def _px(canvas: Canvas, at: Point) -> Point:
    return at[0] * canvas.scale, at[1] * canvas.scale
