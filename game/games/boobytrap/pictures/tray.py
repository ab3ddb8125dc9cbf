"""The tray drawn from above: shadows, turned discs, springs, bar, and a disc that is being lifted."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple
from weakref import ref

import pygame
from pygame import FRect

from game.games.boobytrap.pictures.places import BAR, LONG, TrayView
from game.games.boobytrap.tray.leaps import Leap
from game.games.boobytrap.tray.packing import BY_NUMBER, EACH, MARK, WIDTH
from game.games.boobytrap.tray.pulling import OUT
from game.games.boobytrap.tray.settled import TrayFrame
from game.games.boobytrap.tray.world import SPRING_X
from game.machine.specs import Pose
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.sprites import Info
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.widgets.dirty import bands, joined

COPY = pygame.BLEND_PREMULTIPLIED
TURNS = 30
"""A disc is drawn at the nearest of so many angles; its grain tells nobody the difference."""
CUTS = 3
_BARRED = (112, 104, 112)
_GOLDEN = 2.399963
_LIFTED = 0.34
"""How much larger a disc looks that is held up as high as one that is out of the layer."""
_GROWTH_MM, _GROWTHS = 1.5, 24
_LEANS_MM, _LEANS = 0.028, 0.36
"""By what share a disc in the air looks narrower for each mm that it is up, and at the most. By eye."""
_NARROWER, _EDGE, _AXES = 12, 3, 6
"""A leaning disc is drawn in so many widths, none less than a quarter, and leaning so many ways."""
_KEPT_ALOFT = 240
_PAINTED_ALOFT, _TAKE_TURNS = 2, 6
"""Discs in the air are painted anew by turns, so many in a frame, some 0.2 ms each: one that tumbles beside others is
seen in its new place as it was before, but for so many frames at the most."""
_FAINTER, _FAINTER_MM = 4, 5.0
Pictures = dict[tuple[int, int], pygame.Surface]
Rotate = Callable[[pygame.Surface, float], pygame.Surface]


def _smoothly(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    return pygame.transform.rotozoom(picture, degrees, 1.0)


def grown_at(height: float) -> float:
    """How many times as large a piece looks so far up, mm."""
    return 1 + _LIFTED / OUT * height


class Turned:
    """The pictures of all discs at one scale, each made when it is first wanted and kept."""

    def __init__(self, canvas: Canvas, per: float) -> None:
        self.canvas = canvas
        self.scale = per * canvas.scale
        self._bodies: dict[tuple[int, int], pygame.Surface] = {}
        self._lying: dict[tuple[int, int], pygame.Surface] = {}
        self._barred: Pictures = {}
        self._aloft: dict[tuple[int, int, int, int, int], pygame.Surface] = {}
        self._seen_aloft: dict[int, pygame.Surface] = {}
        self._turns, self._frame = 1, 0
        self._shadows: dict[int, tuple[pygame.Surface, int]] = {}

    def body(self, number: int, angle: float) -> pygame.Surface:
        """A piece at an angle (rad), its middle in the middle."""
        return self._kept(self._bodies, number, self.turn_of(number, angle), self.painted)

    def lying(self, number: int, turn: int) -> pygame.Surface:
        """A piece at one of its turns, and its shadow under it; its corner is the shadow's."""
        return self._kept(self._lying, number, turn, self.laid)

    def barred(self, number: int, turn: int) -> pygame.Surface:
        """The same, darkened: a piece that may not be touched."""
        return self._kept(self._barred, number, turn, self._darkened)

    @staticmethod
    def turn_of(number: int, angle: float) -> int:
        """The number of the turn at which a piece is drawn; each lies with its grain another way to begin with."""
        return round((angle + number * _GOLDEN) / math.tau * TURNS) % TURNS

    @staticmethod
    def _kept(kept: Pictures, number: int, turn: int, paint: Callable[[int, int], pygame.Surface]) -> pygame.Surface:
        key = (number - 1) // EACH * CUTS + number % CUTS, turn
        found = kept.get(key)
        if found is None:
            found = kept[key] = paint(number, turn)
        return found

    def aloft(self, number: int, angle: float, leap: Leap) -> pygame.Surface:
        """A piece in the air at an angle (rad): larger the higher it is, and narrower the way that it leans."""
        turn, grown = self.turn_of(number, angle), min(_GROWTHS, round(leap.height / _GROWTH_MM))
        leans = abs(math.cos(leap.turned)) if leap.pose is not None else 1 - min(_LEANS, _LEANS_MM * leap.height)
        narrow = max(_EDGE, round(leans * _NARROWER)) if grown or leap.pose is not None else _NARROWER
        axis = round(math.atan2(-leap.way[0], leap.way[1]) / math.pi * _AXES) % _AXES if narrow < _NARROWER else 0
        key = (number - 1) // EACH * CUTS + number % CUTS, turn, grown, narrow, axis
        found, before = self._aloft.get(key), self._seen_aloft.get(number)
        if found is None and before is not None and (number + self._frame) % self._turns:
            return before
        if found is None:
            if len(self._aloft) >= _KEPT_ALOFT:
                self._aloft.clear()
            body = self.painted(number, turn, pygame.transform.rotate)
            found = self._aloft[key] = self._leaning(body, grown, narrow, axis)
        self._seen_aloft[number] = found
        return found

    def begin(self, aloft: Collection[int]) -> None:
        """Another frame begins in which these are in the air."""
        self._frame += 1
        self._turns = max(1, min(_TAKE_TURNS, -(-len(aloft) // _PAINTED_ALOFT)))
        self._seen_aloft = {number: seen for number, seen in self._seen_aloft.items() if number in aloft}

    @staticmethod
    def _leaning(body: pygame.Surface, steps: int, narrow: int, axis: int) -> pygame.Surface:
        turned = -180.0 * axis / _AXES
        whole = pygame.transform.rotozoom(body, -turned, 1 + _LIFTED / OUT * _GROWTH_MM * steps)
        if narrow == _NARROWER:
            return pygame.transform.rotozoom(whole, turned, 1.0) if axis else whole
        size = max(2, round(whole.get_width() * narrow / _NARROWER)), whole.get_height()
        squeezed = pygame.transform.smoothscale(whole, size)
        return pygame.transform.rotozoom(squeezed, turned, 1.0) if axis else squeezed

    def cast(self, number: int, height: float) -> tuple[pygame.Surface, int]:
        """The shadow of a piece so high up, mm: the fainter the higher; and its corner's distance from its middle."""
        shadow, corner = self.shadow(number)
        faint = min(_FAINTER, round(height / _FAINTER_MM))
        if not faint:
            return shadow, corner

        def make() -> pygame.Surface:
            left = 255 - round(150 * faint / _FAINTER)
            pale = shadow.copy()
            pale.fill((left, left, left, left), special_flags=pygame.BLEND_RGBA_MULT)
            return pale

        key = "booby cast", shadow.get_size(), BY_NUMBER[number].size, faint
        return self.canvas.store.get(key, make), corner

    def shadow(self, number: int) -> tuple[pygame.Surface, int]:
        """The shadow of a piece, and how far its corner lies from the piece's middle, both in pixels."""
        found = self._shadows.get(number)
        if found is None:
            picture, info = self._scaled(f"booby/{BY_NUMBER[number].size.lower()}_shadow")
            found = _cropped(picture, round(info.anchor[0] * self._share(info)))
            others = (n for n, piece in BY_NUMBER.items() if piece.size == BY_NUMBER[number].size)
            self._shadows |= dict.fromkeys(others, found)
        return found

    def warm(self) -> None:
        """Paint every picture, so that no moving disc waits for one."""
        for number in (1, EACH + 1, 2 * EACH + 1):
            for cut in range(CUTS):
                for turn in range(TURNS):
                    self.lying(number + cut, turn)

    def ahead(self) -> Iterator[None]:
        """Have at hand what discs are painted from, of which some are wanted as they leave the floor."""
        for number in range(1, CUTS + 1):
            for each in (number, EACH + number, 2 * EACH + number):
                self._layers(each)
                yield

    def _share(self, info: Info) -> float:
        """Pixels of the window for one of the picture; the pictures count in centimetres."""
        return self.scale * 10 / info.per

    def _scaled(self, name: str, frame: int = 0) -> tuple[pygame.Surface, Info]:
        info = self.canvas.sprites.info(name)
        side = max(1, round(info.size[0] * self._share(info))) if info is not None else 1
        found = self.canvas.sprites.get(name, (side, side), frame)
        if info is None or found is None:
            return pygame.Surface((1, 1), pygame.SRCALPHA), Info((1, 1), 10.0)
        return found, info

    def laid(self, number: int, turn: int) -> pygame.Surface:
        """A piece with its shadow, painted anew."""
        shadow, corner = self.shadow(number)
        whole, body = shadow.copy(), self.painted(number, turn)
        half = body.get_width() // 2
        whole.blit(body, (corner - half, corner - half), special_flags=COPY)
        return whole

    def _darkened(self, number: int, turn: int) -> pygame.Surface:
        dark = self.lying(number, turn).copy()
        dark.fill(_BARRED, special_flags=pygame.BLEND_RGB_MULT)
        return dark

    def _layers(self, number: int) -> tuple[pygame.Surface, pygame.Surface, pygame.Surface]:
        """The light on a piece, its grain and its glint."""
        size = BY_NUMBER[number].size.lower()
        (light, _), (glint, _) = self._scaled(f"booby/{size}_light"), self._scaled(f"booby/{size}_glint")
        return light, self._scaled(f"booby/{size}_grain", number % CUTS)[0], glint

    def painted(self, number: int, turn: int, rotate: Rotate = _smoothly) -> pygame.Surface:
        """A piece without its shadow, painted anew. rotate: its grain by degrees."""
        light, grain, glint = self._layers(number)
        side = light.get_width()
        turned = rotate(grain, 360 * turn / TURNS)
        whole = pygame.Surface((side, side), pygame.SRCALPHA)
        whole.blit(turned, turned.get_rect(center=(side / 2, side / 2)))
        # Where a turned square leaves corners bare there is no disc.
        whole.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(glint, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return whole.premul_alpha()


def _cropped(shadow: pygame.Surface, corner: int) -> tuple[pygame.Surface, int]:
    """A shadow without the clear margin round it, premultiplied, and how far its corner lies from the middle now."""
    seen = shadow.get_bounding_rect()
    margin = min(seen.left, seen.top)
    side = max(seen.right, seen.bottom) - margin
    return shadow.subsurface((margin, margin, side, side)).premul_alpha(), corner - margin


# The two springs: as many turns as ever, closer or wider with the bar.

COILS = 14
_CAP = 1.9
_MARGIN = 4.0
_FIRST, _STEP, _FRAMES = 1.0, 0.5, 30
"""The pitches, mm, that the strands are drawn for."""
_LINES, _LINES_MM, _LINES_APART, _LINE_MM = ((0.14, 0.5), (0.24, 0.36), (0.34, 0.2)), 12.5, 3.2, 0.9
"""Where the lines beside a spring begin and how long they are, of its length; how far from it, apart and thick, mm."""
_PALE = rgb("#fff0cf")


def draw_springs(  # noqa: PLR0913 - where the bar is, and what a blow makes of them
    canvas: Canvas, view: TrayView, near: float, far: float, *, swing: float = 0.0, rush: float = 0.0
) -> None:
    """Draw both springs behind a bar whose face is at y = near where the scale is and y = far at the other side.

    swing: how far their middles are aside, mm, while they ring. rush: how much is seen of the lines that they leave
    behind as they shoot forward, 0 to 1.
    """
    middle, lean = (near + far) / 2, (near - far) / 2
    for x, share in ((SPRING_X, 0.72), (-SPRING_X, -0.72)):
        start = middle + lean * share + BAR
        _spring(canvas, view, x, start, swing if x > 0 else -swing)
        if rush > 0:
            _rushing(canvas, view, x, start, rush)


def _rushing(canvas: Canvas, view: TrayView, x: float, begun: float, rush: float) -> None:
    """Short lines to both sides of a spring, the farther out the shorter; they run after it and are gone."""
    thick, long = max(1, canvas.px(_LINE_MM * view.per)), LONG - begun
    for side in (-1, 1):
        for number, (begins, share) in enumerate(_LINES):
            left, row = view.at(x + side * (_LINES_MM + _LINES_APART * number), begun + long * begins)
            right = left + long * share * rush * view.per
            start, end = ((at * canvas.scale, row * canvas.scale) for at in (left, right))
            pygame.draw.line(canvas.surface, _PALE, start, end, thick)


def _spring(canvas: Canvas, view: TrayView, x: float, start: float, swing: float) -> None:
    long = max(4.0, LONG - start)
    left, top = view.at(x, start)
    for name in ("booby/spring_shadow", "booby/rod"):
        _lengthwise(canvas, view, name, (left, top), long)
    pitch = (long - 2 * _CAP) / COILS
    frame = min(_FRAMES - 1, max(0, round((pitch - _FIRST) / _STEP)))
    for side, lag in (("back", 0.5), ("front", 0.0)):
        picture, info = _picture(canvas, view, f"booby/coil_{side}", frame)
        share = _share(canvas, view, info)
        row = round(top * canvas.scale - info.anchor[1] * share)
        wide = round((_MARGIN + (_FIRST + frame * _STEP) / 2) * view.per * canvas.scale)
        part, before = pygame.Rect(0, 0, wide, picture.get_height()), info.anchor[0] * share
        far, coils = swing * view.per * canvas.scale, []
        for turn in range(COILS):
            place = left + (_CAP + (turn + lag) * pitch) * view.per
            aside = round(far * math.sin(math.pi * (turn + lag) / COILS)) if far else 0
            coils.append((picture, (round(place * canvas.scale - before), row + aside), part))
        canvas.surface.blits(coils, False)
    for at in (left, left + (long - _CAP) * view.per):
        picture, info = _picture(canvas, view, "booby/cap", 0)
        share = _share(canvas, view, info)
        corner = at * canvas.scale - info.anchor[0] * share, top * canvas.scale - info.anchor[1] * share
        canvas.surface.blit(picture, (round(corner[0]), round(corner[1])))


def _share(canvas: Canvas, view: TrayView, info: Info) -> float:
    return view.per * canvas.scale * 10 / info.per


def _picture(canvas: Canvas, view: TrayView, name: str, frame: int) -> tuple[pygame.Surface, Info]:
    info = canvas.sprites.info(name)
    share = _share(canvas, view, info) if info is not None else 1.0
    size = info.size if info is not None else (1, 1)
    found = canvas.sprites.get(name, (round(size[0] * share), round(size[1] * share)), frame)
    if info is None or found is None:
        return pygame.Surface((1, 1), pygame.SRCALPHA), Info((1, 1), 10.0)
    return found, info


def _lengthwise(canvas: Canvas, view: TrayView, name: str, at: tuple[float, float], long: float) -> None:
    """Draw as much of a long picture as is wanted."""
    picture, info = _picture(canvas, view, name, 0)
    share = _share(canvas, view, info)
    corner = round(at[0] * canvas.scale), round(at[1] * canvas.scale - info.anchor[1] * share)
    wide = min(picture.get_width(), round(long * view.per * canvas.scale))
    canvas.surface.blit(picture, corner, (0, 0, wide, picture.get_height()))


def bay(view: TrayView, near: float) -> FRect:
    """The free place behind the bar, between the springs."""
    top = view.at(SPRING_X, 0)[1] + 12 * view.per
    low = view.at(-SPRING_X, 0)[1] - 12 * view.per
    left = view.along(near + BAR) + 4 * view.per
    return FRect(left, top, view.along(LONG) - 3 * view.per - left, low - top)


# The discs on the floor as one picture, painted anew only where something has moved.

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


# The tray drawn from above: shadows, discs, springs, bar, and a disc that is being lifted.

_SAFE, _MOVED, _TRIPPED = rgb("#35c98a"), rgb("#157a4e"), rgb("#d2281c")
DEEP = rgb("#1a110b")
"""The floor where contrast is high: 3:1 or more under the discs of every colour."""
_SEEN = 0.15
"""A shorter way of the bar, mm, is not told on the scale."""
_AWAY = 0.9
"""How far a shadow lies from a disc for each mm that it is up."""
_TILT = 0.0005
_STRIP = (19.0, 7.4)
_NEEDLE = 0.9, 2.6, 4.4
"""How broad the needle is that stays where the bar was farthest; half the breadth and the height of its head, mm."""


class ScaleReading(NamedTuple):
    """What the scale shows, mm. start, near: where the bar stood as the turn began, and stands now.

    farthest: how far in it has gone since, at the most. tripped: whether that was a trip.
    """

    start: float
    near: float
    farthest: float
    tripped: bool


class Tripped(NamedTuple):
    """What a blow makes of a tray. leaps: what is in the air. swing, rush: of the springs, see `draw_springs`."""

    leaps: Mapping[int, Leap]
    swing: float = 0.0
    rush: float = 0.0


CALM = Tripped({})
_Bar = tuple[object, int, bool]
"""How a picture of the bar was made: its size and look, its tilt, and whether its edges were left rough."""


class TrayPicture:
    """Draws frames of a tray, keeping the pictures of one view. barred: the pieces that may not be touched."""

    def __init__(self) -> None:
        self.view: TrayView = TrayView(0, 0, 1)
        self._turned: Turned | None = None
        self._key: tuple[object, ...] = ()
        self.bed = Bed()
        self.barred: frozenset[int] = frozenset()
        self._bars: dict[str, tuple[tuple[_Bar | None, int, bool], pygame.Surface]] = {}
        self.rough = False
        """Whether the bar has been drawn as it snaps: once more, and its edges are smooth and its shadow is turned."""

    def fit(self, canvas: Canvas, view: TrayView) -> Turned:
        """Adopt a view; all pictures of discs are made at once, so that none is waited for."""
        key = view.per, canvas.scale, canvas.sprites.outlined
        if self._turned is None or self._key != key:
            self._turned, self._key = Turned(canvas, view.per), key
            self._turned.warm()
        self._turned.canvas = canvas
        self.view = view
        return self._turned

    def ahead(self, canvas: Canvas, view: TrayView) -> Iterator[None]:
        """Have at hand what discs in the air are painted from."""
        return self.fit(canvas, view).ahead()

    def box(self, canvas: Canvas, view: TrayView) -> None:
        """Draw the empty box: rails, floor and scale."""
        materials.drop(canvas, view.box.move(3, 6), 9, 150)
        if not canvas.sprite("booby/box", view.box):
            materials.wood(canvas, view.box)
        if not canvas.theme.grain:
            canvas.surface.fill(DEEP, canvas.box(view.floor))

    def travel(self, canvas: Canvas, view: TrayView, read: ScaleReading) -> None:
        """Tint the stretch of the scale over which the bar may travel this turn (BT-06), and what it has travelled.

        After a trip all of it is red, wherever the bar has gone since; a mark stays where the bar was farthest.
        """
        deepest = read.start - read.farthest
        if read.tripped:
            self._tint(canvas, view, (min(deepest, read.start - MARK), read.start), _TRIPPED, 170)
        else:
            self._tint(canvas, view, (read.start - MARK, read.start), _SAFE, 110)
            if read.start - read.near > _SEEN:
                self._tint(canvas, view, (read.near, read.start), _MOVED, 120)
        if read.tripped or read.near - deepest > _SEEN:
            _draw_farthest(canvas, view, max(0.0, deepest), _TRIPPED if read.tripped else _MOVED)

    @staticmethod
    def _tint(canvas: Canvas, view: TrayView, between: tuple[float, float], colour: Colour, strength: int) -> None:
        top, high = view.top - _STRIP[0] * view.per, (_STRIP[0] - _STRIP[1]) * view.per
        low = max(0.0, between[0])
        box = canvas.box(FRect(view.along(low), top, (between[1] - low) * view.per, high))
        key = ("booby travel", box.size, colour, strength)
        canvas.surface.blit(canvas.store.get(key, partial(_band, box.size, colour, strength)), box)

    def draw(  # noqa: PLR0913 - all that a tray consists of
        self,
        canvas: Canvas,
        view: TrayView,
        frame: TrayFrame,
        lifted: Mapping[int, float],
        ground: pygame.Surface,
        *,
        tripped: Tripped = CALM,
    ) -> None:
        """Draw everything that lies or moves in the box; ``lifted`` pieces (0 to 1 of the way up) above the rest.

        ``ground`` is the canvas with the empty box, of which the floor is copied.
        """
        leaps, swing, rush = tripped
        turned = self.fit(canvas, view)
        turned.begin(leaps)
        self.rough = False
        near, far = frame.bar[2], frame.bar[0] + frame.bar[1] - frame.bar[2]
        low = {n: pose for n, pose in frame.poses.items() if not lifted.get(n) and n not in leaps}
        self.bed.draw(BedFrame(canvas, view, turned, ground, canvas.box(view.floor), self.barred), low)
        canvas.clip(view.floor.inflate(0, 2))
        draw_springs(canvas, view, near, far, swing=swing, rush=rush)
        self._bar_picture(canvas, view, frame, "booby/bar_shadow")
        self._bar_picture(canvas, view, frame, "booby/bar")
        canvas.clip(None)
        for number, share in lifted.items():
            if number in frame.poses:
                self.raised(canvas, number, frame.poses[number], share)
        if leaps:
            self._leaping(canvas, turned, frame, {n: leap for n, leap in leaps.items() if not lifted.get(n)})
        self._pointer(canvas, view, near)

    def _leaping(self, canvas: Canvas, turned: Turned, frame: TrayFrame, leaps: Mapping[int, Leap]) -> None:
        """Draw what is in the air: all shadows on the floor, then the pieces, the highest last."""
        per, seen = self.view.per * canvas.scale, []
        for number, leap in sorted(leaps.items(), key=lambda each: each[1].height):
            pose = leap.pose or frame.poses.get(number)
            if pose is None:
                continue
            (x, y), away = self._pixel(canvas, pose), leap.height * _AWAY * per
            picture = turned.aloft(number, -pose[2], leap)
            seen.append((picture, picture.get_rect(center=(round(x), round(y - 0.35 * away)))))
            shadow, corner = turned.cast(number, leap.height)
            spot = round(x - corner + 0.62 * away), round(y - corner + 0.8 * away)
            canvas.surface.blit(shadow, spot, special_flags=COPY)
        canvas.surface.fblits(seen, COPY)

    def _pixel(self, canvas: Canvas, pose: Pose) -> tuple[float, float]:
        x, y = self.view.at(pose[0], pose[1])
        return x * canvas.scale, y * canvas.scale

    def raised(self, canvas: Canvas, number: int, pose: Pose, share: float) -> None:
        """Draw a disc held up: larger, its shadow softer and further away."""
        turned = self.fit(canvas, self.view)
        step = round(share * 12)
        body = turned.body(number, -pose[2])
        grown = body.get_width() * (1 + _LIFTED * step / 12)
        side = max(1, round(grown))
        x, y = self._pixel(canvas, pose)
        shadow, corner = turned.shadow(number)
        away = step / 12 * OUT * _AWAY * self.view.per * canvas.scale
        spot = round(x - corner + 0.62 * away), round(y - corner + 0.8 * away)
        canvas.surface.blit(shadow, spot, special_flags=COPY)
        large = body if side == body.get_width() else pygame.transform.smoothscale(body, (side, side))
        spot = round(x - side / 2), round(y - side / 2 - 0.35 * away)
        canvas.surface.blit(large, spot, special_flags=COPY)

    def _bar_picture(self, canvas: Canvas, view: TrayView, frame: TrayFrame, name: str) -> None:
        info = canvas.sprites.info(name)
        if info is None:
            return
        share = view.per * canvas.scale * 10 / info.per
        plain = canvas.sprites.get(name, (round(info.size[0] * share), round(info.size[1] * share)))
        if plain is None:
            return
        tilt = round((frame.bar[1] - frame.bar[0]) / WIDTH / _TILT)
        picture = self._leaning(canvas, name, plain, tilt)
        x, y = view.at(0.0, (frame.bar[0] + frame.bar[1]) / 2)
        middle = (
            x * canvas.scale + (info.size[0] / 2 - info.anchor[0]) * share,
            y * canvas.scale + (info.size[1] / 2 - info.anchor[1]) * share,
        )
        size = picture.get_size()
        canvas.surface.blit(picture, (round(middle[0] - size[0] / 2), round(middle[1] - size[1] / 2)))

    def _leaning(self, canvas: Canvas, name: str, plain: pygame.Surface, tilt: int) -> pygame.Surface:
        """A picture of the bar at its tilt; only the last one is kept, as a bar that moves seldom comes back to one.

        Where it snaps, or tilts from frame to frame, no steps of its edges are seen: they are smoothed once it has come
        to a halt, and its shadow is turned in every other frame.
        """
        (last, before, tilted), kept = self._bars.get(name, ((None, tilt, False), plain))
        soft, tilts = name.endswith("shadow"), tilt != before
        snaps = abs(tilt - before) > 1 or (tilts and tilted)
        look = plain.get_size(), canvas.look
        now = look, tilt, snaps or soft
        waits = soft and tilts and tilted and last is not None and last[0] == look
        self.rough = self.rough or waits or (snaps and not soft)
        if waits:
            self._bars[name] = (last, tilt, False), kept
            return kept
        if last != now:
            kept = (pygame.transform.rotate if snaps or soft else _smoothly)(plain, -math.degrees(tilt * _TILT))
        self._bars[name] = (now, tilt, tilts), kept
        return kept

    def _pointer(self, canvas: Canvas, view: TrayView, near: float) -> None:
        canvas.stamp("booby/pointer", (view.along(near), view.top), 0, view.per * 10)


def _draw_farthest(canvas: Canvas, view: TrayView, at: float, colour: Colour) -> None:
    """A needle across the scale, its head at the upper edge, so far from the front wall, mm."""
    per, x = view.per, view.along(at)
    top, low = view.top - _STRIP[0] * per, view.top - _STRIP[1] * per
    ink = mix(colour, (0, 0, 0), 0.35)
    half = _NEEDLE[0] / 2 * per
    canvas.surface.fill(ink, canvas.box(FRect(x - half, top, 2 * half, low - top)))
    head = ((x - _NEEDLE[1] * per, top), (x + _NEEDLE[1] * per, top), (x, top + _NEEDLE[2] * per))
    pygame.draw.polygon(canvas.surface, ink, [(a * canvas.scale, b * canvas.scale) for a, b in head])


def _band(size: tuple[int, int], colour: Colour, strength: int) -> pygame.Surface:
    band = pygame.Surface(size, pygame.SRCALPHA)
    band.fill((*colour, strength))
    edge = min(max(1, size[1] // 14), size[0])
    for x in (0, size[0] - edge):
        band.fill((*mix(colour, (0, 0, 0), 0.5), 220), (x, 0, edge, size[1]))
    return band
