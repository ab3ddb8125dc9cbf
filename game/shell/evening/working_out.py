"""Working out what moved old matches, one after the other, so that the book can tell of luck; nothing waits for it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from game.catalog import CATALOG, GAMES
from game.core.acts import Over
from game.core.slices import Slices
from game.session.match import Match, MatchError
from game.session.replay import game_of, replaying
from game.session.saves import reading
from game.session.shelf_index import ShelfIndex, telling
from game.shell.matches.match_list import stands_in
from game.shell.pages import Working
from game.shell.theatre.story import StoryWork, keep_in
from game.story.story import StoryTeller, can_be_told, note_of
from game.ui.shell import Shell

_log = logging.getLogger(__name__)


class LuckWork:
    """names: the files that are worked out. done: how many were, or cannot be. share: of the one it is at, 0 to 1."""

    def __init__(self, shell: Shell, index: ShelfIndex, names: Sequence[str], seed: int = 0) -> None:
        self._shell, self._index, self.names = shell, index, tuple(names)
        self.done, self._seed = 0, seed
        self._match: Working[Match | None] | None = None
        self._story: tuple[StoryTeller, StoryWork[tuple[int, range]]] | None = None
        self._kept: Working[None] | None = None

    @property
    def over(self) -> bool:
        """Whether nothing is left to be done."""
        return self.done >= len(self.names)

    @property
    def share(self) -> float:
        """How much of all is done."""
        here = 0.0
        if self._story is not None:
            teller, _work = self._story
            here = teller.share
        return (self.done + here) / max(1, len(self.names))

    def go_on(self, seconds: float) -> bool:
        """Work for so long at the most; whether a match has been worked out, or passed by, by that."""
        if self.over:
            return False
        try:
            return self._step(seconds)
        except (OSError, MatchError) as error:
            _log.info("%s was not worked out: %s", self.names[self.done], error)
            return self._next()

    def _step(self, seconds: float) -> bool:
        if self._kept is not None:
            return self._kept.go_on(seconds) and self._next()
        if self._story is not None:
            teller, work = self._story
            if not work.go_on(seconds):
                keep_in(self._index.path(self.names[self.done]), note_of(teller).note)
                self._story, self._kept = None, Working(self._reading_again(self.names[self.done]))
            return False
        self._match = self._match or Working(self._opening(self.names[self.done]))
        if not self._match.go_on(seconds):
            return False
        match = self._match.result
        if match is None:
            return self._next()
        teller = StoryTeller(match, self._seed)
        self._match, self._story = None, (teller, StoryWork(teller, self._shell.workers))
        return False

    def _opening(self, name: str) -> Slices[Match | None]:
        """The match in a file, None where nobody can tell its chances."""
        log = yield from reading(self._index.path(name))
        match = yield from replaying(game_of(log, GAMES), log, check=False)
        return match if isinstance(match.waiting, Over) and can_be_told(match) else None

    def _reading_again(self, name: str) -> Slices[None]:
        """The index learns what was noted."""
        yield from self._index.refreshing()
        yield from telling(self._index, name, GAMES, stands_in)

    def _next(self) -> bool:
        self._match = self._story = self._kept = None
        self.done += 1
        return True

    def rest(self) -> None:
        """Others may want the processes of the workers: they are begun anew the next time."""
        if self._story is not None:
            self._story[1].rest()

    def stop(self) -> None:
        """Leave the rest; what has been worked out stays."""
        if self._match is not None:
            self._match.stop()
        if self._kept is not None:
            self._kept.stop()
        self._shell.workers.close()
        self.names = self.names[: self.done]


def can_be_worked_out(index: ShelfIndex, names: Sequence[str]) -> list[str]:
    """Those of these files whose games can be told at all."""
    listed = {card.name: card.game for card in index.newest() if not card.trouble}
    return [name for name in names if name in listed and CATALOG[listed[name]].foresight is not None]
