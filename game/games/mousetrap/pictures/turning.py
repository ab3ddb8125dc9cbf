"""Pictures of parts at any angle, and the layers of which the machine is made."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import pygame

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.trap.layout import BOARD
from game.games.mousetrap.trap.machine import PARTS, Placement, frames, poses_as_set
from game.machine.specs import PartSpec, Point, Pose
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.sprites import Sprites
from game.ui.widgets.dirty import Item

# Degrees from a picture that was turned smoothly to one that is turned on from it quickly: at 3 an edge shifts by one
# pixel every 20, which cannot be told from a smooth one while it moves.
_NEAR = 3.0
# Degrees by which a motion may come to another angle than it seemed to: a smooth picture is made so much sooner.
_SURPRISE = 1.0
# Frames for which a picture may be seen that is lit as the one beside it, until its own has been made in spare time.
_BORROWS = 3
# Pictures of a shadow at other angles that are kept: what swings comes back to them.
_SHADOWS = 2
# Pixels of a shadow from which on it is turned in spare time, some 4 ns each.
_LARGE_SHADOW = 40_000
# Pixels of a picture so small that it is turned smoothly each time.
_SMALL = 10_000
# The same of one that leans by less than that: its long edges are seen as a few large steps otherwise.
_ROCKING = 40_000
# Pixels that are turned smoothly in a frame, some 10 ns each: at 1920x1080 the sign, or the diving board, or one gear.
_SMOOTHLY = 75_000
# The same in its spare time: all that turns at once.
_AHEAD = 3 * _SMOOTHLY
_RESTS_AFTER = 12
# Frames before that from which on there is time to turn what rests: parts that come to rest together take turns.
_SETTLES = 4
# Pictures enlarged in a frame's spare time, some 0.15 ms each at 1920x1080: all are at hand in a sixth of a second.
_ENLARGED = 4


class Allowance:
    """How many pixels may still be turned smoothly in this frame; a picture larger than all of it may come first."""

    def __init__(self, most: int | None = None) -> None:
        self._left = self._most = _SMOOTHLY if most is None else most

    def takes(self, picture: pygame.Surface) -> bool:
        """Whether there is time for a picture; if so, it is used."""
        area = picture.get_width() * picture.get_height()
        allowed = area <= self._left or self._left == self._most > 0
        if allowed:
            self._left = max(0, self._left - area)
        return allowed


class _Smooth(NamedTuple):
    """A picture, the angle to which it is turned smoothly, 0 to 360 degrees, and how it looks then."""

    source: pygame.Surface
    at: float
    picture: pygame.Surface

    def serves(self, source: pygame.Surface, degrees: float) -> bool:
        """Whether it can be turned on from quickly to that angle."""
        return self.source is source and abs(apart(degrees, self.at)) <= _NEAR


class TurnedPicture:
    """Keeps how a picture was last turned.

    soft: a shadow, which is always turned quickly and from upright. disc: it takes no more room when it is turned.
    step: by how many degrees it may be seen wrongly while it turns, as what comes is not known to that.
    """

    def __init__(self, soft: bool, disc: bool, step: float = 0.0) -> None:
        self.soft, self.disc, self.step = soft, disc, step
        self._degrees: float | None = None
        self._rested = 0
        self._source: pygame.Surface | None = None
        self._smooth, self._at = pygame.Surface((0, 0)), 0.0
        self._shown = self._smooth
        self._moved = 0.0
        self._next: _Smooth | None = None
        self._soon: _Smooth | None = None
        self._still: _Smooth | None = None
        self._shadows: list[_Smooth] = []
        self._borrowed, self._spared = 0, False
        self._due: float | None = None

    def show(self, picture: pygame.Surface, degrees: float, allowance: Allowance) -> pygame.Surface:
        """The picture turned by so many degrees; another one than the last time is lit in another way."""
        if degrees != self._degrees:
            before = self._degrees if self._degrees is not None else 0.0 if self.soft else degrees
            moved = apart(degrees, before)
            if self.soft and self._waits(picture, degrees, moved):
                return self._shown
            self._degrees, self._rested, self._still = degrees, 0, None
            self._follow(picture, moved, allowance)
        else:
            self._rested += 1
            if self._rested == _RESTS_AFTER:
                self._next = self._soon = None
            if self._rested >= _RESTS_AFTER and not self._exact:
                self._come_to_rest(picture, degrees, allowance)
        self._spared = False
        return self._shown

    def _waits(self, picture: pygame.Surface, degrees: float, moved: float) -> bool:
        """Whether a large shadow stays as it was for this frame: it is turned in spare time for the next one."""
        large = picture.get_width() * picture.get_height() > _LARGE_SHADOW
        made = self._soon and self._soon.source is picture and self._soon.at == degrees
        waits = large and not made and self._due is None and abs(moved) <= _SHADOW_STEP
        self._due = degrees if waits else None
        if waits and self._degrees is None:
            self._shown = picture
        return waits

    @property
    def _exact(self) -> bool:
        """Whether it is seen as it is at rest; a shadow always is."""
        return self.soft or (self._at == self._degrees and self._shown is self._smooth)

    def _come_to_rest(self, picture: pygame.Surface, degrees: float, allowance: Allowance) -> None:
        if self._still and self._still.source is picture:
            (self._source, self._at, self._smooth), self._still = self._still, None
        elif allowance.takes(picture):
            self._turn(picture, degrees)
        else:
            return
        self._shown = self._smooth

    @property
    def rests(self) -> float | None:
        """The angle to which it is to be turned smoothly soon, as it rests there; None if it does not or is."""
        due = self._rested >= _RESTS_AFTER - _SETTLES and not self._exact and not self._still
        return self._degrees if due else None

    def rest_ahead(self, picture: pygame.Surface, degrees: float, allowance: Allowance) -> None:
        """Turn it in spare time as it will be seen at rest."""
        if allowance.takes(picture):
            self._still = _Smooth(picture, degrees, self._smoothly(picture, degrees))

    @property
    def coming(self) -> float | None:
        """The angle that is wanted next if it turns on as it does, degrees; None if it rests. A shadow, which turns in
        large steps, may stay as it is for some frames before that."""
        if self._due is not None:
            return self._due
        if self._degrees is None or not self._moved or (self._rested and not self.soft):
            return None
        return (self._degrees + self._moved) % 360

    def turn_ahead(self, picture: pygame.Surface, degrees: float, allowance: Allowance) -> None:
        """Turn in spare time what will be wanted at that angle, if it will be."""
        self._spared = True
        if self._soon and self._soon.source is picture and self._soon.at == degrees:
            return
        self._soon = None
        if self.soft:
            self._soon = _Smooth(picture, degrees, self._shadow(picture, degrees))
            return
        near = _near(picture, degrees)
        soon = near and self._far(picture, degrees, near - _SURPRISE)
        if soon and not (self._next and self._next.serves(picture, degrees)):
            if not allowance.takes(picture):
                return
            at = degrees + self._ahead(near - _SURPRISE)
            self._next = _Smooth(picture, at % 360, self._smoothly(picture, at))
        self._soon = _Smooth(picture, degrees, self._turned_on(picture, degrees, near))

    def _turned_on(self, picture: pygame.Surface, degrees: float, near: float) -> pygame.Surface:
        """How it will look then, from whatever smooth picture will be at hand."""
        if not near:
            return self._smoothly(picture, degrees)
        if self._far(picture, degrees, near):
            assert self._next is not None
            return self._on(self._next.picture, apart(degrees, self._next.at), picture)
        return self._on(self._smooth, apart(degrees, self._at), picture)

    def _follow(self, picture: pygame.Surface, moved: float, allowance: Allowance) -> None:
        """Turn on from the smooth picture, or from a new one that is somewhat ahead of a steady motion; what was turned
        in spare time is taken as it is."""
        assert self._degrees is not None
        near, self._moved = _near(picture, self._degrees), moved
        if self._soon and self._soon.source is picture and abs(apart(self._degrees, self._soon.at)) <= self.step:
            if near and self._far(picture, self._degrees, near) and self._next:
                (self._source, self._at, self._smooth), self._next, self._borrowed = self._next, None, 0
            self._shown, self._soon = self._soon.picture, None
            return
        if self.soft:
            self._shown = self._shadow(picture, self._degrees)
            return
        if not self._far(picture, self._degrees, near):
            self._borrowed = 0
        elif self._next and self._next.serves(picture, self._degrees):
            (self._source, self._at, self._smooth), self._next, self._borrowed = self._next, None, 0
        elif self._borrows(near):
            self._borrowed += 1
        elif allowance.takes(picture):
            self._turn(picture, self._degrees + self._ahead(near))
            self._borrowed = 0
        elif self._source is None:
            self._smooth, self._at = picture, 0.0
        self._shown = self._on(self._smooth, apart(self._degrees, self._at), picture)

    def _borrows(self, near: float) -> bool:
        """Whether it may be turned on once more from the smooth picture at hand, lit as the one beside it: its own will
        be made in spare time, if there is any."""
        assert self._degrees is not None
        at_hand = near and self._source is not None and abs(apart(self._degrees, self._at)) <= near
        return bool(at_hand) and self._spared and self._borrowed < _BORROWS

    def _shadow(self, picture: pygame.Surface, degrees: float) -> pygame.Surface:
        """A shadow at an angle, quickly turned, or kept since it was there before."""
        found = next((each for each in self._shadows if each.source is picture and each.at == degrees), None)
        found = found or _Smooth(picture, degrees, self._on(picture, degrees, picture))
        self._shadows = [found, *(each for each in self._shadows if each is not found)][: 1 + _SHADOWS]
        return found.picture

    def _on(self, smooth: pygame.Surface, degrees: float, picture: pygame.Surface) -> pygame.Surface:
        """Turned on quickly."""
        return self._cut(pygame.transform.rotate(smooth, degrees), picture) if degrees else smooth

    def _far(self, picture: pygame.Surface, degrees: float, near: float) -> bool:
        return self._source is not picture or abs(apart(degrees, self._at)) > near

    def _ahead(self, near: float) -> float:
        return max(-near, min(near, self._moved)) if abs(self._moved) < 2 * near else 0.0

    def _turn(self, picture: pygame.Surface, degrees: float) -> None:
        self._source, self._at, self._smooth = picture, degrees % 360, self._smoothly(picture, degrees)

    def _smoothly(self, picture: pygame.Surface, degrees: float) -> pygame.Surface:
        return self._cut(pygame.transform.rotozoom(picture, degrees, 1.0), picture)

    def _cut(self, turned: pygame.Surface, picture: pygame.Surface) -> pygame.Surface:
        """Without the clear corners of a disc; its middle stays where it is."""
        corner = (turned.get_width() - max(picture.get_size())) // 2 - 1
        if not self.disc or corner <= 0:
            return turned
        return turned.subsurface(turned.get_rect().inflate(-2 * corner, -2 * corner))


def _near(picture: pygame.Surface, degrees: float) -> float:
    """How far a picture is turned on quickly, degrees: one that only rocks not at all, as long as it is not large."""
    rocks = abs(apart(degrees, 0.0)) <= _NEAR
    most = _ROCKING if rocks else _SMALL
    return _NEAR if picture.get_width() * picture.get_height() > most else 0.0


def apart(degrees: float, other: float) -> float:
    """How far one angle is from another, the short way round, -180 to 180."""
    return (degrees - other + 180) % 360 - 180


# Pictures of parts at any angle: the nearest lit frame, turned by the exact angle.

# Degrees between two pictures of a small thing, and pixels by which the tip of a long one goes on at the most.
_STEP, _TIP = 0.5, 2.5
# A shadow is soft enough to turn seldom and always quickly, that of a gear not at all.
_SHADOW_STEP = 6.0
# Frames in which something that is not turned or not in view is forgotten.
_FORGETS_AFTER = 30
SHADOW = "_shadow"
# How far what only swings goes, degrees; beyond that its light is that of the nearest frame.
_SWEEPS = {"06_stop_sign": (-10, 40), "08_shoe": (-40, 74), "10_bucket": (-105, 3)}


class CutPicture(NamedTuple):
    """A picture without its clear margins, and how far its middle lies from its anchor, in pixels."""

    picture: pygame.Surface
    middle: Point


class TurnedFigure(NamedTuple):
    """Frames of a picture at one scale, by number of so many round a turn; none while they are forgotten.

    drop: how far from its pose it is drawn, cm. reach: how far it is seen.
    """

    frames: dict[int, CutPicture]
    turn: int
    drop: Point
    reach: float
    step: float


class _Ground(NamedTuple):
    """Where the world's origin is on the surface, px, pixels a cm, and how large the surface is."""

    left: float
    low: float
    per: float
    width: int
    height: int


