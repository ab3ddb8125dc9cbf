"""The hand that lifts the touched piece, a pull while it draws, and what is told of it afterwards."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Set
from typing import Protocol

from game.games.boobytrap.nature import known_room
from game.games.boobytrap.pictures.pieces import PieceSpot, spot_of
from game.games.boobytrap.pictures.places import BoobytrapSlots
from game.games.boobytrap.rules.events import BarTripped
from game.games.boobytrap.rules.moves import Pulled
from game.games.boobytrap.rules.pieces import size_of
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.table.tray_presenter import Running, TrayPresenter
from game.games.boobytrap.text.log import hand_drew
from game.games.boobytrap.tray.lift_gesture import LiftGesture
from game.games.boobytrap.tray.pulling import OUT, PullRun
from game.games.boobytrap.tray.risks import LATELY, trips_in_100
from game.games.boobytrap.tray.settled import grade
from game.games.boobytrap.tray.world import STEP
from game.machine.lift import HandLift, Place, decode_lift
from game.session.match import Played
from game.ui.input.bindings import Phase, Point, Pointed, Released, Tilted, Verb
from game.ui.shell import Shell
from game.ui.sound import Sound
from game.ui.widgets.widget import Widget


def drawn_by(played: Played) -> HandLift | None:
    """The hand of one's own that drew a piece in this act, if one did."""
    lift = decode_lift(played.act.lift) if isinstance(played.act, Pulled) else None
    return lift if isinstance(lift, HandLift) else None


def trip_told(played: Played, acts: Iterable[Played]) -> str:
    """How the hand drew that tripped the bar in this act of these, and the risk that the tag told; empty for no trip.

    No risk is told where nobody knows any more how much room the tray left then.
    """
    hand, trip = drawn_by(played), next((one for one in played.events if isinstance(one, BarTripped)), None)
    if hand is None or trip is None:
        return ""
    held, room = grade(dict(played.before.felt)[trip.piece] / 100), _room_then(played.before, acts)
    picks = played.before.picks_since_trip(LATELY)
    risk = None if room is None else trips_in_100(held, size_of(trip.piece), room, picks)
    return hand_drew(hand.fastest, hand.aside, risk)


def _room_then(before: State, acts: Iterable[Played]) -> float | None:
    count = len(before.pulls) - 1
    pulls = (act for act in acts if isinstance(act.act, Pulled) and len(act.before.pulls) == count)
    return known_room(before, next((act.notes for act in pulls), ()))


# The hand that lifts the touched piece of a tray, by pointer, keys or stick.

_TILTED = 0.2
"""A stick that is pushed less moves no hand."""


class LiftScreen(Protocol):
    """The screen of a tray, as far as the hand that lifts needs it."""

    shell: Shell
    toy: TrayPresenter
    slots: BoobytrapSlots | None

    @property
    def height_mm(self) -> float:
        """How high the piece is that a hand of one's own draws."""

    @property
    def drawing(self) -> bool:
        """Whether a hand of one's own draws a piece that is taken already."""

    def in_hand(self) -> int:
        """The piece that is touched and may be taken now, or 0."""

    def take_up(self, hand: LiftGesture) -> None:
        """A hand draws up the touched piece: it is taken."""


class LiftingHand:
    """Moves the gesture on the tray, `toy.lifting`, if there is one; a press on the touched piece begins one."""

    def __init__(self, screen: LiftScreen) -> None:
        self.screen = screen
        self._keys: Set[Verb] = frozenset()
        self._pointing = False

    def press(self, at: Point, under: Widget | None) -> bool:
        """Take hold of the piece, from anywhere in the tray if a hand is on it; tell whether the press was used."""
        screen, hand, on_it = self.screen, self.screen.toy.lifting, self._on_piece(at)
        other = isinstance(under, PieceSpot) and under.enabled
        if not on_it and (hand is None or other or not self._in_tray(at)):
            return False
        screen.toy.lifting = hand = hand or LiftGesture(screen.in_hand())
        hand.grasp(at)
        self._pointing = True
        screen.shell.sound.play("disc_tap", 0.5)
        return True

    def follow(self, pointed: Pointed) -> bool:
        """Draw it with the pointer until that is let go; tell whether that was meant."""
        screen, hand = self.screen, self.screen.toy.lifting
        if hand is None or not self._pointing:
            return False
        if pointed.phase is Phase.MOVE:
            hand.move(pointed.at)
            self._begun()
        elif pointed.phase is Phase.UP:
            self._pointing = False
            hand.release(screen.height_mm)
            if not screen.drawing:
                self.let_go()
        return True

    def key(self, verb: Verb) -> None:
        """An arrow key went down."""
        self._push(self._keys | {verb})

    def released(self, given: Released) -> None:
        """A key came up, or the pad's cross."""
        if self._keys:
            self._push(
                frozenset() if given.verb is Verb.OTHER and given.key == "pad_hat" else self._keys - {given.verb}
            )

    def tilt(self, given: Tilted) -> None:
        """The left stick pushes the hand."""
        hand = self.screen.toy.lifting
        if hand is not None and given.stick == "left":
            hand.push(*(way if abs(way) > _TILTED else 0.0 for way in (-given.down, given.right)))

    def advance(self, dt: float) -> bool:
        """Let a hand that is pushed by keys go on; tell whether it moves."""
        hand = self.screen.toy.lifting
        if hand is None or self.screen.drawing or not hand.held:
            return False
        hand.advance(dt)
        self._begun()
        return True

    def let_go(self) -> None:
        """Take the hand off; a piece that is taken waits for it."""
        screen, hand = self.screen, self.screen.toy.lifting
        self._keys, self._pointing = frozenset(), False
        if hand is not None:
            hand.release(screen.height_mm)
            screen.toy.lifting = hand if screen.drawing else None

    def _push(self, keys: Set[Verb]) -> None:
        """These keys are down."""
        self._keys, hand = keys, self.screen.toy.lifting
        if hand is not None:
            hand.push((Verb.UP in keys) - (Verb.DOWN in keys), (Verb.RIGHT in keys) - (Verb.LEFT in keys))

    def _begun(self) -> None:
        """The piece is taken as soon as the hand has begun to draw."""
        screen, hand = self.screen, self.screen.toy.lifting
        if hand is None or screen.drawing:
            return
        if hand.number != screen.in_hand():
            self.let_go()
        elif hand.begun:
            screen.take_up(hand)

    def _in_tray(self, at: Point) -> bool:
        return self.screen.slots is not None and self.screen.slots.view.floor.collidepoint(at)

    def _on_piece(self, at: Point) -> bool:
        screen, number, frame = self.screen, self.screen.in_hand(), self.screen.toy.frame
        if not number or frame is None or number not in frame.poses or screen.slots is None:
            return False
        place = spot_of(screen.slots.view, number, frame.poses[number])
        return math.dist(at, place.center) <= place.width / 2


