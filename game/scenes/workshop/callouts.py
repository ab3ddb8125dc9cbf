"""What is pointed out on the stage: the mouse, to whoever never caught one, and where misses end."""

from __future__ import annotations

import math

from pygame import FRect

from game.physics.specs import Point
from game.physics.workshop.building import frame_of
from game.physics.workshop.machine import Placed
from game.pictures.mousetrap.view import MachineView
from game.pictures.workshop.callouts import Callout, beside
from game.scenes.workshop.bare_bench import BareBench
from game.text.language import _
from game.text.workshop import score
from game.text.workshop import screens as words
from game.ui.canvas import Canvas

_TOGETHER = 3.0
"""cm round a miss within which others ended in the same place."""
_ASKED = 1.0
"""cm from a miss at which it is pointed at."""
_MOUSE, _PEDAL = 1.3, 7.0
"""cm from the middle of the mouse at which it is pointed at, and from where if from beyond the pedal."""


def point_out(bench: BareBench, canvas: Canvas, view: MachineView) -> None:
    """Add the cards that are wanted now."""
    if bench.showing is not None or bench.candidate is not None or bench.tying is not None:
        return
    misses = shown_misses(bench)
    asked = bench.asked if bench.asked in misses else None
    if asked is not None or len(misses) > 1:
        spot, number = crowd(misses) if asked is None else (asked, near(asked, misses))
        tip, text = view.to_screen(spot), score.ended(number)
        place = beside(canvas, text, tip, bench.room.inflate(-16, -12), (0.0, -1.0))
        _add(bench, Callout("callout_misses", place, text=text, tip=tip, alarm=True))
    cage = next((part for part in bench.editing.machine.parts if part.spec.cage), None)
    if cage is not None and bench.newcomer and not bench.editing.chosen:
        _point_at_mouse(bench, canvas, view, cage)


def shown_misses(bench: BareBench) -> list[Point]:
    """Where misses ended, of a machine that catches now and then: of others everything would be marked."""
    counting = bench.counting
    return counting.score.spots if counting.score.captured and counting.machine is bench.editing.machine else []


def crowd(spots: list[Point]) -> tuple[Point, int]:
    """The miss with most others round it, and how many those are, itself counted in."""
    found = [near(spot, spots) for spot in spots]
    return spots[found.index(max(found))], max(found)


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


def mouse_of(cage: Placed) -> Point:
    """Where the mouse of a cage stands."""
    body = cage.spec.cage.mouse if cage.spec.cage else ""
    return frame_of(cage).point(next(each.centre for each in cage.spec.bodies if each.name == body))


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
