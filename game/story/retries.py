"""What cost a seat most, to be tried again: how likely it wins after what was done, and after something else.

Positions are counted beside each other by the same numbers of chance, so that what they differ in is no luck. What is
looked for is counted by other numbers than the curve, and what is tried then by others again: for a moment that was
picked because it stands out would else look worse than it was.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game.core.acts import Answer, Ask, Event, IllegalAct, Move, Turn
from game.core.setup import Setup
from game.nature.statistics import Z95, wilson
from game.session.match import Match, Played
from game.session.match_runner import MatchRunner
from game.story.playouts import Origin, Wins, counted, foresight_of, thinkers, would_choose
from game.story.story import Jump, MovedBy, ToldMatch

MOST = 3
"""So many of them are offered of each seat."""
_LEAST = 0.02
"""What costs less than this share is nothing to be tried again."""
_ROUNDS = ((12, 1), (6, 4), (MOST, 10))
"""How many are looked at in a round, the dearest by then, and how many bunches of each there are after it. Chosen so
that all takes 2 to 5 s of processor."""
_BUNCH, _BUNCHES = 32, 24
"""Matches in thought of a piece, and pieces of what is tried: 768, which tell a chance within some 3.5 points."""
_TO_FIND, _TO_TRY = 1, 2
"""Seeds; the curve has another."""


class Likely(NamedTuple):
    """A chance, or what one gains, and where it lies in 19 of 20 cases."""

    chance: float
    low: float
    high: float


class From(NamedTuple):
    """A position that is played on in thought, after so many answers of nature."""

    state: Any
    answered: int


class Futures:
    """How likely a seat wins from several positions, counted in pieces that may be done anywhere, in any order.

    bunches: how many pieces of each position are wanted; it may be raised.
    """

    def __init__(self, game: str, setup: Setup, seat: str, seed: int = _TO_TRY, bunches: int = _BUNCHES) -> None:
        self.bunches = bunches
        self._game, self._setup, self._seed = game, setup, seed
        self._place = setup.names.index(seat)
        self._starts: list[From] = []
        self._counts: list[dict[int, Wins]] = []

    def add(self, start: From) -> int:
        """Count this position too; its number."""
        self._starts.append(start)
        self._counts.append({})
        return len(self._starts) - 1

    @property
    def wanted(self) -> tuple[tuple[int, int], ...]:
        """The pieces that are still to be counted: all positions go on evenly."""
        numbers = range(len(self._starts))
        return tuple((at, bunch) for bunch in range(self.bunches) for at in numbers if bunch not in self._counts[at])

    @property
    def over(self) -> bool:
        """Whether all that is wanted has been counted."""
        return not self.wanted

    @property
    def share(self) -> float:
        """How much of it has been counted, 0 to 1."""
        return sum(map(len, self._counts)) / max(1, len(self._counts) * self.bunches)

    def call(self, piece: tuple[int, int]) -> tuple[Callable[[Origin, range], Wins], Origin, range]:
        """What counts a piece anywhere."""
        start, first = self._starts[piece[0]], piece[1] * _BUNCH
        origin = Origin(self._game, self._setup, start.state, start.answered, self._seed)
        return counted, origin, range(first, first + _BUNCH)

    def learn(self, piece: tuple[int, int], count: Wins) -> None:
        """A piece was counted."""
        self._counts[piece[0]][piece[1]] = count

    def runs(self, number: int) -> int:
        """How many matches were played on in thought from a position."""
        return sum(count.runs for count in self._counts[number].values())

    def chance(self, number: int) -> Likely | None:
        """How likely the seat wins from a position; None as long as nothing is known."""
        runs = self.runs(number)
        if not runs:
            return None
        won = sum(count.wins[self._place] for count in self._counts[number].values())
        return Likely(won / runs, *wilson(round(won), runs))

    def gain(self, number: int) -> Likely | None:
        """What a position is better than the first, by the pieces that are known of both; None without any."""
        new, old = self._counts[number], self._counts[0]
        apart = [(new[at].wins[self._place] - old[at].wins[self._place]) / _BUNCH for at in new if at in old]
        if not apart:
            return None
        spread = stdev(apart) ** 2 / len(apart) if len(apart) > 1 else 0.25 / _BUNCH
        wide = Z95 * sqrt(spread + 1 / (len(apart) * _BUNCH) ** 2)
        return Likely(fmean(apart), fmean(apart) - wide, fmean(apart) + wide)


# What is worth trying again.


class Retry(NamedTuple):
    """A decision, or what hands did. act: the acts before it. kind: what hands were asked for, "" for a choice.

    cost: by how much what would usually have been done is better. was, might: how likely the seat won after what was
    done, and with what would usually have been done.
    """

    act: int
    seat: str
    kind: str = ""
    cost: float = 0.0
    was: Likely | None = None
    might: Likely | None = None


class _Candidate(NamedTuple):
    retry: Retry
    futures: Futures


def seats_to_try(match: Match, story: ToldMatch, by_hand: Collection[str]) -> list[str]:
    """The seats that may find something to try again, people first.

    by_hand: the kinds of ask that can be tried again by hand.
    """
    people = {seat.name for seat in match.setup.seats if seat.player == "human"}
    return sorted((seat for seat in story.seats if _found(match, story, seat, by_hand)),
                  key=lambda seat: seat not in people)  # fmt: skip


def _found(match: Match, story: ToldMatch, seat: str, by_hand: Collection[str]) -> list[Retry]:
    """All that a seat has chosen otherwise than its computer player, and what its hands did, the dearest first."""
    place = story.seats.index(seat)
    jumps = sorted((jump for jump in story.jumps if jump.seat == seat), key=lambda jump: jump.changed[place])
    found = [retry for jump in jumps if (retry := _retry(match, jump)) is not None]
    return [retry for retry in found if not retry.kind or retry.kind in by_hand]


def _retry(match: Match, jump: Jump) -> Retry | None:
    """What is to be tried again of a jump; what was found by a choice was decided by that choice, the move before."""
    if jump.cause is MovedBy.LUCK:
        return None
    act = jump.act
    asked = match.game.waiting(match.played[act].before)
    if jump.cause is MovedBy.HANDS:
        return Retry(act, jump.seat, asked.kind) if isinstance(asked, Ask) else None
    while act and isinstance(match.played[act].act, Answer):
        act -= 1
    played = match.played[act]
    several = isinstance(played.act, Move) and len(match.game.legal(played.before)) > 1
    return Retry(act, jump.seat) if several else None


class Search:
    """Looks for what cost a seat most: of all that may have, the dearest are looked at ever more closely.

    rounds: how many are looked at in each, and how many bunches of each there are after it.
    """

    def __init__(
        self, match: Match, story: ToldMatch, seat: str, by_hand: Collection[str],
        rounds: Sequence[tuple[int, int]] = _ROUNDS,
    ) -> None:  # fmt: skip
        self._match, self._rounds, self._round = match, rounds, 0
        most = rounds[0][0]
        self._left = [self._candidate(retry) for retry in _found(match, story, seat, by_hand)[:most]]

    def _candidate(self, retry: Retry) -> _Candidate:
        match = self._match
        futures = Futures(match.game.id, match.setup, retry.seat, _TO_FIND, self._rounds[0][1])
        for start in (after(match, retry.act).start, usual(match, retry)):
            futures.add(start)
        return _Candidate(retry, futures)

    @property
    def wanted(self) -> list[tuple[int, tuple[int, int]]]:
        """The pieces of this round that are still to be counted."""
        return [(at, piece) for at, each in enumerate(self._left) for piece in each.futures.wanted]

    @property
    def over(self) -> bool:
        """Whether it has been found."""
        return not self.wanted

    @property
    def share(self) -> float:
        """How much has been done, 0 to 1."""
        done = fmean(each.futures.share for each in self._left) if self._left else 1.0
        return (self._round + done) / len(self._rounds)

    def call(self, piece: tuple[int, tuple[int, int]]) -> tuple[Callable[[Origin, range], Wins], Origin, range]:
        """What counts a piece anywhere."""
        return self._left[piece[0]].futures.call(piece[1])

    def learn(self, piece: tuple[int, tuple[int, int]], count: Wins) -> None:
        """A piece was counted."""
        self._left[piece[0]].futures.learn(piece[1], count)
        if not self.wanted and self._round + 1 < len(self._rounds):
            self._round += 1
            most, bunches = self._rounds[self._round]
            self._left = sorted(self._left, key=lambda each: -_cost(each))[:most]
            for each in self._left:
                each.futures.bunches = bunches

    def found(self) -> list[Retry]:
        """What cost most, the dearest first; only once it is `over`."""
        found = [_judged(each) for each in self._left]
        return sorted((each for each in found if each.cost >= _LEAST), key=lambda each: (-each.cost, each.act))


def _judged(candidate: _Candidate) -> Retry:
    was, might = (candidate.futures.chance(number) for number in range(2))
    return candidate.retry._replace(cost=_cost(candidate), was=was, might=might)


def _cost(candidate: _Candidate) -> float:
    gain = candidate.futures.gain(1)
    return gain.chance if gain is not None else 0.0


def usual(match: Match, retry: Retry) -> From:
    """Where a match stands before what usually comes of such hands, or after what the computer player would choose."""
    played, turn = match.played[retry.act], match.game.waiting(match.played[retry.act].before)
    answered = _answers(match.played[: retry.act])
    if not isinstance(turn, Turn):
        return From(played.before, answered)
    move = would_choose(match.game, played.before, thinkers(match.game.id, match.setup), turn)
    return From(match.game.apply(played.before, move).state, answered)


def _answers(played: Sequence[Played]) -> int:
    return sum(isinstance(one.act, Answer) for one in played)


# A table at which somebody chooses once more, and what comes of it.


class Tried(NamedTuple):
    """A choice, where it leads, and what was found by it."""

    move: Move | None
    start: From
    events: tuple[Event, ...] = ()


def after(match: Match, act: int) -> Tried:
    """What was done, with what that found; the move is None where a machine answered."""
    played, end = match.played, act + 1
    while end < len(played) and _finds(match, played[end].before):
        end += 1
    state = played[end].before if end < len(played) else match.state
    move = played[act].act
    return Tried(move if isinstance(move, Move) else None, From(state, _answers(played[:end])),
                 _events(played[act + 1 : end]))  # fmt: skip


def _finds(match: Match, state: Any) -> bool:
    """Whether a position asks for what only tells how well somebody has just chosen."""
    asked = match.game.waiting(state)
    return isinstance(asked, Ask) and asked.kind in foresight_of(match.game.id).chosen


def _events(played: Sequence[Played]) -> tuple[Event, ...]:
    return tuple(event for one in played for event in one.events)


class _Standing(Match):
    """A position in which nothing that led to it is taken back."""

    def can_undo(self, seat: str) -> bool:
        return False


class ChoosingAgain(MatchRunner):
    """Stands where somebody chose. What is chosen now is tried, told to `tried`, and goes no further.

    What it finds, as how firmly a piece is held, is found in earnest.
    """

    tried: Callable[[Tried], None]

    @staticmethod
    def at(match: Match, act: int, nature: Any, bots: dict[str, Any]) -> ChoosingAgain:
        """At the position before an act of a match, which stays as it is."""
        standing = _Standing(match.game, match.setup)
        standing.follow(match.played[:act])
        return ChoosingAgain(standing, nature, bots)

    def play(self, move: Move, notes: tuple[str, ...] = ()) -> tuple[Played, ...]:
        """Try a move; nothing is played. Raises IllegalAct."""
        match, count = self.match, len(self.match.played)
        match.play(move, notes)
        try:
            while _finds(match, match.state):
                waiting = match.waiting
                assert isinstance(waiting, Ask)
                match.play(self.nature.answer(match.state, waiting, match.answers).answer)
            tried = Tried(move, From(match.state, match.answers), _events(match.played[count + 1 :]))
        finally:
            match.forget(count)
        self.tried(tried)
        return ()

    def undo(self) -> Played:
        """Nothing that led here is taken back."""
        raise IllegalAct("nothing is taken back where a decision is only tried")
