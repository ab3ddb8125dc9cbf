"""Where on the board a move is that was advised."""

from __future__ import annotations

from game.core.acts import Move
from game.pictures.advice_mark import Advised, Way
from game.pictures.mightymouse.board import RaceGround
from game.pictures.mightymouse.course import SPACE, SPOTS
from game.rules.mightymouse.moves import Order
from game.rules.mightymouse.rules import apply
from game.rules.mightymouse.state import State


def marks(ground: RaceGround, state: State, move: Move) -> tuple[list[Advised], list[Way]]:
    """One's own piece, or where each piece of an order comes to stand, numbered from the nearest."""
    if not isinstance(move, Order):
        return [_at(ground, state.at[state.turn], 0)], []
    after = apply(state, move).state
    found, ways = [], []
    for step, seat in enumerate(move.seats, 1):
        number = state.seats.index(seat)
        found.append(_at(ground, after.at[number], step))
        ways.append(Way(ground.to_screen(SPOTS[state.at[number]]), ground.to_screen(SPOTS[after.at[number]])))
    return found, ways


def _at(ground: RaceGround, space: int, step: int) -> Advised:
    place = ground.around(SPOTS[space], SPACE)
    return Advised(place, place.width / 2, step)
