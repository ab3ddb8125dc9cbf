"""One piece is raised, taken out of the layer, and everything comes to rest."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pymunk

from game.core.digest import sha256
from game.games.boobytrap.tray import settled as warm_pool
from game.games.boobytrap.tray.leaps import Throw
from game.games.boobytrap.tray.motions import LOOK, Ear, Knock, Motions, Rest
from game.games.boobytrap.tray.packing import BY_NUMBER, DEPTH, MARK, PIECES, THICKNESS, WIDTH, Packing, face
from game.games.boobytrap.tray.settled import SCALE_X, Tray, TrayFrame, drawn
from game.games.boobytrap.tray.world import BAR, GRIP, STEP, WALLS, World
from game.machine import MachineError
from game.machine.lift import ASIDE, HIGHEST, MOST_TICKS, STEADY, TICK, AnyLift, HandLift, Lift, Place
from game.machine.specs import Pose

# A quarter of a second. Taking a piece out at once, over 0.1 or over 0.4 s tripped the bar equally often.
LIFT_STEPS = 240
# mN/mm: a wobble of 1 mm presses with a fifth of the springs' force. A steady hand changes nothing; one that presses
# with half of it trips the bar in 13 of 100 pulls, not 9.
HAND_STIFFNESS = 60.0
HAND_DAMPING = 0.5  # kg/s: the hand follows without swinging.
CLEAR = 0.9
"""The share of the lift after which the piece's rounded foot passes its neighbours' tops."""
HAND_CLEAR = 0.4
"""The same for a lift that is drawn by hand: slow enough to see the neighbours follow the foot from there on."""
HAND_PRESS = 2.0
"""How much stiffer a hand is that feels its way than the tremor of one that lifts evenly."""
OUT = 10.0
"""mm up at which a piece is out: its thickness of 3/8 in, and some air."""
RUBBING = 0.7  # Friction of a piece that sticks, against all that presses on it: locked ones want 4-7 mm of drag.
SLIDING = 0.6  # The share of it that is left once the piece slides: it comes up in jerks, as wood does.
MOST_HOLD = 420.0  # mN: less than the hand's full drag on a piece that is nearly out, so that every piece comes.
DRAG = 0.9  # kg/s of a sliding piece: it catches up with the hand within some 15 ms.
FOLLOW_S = 0.03  # s in which the hand follows what is wanted: a tick. Without it each tick would be a blow.
CALM_S = 0.15  # s in which the tremor of a hasty move dies away.
# mm of tremor for each mm/s of the hand's speed. On trays after 15 picks a hand at 12 mm/s then trips the bar in 23 of
# 93 pulls, an even lift in 25, a yank at 180 mm/s in 34; 0.03 told them hardly apart, 0.08 threw too many pieces.
HASTE_MM = 0.05
STRAIN_MM = 0.002  # mm of tremor for each mN of drag: less than 1 mm for the tightest piece. By feel.
MOST_TREMOR = 4.0  # mm: two thirds of what a hand may stray.
TREMOR_HZ = 4.0  # An arm's.
EVEN_MM_S = 20.0
"""How fast the hand goes up when nobody guides it: the piece is out in half a second, if nothing holds it."""


class Raise:
    """A piece with a hand on its knob. share: how much of the way up is done, 0 to 1. out: whether it is out.

    live: whether a person's hand decides. strain: how hard the hand drags at it, 0 to 1 of what holds it; where no hand
    drags, how hard it is held, of the most that may hold a piece. sticks: whether it is held; one that slides up past
    its neighbours has no friction left to stop them.
    """

    live = False
    sticks = False

    def __init__(self, world: World, number: int, clear: float = CLEAR, press: float = 1.0) -> None:
        self.share = 0.0
        self._clear = clear
        self.out = False
        self._world, self._number = world, number
        self._disc = world.discs[number]
        world.release(number)
        self._disc.shape.friction = 0.0
        self._place = self._disc.body.position
        static = world.space.static_body
        stiffness = press * HAND_STIFFNESS
        self._hand = pymunk.DampedSpring(static, self._disc.body, self._place, (0, 0), 0, stiffness, HAND_DAMPING)
        world.space.add(self._hand)

    @property
    def strain(self) -> float:
        """By all that presses on it now."""
        return min(1.0, RUBBING * self._pressing() / MOST_HOLD)

    def _pressing(self) -> float:
        """How hard its neighbours press on it, mN."""
        # The order of the contacts depends on where they lie in memory; that of an exact sum does not.
        return math.fsum(c.force for c in self._world.contacts() if self._number in (c.a, c.b))

    def step(self, steps: int) -> None:
        """Before the world's step of this number: raise the piece, or take it out of the layer."""
        raise NotImplementedError

    def _hold(self, across: float, along: float) -> None:
        """Hold the piece so far beside its place, mm, at the height that it has."""
        self._hand.anchor_a = (self._place.x + across, self._place.y + along)
        if self.share > self._clear:
            out = (self.share - self._clear) / (1 - self._clear)
            self._disc.shape.unsafe_set_radius(_foot(self._number, out))

    def _take(self) -> None:
        self._world.space.remove(self._hand)
        self._world.take(self._number)
        self.share, self.out, self.live = 1.0, True, False


