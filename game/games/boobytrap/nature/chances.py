"""How a match goes on in thought, where no tray is pulled: what tempts whom, how it is held, and whether it trips.

By rates alone, which depend on the level of who plays, on the size of a piece, on how many are gone, and on how many
were picked since the last trip: each of those loosens the tray, and a trip lets its spring out. Of firm pieces 117 of
634 tripped right after a trip, and 146 of 199 from eight picks on. The rates were fitted by greatest likelihood to the
7,900 touches and 6,050 pulls of 120 matches of two to four computer players of mixed levels on real trays (seeds
1,000,000 on of `measure story`); what is measured is measured on others.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from math import exp

from game.core.acts import Answer, Move
from game.core.players import Choice, Steadiness
from game.games.boobytrap.rules.moves import GRIPS, PASS, TAKE, TOUCHES, Felt, Pulled
from game.games.boobytrap.rules.pieces import NUMBERS, SIZES, numbers_of, size_of
from game.games.boobytrap.rules.seen import MARKING_IN, Seen, feel_word
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.tray.risks import trips_in_100

_GOLDEN = 0.618033988749895

_TEMPTS = {1: (-2.2, 0.0, 1.2), 2: (-2.9, 0.0, 2.1), 3: (-2.6, 0.0, 1.3)}
_LATER = (2.4, 0.0, -1.8)
"""The log weight of a small, a medium and a large piece when one is chosen by eye; what it gains until all are gone."""

_GRIPS = (0, 12, 31, 50)
"""What stands for loose, snug, tight and locked."""
_HELD = (0.25, 1.1, 2.24)
_EYE = {1: 0.0, 2: 0.35, 3: 0.49}
_OF_SIZE = {"S": (0.0, 1.6), "M": (-0.85, 1.04), "L": (-1.53, 0.12)}
_LOOSER = -0.75
"""The log odds that what was chosen is loose, snug at the most, tight at the most; what the level adds; what the size
adds, and what it gains until all are gone; what a tray adds that has been picked from since its last trip."""

_TRIP = {1: -4.16, 2: -4.36, 3: -5.11}
_FIRM = {"loose": 0.0, "snug": 2.03, "tight": 3.01, "locked": 3.51}
_SPRUNG = 2.91
_EMPTIER = (2.76, -3.2)
"""The log odds of a trip by level; what the feel adds, what picks since the last trip add to a firm piece, and what an
emptier tray adds, by how empty it is and by the square of that."""
_LATELY = 10
"""Picks since the last trip from which on more of them add nothing."""

_THROWN = {
    "loose": (0.43, 0.57, 0.71, 0.84, 0.9, 0.94),
    "snug": (0.53, 0.69, 0.86, 0.93, 0.95),
    "tight": (0.55, 0.71, 0.85, 0.91, 0.95),
    "locked": (0.6, 0.79, 0.93, 0.95),
}
"""Of a pull that trips how often no more than 0, 1, 2 ... other pieces are thrown."""

_IMAGINED = {
    "S": {"loose": 0.66, "snug": 0.44, "tight": 0.33, "locked": 0.25},
    "M": {"loose": 0.84, "snug": 0.71, "tight": 0.58, "locked": 0.4},
    "L": {"loose": 0.96, "snug": 0.96, "tight": 0.87, "locked": 0.58},
}
"""How often a player of level 3, who imagines the pull as well, takes what it has touched."""
_MOST_RISK = 0.3
"""As `MOST_RISK` of the computer players, of which this one knows nothing."""


class ThoughtPlayer:
    """Plays for a level in thought: chooses a size as that level's eye does, and takes or leaves by what is felt."""

    def __init__(self, level: int) -> None:
        self._level = level

    @property
    def steadiness(self) -> Steadiness:
        """In thought hands are rates."""
        return Steadiness()

    def choose(self, seen: Seen, seat: str, legal: tuple[Move, ...]) -> Choice:
        """A legal move; draws no chance of its own, the same sight always gets the same move."""
        if seen.touched:
            return Choice(TAKE if PASS not in legal or self._takes(seen) else PASS, "")
        pieces = self._promising(seen)
        if not pieces:
            if PASS in legal:
                return Choice(PASS, "")
            pieces = seen.open_pieces
        return Choice(TOUCHES[self._tempting(seen, pieces)], "")

    def _promising(self, seen: Seen) -> tuple[int, ...]:
        """What nobody has left; a large piece may be worth it all the same."""
        left = {*seen.left_by_others, *(number for number, _ in seen.felt)}
        if not left:
            return seen.open_pieces
        fresh = tuple(number for number in seen.open_pieces if number not in left)
        return fresh or tuple(number for number in seen.open_pieces if size_of(number) == "L")

    def _tempting(self, seen: Seen, pieces: Sequence[int]) -> int:
        """The piece that is chosen by eye: as often as its size tempts."""
        ends = [bisect(pieces, numbers_of(size)[-1]) for size in SIZES]
        gone, first, weights = _gone(seen.left), 0, [0.0]
        for end, tempts, later in zip(ends, _TEMPTS[self._level], _LATER, strict=True):
            weights.append(weights[-1] + (end - first) * exp(tempts + gone * later))
            first = end
        spot = _mark(seen) * weights[-1]
        size = bisect(weights, spot) - 1
        first = ends[size - 1] if size else 0
        return pieces[first + int((ends[size] - first) * (spot - weights[size]) / (weights[size + 1] - weights[size]))]

    def _takes(self, seen: Seen) -> bool:
        word, size = dict(seen.felt)[seen.touched], size_of(seen.touched)
        if self._level == 3:
            return _mark(seen) < _IMAGINED[size][word]
        risk = trips_in_100(word) / 100
        return risk <= _MOST_RISK and (1 - risk) * seen.values[SIZES.index(size)] >= risk * seen.penalty


