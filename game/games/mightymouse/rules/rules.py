"""The rule sheet of Mighty Mouse as pure functions, in the order of the sheet; what a match of it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from game.core.acts import Acts, Answer, Ask, Event, Events, Move, Over, Turn, applying, ask, asks, turn_of
from game.core.setup import LOT, Lot, LotFell, lots
from game.core.tally import Count, Done, Effect, Moment, Reach, ahead, happened, most
from game.games.mightymouse.rules.events import (
    Advanced,
    Arrived,
    Backed,
    Begins,
    Flew,
    Forfeited,
    Freed,
    Held,
    OrderChosen,
    Saved,
    SavedPlayed,
    Threw,
    ThrewForFirst,
    Tied,
    Turned,
    WentHome,
    Won,
    advanced,
    threw,
    turn_began,
)
from game.games.mightymouse.rules.moves import DIE, PLAY_SAVED, ROLL, Order, PlaySaved, Roll, Rolled, RollForFirst
from game.games.mightymouse.rules.state import AHEAD, FINISH, FIRST_ONLY, START, TRACKS, State, moves_of


def pass_turn(state: State, events: Events) -> State:
    """The next seat clockwise is to roll."""
    return begin_turn(state, (state.turn + 1) % len(state.seats), events)


def begin_turn(state: State, turn: int, events: Events) -> State:
    """This seat is to roll, or to play its saved number (MM-26)."""
    seat = state.seats[turn]
    events.append(turn_began(seat))
    return state._replace(turn=turn, waiting=turn_of(seat), moves=moves_of(state, turn))


# Mighty Mouse on his tracks, and where the freed pieces are placed.


def fly(state: State, pips: int, events: Events) -> State:
    """Move Mighty Mouse: on along his track, or from the centre toward the mover's own circle (MM-14, MM-23)."""
    hazard = state.hero or state.at[state.turn]
    length = TRACKS[hazard]
    steps = min(state.steps + pips, length)  # what is more than needed is lost (MM-15)
    # No piece is ever in his way, for the tracks lie off the course (MM-22).
    events.append(Flew(state.seat, hazard, state.steps, steps, length))
    state = state._replace(hero=hazard, steps=steps)
    return pass_turn(state, events) if steps < length else _arrive(state, events)


def _arrive(state: State, events: Events) -> State:
    hazard, mover = state.hero, state.turn
    events.append(Arrived(state.seat, hazard))
    if state.at[mover] == hazard:
        by = state.occupant(hazard + 1)
        # In front of the circle, or else behind it (MM-16).
        space = first_behind(state, hazard) if by else hazard + 1
        state = _place(state, mover, space, events, by)
    return _free_others(state, events)


def _free_others(state: State, events: Events) -> State:
    """Circle by circle from the Finish side down (MM-20), until the mover has a choice or nobody is held."""
    while held := [space for space in state.at if space in TRACKS]:
        hazard = max(held)
        if state.at[state.turn] == hazard:
            # The mover's own piece in a circle that was not reached goes behind it too (MM-17), before others (MM-25).
            state = _place(state, state.turn, first_behind(state, hazard), events)
            continue
        others = [seat for seat, space in enumerate(state.at) if space == hazard]
        if len(others) > 1:
            orders = permutations(state.seats[seat] for seat in others)
            return state._replace(waiting=turn_of(state.seat), moves=tuple(map(Order, orders)))
        state = _place(state, others[0], first_behind(state, hazard), events)
    events.append(WentHome(state.seat))
    return pass_turn(state._replace(hero=0, steps=0), events)


def order(state: State, move: Order, events: Events) -> State:
    """The others of a circle are placed as the mover chose."""
    chosen = [state.seats.index(seat) for seat in move.seats]
    hazard = state.at[chosen[0]]
    events.append(OrderChosen(state.seat, hazard, move.seats))
    for seat in chosen:
        state = _place(state, seat, first_behind(state, hazard), events)
    return _free_others(state, events)


def first_behind(state: State, hazard: int) -> int:
    """The first unoccupied space behind a circle: no other circle (MM-18), at the latest START (MM-19)."""
    space = hazard - 1
    while space > START and (space in TRACKS or space in state.at):
        space -= 1
    return max(space, START)


def _place(state: State, seat: int, space: int, events: Events, by: str = "") -> State:
    # The space has no effect, for nobody landed there by a move (MM-21).
    hazard = state.at[seat]
    events.append(Freed(state.seats[seat], hazard, space, space > hazard, by))
    return put(state, seat, space)


def put(state: State, seat: int, space: int) -> State:
    """The same position with one piece on another space."""
    return state._replace(at=(*state.at[:seat], space, *state.at[seat + 1 :]))


# The rule sheet of Mighty Mouse as pure functions, in the order of the sheet.

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
    """Nothing is hidden in Mighty Mouse, the saved numbers neither (MM-30)."""
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
    if state.at[state.turn] in TRACKS:
        return fly(state, rolled.pips, events)
    return _move(_save(state, rolled.pips, events), rolled.pips, events)


