"""The trap that a match builds, as its table shows it and hands set it down: the classic one, or one of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Protocol

import pygame
from pygame import FRect

from game.games.mousetrap.pictures import parts as part_geometry
from game.games.mousetrap.pictures import turning
from game.games.mousetrap.pictures.camera import Bounds, MachineView
from game.games.mousetrap.pictures.complete import SPOTS, StandingTrap, whole
from game.games.mousetrap.pictures.parts import part_bounds
from game.games.mousetrap.pictures.stage import MachineStage
from game.games.mousetrap.pictures.stage import paint as paint_stage
from game.games.mousetrap.pictures.turning import Turner
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.plan import BuildPlan
from game.games.mousetrap.rules.state import PARTS, SHEET
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.text.log import part_name
from game.games.mousetrap.text.machine import Promised, told
from game.games.mousetrap.text.table import explain_part
from game.games.mousetrap.trap.hands import FallingPart, lowest, placement_at, standing_frame
from game.games.mousetrap.trap.machine import BY_NUMBER, Placement
from game.machine.specs import Frame, Outline, Point
from game.shell.pictures.on_board import Flight, SpriteFlight, Where
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour
from game.ui.motion import bounce


class Promise(Promised, Protocol):
    """What a trap promises, found out by running it, here or elsewhere."""

    @property
    def begun(self) -> float:
        """How much of what the next one needs stands."""

    @property
    def over(self) -> bool:
        """Whether all wanted runs have been had."""

    @property
    def wanted(self) -> tuple[int, ...]:
        """The runs that are still to be made, by number."""

    def leave_off(self) -> None:
        """A run that was begun here is made elsewhere."""

    def call(self, piece: int) -> tuple[Any, ...]:
        """What makes a run of the whole trap anywhere."""

    def learn(self, piece: int, result: Any) -> None:
        """A run was made."""

    def work(self, seconds: float) -> None:
        """Make runs here for so long."""


class TrapKit(Protocol):
    """All that a table wants to know of the trap of its match, by the numbers of the steps in which it is built.

    plan: the steps. hung: whether cards hang in the stage, before what the machine leaves free. reach: between these,
    cm, a hand carries a part. cage: the first of the last steps that stand round the mouse. start: the step with which
    there is something to set going, 0 where that is not shown.
    """

    @property
    def plan(self) -> BuildPlan:
        """In how many steps it is built."""

    @property
    def hung(self) -> bool:
        """Whether its cards hang in the stage."""

    @property
    def reach(self) -> tuple[float, float]:
        """How far left and right a hand carries a part, cm."""

    @property
    def cage(self) -> int:
        """The first step of those at the cage."""

    @property
    def caging(self) -> int:
        """The step that brings the cage."""

    @property
    def start(self) -> int:
        """The step that is set going."""

    @property
    def cranked(self) -> bool:
        """Whether a crank sets it going."""

    @property
    def checks(self) -> Sequence[tuple[int, str]]:
        """What is to be checked before the trap is set going, by step; in words."""

    def view(self, window: FRect, floor: float, usual: MachineView) -> MachineView:
        """How it is seen in the window of the stage, whose floor is at this height; usual: as the classic is seen."""

    def name(self, number: int) -> str:
        """What a step sets down."""

    def explain(self, number: int) -> str:
        """What that is good for."""

    def colour(self, number: int) -> Colour:
        """By which it is known."""

    def bounds(self, number: int) -> Bounds:
        """The box round it where it belongs, cm."""

    def foot(self, number: int) -> Point:
        """The place by which it is measured, cm."""

    def anchor(self, number: int) -> Point:
        """Where the anchor of its picture belongs, cm."""

    def outlines(self, number: int) -> Sequence[Outline]:
        """Its outlines where it belongs."""

    def placement_at(self, number: int, frame: Frame) -> Placement | None:
        """How it stands when it is let go there; None if its place is far."""

    def home(self, number: int, placed: Placed, standing: Sequence[Placed]) -> Frame:
        """Where it is once it stands so, among the others."""

    def falling(self, number: int, start: Frame, home: Frame | None) -> FallingPart:
        """It falls from where it is let go."""

    def lowest(self, number: int, frame: Frame) -> float:
        """How high above the floor its lowest point is, cm."""

    def picture(self, canvas: Canvas, number: int, place: FRect, ghost: bool = False) -> None:
        """Draw it small; ghost: it is not built yet."""

    def draw(self, canvas: Canvas, view: MachineView, number: int, frame: Frame, exactly: bool = False) -> None:
        """Draw it where it is, in the hand or falling; exactly: at any angle, as a lens shows it."""

    def flight(self, number: int, start: Where, end: Where, zoom: Callable[[], float]) -> Flight:
        """It comes from its card to its place."""

    def stage(self, parts: Sequence[Placed]) -> StandingTrap:
        """The trap of which these steps stand."""

    def around(self, canvas: Canvas, view: MachineView, parts: Sequence[Placed], number: int) -> Iterator[None]:
        """Paint in steps what is round the place of a part, without the part."""

    def prerender(self, canvas: Canvas, view: MachineView, number: int, card: FRect | None) -> Iterator[None]:
        """Make in steps the pictures of a part as it comes and stands, and of the one after it."""

    def movers_ahead(self, canvas: Canvas, view: MachineView, parts: Sequence[Placed]) -> Iterator[None]:
        """Make in steps the pictures of what can move."""

    def ahead(self) -> Iterator[None]:
        """Work out in steps what the table will want to know of it."""

    # What it does.

    def promised(self, now: Promise, builders: Sequence[str]) -> str:
        """What its parts promise as they stand, in words; builders: who set each part, by name."""

    @property
    def spots(self) -> Sequence[Point]:
        """Where each link of its chain happens, cm."""

    def whole(self, area: FRect, foot: float) -> MachineView:
        """All of it between a string of bulbs and so much at the foot."""


def rect_of(kit: TrapKit, number: int, view: MachineView) -> FRect:
    """The box round a part's place on the canvas."""
    left, low, right, high = kit.bounds(number)
    x, y = view.to_screen((left, high))
    return FRect(x, y, (right - left) * view.units_per_cm, (high - low) * view.units_per_cm)


