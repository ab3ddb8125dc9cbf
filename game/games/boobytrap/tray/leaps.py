"""How high the pieces of a tray leap in a trip, and where those fly that are thrown: told from the blows of a run.

The physics is flat, seen from above, and knows no heights; it only measures how hard each piece is struck. A height is
worked out from that blow alone, for whoever looks: nothing here acts on the run, and no number is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.games.boobytrap.tray.motions import Knock, TrayMotion
from game.games.boobytrap.tray.packing import BY_NUMBER, THICKNESS
from game.games.boobytrap.tray.world import BAR, GRAVITY, STEP
from game.machine.specs import Point, Pose

WEIGHT = GRAVITY / 30
"""mm/s2: the springs are a thirtieth as strong as the toy's, so all happens the slower; weighed by as much less, a
piece leaps as high as in the toy."""
UPWARDS = 2 / 3
"""The share of the energy of a blow that goes upwards, as where pieces tip over (`pulling.TUMBLE_GRAVITY`)."""
LEAST = 25.0
"""mm/s upwards: whoever is struck more softly, and would not leap by a millimetre, stays down."""
BOUNCES = 0.38
"""What is left of its speed when wood lands on wood. By ear: two or three taps."""
SLIDES = 0.5 * WEIGHT
"""mm/s2 by which a thrown piece that has come down is slowed, by friction of wood on wood."""


class Leap(NamedTuple):
    """A piece in the air. height: mm above where it lay. way: whither it was struck, a unit.

    pose: where a thrown piece is, None where it is as in the run. turned: by how much that has turned over, rad.
    """

    height: float
    way: Point
    pose: Pose | None = None
    turned: float = 0.0


class Throw(NamedTuple):
    """A piece has the energy to tip over: at which step, which, and how it moved then."""

    step: int
    number: int
    motion: TrayMotion


class Landing(NamedTuple):
    """A piece comes down with this speed, mm/s, at a place, mm."""

    number: int
    at: Point
    speed: float


@dataclass(frozen=True, slots=True)
class _Hop:
    """Up from a height, mm, with a speed, mm/s, since a moment of the run, s."""

    since: float
    height: float
    speed: float
    way: Point

    def at(self, time: float) -> float:
        """How high it is, below 0 when it is down again."""
        passed = time - self.since
        return self.height + passed * (self.speed - WEIGHT * passed / 2)

    @property
    def lands(self) -> float:
        """With which speed it comes down."""
        return math.sqrt(self.speed * self.speed + 2 * WEIGHT * self.height)

    @property
    def ends(self) -> float:
        """When it is down."""
        return self.since + (self.speed + self.lands) / WEIGHT


class Leaps:
    """Follows a run: how high every piece is. landings: those since the run began.

    The same run gives the same leaps however often it is looked at.
    """

    def __init__(self) -> None:
        self.time = 0.0
        self.landings: list[Landing] = []
        self._hops: dict[int, _Hop] = {}
        self._throws: dict[int, Throw] = {}
        self._seen = 0
        self._at: dict[int, Point] = {}

    def follow(self, knocks: Sequence[Knock], throws: Sequence[Throw], time: float, number: int = 0) -> None:
        """Take in what has happened up to this moment of the run, s; number: of the piece that a hand holds."""
        new: list[Knock | Throw] = [*knocks[self._seen :], *throws[len(self._throws) :]]
        for each in sorted(new, key=lambda each: each.step):
            self._land(each.step * STEP)
            if isinstance(each, Throw):
                self._throw(each)
            elif each.number not in (BAR, number, *self._throws):
                self._strike(each)
        self._seen = len(knocks)
        self._land(time)
        self.time = time

    def wait(self, seconds: float) -> None:
        """Let time pass after the run has come to rest."""
        self._land(self.time + seconds)
        self.time += seconds

    @property
    def thrown(self) -> Mapping[int, Throw]:
        """The pieces that were thrown, by number."""
        return self._throws

    @property
    def over(self) -> bool:
        """Whether all have come down, and what was thrown has stopped."""
        return not self._hops and all(self.time >= self._path(each)[1] for each in self._throws.values())

    def seen(self) -> dict[int, Leap]:
        """The pieces that are in the air now, and all that were thrown wherever they are."""
        found = {number: Leap(max(0.0, hop.at(self.time)), hop.way) for number, hop in self._hops.items()}
        for number, thrown in self._throws.items():
            height, way = (found[number][:2]) if number in found else (0.0, _unit(thrown.motion.vx, thrown.motion.vy))
            found[number] = Leap(height, way, self._pose(thrown), self._turned(thrown))
        return found

    # Blows and landings.

    def _strike(self, knock: Knock) -> None:
        """A piece that lies among the others leaps as high as the blow carries it."""
        time, hop = knock.step * STEP, self._hops.get(knock.number)
        self._at[knock.number] = knock.x, knock.y
        speed = math.sqrt(UPWARDS) * math.hypot(knock.dx, knock.dy)
        height = max(0.0, hop.at(time)) if hop is not None else 0.0
        rising = hop.speed - WEIGHT * (time - hop.since) if hop is not None else 0.0
        if height < THICKNESS and speed > max(LEAST, rising):
            self._hops[knock.number] = _Hop(time, height, speed, _unit(knock.dx, knock.dy))

    def _throw(self, thrown: Throw) -> None:
        moves = thrown.motion
        self._throws[thrown.number] = thrown
        self._at[thrown.number] = moves.x, moves.y
        self._hops[thrown.number] = _Hop(thrown.step * STEP, 0.0, _up(thrown), _unit(moves.vx, moves.vy))

    def _land(self, time: float) -> None:
        """Whoever is down by then has landed, and bounces as long as that is to be seen."""
        for number, hop in list(self._hops.items()):
            flies: _Hop | None = hop
            while flies is not None and flies.ends <= time:
                self.landings.append(Landing(number, self._at[number], flies.lands))
                speed = flies.lands * BOUNCES
                flies = _Hop(flies.ends, 0.0, speed, flies.way) if speed >= LEAST else None
            if flies is None:
                del self._hops[number]
            else:
                self._hops[number] = flies

    # What is thrown flies on by itself: the run holds it where it was until everything rests.

    @staticmethod
    def _path(thrown: Throw) -> tuple[float, float, float]:
        """When a thrown piece first comes down, when it stops, s, and how fast it flies, mm/s."""
        down = thrown.step * STEP + 2 * _up(thrown) / WEIGHT
        speed = math.sqrt(1 - UPWARDS) * math.hypot(thrown.motion.vx, thrown.motion.vy)
        return down, down + speed / SLIDES, speed

    def _pose(self, thrown: Throw) -> Pose:
        down, stops, speed = self._path(thrown)
        slid = min(self.time, stops) - down
        far = speed * (min(self.time, down) - thrown.step * STEP)
        far += speed * slid - SLIDES * slid * slid / 2 if slid > 0 else 0.0
        (across, along), moves = _unit(thrown.motion.vx, thrown.motion.vy), thrown.motion
        return moves.x + far * across, moves.y + far * along, moves.angle

    def _turned(self, thrown: Throw) -> float:
        """It turns over as fast as it flies for its size, in whole halves, so that it comes down flat."""
        down, _, speed = self._path(thrown)
        start = thrown.step * STEP
        halves = max(1, round(speed * (down - start) / (math.pi * BY_NUMBER[thrown.number].radius)))
        return math.pi * halves * min(1.0, (self.time - start) / (down - start))


def _up(thrown: Throw) -> float:
    """How fast a piece leaves the layer whose energy, of moving and of spinning, is enough to tip it over, mm/s."""
    moves, rim = thrown.motion, BY_NUMBER[thrown.number].radius
    return math.sqrt(UPWARDS * (moves.vx**2 + moves.vy**2 + (moves.spin * rim) ** 2 / 2))


def _unit(x: float, y: float) -> Point:
    long = math.hypot(x, y)
    return (x / long, y / long) if long else (0.0, -1.0)
