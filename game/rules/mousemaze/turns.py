"""How an Action card ends, how a turn ends, and whose turn comes next."""

from __future__ import annotations

from game.core.acts import Event, Move
from game.rules.mousemaze.events import Banked, RanOut, Trapped, TurnBegan, Won
from game.rules.mousemaze.maze import NOWHERE
from game.rules.mousemaze.moves import Draw, End, Face
from game.rules.mousemaze.state import DRAW_OR_END, FACE, OVER, WEDGES, State

Events = list[Event]

FACES: tuple[Move, ...] = tuple(Face(heading) for heading in range(4))
DRAW_ONLY: tuple[Move, ...] = (Draw(),)  # at least one draw a turn (MC-26)
DRAWS_OR_ENDS: tuple[Move, ...] = (Draw(), End())


def rest(state: State) -> State:
    """The mouse can move no more: the Action card is discarded, and the player draws again or ends the turn."""
    return state._replace(stage=DRAW_OR_END, card="", acted=0, moves=DRAWS_OR_ENDS)


def trapped(state: State, by_maze: bool, events: Events) -> State:
    """The wedges at risk go back to the pile, not into the maze (MC-22)."""
    events.append(Trapped(state.seat, state.mouse if by_maze else NOWHERE, state.risk))
    return _pass_turn(state._replace(pile=state.pile + state.risk, risk=0), events)


def bank(state: State, why: str, events: Events) -> State:
    """The wedges at risk are safe; only now, with those, may the match be won (MC-23, MC-27)."""
    safe = list(state.safe)
    safe[state.turn] += state.risk
    events.append(Banked(state.seat, state.risk, safe[state.turn], why))
    state = state._replace(safe=tuple(safe), risk=0)
    if safe[state.turn] >= state.table.goal:
        events.append(Won(state.seat))
        return _over(state)
    if sum(safe) == WEDGES:
        # Goals above the sheet's: where nobody can reach one any more the match has to end somehow.
        events.append(RanOut(winners(state)))
        return _over(state)
    return _pass_turn(state, events)


def winners(state: State) -> tuple[str, ...]:
    """The seats with most wedges safe; just one where the goal is reached."""
    most = max(state.safe)
    return tuple(seat for seat, safe in zip(state.table.seats, state.safe, strict=True) if safe == most)


def _over(state: State) -> State:
    return state._replace(stage=OVER, card="", acted=0, moves=())


def _pass_turn(state: State, events: Events) -> State:
    turn = (state.turn + 1) % len(state.safe)
    events.append(TurnBegan(state.table.seats[turn]))
    return state._replace(stage=FACE, turn=turn, card="", acted=0, moves=FACES)
