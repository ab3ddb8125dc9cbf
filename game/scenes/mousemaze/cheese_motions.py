"""How wedges go: from the pile into the maze, before a player at risk, back, or made safe."""

from __future__ import annotations

from collections.abc import Callable

from game.pictures.mousemaze.flights import Spots, Wedge
from game.scenes.mousemaze.actions import wedges as count_of
from game.scenes.mousemaze.staging import AT_ONCE, CHEESE, READ, Staging
from game.ui.theme import rgb
from game.words.language import say

_BAD, _GOOD = (rgb("#b3130a"), rgb("#5c0803")), (rgb("#14704a"), rgb("#073822"))


class CheeseMotions(Staging):
    """Motions of wedges."""

    def _placed(self, cell: int) -> None:
        spots, shown = self.spots, self.shown

        def leave() -> None:
            shown.pile -= 1

        def lie() -> None:
            shown.cheese[cell] += 1
            self.sound.play("cheese_pop")
            self.changed()

        wedge = Wedge(spots, start=spots.pile_at, end=lambda: spots.laid.centre(cell))
        self.fly(CHEESE, wedge, first=leave, then=lie)

    def _gain(self, seat: str, cell: int, wedges: int) -> None:
        """Wedges jump before the player, face down; cell is -1 for the pile."""
        if not wedges:
            self.pause(READ)
            return
        spots, shown = self.spots, self.shown

        def leave() -> None:
            if cell >= 0:
                shown.cheese[cell] -= wedges
            else:
                shown.pile -= wedges
            for number, flight in enumerate(flights):
                slot = shown.safe[seat] + shown.risk + number
                flight.end = _spot(spots, seat, slot)

        def lie() -> None:
            shown.risk += wedges
            self.sound.play("cheese_pop")
            self.changed()

        start = (lambda: spots.laid.centre(cell)) if cell >= 0 else spots.pile_at
        flights = [
            Wedge(spots, start=start, lift=44.0 + 10 * number, becomes="down", delay=0.1 * number)
            for number in range(min(wedges, AT_ONCE))
        ]
        self.fly(CHEESE + 0.06 * len(flights), *flights, first=leave, then=lie)

    def _trapped(self, seat: str, lost: int) -> None:
        spots, shown = self.spots, self.shown
        self.sound_at("cage_slam")
        what = say("Trapped! {wedges} lost", wedges=count_of(lost)) if lost else say("Trapped!")
        self.stamp(what, _BAD)
        flights = [
            Wedge(spots, end=spots.pile_at, lift=36.0, face="down", delay=0.06 * number)
            for number in range(min(lost, AT_ONCE))
        ]

        def leave() -> None:
            for number, flight in enumerate(flights):
                flight.start = _spot(spots, seat, shown.safe[seat] + number)
            shown.risk = 0

        def lie() -> None:
            shown.pile += lost
            self.changed()

        self.fly(CHEESE + 0.3, *flights, first=leave, then=lie)

    def _banked(self, seat: str, wedges: int, safe: int) -> None:
        spots, shown = self.spots, self.shown
        flights = [
            Wedge(spots, lift=26.0, face="down", delay=0.08 * number) for number in range(min(wedges, 2 * AT_ONCE))
        ]

        def leave() -> None:
            for number, flight in enumerate(flights):
                flight.start = flight.end = _spot(spots, seat, shown.safe[seat] + number)
            shown.risk = 0

        def lie() -> None:
            shown.safe[seat] = safe
            if wedges:
                self.sound.play("chime")
            self.changed()

        self.fly(CHEESE + 0.06 * len(flights), *flights, first=leave, then=lie)
        if wedges:
            self.stamp(say("{wedges} safe!", wedges=count_of(wedges)), _GOOD)


def _spot(spots: Spots, seat: str, number: int) -> Callable[[], tuple[float, float]]:
    return lambda: spots.risk_at(seat, number)
