"""The discs on the floor as one picture, painted anew only where something has moved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from weakref import ref

import pygame

from game.physics.boobytrap.packing import WIDTH
from game.physics.specs import Pose
from game.pictures.boobytrap.turned import COPY, Turned
from game.pictures.boobytrap.view import TrayView
from game.ui.canvas import Canvas
from game.ui.dirty_rectangles import bands, joined

_SHADE_MM = 5.5
_MANY = 30
"""When as many discs move all of the floor is painted."""
Spot = tuple[int, int, int]
"""The pixel of a disc's middle in the picture, and the number of its turn."""


class Bed:
    """Keeps the picture of the floor of one view, and where each disc was drawn in it."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._picture = pygame.Surface((1, 1))
        self._drawn: dict[int, Spot] = {}
        self._behind = True

    def draw(self, laid: BedFrame, poses: Mapping[int, Pose]) -> None:
        """Copy the picture onto the canvas, painted anew where any disc came, went, moved or turned.

        When many move the picture is left as it is, and all of them are drawn where it would be copied to.
        """
        if laid.key != self._key:
            self._key, self._behind = laid.key, True
            self._picture = pygame.Surface(laid.floor.size)
        now, whole = laid.spots(poses), self._picture.get_rect()
        before, self._drawn = self._drawn, now
        moved = [number for number in before | now if before.get(number) != now.get(number)]
        surface = laid.canvas.surface
        if len(moved) >= _MANY and surface.get_rect().contains(laid.floor):
            self._behind = True
            _paint(surface.subsurface(laid.floor), laid, now, whole)
            return
        cells = (laid.cell(number, spots[number]) for number in moved for spots in (before, now) if number in spots)
        for where in [whole] if self._behind else joined(cells):
            self._picture.set_clip(where)
            _paint(self._picture, laid, now, where)
        self._picture.set_clip(None)
        self._behind = False
        surface.blit(self._picture, laid.floor)


def _paint(picture: pygame.Surface, laid: BedFrame, now: Mapping[int, Spot], where: pygame.Rect) -> None:
    """Paint within a stretch: the empty floor, the discs with their shadows, the walls' shadow over them.

    The light comes from the upper left: a disc hides the shadow of those that lie before it in this order.
    """
    discs = []
    for number, spot in sorted(now.items(), key=_nearness):
        cell = laid.cell(number, spot)
        if where.colliderect(cell):
            discs.append((cell, (laid.picture(number, spot[2]), cell.topleft)))
    for band in bands(where):
        picture.set_clip(band)
        picture.blit(laid.ground, band, band.move(laid.floor.topleft))
        picture.fblits([blit for cell, blit in discs if band.colliderect(cell)], COPY)
    picture.set_clip(where)
    laid.shade(picture)


def _nearness(disc: tuple[int, Spot]) -> tuple[int, int]:
    """Further from the light is later."""
    return disc[1][0] + disc[1][1], disc[0]


@dataclass(frozen=True)
class BedFrame:
    """Where a frame is drawn. ground: the canvas as it is without any disc. floor: its stretch that the bed covers.

    barred: the pieces that may not be touched.
    """

    canvas: Canvas
    view: TrayView
    turned: Turned
    ground: pygame.Surface
    floor: pygame.Rect
    barred: frozenset[int] = frozenset()

    @property
    def key(self) -> tuple[object, ...]:
        """All that the whole picture depends on."""
        return self.view, self.floor.size, ref(self.ground), ref(self.turned), self.barred

    def picture(self, number: int, turn: int) -> pygame.Surface:
        """A disc with its shadow, darkened where it may not be touched."""
        return (self.turned.barred if number in self.barred else self.turned.lying)(number, turn)

    def spots(self, poses: Mapping[int, Pose]) -> dict[int, Spot]:
        """Where the discs are drawn."""
        (left, top, per), scale, turn_of = self.view, self.canvas.scale, self.turned.turn_of
        left, top, step = left * scale - self.floor.x, (top + WIDTH / 2 * per) * scale - self.floor.y, per * scale
        return {
            number: (round(left + y * step), round(top - x * step), turn_of(number, -angle))
            for number, (x, y, angle) in poses.items()
        }

    def cell(self, number: int, spot: Spot) -> pygame.Rect:
        """All that a disc and its shadow cover."""
        shadow, corner = self.turned.shadow(number)
        side = shadow.get_width()
        return pygame.Rect(spot[0] - corner, spot[1] - corner, side, side)

    def shade(self, picture: pygame.Surface) -> None:
        """Draw the shadow that the upper and the left rail throw on the discs beside them."""
        wide, size = max(2, round(_SHADE_MM * self.view.per * self.canvas.scale)), self.floor.size
        for side, room in (("top", (size[0], wide)), ("left", (wide, size[1]))):
            picture.blit(self.canvas.store.get(("booby wall", side, room), partial(_shade, room, side)), (0, 0))


def _shade(size: tuple[int, int], side: str) -> pygame.Surface:
    thin = pygame.Surface((1, size[1]) if side == "top" else (size[0], 1), pygame.SRCALPHA)
    deep = max(thin.get_size())
    for step in range(deep):
        at = (0, step) if side == "top" else (step, 0)
        thin.set_at(at, (20, 8, 16, round(105 * (1 - step / deep) ** 1.6)))
    return pygame.transform.scale(thin, size)
