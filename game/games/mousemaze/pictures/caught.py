"""What the mouse makes of its fate: it looks up at the cage, jumps, is glad; and how lost wedges go to pieces."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import FRect

from game.games.mousemaze.pictures.flights import FOOT, MOUSE, MazeFlight, draw_mouse
from game.shell.pictures.on_board import Where
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, rgb
from game.ui.input.bindings import Point
from game.ui.motion import hop, smooth

TO_US = 2
"""Facing so, in quarter turns from up, the mouse shows its face."""
_EYES, _EYE, _PUPIL = ((-7.2, 18.6), (7.2, 18.6)), 11.0, 5.2
"""Where its eyes are then, and how wide they open, units of its picture."""
_INK, _WHITE, _GOLD = rgb("#14101c"), rgb("#ffffff"), rgb("#ffd23e")
_HOPS, _HIGH, _SHIVERS = 2, 0.17, 9.0
"""How often it jumps, how high, in cards, and how often it shivers while a word is read."""


def nearer(quarters: int) -> int:
    """The same turn the shorter way round."""
    return (quarters + 1) % 4 - 1


@dataclass(eq=False)
class MouseTold(MazeFlight):
    """The mouse while something happens to it. does: "looks", "sees", "jumps", "cowers" or "cheers"."""

    cell: Callable[[], int] = lambda: 0
    facing: Callable[[], int] = lambda: 0
    does: str = "looks"

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it, with its eyes wide open where it is frightened."""
        laid = self.spots.laid
        x, y = laid.centre(self.cell())
        high = _HIGH * laid.card * self._up(share)
        x += 1.6 * laid.zoom * math.sin(math.tau * _SHIVERS * share) * (self.does == "cowers")
        draw_mouse(canvas, laid, (x, y), self._faces(share), high)
        if self.does in ("sees", "jumps", "cowers"):
            _wide_eyes(canvas, (x, y - high), laid.zoom * MOUSE)
        elif self.does == "cheers":
            _stars(canvas, laid.centre(self.cell()), laid.card, share)

    def _up(self, share: float) -> float:
        """How high it is, 0 to 1."""
        if self.does not in ("jumps", "cheers"):
            return 0.0
        hops = _HOPS + (self.does == "cheers")
        fades = 1 - 0.6 * share if self.does == "jumps" else 1.0
        return hop(share * hops % 1.0) * fades

    def _faces(self, share: float) -> float:
        if self.does == "cheers":
            return TO_US + 0.3 * math.sin(math.tau * 1.5 * share)
        start = self.facing()
        return start + nearer(TO_US - start) * smooth(min(1.0, 1.8 * share)) if self.does == "looks" else TO_US


def _wide_eyes(canvas: Canvas, at: Point, zoom: float) -> None:
    for x, y in _EYES:
        eye = at[0] + x * zoom, at[1] + y * zoom
        for wide, up, colour in ((_EYE + 2.4, 0.0, _INK), (_EYE, 0.0, _WHITE), (_PUPIL, 1.6, _INK)):
            _dot(canvas, (eye[0], eye[1] - up * zoom), wide * zoom, (*colour, 255))


def _dot(canvas: Canvas, at: Point, wide: float, colour: tuple[int, ...], flat: float = 1.0) -> None:
    size = max(2, canvas.px(wide)), max(2, canvas.px(wide * flat))
    canvas.centre(shapes.ellipse(size, colour), FRect(at[0] - 1, at[1] - 1, 2, 2))


_STARS, _STAR = 11, 0.075
"""How many stars fly off a mouse that is glad, and how large they are, in cards."""


def _stars(canvas: Canvas, at: Point, card: float, share: float) -> None:
    """Stars of four points, out of the middle; they grow smaller as they go."""
    for number in range(_STARS):
        angle = math.tau * number / _STARS + 0.4
        far = card * (0.3 + (0.22 + 0.05 * (number % 3)) * smooth(share))
        size = card * _STAR * (1 + number % 2 * 0.6) * (1 - share**3)
        x, y = at[0] + far * math.cos(angle), at[1] + far * math.sin(angle)
        corners = [
            (x + size * part * math.cos(math.tau * step / 8), y + size * part * math.sin(math.tau * step / 8))
            for step, part in enumerate((1.0, 0.32) * 4)
        ]
        _fill(canvas, corners, _GOLD)


def _fill(canvas: Canvas, corners: list[Point], colour: Colour) -> None:
    pygame.draw.polygon(canvas.surface, colour, [(x * canvas.scale, y * canvas.scale) for x, y in corners])


_SHADES, _SHADE, _DEEPEST = 8, (10, 6, 20), 150
"""In so many steps a shadow grows: pictures that are kept."""
_UNDER = 0.86
"""How wide the shadow is of a cage that stands, in cards."""