def once(canvas: Canvas, view: MachineView, name: str, pose: Pose) -> Item | None:
    """A picture turned smoothly, as for something painted seldom; kept unless it is for a camera that wanders."""
    scale = view.units_per_cm * canvas.scale
    info = canvas.sprites.info(name)
    if info is None:
        return None
    at, reach = _at(canvas, view, pose, info.drop), math.hypot(*info.size) * scale / info.per
    if not canvas.surface.get_clip().inflate(2 * reach, 2 * reach).collidepoint(at):
        return None
    share, degrees = scale / info.per, round(math.degrees(pose[2]), 1)
    key = ("part", name, round(scale, 4), degrees, canvas.sprites.outlined)

    def make() -> pygame.Surface:
        return _smoothly(_shrunk(canvas, name, scale)[0] if view.bounds else upright(canvas, view, name), degrees)

    whole = canvas.store.get(key, make) if view.bounds is None else make()
    middle = (info.size[0] / 2 - info.anchor[0]) * share, (info.size[1] / 2 - info.anchor[1]) * share
    return _item(at, CutPicture(whole, middle), degrees)


def upright(canvas: Canvas, view: MachineView, name: str) -> pygame.Surface:
    """A picture as it stands, at the scale of a view; kept."""
    scale = view.units_per_cm * canvas.scale
    blank = pygame.Surface((1, 1), pygame.SRCALPHA)
    return canvas.store.get(
        ("upright", name, round(scale, 4), canvas.sprites.outlined),
        lambda: _shrunk(canvas, name, scale)[0] if canvas.sprites.info(name) else blank,
    )


