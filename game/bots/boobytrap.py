"""Computer players of Booby-Trap: a careless one, a careful one, and one that plans.

They draw no chance of their own: what has no reason is picked by a mark of the position, so the same position always
gets the same move.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.boobytrap_foresight import Thought, tray_of
from game.bots.boobytrap_planner import Planner
from game.core.acts import Move
from game.core.players import Choice, Steadiness
from game.rules.boobytrap.moves import Pass, Take, Touch
from game.rules.boobytrap.pieces import SIZES, size_of
from game.rules.boobytrap.state import State


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player decides and how steady its hands are: they stray by so many mm while they lift.

    looks: how many pieces it sizes up by eye before it touches one. most_grip: it takes nothing held more tightly.
    feels: how many pieces it touches in solitaire before it takes the loosest.
    tries, more: how many pulls it thinks through, and how many further ones in need; 0 goes by looking and feeling.
    """

    looks: int
    most_grip: int
    feels: int
    tries: int
    more: int
    steadiness: Steadiness


LEVELS = {
    1: Level(looks=0, most_grip=100, feels=1, tries=0, more=0, steadiness=Steadiness(mm=1.5)),
    2: Level(looks=8, most_grip=20, feels=6, tries=0, more=0, steadiness=Steadiness(mm=0.6)),
    3: Level(looks=0, most_grip=20, feels=6, tries=8, more=14, steadiness=Steadiness(mm=0.0)),
}
"""1 takes what comes to hand, 2 looks and feels, 3 thinks through on the real tray what a pull would do."""

LOOSE = 1
"""The greatest grip, of 100, of a piece that nobody need compare with others."""


class BoobyTrapBot:
    """A computer player of one level."""

    def __init__(self, level: int) -> None:
        self._level = LEVELS[level]
        self._planner = Planner(self._level.tries, self._level.more)

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

    def ponder(self, seen: State, seat: str, legal: tuple[Move, ...]) -> Thought[Choice]:
        """The same choice in slices of some 8 ms."""
        if len(legal) == 1:
            return Choice(legal[0], "only_move")
        # Seed 0 says that the answers are made up: there is no tray to think on.
        if self._level.tries and seen.seed:
            return (yield from self._planner.plan(seen))
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
            return Choice(Take(), "feels_loose" if grip <= LOOSE else "holds_little")
        return Choice(Pass(), "too_tight")

    def _solitaire(self, seen: State, grip: int) -> Choice:
        known = dict(seen.felt)
        fresh = [number for number in seen.open_pieces if number not in known]
        if grip > LOOSE and len(known) < self._level.feels and fresh:
            return Choice(Touch(_any(seen, fresh)), "feel_more")
        loosest = min(known, key=lambda number: (known[number], number))
        if loosest != seen.touched and known[loosest] < grip:
            return Choice(Touch(loosest), "loosest_felt")
        return Choice(Take(), "feels_loose" if grip <= LOOSE else "loosest_felt")


def _size(number: int) -> int:
    return SIZES.index(size_of(number))


def _any(seen: State, pieces: Sequence[int]) -> int:
    return _some(seen, pieces, 1)[0]


def _some(seen: State, pieces: Sequence[int], most: int) -> list[int]:
    """So many of the pieces, picked by a mark of the position."""
    mark = f"{seen.seed}/{len(seen.pulls)}/{seen.passes}/{seen.turn}/{len(seen.felt)}"
    return sorted(pieces, key=lambda number: zlib.crc32(f"{mark}/{number}".encode()))[:most]
