"""What was played as motion: cards are dealt, drawn, flipped and turned, the mouse is pointed and walks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from game.core.acts import Event
from game.pictures.flights import draw_flights
from game.pictures.mousemaze.flights import (
    BELOW_MOUSE,
    CardDeal,
    CardDraw,
    CardFlip,
    CardTurn,
    MouseBump,
    MouseWalk,
)
from game.pictures.mousemaze.shown import MazeDisplay
from game.rules.mousemaze import events as happened
from game.rules.mousemaze.cards import DECK
from game.rules.mousemaze.state import State
from game.scenes.animation import Note
from game.scenes.mousemaze.wedge_motion import READ, WedgeAnimator
from game.session.match import Played
from game.ui.canvas import Canvas

_DRAW, _STEP, _JUMP, _DEAL, _FLIP, _QUARTER, _PREVIEW = 0.55, 0.26, 0.5, 1.3, 0.5, 0.32, 1.0
_MOVES = (happened.Walked, happened.Blocked, happened.Flipped, happened.Turned, happened.WentTo)


class MazeAnimation(WedgeAnimator):
    """Animates what happens in the maze.

    ahead: the events of an Action card that is shown in the maze before it is carried out.
    """

    ahead: tuple[Event, ...] = ()

    def play(self, played: Played, after: State, note: Note) -> None:
        """Queue the motions of one act, each of whose events is read when it has been seen, a card when it lies."""
        for number, event in enumerate(played.events):
            notes = played.notes if event is played.events[0] else ()  # a reason is told once
            told = replace(played, events=(event,), notes=notes)
            if isinstance(event, happened.Drew):
                self._drew(event.card, event.left)
                self._note(note, told)
                self._show_ahead(played.events[number + 1 :])
            else:
                self._one(event)
                self._note(note, told)

    def _note(self, note: Note, told: Played) -> None:
        self.then(lambda: note(told))

    def _show_ahead(self, events: Sequence[Event]) -> None:
        """Let it be seen in the maze what the card will do."""
        if not any(isinstance(event, _MOVES) for event in events):
            self.pause(READ)
            return
        self.set(lambda: setattr(self, "ahead", tuple(events)))
        self.pause(_PREVIEW)
        self.set(lambda: setattr(self, "ahead", ()))

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
            case happened.Walked(path, _, _):
                for start, end in pairwise(path):
                    self._walk(start, end, _STEP, 16.0)
            case happened.WentTo(start, end):
                self._walk(start, end, _JUMP, 70.0)
            case happened.Flipped():
                self._flip(event)
            case happened.Turned():
                self._turn(event)
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
                self.set(self._reshuffle)
                self.pause(READ)
            case happened.Won() | happened.RanOut():
                self.play_sound("fanfare")
            case happened.Followed():
                self.pause(0.12)
            case happened.ArrowChosen():
                pass
            case _:
                self.pause(READ)

    # Action cards and turns.

    def _drew(self, card: str, left: int) -> None:
        draw = CardDraw(self.spots, card=card)

        def lift() -> None:
            self.shown.left, self.shown.card, draw.facing = left, "", self.shown.facing
            self.sound.play("card_flip")

        self.set(lift)
        self.fly(_DRAW, draw)
        self.set(lambda: setattr(self.shown, "card", card))

    def _reshuffle(self) -> None:
        self.shown.left, self.shown.card = sum(DECK), ""
        self.sound.play("card_flip")

    def _turn_began(self, seat: str) -> None:
        def begin() -> None:
            self.shown.turn, self.shown.card = seat, ""

        self.banner(seat, begin)

    # The mouse.

    def _faced(self, start: int, end: int, heading: int) -> None:
        far = start != end
        walk = MouseWalk(self.spots, start=start, end=end, lift=40.0 if far else 8.0)

        def leave() -> None:
            shown = self.shown
            walk.start = shown.mouse
            walk.facing, walk.to_facing = float(shown.facing), shown.facing + _nearer(heading - shown.facing)

        def stand() -> None:
            self.shown.mouse, self.shown.facing = end, heading

        self.set(leave)
        self.fly(0.42 if far else 0.25, walk)
        self.play_sound("hop", 0.6)
        self.set(stand)

    def _walk(self, start: int, end: int, seconds: float, lift: float) -> None:
        walk = MouseWalk(self.spots, start=start, end=end, lift=lift)

        def face() -> None:
            walk.facing = walk.to_facing = float(self.shown.facing)

        self.then(face)
        self.fly(seconds, walk)
        self.then(lambda: setattr(self.shown, "mouse", end))
        self.play_sound("hop", 0.6, 0.95 + 0.02 * (end % 6))

    def _bump(self, cell: int, heading: int) -> None:
        bump = MouseBump(self.spots, cell=cell, way=heading)
        self.set(lambda: setattr(bump, "facing", float(self.shown.facing)))
        self.fly(0.4, bump)
        self.play_sound("wood_knock", 0.5)

    # Maze cards.

    def _deal(self, cards: tuple[int, ...]) -> None:
        self.play_sound("card_flip")
        self.fly(_DEAL, CardDeal(self.spots, codes=cards))
        self.set(lambda: setattr(self.shown, "cards", list(cards)))

    def _flip(self, event: happened.Flipped) -> None:
        if event.swept:
            self._swept(event.cell, event.swept)
        self._lift(event.cell)
        self.fly(_FLIP, CardFlip(self.spots, cell=event.cell, codes=(event.before, event.after)))
        self._put_down(event.cell, event.after)

    def _turn(self, event: happened.Turned) -> None:
        degrees = 90.0 * (event.quarters if event.quarters < 3 else -1)
        card = CardTurn(self.spots, cell=event.cell, code=event.before, degrees=degrees)
        rides = event.facing >= 0
        if rides:
            self.then(lambda: setattr(card, "rider", float(self.shown.facing)))
        self._lift(event.cell)
        self.fly(_QUARTER * (1 + (event.quarters == 2)) + 0.12, card)
        if rides:
            self.then(lambda: setattr(self.shown, "facing", event.facing))
        self._put_down(event.cell, event.after)

    def _lift(self, cell: int) -> None:
        self.set(lambda: self.shown.lifted.add(cell))
        self.play_sound("card_flip")

    def _put_down(self, cell: int, code: int) -> None:
        def lie() -> None:
            self.shown.lifted.discard(cell)
            self.shown.cards[cell] = code

        self.set(lie)
        self.pause(0.1)

    # What is shown.

    @property
    def carries_mouse(self) -> bool:
        """Whether the mouse is on its way."""
        return any(
            isinstance(flight, MouseWalk | MouseBump) or (isinstance(flight, CardTurn) and flight.rider is not None)
            for flight in self.flights
        )

    def show(self, shown: MazeDisplay) -> None:
        """Show a position as it is, no card shown ahead."""
        self.ahead = ()
        super().show(shown)

    def draw_layer(self, canvas: Canvas, *, front: bool) -> None:
        """Draw what is on its way, behind the mouse or in front of it."""
        flights = self.flights.items()
        draw_flights(canvas, (each for each in flights if isinstance(each[0], BELOW_MOUSE) is not front))


def _nearer(quarters: int) -> int:
    """The same turn the shorter way round."""
    return (quarters + 1) % 4 - 1