def box(kit: TrapKit, number: int, view: MachineView, frame: Frame) -> FRect:
    """The box round a part where it is, on the canvas."""
    points = (point for outline in kit.outlines(number) for point in part_geometry.polygon(outline))
    spots = [view.to_screen(frame.point(point)) for point in points]
    xs, ys = [x for x, _unused in spots], [y for _unused, y in spots]
    return FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def gripped_in(kit: TrapKit, picture: FRect, number: int, at: Point) -> Point:
    """The place of a part, cm, that is under the pointer where its small picture is; its middle beside that."""
    left, low, right, high = kit.bounds(number)
    x, y = (left + right) / 2, (low + high) / 2
    zoom = min(picture.width / (right - left), picture.height / (high - low))
    across, up = (at[0] - picture.centerx) / zoom, (picture.centery - at[1]) / zoom
    inside = abs(across) <= (right - left) / 2 and abs(up) <= (high - low) / 2
    return (x + across, y + up) if inside else (x, y)


def placements_of(parts: Iterable[Placed]) -> dict[int, Placement]:
    """How the parts of a position stand, by number."""
    return {number: Placement(part.mm, part.deg, part.grip_pct) for number, part in enumerate(parts, start=1)}


# The classic trap of 24 parts.


class ClassicKit:
    """Its parts, its pictures and its hands."""

    plan = SHEET
    hung = True
    reach = (0.0, 88.0)
    """There is board everywhere between these."""
    cage = caging = 21
    start = PARTS.index("crank") + 1
    cranked = True

    def __init__(self) -> None:
        self._turner = Turner()

    @cached_property
    def checks(self) -> Sequence[tuple[int, str]]:
        """The six points of the sheet."""
        return tuple((number, _(text)) for number, text in _CHECKS)

    def view(self, window: FRect, floor: float, usual: MachineView) -> MachineView:
        """As the board is made for it."""
        return usual

    def name(self, number: int) -> str:
        """The name of a part."""
        return part_name(number)

    def explain(self, number: int) -> str:
        """What a part does."""
        return explain_part(number)

    def colour(self, number: int) -> Colour:
        """The colour of its bead."""
        return part_geometry.PART_COLOURS[number - 1]

    def bounds(self, number: int) -> Bounds:
        """The box round a part."""
        return part_bounds(number)

    def foot(self, number: int) -> Point:
        """Its foot."""
        return BY_NUMBER[number].foot

    def anchor(self, number: int) -> Point:
        """Where the anchor of its drawing belongs."""
        return part_geometry.foot_of(number)

    def outlines(self, number: int) -> Sequence[Outline]:
        """Its outlines."""
        return tuple(shape.outline for shape in BY_NUMBER[number].shapes)

    def placement_at(self, number: int, frame: Frame) -> Placement | None:
        """By its tabs."""
        return placement_at(number, frame)

    def home(self, number: int, placed: Placed, standing: Sequence[Placed]) -> Frame:
        """On what it stands on, as that was set down."""
        own = Placement(placed.mm, placed.deg, placed.grip_pct)
        return standing_frame(number, own, placements_of(standing))

    def falling(self, number: int, start: Frame, home: Frame | None) -> FallingPart:
        """Into its tabs, or to the floor."""
        return FallingPart(number, start, home)

    def lowest(self, number: int, frame: Frame) -> float:
        """Its lowest point."""
        return lowest(number, frame)

    def picture(self, canvas: Canvas, number: int, place: FRect, ghost: bool = False) -> None:
        """Its drawing."""
        canvas.sprite(f"{_sprite(number)}{'_ghost' * ghost}", place)

    def draw(self, canvas: Canvas, view: MachineView, number: int, frame: Frame, exactly: bool = False) -> None:
        """Its drawing, turned by steps of half a degree, or exactly."""
        if not exactly:
            part_geometry.draw(canvas, view, number, frame)
            return
        spec = BY_NUMBER[number]
        pose = (*frame.point(turning.anchor_of(spec)), frame.angle)
        for suffix in ("_back", ""):
            item = turning.once(canvas, view, turning.name_of(spec) + suffix, pose)
            if item is not None:
                canvas.surface.blit(*item[:2])

    def flight(self, number: int, start: Where, end: Where, zoom: Callable[[], float]) -> Flight:
        """Its drawing, which bounces as it comes to its place."""
        return SpriteFlight(_sprite(number), start, end, zoom, 20.0, ease=bounce)

    def stage(self, parts: Sequence[Placed]) -> StandingTrap:
        """One of several that share their turned pictures."""
        return MachineStage(placements_of(parts), self._turner)

    def around(self, canvas: Canvas, view: MachineView, parts: Sequence[Placed], number: int) -> Iterator[None]:
        """Wall and floor, then one picture each step: outlines, shadows, parts."""
        stage = MachineStage(placements_of(parts))
        paint_stage(canvas, view, bare=True)
        missing = sorted({*stage.missing, number})
        for each in missing:
            part_geometry.paint(canvas, view, (each,), number)
            yield
        layers = [layer for layer in stage.layers(canvas) if layer.number != number]
        shadows = [layer.name + turning.SHADOW for layer in layers if not layer.name.endswith("_back")]
        poses = {layer.name: layer.pose(stage.as_set[layer.body]) for layer in layers}
        for name in (*shadows, *(layer.name for layer in layers)):
            item = turning.once(canvas, view, name, poses[name.removesuffix(turning.SHADOW)])
            if item is not None:
                canvas.surface.blit(*item[:2])
                yield
        part_geometry.number(canvas, view, missing, number)
        under = canvas.onto(pygame.Surface(canvas.surface.get_size()))
        self.draw(under, view._replace(bounds=None), number, Frame(), exactly=True)
        yield

    def prerender(self, canvas: Canvas, view: MachineView, number: int, card: FRect | None) -> Iterator[None]:
        """A part as it comes and as it stands, and the one after it on its card and where it belongs."""
        if number <= len(PARTS):
            name = _sprite(number)
            for each in (name, f"{name}_back"):
                canvas.stamp(each, (0, 0), 0, view.units_per_cm)
                yield
            for each in (name, f"{name}_back", f"{name}{turning.SHADOW}", f"{name}_back{turning.SHADOW}"):
                turning.upright(canvas, view, each)
                yield
        if number < len(PARTS):
            following = _sprite(number + 1)
            turning.upright(canvas, view, f"{following}_next")
            yield
            if card is not None:
                canvas.sprite(following, card)
                yield

    def movers_ahead(self, canvas: Canvas, view: MachineView, parts: Sequence[Placed]) -> Iterator[None]:
        """Load the pictures of what can move, one each step."""
        for layer in MachineStage(placements_of(parts)).moving(canvas):
            self._turner.prepare(canvas, view, (layer.name,))
            yield

    def ahead(self) -> Iterator[None]:
        """All is known of it."""
        return iter(())

    # What it does.

    def promised(self, now: Promise, builders: Sequence[str]) -> str:
        """In the words of the chain."""
        return told(now, builders)

    spots = SPOTS

    def whole(self, area: FRect, foot: float) -> MachineView:
        """All of the board."""
        return whole(area, foot)


CLASSIC = ClassicKit()
"""For whoever wants no pictures of it."""

_CHECKS = (
    (8, labels.THE_SHOE_LEANS_ON_THE),
    (11, labels.THE_MARBLE_LIES_IN_THE),
    (15, labels.THE_HELPING_HANDS_HOOK_RESTS),
    (18, labels.THE_SECOND_MARBLE_SITS_ON),
    (20, labels.THE_DIVER_STANDS_WITH_HIS),
    (24, labels.THE_CAGE_IS_BALANCED_ON),
)


def _sprite(number: int) -> str:
    return f"parts/{number:02}_{PARTS[number - 1]}"
