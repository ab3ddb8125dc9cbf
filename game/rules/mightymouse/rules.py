"""The rule sheet of Mighty Mouse as pure functions, in the order of the sheet."""

from __future__ import annotations

from game.core.acts import Answer, Ask, Move, Over, Turn, ask, asks, turn_of
from game.core.apply import Acts, Events, applying
from game.rules.beginning import LOT, Lot, LotFell, lots
from game.rules.mightymouse import rescue
from game.rules.mightymouse.board import AHEAD, FINISH, START, TRACKS
from game.rules.mightymouse.events import (
    Backed,
    Begins,
    Forfeited,
    Held,
    ThrewForFirst,
    Tied,
    Turned,
    Won,
    advanced,
    threw,
)
from game.rules.mightymouse.moves import DIE, Order, Roll, Rolled, RollForFirst
from game.rules.mightymouse.state import FIRST_ONLY, State
from game.rules.mightymouse.turns import begin_turn, pass_turn

_SIXTH = 1 / 6
_DIE = tuple((rolled, _SIXTH) for rolled in DIE)


def waiting(state: State) -> Turn | Ask | Over:
    """Whom the position waits for."""
    return state.waiting


def legal(state: State) -> tuple[Move, ...]:
    """The moves of the seat to act."""
    return state.moves


def answers(state: State) -> tuple[tuple[Answer, float], ...]:
    """The six faces of the die, or the lots."""
    if not isinstance(state.waiting, Ask):
        return ()
    return lots(state.seats) if state.waiting.kind == LOT else _DIE


def observe(state: State, seat: str) -> State:
    """Nothing is hidden in Mighty Mouse."""
    return state


def _offered(state: State, move: Move) -> bool:
    return move in state.moves


def _fell(state: State, lot: Lot) -> bool:
    return asks(state.waiting, LOT) and lot.seat in state.seats


def _thrown(state: State, rolled: Rolled) -> bool:
    return asks(state.waiting, "die") and type(rolled.pips) is int and 1 <= rolled.pips <= 6


def _roll(state: State, _: Move, events: Events) -> State:
    return state._replace(waiting=ask("die", state.seat), moves=())


def _rolled(state: State, rolled: Rolled, events: Events) -> State:
    if state.contest:
        return _rolled_for_first(state, rolled.pips, events)
    events.append(threw(state.seat, rolled.pips))
    # Held: the number moves Mighty Mouse instead (MM-13).
    held = state.at[state.turn] in TRACKS
    return rescue.fly(state, rolled.pips, events) if held else _move(state, rolled.pips, events)


# ---- who begins


def _rolled_for_first(state: State, pips: int, events: Events) -> State:
    events.append(ThrewForFirst(state.seat, pips))
    rolls = (*state.rolls, pips)
    if len(rolls) < len(state.contest):
        return _next_in_contest(state, state.contest, rolls)
    most = max(rolls)
    best = tuple(seat for seat, rolled in zip(state.contest, rolls, strict=True) if rolled == most)
    if len(best) > 1:
        events.append(Tied(tuple(state.seats[seat] for seat in best), most))
        return _next_in_contest(state, best, ())  # the tied roll again, alone (MM-01)
    events.append(Begins(state.seats[best[0]], most))
    return begin_turn(state._replace(contest=(), rolls=()), best[0], events)


def _lot(state: State, lot: Lot, events: Events) -> State:
    events.append(LotFell(lot.seat))
    return begin_turn(state, state.seats.index(lot.seat), events)


def _next_in_contest(state: State, contest: tuple[int, ...], rolls: tuple[int, ...]) -> State:
    turn = contest[len(rolls)]
    waiting = turn_of(state.seats[turn])
    return state._replace(turn=turn, contest=contest, rolls=rolls, waiting=waiting, moves=FIRST_ONLY)


# ---- a turn: forward if possible, else backward, else nothing


def _move(state: State, pips: int, events: Events) -> State:
    start = state.at[state.turn]
    space = start + pips
    if space > FINISH:
        events.append(Turned(state.seat, space, "overshot"))
        return _back(state, pips, events)  # the whole number, no bounce at the finish (MM-10)
    by = state.occupant(space)
    if by:
        events.append(Turned(state.seat, space, "occupied", by))
        return _back(state, pips, events)
    events.append(advanced(state.seat, AHEAD[start][pips]))  # forward is never declined (MM-04)
    return _land(state, space, events)


def _back(state: State, pips: int, events: Events) -> State:
    # The same number from where the move began (MM-07).
    start = state.at[state.turn]
    space = start - pips
    if space < START:
        events.append(Forfeited(state.seat, space, "start"))  # MM-05
        return pass_turn(state, events)
    by = state.occupant(space)
    if by:
        events.append(Forfeited(state.seat, space, "occupied", by))  # MM-09, MM-11
        return pass_turn(state, events)
    events.append(Backed(state.seat, tuple(range(start, space - 1, -1))))
    return _land(state, space, events)


def _land(state: State, space: int, events: Events) -> State:
    # Only the landing counts, whatever was passed on the way (MM-12).
    state = rescue.put(state, state.turn, space)
    if space == FINISH:
        events.append(Won(state.seat))  # at once, though others are held (MM-24)
        return state._replace(waiting=Over((state.seat,)))
    if space in TRACKS:
        events.append(Held(state.seat, space))  # by a move backward too (MM-08)
    return pass_turn(state, events)


_ACTS: Acts[State] = {
    Lot: (_fell, _lot),
    RollForFirst: (_offered, _roll),
    Roll: (_offered, _roll),
    Rolled: (_thrown, _rolled),
    Order: (_offered, rescue.order),
}

apply = applying(_ACTS)