@dataclass(eq=False)
class CageShadow(MazeFlight):
    """The shadow of a cage that hangs above a cell. depth: how dark it is at the start and the end, 0 to 1."""

    cell: Callable[[], int] = lambda: 0
    depth: tuple[float, float] = (0.0, 1.0)

    def draw(self, canvas: Canvas, share: float) -> None:
        """Darker and smaller, the lower the cage is."""
        laid, (start, end) = self.spots.laid, self.depth
        step = round((start + (end - start) * share) * _SHADES)
        if step:
            x, y = laid.centre(self.cell())
            wide = laid.card * (_UNDER + 0.4 * (1 - step / _SHADES))
            _dot(canvas, (x, y + laid.card * 0.08), wide, (*_SHADE, _DEEPEST * step // _SHADES), 0.86)


_PUFFS, _DUST, _GRADES = 16, rgb("#f1e6cf"), 5


@dataclass(eq=False)
class Dust(MazeFlight):
    """What flies up where a cage has come down."""

    cell: Callable[[], int] = lambda: 0

    def draw(self, canvas: Canvas, share: float) -> None:
        """Puffs along its foot, further out and thinner and thinner."""
        laid, out = self.spots.laid, 1 - (1 - share) ** 2
        (x, y), card = laid.centre(self.cell()), laid.card
        alpha = 190 * round((1 - share) * _GRADES) // _GRADES
        for number in range(_PUFFS if alpha else 0):
            way = (number + 0.5) / _PUFFS * 2 - 1
            far = card * way * (0.46 + 0.3 * out)
            up = card * (0.02 + 0.2 * out * (1 - abs(way)) + 0.05 * (number % 3))
            wide = card * (0.07 + 0.13 * round(out * _SHADES) / _SHADES) * (1 + number % 3 * 0.3)
            _dot(canvas, (x + far, y + card * FOOT - up), wide, (*_DUST, alpha))


# Lost wedges: each jumps up, turns over and breaks; its pieces and crumbs fly and fall.

_LARGE, _SPRINGS, _AFTER = 1.8, 0.14, 0.05
"""How large a wedge is that breaks; seconds until it does; seconds between one and the next."""
_CRUMBS, _CHEESE = 9, (rgb("#ffd94f"), rgb("#eaa91d"), rgb("#fff1ac"))
_FAST, _FALLS, _SPINS = 250.0, 760.0, 420.0
"""Design units a second, a second squared, and degrees a second. By eye, as the points that break in Booby-Trap."""
_PIECES = (((0, 0), (0.62, 0), (0.4, 1), (0, 1)), ((0.62, 0), (1, 0), (1, 0.55), (0.5, 0.5)),
           ((0.5, 0.5), (1, 0.55), (1, 1), (0.4, 1)))  # fmt: skip


@dataclass(eq=False)
class WedgeBreak(MazeFlight):
    """A lost wedge. number: counted from 0. seconds: how long the flight takes."""

    start: Where = lambda: (0.0, 0.0)
    number: int = 0
    seconds: float = 1.0

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it whole, or what has become of it."""
        since = share * self.seconds - _AFTER * self.number
        x, y = self.start()
        zoom, (x, y) = self.spots.laid.zoom, self.start()
        if since < _SPRINGS:
            step = round(4 * smooth(max(0.0, since / _SPRINGS))) / 4
            face = "up" if step >= 0.5 else "down"
            canvas.stamp(f"maze/wedge_{face}", (x, y - 14 * step), 0, zoom * (1 + (_LARGE - 1) * step))
            return
        for number, piece in enumerate(_broken(canvas, zoom * _LARGE)):
            at, turned = self._flown(number, since - _SPRINGS, (x, y - 14))
            whole = pygame.transform.rotozoom(piece, turned, 1.0)
            middle = round(at[0] * canvas.scale), round(at[1] * canvas.scale)
            canvas.surface.blit(whole, whole.get_rect(center=middle))
        for number in range(_CRUMBS):
            (x, y), _turned = self._flown(number + 3, since - _SPRINGS, self.start())
            side = 2.2 + number % 3
            _fill(canvas, [(x, y - side), (x + side, y), (x, y + side * 0.8), (x - side, y)], _CHEESE[number % 3])

    def _flown(self, number: int, time: float, at: Point) -> tuple[Point, float]:
        """Where a piece is so many seconds after the break, and how far it has turned."""
        angle = -math.pi / 2 + math.radians((number * 97 + self.number * 41) % 150 - 75)
        fast = _FAST * (0.55 + (number * 5 + self.number * 3) % 7 / 8)
        x = at[0] + math.cos(angle) * fast * time
        y = at[1] + math.sin(angle) * fast * time + _FALLS * time * time / 2
        return (x, y), _SPINS * time * (1 if number % 2 else -1)


def _broken(canvas: Canvas, zoom: float) -> list[pygame.Surface]:
    """The pieces of a wedge of this size."""
    info = canvas.sprites.info("maze/wedge_up")
    if info is None:
        return []
    per = canvas.scale * zoom / info.per
    size = max(4, round(info.size[0] * per)), max(4, round(info.size[1] * per))
    picture = canvas.sprites.get("maze/wedge_up", size)
    if picture is None:
        return []
    keys = (("broken wedge", size, number) for number in range(len(_PIECES)))
    return [canvas.store.get(key, partial(_piece, picture, cut)) for key, cut in zip(keys, _PIECES, strict=True)]


def _piece(whole: pygame.Surface, outline: tuple[Point, ...]) -> pygame.Surface:
    wide, high = whole.get_size()
    mask = shapes.blank((wide, high))
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(x * wide, y * high) for x, y in outline])
    piece = whole.copy()
    piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    box = piece.get_bounding_rect()
    return piece.subsurface(box).copy() if box.width and box.height else piece
