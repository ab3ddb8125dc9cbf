"""Where on the board a move is that was advised."""

from __future__ import annotations

from game.core.acts import Move
from game.pictures.advice_mark import Advised, Way
from game.pictures.mousetrap.board import MousetrapGround
from game.pictures.mousetrap.part_geometry import ghost_rect
from game.rules.mousetrap.board import WHEEL
from game.rules.mousetrap.moves import Lure, Roll, Stop, Take, TurnCrank
from game.rules.mousetrap.parts import PARTS
from game.rules.mousetrap.state import State

_CRANK = PARTS.index("crank") + 1


def marks(laid: MousetrapGround, state: State, move: Move) -> tuple[list[Advised], list[Way]]:
    """What is ringed for a move: mice by their spaces, the crank, the wheel; and the way that a mouse is to go."""
    match move:
        case Roll() | Stop():
            return [_space(laid, state.mice[state.turn])], []
        case TurnCrank():
            return [Advised(ghost_rect(_CRANK, laid.view).inflate(8, 8)), _space(laid, WHEEL)], []
        case Lure(mouse):
            start = state.mice[state.table.seats.index(mouse)]
            way = Way(laid.cells[start].rect.center, laid.cells[WHEEL].rect.center)
            return [_space(laid, start), _space(laid, WHEEL)], [way]
        case Take(gifts):
            givers = [state.table.seats.index(giver) for giver, _pieces in gifts]
            return [_space(laid, space) for space in sorted({state.mice[giver] for giver in givers})], []
    return [], []


def _space(laid: MousetrapGround, space: int) -> Advised:
    return Advised(laid.cells[space].rect.inflate(-4, -4), 7)
