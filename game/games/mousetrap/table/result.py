"""The end of a match: the last free mouse, the others by when they were caught, and how it came to that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from pygame import FRect

from game.games.mousetrap.pictures.cards import NUMBER, ResultHead, ResultRow
from game.games.mousetrap.rules.events import Captured, TrapRested
from game.games.mousetrap.table.open_crank import may_watch, watch_run
from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import table as labels
from game.session.match import Match, Played
from game.shell.play.result import Result
from game.text.language import _
from game.ui.drawing import badges
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, SMALL_BOLD
from game.ui.widgets.buttons import Button


@dataclass(frozen=True)
class MatchStory:
    """Counts by seat; cheese: the pieces of each seat before every act and at the end, up to what being caught left it.

    last_run: the last act by which the machine ran, None if it never did.
    """

    caught: Counter[str]
    missed: Counter[str]
    cheese: dict[str, tuple[int, ...]]
    last_run: Played | None

    @staticmethod
    def of(match: Match) -> MatchStory:
        """The story of a match so far."""
        caught, missed, last = Counter[str](), Counter[str](), None
        for played in match.played:
            for event in played.events:
                if isinstance(event, Captured):
                    caught[event.seat] += 1
                elif isinstance(event, TrapRested):
                    last = played
                    missed[played.seat] += not event.captured
        return MatchStory(caught, missed, _cheese(match), last)


def _cheese(match: Match) -> dict[str, tuple[int, ...]]:
    states = [*(played.before for played in match.played), match.state]
    found = {}
    for number, seat in enumerate(match.state.table.seats):
        free = sum(not state.captured[number] for state in states)
        found[seat] = tuple(state.hands[number] for state in states[: free + 1])
    return found


# The end of a match: the last free mouse, the others by when they were caught, and how it came to that.


class MousetrapResult(Result):
    """Standings, captures, misses, the cheese over time, and the ways on; the last run can be watched once more."""

    play: MousetrapPlay
    pictures = (110.0, 190.0)

    @cached_property
    def story(self) -> MatchStory:
        """What became of every seat."""
        return MatchStory.of(self.play.table.match)

    def rank(self, seat: str) -> tuple[float, ...]:
        """Those who were caught later come first, the winner before them all; one run may catch several."""
        for number, played in enumerate(self.play.table.match.played):
            if any(isinstance(event, Captured) and event.mouse == seat for event in played.events):
                return (1.0, -number)
        return (float(seat not in self.winners), float("-inf"))

    def head(self, canvas: Canvas) -> float:
        """The heads of the columns."""
        return canvas.letters.line(SMALL_BOLD) + 8

    def head_row(self, rect: FRect) -> None:
        """What the numbers are."""
        self.add(ResultHead("head", rect))

    def row_height(self, canvas: Canvas) -> float:
        """A line, or the numbers."""
        return max(38.0, canvas.letters.line(BODY) + 10, canvas.letters.line(NUMBER) + 4)

    def row(self, canvas: Canvas, rect: FRect, seat: str, place: int) -> ResultRow:
        """The name, the captures, the misses and the cheese."""
        name, story = self.play.seats.names[seat], self.story
        numbers = story.caught[seat], story.missed[seat], self.play.shown.hands[seat]
        return ResultRow(f"row_{seat}", rect, seat=seat, text=f"{place}. {name}", numbers=numbers,
                         lit=place == 1, out=place > 1)  # fmt: skip

    def further(self) -> tuple[Button, ...]:
        """The last run once more."""
        last = self.story.last_run
        if last is None or not may_watch(last):
            return ()
        hint = _(labels.THE_MACHINE_RUNS_ONCE_MORE)
        return (Button("watch", FRect(), text=_(labels.WATCH_THE_LAST_RUN), icon="eye", hint=hint,
                       on_press=lambda: watch_run(self.play.opened, self.shell, last)),)  # fmt: skip

    def course(self) -> tuple[str, Mapping[str, Sequence[float]]]:
        """The cheese of every seat up to where it was caught."""
        return _(labels.CHEESE_OVER_THE_MATCH), self.story.cheese

    def portrait(self, canvas: Canvas, rect: FRect) -> None:
        """The winner's mouse."""
        size, winner = rect.height * 0.86, (self.winners or (self.play.shown.turn,))[0]
        mouse = FRect(rect.centerx - size / 2, rect.centery - size / 2, size, size)
        if not canvas.sprite(f"mice/{winner}_figure", mouse):
            badges.badge(canvas, winner, mouse)
