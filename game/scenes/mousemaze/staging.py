"""The stage of what is told: what is shown, what is on its way, and the pieces of which motions are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from game.core.acts import Event
from game.pictures.mousemaze.flights import Bump, Flight, Spots, Stamp, Turn, Walk
from game.pictures.mousemaze.shown import Shown
from game.scenes.calling import Call
from game.ui.canvas import Canvas
from game.ui.motion import Motion, Tween
from game.ui.sound import Sound
from game.ui.theme import Colour

CHEESE, READ, PREVIEW = 0.4, 0.35, 1.0
AT_ONCE = 6
_STAMP = 0.9


@dataclass
class Staging:
    """Keeps what is shown in step with what moves.

    ahead: the events of an Action card that is shown in the maze before it is carried out.
    planned: the seconds of all that is queued at normal speed. preview: how long a card is shown in the maze first.
    """

    motion: Motion
    spots: Spots
    sound: Sound
    shown: Shown
    changed: Callable[[], None]
    flights: list[Flight] = field(default_factory=list)
    ahead: tuple[Event, ...] = ()
    call: Call = field(default_factory=Call)
    planned: float = 0.0
    preview: float = PREVIEW

    def fly(
        self,
        seconds: float,
        *flights: Flight,
        first: Callable[[], None] | None = None,
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Let things move together; ``first`` changes what is shown as they leave, ``then`` as they arrive."""
        self.planned += seconds

        def begin() -> None:
            self.flights += flights
            if first is not None:
                first()
                self.changed()

        def show(share: float) -> None:
            for flight in flights:
                flight.share = share

        def land() -> None:
            self.flights = [flight for flight in self.flights if not any(flight is mine for mine in flights)]
            then()

        self.motion.call(begin)
        self.motion.play(Tween(seconds, show, ease=lambda share: share, then=land))

    def stamp(self, text: str, colours: tuple[Colour, Colour]) -> None:
        """Let a word fall over the maze."""
        self.fly(_STAMP, Stamp(self.spots, text=text, colours=colours))

    def pause(self, seconds: float) -> None:
        """Hold still for a moment."""
        self.planned += seconds
        self.motion.pause(seconds)

    def set(self, change: Callable[[], object]) -> None:
        """Change what is shown when its time has come."""

        def now() -> None:
            change()
            self.changed()

        self.motion.call(now)

    def sound_at(self, name: str, pitch: float = 1.0) -> None:
        """Let something sound when its time has come."""
        self.motion.call(lambda: self.sound.play(name, pitch=pitch))

    @property
    def carries_mouse(self) -> bool:
        """Whether the mouse is on its way."""
        return any(isinstance(flight, Walk | Bump) or (isinstance(flight, Turn) and flight.rider is not None)
                   for flight in self.flights)  # fmt: skip

    def forget(self) -> None:
        """Nothing is on its way any more."""
        self.flights.clear()
        self.ahead = ()
        self.shown = replace(self.shown, lifted=set())

    def draw(self, canvas: Canvas, *, front: bool) -> None:
        """Draw what is on its way, behind the mouse or in front of it."""
        for flight in self.flights:
            if flight.front is front:
                flight.draw(canvas)
