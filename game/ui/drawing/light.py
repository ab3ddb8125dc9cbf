"""Light over a stage: a small map of it, enlarged, that what was drawn is multiplied by, and light added in the air.

Panels are drawn after it and so keep their own light.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import pygame
from pygame import FRect

from game.host.settings import Settings
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, mix
from game.ui.input.bindings import Point

FINER = 4
"""The map is painted so many times smaller than the stage: found by measuring, at 2 it costs twice the time."""
Outline = tuple[Point, ...]
_DAY: Colour = (255, 255, 255)
_STRENGTHS = {"full": 1.0, "soft": 0.5, "off": 0.0}
_FINE, _FINE_CONE = 32, 112
"""How wide the pictures are that fading lights and cones are scaled from, px."""
_PENUMBRA = 2
"""Shadows are painted so many times smaller still, which makes their edges soft: else slanting ones show as steps."""
_RINGS = 14
"""Steps from the edge of a cone to its middle: by eye, with fewer they show as stripes."""
_MARGIN = 2
"""Pixels of the map round what a lamp reaches, so that enlarging it leaves no seam."""
_STRIDE = 8
"""Pixels of the map by which what is painted of it grows or moves: as a lamp drifts, the tiles stay where they are."""
_DIP = 0.16
"""How far below the middle of its foot a cone reaches, a share of its width there."""
_HEAD, _CORE, _FAINT = 0.46, 0.56, 0.62
"""How wide a cone is at its head, and how wide the part that is fully lit; shares of its width. How bright its head is,
as a share of its foot."""


def strength(settings: Settings) -> float:
    """How dark stages may get, 0 to 1: high contrast and reduced motion keep even light."""
    if settings.reduced_motion or settings.theme == "contrast":
        return 0.0
    return _STRENGTHS[settings.stage_light]


def dimmed(dusk: Colour, share: float) -> Colour:
    """So far from daylight, 0, to this dusk, 1."""
    return mix(_DAY, dusk, share)


class Pool(NamedTuple):
    """Light that fades from its middle; reach: how far across and down, design units."""

    at: Point
    reach: Point
    colour: Colour


class Beam(NamedTuple):
    """An even light within these corners, design units."""

    corners: tuple[Point, ...]
    colour: Colour


class Straight(NamedTuple):
    """From places of a stage to design units: so many of them a place, from an origin on; up is down there."""

    per: float
    origin: Point

    def onto(self, corner: Point, per: float) -> Straight:
        """From the same places to so many pixels a design unit, counted from a corner."""
        x, y = self.origin
        return Straight(self.per * per, ((x - corner[0]) * per, (y - corner[1]) * per))

    def of(self, outline: Outline, lowest: float) -> list[Point]:
        """An outline, none of it below that."""
        per, (x, y) = self
        return [(x + per * across, min(lowest, y - per * up)) for across, up in outline]


class Shade(NamedTuple):
    """Where things keep a lamp off: their shadows on the wall, down to the floor, and some that lie on the floor.

    things: outlines, places of the stage. seen, thrown: where they are, before their shadows, and where these fall.
    lying: outlines in design units. left: what comes through of the lamp's light.
    """

    things: Sequence[Outline]
    seen: Straight
    thrown: Straight
    floor: float
    lying: Sequence[Outline]
    left: Colour


class Cone(NamedTuple):
    """The light of a lamp from above; foot: the middle of where it falls. size: how wide there, and how high."""

    foot: Point
    size: Point
    colour: Colour
    shade: Shade | None = None


class Lighting(NamedTuple):
    """All the light of a stage; soft: by so many pixels of the map its edges are blurred.

    covered: from there on down nobody sees it, design units, so lamps need not shine there.
    """

    ambient: Colour
    beams: Sequence[Beam] = ()
    cones: Sequence[Cone] = ()
    pools: Sequence[Pool] = ()
    soft: int = 0
    covered: float = math.inf


class MapPiece(NamedTuple):
    """What is to be multiplied with what is drawn, and where, px; one pixel stands for an even colour.

    part: what of the picture is seen there.
    """

    picture: pygame.Surface
    box: pygame.Rect
    part: pygame.Rect


_COLUMNS, _ROWS = 3, 4
"""Tiles of the lit part: only those are enlarged and drawn anew in which the light has changed."""
PIECES = _COLUMNS * _ROWS + 4
"""The tiles of the lit part of a stage, and what lies above, below, left and right of it in even dusk."""
_BEYOND = 16, 8
"""Pixels of the map painted beside a room, and above and below it: a picture that shakes or goes with a camera shifts
without another one."""


class LightMap:
    """Paints what a stage is multiplied by; the same pictures as long as nothing of the light has changed.

    Only where a lamp shines a map is enlarged, tile by tile: elsewhere the dusk is even.
    """

    def __init__(self) -> None:
        self._key: object = None
        self._grid: object = None
        self._lit, self._dusk = pygame.Surface((0, 0)), pygame.Surface((1, 1))
        self._room = self._lit
        self._place = pygame.Rect(0, 0, 0, 0)
        self._tiles: list[MapPiece] = []
        self._bytes: list[bytes] = []

    def pieces(self, canvas: Canvas, room: FRect, lighting: Lighting) -> list[MapPiece]:
        """So many pieces that together cover the room; some may be empty."""
        self.paint(canvas, room, lighting)
        return self.laid(canvas.box(room), (0, 0))

    def paint(self, canvas: Canvas, room: FRect, lighting: Lighting) -> None:
        """Let it show this light from now on."""
        key = canvas.box(room), canvas.scale, lighting
        if self._key != key:
            self._enlarge(canvas, room, lighting)
            self._key = key  # not before: a first drawing may stop within it

    def laid(self, whole: pygame.Rect, shift: tuple[int, int]) -> list[MapPiece]:
        """The pieces that cover a room in which all has shifted since it was painted, px; by little, see `reaches`."""
        middle = self._place.move(shift).clip(whole)
        rests = (
            pygame.Rect(whole.x, whole.y, whole.width, middle.top - whole.y),
            pygame.Rect(whole.x, middle.bottom, whole.width, whole.bottom - middle.bottom),
            pygame.Rect(whole.x, middle.top, middle.left - whole.x, middle.height),
            pygame.Rect(middle.right, middle.top, whole.right - middle.right, middle.height),
        )
        found = [MapPiece(self._dusk, rest, pygame.Rect((0, 0), rest.size)) for rest in rests]
        for picture, box, _part in self._tiles:
            moved = box.move(shift)
            seen = moved.clip(whole)
            found.append(MapPiece(picture, seen, seen.move(-moved.x, -moved.y)))
        return found

    def _enlarge(self, canvas: Canvas, room: FRect, lighting: Lighting) -> None:
        cells, finer = _reached(canvas, room, lighting), _finer(canvas)
        small = painted(canvas, room, lighting, pygame.Rect(cells.topleft, (cells.width + 1, cells.height + 1)))
        grid, corner = (tuple(cells), finer), canvas.box(room).topleft
        self._place = pygame.Rect(*(finer * part for part in cells)).move(corner)
        self._lit = self._room_for(self._place.size)
        if self._dusk.get_at((0, 0))[:3] != tuple(lighting.ambient):
            self._dusk = pygame.Surface((1, 1))  # another one, by which a change is known
            self._dusk.fill(lighting.ambient)
        kept = self._tiles if self._grid == (grid, corner, self._dusk) else []
        before, self._bytes, self._tiles, self._grid = self._bytes, [], [], (grid, corner, self._dusk)
        for number, tile in enumerate(_cut(cells.size)):
            part = small.subsurface(pygame.Rect(tile.topleft, (tile.width + 1, tile.height + 1)))
            self._bytes.append(pygame.image.tobytes(part, "RGB"))
            same = kept and before[number] == self._bytes[-1]
            self._tiles.append(kept[number] if same else self._tile(part, tile, finer))

    def _room_for(self, size: tuple[int, int]) -> pygame.Surface:
        """A picture of a size within one that only grows: memory that was never written to costs most."""
        wide, high = self._room.get_size()
        if size[0] > wide or size[1] > high:
            self._room = pygame.Surface((max(wide, size[0]), max(high, size[1])))
        return self._room.subsurface(pygame.Rect((0, 0), size))

    def _tile(self, part: pygame.Surface, tile: pygame.Rect, finer: int) -> MapPiece:
        """One tile of the lit part; it shares the pixel beyond its edges with its neighbours, so there is no seam."""
        inner = pygame.Rect(*(finer * side for side in tile))
        box = inner.move(self._place.topleft)
        if self._bytes[-1] == bytes(self._dusk.get_at((0, 0))[:3]) * (part.get_width() * part.get_height()):
            return MapPiece(self._dusk, box, inner)
        picture = self._lit.subsurface(inner)
        pygame.transform.smoothscale(part, inner.size, picture)
        return MapPiece(picture, box, inner)


def _cut(size: tuple[int, int]) -> Iterable[pygame.Rect]:
    """So many tiles that together cover a size; some may be empty."""
    (wide, high), across, down = size, -(-size[0] // _COLUMNS), -(-size[1] // _ROWS)
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            x, y = min(wide, column * across), min(high, row * down)
            yield pygame.Rect(x, y, min(across, wide - x), min(down, high - y))


def _finer(canvas: Canvas) -> int:
    """How many times smaller the map is: in a large window no finer than in a small one."""
    return max(FINER, 2 * round(FINER * canvas.scale / 2))


def reaches(canvas: Canvas, shift: tuple[int, int]) -> bool:
    """Whether what is painted still covers a room that has shifted since, px."""
    return all(abs(by) <= cells * _finer(canvas) for by, cells in zip(shift, _BEYOND, strict=True))


def snapped(canvas: Canvas, at: Point) -> Point:
    """The next place that falls on a pixel of the map: a lamp that drifts lights the same until it reaches another."""
    per = canvas.scale / _finer(canvas)
    return round(at[0] * per) / per, round(at[1] * per) / per


def whole(canvas: Canvas, room: FRect, lighting: Lighting) -> pygame.Surface:
    """The light of all of a room as one picture."""
    return pygame.transform.smoothscale(painted(canvas, room, lighting, _cells(canvas, room)), canvas.box(room).size)


def crisp(canvas: Canvas, room: FRect, lighting: Lighting, shade: Shade | None = None) -> pygame.Surface:
    """The same of beams alone, with sharp edges: in a film of few colours soft ones become steps of its map.

    shade: where things keep the beams off.
    """
    light = pygame.Surface(canvas.box(room).size)
    for beam in lighting.beams:
        _add_beam(light, [_on_map(place, room.topleft, canvas.scale) for place in beam.corners], beam.colour)
    if shade is not None:
        kept_off = _shadows(light.get_size(), shade, room.topleft, canvas.scale)
        light.blit(kept_off, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    light.fill(lighting.ambient, special_flags=pygame.BLEND_RGB_ADD)
    return light


def _cells(canvas: Canvas, room: FRect) -> pygame.Rect:
    (wide, high), finer = canvas.box(room).size, _finer(canvas)
    return pygame.Rect(0, 0, -(-wide // finer), -(-high // finer))


def _reached(canvas: Canvas, room: FRect, lighting: Lighting) -> pygame.Rect:
    """Which pixels of the map a lamp or a glow reaches."""
    per, boxes = canvas.scale / _finer(canvas), []
    for cone in lighting.cones:
        (x, y), (wide, high) = _on_map(cone.foot, room.topleft, per), (side * per for side in cone.size)
        boxes.append(pygame.Rect(x - wide / 2, y - high + wide * _DIP, wide, high))
    for pool in lighting.pools:
        (x, y), (across, down) = _on_map(pool.at, room.topleft, per), (side * per for side in pool.reach)
        boxes.append(pygame.Rect(x - across, y - down, 2 * across, 2 * down))
    reached = boxes[0].unionall(boxes[1:]).inflate(2 * _MARGIN, 2 * _MARGIN) if boxes else pygame.Rect(0, 0, 0, 0)
    if lighting.covered < room.bottom:
        covered = math.ceil((lighting.covered - room.y) * per) + _BEYOND[1]
        reached.height = min(reached.height, max(0, covered - reached.y))
    left, top = reached.x // _STRIDE * _STRIDE, reached.y // _STRIDE * _STRIDE
    size = (-(-(end - begin) // _STRIDE) * _STRIDE for end, begin in ((reached.right, left), (reached.bottom, top)))
    seen = pygame.Rect((left, top), tuple(size)).clip(_cells(canvas, room).inflate(2 * _BEYOND[0], 2 * _BEYOND[1]))
    return seen if seen.width and seen.height else pygame.Rect(0, 0, 1, 1)


def painted(canvas: Canvas, room: FRect, lighting: Lighting, cells: pygame.Rect) -> pygame.Surface:
    """So much of the small map."""
    per = canvas.scale / _finer(canvas)
    small = pygame.Surface(cells.size)
    small.fill(lighting.ambient)
    corner = room.x + cells.x / per, room.y + cells.y / per
    for beam in lighting.beams:
        _add_beam(small, [_on_map(place, corner, per) for place in beam.corners], beam.colour)
    for cone in lighting.cones:
        picture, (x, y) = _cone(canvas, cone, per), _on_map(cone.foot, corner, per)
        at = round(x - picture.get_width() / 2), round(y - picture.get_height() + _dip(picture))
        if cone.shade is not None:
            picture = _shaded(picture, cone.shade, (corner[0] + at[0] / per, corner[1] + at[1] / per), per)
        small.blit(picture, at, special_flags=pygame.BLEND_RGB_ADD)
    for pool in lighting.pools:
        picture, (x, y) = _pool(canvas, pool, per), _on_map(pool.at, corner, per)
        at = round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)
        small.blit(picture, at, special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.box_blur(small, lighting.soft) if lighting.soft else small


def _on_map(at: Point, corner: Sequence[float], per: float) -> Point:
    return (at[0] - corner[0]) * per, (at[1] - corner[1]) * per


def _add_beam(small: pygame.Surface, corners: Sequence[Point], colour: Colour) -> None:
    beam = pygame.Surface(small.get_size())
    pygame.draw.polygon(beam, colour, corners)
    small.blit(beam, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _shaded(cone: pygame.Surface, shade: Shade, corner: Point, per: float) -> pygame.Surface:
    """A lamp's light where things keep some of it off; corner: where its upper left one is, design units."""
    size = cone.get_size()
    layer = _shadows((-(-size[0] // _PENUMBRA), -(-size[1] // _PENUMBRA)), shade, corner, per / _PENUMBRA)
    light = pygame.transform.smoothscale(layer, size)
    light.blit(cone, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return light


def _shadows(size: tuple[int, int], shade: Shade, corner: Point, per: float) -> pygame.Surface:
    """What things leave of a lamp's light, in so many pixels a design unit; in white they keep nothing off."""
    layer = pygame.Surface(size)
    layer.fill(_DAY)
    seen, thrown = shade.seen.onto(corner, per), shade.thrown.onto(corner, per)
    floor = (shade.floor - corner[1]) * per
    for outline in shade.things:
        pygame.draw.polygon(layer, shade.left, thrown.of(outline, floor))
    for outline in shade.lying:
        pygame.draw.polygon(layer, shade.left, [((x - corner[0]) * per, (y - corner[1]) * per) for x, y in outline])
    for outline in shade.things:
        pygame.draw.polygon(layer, _DAY, seen.of(outline, math.inf))
    return layer


def _pool(canvas: Canvas, pool: Pool, per: float) -> pygame.Surface:
    size = max(4, round(2 * pool.reach[0] * per)), max(4, round(2 * pool.reach[1] * per))
    return radial(canvas, size, pool.colour)


def radial(canvas: Canvas, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Light that fades from its middle, to be added; kept."""

    def make() -> pygame.Surface:
        fine = canvas.store.get(("fading light",), _fading)
        return _tinted(pygame.transform.smoothscale(fine, size), colour)

    return canvas.store.get(("pool of light", size, colour), make)


def _fading() -> pygame.Surface:
    small, middle = pygame.Surface((_FINE, _FINE)), (_FINE - 1) / 2
    for x in range(_FINE):
        for y in range(_FINE):
            near = round(255 * max(0.0, 1 - math.hypot(x - middle, y - middle) / middle) ** 1.4)
            small.set_at((x, y), (near, near, near))
    return small


def _cone(canvas: Canvas, cone: Cone, per: float) -> pygame.Surface:
    size = max(8, round(cone.size[0] * per)), max(8, round(cone.size[1] * per))

    def make() -> pygame.Surface:
        return _tinted(_white(canvas, size), cone.colour)

    return canvas.store.latest(("cone of light", size), cone.colour, make)


def _white(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """A copy of a cone in white, which is kept: it is lit in one colour after the other."""
    fine = _fine_cone(round(size[1] / size[0], 1))
    return canvas.store.get(("white cone", size), lambda: pygame.transform.smoothscale(fine, size)).copy()


@cache
def _fine_cone(tall: float) -> pygame.Surface:
    """What cones are scaled from that are so many times as high as wide: kept, as the store drops it between two."""
    return _widening((_FINE_CONE, round(_FINE_CONE * tall)))


def in_air(canvas: Canvas, cone: Cone) -> tuple[pygame.Surface, tuple[int, int]]:
    """What a cone adds to whatever stands in it, and its upper left corner, px; its colour is that of the air."""
    size = canvas.px(cone.size[0]), canvas.px(cone.size[1])

    def make() -> pygame.Surface:
        fine = _white(canvas, (max(8, size[0] // FINER), max(8, size[1] // FINER)))
        return pygame.transform.smoothscale(_tinted(fine, cone.colour), size)

    picture = canvas.store.latest(("air in light",), (size, cone.colour), make)
    x, y = cone.foot[0] * canvas.scale, cone.foot[1] * canvas.scale
    return picture, (round(x - size[0] / 2), round(y - size[1] + _dip(picture)))


def _dip(picture: pygame.Surface) -> float:
    """How far below the middle of its foot a cone reaches, px."""
    return picture.get_width() * _DIP


def _widening(size: tuple[int, int]) -> pygame.Surface:
    """A cone in white on black, its edges soft."""
    picture = pygame.Surface(size)
    for ring in range(_RINGS):
        share = ring / (_RINGS - 1)
        light = round(255 * share * share * (3 - 2 * share))
        pygame.draw.polygon(picture, (light, light, light), list(_ring(size, 1 - (1 - _CORE) * share)))
    falling = pygame.Surface((1, 3))
    for row, share in enumerate((_FAINT, 1.0, 1.0)):
        falling.set_at((0, row), (round(255 * share),) * 3)
    picture.blit(pygame.transform.smoothscale(falling, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.box_blur(picture, 2)


def _ring(size: Point, wide: float) -> Iterable[Point]:
    """The outline of a cone that is so much narrower: two sides, and half an ellipse below."""
    middle, half, down = size[0] / 2, size[0] / 2 * 0.94 * wide, size[0] * 0.14 * wide
    foot = size[1] - size[0] * _DIP
    yield middle - half * _HEAD, 0
    yield middle + half * _HEAD, 0
    for step in range(13):
        angle = math.pi * step / 12
        yield middle + half * math.cos(angle), foot + down * math.sin(angle)


def stepped(cone: Cone, steps: int) -> Iterable[Beam]:
    """About the same light in so many even ones within one another: in a film of few colours it takes little room."""
    (x, y), (wide, high) = cone.foot, cone.size
    colour = mix((0, 0, 0), cone.colour, 1 / steps)
    for step in range(steps):
        narrow = 1 - (1 - _CORE) * (step + 0.5) / steps
        outline = _ring(cone.size, narrow)
        yield Beam(tuple((x - wide / 2 + px, y - high + wide * _DIP + py) for px, py in outline), colour)


def _tinted(picture: pygame.Surface, colour: Colour) -> pygame.Surface:
    picture.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return picture