class Turner:
    """Has pictures that move at hand; keeps their frames at one scale, and how each was last turned.

    rough: none is turned smoothly for now, as what is drawn is seen without smoothing.
    """

    def __init__(self) -> None:
        self._scale = 0.0, False
        self._figures: dict[str, TurnedFigure | None] = {}
        self._last: dict[str, TurnedPicture] = {}
        self._seen: set[str] = set()
        self._in_view: set[str] = set()
        self._before: set[str] = set()
        self._frame = 0
        self._allowance = Allowance()
        self.rough = False
        self._ground = _Ground(0.0, 0.0, 0.0, 0, 0)
        self._far: Turner | None = None

    def twin(self) -> Turner:
        """Another one with the same pictures, for another view in the same frame."""
        other = Turner()
        other._scale, other._figures = self._scale, dict(self._figures)
        return other

    def nearer(self, canvas: Canvas, view: MachineView) -> Turner:
        """Another one for a view from nearer: what this one has loaded is enlarged as it is wanted."""
        other = Turner()
        other._far = self
        other._rescale(canvas, view)
        return other

    def begin(self, canvas: Canvas, view: MachineView) -> None:
        """A frame begins: so many pixels may be turned smoothly in it; what has left the view for long is forgotten."""
        self._allowance = Allowance(0 if self.rough else None)
        self._rescale(canvas, view)
        self._ground = _Ground(*_origin(canvas, view), view.units_per_cm * canvas.scale, *canvas.surface.get_size())
        self._frame += 1
        if self._frame % _FORGETS_AFTER == 0:
            self._forget()

    def _forget(self) -> None:
        for name in self._last.keys() - self._seen:
            del self._last[name]
        for name in self._before - self._in_view:
            figure = self._figures.get(name)
            if figure is not None:
                self._figures[name] = figure._replace(frames={})
        self._seen.clear()
        self._before, self._in_view = self._in_view, set()

    def item(self, canvas: Canvas, name: str, pose: Pose) -> Item | None:
        """A picture at its pose, if it can be seen in the view with which the frame began."""
        ground = self._ground
        figure = self._figures[name] if name in self._figures else self._figure(canvas, ground.per, name)
        if figure is None:
            return None
        x = ground.left + (pose[0] + figure.drop[0]) * ground.per
        y = ground.low - (pose[1] + figure.drop[1]) * ground.per
        reach = figure.reach
        if not (-reach < x < ground.width + reach and -reach < y < ground.height + reach):
            return None
        self._in_view.add(name)
        if not figure.frames:
            figure = self._figures[name] = _figure(canvas, name, ground.per)
            if figure is None:
                return None
        degrees = round(math.degrees(pose[2]) / figure.step) * figure.step % 360
        cut = _at_angle(figure, degrees)
        if degrees:
            cut = CutPicture(self._turned(name, cut.picture, degrees, figure.step), cut.middle)
        return _item((x, y), cut, degrees)

    def turn_ahead(self) -> None:
        """Turn in spare time what the next frame will want if everything moves on as it does."""
        allowance = Allowance(_AHEAD)
        for name, turned in self._last.items():
            figure, coming, rests = self._figures.get(name), turned.coming, turned.rests
            if figure is None or not figure.frames:
                continue
            if coming is not None:
                turned.turn_ahead(_at_angle(figure, coming).picture, coming, allowance)
            elif rests is not None:
                turned.rest_ahead(_at_angle(figure, rests).picture, rests, allowance)

    def enlarge_ahead(self, canvas: Canvas) -> None:
        """Enlarge in spare time some more of what was loaded for a view from farther off."""
        loaded = self._far._figures if self._far is not None else ()
        for name in [name for name in loaded if name not in self._figures][:_ENLARGED]:
            self._figures[name] = self._made(canvas, self._scale[0], name)

    def prepare(self, canvas: Canvas, view: MachineView, names: Iterable[str]) -> None:
        """Load pictures before they come into view, so that none is waited for while the machine runs."""
        self._rescale(canvas, view)
        for name in names:
            for full in (name, name + SHADOW):
                self._figure(canvas, self._scale[0], full)

    def _rescale(self, canvas: Canvas, view: MachineView) -> None:
        scale = view.units_per_cm * canvas.scale, canvas.sprites.outlined
        if scale != self._scale:
            self._scale = scale
            self._figures.clear()
            self._last.clear()

    def _figure(self, canvas: Canvas, scale: float, name: str) -> TurnedFigure | None:
        if name not in self._figures:
            self._figures[name] = self._made(canvas, scale, name)
            canvas.store.pause()
        return self._figures[name]

    def _made(self, canvas: Canvas, scale: float, name: str) -> TurnedFigure | None:
        loaded = self._far._figures.get(name) if self._far is not None else None
        if self._far is None or loaded is None:
            return _figure(canvas, name, scale)
        return _enlarged(loaded, scale / self._far._scale[0])

    def _turned(self, name: str, picture: pygame.Surface, degrees: float, step: float) -> pygame.Surface:
        self._seen.add(name)
        if name not in self._last:
            soft = name.endswith(SHADOW)
            self._last[name] = TurnedPicture(soft, "gear" in name, 0.0 if soft else step)
        return self._last[name].show(picture, degrees, self._allowance)


