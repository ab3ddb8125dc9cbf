"""How a computer player plans in Booby-Trap: it thinks pulls through on twins of the tray."""

from __future__ import annotations

from math import inf

from game.bots.boobytrap_foresight import Foresight, Outlook, Thought, tray_of
from game.core.players import Choice
from game.rules.boobytrap.moves import Pass, Take, Touch
from game.rules.boobytrap.pieces import SIZES, size_of
from game.rules.boobytrap.state import State

LOOSE = 0.003
"""A piece with less grip carries nothing, and need not be tried."""
LOWEST_MM, MOST_WANTED_MM, LITTLE_MM = 30.0, 4.0, 1.0
"""Where the bar is to end up; the most to ask of one pull; less is hardly a way down."""
SPARED = 0.3
"""The share of the pieces that carry most: they trip the bar most often, and are tried last."""
COLLAPSES = 3
"""So many trips are compared where one cannot be helped."""


class Planner:
    """Plans a move. tries: how many pulls it thinks through at first. more: and how many further ones in need."""

    def __init__(self, tries: int, more: int) -> None:
        self._tries, self._more = tries, more
        self._foresight = Foresight()

    def plan(self, seen: State) -> Thought[Choice]:
        """A legal move of the seat to act and its reason."""
        if seen.touched and not seen.table.solitaire:
            outlook = yield from self._foresight.try_out(seen, seen.touched)
            return Choice(Take(), "as_planned") if outlook.safe else Choice(Pass(), "too_tight")
        best, reason = yield from (self._lower(seen) if seen.table.solitaire else self._richest(seen))
        if best and best == seen.touched:
            return Choice(Take(), "as_planned")
        return Choice(Touch(best) if best else Pass(), reason)

    def _lower(self, seen: State) -> Thought[tuple[int, str]]:
        """In solitaire: let the bar down by less than a marking wherever it goes, for it has a long way to go."""
        tray = tray_of(seen)
        grips = {number: tray.grip(number) for number in seen.left}
        tense = _most_promising(grips)
        loose = [number for number in grips if grips[number] < LOOSE]
        wanted = min(MOST_WANTED_MM, (tray.frame().bar[2] - LOWEST_MM) / max(1, len(grips) - 1))
        tried = yield from self._foresight.try_until(seen, tense[: self._tries], wanted)
        best = _furthest(tried, safe=True)
        if best and tried[best].travel_mm >= LITTLE_MM:
            return best, "lowers_bar"
        if loose or best:
            return max(loose, default=best), "stays_safe"
        gentlest = sorted(set(tense) - set(tried), key=lambda number: grips[number])
        tried |= yield from self._foresight.try_until(seen, gentlest[: self._more])
        best = _furthest(tried, safe=True)
        if best:
            return best, "stays_safe"
        return (yield from self._collapse(seen, list(tried))), "furthest_down"

    def _collapse(self, seen: State, numbers: list[int]) -> Thought[int]:
        """Of trips that cannot be helped the one that brings the bar down furthest."""
        tried: dict[int, Outlook] = {}
        for number in numbers[:COLLAPSES]:
            tried[number] = yield from self._foresight.try_out(seen, number, inf)
        return _furthest(tried, safe=False)

    def _richest(self, seen: State) -> Thought[tuple[int, str]]:
        """Against others: the piece worth most that does not trip the bar; 0 to pass."""
        tried = yield from self._foresight.try_until(seen, _by_worth(seen, self._tries + self._more))
        best = _furthest(tried, safe=True)
        if best:
            return best, "worth_most"
        if seen.may_pass:
            return 0, "nothing_safe"
        return min(tried, key=lambda number: tried[number].travel_mm), "least_harm"


def _most_promising(grips: dict[int, float]) -> list[int]:
    """Pieces that carry, middle grip first: what is held more tightly trips, what is held less hardly moves."""
    tense = sorted((number for number in grips if grips[number] >= LOOSE), key=lambda number: -grips[number])
    spared = int(len(tense) * SPARED)
    return tense[spared:] + tense[:spared][::-1]


def _furthest(tried: dict[int, Outlook], safe: bool) -> int:
    """The tried piece that lets the bar down furthest, of those that are safe, or of all; 0 for none."""
    fit = [number for number, outlook in tried.items() if outlook.safe or not safe]
    return max(fit, key=lambda number: tried[number].travel_mm, default=0)


def _by_worth(seen: State, most: int) -> list[int]:
    """The least gripped open pieces of each size, the largest size first."""
    tray = tray_of(seen)
    grips = {number: tray.grip(number) for number in seen.open_pieces}
    each = -(-most // len({size_of(number) for number in grips}))
    found: list[int] = []
    for size in reversed(SIZES):
        found += sorted((n for n in grips if size_of(n) == size), key=lambda number: grips[number])[:each]
    return found[:most]
