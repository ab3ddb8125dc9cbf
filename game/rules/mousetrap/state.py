"""A position of the Mouse Trap, and its invariants."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from game.core.acts import Ask, Move, Over, Turn, ask, turn_of
from game.core.errors import BrokenInvariant
from game.core.records import quick_replace
from game.core.setup import Setup
from game.rules.beginning import LOT, beginner
from game.rules.mousetrap.board import SPACES
from game.rules.mousetrap.moves import ROLL, Placed
from game.rules.mousetrap.options import RuleOptions
from game.rules.mousetrap.parts import LOOSE, PARTS

CHEESE = 52
EXACT = Placed()
ROLL_ONLY: tuple[Move, ...] = (ROLL,)


@quick_replace
class State(NamedTuple):
    """Everything that Undo must restore; tuples go by seat in turn order. A named tuple, for it is copied at every act.

    turn: whose turn it is, also while nature is asked. mice: the space of each. hands, pile: cheese.
    parts: how each part was set down, in order of number. captured: who is out.
    queue: parts still to be set down in this turn. anew: parts set anew for this attempt, in order of number.
    waiting: whom the position waits for. moves: the legal ones.
    """

    table: RuleOptions
    turn: int
    mice: tuple[int, ...]
    hands: tuple[int, ...]
    pile: int
    parts: tuple[Placed, ...]
    captured: tuple[bool, ...]
    queue: tuple[int, ...]
    anew: tuple[int, ...]
    waiting: Turn | Ask | Over
    moves: tuple[Move, ...]

    @property
    def seat(self) -> str:
        """The name of the seat whose turn it is."""
        return self.table.seats[self.turn]

    @property
    def complete(self) -> bool:
        """Whether all 24 parts stand."""
        return len(self.parts) == len(PARTS)

    def rivals(self) -> list[int]:
        """The uncaptured opponents of the seat whose turn it is, in turn order of the table."""
        return [seat for seat in range(len(self.mice)) if seat != self.turn and not self.captured[seat]]


def start(setup: Setup) -> State:
    """All mice on one space, no cheese in hand, one seat to roll (MT-08); parts that stand already stand exactly."""
    table, first = RuleOptions.of(setup), beginner(setup)
    seat = table.seats[first or 0]
    nothing = (0,) * len(table.seats)
    return State(
        table=table,
        turn=first or 0,
        mice=(table.start,) * len(table.seats),
        hands=nothing,
        pile=CHEESE,
        parts=(EXACT,) * table.start_built,
        captured=(False,) * len(table.seats),
        queue=(),
        anew=(),
        waiting=ask(LOT, seat) if first is None else turn_of(seat),
        moves=() if first is None else ROLL_ONLY,
    )


def check(state: State) -> None:
    """Raise BrokenInvariant unless cheese, parts, mice and turn are in order."""
    for holds, claim in (
        (min(state.hands) >= 0 and state.pile >= 0, "no count of cheese is negative"),
        (state.pile + sum(state.hands) == CHEESE, "pile and hands hold 52 cheese together"),
        (len(state.parts) <= len(PARTS), "parts stand in order, 24 at most"),
        (all(0 <= space < len(SPACES) for space in state.mice), "every mouse is on one of the fifty spaces"),
        (_turn_in_order(state), "exactly one uncaptured seat is waited for, or the match is over"),
        (_queue_in_order(state), "parts are set down in order of number"),
        (_anew_in_order(state), "parts are set anew before the crank is turned, each once"),
        (not any(state.captured) or state.complete, "no mouse is captured before the trap is complete (MT-10)"),
        (
            all(not out or not hand for out, hand in zip(state.captured, state.hands, strict=True)),
            "a captured seat holds no cheese (MT-39)",
        ),
    ):
        if not holds:
            raise BrokenInvariant(f"broken: {claim}")


def _turn_in_order(state: State) -> bool:
    left = state.captured.count(False)
    waiting = state.waiting
    if isinstance(waiting, Over):
        return left == 1 and waiting.winners == (state.seat,) and not state.moves
    moves_fit = bool(state.moves) == isinstance(waiting, Turn) and len(set(state.moves)) == len(state.moves)
    return left > 1 and not state.captured[state.turn] and waiting.seat == state.seat and moves_fit


def _queue_in_order(state: State) -> bool:
    queue, due = state.queue, tuple(range(len(state.parts) + 1, len(PARTS) + 1))
    if not isinstance(state.waiting, Ask) or state.waiting.kind != "place":
        return not queue
    loose = tuple(number for number in queue if number in LOOSE)
    reset = state.complete and _rising(queue) and loose == LOOSE[-len(loose) :] and len(queue) <= len(loose) + 1
    return queue[:1] == (state.waiting.about,) and (queue == due[: len(queue)] or reset)


def _anew_in_order(state: State) -> bool:
    asked = isinstance(state.waiting, Ask) and state.waiting.kind == "trap"
    return not state.anew or (asked and _rising(state.anew) and state.anew[0] > 0 and state.anew[-1] <= len(PARTS))


def _rising(numbers: tuple[int, ...]) -> bool:
    return all(low < high for low, high in pairwise(numbers))
