"""What moves over the board, and where a roll would lead."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.games.mightymouse.pictures import board
from game.games.mightymouse.pictures.board import CIRCLE, SPOTS, RaceGround
from game.shell.pictures.on_board import between
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import radial
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.input.bindings import Point
from game.ui.motion import hop, smooth

_LEAST = 0.01
"""Steps from the centre at which Mighty Mouse is drawn flying at the least; at 0 he stands."""


@dataclass(eq=False)
class PieceFlight:
    """A seat's piece from one space to another, so high half way."""

    ground: Callable[[], RaceGround]
    seat: str
    start: int
    end: int
    lift: float
    glad: bool = False

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it, a little larger while it is up, and in a light of its own where it is glad."""
        ground, high = self.ground(), hop(share)
        x, y = between(ground.stand(self.start), ground.stand(self.end), smooth(share))
        at = x, y - self.lift * ground.scale * high
        if self.glad:
            shine(canvas, at, _GLAD * ground.scale, 1.0)
        board.piece(canvas, self.seat, at, ground.scale * (1 + (0.3 if self.glad else 0.12) * high))


@dataclass(eq=False)
class HeroFlight:
    """Mighty Mouse along the track to a hazard, between two numbers of steps from the centre; nowhere for hazard 0."""

    ground: Callable[[], RaceGround]
    hazard: int
    start: int
    end: int

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw him on the lit track, in his own light."""
        if self.hazard:
            shine(canvas, self.at(share), _SHINES * self.ground().scale, 1.0)
            board.hero(canvas, self.ground(), self.hazard, self._steps(share))

    def at(self, share: float) -> Point:
        """Where on the canvas he is."""
        return self.ground().hero(self.hazard, self._steps(share))

    def _steps(self, share: float) -> float:
        return max(_LEAST, self.start + (self.end - self.start) * smooth(share))


# Everyone is free: light bursts from every circle where somebody was held, its bars break, and those inside jump.

_GLAD, _SHINES, _BURSTS = 70.0, 160.0, 210.0
"""How far the light reaches of a piece that is freed, of Mighty Mouse as he flies, of a circle that opens."""
_WARM, _DAWN = (112, 98, 50), (40, 32, 12)
"""What the middle of such a light adds, and what is added all over the board at the height of a rescue."""
_LEVELS, _RISES, _FADES = 8, 0.3, 0.4
"""Steps of a light that rises and fades, and the shares of the time in which it does."""
_BARS, _RAYS, _BREAKS = 6, 16, 0.16
"""How many bars a circle has and how many rays it throws; the share of the time after which the bars break."""
_STEEL, _RIM, _RAY = rgb("#c9d2ea"), rgb("#1d2238"), rgb("#ffe48a")
_JUMPS, _JUMP = 3, 20.0


def shine(canvas: Canvas, at: Point, reach: float, level: float) -> None:
    """Add light that fades from its middle; where light is even, nothing. level: 0 to 1."""
    step = round(level * _LEVELS)
    if not step or not canvas.theme.grain:
        return
    red, green, blue = (part * step // _LEVELS for part in _WARM)
    picture = radial(canvas, (2 * max(2, canvas.px(reach)),) * 2, (red, green, blue))
    middle = round(at[0] * canvas.scale), round(at[1] * canvas.scale)
    canvas.surface.blit(picture, picture.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)


@dataclass(eq=False)
class CirclesOpen:
    """Those who are held everywhere are freed. held: who, by circle."""

    ground: Callable[[], RaceGround]
    held: Mapping[int, Sequence[str]] = field(default_factory=dict)

    def draw(self, canvas: Canvas, share: float) -> None:
        """Light, rays, those who are glad, and the bars that fly apart before them."""
        ground, level = self.ground(), smooth(min(1.0, share / _RISES, (1 - share) / _FADES))
        if canvas.theme.grain:
            dawn = mix((0, 0, 0), _DAWN, round(level * _LEVELS) / _LEVELS)
            canvas.surface.fill(dawn, canvas.box(ground.rect), special_flags=pygame.BLEND_RGB_ADD)
        for hazard, seats in self.held.items():
            at = ground.to_screen(SPOTS[hazard])
            shine(canvas, at, _BURSTS * ground.scale, level)
            _rays(canvas, at, ground.scale, share)
            for number, seat in enumerate(seats):
                x, y = ground.stand(hazard, number, len(seats))
                jump = _JUMP * hop((share * _JUMPS + number / 3) % 1.0) * min(1.0, (1 - share) / 0.1)
                board.piece(canvas, seat, (x, y - jump * ground.scale), ground.scale * 1.15)
            _bars(canvas, at, ground.scale, share)


def _rays(canvas: Canvas, at: Point, scale: float, share: float) -> None:
    """Rays shoot out from a circle, thinner and thinner."""
    gone = max(0.0, (share - _BREAKS) / (1 - _BREAKS))
    for number in range(_RAYS if 0 < gone < 1 else 0):
        angle = math.tau * number / _RAYS + 0.2
        out = 1 - (1 - gone) ** 3
        start = CIRCLE * (0.95 + 0.9 * out)
        end = start + (30 + 22 * (number % 2)) * (1 - gone)
        thin = (0.075 - 0.03 * (number % 2)) * (1 - gone)
        corners = ((start, -thin), (end, 0.0), (start, thin))
        _fill(
            canvas, at, scale, [(far * math.cos(angle + by), far * math.sin(angle + by)) for far, by in corners], _RAY
        )


def _bars(canvas: Canvas, at: Point, scale: float, share: float) -> None:
    """Bars before a circle: they tremble, break in two and fly apart."""
    gone = max(0.0, (share - _BREAKS) / (0.75 - _BREAKS))
    for number in range(_BARS if gone < 1 else 0):
        x = CIRCLE * 1.7 * ((number + 0.5) / _BARS - 0.5) + (1.5 * math.sin(60 * share + number) if not gone else 0.0)
        half = math.sqrt(max(0.0, (CIRCLE * 0.95) ** 2 - x * x)) / 2
        for way in (-1, 1):
            fast = 70 + 23 * ((number * 3 + way) % 4)
            turn = gone * (2.2 + number % 3) * (1 if (number + way) % 2 else -1)
            y = way * half + way * fast * gone * 0.8 + 150 * gone * gone
            middle = x + (x * 2.6 + 12 * way) * gone, y
            for wide, colour in ((6.4, _RIM), (3.8, _STEEL)):
                _fill(canvas, at, scale, _bar(middle, half * (1 - 0.4 * gone), wide / 2, turn), colour)


def _bar(middle: Point, half: float, thick: float, turn: float) -> list[Point]:
    c, s = math.cos(turn), math.sin(turn)
    corners = ((-thick, -half), (thick, -half), (thick, half), (-thick, half))
    return [(middle[0] + x * c - y * s, middle[1] + x * s + y * c) for x, y in corners]


def _fill(canvas: Canvas, at: Point, scale: float, corners: Sequence[Point], colour: Colour) -> None:
    """A shape round a place, its corners in units of the board."""
    points = [((at[0] + x * scale) * canvas.scale, (at[1] + y * scale) * canvas.scale) for x, y in corners]
    pygame.draw.polygon(canvas.surface, colour, points)
