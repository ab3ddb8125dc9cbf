"""Look before you roll: where each number of the die leads whoever is to roll, as long as that is to be shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.core.tally import Reach
from game.shell.play.coach import looks_ahead
from game.shell.play.play import MatchPlay

S = TypeVar("S")


class LookAhead(Generic[S]):
    """Asks the rules once for each position. always: whatever the settings say of looking ahead."""

    def __init__(self, play: MatchPlay[S, Any], rule: Callable[[S], tuple[Reach, ...]], always: bool = False) -> None:
        self._play, self._rule, self._always = play, rule, always
        self._kept: tuple[S | None, tuple[Reach, ...]] = (None, ())

    def now(self) -> tuple[Reach, ...]:
        """What is to be shown just now."""
        play = self._play
        if not play.free or play.staged:
            return ()
        if not self._always and not looks_ahead(play.shell.settings, play.opened.row.game.id):
            return ()
        if self._kept[0] is not play.state:
            self._kept = play.state, self._rule(play.state)
        return self._kept[1]
