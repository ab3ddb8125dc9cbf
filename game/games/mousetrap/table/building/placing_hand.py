"""The hand that sets parts down at the table, moved by mouse, keys or pad."""

from __future__ import annotations

from typing import Protocol

from game.games.mousetrap.pictures.board import MousetrapGround
from game.games.mousetrap.pictures.kit import box, gripped_in
from game.games.mousetrap.pictures.parts import NextPart
from game.games.mousetrap.table.building.placing import Holding
from game.games.mousetrap.table.play import MousetrapPlay
from game.ui.input.bindings import Device, Input, Phase, Point, Pointed, Pressed, Scrolled, Tilted, Verb
from game.ui.shell import Shell
from game.ui.widgets.tooltips import Tooltip
from game.ui.widgets.widget import Widget

NUDGE, FINE = 1.0, 0.2
"""Millimetres by which a key moves a part, and degrees by which it or the wheel turns it; the second near its place."""
_RAISE_MM, _RAISE_FINE_MM = 2.5, 1.0
"""How high up is nowhere recorded, so that there it goes in larger steps."""
_NEAR = 24.0
_STICK_MM_S, _DEAD = 12.0, 0.3
_ACROSS = {Verb.LEFT: -1, Verb.RIGHT: 1}
_UP = {Verb.UP: 1, Verb.DOWN: -1}
_TURNS = {"q": 1, "e": -1, "pad_l": 1, "pad_r": -1}


class PlacingScreen(Protocol):
    """The match screen, as far as the hand that sets parts down needs it."""

    shell: Shell
    laid: MousetrapGround
    play: MousetrapPlay
    tip: Tooltip
    focused: str

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""

    def stale(self) -> None:
        """Compose anew."""

    def touch(self, *names: str) -> None:
        """Draw what moves anew."""


def step(holding: Holding) -> float:
    """By how many mm or degrees a press moves the part."""
    return FINE if holding.near else NUDGE


class PlacingHand:
    """Moves the part that the play is holding, if any."""

    def __init__(self, table: PlacingScreen) -> None:
        self.table = table
        self._tilt = (0.0, 0.0)

    @property
    def _holding(self) -> Holding | None:
        return self.table.play.holding

    def update(self, dt: float) -> bool:
        """Let the part fall, or follow the stick; tell whether it moved."""
        holding = self._holding
        if holding is None:
            return False
        if holding.held and holding.keys and self._tilt != (0.0, 0.0):
            fast = _STICK_MM_S * dt / (holding.zoom if holding.near else 1.0)
            holding.nudge(self._tilt[0] * fast, -self._tilt[1] * fast)
            return True
        righted, falls = holding.righting and holding.held, holding.falling is not None
        if holding.update(dt):
            self.table.shell.sound.play("part_placed" if holding.placed is not None else "wood_knock", 0.7)
        if falls and holding.falling is None:
            self.table.stale()
            if holding.for_me:
                self.table.play.leave_part()
        return falls or righted

    def handle(self, given: Input) -> bool:
        """The stick carries the part, the wheel turns it; tell whether that was meant."""
        holding = self._holding
        if isinstance(given, Tilted):
            far = given.right**2 + given.down**2 > _DEAD**2
            self._tilt = (given.right, given.down) if far and given.stick == "left" else (0.0, 0.0)
            return False
        if not isinstance(given, Scrolled) or holding is None or not holding.held:
            return False
        holding.turn(step(holding) if given.up > 0 else -step(holding))
        return True

    # Keys and the pad's buttons.

    def on_key(self, pressed: Pressed) -> bool:
        """Arrows move the part, Q and E or the shoulder buttons turn it, Enter or A lets it go."""
        holding = self._holding
        if holding is None or holding.waits:
            return False
        turn = _TURNS.get(pressed.key, 0) * step(holding)
        if holding.held:
            return self._in_hand(holding, pressed, turn)
        across = _ACROSS.get(pressed.verb, 0) * FINE if self.table.focused == "primary" else 0.0
        if holding.placed is None or not (across or turn):
            return False
        holding.tap(across, turn, self.table.play.still)
        self.table.stale()
        return True

    def _in_hand(self, holding: Holding, pressed: Pressed, turn: float) -> bool:
        if turn:
            holding.turn(turn)
        elif not holding.keys:
            return False
        elif pressed.verb in _ACROSS or pressed.verb in _UP:
            if pressed.key != "pad_stick":  # The stick carries it for as long as it is pushed.
                high = _RAISE_FINE_MM if holding.near else _RAISE_MM
                holding.nudge(_ACROSS.get(pressed.verb, 0) * step(holding), _UP.get(pressed.verb, 0) * high)
        elif pressed.verb is Verb.CONFIRM or pressed.key == "pad_x":
            self.table.play.let_part_go()
        elif pressed.verb is Verb.BACK:
            holding.lay_back()
            self.table.stale()
        else:
            return False
        self.table.touch()
        return True

    # The mouse.

    def on_point(self, pointed: Pointed) -> bool:
        """Take the part where the pointer is, carry it, let it go."""
        holding = self._holding
        if holding is None or self.table.shell.device is not Device.MOUSE:
            return False
        if pointed.phase is Phase.DOWN and pointed.button == 1:
            return self._grab(holding, pointed.at)
        if not holding.held or holding.keys:
            return False
        holding.carry(self.table.laid.view.to_cm(pointed.at))
        if pointed.phase is Phase.UP:
            self.table.play.let_part_go()
        self.table.touch()
        return True

    def _grab(self, holding: Holding, at: Point) -> bool:
        """Take the part where it is or from its card."""
        table, card = self.table, self.table.find("part")
        view, frame = table.laid.view, holding.frame
        kit = holding.kit
        if frame is not None and box(kit, holding.part, view, frame).inflate(_NEAR, _NEAR).collidepoint(at):
            holding.take(view.to_cm(at))
        elif isinstance(card, NextPart) and card.visible.collidepoint(at):
            holding.lay_back()
            holding.take(view.to_cm(at), gripped_in(kit, card.picture_place, holding.part, at))
        else:
            return False
        table.tip.hush()
        table.shell.sound.play("plastic_click")
        table.stale()
        return True
