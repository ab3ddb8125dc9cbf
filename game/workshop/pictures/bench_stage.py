"""The stage of the Workshop: wall and floor painted once, every body of a machine where it is, its shadow first."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import pygame
from pygame import FRect

from game.games.mousetrap.pictures import mice
from game.games.mousetrap.pictures import stage as backcloth
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.trap.layout import BOARD
from game.machine.specs import Point, Pose
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import mix, rgb
from game.ui.widgets.dirty import Item
from game.workshop.parts.box import kind_of
from game.workshop.parts.building import EXACT, Nudge, frame_of
from game.workshop.parts.kind import WALL
from game.workshop.parts.machine import STAGE, Machine, Placed
from game.workshop.parts.outlines import bounds_of, poses_as_set
from game.workshop.parts.run import FLUNG_CM, GONE_CM
from game.workshop.pictures import looks, ties
from game.workshop.pictures.air_seen import AirSeen
from game.workshop.pictures.moulding import DROP, BodyFigure, Cut, Figures

_LEFT, _RIGHT, _TOP = STAGE
SEEN = (_LEFT - 3.0, _RIGHT + 3.0, -3.6, _TOP + 1.0)
"""cm: left, right, bottom and top of what a view of the whole stage shows."""
WIDE = (SEEN[1] - SEEN[0]) / (SEEN[3] - SEEN[2])
"""How wide that view is for its height."""
_BESIDE, _OVER, _NEARER, _WORTH = 9.0, 5.0, 2.0, 1.2
"""cm left free beside and above a machine that is framed; how much nearer it comes at the most, and at least."""
_GRID, _TICK = 5.0, 0.35
_AIR, _NEAREST = 2.0, 40.0
"""cm round a machine in its picture, and the least width of that."""
_RIM = rgb("#b4572f")
_MOUSE_CM, _CAGED_CM, _LARGEST = 3.6, 2.7, 20.0
_BESIDE_CM = 1.0
"""From one mouse to the next where several sit in the same place."""
_PALE = 105
"""Of 255, how much of a ghost is seen."""
AT_ONCE = 16
"""Bodies that are painted in one of the first frames of a large machine: some 10 ms."""
_AHEAD = 4
"""Those that are painted in the spare time of a frame: some 4 ms."""
_GLOW_CM, _GLOW = 6.0, rgb("#fff3a8")
"""How wide the light round the mouse is, by which it is found before the post."""
_DEPTHS = {"gear": 0, "rack": 0, "toast": 0, "cuckoo": 0, "crank": 1, WALL: 1, "mouse": 3, "cage": 4, "prop": 4}


class DrawnBody(NamedTuple):
    """One body of a part: what it looks like, and the name of its pose."""

    part: str
    figure: BodyFigure
    body: str
    still: Pose

    @property
    def depth(self) -> int:
        """How far in front it stands."""
        return _DEPTHS.get(self.figure.body, 2)


class BenchLook(NamedTuple):
    """How a machine is shown. poses: of a run, else as set. lifted: parts that a hand carries.

    nudges: for each part how far off it was set down. mice: the seats whose mice sit under its cages. bare: the wall
    without its pattern.
    """

    poses: Mapping[str, Pose] | None = None
    grid: bool = False
    caught: bool = False
    lifted: Collection[str] = ()
    nudges: Sequence[Nudge] = ()
    mice: Sequence[str] = ("coal",)
    bare: bool = False


AS_SET = BenchLook()


def whole(rect: FRect, room: FRect) -> MachineView:
    """A view that fills `rect` and shows the whole stage within `room`, its floor at the foot of that."""
    left, right, low, high = SEEN
    zoom = min(room.width / (right - left), room.height / (high - low))
    floor = room.bottom + low * zoom
    middle = (left + right) / 2 - (room.centerx - rect.centerx) / zoom
    return MachineView(rect, (middle, (floor - rect.centery) / zoom), zoom)


def framed(rect: FRect, room: FRect, machine: Machine, spots: Iterable[Point] = ()) -> MachineView:
    """The same view, nearer where the machine and these spots, cm, take little of the stage."""
    far = whole(rect, room)
    boxes = [bounds_of(part) for part in machine.parts]
    points = [*(point for tie in machine.ties for point in tie.over), *spots]
    if not boxes:
        return far
    left = min([box[0] for box in boxes] + [x for x, _ in points]) - _BESIDE
    right = max([box[2] for box in boxes] + [x for x, _ in points]) + _BESIDE
    high = max([box[3] for box in boxes] + [y for _, y in points]) + _OVER
    zoom = min(room.width / (right - left), room.height / (high - SEEN[2]), far.units_per_cm * _NEARER)
    if zoom < far.units_per_cm * _WORTH:
        return far
    half = room.width / zoom / 2
    middle = min(max((left + right) / 2, SEEN[0] + half), SEEN[1] - half) - (room.centerx - rect.centerx) / zoom
    floor = room.bottom + SEEN[2] * zoom
    return MachineView(rect, (middle, (floor - rect.centery) / zoom), zoom)


def close(rect: FRect, machine: Machine) -> MachineView:
    """A view that fills `rect` with a machine and the floor below it."""
    boxes = [bounds_of(part) for part in machine.parts] or [(_LEFT, 0.0, _RIGHT, _TOP)]
    pins = [point for tie in machine.ties for point in tie.over]
    left, right = min(box[0] for box in boxes) - _AIR, max(box[2] for box in boxes) + _AIR
    left, right = min([left, *(x - _AIR for x, _ in pins)]), max([right, *(x + _AIR for x, _ in pins)])
    high = max([box[3] for box in boxes] + [y for _, y in pins]) + _AIR
    zoom = min(rect.width / max(_NEAREST, right - left), rect.height / (high - SEEN[2]))
    return MachineView(rect, ((left + right) / 2, SEEN[2] + rect.height / 2 / zoom), zoom)


def drawn(part: Placed, nudge: Nudge = EXACT) -> Iterator[DrawnBody]:
    """What is drawn of a part, fixed things first; nudge: how far off it was set down."""
    frame, spec = frame_of(part, nudge), part.spec
    centres = {body.name: body.centre for body in spec.bodies}
    angles = {body.name: body.angle for body in spec.bodies}
    tint = int(part.id.rpartition("-")[2]) if part.id.rpartition("-")[2].isdigit() else 1
    for body in looks.bodies(part.kind):
        pose = (*frame.point(centres.get(body, (0.0, 0.0))), frame.angle + angles.get(body, 0.0))
        name = BOARD if body == WALL else f"{part.id}.{body}"
        figure = BodyFigure(part.kind, body, part.mirrored, (tint - 1) % 5 if part.kind in looks.TINTED else 0)
        yield DrawnBody(part.id, figure, name, pose)


class _Seen(NamedTuple):
    """How a body that moves was seen last: half degrees, pixels a cm; lit: as it is lit there, not beside that."""

    step: int
    scale: float
    cut: Cut
    lit: bool


class BenchStage:
    """Draws one machine after another; pictures are kept from one to the next.

    unfinished: not every body was painted yet, where they are painted some a frame until all have been seen once;
    at_once: how many in one.
    """

    def __init__(self, figures: Figures | None = None, unfinished: bool = False, at_once: int = AT_ONCE) -> None:
        self.figures, self.at_once = figures or Figures(), at_once
        self.unfinished = unfinished
        self._machine = Machine()
        self._nudges: Sequence[Nudge] = ()
        self._drawn: list[DrawnBody] = []
        self._plate: tuple[object, pygame.Surface] = (None, pygame.Surface((1, 1)))
        self._last: dict[str, _Seen] = {}
        self._turning: list[tuple[BodyFigure, float, float]] = []
        self._tied: tuple[object, list[Item]] = (None, [])
        self._air = AirSeen()

    def items(self, canvas: Canvas, view: MachineView, machine: Machine, look: BenchLook = AS_SET) -> list[Item | None]:
        """Everything from behind to the front."""
        self._take(canvas, machine, look.nudges)
        back, bodies = self._backcloth(canvas, view, machine, look), self._bodies(canvas, view, look)
        air = self._air.items(canvas, view, machine, look.poses) if look.poses is not None else ()
        return [back, *bodies, *self._ties(canvas, view, machine, look.poses), *air]

    def bodies(self, canvas: Canvas, view: MachineView, machine: Machine) -> list[Item | None]:
        """The same as the machine is set, without wall and floor."""
        self._take(canvas, machine)
        return [*self._bodies(canvas, view, AS_SET), *self._ties(canvas, view, machine, None)]

    def ahead(self, canvas: Canvas, view: MachineView, machine: Machine) -> Iterator[None]:
        """Make in steps the pictures that `items` and `bodies` would make at once."""
        self._take(canvas, machine)
        for each in self._drawn:
            if each.figure.body != "mouse":
                self._cut(each, each.still, view.units_per_cm * canvas.scale, running=False)
                yield

    def turn_ahead(self) -> None:
        """Paint in spare time how bodies are lit in the next frame, if they turn on as they do."""
        most = self.figures.painted + _AHEAD
        for figure, degrees, scale in self._turning:
            if self.figures.painted < most:
                self.figures.light(figure, degrees, scale)

    def _take(self, canvas: Canvas, machine: Machine, nudges: Sequence[Nudge] = ()) -> None:
        """From now on this machine is drawn."""
        anew = machine is not self._machine or nudges != self._nudges
        if anew or self.figures.outlined != canvas.sprites.outlined:
            self.figures.outlined = canvas.sprites.outlined
            self._machine, self._nudges = machine, nudges
            off = (*nudges, *[EXACT] * (len(machine.parts) - len(nudges)))
            found = (each for part, by in zip(machine.parts, off, strict=True) for each in drawn(part, by))
            self._drawn = sorted(found, key=lambda each: each.depth)
            self._last = {}

    def _bodies(self, canvas: Canvas, view: MachineView, look: BenchLook) -> list[Item | None]:
        poses = look.poses
        scale = view.units_per_cm * canvas.scale
        self._turning.clear()
        shadows: list[Item | None] = []
        bodies: list[Item | None] = []
        front: list[Item | None] = []
        most = self.figures.painted + self.at_once if self.unfinished and poses is None else None
        self.unfinished = False
        for each in self._drawn:
            pose = each.still if poses is None or each.body == BOARD else poses[each.body]
            if each.figure.body == "mouse":
                for beside, seat in enumerate(look.mice):
                    spot = (pose[0] - beside * _BESIDE_CM, *pose[1:])
                    (bodies if look.caught else front).extend(_mouse(canvas, view, spot, look.caught, seat))
                continue
            if pose[1] < GONE_CM and kind_of(each.figure.kind).acts:
                continue  # what has burst lies where nobody looks
            if most is not None and self.figures.painted >= most:
                self.unfinished = True
                shadows.append(None)
                bodies.append(None)
                continue
            cut = self._cut(_awake(each, pose), pose, scale, poses is not None)
            x, y = view.to_screen(pose[:2])
            at = x * canvas.scale - cut.origin[0], y * canvas.scale - cut.origin[1]
            high = 2.6 if each.part in look.lifted else 1.0
            pad = (cut.shadow.get_width() - cut.picture.get_width()) / 2
            down = (cut.shadow.get_height() - cut.picture.get_height()) / 2
            fall = at[0] - pad + DROP[0] * scale * high, at[1] - down + DROP[1] * scale * high
            shadows.append(Item(cut.shadow, (round(fall[0]), round(fall[1]))))
            bodies.append(Item(cut.picture, (round(at[0]), round(at[1]))))
        return [*shadows, *bodies, *front]

    def ghosts(
        self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose], names: Collection[str]
    ) -> Iterator[Item]:
        """Some bodies of the machine that was drawn last, pale, in other poses."""
        scale = view.units_per_cm * canvas.scale
        for each in self._drawn:
            if each.body not in names or each.figure.body == "mouse":
                continue
            pose = poses[each.body]
            cut = self.figures.moving(each.figure, round(2 * math.degrees(pose[2])) / 2, scale)
            yield _pale(canvas, view, cut, pose)

    def pale(self, canvas: Canvas, view: MachineView, parts: Iterable[Placed]) -> Iterator[Item]:
        """Parts that belong somewhere, pale, as they would stand."""
        for each in sorted((each for part in parts for each in drawn(part)), key=lambda each: each.depth):
            degrees = math.degrees(each.still[2])
            cut = self.figures.resting(each.figure, degrees, view.units_per_cm * canvas.scale)
            yield _pale(canvas, view, cut, each.still)

    def _ties(
        self, canvas: Canvas, view: MachineView, machine: Machine, poses: Mapping[str, Pose] | None
    ) -> list[Item]:
        """Painted anew only where something has moved."""
        found = tuple(ties.legs(machine, poses_as_set(machine) if poses is None else poses)) if machine.ties else ()
        key = found, tuple(view.rect), view.centre, view.units_per_cm, canvas.scale
        if key != self._tied[0]:
            self._tied = key, list(ties.items(canvas, view, found))
        return self._tied[1]

    def _cut(self, each: DrawnBody, pose: Pose, scale: float, running: bool) -> Cut:
        degrees = math.degrees(pose[2])
        if not running or each.body == BOARD:
            return self.figures.resting(each.figure, degrees, scale)
        step = round(degrees * 2)
        last = self._last.get(each.body)
        if last is None or not last.lit or last[:2] != (step, scale):
            if last is not None and last.scale == scale:
                self._turning += [(each.figure, at, scale) for at in (step / 2, step - last.step / 2)]
            lit = self.figures.at_hand(each.figure, step / 2, scale)
            last = _Seen(step, scale, self.figures.in_passing(each.figure, step / 2, scale), lit)
            self._last[each.body] = last
        return last.cut

    def _backcloth(self, canvas: Canvas, view: MachineView, machine: Machine, look: BenchLook) -> Item:
        cages = tuple(part.x for part in machine.parts if part.spec.cage)
        key = (cages, tuple(view.rect), view.centre, view.units_per_cm, canvas.scale, canvas.look, look.grid, look.bare)
        if key != self._plate[0]:
            surface = pygame.Surface(canvas.box(view.rect).size)
            under = canvas.onto(surface)
            backcloth.paint(under, view, look.bare)
            if look.bare:
                backcloth.paint_floor(under, view)
            if look.grid:
                _crosses(under, view)
            _rims(under, view)
            for x in cages:
                mice.wheel(under, view, (x, 0.0))
            self._plate = key, surface
        return Item(self._plate[1], canvas.box(view.rect).topleft)


def _pale(canvas: Canvas, view: MachineView, cut: Cut, pose: Pose) -> Item:
    pale = cut.picture.copy()
    pale.set_alpha(_PALE)
    x, y = view.to_screen(pose[:2])
    at = x * canvas.scale - cut.origin[0], y * canvas.scale - cut.origin[1]
    return Item(pale, (round(at[0]), round(at[1])))


def _awake(each: DrawnBody, pose: Pose) -> DrawnBody:
    """As it looks once it has left its place, if that is another look."""
    if each.figure.kind not in looks.WAKING or math.dist(pose[:2], each.still[:2]) <= FLUNG_CM:
        return each
    return each._replace(figure=each.figure._replace(tint=1))


def _mouse(canvas: Canvas, view: MachineView, pose: Pose, caught: bool, seat: str) -> Iterator[Item]:
    """A mouse before a light; a caught one behind its bars."""
    name = f"mice/{seat}_{'caught' if caught else 'stand'}"
    info = canvas.sprites.info(name)
    if info is None:
        return
    if not caught:
        side = canvas.px(_GLOW_CM * view.units_per_cm)
        glow = canvas.store.get(("mouse glow", side), lambda: _glow(side))
        x, y = view.to_screen(pose[:2])
        yield Item(glow, (round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)))
    zoom = (_CAGED_CM if caught else _MOUSE_CM) * view.units_per_cm / (info.size[1] / info.per)
    found = canvas.stamped(name, view.to_screen((pose[0], pose[1] - 1.1)), zoom=zoom)
    if found:
        yield Item(*found)


def _glow(side: int) -> pygame.Surface:
    """Light that fades outwards; so faint that a drawing of outlines does not see it."""
    picture, rings = shapes.blank((side, side)), 12
    for number in range(rings):
        wide = max(2, round(side * (1 - number / rings)))
        disc = shapes.ellipse((wide, wide), (*_GLOW, 20))
        picture.blit(disc, ((side - wide) / 2, (side - wide) / 2))
    return picture


def _crosses(canvas: Canvas, view: MachineView) -> None:
    """The grid: a small cross every five centimetres."""
    ink = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
    arm = max(2, round(_TICK * view.units_per_cm * canvas.scale))
    for column in range(round((_RIGHT - _LEFT) / _GRID) + 1):
        for row in range(1, round(_TOP / _GRID) + 1):
            x, y = view.to_screen((_LEFT + column * _GRID, row * _GRID))
            px, py = round(x * canvas.scale), round(y * canvas.scale)
            pygame.draw.line(ink, (20, 80, 84, 60), (px - arm, py), (px + arm, py))
            pygame.draw.line(ink, (20, 80, 84, 60), (px, py - arm), (px, py + arm))
    canvas.surface.blit(ink, (0, 0))


def _rims(canvas: Canvas, view: MachineView) -> None:
    """The padded rims at either end of the stage."""
    for edge, side in ((_LEFT, -1), (_RIGHT, 1)):
        left, top = view.to_screen((min(edge, edge + 2.0 * side), 8.0))
        place = canvas.box(FRect(left, top, 2.0 * view.units_per_cm, 8.0 * view.units_per_cm))
        radius = canvas.px(0.8 * view.units_per_cm)
        canvas.surface.blit(shapes.rounded(place.size, radius, (*mix(_RIM, (0, 0, 0), 0.45), 255)), place)
        inner = place.inflate(-max(2, canvas.px(2)), -max(2, canvas.px(2)))
        canvas.surface.blit(shapes.rounded(inner.size, radius, (*_RIM, 255)), inner)
        shine = pygame.Rect(
            inner.x + inner.width // 6, inner.y + radius // 2, max(1, inner.width // 5), inner.height - radius
        )
        canvas.surface.blit(shapes.rounded(shine.size, shine.width // 2, (255, 235, 210, 70)), shine)


def portrait(canvas: Canvas, figures: Figures, kind: str, rect: FRect) -> None:
    """A kind of part as it comes out of the box, as large as it fits into a place."""
    left, low, right, high = bounds_of(_sample(kind))
    zoom = min(rect.width / (right - left + 0.6), rect.height / (high - low + 0.6), _LARGEST * rect.height / 60)
    if kind.startswith("plank"):
        zoom = rect.width / {"plank_6": 9.0, "plank_12": 14.5}.get(kind, 20.5)
    item = portrait_item(canvas, figures, kind, rect.center, zoom)
    canvas.surface.blit(item.picture, item.at)


def portrait_item(canvas: Canvas, figures: Figures, kind: str, at: Point, zoom: float) -> Item:
    """A kind of part with its middle at a place, at so many units a cm."""
    part = _sample(kind)
    left, low, right, high = bounds_of(part)
    rect = FRect(0, 0, (right - left + 2.0) * zoom, (high - low + 2.0) * zoom)
    view = MachineView(rect, ((left + right) / 2, (low + high) / 2), zoom)
    under = canvas.onto(pygame.Surface(canvas.box(rect).size, pygame.SRCALPHA))
    for each in sorted(drawn(part), key=lambda each: each.depth):
        if each.figure.body != "mouse":
            cut = figures.resting(each.figure, math.degrees(each.still[2]), zoom * canvas.scale)
            x, y = view.to_screen(each.still[:2])
            under.surface.blit(cut.picture, (x * canvas.scale - cut.origin[0], y * canvas.scale - cut.origin[1]))
    wide, tall = under.surface.get_size()
    return Item(under.surface, (round(at[0] * canvas.scale - wide / 2), round(at[1] * canvas.scale - tall / 2)))


def _sample(kind: str) -> Placed:
    return Placed(kind, 40.0, 20.0)
