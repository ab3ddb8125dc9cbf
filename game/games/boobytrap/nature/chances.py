"""How a match goes on in thought, where no tray is pulled: what tempts whom, how it is held, and whether it trips.

By rates alone, which depend on the level of who plays, on the size of a piece and on how many are gone. They were
fitted by greatest likelihood to the 1,300 touches of 20 matches of two to four computer players of mixed levels on real
trays (seeds 100,000 on of `measure story`); what is measured is measured on others.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from math import exp, log

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
_HELD = (-0.1, 0.75, 2.0)
_EYE = {1: 0.0, 2: 0.3, 3: 0.8}
_OF_SIZE = {"S": (0.0, 1.3), "M": (-1.0, 1.05), "L": (-1.15, -0.9)}
"""The log odds that what was chosen is loose, snug at the most, tight at the most; what the level adds; what the size
adds, and what it gains until all are gone."""

_TRIP = {1: 0.3, 2: 0.3, 3: -0.4}
_EMPTIER = 1.0
_RARELY = 0.01
"""What the level and an emptier tray add to the log odds that the risk table tells; what it calls never is so rare."""

_THROWN = {"loose": (0.7, 0.9), "snug": (0.59, 0.81, 0.94), "tight": (0.6, 0.73, 0.86, 0.93), "locked": (0.6, 0.8, 0.9)}
"""Of a pull that trips how often no more than 0, 1, 2 ... other pieces are thrown."""

_IMAGINED = {
    "S": {"loose": 0.6, "snug": 0.8, "tight": 0.2, "locked": 0.0},
    "M": {"loose": 0.86, "snug": 0.6, "tight": 0.6, "locked": 0.5},
    "L": {"loose": 1.0, "snug": 0.95, "tight": 0.9, "locked": 0.8},
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


def felt(state: State, level: int, number: float) -> Felt:
    """How firmly the touched piece is held that a player of this level chose, the loosest first."""
    known = dict(state.felt).get(state.touched)
    if known is not None:
        return GRIPS[known]
    size, later = _OF_SIZE[size_of(state.touched)]
    eye = _EYE[level] + size + later * _gone(state.left)
    word = next((at for at, held in enumerate(_HELD) if number < _share(held + eye)), len(_HELD))
    return GRIPS[_GRIPS[word]]


def pulled(state: State, level: int, number: float) -> Pulled:
    """What comes of a pull by the hands of a player of this level, a trip first."""
    word = feel_word(dict(state.felt)[state.touched])
    risk = trips_in_100(word, size_of(state.touched)) / 100
    trips = _share(log(risk / (1 - risk)) + _TRIP[level] + _EMPTIER * _gone(state.left)) if risk else _RARELY
    if number >= trips:
        return Pulled(0.0)
    thrown = bisect(_THROWN[word], number / trips)
    others = [each for each in state.left if each != state.touched]
    away = random.Random(number).sample(others, min(thrown, len(others))) if thrown else ()
    return Pulled(MARKING_IN, tuple(sorted(away)))


def _share(odds: float) -> float:
    return 1 / (1 + exp(-odds))


IN_THOUGHT: Mapping[str, Callable[[State, int, float], Answer]] = {"feel": felt, "pull": pulled}
"""By what is asked."""