def _save(state: State, pips: int, events: Events) -> State:
    """Whoever has nothing saved saves what was rolled for the own piece (MM-27)."""
    if not state.saved or state.saved[state.turn]:
        return state
    events.append(Saved(state.seat, pips))
    return _with_saved(state, pips)


def _with_saved(state: State, pips: int) -> State:
    return state._replace(saved=(*state.saved[: state.turn], pips, *state.saved[state.turn + 1 :]))


def _play_saved(state: State, _: Move, events: Events) -> State:
    """It counts like a roll of that number (MM-29), and is gone."""
    pips = state.saved[state.turn]
    events.append(SavedPlayed(state.seat, pips))
    return _move(_with_saved(state, 0), pips, events)


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
    state = put(state, state.turn, space)
    if space == FINISH:
        events.append(Won(state.seat))  # at once, though others are held (MM-24)
        return state._replace(waiting=Over((state.seat,)), moves=())
    if space in TRACKS:
        events.append(Held(state.seat, space))  # by a move backward too (MM-08)
    return pass_turn(state, events)


_ACTS: Acts[State] = {
    Lot: (_fell, _lot),
    RollForFirst: (_offered, _roll),
    Roll: (_offered, _roll),
    PlaySaved: (_offered, _play_saved),
    Rolled: (_thrown, _rolled),
    Order: (_offered, order),
}

apply = applying(_ACTS)


# Look before you roll: what each number of the die would do to the seat to act.


def reaches(state: State) -> tuple[Reach, ...]:
    """Where each of the six numbers leads, and what comes of it; nothing unless the seat to act is to roll."""
    if ROLL not in state.moves:
        return ()
    rolling = apply(state, ROLL).state
    start = state.at[state.turn]
    return tuple(_reach(start, pips, apply(rolling, Rolled(pips)).events) for pips in range(1, 7))


def sure(state: State) -> Reach | None:
    """Where the saved number leads, and what comes of it; None unless it may be played now."""
    if PLAY_SAVED not in state.moves:
        return None
    return _reach(state.at[state.turn], state.saved[state.turn], apply(state, PLAY_SAVED).events)


def _reach(start: int, pips: int, events: tuple[Event, ...]) -> Reach:
    """To be freed or to win is a gain, to go back or to be held a loss."""
    freed = any(isinstance(event, Arrived) for event in events)
    won = any(isinstance(event, Won) for event in events)
    held = any(isinstance(event, Held) for event in events)
    for event in events:
        match event:
            case Flew(_, hazard, _, end):
                return Reach(pips, end, Effect.GAIN if freed else Effect.MOVE, hazard)
            case Advanced(_, path):
                return Reach(pips, path[-1], Effect.GAIN if won else Effect.LOSS if held else Effect.MOVE)
            case Backed(_, path):
                return Reach(pips, path[-1], Effect.LOSS)
    return Reach(pips, start, Effect.NOTHING)


# What is counted of a match of Mighty Mouse, and who is ahead.


def tally(events: tuple[Event, ...]) -> Iterator[Count]:
    """The die, also where it falls for who begins; else each roll is a turn, and each saved number that is played."""
    for event in events:
        if isinstance(event, Threw | ThrewForFirst):
            yield Count(event.seat, f"face_{event.pips}")
        if isinstance(event, Threw | SavedPlayed):
            yield Count(event.seat, "turns")


def leaders(state: State) -> tuple[str, ...]:
    """Those furthest along."""
    return ahead(state.seats, state.at)


def ranks(state: State, acts: Sequence[tuple[Event, ...]]) -> dict[str, float]:
    """By how far everybody came."""
    return dict(zip(state.seats, map(float, state.at), strict=True))


# What of a race is worth remembering.

_BACK, _FREED, _HELD = 3, 1, 2


def moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    """The farthest way back, the most who were freed at once, and who was held most often."""
    back = (Done(act, event.seat, len(event.path) - 1) for act, event in happened(acts) if isinstance(event, Backed))
    yield from most("back", back, _BACK)
    yield from most("freed", _rescues(acts), _FREED)
    yield from most("held", _holds(acts), _HELD)


def _rescues(acts: Sequence[tuple[Event, ...]]) -> Iterator[Done]:
    for number, events in enumerate(acts):
        freed = [event.seat for event in events if isinstance(event, Freed)]
        if freed:
            yield Done(number, freed[0], len(freed))


def _holds(acts: Sequence[tuple[Event, ...]]) -> Iterator[Done]:
    """Every time that somebody was held, with how often by then."""
    times: dict[str, int] = {}
    for act, event in happened(acts):
        if isinstance(event, Held):
            times[event.seat] = times.get(event.seat, 0) + 1
            yield Done(act, event.seat, times[event.seat])
