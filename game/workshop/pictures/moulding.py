"""Coats painted as moulded things, and pictures of bodies at any angle."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

from game.games.mousetrap.pictures.parts import polygon
from game.machine.specs import Bar, Disc, Outline, Point
from game.ui.drawing import shapes
from game.ui.drawing import shapes as outlines
from game.ui.drawing.theme import Colour, mix
from game.workshop.pictures.looks import Coat, coats

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
_EDGE, _LIT, _MARGIN = 0.07, 0.12, 0.25
"""cm: the dark edge outside of an outline, how wide the light runs along it, and what is left free round all."""
_LARGE, _FINE = 420, 40
_SHADE, DROP, _SOFT = 105, (0.3, 0.42), 0.16
_SHADOW = (24, 26, 34)


class Cut(NamedTuple):
    """A picture and its shadow, and where the origin of its body lies in both, pixels."""

    picture: pygame.Surface
    shadow: pygame.Surface
    origin: Point


def moulded(coats: Sequence[Coat], degrees: float, scale: float, flat: Colour | None = None) -> Cut:
    """Coats turned by so many degrees at so many pixels a cm, lit from the upper left; flat: all in one colour."""
    turned = [(coat, [_turned(_edge(each), degrees) for each in coat.outlines]) for coat in coats]
    points = [point for _coat, polygons in turned for each in polygons for point in each] or [(0.0, 0.0)]
    left, right = min(x for x, _ in points) - _MARGIN, max(x for x, _ in points) + _MARGIN
    low, high = min(y for _, y in points) - _MARGIN, max(y for _, y in points) + _MARGIN
    size = math.ceil((right - left) * scale), math.ceil((high - low) * scale)
    times = 3 if max(size) < _LARGE else 2
    fine = scale * times
    whole = shapes.blank((size[0] * times, size[1] * times))
    for coat, polygons in turned:
        drawn = [[((x - left) * fine, (high - y) * fine) for x, y in each] for each in polygons]
        _coat(whole, coat if flat is None else Coat(coat.outlines, flat, flat=True), drawn, (fine, degrees))
    picture = pygame.transform.smoothscale(whole, size)
    return Cut(picture, _shadow(picture, scale), (-left * scale, high * scale))


def _edge(outline: Outline) -> Sequence[Point]:
    """An outline as a polygon, circles finely."""
    if not isinstance(outline, Disc):
        return polygon(outline)
    (x, y), radius = outline.centre, outline.radius
    angles = (math.tau * number / _FINE for number in range(_FINE))
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def _turned(points: Iterable[Point], degrees: float) -> list[Point]:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(c * x - s * y, s * x + c * y) for x, y in points]


def _coat(whole: pygame.Surface, coat: Coat, polygons: Sequence[Sequence[Point]], at: tuple[float, float]) -> None:
    fine, degrees = at
    if coat.flat:
        for each in polygons:
            pygame.draw.polygon(whole, coat.colour, each)
        return
    dark = mix(coat.colour, BLACK, 0.55)
    for each in polygons:
        pygame.draw.polygon(whole, dark, each)
        pygame.draw.lines(whole, dark, True, each, max(2, round(2 * _EDGE * fine)))
    box = _box(polygons).clip(whole.get_rect())
    face = shapes.blank(box.size)
    face.fill((*coat.colour, 0))
    for each in polygons:
        pygame.draw.polygon(face, coat.colour, [(x - box.x, y - box.y) for x, y in each])
    if coat.ball:
        _ball(face, coat.colour)
    elif coat.grain:
        _grain(face, coat, fine, degrees)
    if not coat.ball:
        _light(face, max(1, round(_LIT * fine)))
    whole.blit(face, box)


def _box(polygons: Sequence[Sequence[Point]]) -> pygame.Rect:
    xs, ys = [x for each in polygons for x, _ in each], [y for each in polygons for _, y in each]
    left, top = math.floor(min(xs)) - 1, math.floor(min(ys)) - 1
    return pygame.Rect(left, top, math.ceil(max(xs)) - left + 2, math.ceil(max(ys)) - top + 2)


def _light(face: pygame.Surface, wide: int) -> None:
    """Light where the shape ends towards the upper left, shade where it ends towards the lower right."""
    for tone, strength, shift in ((WHITE, 135, wide), (BLACK, 95, -wide)):
        edge = face.copy()
        edge.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        edge.blit(face, (shift, shift), special_flags=pygame.BLEND_RGBA_SUB)
        edge.fill((*tone, 0), special_flags=pygame.BLEND_RGBA_ADD)
        edge.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
        face.blit(edge, (0, 0))


def _ball(face: pygame.Surface, colour: Colour) -> None:
    """A ball: darker towards its edge, with a bright spot."""
    size = face.get_width()
    shade = shapes.blank(face.get_size())
    shade.fill((*mix(colour, BLACK, 0.5), 255))
    for step in range(12):
        share = step / 11
        middle = size * (0.5 - 0.14 * share), size * (0.5 - 0.16 * share)
        tone = mix(mix(colour, BLACK, 0.42), mix(colour, WHITE, 0.45), share)
        pygame.draw.circle(shade, tone, middle, size * 0.5 * (1 - 0.85 * share))
    pygame.draw.circle(shade, mix(colour, WHITE, 0.92), (size * 0.35, size * 0.32), max(1.0, size * 0.085))
    face.blit(shapes.cut(shade, _mask(face)), (0, 0))


def _mask(face: pygame.Surface) -> pygame.Surface:
    mask = face.copy()
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return mask


def _grain(face: pygame.Surface, coat: Coat, fine: float, degrees: float) -> None:
    """Fibres along the part: the first of its bars, or upright."""
    along = _along(coat) + degrees
    rough = shapes.planks(46)
    tile = pygame.transform.smoothscale(rough, (max(1, round(11 * fine)), max(1, round(2.6 * fine))))
    sheet = pygame.Surface((round(math.hypot(*face.get_size())) + 2,) * 2, 0, 32)
    sheet.fill(WHITE)
    for top in range(0, sheet.get_height(), tile.get_height()):
        for left in range(0, sheet.get_width(), tile.get_width()):
            sheet.blit(tile, (left, top))
    turned = pygame.transform.rotate(sheet, along)
    at = ((face.get_width() - turned.get_width()) // 2, (face.get_height() - turned.get_height()) // 2)
    face.blit(turned, at, special_flags=pygame.BLEND_RGB_MULT)


def _along(coat: Coat) -> float:
    bar = next((each for each in coat.outlines if isinstance(each, Bar)), None)
    if bar is None or isinstance(bar, Disc):
        return 0.0
    return math.degrees(math.atan2(bar.b[1] - bar.a[1], bar.b[0] - bar.a[0]))


def _shadow(picture: pygame.Surface, scale: float) -> pygame.Surface:
    """The shadow that it throws on the wall, somewhat larger than it."""
    soft = max(1, round(_SOFT * scale))
    pad = 2 * soft
    dark = shapes.blank((picture.get_width() + 2 * pad, picture.get_height() + 2 * pad))
    dark.fill((*_SHADOW, 0))
    mask = pygame.mask.from_surface(picture, 90)
    dark.blit(mask.to_surface(setcolor=(*_SHADOW, _SHADE), unsetcolor=(*_SHADOW, 0)), (pad, pad))
    return pygame.transform.box_blur(dark, soft)


# Pictures of bodies at any angle: painted anew for what rests, the nearest lit picture turned for what moves.

STEP = 15
"""Degrees between the lit pictures of what moves."""
_ROUND = ("steel", "glass", "wood", "peg", "bumper", "trap_marble")
_SMALL = 90
"""Pixels: what is smaller is turned by two degrees at a time."""
_MOST = 6_000_000
"""Pixels that are kept, 4 bytes each: some 200 parts at 1920x1080."""


class BodyFigure(NamedTuple):
    """What is drawn of one body: its kind and name there, whether it is a mirror image, which of its colours."""

    kind: str
    body: str
    mirrored: bool = False
    tint: int = 0


_Key = tuple[BodyFigure, float, float, bool]


class Figures:
    """Paints each figure once for an angle and a scale (pixels a cm), and keeps it; the longest unused goes first.

    outlined: whether a line goes round each. painted: how many pictures were made so far.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, Cut] = OrderedDict()
        self._pixels = self.painted = 0
        self.outlined = False

    def resting(self, figure: BodyFigure, degrees: float, scale: float) -> Cut:
        """A body that stands, painted at this angle."""
        return self._painted(figure, round(degrees) % 360, scale)

    def moving(self, figure: BodyFigure, degrees: float, scale: float) -> Cut:
        """A body on its way: the nearest lit picture, turned by what is left."""
        if figure.kind in _ROUND:
            return self._painted(figure, 0, scale)
        lit, cut = round(degrees / STEP) * STEP, self.light(figure, degrees, scale)
        coarse = 2.0 if max(cut.picture.get_size()) < _SMALL else 0.5
        rest = round((degrees - lit) / coarse) * coarse
        if not rest:
            return cut
        key = figure, (lit + rest) % 360, -round(scale, 3), self.outlined
        return self._keep(key, lambda: _figures_turned(cut, rest))

    def at_hand(self, figure: BodyFigure, degrees: float, scale: float) -> bool:
        """Whether the lit picture that is nearest to an angle is made already."""
        at = 0 if figure.kind in _ROUND else round(degrees / STEP) * STEP % 360
        return (figure, at, round(scale, 3), self.outlined) in self._kept

    def in_passing(self, figure: BodyFigure, degrees: float, scale: float) -> Cut:
        """The same for a frame; as long as the nearest lit picture is not at hand, the one beside it serves."""
        if not self.at_hand(figure, degrees, scale):
            lit = round(degrees / STEP) * STEP
            for beside in (lit + STEP, lit - STEP) if degrees > lit else (lit - STEP, lit + STEP):
                if self.at_hand(figure, beside, scale):
                    return _figures_turned(self.light(figure, beside, scale), degrees - beside)
        return self.moving(figure, degrees, scale)

    def light(self, figure: BodyFigure, degrees: float, scale: float) -> Cut:
        """The lit picture that is nearest to an angle."""
        return self._painted(figure, round(degrees / STEP) * STEP % 360, scale)

    def _painted(self, figure: BodyFigure, degrees: int, scale: float) -> Cut:
        at = 0 if figure.kind in _ROUND else degrees
        key = figure, at, round(scale, 3), self.outlined
        return self._keep(key, lambda: self._lined(moulded(coats(*figure), at, scale)))

    def _lined(self, cut: Cut) -> Cut:
        return cut._replace(picture=outlines.outlined(cut.picture)) if self.outlined else cut

    def _keep(self, key: _Key, make: Callable[[], Cut]) -> Cut:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self.painted += 1
        self._kept[key] = made
        self._pixels += _weight(made)
        while self._pixels > _MOST and len(self._kept) > 1:
            self._pixels -= _weight(self._kept.popitem(last=False)[1])
        return made


def _weight(cut: Cut) -> int:
    return 2 * cut.picture.get_width() * cut.picture.get_height()


def _figures_turned(cut: Cut, degrees: float) -> Cut:
    picture = pygame.transform.rotozoom(cut.picture, degrees, 1.0)
    shadow = pygame.transform.rotate(cut.shadow, degrees)
    wide, high = cut.picture.get_size()
    x, y = cut.origin[0] - wide / 2, cut.origin[1] - high / 2
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    middle = picture.get_width() / 2, picture.get_height() / 2
    return Cut(picture, shadow, (middle[0] + c * x + s * y, middle[1] - s * x + c * y))
