"""What the stage of the bench shows: the machine as it is built or as it runs, and what is pointed out."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.lamp import StageLight
from game.games.mousetrap.pictures.two_ways import TwoWays
from game.machine.hand import STEPS_PER_SECOND
from game.machine.specs import Point
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import strength
from game.ui.widgets.dirty import Item
from game.ui.widgets.panels import Callout, beside
from game.workshop.bench import hundred, tie_acts, what_if
from game.workshop.bench.bare_bench import BareBench
from game.workshop.parts.machine import End, Machine, Placed
from game.workshop.parts.outlines import poses_as_set
from game.workshop.pictures.bench_light import LAMP_CM, BenchShadows, mouse_of
from game.workshop.pictures.bench_stage import BenchLook
from game.workshop.pictures.marks import (
    band,
    frame_rect,
    frame_round,
    knob_at,
    marks,
    misses,
    pitch_circles,
    ring_round,
    small_hands,
    trail,
    ways_of_cranks,
)
from game.workshop.pictures.ties import preview, rings
from game.workshop.proofs.branches import MachineWhatIf
from game.workshop.text import bench as words

_TOGETHER = 3.0
"""cm round a miss within which others ended in the same place."""
_ASKED = 1.0
"""cm from a miss at which it is pointed at."""
_WAYS = (
    *((0.0, far) for far in (-1.0, -1.8, 1.0, -2.6, -3.4)),
    *((side, up) for up in (0.0, -1.0, 1.0) for side in (-1.0, 1.0)),
)
"""From a tip, the ways to its card in the order in which they are tried, chosen by eye."""
_KNOB = 16.0
"""Design units from the middle of a knob that are kept free."""
_BEGINS, _WHOLE = (9.0, 19.5), 12
"""Where the lamp shines before anything moves, cm; after so many parts the evening has come wholly."""
_MOUSE, _PEDAL = 1.3, 7.0
"""cm from the middle of the mouse at which it is pointed at, and from where if from beyond the pedal."""


def point_out(bench: BareBench, canvas: Canvas, view: MachineView) -> None:
    """Add the cards that are wanted now."""
    if bench.hundred is not None:
        hundred.point_out(bench, bench.hundred, canvas, view)
        return
    if bench.what_if is not None:
        what_if.point_out(bench, bench.what_if, canvas, view)
    if bench.showing is not None or bench.candidate is not None or bench.tying is not None:
        return
    _point_at_misses(bench, canvas, view)
    cage = next((part for part in bench.editing.machine.parts if part.spec.cage), None)
    if cage is not None and bench.newcomer and not bench.editing.chosen:
        _point_at_mouse(bench, canvas, view, cage)


def shown_misses(bench: BareBench) -> list[Point]:
    """Where misses ended, of a machine that catches now and then: of others everything would be marked."""
    counting = bench.counting
    return counting.score.spots if counting.score.captured and counting.machine is bench.editing.machine else []


def _point_at_misses(bench: BareBench, canvas: Canvas, view: MachineView) -> None:
    """How many ended where the pointer is; else the weakest part, where most of its misses ended."""
    misses, score = shown_misses(bench), bench.counting.score
    part, found = score.weakest, [spot for _, stopped, spot in score.missed if stopped == score.weakest and spot]
    if bench.asked in misses and bench.asked is not None:
        spot, text = bench.asked, words.misses_ended(near(bench.asked, misses))
    elif len(misses) > 1 and part and found:
        spot = crowd(found)
        text = words.lost(words.part_name(part, bench.counting.machine), score.stopped_at[part],
                          score.runs - score.captured)  # fmt: skip
    else:
        return
    tip, room = view.to_screen(spot), bench.room.inflate(-16, -12)
    tip = min(max(tip[0], room.left), room.right), min(max(tip[1], room.top), room.bottom)
    place = clear(canvas, text, tip, room, covered(bench, view))
    _add(bench, Callout("callout_misses", place, text=text, tip=tip, alarm=True))


def covered(bench: BareBench, view: MachineView) -> list[FRect]:
    """Where parts are on the canvas, and the knob that turns the one in hand."""
    one, found = bench.editing.one, [frame_rect(part, view) for part in bench.machine.parts]
    if one is not None and not one.spec.feet:
        x, y = knob_at(one, view)
        found.append(FRect(x - _KNOB, y - _KNOB, 2 * _KNOB, 2 * _KNOB))
    return found


def clear(canvas: Canvas, text: str, tip: Point, room: FRect, parts: Sequence[FRect]) -> FRect:
    """The place of a card round its tip, near it, that covers least of the parts."""

    def hidden(place: FRect) -> float:
        clips = (place.clip(part) for part in parts)
        return sum(clip.width * clip.height for clip in clips) + 1e6 * place.inflate(8, 8).collidepoint(tip)

    return min((beside(canvas, text, tip, room, way) for way in _WAYS), key=hidden)


def crowd(spots: list[Point]) -> Point:
    """The miss with most others round it."""
    return max(spots, key=lambda spot: near(spot, spots))


def near(spot: Point, spots: list[Point]) -> int:
    """How many ended in the same place."""
    return sum(math.dist(spot, other) <= _TOGETHER for other in spots)


def ask(bench: BareBench, at: Point | None) -> None:
    """Somebody points at a place of the stage, cm, or at none: the miss there is told of, as long as that lasts."""
    misses = shown_misses(bench) if at is not None and bench.showing is None else []
    asked = min((spot for spot in misses if math.dist(spot, at or spot) <= _ASKED),
                key=lambda spot: math.dist(spot, at or spot), default=None)  # fmt: skip
    if asked != bench.asked:
        bench.asked = asked
        bench.stale()


def _point_at_mouse(bench: BareBench, canvas: Canvas, view: MachineView, cage: Placed) -> None:
    """From the side where no pedal is, or from beyond the pedal where the stage ends."""
    x, y = mouse_of(cage)
    side = 1.0 if cage.mirrored == (cage.kind == "drop_cage") else -1.0
    tip, text, room = view.to_screen((x + side * _MOUSE, y)), _(words.THE_MOUSE), bench.room.inflate(-16, -12)
    place = beside(canvas, text, tip, room, (side, 0.0))
    if place.inflate(8, 0).collidepoint(tip):
        far = view.to_screen((x - side * _PEDAL, y))
        tip, place = view.to_screen((x - side * _MOUSE, y)), beside(canvas, text, far, room, (-side, 0.0))
    _add(bench, Callout("callout_mouse", place, text=text, tip=tip))


def _add(bench: BareBench, callout: Callout) -> None:
    (x, y), place = callout.tip, callout.rect
    bench.pane(place.union(FRect(x - 2, y - 2, 4, 4)))
    bench.add(callout)


# What the stage of the bench shows: the machine as it is built or as it runs, and the marks over it.


class BenchPicture:
    """Keeps the marks until something about them changes."""

    def __init__(self, bench: BareBench) -> None:
        self.bench = bench
        self._ways = TwoWays()
        self._marks: tuple[object, Item | None] = (None, None)
        self.light = StageLight(strength(bench.shell.settings), BenchShadows(Machine()), LAMP_CM)
        self._lit: Machine | None = None
        self._woken = 0

    def shine(self, dt: float) -> bool:
        """Let the lamp follow what is at work in a run, and glow what begins to move; tell whether it changes."""
        showing, machine = self.bench.showing, self.bench.editing.machine
        self.light.strength = strength(self.bench.shell.settings)
        if showing is None or showing.shown is None:
            return self.light.tick(dt, False, self.light.at or (0.0, 0.0), 0.0)
        if self._lit is not machine:
            self._lit, self.light.shadows = machine, BenchShadows(machine)
        woken = len(showing.run.woken)
        if woken > self._woken and showing.at_work.at is not None:
            self.light.strike(showing.at_work.at)
        self._woken = woken
        on = self.bench.what_if is None and showing.film.rate != 0 and not (showing.film.live and showing.over)
        cage = next((part for part in machine.parts if part.spec.cage), None)
        works = mouse_of(cage) if showing.caged and cage is not None else showing.at_work.at
        return self.light.tick(dt, on, works or self.light.at or _BEGINS, min(1.0, woken / _WHOLE))

    def items(self, canvas: Canvas, view: MachineView) -> list[Item | None]:
        """Everything from behind to the front."""
        bench, showing = self.bench, self.bench.showing
        if bench.what_if is not None:
            return self._two_runs(canvas, view, bench.what_if)
        caught = showing is not None and showing.caged
        machine = bench.editing.machine if showing else bench.machine
        lifted = bench.editing.chosen if bench.candidate is not None else ()
        flying = bench.hundred
        look = BenchLook(showing.shown if showing else None, showing is None and flying is None, caught, lifted)
        items = bench.stage.items(canvas, view, machine, look)
        poses = look.poses or (poses_as_set(machine) if self.light.lit else {})
        items += self.light.items(canvas, view, poses)
        if flying is not None:
            return [*items, *flying.items(canvas, view, bench.room)]
        trails = showing.trails(canvas, view) if showing else ()
        hints = self._hints(canvas, view, machine) if look.poses is None else ()
        return [*items, *hints, *trails, *self._marked(canvas, view, machine), *self._tying(canvas, view, machine)]

    def _two_runs(self, canvas: Canvas, view: MachineView, runs: MachineWhatIf) -> list[Item | None]:
        """The run with the part elsewhere, before it that as it was where it differs, pale, and both ways."""
        branch, now = runs.branch, runs.film.now
        caught = branch.run.done and branch.caught and now > branch.end - STEPS_PER_SECOND
        items = self.bench.stage.items(canvas, view, branch.standing(now),
                                       BenchLook(branch.poses(now), caught=caught))  # fmt: skip
        pale: list[Item | None] = []
        if branch.parent is not None:
            pale = list(self.bench.stage.ghosts(canvas, view, runs.old.poses(now), set(runs.names_apart())))
        return [*items, *pale, self._ways.item(canvas, view, self.bench.room, runs.old, branch),
                self._marked_at(canvas, view)]  # fmt: skip

    def _marked_at(self, canvas: Canvas, view: MachineView) -> Item | None:
        """A frame round the part in hand, where it is in the moment that is shown."""
        runs, one = self.bench.what_if, self.bench.editing.one
        if runs is None or one is None:
            return None
        part = runs.branch.standing(runs.film.now).part(one.id)
        poses = runs.branch.poses(runs.film.now)
        spots = [poses[f"{part.id}.{body.name}"][:2] for body in part.spec.bodies]
        return frame_round(canvas, view, part, spots)

    def _hints(self, canvas: Canvas, view: MachineView, machine: Machine) -> Iterator[Item]:
        """While it is built: hands, ways of cranks and of the last run, what a hint is about, how gears meet."""
        yield from small_hands(canvas, view, machine)
        yield from ways_of_cranks(canvas, view, machine)
        if self.bench.showing is None and self.bench.last_trail is not None:
            yield from trail(canvas, view, self.bench.last_trail.dots, best=False)
        if self.bench.showing is None and self.bench.hinted_part:
            yield frame_round(canvas, view, machine.part(self.bench.hinted_part), ())
        yield from self._pointed(canvas, view)
        fresh = self.bench.carried_gear
        if fresh is not None or any(machine.part(name).spec.reach for name in self.bench.editing.chosen):
            yield from pitch_circles(canvas, view, machine.add(fresh) if fresh is not None else machine)

    def _pointed(self, canvas: Canvas, view: MachineView) -> Iterator[Item]:
        """What a hint points at: rings where something belongs, parts and ties as they would stand, pale."""
        found = self.bench.pointed
        for part in found.marked:
            yield ring_round(canvas, view, part)
        yield from self.bench.stage.pale(canvas, view, found.shown)
        yield from (frame_round(canvas, view, part, ()) for part in found.shown)
        for tie in found.ties:
            yield from preview(canvas, view, found.solution, tie, gone=False)

    def _tying(self, canvas: Canvas, view: MachineView, machine: Machine) -> list[Item]:
        """Where ties can end, and the one that is pointed at."""
        tying, shown = self.bench.tying, tie_acts.shown(self.bench)
        if tying is None:
            return []
        own = End(tying.part, tying.at) if tying.part else None
        found = list(rings(canvas, view, machine, tying.kind, own))
        return [*found, *(preview(canvas, view, machine, shown, shown in machine.ties) if shown else ())]

    def _marked(self, canvas: Canvas, view: MachineView, machine: Machine) -> list[Item | None]:
        bench = self.bench
        if bench.tying is not None or (bench.showing is not None and not bench.showing.run.fallen):
            return []
        chosen = bench.editing.chosen
        stuck = [name for each in bench.editing.overlaps() for name in (each.one, each.other)]
        key = machine, chosen, tuple(stuck), view, canvas.scale
        if key != self._marks[0]:
            self._marks = key, marks(canvas, view, machine, chosen, stuck)
        busy = bench.candidate is not None or bench.showing is not None
        missed = () if busy else misses(canvas, view, shown_misses(bench))
        rubber = bench.band
        return [*missed, self._marks[1], band(canvas, *rubber) if rubber else None]
