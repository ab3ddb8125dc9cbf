"""The pieces in the tray as things to be pressed, and the rings round them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

import pygame
from pygame import FRect

from game.games.boobytrap.pictures.places import TrayView
from game.games.boobytrap.tray.packing import BY_NUMBER
from game.machine.specs import Pose
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, rgb
from game.ui.input.bindings import Point, Verb
from game.ui.widgets.widget import Widget

_ROW_MM = 20.0
_STEEP = 1.6
_WAYS = {Verb.LEFT: (-1, 0), Verb.RIGHT: (1, 0), Verb.UP: (0, -1), Verb.DOWN: (0, 1)}


@dataclass
class PieceSpot(Widget):
    """The place of one piece; the tray draws it, and the table its ring above the tray."""

    number: int = 0
    on_press: Callable[[int], None] = lambda number: None

    focusable: ClassVar[bool] = True
    drawn: ClassVar[bool] = False
    group: ClassVar[str] = "tray"

    def covers(self, at: Point) -> bool:
        """Whether a place of the canvas is on the disc."""
        return math.dist(at, self.place.center) <= self.place.width / 2

    def confirm(self) -> None:
        """Touch it."""
        if self.enabled:
            self.on_press(self.number)


def spot_of(view: TrayView, number: int, pose: Pose) -> FRect:
    """The square round a disc."""
    x, y = view.at(pose[0], pose[1])
    radius = BY_NUMBER[number].radius * view.per
    return FRect(x - radius, y - radius, 2 * radius, 2 * radius)


def in_reading_order(poses: Iterable[tuple[int, Pose]]) -> list[int]:
    """The pieces row by row from the scale down, in a row from left to right."""
    return [number for number, _ in sorted(poses, key=lambda item: (round(-item[1][0] / _ROW_MM), item[1][1]))]


def nearest(spots: Sequence[PieceSpot], start: Point, verb: Verb) -> PieceSpot | None:
    """The piece that an arrow leads to from a place: near, and in its direction rather than beside it."""
    way = _WAYS.get(verb)
    if way is None:
        return None
    ranked = [(rank, spot) for spot in spots if (rank := _rank(start, spot.place.center, way)) is not None]
    return min(ranked, key=lambda pair: pair[0])[1] if ranked else None


def _rank(start: Point, other: Point, way: tuple[int, int]) -> float | None:
    dx, dy = other[0] - start[0], other[1] - start[1]
    ahead, aside = dx * way[0] + dy * way[1], abs(dx * way[1]) + abs(dy * way[0])
    if ahead < 1.0 or aside > ahead * _STEEP:
        return None
    return ahead + 1.4 * aside


# Rings round pieces: the focus, the touched piece, and how steadily it is being lifted.

_WHITE, _DARK, _GOOD, _WARN = rgb("#ffffff"), rgb("#1d120b"), rgb("#35c98a"), rgb("#ff7a3c")
_FINE = 3
_BOLD = 4.6
"""Design units that a stroke is wide."""
_ROUGH = 4.0


def draw_focus(canvas: Canvas, place: FRect) -> None:
    """The ring of the focused piece: yellow between two dark lines."""
    focus = canvas.theme.focus
    _ring(canvas, place.inflate(12, 12), ((0.0, 8.0, _DARK), (2.0, 4.0, focus)), "focus")


def draw_touched(canvas: Canvas, place: FRect) -> None:
    """The ring of the touched piece: white between two dark lines, with strokes that say it wobbled."""
    out = place.inflate(13, 13)
    _ring(canvas, out, ((0.0, 8.0, _DARK), (2.0, 4.4, _WHITE)), "touched")
    for number, away in enumerate((7.0, 12.0)):
        _stroke(canvas, out, away, 0.30 - 0.05 * number)


def warm_rings(unseen: Canvas, view: TrayView) -> Iterator[None]:
    """Paint the rings of each size of piece, one a step, before a piece is touched."""
    for radius in sorted({piece.radius for piece in BY_NUMBER.values()}):
        draw_touched(unseen, FRect(0, 0, 2 * radius * view.per, 2 * radius * view.per))
        yield


def _ring(canvas: Canvas, place: FRect, lines: tuple[tuple[float, float, Colour], ...], name: str) -> None:
    side = canvas.px(place.width)

    def paint() -> pygame.Surface:
        large = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
        middle = large.get_rect().center
        for inset, wide, colour in lines:
            radius = side * _FINE / 2 - inset * canvas.scale * _FINE
            pygame.draw.circle(large, colour, middle, radius, max(1, round(wide * canvas.scale * _FINE)))
        return pygame.transform.smoothscale(large, (side, side))

    canvas.centre(canvas.store.get(("ring", name, side, canvas.theme.name), paint), place)


def _stroke(canvas: Canvas, place: FRect, away: float, half: float) -> None:
    """A short arc beyond the upper left of a ring; only the box round it is painted."""
    reach, start = (place.width / 2 + away) * canvas.scale, math.radians(160)
    side = round(2 * reach) + 8
    angles = [start + half * (step / 20 - 1) for step in range(41)]
    points = [(side / 2 + reach * math.cos(angle), side / 2 - reach * math.sin(angle)) for angle in angles]
    left, top = (math.floor(min(values) - _BOLD * canvas.scale) for values in zip(*points, strict=True))
    right, low = (math.ceil(max(values) + _BOLD * canvas.scale) for values in zip(*points, strict=True))
    size = right - left, low - top

    def paint() -> pygame.Surface:
        large = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
        for wide, colour in ((_BOLD, _DARK), (2.4, _WHITE)):
            for x, y in points:
                at = (x - left) * _FINE, (y - top) * _FINE
                pygame.draw.circle(large, colour, at, wide * canvas.scale * _FINE / 2)
        return pygame.transform.smoothscale(large, size)

    whole = pygame.Rect(0, 0, side, side)
    whole.center = canvas.box(place).center
    key = ("wobble", side, round(half, 3))
    canvas.surface.blit(canvas.store.get(key, paint), whole.move(left, top))


_LADDER, _LEVEL = (96.0, 12.0), (68.0, 10.0)
"""How high and wide the gauge beside the piece is, and how wide and high the level below it; design units."""


def _ladder(place: FRect) -> FRect:
    high, wide = _LADDER
    return FRect(place.right + 16, place.centery - high / 2, wide, high)


def _level(place: FRect) -> FRect:
    wide, high = _LEVEL
    return FRect(place.centerx - wide / 2, place.bottom + 14, wide, high)


def gauges(place: FRect) -> FRect:
    """Where a piece and what `draw_held` shows of it is."""
    return place.unionall([_ladder(place).inflate(30, 6), _level(place).inflate(6, 6)])


def draw_held(canvas: Canvas, place: FRect, share: float, astray: float, strain: float) -> None:
    """How far a piece is drawn up and how hard it is dragged, as a ladder beside it, and how far the hand strays."""
    ladder, level = _ladder(place), _level(place)
    high, wide = ladder.height, ladder.width
    pygame.draw.rect(canvas.surface, _DARK, canvas.box(ladder.inflate(6, 6)), 0, canvas.px(8))
    pygame.draw.rect(canvas.surface, _WHITE, canvas.box(ladder), 0, canvas.px(6))
    full = FRect(ladder.x, ladder.bottom - high * share, wide, max(1.0, high * share))
    steady = abs(astray) < _ROUGH / 4
    pygame.draw.rect(canvas.surface, _GOOD if steady else _WARN, canvas.box(full), 0, canvas.px(6))
    if strain > 0:
        drag = FRect(ladder.right + 6, ladder.bottom - high * strain, 6, high * strain)
        pygame.draw.rect(canvas.surface, _DARK, canvas.box(drag.inflate(4, 4)), 0, canvas.px(5))
        pygame.draw.rect(canvas.surface, _WARN, canvas.box(drag), 0, canvas.px(4))
    pygame.draw.rect(canvas.surface, _DARK, canvas.box(level.inflate(6, 6)), 0, canvas.px(8))
    pygame.draw.rect(canvas.surface, _WHITE, canvas.box(level), 0, canvas.px(5))
    off = max(-1.0, min(1.0, astray / _ROUGH))
    bubble = FRect(level.centerx + off * 29 - 6, level.y - 1, 12, 12)
    pygame.draw.ellipse(canvas.surface, _DARK, canvas.box(bubble.inflate(3, 3)))
    pygame.draw.ellipse(canvas.surface, _GOOD if steady else _WARN, canvas.box(bubble))
