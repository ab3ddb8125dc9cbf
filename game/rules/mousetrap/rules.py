"""The rule sheet of the Mouse Trap as pure functions, in the order of the sheet."""

from __future__ import annotations

from collections.abc import Callable

from game.core.acts import Answer, Ask, Move, Over, Turn, ask, asks
from game.core.apply import Acts, Events, applying
from game.rules.beginning import LOT, Lot, LotFell, lots
from game.rules.mousetrap import cheese, trap
from game.rules.mousetrap.board import CRANK, PATHS, SECOND_CRANK, SPACES, Kind, Space
from game.rules.mousetrap.events import Sent, moved, nothing_happened, threw
from game.rules.mousetrap.moves import DIE, Lure, Placed, Roll, Rolled, SetAnew, Stop, Take, TrapRan, TurnCrank
from game.rules.mousetrap.parts import PARTS
from game.rules.mousetrap.state import State
from game.rules.mousetrap.turns import begin_turn, pass_turn

MOST_MM, MOST_DEG, MOST_GRIP_PCT = 3.0, 3.0, 20.0
"""Nobody sets a part down further off than this; such an answer is illegal."""

_SIXTH = 1 / 6
_DIE = tuple((rolled, _SIXTH) for rolled in DIE)


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


def _offered(state: State, move: Move) -> bool:
    return move in state.moves


def _fell(state: State, lot: Lot) -> bool:
    return asks(state.waiting, LOT) and lot.seat in state.table.seats


def _thrown(state: State, rolled: Rolled) -> bool:
    return asks(state.waiting, "die") and type(rolled.pips) is int and 1 <= rolled.pips <= 6


def _placed(state: State, placed: Placed) -> bool:
    return asks(state.waiting, "place") and _in_reach(placed)


def _ran(state: State, ran: TrapRan) -> bool:
    return asks(state.waiting, "trap") and not (ran.captured and ran.misfired)


def _set_anew(state: State, anew: SetAnew) -> bool:
    # Who is not asked for a run of the trap may set nothing anew.
    return type(anew.number) is int and anew.number in trap.may_set_anew(state) and _in_reach(anew.placed)


def _in_reach(placed: Placed) -> bool:
    # What is no number is in no reach.
    return abs(placed.mm) <= MOST_MM and abs(placed.deg) <= MOST_DEG and abs(placed.grip_pct) <= MOST_GRIP_PCT


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
    path, seats = PATHS[state.mice[mouse]][rolled.pips], state.table.seats
    end = path[-1]
    events += (threw(seats[state.turn], rolled.pips), moved(seats[mouse], path, _is_crank(state, end)))
    state = move_to(state, mouse, end)
    # A lured mouse does not obey the space it reaches, and stays there, on Safe too (MT-27, MT-32).
    return _land(state, end, events) if mouse == state.turn else trap.choose(state, events)


def move_to(state: State, mouse: int, space: int) -> State:
    """Put a mouse on a space; any number of mice share one (MT-20)."""
    return state._replace(mice=(*state.mice[:mouse], space, *state.mice[mouse + 1 :]))


def _land(state: State, index: int, events: Events) -> State:
    if _is_crank(state, index):
        return trap.land(state, index, events)
    return _FOLLOW[index](state, SPACES[index], events)


def _is_crank(state: State, index: int) -> bool:
    return index == CRANK or (index == SECOND_CRANK and state.table.two_cranks)


def _build(state: State, space: Space, events: Events) -> State:
    # The number of players is that of the start (MT-10).
    matches = len(state.table.seats) in space.players
    if state.complete or not matches:
        why = "complete" if state.complete else "players"  # MT-11
        events.append(nothing_happened(state.seat, state.mice[state.turn], why))
        return pass_turn(state, events)
    # Building is done without asking (MT-46); on the Loop only what is left (MT-12).
    first = len(state.parts) + 1
    queue = tuple(range(first, min(first + space.amount, len(PARTS) + 1)))
    return state._replace(queue=queue, waiting=ask("place", state.seat, first))


def _go(state: State, space: Space, events: Events) -> State:
    follow = state.table.profile.follow
    events.append(Sent(state.seat, state.mice[state.turn], space.to, follow))
    state = move_to(state, state.turn, space.to)
    # MT-05; the Cheese Wheel after slice 4 pays only where it is followed (MT-06).
    return _land(state, space.to, events) if follow else pass_turn(state, events)


def _nothing(state: State, space: Space, events: Events) -> State:
    events.append(nothing_happened(state.seat, state.mice[state.turn], space.kind.value))
    return pass_turn(state, events)


_BY_KIND: dict[Kind, Callable[[State, Space, Events], State]] = {
    Kind.BUILD: _build,
    Kind.GO: _go,
    Kind.TAKE: cheese.take_space,
    Kind.WHEEL: cheese.take_space,
    Kind.TAKE_FROM_MOST: cheese.take_from_most,
    Kind.LOSE: cheese.lose,
}

_FOLLOW = tuple(_BY_KIND.get(space.kind, _nothing) for space in SPACES)
"""What a space does, by its number."""

_ACTS: Acts[State] = {
    Lot: (_fell, _lot),
    Roll: (_offered, _roll),
    Rolled: (_thrown, _rolled),
    Placed: (_placed, trap.set_down),
    Take: (_offered, cheese.take),
    Lure: (_offered, trap.lure),
    TurnCrank: (_offered, trap.turn_crank),
    SetAnew: (_set_anew, trap.set_anew),
    TrapRan: (_ran, trap.ran),
    Stop: (_offered, trap.stop),
}

apply = applying(_ACTS)
