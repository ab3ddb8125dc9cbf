"""The arches: lines as thick as the force they carry, from piece to piece, wall and bar; loose pieces stay lit."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.games.boobytrap.pictures.places import TrayView
from game.games.boobytrap.tray.packing import BY_NUMBER, Packing
from game.games.boobytrap.tray.settled import Force, Tray
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, rgb
from game.ui.motion import smooth

_FULL, _LEAST = 8.6, 0.55
"""How broad a line is that carries the whole spring, and the thinnest one, mm."""
_NOTHING = 0.004
_CASING, _AMBER, _CORE, _GLOW = rgb("#2b1206"), rgb("#ff9d1c"), rgb("#fff3cf"), rgb("#ffb43c")
_VEIL = (26, 18, 16, 140)
_FINE = 2
_SLICE = 60_000
"""So many pixels are painted at a time, in some 5 ms."""
_FADE = 0.2


class Arches:
    """One picture for a tray at rest, painted a slice a frame once the tray rests; then it comes in softly.

    on: whether they are wanted. shown: whether they are, or come in. at_once: whether no frame is waited for.
    """

    def __init__(self) -> None:
        self.on = False
        self.shown = False
        self.at_once = False
        self._key: tuple[Packing, TrayView, tuple[int, int]] | None = None
        self._picture = pygame.Surface((1, 1))
        self._work: Iterator[None] = iter(())
        self._painted = False
        self._share = 0.0

    def update(self, dt: float, at_rest: bool) -> bool:
        """Come in while the tray rests; tell whether there is more to be seen soon."""
        self.shown = self.on and at_rest
        if not self.shown:
            self._share = 0.0
            return False
        if self._share >= 1.0:
            return False
        if self._painted:
            self._share += dt / _FADE
        return True

    def draw(self, canvas: Canvas, view: TrayView, tray: Tray) -> None:
        """Paint on, and copy the picture over the floor."""
        box = canvas.box(view.floor)
        key = tray.packing, view, box.size
        if key != self._key:
            self._key, self._painted, self._share = key, False, 0.0
            self._picture = pygame.Surface(box.size, pygame.SRCALPHA)
            self._work = _paint(self._picture, view, canvas.scale, tray)
        while not self._painted:
            self._painted = next(self._work, self) is self
            if not self.at_once:
                break
        if self._painted:
            self._picture.set_alpha(255 if self.at_once else round(255 * smooth(min(1.0, self._share))))
            canvas.surface.blit(self._picture, box)


def _paint(picture: pygame.Surface, view: TrayView, scale: float, tray: Tray) -> Iterator[None]:
    """Paint from the front wall to the bar, an upright stripe at a time."""
    forces = [force for force in tray.forces() if force.share > _NOTHING]
    yield
    bar = tray.frame().bar
    veil = round((bar[0] + bar[1]) / 2 * view.per * scale)
    whole, wide = min(picture.get_width(), round((max(bar[:2]) + _FULL) * view.per * scale)), _SLICE // picture.height
    for left in range(0, whole, wide):
        stripe = _Stripe(view, scale, left, min(wide, whole - left), picture.height)
        picture.blit(stripe.painted(tray, forces, veil), (left, 0))
        yield


class _Stripe:
    """A stretch of the floor, so many pixels from its left edge."""

    def __init__(self, view: TrayView, scale: float, left: int, wide: int, high: int) -> None:
        self.view = view
        self.scale = scale
        self.per = view.per * scale
        self.margin = math.ceil(5 * self.per)
        self.left = left - self.margin
        self.size = wide + 2 * self.margin, high
        self.inside = pygame.Rect(self.margin, 0, wide, high)

    def painted(self, tray: Tray, forces: list[Force], veil: int) -> pygame.Surface:
        """The veil with its holes, the glow, the lines."""
        lines = [line for force in forces if (line := self._line(force)) is not None]
        picture = self._veiled(tray, forces, veil)
        glow = pygame.Surface(self.size, pygame.SRCALPHA)
        for start, end, wide in lines:
            _bar(glow, start, end, (wide + 2.4) * self.per, (*_GLOW, 90))
        picture.blit(pygame.transform.box_blur(glow, max(1, round(0.7 * self.per))), (0, 0))
        large = self._large()
        for colour, more, part in ((_CASING, 0.62, 1.0), (_AMBER, 0.0, 1.0), (_CORE, 0.0, 0.36)):
            for start, end, wide in lines:
                ends = [(x * _FINE, y * _FINE) for x, y in (start, end)]
                _bar(large, ends[0], ends[1], (wide * part + more) * self.per * _FINE, (*colour, 255))
        picture.blit(pygame.transform.smoothscale(large, self.size), (0, 0))
        return picture.subsurface(self.inside)

    def _line(self, force: Force) -> tuple[tuple[float, float], tuple[float, float], float] | None:
        """Where a force is drawn here, and how broad, mm; nothing if it runs past."""
        start, end, wide = self._pixel(force.start), self._pixel(force.end), _wide(force.share)
        reach = (wide + 2.4) * self.per
        if max(start[0], end[0]) + reach < 0 or min(start[0], end[0]) - reach > self.size[0]:
            return None
        return start, end, wide

    def _pixel(self, point: tuple[float, float]) -> tuple[float, float]:
        x, y = self.view.at(*point)
        return (x - self.view.left) * self.scale - self.left, (y - self.view.top) * self.scale

    def _large(self) -> pygame.Surface:
        return pygame.Surface((self.size[0] * _FINE, self.size[1] * _FINE), pygame.SRCALPHA)

    def _veiled(self, tray: Tray, forces: list[Force], veil: int) -> pygame.Surface:
        """Pieces that carry nothing shine through the veil."""
        large = self._large()
        large.fill(_VEIL, (0, 0, (veil - self.left) * _FINE, large.get_height()))
        ends = {force.start for force in forces} | {force.end for force in forces}
        for number, (x, y, _) in tray.frame().poses.items():
            if (x, y) not in ends:
                spot = self._pixel((x, y))
                radius = BY_NUMBER[number].radius * self.per * _FINE + 1
                pygame.draw.circle(large, (*_VEIL[:3], 0), (spot[0] * _FINE, spot[1] * _FINE), radius)
        return pygame.transform.smoothscale(large, self.size)


def _wide(carried: float) -> float:
    return max(_LEAST, min(1.0, carried) * _FULL)


def _bar(
    on: pygame.Surface, start: tuple[float, float], end: tuple[float, float], wide: float, colour: tuple[int, ...]
) -> None:
    """A line with round ends."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = math.hypot(dx, dy) or 1.0
    x, y = -dy / long * wide / 2, dx / long * wide / 2
    corners = [(start[0] + x, start[1] + y), (end[0] + x, end[1] + y), (end[0] - x, end[1] - y),
               (start[0] - x, start[1] - y)]  # fmt: skip
    pygame.draw.polygon(on, colour, corners)
    for middle in (start, end):
        pygame.draw.circle(on, colour, middle, wide / 2)


def legend_widths() -> tuple[tuple[float, float], ...]:
    """The shares of the spring that the legend shows, and how broad their lines are, mm."""
    return tuple((share, _wide(share)) for share in (1.0, 0.5, 0.08))


LEGEND_COLOURS: tuple[Colour, ...] = (_CASING, _AMBER, _CORE)
