"""Taking a piece: a lift over a quarter of a second, what falls in behind it, and the rest."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pymunk

from game.core.digest import sha256
from game.physics.boobytrap import ready
from game.physics.boobytrap.lift import STEADY, Lift
from game.physics.boobytrap.noise import Ear, Knock
from game.physics.boobytrap.packing import DEPTH, WIDTH, Packing, face
from game.physics.boobytrap.pieces import BY_NUMBER, PIECES, THICKNESS
from game.physics.boobytrap.rest import LOOK, Rest
from game.physics.boobytrap.settled import SCALE_X, Tray, TrayFrame, drawn
from game.physics.boobytrap.world import BAR, STEP, WALLS, TrayMotion
from game.physics.errors import MachineError

# A quarter of a second. Taking a piece out at once, over 0.1 or over 0.4 s tripped the bar equally often.
LIFT_STEPS = 240
MOST_STEPS = round(4 / STEP)  # 4 s; trays come to rest 0.3 s after a pull, at the most 1.4 measured.
# mN/mm: a wobble of 1 mm presses with a fifth of the springs' force. A steady hand changes nothing; one that presses
# with half of it trips the bar in 13 of 100 pulls, not 9.
HAND_STIFFNESS = 60.0
HAND_DAMPING = 0.5  # kg/s: the hand follows without swinging.
CLEAR = 0.9
"""The share of the lift after which the piece's rounded foot passes its neighbours' tops."""
WATCH = 4  # Steps between two looks for knocks and for pieces that tip.
TUMBLE_GRAVITY = 1800.0
"""What a piece climbs against when it tips over its edge, mm/s2: floor friction between wood (0.5) would then be 700,
so about two fifths of its energy of motion go upwards and the rest into its neighbours."""
RIMS = {BAR: 0.0} | {piece.number: piece.radius for piece in PIECES}
TIPPING = {BAR: math.inf} | {
    piece.number: 2 * TUMBLE_GRAVITY * (math.hypot(piece.radius, THICKNESS / 2) - THICKNESS / 2) for piece in PIECES
}
"""Twice the energy for each kg, mm2/s2, that lifts a piece's middle over its edge."""


@dataclass(frozen=True, slots=True)
class PullReport:
    """What a pull showed.

    travel_mm: how far the bar went in at the scale. thrown: other pieces that jumped out or stood on end.
    knocks: wood on wood, for the ear. settled: False if something still moved at the hard stop.
    digest: SHA-256 over the start, the lift, the facts and the end.
    """

    number: int
    travel_mm: float
    thrown: tuple[int, ...]
    steps: int
    settled: bool
    knocks: tuple[Knock, ...]
    digest: str

    @property
    def rest_s(self) -> float:
        """Seconds from the end of the lift until everything was at rest."""
        return (self.steps - LIFT_STEPS) * STEP