def _at(canvas: Canvas, view: MachineView, pose: Pose, drop: Point) -> Point:
    """Where the anchor of a picture is on the surface, px."""
    x, y = view.to_screen((pose[0] + drop[0], pose[1] + drop[1]))
    return x * canvas.scale, y * canvas.scale


def _origin(canvas: Canvas, view: MachineView) -> Point:
    """Where the world's origin is on the surface, px; under a camera that wanders as what stands still has it."""
    if view.bounds is None:
        return _at(canvas, view, (0.0, 0.0, 0.0), (0.0, 0.0))
    (x, y), (left, top) = view.widened().to_screen((0.0, 0.0)), view.corner(canvas.scale)
    at = canvas.box(view.rect)
    return x * canvas.scale - left + at.x, y * canvas.scale - top + at.y


def _item(at: Point, cut: CutPicture, degrees: float) -> Item:
    """A turned picture so that its anchor is at its place."""
    (across, down), (width, height) = cut.middle, cut.picture.get_size()
    if degrees:
        angle = math.radians(degrees)
        c, s = math.cos(angle), math.sin(angle)
        across, down = c * across + s * down, c * down - s * across
    return Item(cut.picture, (round(at[0] + across - width / 2), round(at[1] + down - height / 2)))


def _figure(canvas: Canvas, name: str, scale: float) -> TurnedFigure | None:
    info = canvas.sprites.info(name)
    if info is None:
        return None
    share = scale / info.per
    reach = math.hypot(*info.size) * share
    step = min(_STEP, math.degrees(_TIP / reach))
    if name.endswith(SHADOW):
        step = 360.0 if "gear" in name else _SHADOW_STEP
    anchor = info.anchor[0] * share, info.anchor[1] * share
    numbers = _numbers(name, info.frames)
    pictures = _shrunk(canvas, name, scale, numbers)
    frames = {number: _cut(picture, anchor) for number, picture in zip(numbers, pictures, strict=True)}
    return TurnedFigure(frames, info.frames, info.drop, reach, step)


