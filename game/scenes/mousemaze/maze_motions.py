"""What moves in the maze: cards are dealt, flipped and turned, the mouse is pointed and walks."""

from __future__ import annotations

from game.pictures.mousemaze.flights import Bump, Deal, Over, Turn, Walk, Wedge
from game.rules.mousemaze import events as happened
from game.scenes.mousemaze.staging import AT_ONCE, CHEESE, Staging

_DEAL, _FLIP, _QUARTER = 1.3, 0.5, 0.32


class MazeMotions(Staging):
    """Motions of cards and of the mouse."""

    def _deal(self, cards: tuple[int, ...]) -> None:
        self.sound_at("card_flip")

        def lie() -> None:
            self.shown.cards = list(cards)
            self.changed()

        self.fly(_DEAL, Deal(self.spots, codes=cards), then=lie)

    def _faced(self, start: int, end: int, heading: int) -> None:
        shown = self.shown

        def leave() -> None:
            walk.start = shown.mouse
            walk.facing, walk.to_facing = float(shown.facing), shown.facing + _nearer(heading - shown.facing)

        def stand() -> None:
            shown.mouse, shown.facing = end, heading
            self.sound.play("hop", 0.6)
            self.changed()

        walk = Walk(self.spots, start=start, end=end, lift=40.0 if start != end else 8.0)
        self.fly(0.42 if start != end else 0.25, walk, first=leave, then=stand)

    def _walk(self, start: int, end: int, seconds: float, lift: float) -> None:
        walk = Walk(self.spots, start=start, end=end, lift=lift)

        def face() -> None:
            walk.facing = walk.to_facing = float(self.shown.facing)

        def stand() -> None:
            self.shown.mouse = end
            self.sound.play("hop", 0.6, 0.95 + 0.02 * (end % 6))

        self.motion.call(face)
        self.fly(seconds, walk, then=stand)

    def _bump(self, cell: int, heading: int) -> None:
        bump = Bump(self.spots, cell=cell, way=heading)

        def face() -> None:
            bump.facing = float(self.shown.facing)

        self.fly(0.4, bump, first=face, then=lambda: self.sound.play("wood_knock", 0.5))

    def _card(self, event: happened.Flipped | happened.Turned) -> None:
        cell, shown = event.cell, self.shown
        rider = isinstance(event, happened.Turned) and event.facing >= 0
        flight: Over | Turn
        if isinstance(event, happened.Flipped):
            flight, seconds = Over(self.spots, cell=cell, codes=(event.before, event.after)), _FLIP
        else:
            degrees = 90.0 * (event.quarters if event.quarters < 3 else -1)
            flight = Turn(self.spots, cell=cell, code=event.before, degrees=degrees)
            seconds = _QUARTER * (1 + (event.quarters == 2)) + 0.12

        def lift() -> None:
            shown.lifted.add(cell)
            if rider and isinstance(flight, Turn):
                flight.rider = float(shown.facing)
            self.sound.play("card_flip")

        def lie() -> None:
            shown.lifted.discard(cell)
            shown.cards[cell] = event.after
            if isinstance(event, happened.Turned) and rider:
                shown.facing = event.facing
            self.changed()

        swept = event.swept if isinstance(event, happened.Flipped) else 0
        if swept:
            self._sweep(cell, swept)
        self.fly(seconds, flight, first=lift, then=lie)
        self.pause(0.1)

    def _sweep(self, cell: int, wedges: int) -> None:
        """The cheese of a card that is to be flipped goes back to the pile."""
        spots, shown = self.spots, self.shown
        flights = [
            Wedge(spots, start=lambda: spots.laid.centre(cell), end=spots.pile_at, lift=30.0 + 16 * k)
            for k in range(min(wedges, AT_ONCE))
        ]

        def leave() -> None:
            shown.cheese[cell] = 0

        def lie() -> None:
            shown.pile += wedges

        self.fly(CHEESE, *flights, first=leave, then=lie)


def _nearer(quarters: int) -> int:
    """The same turn the shorter way round."""
    return (quarters + 1) % 4 - 1
