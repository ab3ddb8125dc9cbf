"""How an Action card ends, how a turn ends, and whose turn comes next."""

from __future__ import annotations

from game.core.acts import Move
from game.core.apply import Events
from game.rules.mousemaze.events import Banked, RanOut, Trapped, Won, turn_began
from game.rules.mousemaze.maze import NOWHERE
from game.rules.mousemaze.moves import DRAW_ONE, END_TURN, FACES
from game.rules.mousemaze.state import DRAW_OR_END, FACE, OVER, WEDGES, State, most_dry

DRAW_ONLY: tuple[Move, ...] = (DRAW_ONE,)  # at least one draw a turn (MC-26)
DRAWS_OR_ENDS: tuple[Move, ...] = (DRAW_ONE, END_TURN)


def rest(state: State) -> State:
    """The mouse can move no more: the Action card is discarded, and the player draws again or ends the turn."""
    return state._replace(stage=DRAW_OR_END, card="", acted=0, moves=DRAWS_OR_ENDS)


def trapped(state: State, by_maze: bool, events: Events) -> State:
    """The wedges at risk go back to the pile, not into the maze (MC-22)."""
    events.append(Trapped(state.seat, state.mouse if by_maze else NOWHERE, state.risk))
    return _pass_turn(state, state.safe, state.pile + state.risk, events)


def bank(state: State, why: str, events: Events) -> State:
    """The wedges at risk are safe; only now, with those, may the match be won (MC-23, MC-27)."""
    turn, before = state.turn, state.safe
    banked = before[turn] + state.risk
    safe = (*before[:turn], banked, *before[turn + 1 :])
    events.append(Banked(state.seat, state.risk, banked, why))
    if banked >= state.table.goal:
        events.append(Won(state.seat))
        return _over(state._replace(safe=safe, risk=0))
    if sum(safe) == WEDGES:
        return _run_out(state._replace(safe=safe, risk=0), events)  # with a goal above the sheet's
    return _pass_turn(state, safe, state.pile, events)


def winners(state: State) -> tuple[str, ...]:
    """The seats with most wedges safe; just one where the goal is reached."""
    most = max(state.safe)
    return tuple(seat for seat, safe in zip(state.table.seats, state.safe, strict=True) if safe == most)


def _over(state: State) -> State:
    return state._replace(stage=OVER, card="", acted=0, moves=())


def _run_out(state: State, events: Events) -> State:
    # The sheet does not say what then; a match has to end somehow, and most wedges win (MC-33).
    events.append(RanOut(winners(state)))
    return _over(state)


def _pass_turn(state: State, safe: tuple[int, ...], pile: int, events: Events) -> State:
    # Nothing is at risk any more. The last cheese can lie where no way leads: with an empty pile nothing would ever
    # change.
    dry = 0 if pile or safe != state.safe else state.dry + 1
    if dry >= most_dry(state):
        return _run_out(state._replace(safe=safe, risk=0, pile=pile, dry=dry), events)
    turn = (state.turn + 1) % len(safe)
    events.append(turn_began(state.table.seats[turn]))
    return state._replace(stage=FACE, turn=turn, risk=0, safe=safe, pile=pile, card="", acted=0, moves=FACES, dry=dry)
