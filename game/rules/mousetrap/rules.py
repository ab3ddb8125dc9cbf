"""The rule sheet of the Mouse Trap as pure functions, in the order of the sheet."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

from game.core.acts import Act, Answer, Ask, Move, Over, Turn, ask
from game.core.apply import CarryOut, Events, applying
from game.rules.beginning import LOT, Lot, LotFell, lots
from game.rules.mousetrap import cheese, trap
from game.rules.mousetrap.board import CRANK, PATHS, SECOND_CRANK, SPACES, Kind, Space
from game.rules.mousetrap.events import Moved, NothingHappened, Sent, Threw
from game.rules.mousetrap.moves import Lure, Placed, Roll, Rolled, SetAnew, Stop, Take, TrapRan, TurnCrank
from game.rules.mousetrap.parts import PARTS
from game.rules.mousetrap.state import State
from game.rules.mousetrap.turns import begin_turn, pass_turn

MOST_MM, MOST_DEG, MOST_GRIP_PCT = 3.0, 3.0, 20.0
"""Nobody sets a part down further off than this; such an answer is illegal."""

_SIXTH = 1 / 6
_DIE = tuple((Rolled(pips), _SIXTH) for pips in range(1, 7))


def waiting(state: State) -> Turn | Ask | Over:
    """Whom the position waits for."""
    return state.waiting


def legal(state: State) -> tuple[Move, ...]:
    """The moves of the seat to act."""
    return state.moves


def answers(state: State) -> tuple[tuple[Answer, float], ...]:
    """The six faces of the die, or the lots; what the trap or a hand may do cannot be listed."""
    kind = state.waiting.kind if isinstance(state.waiting, Ask) else ""
    return _DIE if kind == "die" else lots(state.table.seats) if kind == LOT else ()


def observe(state: State, seat: str) -> State:
    """Nothing is hidden in the Mouse Trap."""
    return state


def _allowed(state: State, move: Move) -> bool:
    return move in state.moves


def _fits(state: State, answer: Act) -> bool:  # noqa: PLR0911 - one line for each kind of answer
    waiting = state.waiting
    if not isinstance(waiting, Ask):
        return False
    match waiting.kind, answer:
        case "die", Rolled(pips):
            return type(pips) is int and 1 <= pips <= 6
        case "place", Placed():
            return _in_reach(answer)
        case "lot", Lot(seat):
            return seat in state.table.seats
        case "trap", TrapRan(captured, _, misfired):
            return not (captured and misfired)
        case "trap", SetAnew(number):
            return type(number) is int and number in trap.may_set_anew(state) and _in_reach(answer.placed)
    return False


def _in_reach(placed: Placed) -> bool:
    limits = ((placed.mm, MOST_MM), (placed.deg, MOST_DEG), (placed.grip_pct, MOST_GRIP_PCT))
    return all(isfinite(value) and abs(value) <= limit for value, limit in limits)


# ---- who begins


def _lot(state: State, lot: Lot, events: Events) -> State:
    events.append(LotFell(lot.seat))
    return begin_turn(state, state.table.seats.index(lot.seat), events)


# ---- a turn: roll, move, follow the space


def _roll(state: State, _: Roll, events: Events) -> State:
    return state._replace(waiting=ask("die", state.seat, state.turn), moves=())


def _rolled(state: State, rolled: Rolled, events: Events) -> State:
    assert isinstance(state.waiting, Ask)
    mouse = state.waiting.about
    path = PATHS[state.mice[mouse]][rolled.pips]
    events.append(Threw(state.seat, rolled.pips))
    events.append(Moved(state.table.seats[mouse], path, _is_crank(state, path[-1])))
    moved = move_to(state, mouse, path[-1])
    # A lured mouse does not obey the space it reaches, and stays there, on Safe too (MT-27, MT-32).
    return _land(moved, path[-1], events) if mouse == state.turn else trap.choose(moved, events)


def move_to(state: State, mouse: int, space: int) -> State:
    """Put a mouse on a space; any number of mice share one (MT-20)."""
    return state._replace(mice=(*state.mice[:mouse], space, *state.mice[mouse + 1 :]))


def _land(state: State, index: int, events: Events) -> State:
    space = SPACES[index]
    if _is_crank(state, index):
        return trap.land(state, index, events)
    follow = _FOLLOW.get(space.kind)
    if follow is not None:
        return follow(state, space, events)
    events.append(NothingHappened(state.seat, index, space.kind.value))
    return pass_turn(state, events)


def _is_crank(state: State, index: int) -> bool:
    return index == CRANK or (index == SECOND_CRANK and state.table.two_cranks)


def _build(state: State, space: Space, events: Events) -> State:
    # The number of players is that of the start (MT-10).
    matches = len(state.table.seats) in space.players
    if state.complete or not matches:
        why = "complete" if state.complete else "players"  # MT-11
        events.append(NothingHappened(state.seat, state.mice[state.turn], why))
        return pass_turn(state, events)
    # Building is done without asking (MT-46); on the Loop only what is left (MT-12).
    first = len(state.parts) + 1
    queue = tuple(range(first, min(first + space.amount, len(PARTS) + 1)))
    return state._replace(queue=queue, waiting=ask("place", state.seat, first))


def _go(state: State, space: Space, events: Events) -> State:
    follow = state.table.profile.follow
    events.append(Sent(state.seat, state.mice[state.turn], space.to, follow))
    moved = move_to(state, state.turn, space.to)
    # MT-05; the Cheese Wheel after slice 4 pays only where it is followed (MT-06).
    return _land(moved, space.to, events) if follow else pass_turn(moved, events)


_FOLLOW: dict[Kind, Callable[[State, Space, Events], State]] = {
    Kind.BUILD: _build,
    Kind.GO: _go,
    Kind.TAKE: cheese.take_space,
    Kind.WHEEL: cheese.take_space,
    Kind.TAKE_FROM_MOST: cheese.take_from_most,
    Kind.LOSE: cheese.lose,
}

_CARRY_OUT: CarryOut[State] = {
    Lot: _lot,
    Roll: _roll,
    Rolled: _rolled,
    Placed: trap.set_down,
    Take: cheese.take,
    Lure: trap.lure,
    TurnCrank: trap.turn_crank,
    SetAnew: trap.set_anew,
    TrapRan: trap.ran,
    Stop: trap.stop,
}

apply = applying(_CARRY_OUT, _allowed, _fits)
