"""Where a match is played: the match, nature, computer players and the save, kept in step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.core.acts import Ask, Move, Over, Turn
from game.core.players import Answered, Bot, Choice, MachineNature, Nature, PendingRun, Ponderer, ShowingNature, Thought
from game.session.match import EndlessMatch, Match, MatchError, NotSaved, Played
from game.session.saves import Save


class MatchRunner:
    """Plays a match. What was played is saved before it is returned; if that fails, it was not played.

    bots: the seats that computer players hold; it is kept, and changed where a seat changes hands. save: None to play
    without a file.
    """

    def __init__(self, match: Match, nature: Nature[Any], bots: dict[str, Bot[Any]], save: Save | None = None) -> None:
        self.match = match
        self.nature = nature
        self.bots = bots
        self.save = save

    def begin(self) -> tuple[Played, ...]:
        """Answer what the position asks at once, at the start and after loading."""
        return self._commit(len(self.match.played))

    def play(self, move: Move, notes: tuple[str, ...] = ()) -> tuple[Played, ...]:
        """A seat's move, and the answers that come at once; raises IllegalAct or NotSaved and changes nothing.

        notes: for the log.
        """
        count = len(self.match.played)
        self.match.play(move, notes)
        return self._commit(count)

    def answer(self, answered: Answered) -> tuple[Played, ...]:
        """The answer of a machine whose run is over, and what follows at once."""
        count = len(self.match.played)
        self.match.play(answered.answer, answered.notes)
        return self._commit(count)

    def seen(self, seat: str) -> Any:
        """All that a seat may know of the position."""
        state, nature = self.match.state, self.nature
        seen = self.match.game.observe(state, seat)
        return nature.show(state, seen) if isinstance(nature, ShowingNature) else seen

    def choose(self, bot: Bot[Any] | None = None) -> Choice | None:
        """What the computer player to act would do, or another one in its place; None where there is none to ask."""
        asked = self._asked(bot)
        return None if asked is None else asked[0].choose(self.seen(asked[1]), asked[1], self.match.legal)

    def ponder(self, bot: Bot[Any] | None = None) -> Thought[Choice | None]:
        """The same, in slices if that player may think for long."""
        asked = self._asked(bot)
        if asked is None or not isinstance(asked[0], Ponderer):
            return self.choose(bot)
        choice: Choice = yield from asked[0].ponder(self.seen(asked[1]), asked[1], self.match.legal)
        return choice

    def _asked(self, bot: Bot[Any] | None) -> tuple[Bot[Any], str] | None:
        waiting = self.match.waiting
        if not isinstance(waiting, Turn):
            return None
        found = bot or self.bots.get(waiting.seat)
        return None if found is None else (found, waiting.seat)

    def run(self) -> Answered:
        """The answer of the machine that is asked, run at full speed."""
        waiting = self.match.waiting
        assert isinstance(waiting, Ask)
        return self.nature.answer(self.match.state, waiting, self.match.answers)

    def pending(self) -> PendingRun:
        """The run of the machine that is asked, to be stepped while it is watched; `answer` takes what came of it."""
        waiting = self.match.waiting
        assert isinstance(waiting, Ask)
        assert isinstance(self.nature, MachineNature)
        return self.nature.begin(self.match.state, waiting, self.match.answers)

    def note(self, text: str) -> None:
        """Write down at once what belongs to the position as it is; raises NotSaved and notes nothing."""
        if self.save:
            self.save.append_note(text, self.match.digest())
        self.match.note(text)

    def undo(self) -> Played:
        """Take back the last move; raises IllegalAct where that is not allowed, NotSaved if it cannot be written."""
        undone = self.match.undo()
        if self.save:
            try:
                self.save.append_undo(self.match.digest())
            except NotSaved:
                self.match.play(undone.act, undone.notes)
                raise
        return undone

    def _commit(self, count: int) -> tuple[Played, ...]:
        match = self.match
        try:
            while isinstance(waiting := match.waiting, Ask) and self.nature.instant(waiting):
                answered = self.nature.answer(match.state, waiting, match.answers)
                match.play(answered.answer, answered.notes)
            played = tuple(match.played[count:])
            if self.save and played:
                self.save.append_played(played, match.digest(), over=isinstance(match.waiting, Over))
        except BaseException:
            match.forget(count)
            raise
        return played


# A match played to its end by computer players, without a screen.


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
