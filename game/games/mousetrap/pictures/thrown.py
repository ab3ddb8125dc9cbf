"""What the last links throw up: water that wets the floor and rings round the tub, dust where the cage lands."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.trap.cage import CAGE_WIDTH, TUB_FLOOR, TUB_HEIGHT, TUB_WIDTH, TUB_X
from game.games.mousetrap.trap.report import LINKS
from game.machine.specs import Point
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import rgb
from game.ui.widgets.dirty import Item

_TUB, _CAGE = LINKS.index("diver_in_washtub") + 1, LINKS.index("cage_down") + 1
"""After so many links water splashes, and dust rises."""
LASTS = 1.3
"""Seconds for which something is thrown up. The wet floor stays."""
_PAST = 2 * LASTS
_STILL = 0.3
"""At what age all is shown where motion is reduced, s."""
_DROPS, _SPOTS, _RINGS, _PUFFS = 18, 6, 4, 14
ITEMS = _SPOTS + _DROPS + _RINGS + _PUFFS
_HEAVY, _FLOOR_CM, _WETS = 34.0, -0.7, 0.55
"""How fast drops fall, cm/s2: slowly, as time does then. Where they come down, and the seconds until the first has."""
_GRADES = 5
"""Steps in which something fades or grows, each a picture that is kept."""
_WATER, _WET, _DUST, _RING = rgb("#2f9be0"), rgb("#3d5a72"), rgb("#e6d2ad"), rgb("#fff6df")


class _Blob(NamedTuple):
    """An ellipse round a place, cm; strong: how much of it is seen, 0 to 1."""

    at: Point
    size: tuple[float, float]
    strong: float


class Thrown:
    """still: motion is reduced, so all is shown as it is at one moment, and then gone."""

    def __init__(self, still: bool) -> None:
        self.still = still
        self._since = dict.fromkeys((_TUB, _CAGE), math.inf)
        self._reached = 0
        self._cage: Point = (0.0, 0.0)

    def tick(self, reached: int, cage: Point, dt: float, seen: bool = True) -> bool:
        """So many links are reached, the middle of the cage is there; tell whether anything moves.

        seen: it is seen how the links come about; else time has leapt, and nothing is in the air.
        """
        self._cage = cage
        moves = any(age <= LASTS for age in self._since.values())
        for link, age in self._since.items():
            new = self._reached < link <= reached
            since = (0.0 if seen else _PAST) if new else age + dt
            self._since[link] = since if reached >= link else math.inf
            moves |= new
        self._reached = reached
        return moves

    def items(self, canvas: Canvas, view: MachineView) -> Iterator[Item | None]:
        """The wet floor, drops, rings and dust; always as many items."""
        water, dust = self._age(_TUB), self._age(_CAGE)
        wet = self._reached >= _TUB and (self.still or self._since[_TUB] > _WETS)
        yield from _drawn(canvas, view, _spots() if wet else (), _SPOTS, _WET)
        yield from _drawn(canvas, view, _drops(water), _DROPS, _WATER)
        yield from self._ringing(canvas, view, water)
        yield from _drawn(canvas, view, _puffs(dust, self._cage) if dust is not None else (), _PUFFS, _DUST)

    def prerender(self, canvas: Canvas, view: MachineView) -> Iterator[None]:
        """Make ahead what is drawn of it."""
        for age in (number / 8 * LASTS for number in range(8)):
            for _ in _drawn(canvas, view, _drops(age), _DROPS, _WATER):
                yield
            for _ in _drawn(canvas, view, _puffs(age, (TUB_X, 0.0)), _PUFFS, _DUST):
                yield

    def _age(self, link: int) -> float | None:
        """Seconds since a link, None where nothing of it is in the air."""
        since = self._since[link]
        if since > LASTS:
            return None
        return _STILL if self.still else since

    def _ringing(self, canvas: Canvas, view: MachineView, age: float | None) -> Iterator[Item | None]:
        """Two bent lines to either side of the tub, farther off and fainter, as it rings."""
        for number in range(_RINGS):
            side, far = 1 if number % 2 else -1, number // 2
            step = 0 if age is None else math.ceil(_GRADES * (1 - age / 0.8))
            if step <= 0 or age is None:
                yield None
                continue
            out = TUB_WIDTH / 2 + 0.7 + 0.5 * far + (0.0 if self.still else 0.9 * age)
            picture = _arc(canvas, view, side, step)
            yield _centred(canvas, view, (TUB_X + side * out, TUB_FLOOR + TUB_HEIGHT * 0.55), picture)


def _drops(age: float | None) -> Iterator[_Blob]:
    """Drops that leap over the rim of the tub and fall to the floor."""
    for number in range(_DROPS if age is not None else 0):
        assert age is not None
        aside = (number / (_DROPS - 1) * 2 - 1) * (1.0 if number % 2 else 0.75)
        speed = 12.0 + number * 5 % 7 * 1.6
        x = TUB_X + aside * (TUB_WIDTH / 2 - 0.3 + 4.6 * age)
        y = TUB_FLOOR + TUB_HEIGHT + speed * age - _HEAVY * age * age
        if y > _FLOOR_CM:
            large = 0.34 + number * 3 % 4 * 0.09
            yield _Blob((x, y), (large, large * 1.3), 1.0)


def _spots() -> Iterator[_Blob]:
    """Where drops came down."""
    for number in range(_SPOTS):
        aside = (number / (_SPOTS - 1) * 2 - 1) * (TUB_WIDTH / 2 + 2.4)
        wide = 1.5 + number * 2 % 3 * 0.5
        yield _Blob((TUB_X + aside, _FLOOR_CM - number % 2 * 0.35), (wide, wide * 0.24), 0.42)


def _puffs(age: float, cage: Point) -> Iterator[_Blob]:
    """Dust that rolls out from under both sides of the cage, rises a little and thins out."""
    share = age / LASTS
    for number in range(_PUFFS):
        side, row = 1 if number % 2 else -1, number // 2
        near = CAGE_WIDTH / 2 - row % 3 * 0.4
        far = (0.6 + row * 5 % 7 * 0.7) * (1 - math.exp(-3.2 * age))
        up = (0.25 + row * 3 % 5 * 0.28) * (1 - math.exp(-2.0 * age))
        large = 0.9 + 1.5 * (1 - math.exp(-3.0 * age)) * (0.7 + row % 3 * 0.2)
        yield _Blob((cage[0] + side * (near + far), up), (large, large * 0.72), 0.8 * (1 - share) ** 1.3)


def _drawn(
    canvas: Canvas, view: MachineView, blobs: Iterator[_Blob] | tuple[()], count: int, colour: tuple[int, int, int]
) -> Iterator[Item | None]:
    """These and, up to so many, nothing."""
    drawn = 0
    for blob in blobs:
        drawn += 1
        grade = round(blob.strong * _GRADES)
        if not grade:
            yield None
            continue
        size = tuple(2 * max(1, round(side * view.units_per_cm * canvas.scale / 2)) for side in blob.size)
        yield _centred(canvas, view, blob.at, _soft(canvas, (size[0], size[1]), colour, grade))
    yield from (None,) * (count - drawn)


def _soft(canvas: Canvas, size: tuple[int, int], colour: tuple[int, int, int], grade: int) -> pygame.Surface:
    """An ellipse that fades towards its edge."""

    def make() -> pygame.Surface:
        whole = shapes.blank(size)
        whole.fill((*colour, 0))
        for share in (1.0, 0.75, 0.5):
            inner = max(1, round(size[0] * share)), max(1, round(size[1] * share))
            disc = shapes.ellipse(inner, (*colour, round(255 * grade / _GRADES / 2)))
            whole.blit(disc, disc.get_rect(center=(size[0] // 2, size[1] // 2)))
        return whole

    return canvas.store.get(("thrown up", size, colour, grade), make)


def _arc(canvas: Canvas, view: MachineView, side: int, step: int) -> pygame.Surface:
    """A line bent round the tub."""
    wide, high = (max(6, round(size * view.units_per_cm * canvas.scale)) for size in (0.7, 2.2))

    def make() -> pygame.Surface:
        large = shapes.blank((4 * wide, 4 * high))
        large.fill((*_RING, 0))
        round_tub = pygame.Rect(0, 0, 2 * large.get_width(), large.get_height())
        round_tub.right = large.get_width() * (1 if side > 0 else 2)
        start = -0.8 if side > 0 else math.pi - 0.8
        ink = (*_RING, round(230 * step / _GRADES))
        pygame.draw.arc(large, ink, round_tub, start, start + 1.6, max(4, wide // 2))
        return pygame.transform.smoothscale(large, (wide, high))

    return canvas.store.get(("tub rings", wide, high, side, step), make)


def _centred(canvas: Canvas, view: MachineView, at: Point, picture: pygame.Surface) -> Item:
    x, y = view.to_screen(at)
    wide, high = picture.get_size()
    return Item(picture, (round(x * canvas.scale - wide / 2), round(y * canvas.scale - high / 2)))
