"""A machine of one's own as the trap of a match: how a table shows it, and how hands set its steps down."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Unpack

import pygame
from pygame import FRect

from game.games.mousetrap.pictures import mice
from game.games.mousetrap.pictures import parts as part_geometry
from game.games.mousetrap.pictures import stage as backcloth
from game.games.mousetrap.pictures.camera import Bounds, MachineView
from game.games.mousetrap.pictures.complete import HANG
from game.games.mousetrap.pictures.kit import Promise, rect_of
from game.games.mousetrap.pictures.parts import LINE, NEXT, PAPER, polygon
from game.games.mousetrap.pictures.stage import Look
from game.games.mousetrap.rules.moves import Placed as SetDown
from game.games.mousetrap.rules.plan import BuildPlan
from game.games.mousetrap.trap.hands import REACH_CM, FallingPart, lowest_of, one_body
from game.games.mousetrap.trap.machine import MAX_DEG, MAX_MM, Placement, in_body
from game.machine.specs import Frame, Outline, Point, Pose, ShapeSpec
from game.shell.pictures.on_board import Flight, Where, between
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, rgb
from game.ui.motion import bounce, hop
from game.ui.widgets.dirty import Item
from game.workshop.parts.building import Nudge, frame_of
from game.workshop.parts.line import decode
from game.workshop.parts.machine import STAGE, Machine
from game.workshop.parts.outlines import bounds_of
from game.workshop.pictures.bench_stage import BenchLook, BenchStage, close, drawn
from game.workshop.pictures.moulding import Figures
from game.workshop.proofs.in_many_hands import steps_in_order
from game.workshop.proofs.in_match import members, nudge_of, ordering
from game.workshop.text import in_match as words
from game.workshop.text.kinds import good_for

_WORLD: Pose = (0.0, 0.0, 0.0)
_AROUND, _ABOVE = 1.5, 1.5
"""cm of stage that are seen beside a machine and above it."""
_WHEEL, _LOW = 3.4, 8.0
"""cm that the cheese wheel lies before the wall; how far below the usual floor line it ends, design units."""
_NEAREST = 60.0
"""cm: the least width of stage that is seen, so that the cheese wheel before it stays small."""
_STILL = math.radians(0.5)
_DASH, _HOLE = 7.0, 5.0
"""Design units of a dashed outline that are drawn, and that are not."""
_HOP = 20.0
_PALE = 110
"""Of 255, how much of a part is seen that is not built yet."""


class OwnKit:
    """As `game.games.mousetrap.pictures.kit.TrapKit`; raises MachineError for a plan whose machine is none."""

    hung = False
    reach = (STAGE[0] - MAX_MM / 10, STAGE[1] + MAX_MM / 10)

    def __init__(self, plan: BuildPlan) -> None:
        self.plan = plan
        self.machine = decode(plan.line)
        self.figures = Figures()
        self._steps = members(self.machine, plan.groups)

    @property
    def cage(self) -> int:
        """None of its steps is known to be at the cage."""
        return self.plan.steps + 1

    @cached_property
    def caging(self) -> int:
        """The step with its cage, the first of several."""
        return next(n for n, step in enumerate(self._steps, 1) if any(part.spec.cage for part in step))

    @cached_property
    def start(self) -> int:
        """The step of its crank, or else the first that a hand lets go of, or else of its clock."""
        cranks = (n for n, step in enumerate(self._steps, 1) if any(part.spec.hand for part in step))
        held = (n for n, step in enumerate(self._steps, 1) if any(part.held for part in step))
        dials = (n for n, step in enumerate(self._steps, 1) if any(part.spec.dial for part in step))
        return next(cranks, 0) or next(held, 0) or next(dials, 0)

    @cached_property
    def cranked(self) -> bool:
        """Whether it has a crank; else hands let go of what they hold, or a clock strikes."""
        return any(part.spec.hand for part in self.machine.parts)

    @cached_property
    def checks(self) -> Sequence[tuple[int, str]]:
        """What has to lie, hang or be held just so."""
        found = ((number, words.check(step, self.name(number))) for number, step in enumerate(self._steps, 1))
        return tuple((number, text) for number, text in found if text)

    def view(self, window: FRect, floor: float, usual: MachineView) -> MachineView:
        """The machine alone, as large as it fits above the heap of cheese and the string of beads."""
        (left, right), high = self._wide, self._high + _ABOVE + _WHEEL
        zoom = min(window.width / max(_NEAREST, right - left), (floor - window.top) / high)
        line = floor + _LOW - _WHEEL * zoom
        return MachineView(window, ((left + right) / 2, (line - window.centery) / zoom), zoom)

    @cached_property
    def _wide(self) -> tuple[float, float]:
        whole = close(FRect(0, 0, 1, 1), self.machine).shown
        return whole.left + _AROUND, whole.right - _AROUND

    @cached_property
    def _high(self) -> float:
        pins = [y for tie in self.machine.ties for _x, y in tie.over]
        return max([*(bounds_of(part)[3] for part in self.machine.parts), *pins])

    # Its steps.

    def name(self, number: int) -> str:
        """The names of its parts."""
        return words.step_name(self._steps[number - 1], self.machine)

    def explain(self, number: int) -> str:
        """What its first part is good for."""
        return good_for(self._steps[number - 1][0].kind)

    def colour(self, number: int) -> Colour:
        """Of its first part."""
        return rgb(self._steps[number - 1][0].spec.colour)

    def bounds(self, number: int) -> Bounds:
        """The box round all its parts."""
        boxes = [bounds_of(part) for part in self._steps[number - 1]]
        lefts, lows, rights, highs = zip(*boxes, strict=True)
        return Bounds(min(lefts), min(lows), max(rights), max(highs))

    def foot(self, number: int) -> Point:
        """Where its first part is fastened, or stands."""
        part = self._steps[number - 1][0]
        return part.x, part.y

    def anchor(self, number: int) -> Point:
        """Its middle."""
        left, low, right, high = self.bounds(number)
        return (left + right) / 2, (low + high) / 2

    def outlines(self, number: int) -> Sequence[Outline]:
        """All that is seen of its parts, also the rod of a pendulum, which nothing touches; but for the mouse."""
        return tuple(shape.outline for shape in self._shapes(number))

    def _solid(self, number: int) -> tuple[ShapeSpec, ...]:
        """What of its parts can be touched."""
        found = self._shapes(number)
        return tuple(shape for shape in found if shape.planes) or found

    def _shapes(self, number: int) -> tuple[ShapeSpec, ...]:
        return tuple(
            replace(shape, outline=in_body(shape.outline, frame_of(part), _WORLD))
            for part in self._steps[number - 1]
            for shape in part.spec.shapes
            if part.spec.cage is None or shape.body != part.spec.cage.mouse
        )

    # Hands.

    def placement_at(self, number: int, frame: Frame) -> Placement | None:
        """By how far it is beside its place; what is loose is let stand straight."""
        foot = self.foot(number)
        x, y = frame.point(foot)
        if math.dist((x, y), foot) > REACH_CM:
            return None
        loose = self._steps[number - 1][0].spec.loose
        deg = 0.0 if loose else _within(math.degrees(frame.angle), MAX_DEG)
        return Placement(_within((x - foot[0]) * 10, MAX_MM), deg)

    def home(self, number: int, placed: SetDown, standing: Sequence[SetDown]) -> Frame:
        """Where its first part is then, as the machine is run."""
        part = self._steps[number - 1][0]
        before = frame_of(part)
        after = frame_of(part, nudge_of(part, placed.mm, placed.deg, placed.grip_pct))
        angle = after.angle - before.angle
        x, y = Frame(angle).point(before.shift)
        return Frame(angle, (after.shift[0] - x, after.shift[1] - y))

    def falling(self, number: int, start: Frame, home: Frame | None) -> FallingPart:
        """All its parts as one thing."""
        return FallingPart(number, start, home, (one_body(self._solid(number)), self.foot(number)))

    def lowest(self, number: int, frame: Frame) -> float:
        """Its lowest point."""
        return lowest_of(self._solid(number), frame)

    # Pictures.

    def picture(self, canvas: Canvas, number: int, place: FRect, ghost: bool = False) -> None:
        """Its parts, as large as they fit into the place."""
        left, low, right, high = self.bounds(number)
        zoom = min(place.width / (right - left + 0.6), place.height / (high - low + 0.6), 20.0)
        drawn_ = self._alone(canvas, number, zoom)
        if ghost:
            drawn_ = drawn_.copy()
            drawn_.set_alpha(_PALE)
        wide, tall = drawn_.get_size()
        x, y = place.centerx * canvas.scale, place.centery * canvas.scale
        canvas.surface.blit(drawn_, (round(x - wide / 2), round(y - tall / 2)))

    def _alone(self, canvas: Canvas, number: int, zoom: float) -> pygame.Surface:
        """Its parts alone, their middle in the middle, kept."""

        def make() -> pygame.Surface:
            left, low, right, high = self.bounds(number)
            rect = FRect(0, 0, (right - left + 2.0) * zoom, (high - low + 2.0) * zoom)
            under = canvas.onto(pygame.Surface(canvas.box(rect).size, pygame.SRCALPHA))
            view = MachineView(rect, ((left + right) / 2, (low + high) / 2), zoom)
            self.draw(under, view, number, Frame())
            return under.surface

        key = "own part", self.plan.line, number, round(zoom, 2), canvas.scale, canvas.sprites.outlined
        return canvas.store.get(key, make)

    def draw(self, canvas: Canvas, view: MachineView, number: int, frame: Frame, exactly: bool = False) -> None:
        """Its parts, turned with the hand; outlines tell in the lens what less than half a degree is."""
        scale = view.units_per_cm * canvas.scale
        bodies = (each for part in self._steps[number - 1] for each in drawn(part))
        for each in sorted(bodies, key=lambda each: each.depth):
            if each.figure.body == "mouse":
                continue
            x, y = view.to_screen(frame.point(each.still[:2]))
            degrees = math.degrees(each.still[2] + frame.angle)
            straight = abs(frame.angle) < _STILL
            cut = (self.figures.resting if straight else self.figures.moving)(each.figure, degrees, scale)
            at = x * canvas.scale - cut.origin[0], y * canvas.scale - cut.origin[1]
            canvas.surface.blit(cut.picture, (round(at[0]), round(at[1])))

    def flight(self, number: int, start: Where, end: Where, zoom: Callable[[], float]) -> Flight:
        """Its picture, which bounces as it comes to its place."""
        return _Coming(partial(self._alone, number=number), start, end, zoom)

    def stage(self, parts: Sequence[SetDown]) -> OwnStage:
        """The machine so far."""
        return OwnStage(self, parts)

    def standing(self, parts: Sequence[SetDown]) -> tuple[Machine, tuple[Nudge, ...]]:
        """The machine of the first steps, and how far off each of its parts was set down."""
        pairs = zip(self._steps, parts, strict=False)
        nudges = tuple(nudge_of(part, at.mm, at.deg, at.grip_pct) for step, at in pairs for part in step)
        return self.machine.without([part.id for part in self.machine.parts[len(nudges) :]]), nudges

    def around(self, canvas: Canvas, view: MachineView, parts: Sequence[SetDown], number: int) -> Iterator[None]:
        """Everything but the part, which is outlined."""
        stage = self.stage(parts)
        yield from stage.ahead(canvas, view)
        stage.draw(canvas, view, next_part=number, hide=(number,) if number <= len(parts) else (), bare=True)
        yield

    def portrait(self, canvas: Canvas, parts: Sequence[SetDown]) -> Iterator[None]:
        """Fill a small canvas with the machine so far, in steps."""
        stage, view = self.stage(parts), close(canvas.area, self.machine)
        yield from stage.ahead(canvas, view)
        stage.draw(canvas, view, ghosts=False)
        yield

    def prerender(self, canvas: Canvas, view: MachineView, number: int, card: FRect | None) -> Iterator[None]:
        """The part as it comes and stands, and the one after it on its card."""
        for coming in range(number, min(number + 2, self.plan.steps + 1)):
            if coming == number:
                self._alone(canvas, coming, view.units_per_cm)
            elif card is not None:
                left, low, right, high = self.bounds(coming)
                zoom = min(card.width / (right - left + 0.6), card.height / (high - low + 0.6), 20.0)
                self._alone(canvas, coming, zoom)
            yield

    def movers_ahead(self, canvas: Canvas, view: MachineView, parts: Sequence[SetDown]) -> Iterator[None]:
        """Nothing moves at the table."""
        return iter(())

    def ahead(self) -> Iterator[None]:
        """In which order its parts work, for whoever asks at which step a run ended."""
        return (None for _share in ordering(self.plan.line))

    # What it does.

    def promised(self, now: Promise, builders: Sequence[str]) -> str:
        """In the words of its parts."""
        return words.promised(now, builders, self)

    @cached_property
    def chain(self) -> Sequence[int]:
        """The steps that move, in the order in which they do."""
        return tuple(step for step, _part in steps_in_order(self.plan.line, self.plan.groups))

    @cached_property
    def spots(self) -> Sequence[Point]:
        """The middle of each step that moves."""
        return tuple(map(self.anchor, self.chain))

    def whole(self, area: FRect, foot: float) -> MachineView:
        """The machine alone, as large as it fits."""
        seen = close(FRect(area.x, area.y + HANG, area.width, area.height - HANG - foot), self.machine)
        return MachineView(FRect(area), seen.to_cm(area.center), seen.units_per_cm)


@dataclass(eq=False)
class _Coming:
    """A part on its way from its card to its place."""

    picture: Callable[..., pygame.Surface]
    start: Where
    end: Where
    zoom: Callable[[], float]

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it at this share of its way."""
        x, y = between(self.start(), self.end(), bounce(share))
        picture = self.picture(canvas, zoom=self.zoom())
        wide, tall = picture.get_size()
        at = x * canvas.scale - wide / 2, (y - _HOP * hop(share)) * canvas.scale - tall / 2
        canvas.surface.blit(picture, (round(at[0]), round(at[1])))


