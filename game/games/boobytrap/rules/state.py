"""A position of Booby-Trap, and its invariants."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from game.core.acts import Ask, BrokenInvariant, Over, Turn, ask, quick_replace
from game.core.setup import LOT, Setup, beginner
from game.games.boobytrap.rules.pieces import SIZES, RuleOptions, numbers_of, size_of

MOST_TRIPS = 3
"""Solitaire is lost by one more (BT-19)."""


class Pull(NamedTuple):
    """A piece that was taken, as the tray needs it to be rebuilt: its number, the lift as a word, what was thrown."""

    number: int
    lift: str
    thrown: tuple[int, ...]


@quick_replace
class State(NamedTuple):
    """Everything that Undo must restore; tuples go by seat in turn order. A named tuple, for it is copied at every act.

    seed, pulls: the history of the tray, from which it can be had again. left: the numbers still in it, rising.
    hands: the pieces each seat keeps. discard: those nobody has. scores: penalties included. trips: of each seat.
    passes: in a row since the last pick. touched: the piece under the player's hand, or 0.
    felt: the pieces touched since the last pick and their grip, the newest last. waiting: whom the position waits for.
    by: who felt each of those, seats by their places, each by its place in `felt`; it decides nothing but what a seat
    knows, and the digests of older saves know nothing of it. arches: whether the seat to act asked to see the arches.
    """

    table: RuleOptions
    seed: int
    turn: int
    left: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    scores: tuple[int, ...]
    trips: tuple[int, ...]
    passes: int
    touched: int
    felt: tuple[tuple[int, int], ...]
    pulls: tuple[Pull, ...]
    waiting: Turn | Ask | Over
    by: tuple[tuple[int, ...], ...] = ()
    arches: bool = False

    @property
    def seat(self) -> str:
        """The name of the seat whose turn it is."""
        return self.table.seats[self.turn]

    @property
    def open_pieces(self) -> tuple[int, ...]:
        """The pieces that may be touched: all, or in order of size those of the smallest size left (BT-21)."""
        if not self.table.by_size or not self.left:
            return self.left
        due = numbers_of(size_of(self.left[0]))  # an empty size is skipped
        return tuple(number for number in self.left if number in due)

    @property
    def may_pass(self) -> bool:
        """Whether the seat to act may pass: not when all have passed twice (BT-12), nor where nobody may (BT-22)."""
        return self.passes < self.table.most_passes

    def picks_since_trip(self, most: int) -> int:
        """How many picks there were since the last trip, counted up to so many; a piece that tripped is nobody's."""
        since = 0
        for pull in reversed(self.pulls[-most:]):
            if pull.number in self.discard:
                break
            since += 1
        return since


def start(setup: Setup) -> State:
    """All pieces in the tray and yet to be mixed; the first seat begins (BT-18), or whom the set-up says."""
    table, first = RuleOptions.of(setup), beginner(setup)
    nothing = (0,) * len(table.seats)
    return State(
        table=table,
        seed=0,
        turn=first or 0,
        left=table.numbers,
        hands=((),) * len(table.seats),
        discard=(),
        scores=nothing,
        trips=nothing,
        passes=0,
        touched=0,
        felt=(),
        pulls=(),
        waiting=ask(LOT if first is None else "mix", table.seats[first or 0]),
    )


def check(state: State) -> None:
    """Raise BrokenInvariant unless pieces, scores, passes and turn are in order."""
    everywhere = sorted([*state.left, *state.discard, *(number for hand in state.hands for number in hand)])
    pulled = sorted(number for pull in state.pulls for number in (pull.number, *pull.thrown))
    numbers = state.table.numbers
    for holds, claim in (
        (everywhere == list(numbers), "every piece is in the tray, in a hand or discarded, once"),
        (all(low < high for low, high in pairwise(state.left)), "the tray is told in order of number"),
        (pulled == sorted(set(numbers) - set(state.left)), "what is gone was taken or thrown"),
        (state.scores == _scores(state), "scores are the pieces kept less the penalties (BT-02, BT-16)"),
        (_passes_in_order(state), "nobody passes more often than twice in a row, nor where passing is not allowed"),
        (not state.touched or state.touched in state.open_pieces, "a touched piece is in the tray and of its size"),
        (all(number in state.left for number, _ in state.felt), "what was felt is in the tray still"),
        (len(state.by) == len(state.felt), "it is known who felt what"),
        (state.table.arches or not state.arches, "nobody sees the arches where nobody may ask"),
        (_turn_in_order(state), "exactly one seat is waited for, or the match is over"),
    ):
        if not holds:
            raise BrokenInvariant(f"broken: {claim}")


def _scores(state: State) -> tuple[int, ...]:
    table = state.table
    if table.solitaire:
        return (0,)  # no score is kept (BT-24)
    worth = {size: table.value(size) for size in SIZES}
    return tuple(
        sum(worth[size_of(number)] for number in hand) - table.penalty * trips
        for hand, trips in zip(state.hands, state.trips, strict=True)
    )


def _passes_in_order(state: State) -> bool:
    return 0 <= state.passes <= state.table.most_passes


def _turn_in_order(state: State) -> bool:
    waiting, over = state.waiting, len(state.left) <= len(state.table.seats)
    if state.table.solitaire:
        over = over or state.trips[0] > MOST_TRIPS
    if isinstance(waiting, Over) or over:
        return isinstance(waiting, Over) and over and not state.touched
    kinds = ("feel", "pull") if state.touched else ("mix", LOT)
    asked = isinstance(waiting, Turn) or (waiting.about == state.touched and waiting.kind in kinds)
    return waiting.seat == state.seat and asked
