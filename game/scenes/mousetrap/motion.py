"""What was played as motion: the die tumbles, mice hop, cheese passes from hand to hand, parts come to their places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

from game.core.acts import Event
from game.pictures.mousetrap.flights import Flight, Spots
from game.pictures.mousetrap.shown import Shown
from game.rules.mousetrap import events as happened
from game.rules.mousetrap.board import SAFE, WHEEL
from game.rules.mousetrap.parts import PARTS
from game.scenes.calling import Call
from game.session.match import Played
from game.ui.canvas import Canvas
from game.ui.motion import Motion, Tween, bounce
from game.ui.sound import Sound

LONGEST = 1.05
"""Seconds that a computer player's turn may take at normal speed."""
_TUMBLE, _HOP, _SLIDE, _CHEESE, _BUILD, _READ = 0.6, 0.17, 0.45, 0.34, 0.5, 0.25
_SET_ANEW = 0.16
_FRAMES = 24
_AT_ONCE = 4


@dataclass
class Telling:
    """Plays what happened, keeping what is shown in step; ``stands`` is a part the hand has set down already."""

    motion: Motion
    spots: Spots
    sound: Sound
    shown: Shown
    changed: Callable[[], None]
    flights: list[Flight] = field(default_factory=list)
    call: Call = field(default_factory=Call)
    planned: float = 0.0
    stands: int = 0

    def play(self, played: Played, tell: Callable[[], None]) -> None:
        """Queue the motions of one act; ``tell`` is called when it is to be read in the log."""
        rolled = any(isinstance(event, happened.Threw) for event in played.events)
        if not rolled:
            self.motion.call(tell)
        for event in played.events:
            self._one(event)
            if isinstance(event, happened.Threw):
                self.motion.call(tell)

    def _one(self, event: Event) -> None:
        match event:
            case happened.Threw(_, pips):
                self._tumble(pips)
            case happened.Moved(mouse, path):
                for start, end in pairwise(path):
                    self._walk(mouse, start, end, _HOP, 24.0)
                self._settle(mouse, path[-1])
            case happened.Sent(mouse, start, end):
                self._pause(0.12)
                self._walk(mouse, start, end, _SLIDE, 46.0)
                self._settle(mouse, end)
            case happened.Escaped(mouse):
                self._escape(mouse)
            case happened.Built() | happened.SetAnew() | happened.PartSetAnew():
                self._build(event)
            case happened.Captured(seat, mouse, pieces):
                self._set(lambda: self.shown.captured.add(mouse))
                self._cheese(pieces, mouse, seat)
            case happened.TurnBegan(seat):
                self._turn(seat)
            case happened.Won():
                self._sound("fanfare")
            case _:
                self._other(event)

    def _other(self, event: Event) -> None:
        match event:
            case happened.TookFromPile(seat, pieces):
                self._cheese(pieces, "", seat)
            case happened.TookFrom(seat, giver, pieces):
                self._cheese(pieces, giver, seat)
            case happened.LostCheese(seat, pieces):
                self._cheese(pieces, seat, "")
            case happened.PaidToLure(seat):
                self._cheese(1, seat, "")
            case happened.NothingHappened():
                self._pause(_READ)
            case happened.TrapCompleted():
                self._sound("chime")
                self._pause(_READ)

    # Pieces of motion.

    def _fly(self, seconds: float, *flights: Flight, then: Callable[[], None]) -> None:
        """Let pictures fly together, and then do something."""
        self.planned += seconds

        def show(share: float) -> None:
            for flight in flights:
                flight.share = share
                if flight not in self.flights:
                    self.flights.append(flight)

        def land() -> None:
            self.flights = [flight for flight in self.flights if not any(flight is mine for mine in flights)]
            then()

        self.motion.play(Tween(seconds, show, ease=lambda share: share, then=land))

    def _pause(self, seconds: float) -> None:
        self.planned += seconds
        self.motion.pause(seconds)

    def _set(self, change: Callable[[], object]) -> None:
        """Change what is shown when its time has come."""

        def now() -> None:
            change()
            self.changed()

        self.motion.call(now)

    def _sound(self, name: str, pitch: float = 1.0) -> None:
        self.motion.call(lambda: self.sound.play(name, pitch=pitch))

    def _tumble(self, pips: int) -> None:
        self._set(lambda: setattr(self.shown, "pips", 0))
        self._sound("die_rattle")
        at = self.spots.die_at
        die = Flight("dice/tumble", at, at, lambda: 1.0, lift=26.0, frames=_FRAMES)

        def land() -> None:
            self.shown.pips = pips
            self.sound.play("die_land")
            self.changed()

        self._fly(_TUMBLE, die, then=land)
        self._pause(0.15)

    def _walk(self, mouse: str, start: int, end: int, seconds: float, lift: float) -> None:
        spots = self.spots
        flight = Flight(
            f"mice/{mouse}_hop",
            lambda: spots.laid.feet(start),
            lambda: spots.laid.feet(end),
            lambda: spots.laid.mouse(end),
            lift,
            shadow=True,
        )

        def leave() -> None:
            # From here it is drawn in every frame until it stands again, or it would be gone between two hops.
            self._put_down(mouse)
            self.flights.append(flight)
            if self.shown.moving != mouse:
                self.shown.moving = mouse
                self.changed()

        def show(share: float) -> None:
            flight.share = share

        self.planned += seconds
        self.motion.call(leave)
        land = partial(self.sound.play, "hop", 0.6, 0.95 + 0.02 * (end % 6))
        self.motion.play(Tween(seconds, show, ease=lambda share: share, then=land))

    def _put_down(self, mouse: str) -> None:
        self.flights = [flight for flight in self.flights if flight.name != f"mice/{mouse}_hop"]

    def _settle(self, mouse: str, space: int) -> None:
        def stand() -> None:
            self._put_down(mouse)
            self.shown.mice[mouse] = space
            self.shown.moving = ""

        self._set(stand)

    def _escape(self, mouse: str) -> None:
        self._sound("mouse_squeak")
        self._walk(mouse, WHEEL, SAFE, _SLIDE, 30.0)
        self._settle(mouse, SAFE)

    def _cheese(self, pieces: int, giver: str, taker: str) -> None:
        """Wedges from hand to hand; the pile has no name."""
        if not pieces:
            self._pause(_READ)
            return
        start = (lambda: self.spots.hand_at(giver)) if giver else self.spots.heap_at
        end = (lambda: self.spots.hand_at(taker)) if taker else self.spots.heap_at
        shown = self.shown

        def take() -> None:
            if giver:
                shown.hands[giver] -= pieces
            else:
                shown.pile -= pieces

        def give() -> None:
            if taker:
                shown.hands[taker] += pieces
            else:
                shown.pile += pieces
            self.sound.play("cheese_pop")
            self.changed()

        self._set(take)
        count = min(pieces, _AT_ONCE)
        wedges = [Flight("cheese/wedge", start, end, lambda: 0.7, lift=30.0 + 22.0 * number) for number in range(count)]
        self._fly(_CHEESE, *wedges, then=give)

    def _build(self, event: happened.Built | happened.SetAnew | happened.PartSetAnew) -> None:
        part, placed = event.part, event.placed
        name = f"parts/{part:02}_{PARTS[part - 1]}"
        spots = self.spots
        flight = Flight(
            name,
            spots.part_at,
            lambda: spots.place_of(part),
            lambda: spots.laid.view.units_per_cm,
            20.0,
            ease=bounce,
        )

        def stand() -> None:
            parts = self.shown.parts
            if part > len(parts):
                parts.append(placed)
            else:
                parts[part - 1] = placed
            self.sound.play("part_placed")
            self.changed()

        if part == self.stands:
            self.stands = 0
            self._set(stand)
        else:
            self._fly(_BUILD if isinstance(event, happened.Built) else _SET_ANEW, flight, then=stand)

    def _turn(self, seat: str) -> None:
        def begin() -> None:
            self.shown.turn = seat
            self.call.begin(seat)

        self._set(begin)

    def draw(self, canvas: Canvas) -> None:
        """Draw what is on its way."""
        for flight in self.flights:
            flight.draw(canvas)