class EvenRaise(Raise):
    """Raised within a quarter of a second whatever holds it, straying as the lift says."""

    def __init__(self, world: World, number: int, lift: Lift) -> None:
        super().__init__(world, number)
        self.lift = lift

    def step(self, steps: int) -> None:
        """As on record."""
        if steps >= LIFT_STEPS:
            self._take()
            return
        self.share = steps / LIFT_STEPS
        self._hold(*self.lift.at(self.share))


class HandRaise(Raise):
    """Drawn by a hand that drags like a rubber band, against the rubbing of all that presses on the piece.

    A live hand calls `draw`, and is recorded; another one does what is on record. Both then go on evenly.
    """

    def __init__(self, world: World, number: int, lift: HandLift, live: bool = False) -> None:
        super().__init__(world, number, HAND_CLEAR, HAND_PRESS)
        self.live = live
        self.sticks = True
        self._wish: Place = (0, 0)
        self._coming: Iterator[Place] = lift.places()
        self._been: list[Place] = []
        self._guided: Place | None = None
        self._even = self._up = self._along = self._height = self._haste = self._pressed = self._strain = 0.0

    @property
    def strain(self) -> float:
        """How hard the hand drags at it, of what holds it."""
        return self._strain

    @property
    def lift(self) -> HandLift:
        """What the hand has done so far; this lift is the same again."""
        return HandLift.of(self._been)

    def draw(self, up_mm: float, along_mm: float) -> None:
        """Where a live hand wants to be from the next tick on, mm above the floor and towards the bar."""
        up, along = round(10 * up_mm), round(10 * along_mm)
        self._wish = min(HIGHEST, max(0, up)), min(ASIDE, max(-ASIDE, along))

    def step(self, steps: int) -> None:
        """Let the hand follow what is wanted, and the piece follow the hand."""
        if steps % TICK == 0:
            self._tick()
        self._follow()
        self._slide()
        if self._height >= OUT:
            self._take()
            return
        self.share = self._height / OUT
        self._disc.shape.friction = math.sqrt(GRIP) if self.sticks else 0.0
        tremor = min(MOST_TREMOR, HASTE_MM * self._haste + STRAIN_MM * self._drag)
        angle = math.tau * TREMOR_HZ * steps * STEP
        self._hold(tremor * math.cos(angle), self._along + tremor * math.sin(angle))

    @property
    def _drag(self) -> float:
        """How hard the hand drags the piece up, mN."""
        return HAND_STIFFNESS * max(0.0, self._up - self._height)

    def _tick(self) -> None:
        self._pressed = self._pressing()
        if self.live:
            self.live = len(self._been) < MOST_TICKS
        place = self._wish if self.live else next(self._coming, None)
        if place is not None:
            self._been.append(place)
            self._even = place[0] / 10
        self._guided = place

    def _follow(self) -> None:
        if self._guided is None:
            self._even = min(HIGHEST / 10, self._even + EVEN_MM_S * STEP)
        up, along = (self._even, 0.0) if self._guided is None else (self._guided[0] / 10, self._guided[1] / 10)
        speed = (up - self._up) / FOLLOW_S
        self._up += speed * STEP
        self._along += (along - self._along) * STEP / FOLLOW_S
        self._haste += (abs(speed) - self._haste) * STEP / CALM_S

    def _slide(self) -> None:
        hold = min(MOST_HOLD, RUBBING * self._pressed)
        self._strain = min(1.0, self._drag / hold) if hold else 0.0
        if self.sticks and self._drag <= hold:
            return
        speed = (self._drag - SLIDING * hold) / DRAG
        self.sticks = speed <= 0
        self._height += max(0.0, speed) * STEP


def raising(world: World, number: int, lift: AnyLift, live: bool) -> EvenRaise | HandRaise:
    """A piece with a hand on it that lifts so."""
    return HandRaise(world, number, lift, live) if isinstance(lift, HandLift) else EvenRaise(world, number, lift)


def _foot(number: int, out: float) -> float:
    """The radius of the rounded foot that is still among the neighbours, mm, when this share of it has passed them."""
    return BY_NUMBER[number].radius - 1.5 * (1 - math.sqrt(1 - out * out))


# Taking a piece: the lift, what falls in behind it, and the rest.

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
        self._throws: list[Throw] = []
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
    def throws(self) -> Sequence[Throw]:
        """How those of them moved that were seen to tip over, in order; not those that only stood on end in the end."""
        return self._throws

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
        for number in filter(self._may_tumble, tumbling(motions)):
            self._thrown.append(number)
            self._throws.append(Throw(self.steps, number, motions.each[number]))
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