class PullRun:
    """A pull from a settled tray; when it is done the tray has moved on. thrown: those of a recorded pull.

    A recorded pull throws just the pieces of its record: what was written down is what happened.
    """

    def __init__(self, tray: Tray, number: int, lift: Lift = STEADY, thrown: frozenset[int] | None = None) -> None:
        if number not in tray.left:
            raise MachineError(f"piece {number!r:.60} is not in the tray")
        self.steps = 0
        self.done = False
        self._tray, self._number, self._lift = tray, number, lift
        self._before = tray.packing
        self._record = thrown
        self._thrown: list[int] = []
        self._settled = False
        self._world = ready.take(tray.packing)
        self._rest, self._ear = Rest(), Ear()
        self._hand = self._grasp()

    def step(self) -> None:
        """One fixed step; the last one hands the tray its new packing."""
        if self.done:
            return
        if self.steps <= LIFT_STEPS:
            self._raise()
        self._world.step()
        self.steps += 1
        if self.steps % WATCH == 0:
            self._watch()

    def frame(self) -> TrayFrame:
        """Where everything is now; the piece itself until it is out."""
        return self._tray.frame() if self.done else drawn(self._world.poses(), self._world.bar_pose())

    @property
    def bar_y(self) -> float:
        """How far the bar's middle is from the front wall now, mm."""
        return self._world.bar.position.y

    @property
    def raised(self) -> float:
        """How much of the lift is over, 0 to 1."""
        return min(1.0, self.steps / LIFT_STEPS)

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
        bar = self._tray.packing.bar if self.done else self._world.bar_pose()
        travel = max(0.0, face(self._before.bar, SCALE_X) - face(bar, SCALE_X))
        thrown = tuple(sorted(self._thrown))
        facts = (self._number, self._lift.encode(), travel, thrown, self.steps)
        packings = self._before.digest() + self._tray.digest()
        digest = sha256(f"{facts} {packings}".encode()).hexdigest()
        return PullReport(self._number, travel, thrown, self.steps, self._settled, self.knocks, digest)

    def _grasp(self) -> pymunk.DampedSpring:
        """The hand on the knob. A piece that slides up past its neighbours has no friction left to stop them."""
        disc = self._world.discs[self._number]
        self._world.release(self._number)
        disc.shape.friction = 0.0
        static, place = self._world.space.static_body, disc.body.position
        hand = pymunk.DampedSpring(static, disc.body, place, (0, 0), 0, HAND_STIFFNESS, HAND_DAMPING)
        self._world.space.add(hand)
        self._place = place
        return hand

    def _raise(self) -> None:
        if self.steps == LIFT_STEPS:
            self._world.space.remove(self._hand)
            self._world.take(self._number)
            return
        share = self.steps / LIFT_STEPS
        x, y = self._lift.at(share)
        self._hand.anchor_a = (self._place.x + x, self._place.y + y)
        if share > CLEAR:
            self._world.discs[self._number].shape.unsafe_set_radius(_foot(self._number, share))

    def _watch(self) -> None:
        motions = self._world.motions()
        if not all(map(inside, motions.values())):
            self._end()
            return
        self._ear.listen(self.steps, motions)
        for number, motion in motions.items():
            if tumbles(number, motion) and self._may_tumble(number):
                self._thrown.append(number)
        if self.steps > LIFT_STEPS and self.steps % LOOK == 0:
            self._settled = self._rest.reached(motions)
            if self._settled or self.steps >= MOST_STEPS:
                self._clear_away()

    def _may_tumble(self, number: int) -> bool:
        out = number in (BAR, self._number, *self._thrown)
        return not out and (self._record is None or number in self._record)

    def _clear_away(self) -> None:
        """At rest, pieces that stand on end are taken out; where one was, others may fall in once more."""
        fallen = self._fallen(stopped := self.steps >= MOST_STEPS)
        for number in fallen:
            self._world.take(number)
            if number not in self._thrown:
                self._thrown.append(number)
        if not fallen or stopped:
            self._end()

    def _end(self) -> None:
        self._tray.packing = self._left_behind()
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
            return self._before.without(frozenset((self._number, *self._thrown)))


def inside(motion: TrayMotion) -> bool:
    """Whether a body is in the box or its walls, where it is unless the solver has lost it (R10)."""
    return abs(motion.x) <= WIDTH / 2 + WALLS and -WALLS <= motion.y <= DEPTH + WALLS


def tumbles(number: int, motion: TrayMotion) -> bool:
    """Whether a piece has the energy to tip over its own edge: then it stands on end or jumps out."""
    spin = motion.spin * RIMS[number]
    return motion.vx * motion.vx + motion.vy * motion.vy + spin * spin / 2 >= TIPPING[number]


def _foot(number: int, share: float) -> float:
    """The radius of the rounded foot that is still among the neighbours, mm."""
    out = (share - CLEAR) / (1 - CLEAR)
    return BY_NUMBER[number].radius - 1.5 * (1 - math.sqrt(1 - out * out))
