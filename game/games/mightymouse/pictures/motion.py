"""What moves over the board, and where a roll would lead."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.core.tally import Effect, Reach
from game.games.mightymouse.pictures import board
from game.games.mightymouse.pictures.board import CENTRE, CIRCLE, SPACE, SPOTS, RaceGround, radius, step_at
from game.games.mightymouse.rules.state import FINISH, TRACKS
from game.shell.pictures.on_board import SIDE, between, draw_ring, draw_small_die
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point
from game.ui.motion import hop, smooth
from game.ui.widgets.dirty import Look

_LEAST = 0.01
"""Steps from the centre at which Mighty Mouse is drawn flying at the least; at 0 he stands."""


@dataclass(eq=False)
class PieceFlight:
    """A seat's piece from one space to another, so high half way."""

    ground: Callable[[], RaceGround]
    seat: str
    start: int
    end: int
    lift: float

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it, a little larger while it is up."""
        ground, high = self.ground(), hop(share)
        x, y = between(ground.stand(self.start), ground.stand(self.end), smooth(share))
        at = x, y - self.lift * ground.scale * high
        board.piece(canvas, self.seat, at, ground.scale * (1 + 0.12 * high))


@dataclass(eq=False)
class HeroFlight:
    """Mighty Mouse along the track to a hazard, between two numbers of steps from the centre; nowhere for hazard 0."""

    ground: Callable[[], RaceGround]
    hazard: int
    start: int
    end: int

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw him on the lit track."""
        if self.hazard:
            board.hero(canvas, self.ground(), self.hazard, self._steps(share))

    def at(self, share: float) -> Point:
        """Where on the canvas he is."""
        return self.ground().hero(self.hazard, self._steps(share))

    def _steps(self, share: float) -> float:
        return max(_LEAST, self.start + (self.end - self.start) * smooth(share))


# Look before you roll: the numbers of the die beside the spaces, or the steps of a track, that they lead to.

_OUT = 12.0
"""How far beyond the edge of a space the middle of its number is, units of the board."""


def draw_look_ahead(canvas: Canvas, ground: RaceGround, reaches: Sequence[Reach]) -> None:
    """Rings and numbers; the numbers that lead to one place stand side by side."""
    groups = _groups(reaches)
    for reach, *_others in groups:
        if reach.effect is not Effect.NOTHING:
            at, far = _target(reach)
            place = ground.around(at, far + 2)
            draw_ring(canvas, place, place.width / 2, reach.effect)
    for group in groups:
        for reach, place in zip(group, dice_places(ground, group), strict=True):
            draw_small_die(canvas, place, reach.pips, reach.effect)


_LARGER = 1.45
"""How much larger the die of a saved number is, which is sure to lead there."""


def draw_saved(canvas: Canvas, ground: RaceGround, reach: Reach) -> None:
    """The saved number where it leads: a ring, and a large die in a ring of its own."""
    at, far = _target(reach)
    draw_ring(canvas, place := ground.around(at, far + 2), place.width / 2, reach.effect)
    (small,) = dice_places(ground, [reach])
    grown = small.inflate(small.width * (_LARGER - 1), small.height * (_LARGER - 1))
    draw_ring(canvas, grown.inflate(5, 5), grown.width * 0.28, Effect.GAIN)
    draw_small_die(canvas, grown, reach.pips, reach.effect)


def dice_places(ground: RaceGround, group: Sequence[Reach]) -> Iterator[FRect]:
    """Where the numbers of one place are: in a row beside it, on the board."""
    at, far = _target(group[0])
    side = SIDE * max(0.8, min(1.0, ground.scale))
    row = FRect(0, 0, side * len(group), side)
    row.center = ground.to_screen(_beside(group[0], at, far + _OUT))
    row.clamp_ip(ground.rect.inflate(-24, -24))
    for number in range(len(group)):
        yield FRect(row.x + number * side, row.y, side, side)


def _target(reach: Reach) -> tuple[Point, float]:
    """The middle of what a roll leads to, and how large that is."""
    if not reach.track:
        return SPOTS[reach.space], radius(reach.space)
    if reach.effect is Effect.GAIN:
        return SPOTS[reach.track], CIRCLE
    return step_at(reach.track, reach.space), 13.0


def _beside(reach: Reach, at: Point, far: float) -> Point:
    """A place so far from the middle of another one, where the course leaves most room."""
    if reach.track and reach.effect is not Effect.GAIN and abs(SPOTS[reach.track][0] - CENTRE[0]) < SPACE:
        return at[0] + (far if reach.space % 2 else -far), at[1]  # the track runs upwards, and would be hidden
    if reach.track or reach.space in TRACKS:
        return at[0], at[1] - far
    before, after = SPOTS[max(reach.space - 1, 0)], SPOTS[min(reach.space + 1, FINISH)]
    across, down = after[0] - before[0], after[1] - before[1]
    length = math.hypot(across, down)
    sides = [(at[0] - way * down / length * far, at[1] + way * across / length * far) for way in (1, -1)]
    return max(sides, key=lambda side: sum(sorted(math.dist(side, spot) for spot in SPOTS)[:4]))


def _groups(reaches: Sequence[Reach]) -> list[list[Reach]]:
    groups: dict[tuple[int, int, Effect], list[Reach]] = {}
    for reach in reaches:
        groups.setdefault((reach.space, reach.track, reach.effect), []).append(reach)
    return list(groups.values())


def looks(ground: RaceGround, reaches: Sequence[Reach]) -> Iterator[Look]:
    """What is seen at each space, and at each track."""
    found = {reach.space: (reach.pips, reach.effect) for reach in reaches if not reach.track}
    for space, at in enumerate(SPOTS):
        lost = tuple(reach.pips for reach in reaches if not reach.track and reach.space == space)
        yield ground.around(at, radius(space) + 90 if len(lost) > 1 else radius(space) + 40), (found.get(space), lost)
    for hazard in TRACKS:
        on_track = tuple(reach for reach in reaches if reach.track == hazard)
        ends = ground.to_screen(CENTRE), ground.to_screen(SPOTS[hazard])
        place = FRect(min(ends[0][0], ends[1][0]), min(ends[0][1], ends[1][1]), 0, 0)
        place.size = abs(ends[0][0] - ends[1][0]), abs(ends[0][1] - ends[1][1])
        yield place.inflate(160, 160), on_track