def _enlarged(figure: TurnedFigure, zoom: float) -> TurnedFigure:
    frames = {number: _larger(cut, zoom) for number, cut in figure.frames.items()}
    return figure._replace(frames=frames, reach=figure.reach * zoom)


def _larger(cut: CutPicture, zoom: float) -> CutPicture:
    x, y = cut.middle
    return CutPicture(pygame.transform.smoothscale_by(cut.picture, zoom), (x * zoom, y * zoom))


def _numbers(name: str, count: int) -> list[int]:
    """The frames that are ever wanted."""
    low, high = next((sweep for part, sweep in _SWEEPS.items() if part in name), (0, 359))
    first, last = math.floor(low / 360 * count + 0.5), math.floor(high / 360 * count + 0.5)
    return sorted({number % count for number in range(first, last + 1)})


def _at_angle(figure: TurnedFigure, degrees: float) -> CutPicture:
    return _lit(figure, round(degrees / 360 * figure.turn) % figure.turn)


def _lit(figure: TurnedFigure, number: int) -> CutPicture:
    """The frame of that number, or the next one of those that are kept."""
    kept, count = figure.frames, figure.turn
    return (
        kept[number]
        if number in kept
        else kept[min(kept, key=lambda n: min((n - number) % count, (number - n) % count))]
    )


