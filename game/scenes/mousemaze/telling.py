"""What was played as motion, event by event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from game.core.acts import Event
from game.pictures.mousemaze.flights import Draw
from game.rules.mousemaze import events as happened
from game.rules.mousemaze.cards import DECK
from game.scenes.mousemaze.cheese_motions import CheeseMotions
from game.scenes.mousemaze.maze_motions import MazeMotions
from game.scenes.mousemaze.staging import READ
from game.session.match import Played

_DRAW, _STEP, _JUMP = 0.55, 0.26, 0.5
_MOVES = (happened.Walked, happened.Blocked, happened.Flipped, happened.Turned, happened.WentTo)


class Telling(MazeMotions, CheeseMotions):
    """Plays what happened, keeping what is shown in step."""

    def play(self, played: Played, tell: Callable[[Event], None]) -> None:
        """Queue the motions of one act; ``tell`` is called as each event is to be read in the log."""
        events = played.events
        for number, event in enumerate(events):
            if isinstance(event, happened.Drew):
                self._one(event)
                self.motion.call(partial(tell, event))
                self._show_ahead(events[number + 1 :])
            else:
                self.motion.call(partial(tell, event))
                self._one(event)

    def _show_ahead(self, events: Sequence[Event]) -> None:
        """Let it be seen in the maze what the card will do."""
        if not any(isinstance(event, _MOVES) for event in events):
            self.pause(READ)
            return
        self.set(lambda: setattr(self, "ahead", tuple(events)))
        self.pause(self.preview)
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
                self.set(self._reshuffle)
                self.pause(READ)
            case happened.Won() | happened.RanOut():
                self.sound_at("fanfare")
            case happened.Followed():
                self.pause(0.12)
            case happened.ArrowChosen():
                pass
            case _:
                self.pause(READ)

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

        self.fly(_DRAW, Draw(self.spots, card=card), first=lift, then=lie)

    def _reshuffle(self) -> None:
        self.shown.left, self.shown.card = sum(DECK), ""
        self.sound.play("card_flip")

    def _turn_began(self, seat: str) -> None:
        def begin() -> None:
            self.shown.turn, self.shown.card = seat, ""
            self.call.begin(seat)

        self.set(begin)
