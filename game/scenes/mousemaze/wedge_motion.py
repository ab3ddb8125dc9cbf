"""How wedges go: from the pile into the maze, before a player at risk, back, or made safe."""

from __future__ import annotations

from collections.abc import Callable

from game.pictures.flights import Flight
from game.pictures.mousemaze.flights import CageDrop, MazeSpots, WedgeFlight, WordStamp
from game.pictures.mousemaze.shown import MazeDisplay
from game.scenes.animation import Animator
from game.scenes.mousemaze.actions import wedges as count_of
from game.text.language import _
from game.text.mousemaze import screens as labels
from game.ui.input_events import Point
from game.ui.theme import Colour, rgb

READ = 0.35
_CHEESE, _STAMP, _FALL = 0.4, 1.0, 0.4
_AT_ONCE = 6
_BAD, _GOOD = (rgb("#b3130a"), rgb("#5c0803")), (rgb("#14704a"), rgb("#073822"))


class WedgeAnimator(Animator[MazeDisplay, MazeSpots]):
    """Animates wedges, and words over the maze."""

    def _stamp(self, text: str, colours: tuple[Colour, Colour], *others: Flight) -> None:
        """Let a word fall over the maze, in front of others."""
        self.fly(_STAMP, *others, WordStamp(self.spots, text=text, colours=colours), held=True)

    def _at(self, seat: str, number: int) -> Callable[[], Point]:
        return lambda: self.spots.risk_at(seat, number)

    def _placed(self, cell: int) -> None:
        spots, shown = self.spots, self.shown

        def leave() -> None:
            shown.pile -= 1

        def lie() -> None:
            shown.cheese[cell] += 1

        self.set(leave)
        self.fly(_CHEESE, WedgeFlight(spots, start=spots.pile_at, end=lambda: spots.laid.centre(cell)))
        self.play_sound("cheese_pop")
        self.set(lie)

    def _gain(self, seat: str, cell: int, wedges: int) -> None:
        """Wedges jump before the player, face down; cell is -1 for the pile."""
        if not wedges:
            self.pause(READ)
            return
        spots, shown = self.spots, self.shown
        start = (lambda: spots.laid.centre(cell)) if cell >= 0 else spots.pile_at
        flights = [
            WedgeFlight(spots, start=start, lift=44.0 + 10 * number, becomes="down", delay=0.1 * number)
            for number in range(min(wedges, _AT_ONCE))
        ]

        def leave() -> None:
            if cell >= 0:
                shown.cheese[cell] -= wedges
            else:
                shown.pile -= wedges
            for number, flight in enumerate(flights):
                flight.end = self._at(seat, shown.safe[seat] + shown.risk + number)

        def lie() -> None:
            shown.risk += wedges

        self.set(leave)
        self.fly(_CHEESE + 0.06 * len(flights), *flights)
        self.play_sound("cheese_pop")
        self.set(lie)

    def _trapped(self, seat: str, lost: int) -> None:
        spots, shown = self.spots, self.shown
        text = _(labels.TRAPPED_LOST, wedges=count_of(lost)) if lost else _(labels.TRAPPED_SHOUT)
        self.fly(_FALL, self._cage(2.5, 0.0))
        self.play_sound("cage_slam")
        self.play_sound("mouse_squeak", 0.8)
        self._stamp(text, _BAD, self._cage(0.0, 0.0))
        flights = [
            WedgeFlight(spots, end=spots.pile_at, lift=36.0, face="down", delay=0.06 * number)
            for number in range(min(lost, _AT_ONCE))
        ]

        def leave() -> None:
            for number, flight in enumerate(flights):
                flight.start = self._at(seat, shown.safe[seat] + number)
            shown.risk = 0

        def lie() -> None:
            shown.pile += lost

        self.set(leave)
        self.fly(_CHEESE + 0.3, self._cage(0.0, 2.5), *flights)
        self.set(lie)

    def _cage(self, start: float, end: float) -> CageDrop:
        return CageDrop(self.spots, cell=lambda: self.shown.mouse, heights=(start, end))

    def _banked(self, seat: str, wedges: int, safe: int) -> None:
        spots, shown = self.spots, self.shown
        count = min(wedges, 2 * _AT_ONCE)
        flights = [WedgeFlight(spots, lift=26.0, face="down", delay=0.08 * number) for number in range(count)]

        def leave() -> None:
            for number, flight in enumerate(flights):
                flight.start = flight.end = self._at(seat, shown.safe[seat] + number)
            shown.risk = 0

        self.set(leave)
        self.fly(_CHEESE + 0.06 * len(flights), *flights)
        self.set(lambda: shown.safe.update({seat: safe}))
        if wedges:
            self.play_sound("chime")
            self._stamp(_(labels.WEDGES_SAFE_SHOUT, wedges=count_of(wedges)), _GOOD)

    def _swept(self, cell: int, wedges: int) -> None:
        """The cheese of a card that is to be flipped goes back to the pile."""
        spots, shown = self.spots, self.shown
        flights = [
            WedgeFlight(spots, start=lambda: spots.laid.centre(cell), end=spots.pile_at, lift=30.0 + 16 * k)
            for k in range(min(wedges, _AT_ONCE))
        ]

        def leave() -> None:
            shown.cheese[cell] = 0

        def lie() -> None:
            shown.pile += wedges

        self.set(leave)
        self.fly(_CHEESE, *flights)
        self.then(lie)
