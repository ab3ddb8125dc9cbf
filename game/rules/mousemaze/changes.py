"""What cards do besides moving the mouse: cheese is placed and taken, cards are flipped and turned.

Cards of both decks do the same here; each function ends the Action card or leaves a choice.
"""

from __future__ import annotations

from game.core.acts import Move
from game.core.apply import Events
from game.rules.mousemaze.cards import flipped, turned
from game.rules.mousemaze.events import Flipped, NoCardThere, NothingToPlace, Took, Turned, wedge_placed
from game.rules.mousemaze.maze import CELLS, NEIGHBOURS, NOWHERE
from game.rules.mousemaze.moves import FLIPS, PLACES, TURNS, TurnCard
from game.rules.mousemaze.state import FLIP, PUT, TURN, State
from game.rules.mousemaze.turns import rest

_HALF = CELLS // 2


def _places(first: int, bits: int) -> tuple[Move, ...]:
    return tuple(PLACES[first + bit] for bit in range(_HALF) if bits >> bit & 1)


_UPPER, _LOWER = (tuple(_places(first, bits) for bits in range(1 << _HALF)) for first in (0, _HALF))


# ---- cheese


def places(state: State, mouse: int) -> tuple[Move, ...]:
    """Where a wedge may be placed: not on the symbol nor under the mouse, and none from an empty pile (MC-06)."""
    if not state.pile:
        return ()
    cells = state.maze.open & ~(1 << mouse)
    return _UPPER[cells & (1 << _HALF) - 1] + _LOWER[cells >> _HALF]


def no_place(state: State) -> NothingToPlace:
    """Why a placing is skipped (MC-07)."""
    return NothingToPlace(state.seat, "cards" if state.pile else "pile")


def put(state: State, events: Events) -> State:
    """The player is to place a wedge, if that can be done."""
    moves = places(state, state.mouse)
    if moves:
        return state._replace(stage=PUT, moves=moves)
    events.append(no_place(state))
    return rest(state)


def lay_wedge(state: State, cell: int, events: Events) -> State:
    """A wedge comes from the pile onto a card."""
    cheese = list(state.cheese)
    cheese[cell] += 1
    events.append(wedge_placed(state.seat, cell, cheese[cell]))
    return state._replace(cheese=tuple(cheese), pile=state.pile - 1)


def take(state: State, events: Events) -> State:
    """A wedge comes from the pile to those at risk (MC-28)."""
    wedges = min(1, state.pile)
    events.append(Took(state.seat, wedges))
    return rest(state._replace(risk=state.risk + wedges, pile=state.pile - wedges))


# ---- cards


def flip_one(state: State, headings: tuple[int, ...], events: Events) -> State:
    """One of the cards that these arrows point to has to be flipped (MC-12); a single one without asking (MC-11)."""
    cells = _around(state, headings)
    if len(cells) > 1:
        return state._replace(stage=FLIP, moves=tuple(FLIPS[cell] for cell in cells))
    if cells:
        return flip(state, cells[0], events)
    events.append(NoCardThere())  # MC-10
    return rest(state)


def flip(state: State, cell: int, events: Events) -> State:
    """A card is turned over; its cheese goes back to the pile, and the player gets none of it (MC-13)."""
    before, swept = state.maze.cards[cell], state.cheese[cell]
    after = flipped(before)
    events.append(Flipped(cell, before, after, swept))
    cheese = (*state.cheese[:cell], 0, *state.cheese[cell + 1 :])
    return rest(state._replace(maze=state.maze.lay(cell, after), cheese=cheese, pile=state.pile + swept))


def turn_one(state: State, headings: tuple[int, ...], events: Events) -> State:
    """One of the cards that these arrows point to is to be turned; the mouse's own where there are no arrows."""
    cells = _around(state, headings) if headings else [state.mouse]
    if cells:
        return state._replace(stage=TURN, moves=tuple(move for cell in cells for move in TURNS[cell]))
    events.append(NoCardThere())
    return rest(state)


def turn(state: State, move: TurnCard, events: Events) -> State:
    """A card is turned, with the mouse if that sits on it, and is not followed anew: turning is no move (MC-09)."""
    cell, quarters = move.cell, move.quarters
    before = state.maze.cards[cell]
    after, facing, rides = turned(before, quarters), state.facing, cell == state.mouse
    if rides:
        facing = (facing + quarters) % 4
    events.append(Turned(cell, before, after, quarters, facing if rides else NOWHERE))
    return rest(state._replace(maze=state.maze.lay(cell, after), facing=facing))


def _around(state: State, headings: tuple[int, ...]) -> list[int]:
    cells = (NEIGHBOURS[state.mouse][heading] for heading in headings)
    return [cell for cell in cells if cell != NOWHERE]
