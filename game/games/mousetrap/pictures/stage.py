"""The machine on its stage: what stands still is painted once, what moves is drawn over it, with light round it."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from typing import TypedDict, Unpack

import pygame
from pygame import FRect

from game.games.mousetrap.pictures import depth, mice, turning
from game.games.mousetrap.pictures import parts as missing_parts
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.parts import ghost_rect, part_outline
from game.games.mousetrap.pictures.turning import Layer, layers, stays, upright
from game.games.mousetrap.trap import cage
from game.games.mousetrap.trap.base_a import TEETH_3, TEETH_5
from game.games.mousetrap.trap.layout import BOARD, GEAR3, GEAR5
from game.games.mousetrap.trap.machine import PARTS, Placement, poses_as_set
from game.machine.hand import STEPS_PER_SECOND
from game.machine.recording import Recording
from game.machine.specs import Point, Pose
from game.shell.pictures.on_board import between
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import rgb
from game.ui.widgets.dirty import Item

_WALL, _FLOOR = rgb("#c3e2d8"), rgb("#e3cc9a")
_ACROSS_CM = 92.0


def paint(canvas: Canvas, view: MachineView, bare: bool = False) -> None:
    """Fill the view: the wall above the floor line at 0 cm, the floor below it; bare: without their patterns."""
    box = canvas.box(view.rect)
    line = round(view.to_screen((0.0, 0.0))[1] * canvas.scale)
    wall = pygame.Rect(box.left, box.top, box.width, max(0, line - box.top))
    floor = pygame.Rect(box.left, max(line, box.top), box.width, max(0, box.bottom - line))
    for name, place, plain, rising in (("stage/wall", wall, _WALL, True), ("stage/floor", floor, _FLOOR, False)):
        canvas.surface.fill(plain, place)
        if not bare and canvas.theme.grain:
            _cover(canvas, view, name, place, rising)
    if not canvas.theme.grain:
        canvas.surface.fill((255, 255, 255), wall)


def paint_floor(canvas: Canvas, view: MachineView) -> None:
    """The floor alone, below its line."""
    box = canvas.box(view.rect)
    line = max(box.top, round(view.to_screen((0.0, 0.0))[1] * canvas.scale))
    floor = pygame.Rect(box.left, line, box.width, max(0, box.bottom - line))
    canvas.surface.fill(_FLOOR, floor)
    if canvas.theme.grain:
        _cover(canvas, view, "stage/floor", floor, rising=False)


def _cover(canvas: Canvas, view: MachineView, name: str, place: pygame.Rect, rising: bool) -> None:
    """Spread a picture over a place without distortion, its foot or its head at the floor line."""
    info = canvas.sprites.info(name)
    if info is None or place.height < 1:
        return
    across = max(place.width, _ACROSS_CM * view.units_per_cm * canvas.scale)
    share = max(across / info.size[0], place.height / info.size[1])
    size = round(info.size[0] * share), round(info.size[1] * share)
    box = pygame.Rect((size[0] - place.width) // 2, size[1] - place.height if rising else 0, *place.size)
    # For a camera that wanders it is wanted only once; of one seen from near, most lies outside.
    picture = canvas.sprites.part(name, size, box, keep=view.bounds is None)
    if picture is not None:
        canvas.surface.blit(picture, place)


# The machine on its stage: what stands still is painted once, what moves is drawn over it, what is missing is dashed.
#
# Everything is drawn as seen from the board, which the machine itself shakes a little.

__all__ = ["WHEEL_CM", "MachineStage", "ghost_rect", "part_outline"]

WHEEL_CM: Point = (cage.CAGE.bodies[0].centre[0], 0.0)
"""The floor right under the middle of the cage."""


class Look(TypedDict, total=False):
    """What of the machine is shown: dashed ghosts of what is missing, which is next, which parts to leave out.

    wheel: draw the Cheese Wheel under the cage. mice: the seats whose mice sit on it. face: how these look.
    caught: how far they have drawn back into the cage, 0 to 1.
    still: painted once, not moving. bare: wall and floor without their patterns. floor: though bare, with its boards,
    the spaces and shadows on it and shelves on the wall. ground: paints what is there instead of wall and floor.
    """

    ghosts: bool
    next_part: int | None
    hide: Collection[int]
    wheel: bool
    mice: Sequence[str]
    face: mice.Face
    caught: float
    still: bool
    bare: bool
    floor: bool
    ground: Callable[[Canvas, MachineView], None] | None


class MachineStage:
    """The machine as its parts were set down, to be drawn again and again; turner: with pictures it has loaded."""

    def __init__(self, placements: Mapping[int, Placement], turner: turning.Turner | None = None) -> None:
        self.placements = dict(sorted(placements.items()))
        self._layers: tuple[Layer, ...] | None = None
        self._plates: dict[object, pygame.Surface] = {}
        self.turner = turner or turning.Turner()

    @cached_property
    def as_set(self) -> dict[str, Pose]:
        """Where every body is before anything moved."""
        return poses_as_set(self.placements)

    @property
    def missing(self) -> tuple[int, ...]:
        """The parts that do not stand yet."""
        return tuple(spec.number for spec in PARTS if spec.number not in self.placements)

    def twin(self, placements: Mapping[int, Placement]) -> MachineStage:
        """A stage to be drawn beside this one, with what it has painted and loaded as far as that is the same."""
        other = MachineStage(placements, self.turner.twin())
        if other.placements == self.placements:
            other._layers = self._layers
            other._plates = {key: plate.copy() for key, plate in self._plates.items()}
        return other

    def nearer(self, canvas: Canvas, view: MachineView, near: MachineView, **look: Unpack[Look]) -> MachineStage:
        """A stage for a view from nearer, enlarged from what was painted for this one; its bounds lie within."""
        other, whole = MachineStage(self.placements, self.turner.nearer(canvas, near)), view.widened()
        other._layers, wide = self._layers, near.widened()
        left, top = whole.to_screen((wide.shown.left, wide.shown.high))
        size, zoom = canvas.box(wide.rect).size, near.units_per_cm / view.units_per_cm
        plate = self._standing(canvas, whole, False, look)
        part = pygame.Rect(canvas.px(left), canvas.px(top), round(size[0] / zoom), round(size[1] / zoom))
        enlarged = pygame.transform.smoothscale(plate.subsurface(part.clip(plate.get_rect())), size)
        other._plates = {other._key(canvas, wide, False, look): enlarged}
        return other

    def draw(
        self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose] | None = None, **look: Unpack[Look]
    ) -> None:
        """Draw wall, floor, the parts that stand and the ghosts of those that do not, all within the view.

        poses: where the moving bodies are; as they were set down when left out.
        """
        canvas.clip(view.rect)
        canvas.surface.blits([item.blit for item in self.items(canvas, view, poses, **look) if item is not None], False)
        canvas.clip(None)

    def items(
        self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose] | None = None, **look: Unpack[Look]
    ) -> list[Item | None]:
        """What `draw` draws: what stands still as one picture that fills the view, then what moves."""
        whole, hidden = view.widened(), look.get("hide", ())
        standing = self._standing(canvas, whole, poses is None, look)
        box = canvas.box(view.rect)
        part = pygame.Rect(view.corner(canvas.scale), box.size)
        plate: Item | None = Item(standing, box.topleft, part)
        return [plate, *(self.layered(canvas, view, self.moving(canvas, hidden), poses, look) if poses else ())]

    def _standing(self, canvas: Canvas, whole: MachineView, resting: bool, look: Look) -> pygame.Surface:
        """What stands still, painted once; with the rest at hand by then."""
        key = self._key(canvas, whole, resting, look)
        if key not in self._plates:
            self._plates = {key: self._plate(canvas, whole, resting, look)}
            if not resting:
                self.turner.prepare(canvas, whole, (layer.name for layer in self.moving(canvas)))
        return self._plates[key]

    def ahead(self, canvas: Canvas, view: MachineView, **look: Unpack[Look]) -> Iterator[None]:
        """Make in steps what `draw` would make at once for the machine as it rests."""
        whole, hidden = view.widened(), look.get("hide", ())
        for layer in self.layers(canvas):
            for name in (layer.name + turning.SHADOW, layer.name):
                if layer.number not in hidden:
                    turning.once(canvas, whole, name, layer.pose(self.as_set[layer.body]))
                    yield
        key = self._key(canvas, whole, True, look)
        self._plates = {key: self._plate(canvas, whole, True, look)}
        yield

    def _key(self, canvas: Canvas, whole: MachineView, resting: bool, look: Look) -> object:
        """All that a plate depends on."""
        size = (tuple(whole.rect), whole.centre, canvas.scale, canvas.look)
        hidden = tuple(look.get("hide", ()))
        shown = look.get("ghosts", True), look.get("next_part"), hidden, look.get("wheel"), look.get("ground")
        return resting, *shown, size

    def moving(self, canvas: Canvas, hidden: Collection[int] = ()) -> list[Layer]:
        """The pictures that are drawn anew in every frame."""
        return [layer for layer in self.layers(canvas) if not stays(layer) and layer.number not in hidden]

    def layers(self, canvas: Canvas) -> tuple[Layer, ...]:
        """The pictures of all parts that stand, from behind to the front."""
        if self._layers is None:
            self._layers = layers(self.placements, canvas.sprites)
        return self._layers

    def movers(self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose]) -> Iterator[Item | None]:
        """What moves, where its bodies are."""
        return self.layered(canvas, view, self.moving(canvas), poses, Look())

    def layered(
        self, canvas: Canvas, view: MachineView, drawn: Collection[Layer], poses: Mapping[str, Pose], look: Look
    ) -> Iterator[Item | None]:
        """Some pictures where their bodies are, their shadows first, mice behind what stands in front of them."""
        still = look.get("still", False)
        item = partial(turning.once, canvas, view) if still else partial(self.turner.item, canvas)
        if not still:
            self.turner.begin(canvas, view)
        board = poses[BOARD][0]
        placed = []
        for layer in drawn:
            x, y, angle = layer.pose(poses[layer.body])
            placed.append((layer, (x - board, y, angle)))
        for layer, pose in placed:
            if still or not layer.name.endswith("_back"):
                yield item(layer.name + turning.SHADOW, pose)
        behind = [each for each in placed if each[0].z < mice.Z]
        for layer, pose in behind:
            yield item(layer.name, pose)
        yield from mice.items(canvas, view, look.get("mice", ()), _sitting(poses, board, look))
        for layer, pose in placed[len(behind) :]:
            yield item(layer.name, pose)

    def _plate(self, canvas: Canvas, view: MachineView, resting: bool, look: Look) -> pygame.Surface:
        surface = pygame.Surface(canvas.box(view.rect).size)
        under = canvas.onto(surface)
        dashed, hidden = look.get("ghosts", True), look.get("hide", ())
        missing = sorted({*self.missing, *hidden})
        ground = look.get("ground") or partial(paint, bare=look.get("bare", False))
        ground(under, view)
        deep = not look.get("bare", False) and canvas.theme.grain
        floor = deep or (look.get("floor", False) and canvas.theme.grain)
        if floor and not deep:
            paint_floor(under, view)
        if floor and look.get("wheel"):
            depth.behind(under, view)
            depth.spaces(under, view, WHEEL_CM)
            depth.before(under, view)
        if floor:
            depth.contact(under, view, {*self.placements} - {*hidden})
        if dashed:
            missing_parts.paint(under, view, missing, look.get("next_part"))
        drawn = [layer for layer in self.layers(canvas) if layer.number not in hidden and (resting or stays(layer))]
        if look.get("wheel"):
            mice.wheel(under, view, WHEEL_CM)
        seats = look.get("mice", ()) if resting else ()
        seen = Look(still=True, mice=seats, caught=look.get("caught", 0.0))
        layered = self.layered(under, view, drawn, self.as_set, seen)
        surface.blits((item.blit for item in layered if item is not None), False)  # none is kept for longer than that
        if dashed:
            missing_parts.number(under, view, missing, look.get("next_part"))
        return surface


def _sitting(poses: Mapping[str, Pose], board: float, look: Look) -> mice.Sitting:
    x, y, angle = poses["mouse"]
    cage_x, cage_y, _ = poses.get("cage", (*WHEEL_CM, 0.0))
    face, caught = look.get("face", mice.Face()), look.get("caught", 0.0)
    return mice.Sitting((x - board, y, angle), (cage_x - board, cage_y), face, caught)


def fitting(rect: FRect, margin: float = 1.0) -> MachineView:
    """The view that shows the whole machine within a place, the floor's front edge below it."""
    left, right, low, high = -1.5 - margin, 88.0 + margin, -4.0, 38.0
    share = min(rect.width / (right - left), rect.height / (high - low))
    centre = (left + right) / 2, low + rect.height / share / 2
    return MachineView(rect, centre, share)


