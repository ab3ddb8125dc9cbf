"""A match played to its end by computer players, without a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.acts import Ask, Over
from game.core.players import Choice
from game.session.errors import EndlessMatch, MatchError
from game.session.match import Played
from game.session.match_runner import MatchRunner

MOST_ACTS = 20_000
"""No match is longer: one in which nothing ends is broken off with EndlessMatch."""


def play_on(
    table: MatchRunner, most_acts: int = MOST_ACTS, ask: Callable[[MatchRunner], None] | None = None
) -> Iterator[tuple[Choice | None, tuple[Played, ...]]]:
    """Play until the match is over; each time the computer player's choice, or None, and what was played.

    ask: called before each choice, with the position as it then is.
    """
    began = table.begin()
    if began:
        yield None, began
    while not isinstance(waiting := table.match.waiting, Over):
        if len(table.match.played) >= most_acts:
            raise EndlessMatch(f"the match did not end within {most_acts} acts")
        if isinstance(waiting, Ask):
            yield None, table.answer(table.run())
            continue
        if ask is not None:
            ask(table)
        choice = table.choose()
        if choice is None:
            raise MatchError(f"{waiting.seat} is no computer player")
        yield choice, table.play(choice.move)
