"""Look before you roll: what each number of the die would do to the seat to act."""

from __future__ import annotations

from game.core.acts import Event
from game.rules.mousetrap.board import PATHS
from game.rules.mousetrap.events import Sent
from game.rules.mousetrap.moves import ROLL, Rolled
from game.rules.mousetrap.rules import apply
from game.rules.mousetrap.state import State
from game.rules.reach import Effect, Reach


def reaches(state: State) -> tuple[Reach, ...]:
    """Where each of the six numbers leads, and what comes of it; nothing unless the seat to act is to roll."""
    if ROLL not in state.moves:
        return ()
    rolling = apply(state, ROLL).state
    return tuple(_reach(rolling, pips) for pips in range(1, 7))


def _reach(rolling: State, pips: int) -> Reach:
    step = apply(rolling, Rolled(pips))
    space = PATHS[rolling.mice[rolling.turn]][pips][-1]
    return Reach(pips, space, _effect(rolling, step.state, step.events))


def _effect(before: State, after: State, events: tuple[Event, ...]) -> Effect:
    """A part to set down, cheese, or something to choose is a gain; being sent elsewhere is only a move."""
    gained = after.hands[before.turn] - before.hands[before.turn]
    goes_on = after.turn == before.turn  # with a part to set down or something to choose
    if gained > 0 or goes_on:
        return Effect.GAIN
    if gained < 0:
        return Effect.LOSS
    return Effect.MOVE if any(isinstance(event, Sent) for event in events) else Effect.NOTHING