class OwnStage:
    """A machine as far as it is built: wall and floor, dashed outlines of what is missing, what stands."""

    def __init__(self, kit: OwnKit, parts: Sequence[SetDown]) -> None:
        self._kit, self._parts = kit, tuple(parts)
        self._stage = BenchStage(kit.figures)

    def draw(
        self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose] | None = None, **look: Unpack[Look]
    ) -> None:
        """Draw it within the view."""
        kit, hidden = self._kit, set(look.get("hide", ()))
        machine, nudges = kit.standing(self._parts)
        hide = {part.id for number in hidden for part in members(kit.machine, kit.plan.groups)[number - 1]}
        shown = [(part, by) for part, by in zip(machine.parts, nudges, strict=True) if part.id not in hide]
        machine = machine.without(hide)
        missing = sorted({*range(len(self._parts) + 1, kit.plan.steps + 1), *hidden})
        canvas.clip(view.rect)
        backcloth.paint(canvas, view, bare=look.get("bare", False))
        for cage in (part for part in kit.machine.parts if part.spec.cage):
            mice.wheel(canvas, view, (cage.x, 0.0))
        following, dashed = look.get("next_part"), look.get("ghosts", True)
        for number in missing if dashed else ():
            self._outline(canvas, view, number, number == following)
        seen = BenchLook(poses, nudges=tuple(by for _part, by in shown), mice=look.get("mice", ()))
        items = self._stage.items(canvas, view, machine, seen)[1:]
        canvas.surface.blits([item.blit for item in items if item is not None], False)
        if dashed:
            part_geometry.number(canvas, view, missing, following, partial(rect_of, kit))
        canvas.clip(None)

    def _outline(self, canvas: Canvas, view: MachineView, number: int, lit: bool) -> None:
        for outline in self._kit.outlines(number):
            corners = [view.to_screen(point) for point in polygon(outline)]
            _dashes(canvas, corners, NEXT if lit else LINE, 2.2 if lit else 1.4)

    def ahead(self, canvas: Canvas, view: MachineView, **look: Unpack[Look]) -> Iterator[None]:
        """Paint its bodies, one each step."""
        machine, nudges = self._kit.standing(self._parts)
        scale = view.units_per_cm * canvas.scale
        for part, by in zip(machine.parts, nudges, strict=True):
            for each in drawn(part, by):
                if each.figure.body != "mouse":
                    self._kit.figures.resting(each.figure, math.degrees(each.still[2]), scale)
                    yield

    def movers(self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose]) -> Iterable[Item | None]:
        """Nothing moves at the table."""
        return ()


def _dashes(canvas: Canvas, corners: Sequence[Point], colour: Colour, wide: float) -> None:
    """A closed dashed line on a light one."""
    scale, surface = canvas.scale, canvas.surface
    spots = [(x * scale, y * scale) for x, y in corners]
    pygame.draw.lines(surface, PAPER, True, spots, max(2, canvas.px(wide * 1.7)))
    left, on, ink = _DASH * scale, True, (colour, max(1, canvas.px(wide)))
    for a, b in zip(spots, (*spots[1:], spots[0]), strict=True):
        length, done = math.dist(a, b), 0.0
        while length - done > left:
            to = done + left
            if on:
                _stroke(surface, between(a, b, done / length), between(a, b, to / length), ink)
            done, on = to, not on
            left = (_DASH if on else _HOLE) * scale
        if on and length > done:
            _stroke(surface, between(a, b, done / length), b, ink)
        left -= length - done


def _stroke(surface: pygame.Surface, start: Point, end: Point, ink: tuple[Colour, int]) -> None:
    pygame.draw.line(surface, ink[0], start, end, ink[1])


def _within(value: float, limit: float) -> float:
    return round(min(limit, max(-limit, value)), 3) + 0.0