# Light round what moves: a glow, the trail of a marble, a flash between two gears.


STEPS = 6
"""Grades of its strength, each a picture that is kept."""
_WARM, _STRONGEST = rgb("#ffef9a"), 240
_FINE = 24


def glows(canvas: Canvas, reach: float) -> Iterator[None]:
    """Make all grades of it ahead, one each step."""
    for step in range(1, STEPS + 1):
        glow(canvas, (0.0, 0.0), reach, step)
        yield


def glow(canvas: Canvas, at: Point, reach: float, step: int) -> Item:
    """Light round a place; reach: how far from it, design units."""
    side = max(2, round(2 * reach * canvas.scale))
    return centred(canvas, at, canvas.store.get(("glow", side, step), lambda: _lit(side, step)))


def centred(canvas: Canvas, at: Point, picture: pygame.Surface) -> Item:
    """A picture with its middle on a place."""
    wide, high = picture.get_size()
    return Item(picture, (round(at[0] * canvas.scale - wide / 2), round(at[1] * canvas.scale - high / 2)))


def _lit(side: int, step: int) -> pygame.Surface:
    return pygame.transform.smoothscale(_small_glow(step), (side, side))


@cache
def _small_glow(step: int) -> pygame.Surface:
    small = pygame.Surface((_FINE, _FINE), pygame.SRCALPHA)
    middle = (_FINE - 1) / 2
    for x in range(_FINE):
        for y in range(_FINE):
            near = max(0.0, 1 - math.hypot(x - middle, y - middle) / middle)
            small.set_at((x, y), (*_WARM, round(_STRONGEST * step / STEPS * near**1.8)))
    return small


