"""Whose turn comes next."""

from __future__ import annotations

from game.core.acts import turn_of
from game.core.apply import Events
from game.rules.mightymouse.events import turn_began
from game.rules.mightymouse.state import ROLL_ONLY, State


def pass_turn(state: State, events: Events) -> State:
    """The next seat clockwise is to roll."""
    return begin_turn(state, (state.turn + 1) % len(state.seats), events)


def begin_turn(state: State, turn: int, events: Events) -> State:
    """This seat is to roll."""
    seat = state.seats[turn]
    events.append(turn_began(seat))
    return state._replace(turn=turn, waiting=turn_of(seat), moves=ROLL_ONLY)
