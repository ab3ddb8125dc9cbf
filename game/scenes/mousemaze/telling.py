"""What was played as motion: cards are dealt, drawn, flipped and turned, the mouse walks, wedges jump."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from game.core.acts import Event
from game.rules.mousemaze import events as happened
from game.rules.mousemaze.cards import DECK
from game.scenes.mousemaze.flights import Bump, Deal, Draw, Flight, Over, Spots, Stamp, Turn, Walk, Wedge
from game.scenes.mousemaze.shown import Shown
from game.scenes.mousemaze.ways import wedges as count_of
from game.session.match import Played
from game.ui.canvas import Canvas
from game.ui.motion import Motion, Tween
from game.ui.sound import Sound
from game.ui.theme import Colour, rgb

_DEAL, _DRAW, _STEP, _JUMP, _CHEESE, _FLIP, _QUARTER, _READ, _CALL = 1.3, 0.55, 0.26, 0.5, 0.4, 0.5, 0.32, 0.35, 0.9
_PREVIEW = 1.0
_AT_ONCE = 6
_STAMP = 0.9
_BAD, _GOOD = (rgb("#b3130a"), rgb("#5c0803")), (rgb("#14704a"), rgb("#073822"))
_MOVES = (happened.Walked, happened.Blocked, happened.Flipped, happened.Turned, happened.WentTo)


@dataclass
class Telling:
    """Plays what happened, keeping what is shown in step.

    ahead: the events of an Action card that is shown in the maze before it is carried out.
    stamp: a word over the maze, and how far it is on its way.
    """

    motion: Motion
    spots: Spots
    sound: Sound
    shown: Shown
    changed: Callable[[], None]
    flights: list[Flight] = field(default_factory=list)
    ahead: tuple[Event, ...] = ()
    call: tuple[str, float] = ("", 0.0)
    called: frozenset[str] = frozenset()
    pace: float = 1.0
    planned: float = 0.0
    preview: float = _PREVIEW

    def play(self, played: Played, tell: Callable[[], None]) -> None:
        """Queue the motions of one act; ``tell`` is called when it is to be read in the log."""
        events = played.events
        drew = next((number for number, event in enumerate(events) if isinstance(event, happened.Drew)), None)
        if drew is None:
            self.motion.call(tell)
        for number, event in enumerate(events):
            self._one(event)
            if number == drew:
                self.motion.call(tell)
                self._show_ahead(events[number + 1 :])

    def _show_ahead(self, events: Sequence[Event]) -> None:
        """Let it be seen in the maze what the card will do."""
        if not any(isinstance(event, _MOVES) for event in events):
            self._pause(_READ)
            return
        self._set(lambda: setattr(self, "ahead", tuple(events)))
        self._pause(self.preview)
        self._set(lambda: setattr(self, "ahead", ()))

    def _one(self, event: Event) -> None:
        match event:
            case happened.MazeLaid(cards):
                self._deal(cards)
            case happened.TurnBegan(seat):
                self._turn_began(seat)
            case happened.Faced(_, start, end, heading):
                self._faced(start, end, heading)
            case happened.WedgePlaced(_, cell, _):
                self._placed(cell)
            case happened.Drew(_, card, left):
                self._drew(card, left)
            case happened.Walked(path, _, _):
                for start, end in pairwise(path):
                    self._walk(start, end, _STEP, 16.0)
            case happened.WentTo(start, end):
                self._walk(start, end, _JUMP, 70.0)
            case happened.Flipped() | happened.Turned():
                self._card(event)
            case _:
                self._other(event)

    def _other(self, event: Event) -> None:
        match event:
            case happened.Collected(seat, cell, wedges):
                self._gain(seat, cell, wedges)
            case happened.Took(seat, wedges):
                self._gain(seat, -1, wedges)
            case happened.Trapped(seat, _, lost):
                self._trapped(seat, lost)
            case happened.Banked(seat, wedges, safe, _):
                self._banked(seat, wedges, safe)
            case happened.Blocked(cell, heading):
                self._bump(cell, heading)
            case happened.Reshuffled():
                self._set(self._reshuffle)
                self._pause(_READ)
            case happened.Won() | happened.RanOut():
                self._sound("fanfare")
            case happened.Followed():
                self._pause(0.12)
            case happened.ArrowChosen():
                pass
            case _:
                self._pause(_READ)

    # Pieces of motion.

    def _fly(
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

    def _stamp(self, text: str, colours: tuple[Colour, Colour]) -> None:
        self._fly(_STAMP, Stamp(self.spots, text=text, colours=colours))

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

    # The maze.

    def _deal(self, cards: tuple[int, ...]) -> None:
        self._sound("card_flip")

        def lie() -> None:
            self.shown.cards = list(cards)
            self.changed()

        self._fly(_DEAL, Deal(self.spots, codes=cards), then=lie)

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
        self._fly(0.42 if start != end else 0.25, walk, first=leave, then=stand)

    def _walk(self, start: int, end: int, seconds: float, lift: float) -> None:
        walk = Walk(self.spots, start=start, end=end, lift=lift)

        def face() -> None:
            walk.facing = walk.to_facing = float(self.shown.facing)

        def stand() -> None:
            self.shown.mouse = end
            self.sound.play("hop", 0.6, 0.95 + 0.02 * (end % 6))

        self.motion.call(face)
        self._fly(seconds, walk, then=stand)

    def _bump(self, cell: int, heading: int) -> None:
        bump = Bump(self.spots, cell=cell, way=heading)

        def face() -> None:
            bump.facing = float(self.shown.facing)

        self._fly(0.4, bump, first=face, then=lambda: self.sound.play("wood_knock", 0.5))

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
        self._fly(seconds, flight, first=lift, then=lie)
        self._pause(0.1)

    def _sweep(self, cell: int, wedges: int) -> None:
        """The cheese of a card that is to be flipped goes back to the pile."""
        spots, shown = self.spots, self.shown
        flights = [
            Wedge(spots, start=lambda: spots.laid.centre(cell), end=spots.pile_at, lift=30.0 + 16 * k)
            for k in range(min(wedges, _AT_ONCE))
        ]

        def leave() -> None:
            shown.cheese[cell] = 0

        def lie() -> None:
            shown.pile += wedges

        self._fly(_CHEESE, *flights, first=leave, then=lie)

    # Cheese.

    def _placed(self, cell: int) -> None:
        spots, shown = self.spots, self.shown

        def leave() -> None:
            shown.pile -= 1

        def lie() -> None:
            shown.cheese[cell] += 1
            self.sound.play("cheese_pop")
            self.changed()

        wedge = Wedge(spots, start=spots.pile_at, end=lambda: spots.laid.centre(cell))
        self._fly(_CHEESE, wedge, first=leave, then=lie)

    def _gain(self, seat: str, cell: int, wedges: int) -> None:
        """Wedges jump before the player, face down; cell is -1 for the pile."""
        if not wedges:
            self._pause(_READ)
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
            for number in range(min(wedges, _AT_ONCE))
        ]
        self._fly(_CHEESE + 0.06 * len(flights), *flights, first=leave, then=lie)

    def _trapped(self, seat: str, lost: int) -> None:
        spots, shown = self.spots, self.shown
        self._sound("cage_slam")
        what = f"Trapped! {count_of(lost)} lost" if lost else "Trapped!"
        self._stamp(what, _BAD)
        flights = [
            Wedge(spots, end=spots.pile_at, lift=36.0, face="down", delay=0.06 * number)
            for number in range(min(lost, _AT_ONCE))
        ]

        def leave() -> None:
            for number, flight in enumerate(flights):
                flight.start = _spot(spots, seat, shown.safe[seat] + number)
            shown.risk = 0

        def lie() -> None:
            shown.pile += lost
            self.changed()

        self._fly(_CHEESE + 0.3, *flights, first=leave, then=lie)

    def _banked(self, seat: str, wedges: int, safe: int) -> None:
        spots, shown = self.spots, self.shown
        flights = [
            Wedge(spots, lift=26.0, face="down", delay=0.08 * number) for number in range(min(wedges, 2 * _AT_ONCE))
        ]

        def leave() -> None:
            for number, flight in enumerate(flights):
                flight.start = flight.end = _spot(spots, seat, shown.safe[seat] + number)

        def lie() -> None:
            shown.safe[seat], shown.risk = safe, 0
            if wedges:
                self.sound.play("chime")
            self.changed()

        self._fly(_CHEESE + 0.06 * len(flights), *flights, first=leave, then=lie)
        if wedges:
            self._stamp(f"{count_of(wedges)} safe!", _GOOD)

    # Action cards and turns.

    def _drew(self, card: str, left: int) -> None:
        shown = self.shown

        def lift() -> None:
            shown.left = left
            shown.card = ""
            self.sound.play("card_flip")

        def lie() -> None:
            shown.card = card
            self.changed()

        self._fly(_DRAW, Draw(self.spots, card=card), first=lift, then=lie)

    def _reshuffle(self) -> None:
        self.shown.left, self.shown.card = sum(DECK), ""
        self.sound.play("card_flip")

    def _turn_began(self, seat: str) -> None:
        def begin() -> None:
            self.shown.turn, self.shown.card = seat, ""
            self.call = (seat, 0.0) if seat in self.called else ("", 0.0)

        self._set(begin)

    def pass_call(self, dt: float) -> bool:
        """Let the band that calls a person go on its way, which holds nobody up; tell whether there is one."""
        seat, share = self.call
        share += dt * self.pace / _CALL
        self.call = (seat, share) if seat and share < 1.0 and self.pace else ("", 0.0)
        return bool(seat)

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


def _spot(spots: Spots, seat: str, number: int) -> Callable[[], tuple[float, float]]:
    return lambda: spots.risk_at(seat, number)


def _nearer(quarters: int) -> int:
    """The same turn the shorter way round."""
    return (quarters + 1) % 4 - 1
