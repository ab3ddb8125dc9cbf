"""Whose turn comes next."""

from __future__ import annotations

from game.core.acts import turn_of
from game.core.apply import Events
from game.rules.mousetrap.events import turn_began
from game.rules.mousetrap.state import ROLL_ONLY, State


def pass_turn(state: State, events: Events) -> State:
    """The next seat in order that is not captured is to roll (MT-09)."""
    seats, captured = state.table.seats, state.captured
    turn = (state.turn + 1) % len(seats)
    while captured[turn]:
        turn = (turn + 1) % len(seats)
    return begin_turn(state, turn, events)


def begin_turn(state: State, turn: int, events: Events) -> State:
    """This seat is to roll, and no part is left to be set down."""
    seats = state.table.seats
    events.append(turn_began(seats[turn]))
    return state._replace(turn=turn, queue=(), waiting=turn_of(seats[turn]), moves=ROLL_ONLY)
