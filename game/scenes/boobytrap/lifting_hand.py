"""The hand that lifts the touched piece of a tray, by pointer, keys or stick."""

from __future__ import annotations

import math
from collections.abc import Set
from typing import Protocol

from game.physics.boobytrap.lift_gesture import LiftGesture
from game.pictures.boobytrap.pieces import PieceSpot, spot_of
from game.pictures.boobytrap.slots import BoobytrapSlots
from game.scenes.boobytrap.tray_presenter import TrayPresenter
from game.ui.input_events import Phase, Point, Pointed, Released, Tilted, Verb
from game.ui.shell import Shell
from game.ui.widget import Widget

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
