"""Mighty Mouse on his tracks, and where the freed pieces are placed."""

from __future__ import annotations

from itertools import permutations

from game.core.acts import turn_of
from game.core.apply import Events
from game.rules.mightymouse.board import START, TRACKS
from game.rules.mightymouse.events import Arrived, Flew, Freed, OrderChosen, WentHome
from game.rules.mightymouse.moves import Order
from game.rules.mightymouse.state import State
from game.rules.mightymouse.turns import pass_turn


def fly(state: State, pips: int, events: Events) -> State:
    """Move Mighty Mouse: on along his track, or from the centre toward the mover's own circle (MM-14, MM-23)."""
    hazard = state.hero or state.at[state.turn]
    length = TRACKS[hazard]
    steps = min(state.steps + pips, length)  # what is more than needed is lost (MM-15)
    # No piece is ever in his way, for the tracks lie off the course (MM-22).
    events.append(Flew(state.seat, hazard, state.steps, steps, length))
    state = state._replace(hero=hazard, steps=steps)
    return pass_turn(state, events) if steps < length else _arrive(state, events)


def _arrive(state: State, events: Events) -> State:
    hazard, mover = state.hero, state.turn
    events.append(Arrived(state.seat, hazard))
    if state.at[mover] == hazard:
        by = state.occupant(hazard + 1)
        # In front of the circle, or else behind it (MM-16).
        space = first_behind(state, hazard) if by else hazard + 1
        state = _place(state, mover, space, events, by)
    return _free_others(state, events)


def _free_others(state: State, events: Events) -> State:
    """Circle by circle from the Finish side down (MM-20), until the mover has a choice or nobody is held."""
    while held := [space for space in state.at if space in TRACKS]:
        hazard = max(held)
        if state.at[state.turn] == hazard:
            # The mover's own piece in a circle that was not reached goes behind it too (MM-17), before others (MM-25).
            state = _place(state, state.turn, first_behind(state, hazard), events)
            continue
        others = [seat for seat, space in enumerate(state.at) if space == hazard]
        if len(others) > 1:
            orders = permutations(state.seats[seat] for seat in others)
            return state._replace(waiting=turn_of(state.seat), moves=tuple(map(Order, orders)))
        state = _place(state, others[0], first_behind(state, hazard), events)
    events.append(WentHome(state.seat))
    return pass_turn(state._replace(hero=0, steps=0), events)


def order(state: State, move: Order, events: Events) -> State:
    """The others of a circle are placed as the mover chose."""
    chosen = [state.seats.index(seat) for seat in move.seats]
    hazard = state.at[chosen[0]]
    events.append(OrderChosen(state.seat, hazard, move.seats))
    for seat in chosen:
        state = _place(state, seat, first_behind(state, hazard), events)
    return _free_others(state, events)


def first_behind(state: State, hazard: int) -> int:
    """The first unoccupied space behind a circle: no other circle (MM-18), at the latest START (MM-19)."""
    space = hazard - 1
    while space > START and (space in TRACKS or space in state.at):
        space -= 1
    return max(space, START)


def _place(state: State, seat: int, space: int, events: Events, by: str = "") -> State:
    # The space has no effect, for nobody landed there by a move (MM-21).
    hazard = state.at[seat]
    events.append(Freed(state.seats[seat], hazard, space, space > hazard, by))
    return put(state, seat, space)


def put(state: State, seat: int, space: int) -> State:
    """The same position with one piece on another space."""
    return state._replace(at=(*state.at[:seat], space, *state.at[seat + 1 :]))
