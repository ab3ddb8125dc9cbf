"""Which card of the maze a move is about that was advised."""

from __future__ import annotations

from game.core.acts import Move
from game.pictures.advice_mark import Advised
from game.pictures.mousemaze.layout import MazeLayout
from game.rules.mousemaze.cards import SAFE
from game.rules.mousemaze.events import Walked, WentTo
from game.rules.mousemaze.maze import NEIGHBOURS, NOWHERE
from game.rules.mousemaze.moves import Face, Flip, Go, Place, TurnCard
from game.rules.mousemaze.rules import apply
from game.rules.mousemaze.state import State


def marks(laid: MazeLayout, state: State, move: Move) -> list[Advised]:
    """The card that is flipped, turned, looked at or gets a wedge, or the one to which the mouse would come."""
    match move:
        case Place(cell) | Flip(cell) | TurnCard(cell, _):
            return [_card(laid, cell)]
        case Face(heading):
            home = state.maze.homes[SAFE]
            ahead = NEIGHBOURS[home][heading]
            return [_card(laid, home if ahead == NOWHERE else ahead)]
        case Go():
            return [_card(laid, _end(state, move))]
    return []


def _end(state: State, move: Go) -> int:
    """Where the mouse stands when it has walked."""
    end = state.mouse
    for event in apply(state, move).events:
        if isinstance(event, Walked):
            end = event.path[-1]
        elif isinstance(event, WentTo):
            end = event.end
    return end


def _card(laid: MazeLayout, cell: int) -> Advised:
    return Advised(laid.place(cell), 10)
