"""The way from what was played to what is seen move, the same for every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from game.core.acts import Event
from game.session.match import Played
from game.shell.pictures.banners import TurnBanner
from game.shell.pictures.on_board import Flight, Spots, draw_flights
from game.ui.drawing.canvas import Canvas
from game.ui.motion import Motion, Tween, Until
from game.ui.sound import Sound

Note = Callable[[Played], None]
"""Puts what was played into the log, when it is to be read."""


class Display(Protocol):
    """What a board shows, which follows what was played as it is animated."""

    @property
    def turn(self) -> str:
        """The seat whose turn it is."""


D = TypeVar("D", bound=Display)
P = TypeVar("P", bound=Spots)
LEAST_ACT, RESULT = 0.8, 1.0
"""Seconds at pace 1 that an act of a computer player takes at least, and for which its end is left to be read."""
_LIGHT = 10.0
"""Seconds at pace 1 for which light is waited for at the most: it takes one, at every pace."""


class Animator(ABC, Generic[D, P]):
    """Queues what was played as motion, and keeps what is shown in step. Derive, and implement ``play``.

    D: what the board shows. P: the places between which things move. flights: what is on its way, and its share of
    the way. call: the banner of whose turn begins. planned: seconds at pace 1 of all that was queued of this act.
    rest: seconds for which its end is left to be read, before another turn begins. passed: whether one begins with it.
    """

    def __init__(self, motion: Motion, sound: Sound, shown: D, spots: P) -> None:
        self.motion = motion
        self.sound = sound
        self.shown = shown
        self.spots = spots
        self.changed = spots.stale
        self.flights: dict[Flight, float] = {}
        self.call = TurnBanner()
        self.planned = self.rest = 0.0
        self.passed = False

    @abstractmethod
    def play(self, played: Played, after: Any, note: Note) -> None:
        """Queue the motions of one act; after: the position it led to. ``note`` is called when it is to be read."""

    def seen(self, played: Played, note: Note, turn: type[Event]) -> Iterator[Event]:
        """The events of one act, each to be queued; it is read after them, and before the next seat is called.

        turn: the event that calls a seat.
        """
        waits = True
        for event in played.events:
            if waits and isinstance(event, turn):
                self.then(lambda: note(played))
                waits = False
            yield event
        if waits:
            self.then(lambda: note(played))

    # Pieces of motion, each of which begins when all that is queued is over.

    def then(self, act: Callable[[], object]) -> None:
        """Do something."""
        self.motion.call(act)

    def set(self, change: Callable[[], object]) -> None:
        """Change what is shown."""

        def now() -> None:
            change()
            self.changed()

        self.then(now)

    def pause(self, seconds: float) -> None:
        """Hold still for a moment."""
        self.planned += seconds
        self.motion.pause(seconds)

    def play_sound(self, name: str, volume: float = 1.0, pitch: float = 1.0) -> None:
        """Let something sound."""
        self.then(lambda: self.sound.play(name, volume, pitch))

    def fly(
        self, seconds: float, *flights: Flight, then: Callable[[], object] = lambda: None, held: bool = False
    ) -> None:
        """Let things be on their way together; ``then`` changes what is shown as they arrive.

        held: they are to be read, and so stand still for as long where motion is reduced.
        """
        self.planned += seconds

        def show(share: float) -> None:
            self.flights.update(dict.fromkeys(flights, share))

        def land() -> None:
            for flight in flights:
                self.flights.pop(flight, None)
            then()

        self.then(partial(show, 0.0))
        self.motion.play(Tween(seconds, show, ease=lambda share: share, then=land, held=held))

    def begin(self, rest: float) -> None:
        """An act is to be played, the end of which is left to be read for so long."""
        self.planned, self.rest, self.passed = 0.0, rest, False

    def end(self) -> None:
        """Leave what came of the act to be read, once."""
        if self.rest:
            self.pause(max(0.0, LEAST_ACT - self.planned) + self.rest)
        self.rest = 0.0

    def await_light(self, dusky: Callable[[], bool]) -> None:
        """Leave the act to be read, and let nobody be called as long as it is dusky where they have to act."""
        self.end()
        self.motion.play(Until(_LIGHT, still=True, so=lambda: not dusky()))

    def banner(self, seat: str, change: Callable[[], object]) -> None:
        """Change what is shown as the turn of a seat begins, and call whoever plays it."""
        self.end()
        self.passed = True
        self.set(change)
        self.then(lambda: self.call.begin(seat))

    # What is shown.

    def show(self, shown: D) -> None:
        """Show a position as it is, nothing being on its way."""
        self.shown = shown
        self.flights.clear()
        self.changed()

    def draw(self, canvas: Canvas) -> None:
        """Draw what is on its way."""
        draw_flights(canvas, self.flights.items())