# A marble that rolls or falls glows, and draws a short trail of fainter marbles behind it.

_MARBLES = {"marble_1": "parts/11_marble_1", "marble_2": "parts/18_marble_2"}
# Seconds behind the marble and how much of each is seen, 0 to 255. By eye: at 100 cm/s they touch one another.
_GHOSTS = ((0.045, 40), (0.030, 72), (0.015, 110))
_SLOW, _FAST = 12.0, 70.0
"""Speeds, cm/s, from which on there is a glow and at which it is full. By eye: a marble that rocks to rest has none."""
GLOW_CM = 3.4


def trails(canvas: Canvas, view: MachineView, recording: Recording, head: float) -> Iterator[Item | None]:
    """What is seen behind the marbles at a step of a run, as seen from the board; always as many items."""
    board = recording.track(BOARD, head, head)[0][0]
    for body, name in _MARBLES.items():
        if body not in recording.names or canvas.sprites.info(name) is None:
            yield from (None,) * (len(_GHOSTS) + 1)
            continue
        now, last = (_spot(recording, body, step, board) for step in (head, head - _GHOSTS[-1][0] * STEPS_PER_SECOND))
        speed = math.dist(now, last) / _GHOSTS[-1][0]
        step = max(0, min(STEPS, round((speed - _SLOW) / (_FAST - _SLOW) * STEPS)))
        if not step:
            yield from (None,) * (len(_GHOSTS) + 1)
            continue
        yield glow(canvas, view.to_screen(now), GLOW_CM * view.units_per_cm, step)
        for back, seen in _GHOSTS:
            at = _spot(recording, body, head - back * STEPS_PER_SECOND, board)
            yield centred(canvas, view.to_screen(at), _faint(canvas, view, name, seen * step // STEPS))


def _spot(recording: Recording, body: str, step: float, board: float) -> Point:
    """Where a marble was at a step, as seen from the board."""
    x, y, _ = recording.track(body, step, step)[0]
    return x - board, y


def _faint(canvas: Canvas, view: MachineView, name: str, seen: int) -> pygame.Surface:
    """The picture of a marble of which so much is seen."""
    whole = upright(canvas, view, name)

    def make() -> pygame.Surface:
        picture = whole.copy()
        picture.fill((255, 255, 255, seen), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    return canvas.store.get(("faint", name, whole.get_size(), seen), make)


# A flash between the two gears, tooth by tooth: faint under a calm hand, bright under a hasty one.

REACH_CM = 1.5
_SHARP = 3
"""How soon a flash is over: the power of how far the teeth have gone on to the next."""


def teeth_glint(canvas: Canvas, view: MachineView, poses: Mapping[str, Pose], strain: float) -> Item | None:
    """The flash where the teeth meet, as strong as the strain, 0 to 1; None where there is nothing to be seen."""
    if "gear_3" not in poses or "gear_5" not in poses:
        return None
    passed = poses["gear_3"][2] / math.tau * TEETH_3 % 1.0
    step = round(strain * (1 - passed) ** _SHARP * STEPS)
    at = view.to_screen(between(GEAR3, GEAR5, TEETH_3 / (TEETH_3 + TEETH_5)))
    return glow(canvas, at, REACH_CM * view.units_per_cm, step) if step else None
