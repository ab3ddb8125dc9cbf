"""Taking a piece: the lift, what falls in behind it, and the rest."""

from __future__ import annotations

import math
from dataclasses import dataclass
from hashlib import sha256

from game.physics.boobytrap import warm_pool
from game.physics.boobytrap.lift import STEADY, AnyLift
from game.physics.boobytrap.motions import Motions
from game.physics.boobytrap.noise import Ear, Knock
from game.physics.boobytrap.packing import DEPTH, MARK, WIDTH, Packing, face
from game.physics.boobytrap.pieces import PIECES, THICKNESS
from game.physics.boobytrap.raising import LIFT_STEPS, HandRaise, raising
from game.physics.boobytrap.rest import LOOK, Rest
from game.physics.boobytrap.settled import SCALE_X, Tray, TrayFrame, drawn
from game.physics.boobytrap.world import BAR, STEP, WALLS
from game.physics.errors import MachineError
from game.physics.specs import Pose

MOST_STEPS = round(4 / STEP)  # 4 s from the lift on; trays come to rest 0.3 s after a pull, at the most 1.4 measured.
WATCH = 4  # Steps between two looks for knocks and for pieces that tip.
TUMBLE_GRAVITY = 1500.0
"""What a piece climbs against when it tips over its edge, mm/s2: floor friction between wood (0.5) would then be 1000,
so about two thirds of its energy of motion go upwards and the rest into its neighbours."""
RIMS = {BAR: 0.0} | {piece.number: piece.radius for piece in PIECES}
TIPPING = {BAR: math.inf} | {
    piece.number: 2 * TUMBLE_GRAVITY * (math.hypot(piece.radius, THICKNESS / 2) - THICKNESS / 2) for piece in PIECES
}
"""Twice the energy for each kg, mm2/s2, that lifts a piece's middle over its edge."""
_WIDEST, _LEAST = max(RIMS.values()), min(TIPPING.values())


@dataclass(frozen=True, slots=True)
class PullReport:
    """What a pull showed.

    travel_mm: how far the bar went in at the scale, at the most. thrown: other pieces that jumped out or stood on end.
    knocks: wood on wood, for the ear. settled: False if something still moved at the hard stop.
    rest_s: seconds from the end of the lift until everything was at rest.
    digest: SHA-256 over the start, the lift, the facts and the end.
    """

    number: int
    travel_mm: float
    thrown: tuple[int, ...]
    steps: int
    settled: bool
    knocks: tuple[Knock, ...]
    rest_s: float
    digest: str