# A person's pull while the hand draws: the tray moves with the hand, and what the hand does is noted.

_PATIENCE = 1.0
"""Seconds in which a tray comes to rest under a hand that rests; then its time waits, so that nobody is hurried."""
_NOTED_EVERY = round(0.25 / STEP)
"""Steps between two notes of a hand that goes on drawing: nothing is seen to be decided in so short a time."""
_CREAKS_FROM, _CREAK_S = 0.45, 0.28
"""The strain from which on a piece that sticks creaks, and the seconds from one creak to the next. By ear."""


class LivePull:
    """Steps a live pull as fast as the hand draws, and tells `note` how the lift goes on if no more is heard of it."""

    def __init__(
        self, run: PullRun, running: Running, hand: LiftGesture, note: Callable[[HandLift], None], sound: Sound
    ) -> None:
        self.run, self.running, self.hand = run, running, hand
        self._note, self._sound = note, sound
        self._noted = (0, True)
        self._wish: Place = (0, 0)
        self._rested = self._quiet = 0.0
        self._stuck = True

    @property
    def drawing(self) -> bool:
        """Whether the hand still decides: the piece is not out, and the bar has not tripped."""
        return self.run.raising.live

    @property
    def height_mm(self) -> float:
        """How high the piece is."""
        return OUT * self.run.raised

    def let_go(self) -> None:
        """The piece comes out evenly, without a hand."""
        self.run.let_go()
        self._tell()

    def finish(self) -> None:
        """Jump to the end."""
        self.let_go()
        self.running.finish()

    def advance(self, dt: float, pace: float) -> bool:
        """Let the tray go on with the hand, and at this pace once the hand decides no more; tell whether it moves."""
        if not self.drawing:
            if pace:
                self.running.advance(dt * pace)
            else:
                self.running.finish()
            return True
        self.hand.advance(dt)
        self.run.draw(self.hand.up, self.hand.along)
        wish = round(10 * self.hand.up), round(10 * self.hand.along)
        self._rested = self._rested + dt if wish == self._wish else 0.0
        self._wish = wish
        if self._rested >= _PATIENCE:
            return False
        self.running.advance(dt)
        self._creak(dt)
        if self.run.tripped:
            self.run.let_go()
        self._tell()
        return True

    def _tell(self) -> None:
        """Note the lift from time to time, and at once when it is decided, before that can be seen."""
        lift, (step, drawing) = self.run.lift, self._noted
        if isinstance(lift, HandLift) and (self.run.steps - step >= _NOTED_EVERY or drawing != self.drawing):
            self._noted = self.run.steps, self.drawing
            self._note(lift)

    def _creak(self, dt: float) -> None:
        """A piece that sticks creaks the higher the harder it is dragged, and snaps when it slips."""
        raising = self.run.raising
        self._quiet -= dt
        if raising.sticks and raising.strain > _CREAKS_FROM and self._quiet <= 0:
            self._quiet = _CREAK_S
            self._sound.play("wood_creak", 0.2 + 0.6 * raising.strain, 0.7 + 0.8 * raising.strain)
        elif self._stuck and not raising.sticks and self.run.raised > 0:
            self._sound.play("snap", 0.15 + 0.25 * raising.strain, 0.8)
        self._stuck = raising.sticks
