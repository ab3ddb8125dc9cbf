"""Look before you roll: what each number of the die would do to the seat to act."""

from __future__ import annotations

from game.core.acts import Event
from game.rules.mightymouse.events import Advanced, Arrived, Backed, Flew, Held, Won
from game.rules.mightymouse.moves import ROLL, Rolled
from game.rules.mightymouse.rules import apply
from game.rules.mightymouse.state import State
from game.rules.reach import Effect, Reach


def reaches(state: State) -> tuple[Reach, ...]:
    """Where each of the six numbers leads, and what comes of it; nothing unless the seat to act is to roll."""
    if ROLL not in state.moves:
        return ()
    rolling = apply(state, ROLL).state
    start = state.at[state.turn]
    return tuple(_reach(start, pips, apply(rolling, Rolled(pips)).events) for pips in range(1, 7))


def _reach(start: int, pips: int, events: tuple[Event, ...]) -> Reach:
    """To be freed or to win is a gain, to go back or to be held a loss."""
    freed = any(isinstance(event, Arrived) for event in events)
    won = any(isinstance(event, Won) for event in events)
    held = any(isinstance(event, Held) for event in events)
    for event in events:
        match event:
            case Flew(_, hazard, _, end):
                return Reach(pips, end, Effect.GAIN if freed else Effect.MOVE, hazard)
            case Advanced(_, path):
                return Reach(pips, path[-1], Effect.GAIN if won else Effect.LOSS if held else Effect.MOVE)
            case Backed(_, path):
                return Reach(pips, path[-1], Effect.LOSS)
    return Reach(pips, start, Effect.NOTHING)
