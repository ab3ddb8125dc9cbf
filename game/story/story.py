"""The chance of every seat over a match, and what each jump of it is owed to: luck, a choice or hands.

A chance is that of the position under the levels of those who play (`game/story/playouts.py`). Before an answer of
nature it is the mean over all answers, for its runs go evenly through them: so the luck of an answer is the chance
after it minus that before. A choice counts as what it changes beside what the computer player of that seat would have
done; where both are the same nothing has changed. What a seat finds by its choice belongs to that choice. From the
first chance luck, choices and hands lead exactly to the end, and over all seats each adds up to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import pairwise
from math import sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from game.catalog import CATALOG, InThought
from game.core.acts import Answer, Ask, Over, Turn
from game.core.slices import Slices
from game.nature.statistics import Z95
from game.session.match import Match
from game.session.notes import StoryNote
from game.story.playouts import Origin, Wins, counted, counting, foresight_of, shares, thinkers, would_choose

# What two neighbours of a curve may share by chance they tell each other. A jump that is greater than chance makes
# stays as it was counted; smaller ones are taken for chance, as far as they may be (a Kalman smoother of a level that
# moves by steps of its own size). All seats are weighed alike, so that their chances still add up to what they did.

STEP = 0.012
"""What the chance moves in any case from one position to the next, as a standard deviation."""

Row = tuple[float, ...]


def smoothed(rows: Sequence[Row], variances: Sequence[float]) -> tuple[list[Row], list[float]]:
    """The rows, each the chances of all seats as counted with this greatest variance, and the variances they then have.

    A row with the variance 0 stays as it is.
    """
    steps = [_step(one, other, variances[at] + variances[at + 1])
             for at, (one, other) in enumerate(pairwise(rows))]  # fmt: skip
    found, spread = [rows[0]], [variances[0]]
    for at, step in enumerate(steps, start=1):
        before = spread[-1] + step
        gain = before / (before + variances[at])
        found.append(_between(found[-1], rows[at], gain))
        spread.append((1 - gain) * before)
    for at in range(len(rows) - 2, -1, -1):
        before = spread[at] + steps[at]
        gain = spread[at] / before
        found[at] = _between(found[at], found[at + 1], gain)
        spread[at] += gain * gain * (spread[at + 1] - before)
    return found, spread


def _step(one: Row, other: Row, chance: float) -> float:
    """The variance of a step: what was seen of it beyond chance."""
    seen = max((after - before) ** 2 for before, after in zip(one, other, strict=True))
    return STEP * STEP + max(0.0, seen - chance)


def _between(one: Row, other: Row, share: float) -> Row:
    return tuple(a + share * (b - a) for a, b in zip(one, other, strict=True))


# The story itself.

FIRST, FURTHER = 16, 16
"""Runs of every position in the first round, and of those that are looked at further in each round after it."""
_SOON, _FEWEST = 1200, 2
"""About how many the first round has in all where there are many positions, so that a long match has its first curve as
soon as a short one; and of every position at least."""
_SOON_SHARE = 0.125
"""What part of all acts played in thought the first round may take, so that even the longest match has it in 3 s."""
_SHARE = 8
"""One in so many of the positions is looked at further in a round."""
_LEAST = 0.03
"""Jumps below this share are no moments."""
_FALSE = 1.0
"""How many moments of a match may be chance alone: the more positions, the farther must one stand out."""
_PRIOR = 1.0
"""Runs that are thought to have ended evenly for all before any was counted: where few runs all end alike, a chance is
not known for certain. One is the usual weakest guess (Laplace); not tuned."""


class MovedBy(Enum):
    """What made a jump."""

    LUCK = "luck"
    CHOICE = "choice"
    HANDS = "hands"


class Spot(NamedTuple):
    """A position whose chances are counted. act: the acts before it. answered: the answers before it."""

    act: int
    answered: int
    state: Any
    cause: MovedBy
    seat: str


@dataclass(frozen=True)
class Point:
    """The chances from a position on, by seat. act: the acts before it. low, high: where they lie in 19 of 20 cases."""

    act: int
    chances: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]


@dataclass(frozen=True)
class Jump:
    """What an act changed, by seat. act: the acts before it. seat: whose it was. error: one standard error of it."""

    act: int
    seat: str
    cause: MovedBy
    changed: tuple[float, ...]
    error: float


@dataclass(frozen=True)
class ToldMatch:
    """What is known of a match. acts: how many there were. runs: matches played in thought."""

    seats: tuple[str, ...]
    acts: int
    points: tuple[Point, ...]
    jumps: tuple[Jump, ...]
    runs: int

    @cached_property
    def sums(self) -> Mapping[MovedBy, tuple[float, ...]]:
        """By what made them, what all jumps changed for each seat."""
        return {
            cause: tuple(
                sum(jump.changed[number] for jump in self.jumps if jump.cause is cause)
                for number in range(len(self.seats))
            )
            for cause in MovedBy
        }

    @cached_property
    def weights(self) -> Mapping[MovedBy, float]:
        """The share that each has of all that moved the match; nothing where nothing moved."""
        moved = dict.fromkeys(MovedBy, 0.0)
        for jump in self.jumps:
            moved[jump.cause] += max(0.0, sum(map(abs, jump.changed)) / 2 - jump.error)
        whole = sum(moved.values())
        return {cause: each / whole if whole else 0.0 for cause, each in moved.items()}

    def moments(self, most: int = 5) -> list[Jump]:
        """The largest jumps that stand out from chance, the largest first."""
        sure = NormalDist().inv_cdf(1 - _FALSE / 2 / max(1, len(self.jumps)))
        found = [jump for jump in self.jumps if max(map(abs, jump.changed)) >= max(_LEAST, sure * jump.error)]
        return sorted(found, key=lambda jump: (-max(map(abs, jump.changed)), jump.act))[:most]

    def moved(self, jump: Jump) -> int:
        """The number of the seat that a jump is told of: whose act it was, unless it moved another far more."""
        actor = self.seats.index(jump.seat) if jump.seat in self.seats else 0
        most = max(range(len(self.seats)), key=lambda number: abs(jump.changed[number]))
        return actor if 2 * abs(jump.changed[actor]) >= abs(jump.changed[most]) else most

    def at(self, act: int) -> Point:
        """The chances after so many acts."""
        return next((point for point in reversed(self.points) if point.act <= act), self.points[0])


def can_be_told(match: Match) -> bool:
    """Whether the chances of this match can be told: it is played on in thought, by several, at a table that is known.

    A machine of another version of the Workshop may not be readable any more.
    """
    row = CATALOG[match.game.id]
    told = row.foresight is not None and row.has_table(match.setup.options)
    return told and len(match.setup.seats) > 1 and len(match.played) > 1


class StoryTeller:
    """Counts a match in rounds, each of which looks further where the curve moves: the same seed, the same curve.

    Each round is a list of pieces, which may be counted anywhere and in any order. The first gives a curve already,
    and is counted in any case. playouts: about how many matches are played in thought, as the game has it if left out.
    """

    def __init__(self, match: Match, seed: int = 0, playouts: int | None = None) -> None:
        self.match, self.seed = match, seed
        self.game, self.setup = match.game.id, match.setup
        self.spots = tuple(_spots(match))
        self.counts = [Wins((0.0,) * len(self.setup.seats), 0) for _spot in self.spots]
        self.budget = foresight_of(self.game).playouts if playouts is None else playouts
        self._most_acts = foresight_of(self.game).acts
        self._first = max(_FEWEST, min(FIRST, self._soon // max(1, len(self.spots))))
        self._left: list[tuple[int, range]] = []
        self._plan()

    # The work.

    @property
    def over(self) -> bool:
        """Whether all that is wanted has been counted."""
        return not self._left

    @property
    def runs(self) -> int:
        """How many matches were played in thought."""
        return sum(count.runs for count in self.counts)

    @property
    def acts(self) -> int:
        """How many acts were played in thought."""
        return sum(count.acts for count in self.counts)

    @property
    def share(self) -> float:
        """How much of all that is wanted has been counted, 0 to 1."""
        wanted = max(self.budget, self._first * len(self.spots), 1)
        return 1.0 if self.over else min(1.0, max(self.runs / wanted, self.acts / self._most_acts))

    @property
    def _soon(self) -> int:
        """About how many runs the first round has; a run takes about as many acts as half the match did."""
        return min(_SOON, int(_SOON_SHARE * self._most_acts / max(1.0, len(self.match.played) / 2)))

    @property
    def ended(self) -> bool:
        """Whether the match is over."""
        return isinstance(self.match.waiting, Over)

    @property
    def ready(self) -> bool:
        """Whether there is a curve: the first round is over."""
        return all(count.runs or self._known(number) for number, count in enumerate(self.counts))

    @property
    def wanted(self) -> tuple[tuple[int, range], ...]:
        """The pieces of this round that are still to be counted."""
        return tuple(self._left)

    def call(self, piece: tuple[int, range]) -> tuple[Callable[[Origin, range], Wins], Origin, range]:
        """What counts a piece anywhere."""
        return counted, *self.given(piece)

    def given(self, piece: tuple[int, range]) -> tuple[Origin, range]:
        """What a piece is counted from."""
        spot = self.spots[piece[0]]
        return Origin(self.game, self.setup, spot.state, spot.answered, self.seed), piece[1]

    def learn(self, piece: tuple[int, range], count: Wins) -> None:
        """A piece was counted."""
        self._left.remove(piece)
        self.counts[piece[0]] += count
        if not self._left:
            self._plan()

    def telling(self) -> Slices[ToldMatch]:
        """All of it here, in slices of one match in thought."""
        while self._left:
            piece = self._left[0]
            count = counting(*self.given(piece))
            while True:
                try:
                    next(count)
                except StopIteration as done:
                    self.learn(piece, done.value)
                    break
                yield self.share
        return self.story()

    def _known(self, number: int) -> bool:
        return isinstance(self.match.game.waiting(self.spots[number].state), Over)

    def _plan(self) -> None:
        """The next round: everything at first, then where the curve moves most and is known least."""
        open_spots = [number for number in range(len(self.spots)) if not self._known(number)]
        if not open_spots or (self.runs and (self.runs >= self.budget or self.acts >= self._most_acts)):
            return
        if not self.runs:
            wanted, runs = open_spots, self._first
        else:
            need = self._need()
            wanted = sorted(open_spots, key=lambda number: (-need[number], number))
            wanted = sorted(wanted[: max(1, min(len(wanted) // _SHARE, (self.budget - self.runs) // FURTHER + 1))])
            runs = FURTHER
        starts = [(number, self.counts[number].runs) for number in wanted]
        self._left = [(number, range(start, start + runs)) for number, start in starts]

    def _need(self) -> list[float]:
        chances = [self._chances(number) for number in range(len(self.spots))]
        error = [self._error(number) for number in range(len(self.spots))]
        steps = [max(map(abs, _apart(before, after))) for before, after in pairwise(chances)]
        beside = [max(steps[max(0, at - 1) : at + 1], default=0.0) for at in range(len(chances))]
        return [wrong * (0.1 + step) for wrong, step in zip(error, beside, strict=True)]

    # What is known.

    def _chances(self, number: int) -> tuple[float, ...]:
        waiting, count = self.match.game.waiting(self.spots[number].state), self.counts[number]
        if isinstance(waiting, Over):
            return shares(self.setup, waiting)
        return tuple(wins / max(1, count.runs) for wins in count.wins)

    def _error(self, number: int) -> float:
        """The greatest standard error of the chances of a spot; a little more than seen, for few runs see little."""
        if self._known(number):
            return 0.0
        count, seats = self.counts[number], len(self.setup.seats)
        likely = [(wins + _PRIOR / seats) / (count.runs + _PRIOR) for wins in count.wins]
        return max(sqrt(each * (1 - each) / max(1, count.runs)) for each in likely)

    def story(self) -> ToldMatch:
        """What is known by now; only once it is `ready`."""
        numbers = range(len(self.spots))
        chances, spread = smoothed([self._chances(at) for at in numbers], [self._error(at) ** 2 for at in numbers])
        points = [_point(spot.act, each, wide) for spot, each, wide in zip(self.spots, chances, spread, strict=True)]
        jumps = [
            Jump(spot.act - 1, spot.seat, spot.cause, _apart(chances[at - 1], chances[at]),
                 sqrt(self._error(at - 1) ** 2 + self._error(at) ** 2))
            for at, spot in enumerate(self.spots[1:], start=1)
        ]  # fmt: skip
        return ToldMatch(self.setup.names, len(self.match.played), tuple(points), tuple(jumps), self.runs)


def note_of(teller: StoryTeller) -> StoryNote:
    """What is kept of a match that was counted to the end: the sums of all causes, and how sure that of luck is."""
    story, spots = teller.story(), teller.spots
    doubts = [0.0] * len(story.seats)
    for at, count in enumerate(teller.counts):
        begins = at + 1 < len(spots) and spots[at + 1].cause is MovedBy.LUCK
        weight = (at > 0 and spots[at].cause is MovedBy.LUCK) - begins
        if not weight or isinstance(teller.match.game.waiting(spots[at].state), Over):
            continue
        for number, wins in enumerate(count.wins):
            likely = (wins + _PRIOR / len(doubts)) / (count.runs + _PRIOR)
            doubts[number] += likely * (1 - likely) / max(1, count.runs)
    sums = story.sums
    rows = sums[MovedBy.LUCK], sums[MovedBy.CHOICE], sums[MovedBy.HANDS]
    return StoryNote(story.acts, *rows, tuple(map(sqrt, doubts)))


def _point(act: int, chances: tuple[float, ...], spread: float) -> Point:
    """The band is the narrower, the nearer a chance is to none or all."""
    varied = [each * (1 - each) for each in chances]
    half = [Z95 * sqrt(spread * each / (max(varied) or 1.0)) for each in varied]
    low = tuple(max(0.0, each - wide) for each, wide in zip(chances, half, strict=True))
    return Point(act, chances, low, tuple(min(1.0, each + wide) for each, wide in zip(chances, half, strict=True)))


def _apart(before: tuple[float, ...], after: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(now - then for then, now in zip(before, after, strict=True))


def _spots(match: Match) -> Iterator[Spot]:
    """The first position, and every one after an act that could have been another one in thought."""
    game, bots, answered = match.game, thinkers(match.game.id, match.setup), 0
    thought = foresight_of(game.id)
    states = [*(played.before for played in match.played), match.state]
    yield Spot(0, 0, states[0], MovedBy.LUCK, "")
    for number, (played, after) in enumerate(zip(match.played, states[1:], strict=True), start=1):
        answered += isinstance(played.act, Answer)
        asked, then = game.waiting(played.before), game.waiting(after)
        if isinstance(asked, Ask):
            if len(game.answers(played.before)) != 1:
                yield Spot(number, answered, after, _cause(thought, asked), played.seat)
        elif isinstance(then, Ask) and then.kind in thought.chosen:
            continue  # What is found by this choice is told with it.
        elif isinstance(asked, Turn) and would_choose(game, played.before, bots, asked) != played.act:
            yield Spot(number, answered, after, MovedBy.CHOICE, played.seat)


def _cause(thought: InThought, asked: Ask) -> MovedBy:
    if asked.kind in thought.hands:
        return MovedBy.HANDS
    return MovedBy.CHOICE if asked.kind in thought.chosen else MovedBy.LUCK
