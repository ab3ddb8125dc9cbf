"""The machine as it is completed: dusk, and a string of 17 bulbs that go on one by one, each lighting its link."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Protocol, Unpack

import pygame
from pygame import FRect

from game.games.mousetrap.pictures.camera import Bounds, MachineView
from game.games.mousetrap.pictures.parts import polygon
from game.games.mousetrap.pictures.stage import Look
from game.games.mousetrap.rules.plan import BuildPlan
from game.games.mousetrap.trap.report import LINKS
from game.machine.specs import Outline, Point, Pose
from game.ui.drawing import light, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import Beam, Lighting, Pool
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.motion import smooth
from game.ui.widgets.dirty import Item

_LEFT, _RIGHT, _LOW, _HIGH = -2.5, 89.5, -4.0, 38.0
"""What is seen of the world, cm."""
_NEAR = 0.62
"""How much of the picture is seen at first, beside the cage."""
_SOFT = 2
"""By so many pixels of the map of light the edges of its beams are blurred."""
_DUSK, _POOL, _BEAM = (108, 118, 152), (158, 122, 58), (30, 26, 16)
_GLOW, _GLOW_CM = (58, 42, 14), 6.5
"""What hangs in the air where a bulb shines, added to all that is there; how far that reaches, cm."""
_MOTES, _MOTE = 70, (150, 140, 110)
"""Dust in the beams."""
_SHINE = (230, 204, 132)
"""Right round a bulb, within its pool."""
_POOL_CM, _BEAM_CM = 9.0, 3.6
_HOOKS, _SAG = 4, 26.0
"""Nails of the string, and how far it hangs through between two of them, design units."""
_WIRE, _OUT, _ON, _WARM = rgb("#3a2a1c"), rgb("#8b93a3"), rgb("#fff0b0"), rgb("#ffd86b")
_GREEN, _GREEN_DARK = rgb("#2f9e72"), rgb("#146b43")
_BULB, _TALL = 20.0, 84.0
"""How wide a bulb is and how high a mouse on the floor, design units."""
SPOTS: tuple[Point, ...] = (
    *((5.0, 18.0), (10.7, 18.0), (10.5, 25.0), (11.0, 29.5), (13.8, 30.5), (18.3, 28.0), (29.0, 22.5), (33.5, 11.5)),
    *((45.3, 6.6), (44.9, 19.5), (49.0, 20.0), (52.6, 15.5), (54.5, 5.6), (67.9, 3.4), (75.2, 2.6), (83.2, 11.0)),
    (83.0, 2.0),
)
"""Where each link happens, cm: where its bulb shines."""
assert len(SPOTS) == len(LINKS)
_TAIL, _ROW, _CLEAR = 0.62, 24.0, 12.0
"""How far a tail of the ribbon sticks out, of its height; between two heights at which it may hang, and between it and
what it does not hide, design units."""
TOP, HANG = 22.0, 62.0
"""Where the string is nailed, and how far down bulbs hang."""


def whole(area: FRect, foot: float) -> MachineView:
    """The whole machine between the string of bulbs and so much at the foot."""
    zoom = min(area.width / (_RIGHT - _LEFT), (area.height - HANG - foot) / (_HIGH - _LOW))
    floor = area.bottom - foot + _LOW * zoom
    return MachineView(FRect(area), ((_LEFT + _RIGHT) / 2, (floor - area.centery) / zoom), zoom)


def bulbs(area: FRect, links: int = len(LINKS)) -> list[Point]:
    """Where the bulbs hang, from left to right, one a link."""
    across = [area.width * (0.04 + 0.92 * (number + 0.5 * (links == 1)) / max(1, links - 1)) for number in range(links)]
    return [(x, _hangs(area, x) + _BULB * 0.7) for x in across]


def _hangs(area: FRect, x: float) -> float:
    """How far down the string is there."""
    share = x / area.width * (_HOOKS - 1) % 1.0
    return TOP + _SAG * 4 * share * (1 - share)


class StandingTrap(Protocol):
    """The trap as far as it stands, to be drawn."""

    def draw(
        self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose] | None = None, **look: Unpack[Look]
    ) -> None:
        """Draw wall, floor, what stands, and the places of what does not."""

    def ahead(self, canvas: Canvas, view: MachineView, **look: Unpack[Look]) -> Iterator[None]:
        """Make in steps what `draw` would make at once."""

    def movers(self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose]) -> Iterable[Item | None]:
        """What of it moves, where its bodies are."""


class Illumination:
    """The machine at rest, drawn back to and lit link by link; dark: how deep the dusk is, at 0 all bulbs are on.

    spots: where each link happens, cm. seats: whose mice look on from the floor. proud: the one that hops.
    """

    def __init__(
        self, stage: StandingTrap, spots: Sequence[Point], seats: Sequence[str], proud: str, dark: float
    ) -> None:
        self.stage, self.seats, self.proud, self.dark = stage, tuple(seats), proud, dark
        self.spots = tuple(spots)
        self._plain: tuple[object, pygame.Surface] | None = None
        self._lit: tuple[object, pygame.Surface] | None = None

    def item(self, canvas: Canvas, view: MachineView, lit: int, back: float) -> Item:
        """So many bulbs lit, and drawn back by this share of the way."""
        picture = self._picture(canvas, view, lit if self.dark else len(self.spots))
        end = view.to_screen(self.spots[-1])
        return Item(picture if back >= 1 else _nearer(picture, end, canvas.scale, back), (0, 0))

    def _picture(self, canvas: Canvas, view: MachineView, lit: int) -> pygame.Surface:
        key = canvas.surface.get_size(), canvas.look, tuple(view.rect)
        if self._plain is None or self._plain[0] != key:
            self._plain, self._lit = (key, self._painted(canvas, view)), None
        if self._lit is None or self._lit[0] != (key, lit):
            picture = self._plain[1].copy()
            if self.dark:
                picture.blit(self._light(canvas, view, lit), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
                self._air(canvas.onto(picture), view, lit)
            _string(canvas.onto(picture), canvas.area, lit, len(self.spots))
            self._lit = (key, lit), picture
        return self._lit[1]

    def _painted(self, canvas: Canvas, view: MachineView) -> pygame.Surface:
        """The machine and the mice on the floor, by daylight."""
        picture = pygame.Surface(canvas.surface.get_size())
        under = canvas.onto(picture)
        self.stage.draw(under, view, wheel=True, ghosts=False)
        for seat, at in self._onlookers(canvas.area):
            under.stamp("mice/shadow", at, 0, 1.2)
            under.stamp(f"mice/{seat}_{'hop' if seat == self.proud else 'stand'}",
                        (at[0], at[1] - 14 * (seat == self.proud)), 0, 1.2)  # fmt: skip
        return picture

    def _onlookers(self, area: FRect) -> Iterator[tuple[str, Point]]:
        """Who looks on, and where they stand on the floor, from behind to the front."""
        for number, seat in reversed(list(enumerate(self.seats))):
            behind = number // 2  # above the choices in a narrow window
            inward = 0.05 + 0.085 * behind
            yield seat, (area.width * (1 - inward if number % 2 else inward), area.bottom - 44 - 66 * behind)

    def _ends(self, area: FRect, view: MachineView) -> list[tuple[Point, Point]]:
        """From which bulb each beam comes and where it ends, design units."""
        return list(zip(bulbs(area, len(self.spots)), map(view.to_screen, self.spots), strict=True))

    def _light(self, canvas: Canvas, view: MachineView, lit: int) -> pygame.Surface:
        """What the picture is multiplied by: dusk, a beam and a pool of light for each bulb that is on, and what of
        all their light falls on the mice before them."""
        half, reach = _BEAM_CM * view.units_per_cm, _POOL_CM * view.units_per_cm
        ends = self._ends(canvas.area, view)[:lit]
        beams = tuple(Beam(_widening(bulb, spot, half), _BEAM) for bulb, spot in ends)
        pools = [Pool(spot, (reach, reach), _POOL) for _, spot in ends]
        shine = mix((0, 0, 0), _POOL, lit / len(self.spots))
        seen = [at for _seat, at in self._onlookers(canvas.area)]
        pools += [Pool((x, y - _TALL / 3), (1.6 * _TALL, _TALL), shine) for x, y in seen]
        dusk = light.dimmed(_DUSK, self.dark)
        return light.whole(canvas, canvas.area, Lighting(dusk, beams, pools=tuple(pools), soft=_SOFT))

    def _air(self, under: Canvas, view: MachineView, lit: int) -> None:
        """What is lit in the air: a warm glow where each bulb that is on shines, and dust on the way there."""
        ends = self._ends(under.area, view)
        for _bulb, spot in ends[:lit]:
            _halo(under, spot, 2 * _GLOW_CM * view.units_per_cm, mix((0, 0, 0), _GLOW, self.dark))
        for number in range(_MOTES):
            (x, y), (to_x, to_y) = ends[number * 7 % len(ends)]
            if number * 7 % len(ends) >= lit:
                continue
            far = 0.25 + 0.75 * (number * 0.618 % 1.0)
            aside = (number * 0.381 % 1.0 - 0.5) * 2 * _BEAM_CM * view.units_per_cm * far
            at, bright = (x + (to_x - x) * far + aside, y + (to_y - y) * far), 0.35 + 0.65 * (number * 0.271 % 1.0)
            _halo(under, at, 4.0 + number % 3 * 2.0, mix((0, 0, 0), _MOTE, self.dark * bright))


def _nearer(picture: pygame.Surface, end: Point, scale: float, back: float) -> pygame.Surface:
    """The picture as seen from near: at first the end of the machine, where the last part was set, then all of it."""
    wide, high = picture.get_size()
    share = _NEAR + (1 - _NEAR) * smooth(back)
    size = round(wide * share), round(high * share)
    x, y = end
    left = min(max(0, round(x * scale - size[0] / 2)), wide - size[0])
    top = min(max(0, round(y * scale - size[1] / 2)), high - size[1])
    return pygame.transform.smoothscale(picture.subsurface((left, top, *size)), (wide, high))


def _widening(start: Point, end: Point, half: float) -> tuple[Point, ...]:
    """The corners of a beam from one place to another, where it is so much wide to either side."""
    away = math.dist(start, end) or 1.0
    across = (end[1] - start[1]) / away * half, -(end[0] - start[0]) / away * half
    return start, (end[0] + across[0], end[1] + across[1]), (end[0] - across[0], end[1] - across[1])


def _string(under: Canvas, area: FRect, lit: int, links: int) -> None:
    """The string of bulbs, the newest of those that are on larger."""
    scale, steps = under.scale, 120
    wire = [(area.width * step / steps * scale, _hangs(area, area.width * step / steps) * scale)
            for step in range(steps + 1)]  # fmt: skip
    pygame.draw.lines(under.surface, _WIRE, False, wire, max(2, under.px(2.4)))
    for nail in range(_HOOKS):
        x = area.width * nail / (_HOOKS - 1)
        _disc(under, (min(max(5.0, x), area.width - 5.0), TOP), 9, _WARM)
    for number, at in enumerate(bulbs(area, links)):
        newest = number == lit - 1 and lit < links
        side = _BULB * (1.35 if newest else 1.0)
        if number < lit:
            _halo(under, at, side * (7.0 if newest else 5.2), _POOL)
            _halo(under, at, side * (3.8 if newest else 3.0), _SHINE)
        socket = FRect(at[0] - 5, at[1] - _BULB * 0.95, 10, 11)
        materials.framed(under, socket, materials.Frame(_WIRE, _WIRE, 3, 1))
        _disc(under, at, side + 3, mix(_WIRE, _WARM, 0.5) if number < lit else _WIRE)
        _disc(under, at, side, _ON if number < lit else _OUT)


def _disc(under: Canvas, at: Point, side: float, colour: Colour) -> None:
    wide = under.px(side)
    under.centre(shapes.ellipse((wide, wide), (*colour, 255)), FRect(at[0] - 1, at[1] - 1, 2, 2))


def _halo(under: Canvas, at: Point, side: float, colour: Colour) -> None:
    """The shine round a bulb."""
    wide = under.px(side)
    pool = light.radial(under, (wide, wide), colour)
    corner = round(at[0] * under.scale - wide / 2), round(at[1] * under.scale - wide / 2)
    under.surface.blit(pool, corner, special_flags=pygame.BLEND_RGB_ADD)


class Outlined(Protocol):
    """A trap by the outlines of its steps, as `game.games.mousetrap.pictures.kit.TrapKit`."""

    @property
    def plan(self) -> BuildPlan:
        """In how many steps it is built."""

    @property
    def caging(self) -> int:
        """The step that brings the cage."""

    def bounds(self, number: int) -> Bounds:
        """The box round a step, cm."""

    def outlines(self, number: int) -> Sequence[Outline]:
        """Its outlines, cm."""


def seen_of(kit: Outlined, view: MachineView) -> list[Point]:
    """Places on all edges of a trap and on the post and the wheel below its cage, a centimetre apart; design units."""
    steps = range(1, kit.plan.steps + 1)
    edges = [polygon(outline) for number in steps for outline in kit.outlines(number)]
    left, low, right, _high = kit.bounds(kit.caging)
    middle = (left + right) / 2
    edges += [((middle, low), (middle, 0.0)), ((left, 0.0), (right, 0.0))]
    return [view.to_screen(spot) for edge in edges for a, b in zip(edge, (*edge[1:], edge[0]), strict=True)
            for spot in _along(a, b)]  # fmt: skip


def _along(a: Point, b: Point) -> list[Point]:
    parts = max(1, math.ceil(math.dist(a, b)))
    return [(a[0] + (b[0] - a[0]) * n / parts, a[1] + (b[1] - a[1]) * n / parts) for n in range(parts)]


def least_hiding(area: FRect, size: tuple[float, float], edge: float, foot: float, seen: Sequence[Point]) -> FRect:
    """Where a ribbon of this size hides least of what is seen: at the right, the left or in the middle, as high as may
    be; so far from the edges, below the bulbs and above the foot."""
    wide, high = size
    aside, top = edge + high * _TAIL, HANG + 26
    lefts = (area.right - aside - wide, area.left + aside, area.centerx - wide / 2)
    rows = max(0, int((area.bottom - foot - high - top) / _ROW))
    places = [FRect(left, top + row * _ROW, wide, high) for row in range(rows + 1) for left in lefts]

    def hidden(place: FRect) -> int:
        whole = place.inflate(2 * high * _TAIL + _CLEAR, 2 * _CLEAR)
        return sum(map(whole.collidepoint, seen))

    return min(places, key=hidden)


def ribbon(canvas: Canvas, place: FRect) -> None:
    """A green ribbon with two tails."""
    tail, low = place.height * _TAIL, 12.0
    for side in (-1, 1):
        size = canvas.px(tail + 22), canvas.px(place.height)
        ends = ((size[0], 0), (0, 0), (canvas.px(16), size[1] / 2), (0, size[1]), (size[0], size[1]))
        points = [(x if side < 0 else size[0] - x, y) for x, y in ends]
        picture = canvas.store.get(
            ("ribbon tail", size, side, canvas.theme.name),
            partial(shapes.polygon, size, points, _GREEN_DARK, canvas.theme.outline, 2),
        )
        left = place.left - tail if side < 0 else place.right - 22
        canvas.blit(picture, (left, place.y + low))
    materials.plastic(canvas, place, (_GREEN, _GREEN_DARK), "up", 8)
