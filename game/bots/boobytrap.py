"""Computer players of Booby-Trap: a careless one, a careful one, and one that plans.

They draw no chance of their own: what has no reason is picked by a mark of the position, so the same position always
gets the same move.
"""

from __future__ import annotations

import zlib
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.bots.boobytrap_foresight import MARKING_MM, Foresight, Outlook, tray_of
from game.core.acts import Move
from game.core.players import Choice, Steadiness
from game.rules.boobytrap.moves import Pass, Take, Touch
from game.rules.boobytrap.pieces import SIZES, size_of
from game.rules.boobytrap.state import State

Pondered: TypeAlias = Generator[None, None, Choice]
"""A decision in the making: yields between short slices of work, and returns the choice."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player decides and how steady its hands are: they stray by so many mm while they lift.

    looks: how many pieces it sizes up by eye before it touches one. most_grip: it takes nothing held more tightly.
    feels: how many pieces it touches in solitaire before it takes the loosest. tries: how many pulls it thinks through.
    """

    looks: int
    most_grip: int
    feels: int
    tries: int
    steadiness: Steadiness


LEVELS = {
    1: Level(looks=0, most_grip=100, feels=1, tries=0, steadiness=Steadiness(mm=1.5)),
    2: Level(looks=8, most_grip=20, feels=6, tries=0, steadiness=Steadiness(mm=0.6)),
    3: Level(looks=0, most_grip=20, feels=6, tries=12, steadiness=Steadiness(mm=0.1)),
}
"""1 takes what comes to hand, 2 looks and feels, 3 thinks through on the real tray what a pull would do."""

LOOSE = 1
SAFE_MM = MARKING_MM - 1.2
LOWERED_MM = 2.5


