"""The arches: lines as thick as the force they carry, from piece to piece, wall and bar; loose pieces stay lit."""

from __future__ import annotations

import math

import pygame

from game.physics.boobytrap.pieces import BY_NUMBER
from game.physics.boobytrap.settled import Force, Tray
from game.scenes.boobytrap.view import View
from game.ui.canvas import Canvas
from game.ui.theme import Colour, rgb

_FULL, _LEAST = 8.6, 0.55
"""How broad a line is that carries the whole spring, and the thinnest one, mm."""
_NOTHING = 0.004
_CASING, _AMBER, _CORE, _GLOW = rgb("#2b1206"), rgb("#ff9d1c"), rgb("#fff3cf"), rgb("#ffb43c")
_VEIL = (24, 14, 12, 158)
_FINE = 2


class Arches:
    """One picture for a tray at rest, painted when it is first shown."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._picture: pygame.Surface | None = None

    def draw(self, canvas: Canvas, view: View, tray: Tray) -> None:
        """Copy the picture over the floor."""
        box = canvas.box(view.floor)
        key = tray.digest(), box.size
        if self._picture is None or key != self._key:
            self._key, self._picture = key, _painted(view, canvas.scale, box.size, tray)
        canvas.surface.blit(self._picture, box)


def _painted(view: View, scale: float, size: tuple[int, int], tray: Tray) -> pygame.Surface:
    forces = [force for force in tray.forces() if force.share > _NOTHING]
    large = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    share = scale * _FINE
    near = (tray.frame().bar[0] + tray.frame().bar[1]) / 2
    large.fill(_VEIL, (0, 0, round(near * view.per * share), large.get_height()))
    _spare_loose(large, view, share, tray, forces)
    lines = [(_pixel(view, force.start, share), _pixel(view, force.end, share), force.share) for force in forces]
    per = view.per * share
    glow = pygame.Surface(large.get_size(), pygame.SRCALPHA)
    for start, end, carried in lines:
        _line(glow, start, end, (_wide(carried) + 2.4) * per, (*_GLOW, 90))
    large.blit(pygame.transform.box_blur(glow, max(1, round(1.4 * per))), (0, 0))
    for colour, more, part in ((_CASING, 0.62, 1.0), (_AMBER, 0.0, 1.0), (_CORE, 0.0, 0.36)):
        for start, end, carried in lines:
            _line(large, start, end, (_wide(carried) * part + more) * per, (*colour, 255))
    return pygame.transform.smoothscale(large, size)


def _wide(carried: float) -> float:
    return max(_LEAST, min(1.0, carried) * _FULL)


def _pixel(view: View, point: tuple[float, float], share: float) -> tuple[float, float]:
    x, y = view.at(*point)
    return (x - view.left) * share, (y - view.top) * share


def _spare_loose(large: pygame.Surface, view: View, share: float, tray: Tray, forces: list[Force]) -> None:
    """Let pieces that carry nothing shine through the veil."""
    ends = {force.start for force in forces} | {force.end for force in forces}
    for number, (x, y, _) in tray.frame().poses.items():
        if (x, y) not in ends:
            radius = BY_NUMBER[number].radius * view.per * share
            pygame.draw.circle(large, (*_VEIL[:3], 0), _pixel(view, (x, y), share), radius + 1)


def _line(
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
