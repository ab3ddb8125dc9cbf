"""How a piece leaves the tray: raised evenly in a quarter of a second, or drawn by a hand against what holds it."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pymunk

from game.physics.boobytrap.hand_lift import ASIDE, HIGHEST, MOST_TICKS, TICK, HandLift, Place
from game.physics.boobytrap.lift import AnyLift, Lift
from game.physics.boobytrap.pieces import BY_NUMBER
from game.physics.boobytrap.world import GRIP, STEP, World

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

    live: whether a person's hand decides. strain: how hard the hand drags at it, 0 to 1 of what holds it. sticks:
    whether it is held; one that slides up past its neighbours has no friction left to stop them.
    """

    live = False
    strain = 0.0
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
        self._even = self._up = self._along = self._height = self._haste = self._pressed = 0.0

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
        # The order of the contacts depends on where they lie in memory; that of an exact sum does not.
        self._pressed = math.fsum(c.force for c in self._world.contacts() if self._number in (c.a, c.b))
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
        self.strain = min(1.0, self._drag / hold) if hold else 0.0
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