class PullRun:
    """A pull from a settled tray; when it is done the tray has moved on. thrown: those of a recorded pull.

    A recorded pull throws just the pieces of its record: what was written down is what happened.
    live: a hand draws the piece meanwhile, by `draw`, and what it does is recorded; see `HandRaise`.
    """

    def __init__(
        self,
        tray: Tray,
        number: int,
        lift: AnyLift = STEADY,
        thrown: frozenset[int] | None = None,
        live: bool = False,
    ) -> None:
        if number not in tray.left:
            raise MachineError(f"piece {number!r:.60} is not in the tray")
        self.steps = 0
        self.done = False
        self.tray, self.number = tray, number
        self._before = tray.packing
        self._start = face(self._before.bar, SCALE_X)
        self._farthest = 0.0
        self._record = thrown
        self._thrown: list[int] = []
        self._settled = False
        self._world = warm_pool.take(tray.packing)
        self._rest, self._ear = Rest(), Ear()
        self._lifted = 0
        self.raising = raising(self._world, number, lift, live)

    def step(self) -> None:
        """One fixed step; the last one hands the tray its new packing."""
        if self.done:
            return
        if not self.raising.out:
            self.raising.step(self.steps)
            self._lifted = self.steps
        self._world.step()
        self.steps += 1
        if self.steps % WATCH == 0:
            self._watch()

    def draw(self, up_mm: float, along_mm: float) -> None:
        """Where a live hand wants to be from now on, mm above the floor and towards the bar."""
        if isinstance(self.raising, HandRaise):
            self.raising.draw(up_mm, along_mm)

    def let_go(self) -> None:
        """A live hand goes: the piece comes out evenly."""
        self.raising.live = False

    def frame(self) -> TrayFrame:
        """Where everything is now; the piece itself until it is out."""
        return self.tray.frame() if self.done else drawn(self._world.poses(), self._world.bar_pose())

    @property
    def raised(self) -> float:
        """How much of the way up is done, 0 to 1."""
        return self.raising.share

    @property
    def travel_mm(self) -> float:
        """How far the bar has gone in at the scale so far, at the most."""
        return self._farthest

    @property
    def tripped(self) -> bool:
        """Whether the bar has gone in by a mark: what it does afterwards cannot undo that (BT-06, BT-07)."""
        return self._farthest >= MARK

    @property
    def lift(self) -> AnyLift:
        """How the piece has been lifted; this lift gives the same pull again."""
        return self.raising.lift

    @property
    def thrown(self) -> tuple[int, ...]:
        """The pieces that stand on end or jumped so far; they stay in the layer until everything is at rest."""
        return tuple(self._thrown)

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """What was heard so far."""
        return tuple(self._ear.knocks)

    def report(self) -> PullReport:
        """The facts so far; final when done."""
        travel = max(self._farthest, self._went_in(self.tray.packing.bar if self.done else self._world.bar_pose()))
        thrown = tuple(sorted(self._thrown))
        facts = (self.number, self.lift.encode(), travel, thrown, self.steps)
        packings = self._before.digest() + self.tray.digest()
        digest = sha256(f"{facts} {packings}".encode()).hexdigest()
        rest_s = (self.steps - self._lifted) * STEP
        return PullReport(self.number, travel, thrown, self.steps, self._settled, self.knocks, rest_s, digest)

    def _went_in(self, bar: Pose) -> float:
        return max(0.0, self._start - face(bar, SCALE_X))

    def _watch(self) -> None:
        motions = self._world.motions()
        if not all_inside(motions):
            self._end()
            return
        self._farthest = max(self._farthest, self._went_in(self._world.bar_pose()))
        self._ear.listen(self.steps, motions)
        self._thrown += filter(self._may_tumble, tumbling(motions))
        if self.raising.out and self.steps % LOOK == 0:
            self._settled = self._rest.reached(motions)
            if self._settled or self._late:
                self._clear_away()

    @property
    def _late(self) -> bool:
        return self.steps >= MOST_STEPS + self._lifted - LIFT_STEPS

    def _may_tumble(self, number: int) -> bool:
        out = number in (BAR, self.number, *self._thrown)
        return not out and (self._record is None or number in self._record)

    def _clear_away(self) -> None:
        """At rest, pieces that stand on end are taken out; where one was, others may fall in once more."""
        fallen = self._fallen(stopped := self._late)
        for number in fallen:
            self._world.take(number)
            if number not in self._thrown:
                self._thrown.append(number)
        if not fallen or stopped:
            self._end()

    def _end(self) -> None:
        self.tray.packing = self._left_behind()
        self.done = True

    def _fallen(self, stopped: bool) -> list[int]:
        """Those that tumbled here go first, just as when it was recorded; then what the record has besides."""
        tumbled, recorded = (
            [number for number in numbers if number in self._world.discs]
            for numbers in (self._thrown, sorted(self._record or ()))
        )
        return list(dict.fromkeys(tumbled + recorded)) if stopped else tumbled or recorded

    def _left_behind(self) -> Packing:
        """The new packing; should the solver ever have lost a piece, the old one without what was taken out (R10)."""
        try:
            return self._world.packing()
        except MachineError:
            self._settled = False
            return self._before.without(frozenset((self.number, *self._thrown)))


def all_inside(motions: Motions) -> bool:
    """Whether every body is in the box or its walls, where it is unless the solver has lost it (R10)."""
    return motions.within(WIDTH / 2 + WALLS, -WALLS, DEPTH + WALLS)


def tumbling(motions: Motions) -> list[int]:
    """The pieces with the energy to tip over their own edge: they stand on end or jump out."""
    if motions.speed * motions.speed + (motions.spin * _WIDEST) * (motions.spin * _WIDEST) / 2 < _LEAST:
        return []
    return [
        number
        for number, (_, _, _, vx, vy, spin) in motions.each.items()
        if vx * vx + vy * vy + (spin * RIMS[number]) * (spin * RIMS[number]) / 2 >= TIPPING[number]
    ]