def _cut(picture: pygame.Surface, anchor: Point) -> CutPicture:
    box = picture.get_bounding_rect()
    inner = picture.subsurface(box).copy()
    return CutPicture(inner, (box.x + box.width / 2 - anchor[0], box.y + box.height / 2 - anchor[1]))


def _shrunk(canvas: Canvas, name: str, scale: float, numbers: Sequence[int] = (0,)) -> list[pygame.Surface]:
    """Frames of a picture at a scale."""
    info = canvas.sprites.info(name)
    assert info is not None
    size = round(info.size[0] * scale / info.per), round(info.size[1] * scale / info.per)
    return canvas.sprites.shrunk(name, size, numbers)


def _smoothly(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    return pygame.transform.rotozoom(picture, degrees, 1.0) if degrees else picture


# The pictures of which the machine is made: which there are, what carries each, how far in front it stands.


@dataclass(frozen=True)
class Layer:
    """One picture of a part as it stands; its anchor lies at `local` and `angle` in the frame of its body."""

    number: int
    name: str
    z: int
    body: str
    local: Point
    angle: float
    rolls: bool = False

    def pose(self, body: Pose) -> Pose:
        """Where the anchor is, and how far the picture is turned, when its body is there."""
        c, s = math.cos(body[2]), math.sin(body[2])
        x, y = self.local
        turned = 0.0 if self.rolls else body[2] + self.angle
        return body[0] + c * x - s * y, body[1] + s * x + c * y, turned


def name_of(spec: PartSpec) -> str:
    """The picture of a part, in the assets."""
    return f"parts/{spec.number:02}_{spec.id}"


def body_of(spec: PartSpec) -> str:
    """The body that carries a part's picture: its own if it has one."""
    return spec.bodies[0].name if spec.bodies else spec.shapes[0].body


def anchor_of(spec: PartSpec) -> Point:
    """The nominal place of the anchor of a part's picture."""
    return spec.bodies[0].centre if spec.bodies else spec.foot


def layers(placements: Mapping[int, Placement], sprites: Sprites) -> tuple[Layer, ...]:
    """The pictures of all parts that stand, from behind to the front."""
    where, starts = frames(placements), poses_as_set(placements)
    found = []
    for spec, name, z in _pictures(sprites):
        if spec.number not in placements:
            continue
        frame, body = where[spec.number], body_of(spec)
        start = starts[body]
        place = _local(frame.point(anchor_of(spec)), start)
        found.append(Layer(spec.number, name, z, body, place, frame.angle - start[2], body.startswith("marble")))
    return tuple(sorted(found, key=lambda layer: layer.z))


def _local(point: Point, pose: Pose) -> Point:
    dx, dy, c, s = point[0] - pose[0], point[1] - pose[1], math.cos(pose[2]), math.sin(pose[2])
    return c * dx + s * dy, c * dy - s * dx


@cache
def _pictures(sprites: Sprites) -> tuple[tuple[PartSpec, str, int], ...]:
    return tuple(_found(sprites))


def _found(sprites: Sprites) -> Iterator[tuple[PartSpec, str, int]]:
    for spec in PARTS:
        for suffix in ("_back", ""):
            info = sprites.info(name_of(spec) + suffix)
            if info is not None:
                yield spec, name_of(spec) + suffix, info.z


def stays(layer: Layer) -> bool:
    """Whether the picture never moves and nothing that moves passes behind it."""
    return layer.body == BOARD and layer.z < FRONT


FRONT = 50
"""Pictures of still parts from here on stand in front of moving ones."""
