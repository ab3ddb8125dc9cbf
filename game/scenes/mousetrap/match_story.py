"""What became of every seat in a match: the mice it caught, the traps that missed, its cheese from act to act."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from game.rules.mousetrap.events import Captured, TrapRested
from game.session.match import Match, Played


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
