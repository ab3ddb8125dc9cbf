"""A position of Mighty Mouse: the course, who stands where, and the invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.acts import Ask, BrokenInvariant, Move, Over, Turn, ask, quick_replace, turn_of
from game.core.setup import LOT, Setup, beginner
from game.games.mightymouse.rules.moves import PLAY_SAVED, ROLL, ROLL_FOR_FIRST, Order

START, FINISH = 0, 64

TRACKS: Mapping[int, int] = {7: 6, 16: 7, 24: 6, 33: 8, 41: 6, 50: 7, 58: 6}
"""The seven Hazard Circles by their space, and how many steps Mighty Mouse takes from the centre to each."""

AHEAD = tuple(tuple(tuple(range(start, start + pips + 1)) for pips in range(7)) for start in range(START, FINISH + 1))
"""AHEAD[start][pips]: the spaces a piece walks over forward, start and end included; some are past the finish."""


# A position of Mighty Mouse, and its invariants.

ROLL_ONLY: tuple[Move, ...] = (ROLL,)
ROLL_OR_SAVED: tuple[Move, ...] = (ROLL, PLAY_SAVED)
FIRST_ONLY: tuple[Move, ...] = (ROLL_FOR_FIRST,)
HIGHEST = "highest"
"""The seat that rolls the highest number begins: the sheet."""
SAVED_NUMBER = "saved_number"
"""The house option: on one's turn one rolls, or plays the number that one has saved (MM-26)."""


@quick_replace
class State(NamedTuple):
    """Everything that Undo must restore; tuples go by seat in turn order. A named tuple, for it is copied at every act.

    turn: whose turn it is, also while nature is asked. at: the space of each piece; on a Hazard Circle it is held.
    hero: the circle that Mighty Mouse is headed for, 0 in the centre. steps: how far he is.
    contest: the seats that roll for who begins, none afterwards. rolls: what they rolled so far.
    waiting: whom the position waits for. moves: the legal ones.
    saved: the number that each seat has saved, 0 for none; empty where the house option is off.
    """

    seats: tuple[str, ...]
    turn: int
    at: tuple[int, ...]
    hero: int
    steps: int
    contest: tuple[int, ...]
    rolls: tuple[int, ...]
    waiting: Turn | Ask | Over
    moves: tuple[Move, ...]
    saved: tuple[int, ...] = ()

    @property
    def seat(self) -> str:
        """The name of the seat whose turn it is."""
        return self.seats[self.turn]

    def occupant(self, space: int) -> str:
        """Whose piece stands where only one may; START (MM-02, MM-06) and circles (MM-03) take any number."""
        if space not in self.at or space == START or space in TRACKS:
            return ""
        return self.seats[self.at.index(space)]


def start(setup: Setup) -> State:
    """All pieces on START, Mighty Mouse in the centre, everybody to roll for who begins, if that is not settled."""
    seats, first = setup.names, beginner(setup)
    state = State(seats, first or 0, (START,) * len(seats), 0, 0, (), (), turn_of(seats[first or 0]), ROLL_ONLY)
    if setup.options[SAVED_NUMBER]:
        state = state._replace(saved=(0,) * len(seats))
    if first is None:
        return state._replace(waiting=ask(LOT, seats[0]), moves=())
    if setup.options["begins"] != HIGHEST:
        return state
    return state._replace(contest=tuple(range(len(seats))), moves=FIRST_ONLY)


def check(state: State) -> None:
    """Raise BrokenInvariant unless pieces, Mighty Mouse and turn are in order."""
    singles = [space for space in state.at if space != START and space not in TRACKS]
    for holds, claim in (
        (all(START <= space <= FINISH for space in state.at), "every piece is on the course"),
        (len(set(singles)) == len(singles), "no two pieces occupy the same space"),
        (_hero_in_order(state), "Mighty Mouse is in the centre or on the track to a circle that holds somebody"),
        (_contest_in_order(state), "who begins is rolled for before any piece moves"),
        (_saved_in_order(state), "the saved number is played by whoever has one and is not held"),
        (_turn_in_order(state), "exactly one seat is waited for, or the match is over"),
    ):
        if not holds:
            raise BrokenInvariant(f"broken: {claim}")


def _hero_in_order(state: State) -> bool:
    if not state.hero:
        return state.steps == 0
    if state.hero not in TRACKS:
        return False
    # While an order is to be chosen he is in the circle that he reached, and it may be empty already.
    placing = any(isinstance(move, Order) for move in state.moves)
    return (
        state.steps == TRACKS[state.hero]
        if placing
        else (0 < state.steps < TRACKS[state.hero] and state.hero in state.at)
    )


def _contest_in_order(state: State) -> bool:
    if not state.contest:
        return not state.rolls
    fresh = set(state.at) == {START}
    due = len(state.rolls) < len(state.contest) and state.turn == state.contest[len(state.rolls)]
    return fresh and due and len(state.contest) > 1 and all(1 <= pips <= 6 for pips in state.rolls)


def moves_of(state: State, turn: int) -> tuple[Move, ...]:
    """What a seat may do at the beginning of its turn: who is held must roll (MM-13, MM-28)."""
    may = state.saved and state.saved[turn] and state.at[turn] not in TRACKS
    return ROLL_OR_SAVED if may else ROLL_ONLY


def _saved_in_order(state: State) -> bool:
    if state.saved and (len(state.saved) != len(state.seats) or not all(0 <= pips <= 6 for pips in state.saved)):
        return False
    if state.contest:
        return not any(state.saved)
    return not {ROLL, PLAY_SAVED} & {*state.moves} or state.moves == moves_of(state, state.turn)


def _turn_in_order(state: State) -> bool:
    waiting, home = state.waiting, state.at.count(FINISH)
    if isinstance(waiting, Over):
        return home == 1 and state.at[state.turn] == FINISH and waiting.winners == (state.seat,) and not state.moves
    moves_fit = bool(state.moves) == isinstance(waiting, Turn) and len(set(state.moves)) == len(state.moves)
    return home == 0 and waiting.seat == state.seat and moves_fit
