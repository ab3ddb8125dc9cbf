"""The rule sheet of the Mouse Trap as pure functions, in the order of the sheet; what a match of it comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.core.acts import Acts, Answer, Ask, Event, Events, Move, Over, Turn, applying, ask, asks
from game.core.setup import LOT, Lot, LotFell, lots
from game.core.tally import Count, Done, Effect, Moment, Reach, ahead, happened, longest_row, most
from game.games.mousetrap.rules import trap
from game.games.mousetrap.rules import trap as cheese
from game.games.mousetrap.rules.events import (
    Built,
    Captured,
    CrankTurned,
    Escaped,
    LostCheese,
    Moved,
    Sent,
    StepBuilt,
    Threw,
    moved,
    nothing_happened,
    threw,
)
from game.games.mousetrap.rules.moves import (
    DIE,
    ROLL,
    LeaveCrooked,
    Lure,
    Placed,
    Roll,
    Rolled,
    SetAnew,
    Stop,
    Straighten,
    Take,
    TrapRan,
    TurnCrank,
)
from game.games.mousetrap.rules.state import CRANK, PATHS, SECOND_CRANK, SPACES, Kind, Space, State
from game.games.mousetrap.rules.trap import begin_turn, pass_turn

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
    queue = tuple(range(first, min(first + space.amount, state.table.plan.steps + 1)))
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
    Straighten: (_offered, trap.straighten),
    LeaveCrooked: (_offered, trap.leave_crooked),
}

apply = applying(_ACTS)


# Look before you roll: what each number of the die would do to the seat to act.


def reaches(state: State) -> tuple[Reach, ...]:
    """Where each of the six numbers leads, and what comes of it; nothing unless the seat to act is to roll."""
    if ROLL not in state.moves:
        return ()
    rolling = apply(state, ROLL).state
    return tuple(_reach(rolling, pips) for pips in range(1, 7))


def _reach(rolling: State, pips: int) -> Reach:
    step = apply(rolling, Rolled(pips))
    space = PATHS[rolling.mice[rolling.turn]][pips][-1]
    return Reach(pips, space, _effect(rolling, step.state, step.events))


def _effect(before: State, after: State, events: tuple[Event, ...]) -> Effect:
    """A part to set down, cheese, or something to choose is a gain; being sent elsewhere is only a move."""
    gained = after.hands[before.turn] - before.hands[before.turn]
    goes_on = after.turn == before.turn  # with a part to set down or something to choose
    if gained > 0 or goes_on:
        return Effect.GAIN
    if gained < 0:
        return Effect.LOSS
    return Effect.MOVE if any(isinstance(event, Sent) for event in events) else Effect.NOTHING


# What is counted of a match of the Mouse Trap, and who is ahead.


def tally(events: tuple[Event, ...]) -> Iterator[Count]:
    """The die, and what came of turning the crank; one run may catch several.

    A turn begins with a roll for one's own mouse; those that lure roll for others.
    """
    for event in events:
        match event:
            case Threw(seat, pips):
                yield Count(seat, f"face_{pips}")
            case Moved(mouse) if isinstance(events[0], Threw) and mouse == events[0].seat:
                yield Count(mouse, "turns")
            case CrankTurned(seat):
                yield Count(seat, "runs")
            case Captured(seat):
                yield Count(seat, "caught")
            case Built(seat, _, placed) | StepBuilt(seat, _, _, placed):
                yield Count(seat, "placed")
                astray = round(abs(placed.mm) * 100)
                yield Count(seat, "astray", astray)
                yield Count(seat, "astray_squared", astray * astray)
    caught = [event for event in events if isinstance(event, Captured)]
    if caught:
        yield Count(caught[0].seat, "closed")
        yield Count(caught[0].seat, "haul", sum(event.pieces for event in caught))


def leaders(state: State) -> tuple[str, ...]:
    """Those with the most cheese among the uncaptured."""
    held = (-1 if out else hand for hand, out in zip(state.hands, state.captured, strict=True))
    return ahead(state.table.seats, held)


def ranks(state: State, acts: Sequence[tuple[Event, ...]]) -> dict[str, float]:
    """Those who were caught later fared better, the last one free best; one run may catch several."""
    found: dict[str, float] = dict.fromkeys(state.table.seats, len(acts))
    for number, events in enumerate(acts):
        found.update({event.mouse: number for event in events if isinstance(event, Captured)})
    return found


# What of a match of the Mouse Trap is worth remembering.

_ROW, _HAUL, _LOST = 2, 5, 3


def moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    """The greatest haul, captures in a row, escapes in a row, and the most cheese that was lost at once."""
    hauls = [
        Done(number, caught[0].seat, sum(each.pieces for each in caught))
        for number, events in enumerate(acts)
        if (caught := [event for event in events if isinstance(event, Captured)])
    ]
    yield from longest_row("captures", [Done(act, seat) for act, seat, _ in hauls], _ROW)
    yield from most("haul", hauls, _HAUL)
    yield from longest_row("escapes", _cranked(acts), _ROW)
    lost = (Done(act, event.seat, event.pieces) for act, event in happened(acts) if isinstance(event, LostCheese))
    yield from most("lost", lost, _LOST)


def _cranked(acts: Sequence[tuple[Event, ...]]) -> Iterator[Done]:
    """Every escape from the trap by whose mouse it was; being caught breaks a row."""
    for act, event in happened(acts):
        if isinstance(event, Escaped):
            yield Done(act, event.mouse)
        elif isinstance(event, Captured):
            yield Done(act, event.mouse, 0)