class BoobyTrapBot:
    """A computer player of one level."""

    def __init__(self, level: int) -> None:
        self._level = LEVELS[level]
        self._foresight = Foresight()

    @property
    def steadiness(self) -> Steadiness:
        """How steady this player's hands are."""
        return self._level.steadiness

    def choose(self, seen: State, seat: str, legal: tuple[Move, ...]) -> Choice:
        """A legal move and its reason."""
        pondering = self.ponder(seen, seat, legal)
        while True:
            try:
                next(pondering)
            except StopIteration as end:
                choice: Choice = end.value
                return choice

    def ponder(self, seen: State, seat: str, legal: tuple[Move, ...]) -> Pondered:
        """The same choice in slices of some 8 ms."""
        if len(legal) == 1:
            return Choice(legal[0], "only_move")
        # Seed 0 says that the answers are made up: there is no tray to think on.
        if self._level.tries and seen.seed:
            return (yield from self._plan(seen))
        if seen.touched:
            return self._after_touch(seen)
        return self._first_touch(seen)

    # ---- by feeling

    def _first_touch(self, seen: State) -> Choice:
        level, known = self._level, dict(seen.felt)
        open_pieces = seen.open_pieces
        loose = [number for number in open_pieces if known.get(number, 101) <= level.most_grip // 2]
        if not level.looks or seen.table.solitaire:
            fresh = [number for number in open_pieces if number not in known]
            return Choice(Touch(_any(seen, fresh or open_pieces)), "any_piece")
        if loose:
            return Choice(Touch(max(loose, key=_size)), "felt_loose")
        return self._by_eye(seen, [number for number in open_pieces if number not in known] or list(open_pieces))

    def _by_eye(self, seen: State, pieces: Sequence[int]) -> Choice:
        glanced = _some(seen, pieces, self._level.looks)
        if not seen.seed:
            return Choice(Touch(glanced[0]), "any_piece")
        tray = tray_of(seen)
        grips = {number: 100 * tray.grip(number) for number in glanced}
        fair = [number for number in glanced if grips[number] <= self._level.most_grip]
        best = (
            max(fair, key=lambda number: (_size(number), -grips[number]))
            if fair
            else min(glanced, key=grips.__getitem__)
        )
        return Choice(Touch(best), "looks_loose")

    def _after_touch(self, seen: State) -> Choice:
        level, grip = self._level, seen.felt[-1][1]
        if not level.looks and not level.tries:
            return Choice(Take(), "never_doubts")
        if seen.table.solitaire:
            return self._solitaire(seen, grip)
        if grip <= level.most_grip:
            return Choice(Take(), "feels_loose")
        return Choice(Pass(), "too_tight") if seen.may_pass else Choice(Take(), "must_pick")

    def _solitaire(self, seen: State, grip: int) -> Choice:
        known = dict(seen.felt)
        fresh = [number for number in seen.open_pieces if number not in known]
        if grip > LOOSE and len(known) < self._level.feels and fresh:
            return Choice(Touch(_any(seen, fresh)), "feel_more")
        loosest = min(known, key=lambda number: (known[number], number))
        if loosest != seen.touched and known[loosest] < grip:
            return Choice(Touch(loosest), "loosest_felt")
        return Choice(Take(), "feels_loose" if grip <= LOOSE else "loosest_felt")

    # ---- by looking ahead

    def _plan(self, seen: State) -> Pondered:
        if seen.touched and not seen.table.solitaire:
            outlook = yield from self._foresight.try_out(seen, seen.touched)
            if outlook.travel_mm < SAFE_MM or not seen.may_pass:
                return Choice(Take(), "as_planned")
            return Choice(Pass(), "too_tight")
        best, reason = yield from (self._lower(seen) if seen.table.solitaire else self._richest(seen))
        if best == seen.touched and best:
            return Choice(Take(), "as_planned")
        return Choice(Touch(best) if best else Pass(), reason)

    def _lower(self, seen: State) -> Generator[None, None, tuple[int, str]]:
        """In solitaire: the piece that lets the bar down furthest without tripping it, for it has a long way to go."""
        grips = _grips(seen)
        tried: dict[int, Outlook] = {}
        for number in _tense_first(grips)[: self._level.tries]:
            tried[number] = outlook = yield from self._foresight.try_out(seen, number)
            if LOWERED_MM <= outlook.travel_mm <= SAFE_MM:
                return number, "lowers_bar"
        best = max(tried, key=lambda number: _progress(tried[number]))
        return best, "stays_safe" if tried[best].travel_mm <= SAFE_MM else "least_harm"

    def _richest(self, seen: State) -> Generator[None, None, tuple[int, str]]:
        """Against others: the piece worth most that does not trip the bar; 0 to pass."""
        grips = _grips(seen)
        tried: dict[int, Outlook] = {}
        for number in _by_worth(grips, self._level.tries):
            tried[number] = outlook = yield from self._foresight.try_out(seen, number)
            if outlook.travel_mm <= SAFE_MM:
                return number, "worth_most"
        if seen.may_pass:
            return 0, "nothing_safe"
        return min(tried, key=lambda number: tried[number].travel_mm), "least_harm"


def _grips(seen: State) -> dict[int, float]:
    tray = tray_of(seen)
    return {number: tray.grip(number) for number in seen.open_pieces}


def _tense_first(grips: dict[int, float]) -> list[int]:
    """Pieces that carry, the least first, then the loose ones, which move nothing."""
    return sorted(grips, key=lambda number: (100 * grips[number] <= LOOSE, grips[number], number))


def _by_worth(grips: dict[int, float], most: int) -> list[int]:
    """The least gripped of each size, the largest size first."""
    each = -(-most // len(SIZES))
    found: list[int] = []
    for size in reversed(SIZES):
        found += sorted((n for n in grips if size_of(n) == size), key=lambda number: (grips[number], number))[:each]
    return found[:most]


def _progress(outlook: Outlook) -> float:
    return outlook.travel_mm if outlook.travel_mm <= SAFE_MM else -outlook.travel_mm


def _size(number: int) -> int:
    return SIZES.index(size_of(number))


def _any(seen: State, pieces: Sequence[int]) -> int:
    return _some(seen, pieces, 1)[0]


def _some(seen: State, pieces: Sequence[int], most: int) -> list[int]:
    """So many of the pieces, picked by a mark of the position."""
    mark = f"{seen.seed}/{len(seen.pulls)}/{seen.passes}/{seen.turn}/{len(seen.felt)}"
    return sorted(pieces, key=lambda number: zlib.crc32(f"{mark}/{number}".encode()))[:most]
