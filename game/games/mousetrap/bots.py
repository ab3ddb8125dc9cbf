"""Computer players of the Mouse Trap: one way of deciding, and levels as data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import fsum

from game.core.acts import Move
from game.core.players import Choice, Steadiness
from game.games.mousetrap.rules.moves import Lure, Stop, Straighten, Take, TurnCrank
from game.games.mousetrap.rules.state import CHEESE, CRANK, LOOP, PATHS, SAFE, WHEEL, State


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player decides and how steady its hands are.

    saves: spends on luring only what it has beyond an even share of all cheese, so that between two mice there is
    always one that lures in the end. gathers: lures more mice to one that is on the wheel already.
    weighs: takes cheese from the most dangerous rival, not from the first that may be named.
    """

    saves: bool
    gathers: bool
    weighs: bool
    steadiness: Steadiness


LEVELS = {
    1: Level(True, False, False, Steadiness(2.2, 1.1, 11.0, rps=2.15, uneven=0.3, patience=2)),
    2: Level(True, False, True, Steadiness(1.3, 0.65, 6.5, rps=1.5, uneven=0.4, patience=4)),
    3: Level(False, True, True, Steadiness(0.5, 0.25, 3.0, rps=0.7, uneven=0.3)),
}
"""1 sets parts down roughly and cranks so fast that the cage often falls early, 2 takes more care, 3 has steady hands.

Tuned on seed 1 (`game/games/README.md`).
"""

LEAST_HOPE = 0.1
"""Nobody lures with less than this chance for the cheese in hand."""


class MouseTrapBot:
    """A computer player of one level."""

    def __init__(self, level: int) -> None:
        self._level = LEVELS[level]

    @property
    def steadiness(self) -> Steadiness:
        """How this player builds and cranks."""
        return self._level.steadiness

    def choose(self, seen: State, seat: str, legal: tuple[Move, ...]) -> Choice:
        """A legal move and its reason."""
        if len(legal) == 1:
            return Choice(legal[0], "only_move")
        if isinstance(legal[0], Straighten):
            return Choice(legal[0], "keeps_missing")
        takes = [move for move in legal if isinstance(move, Take)]
        if takes:
            return self._take(seen, takes)
        return self._on_crank(seen, legal)

    def _take(self, seen: State, takes: list[Take]) -> Choice:
        if not self._level.weighs:
            return Choice(takes[0], "take_first")
        return Choice(max(takes, key=lambda take: _harm(seen, take)), "take_from_danger")

    def _on_crank(self, seen: State, legal: tuple[Move, ...]) -> Choice:
        crank, stop = TurnCrank() in legal, Stop() in legal
        lure = self._lure(seen, [move for move in legal if isinstance(move, Lure)], gathering=crank)
        if lure:
            return lure
        if crank:
            return Choice(TurnCrank(), "crank_now")
        assert stop
        return Choice(Stop(), "no_hope" if self._spare(seen) > 0 else "save_cheese")

    def _lure(self, seen: State, lures: list[Lure], gathering: bool) -> Choice | None:
        spare = self._spare(seen)
        if not lures or spare <= 0 or (gathering and not self._level.gathers):
            return None
        best = max(lures, key=lambda lure: (_hope(seen, lure, spare), seen.hands[_index(seen, lure.mouse)]))
        if _hope(seen, best, spare) < LEAST_HOPE:
            return None
        return Choice(best, "gather_more" if gathering else "lure_likeliest")

    def _spare(self, seen: State) -> int:
        """How much cheese it would spend on luring."""
        kept = CHEESE // seen.captured.count(False) if self._level.saves else 0
        return seen.hands[seen.turn] - kept


def _index(seen: State, seat: str) -> int:
    return seen.table.seats.index(seat)


def _hope(seen: State, lure: Lure, tries: int) -> float:
    return reach(seen.mice[_index(seen, lure.mouse)], min(tries, 12))


@cache
def reach(space: int, tries: int) -> float:
    """The chance that a mouse on this space comes to rest on the wheel within so many lures; Safe ends the hope."""
    if space == WHEEL:
        return 1.0
    if space == SAFE or tries == 0:
        return 0.0
    # fsum: the same in every Python, whose sum adds more exactly since 3.12.
    return fsum(reach(PATHS[space][pips][-1], tries - 1) for pips in range(1, 7)) / 6


def _harm(seen: State, take: Take) -> float:
    return fsum(pieces / (1 + _to_crank(seen.mice[_index(seen, giver)])) for giver, pieces in take.gifts)


def _to_crank(space: int) -> int:
    return CRANK - space if space <= CRANK else CRANK + LOOP - space