def _mark(seen: Seen) -> float:
    """A number from 0 to 1 that what is seen stands for."""
    return ((sum(seen.left) + 7 * seen.touched + 3 * len(seen.left_by_others)) * _GOLDEN) % 1.0


def _gone(left: Sequence[int]) -> float:
    """How much of a tray has been taken, 0 to 1."""
    return 1 - len(left) / len(NUMBERS)


def _lately(state: State) -> float:
    """How many picks there were since the last trip, as a share of `_LATELY`."""
    return state.picks_since_trip(_LATELY) / _LATELY


def felt(state: State, level: int, number: float) -> Felt:
    """How firmly the touched piece is held that a player of this level chose, the loosest first."""
    known = dict(state.felt).get(state.touched)
    if known is not None:
        return GRIPS[known]
    size, later = _OF_SIZE[size_of(state.touched)]
    eye = _EYE[level] + size + later * _gone(state.left) + _LOOSER * _lately(state)
    word = next((at for at, held in enumerate(_HELD) if number < _share(held + eye)), len(_HELD))
    return GRIPS[_GRIPS[word]]


def pulled(state: State, level: int, number: float) -> Pulled:
    """What comes of a pull by the hands of a player of this level, a trip first."""
    word = feel_word(dict(state.felt)[state.touched])
    trips = _share(_trip_odds(state, level, word))
    if number >= trips:
        return Pulled(0.0)
    thrown = bisect(_THROWN[word], number / trips)
    others = [each for each in state.left if each != state.touched]
    away = random.Random(number).sample(others, min(thrown, len(others))) if thrown else ()
    return Pulled(MARKING_IN, tuple(sorted(away)))


def _trip_odds(state: State, level: int, word: str) -> float:
    """The log odds that a piece that is held so trips the bar."""
    gone, (more, squared) = _gone(state.left), _EMPTIER
    firm = _FIRM[word] + _SPRUNG * _lately(state) if _FIRM[word] else 0.0
    return _TRIP[level] + firm + more * gone + squared * gone * gone


def _share(odds: float) -> float:
    return 1 / (1 + exp(-odds))


IN_THOUGHT: Mapping[str, Callable[[State, int, float], Answer]] = {"feel": felt, "pull": pulled}
"""By what is asked."""
