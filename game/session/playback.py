"""A match watched again: every seat and nature do what the log has, and at its end people may play on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from game.core.acts import Answer, Ask, Move, Over, Turn
from game.core.players import Answered, Choice, Nature, PendingRun, ReplayNature, Steadiness
from game.session.match import Match, Played
from game.session.match_runner import MatchRunner
from game.session.notes import noted_reason

REASON = "only_move"
"""Of a move without one: whoever watches has no choice."""


class Recorded:
    """A seat that plays what was played, for as far as that goes."""

    def __init__(self, match: Match, acts: Sequence[Played]) -> None:
        self.match = match
        self.acts = acts

    @property
    def steadiness(self) -> Steadiness:
        """What was set down and cranked is in the log."""
        return Steadiness()

    @property
    def act(self) -> Played | None:
        """What was done next."""
        done = len(self.match.played)
        return self.acts[done] if done < len(self.acts) else None

    def choose(self, seen: Any, seat: str, legal: tuple[Move, ...]) -> Choice:
        """The move that was made."""
        assert self.act is not None
        return Choice(cast("Move", self.act.act), noted_reason(self.act.notes) or REASON)


class Answers:
    """Nature's answers as they were noted; a machine may be run again from the notes, and what is on record counts."""

    def __init__(self, nature: Nature[Any], recorded: Recorded) -> None:
        self.nature = nature
        self.recorded = recorded

    def instant(self, ask: Ask) -> bool:
        """As in the match, and wherever no run led to the answer."""
        played, nature = self.recorded.act, self.nature
        return nature.instant(ask) or (
            played is not None and isinstance(nature, ReplayNature) and not nature.ran(_answered(played))
        )

    def answer(self, state: Any, ask: Ask, number: int) -> Answered:
        """What was answered."""
        played = self.recorded.act
        return self.nature.answer(state, ask, number) if played is None else _answered(played)

    def begin(self, state: Any, ask: Ask, number: int) -> PendingRun:
        """The run that gave what was answered."""
        played, nature = self.recorded.act, self.nature
        assert isinstance(nature, ReplayNature)
        return nature.begin(state, ask, number) if played is None else nature.again(state, ask, _answered(played))


def _answered(played: Played) -> Answered:
    return Answered(cast("Answer", played.act), played.notes)


class Playback(MatchRunner):
    """Plays the acts of another match; nothing is kept. Where they end, everybody's seat is a person's.

    stops: after how many acts somebody is to choose or a machine is to run, rising: where one may stand still.
    """

    def __init__(self, match: Match, nature: Nature[Any], acts: Sequence[Played]) -> None:
        recorded = Recorded(match, acts)
        super().__init__(match, Answers(nature, recorded), {})
        self.recorded = recorded
        runs = nature if isinstance(nature, ReplayNature) else None  # Asked once: of a protocol that takes 50 us.
        self.stops = (*(at for at, one in enumerate(acts) if _waits(runs, one)), len(acts))
        self._end()

    @property
    def last(self) -> Turn | Ask | Over:
        """Whom the match waited for when the record ended."""
        acts, match = self.recorded.acts, self.match
        return match.game.waiting(match.game.apply(acts[-1].before, acts[-1].act).state) if acts else match.waiting

    @property
    def ended(self) -> bool:
        """Whether all has been played that was recorded."""
        return self.recorded.act is None

    def go(self, count: int) -> None:
        """Stand where the match was after so many acts; nothing is played, and no machine runs."""
        match, acts = self.match, self.recorded.acts
        match.forget(count)
        match.follow(acts[len(match.played) : count])
        self._end()

    def _commit(self, count: int) -> tuple[Played, ...]:
        played = super()._commit(count)
        self._end()
        return played

    def _end(self) -> None:
        if self.ended:
            self.bots.clear()
        else:
            self.bots.update(dict.fromkeys(self.match.setup.names, self.recorded))


def _waits(nature: ReplayNature[Any] | None, played: Played) -> bool:
    """Whether something is waited for before this act: a choice, or a machine that is watched."""
    if isinstance(played.act, Move):
        return True
    return nature is not None and nature.ran(_answered(played))
