"""Cheese, building the trap, luring mice, turning the crank, what becomes of the mice, and whose turn comes next."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.acts import Ask, Events, Move, Over, ask, turn_of
from game.games.mousetrap.rules import moves
from game.games.mousetrap.rules.events import (
    Built,
    Captured,
    CrankTurned,
    DeclinedToTake,
    Escaped,
    LeftCrooked,
    LostCheese,
    NothingToTake,
    OwnTrapRested,
    PaidToLure,
    PartSetAnew,
    PileRanOut,
    ResetBegan,
    SetAnew,
    StepBuilt,
    StepSetAnew,
    Stopped,
    TookFrom,
    TrapCompleted,
    TrapRested,
    Won,
    nothing_happened,
    took_from_pile,
    turn_began,
)
from game.games.mousetrap.rules.moves import LeaveCrooked, Lure, Placed, Stop, Straighten, Take, TrapRan, TurnCrank
from game.games.mousetrap.rules.state import EXACT, ROLL_ONLY, SAFE, WHEEL, Space, State, at_fault

MISSES, UNASKED = 3, 6
"""So many misses of one's own machine in a row, and a step is put straight (MT-54), from so many on unasked (MT-55)."""


def pass_turn(state: State, events: Events) -> State:
    """The next seat in order that is not captured is to roll (MT-09)."""
    seats, captured = state.table.seats, state.captured
    turn = (state.turn + 1) % len(seats)
    while captured[turn]:
        turn = (turn + 1) % len(seats)
    return begin_turn(state, turn, events)


def begin_turn(state: State, turn: int, events: Events) -> State:
    """This seat is to roll, and no part is left to be set down."""
    seats = state.table.seats
    events.append(turn_began(seats[turn]))
    return state._replace(turn=turn, queue=(), waiting=turn_of(seats[turn]), moves=ROLL_ONLY)


# Taking and losing cheese.


def from_pile(state: State, due: int, events: Events) -> State:
    """Take what is due from the pile, or what is there."""
    pieces = min(due, state.pile)
    events.append(took_from_pile(state.seat, pieces))
    return state._replace(pile=state.pile - pieces, hands=_changed(state.hands, state.turn, pieces))


def take_space(state: State, space: Space, events: Events) -> State:
    """A slice that gives cheese, or the Cheese Wheel."""
    due = space.amount
    if state.pile:
        due -= min(due, state.pile)
        state = from_pile(state, space.amount, events)
    if not due:
        return pass_turn(state, events)
    # What the pile does not hold comes by the rule of the empty pile (MT-14), which is the profile's (MT-15).
    picks = state.table.profile.pick_giver
    events.append(PileRanOut(state.seat, due, picks))
    return _choose(state, _any_giver(state, due) if picks else _most(state, due), events)


def take_from_most(state: State, space: Space, events: Events) -> State:
    """Slice 5: from the rival with most, whatever the pile holds, and from nobody else for the rest (MT-18)."""
    return _choose(state, _most(state, space.amount), events)


def lose(state: State, space: Space, events: Events) -> State:
    """Return cheese to the pile, no more than is held (MT-19)."""
    pieces = min(space.amount, state.hands[state.turn])
    events.append(LostCheese(state.seat, pieces))
    hands = _changed(state.hands, state.turn, -pieces)
    return pass_turn(state._replace(pile=state.pile + pieces, hands=hands), events)


def take(state: State, move: Take, events: Events) -> State:
    """Take from others what the player chose, or what left no choice."""
    for giver, pieces in move.gifts:
        events.append(TookFrom(state.seat, giver, pieces))
        hands = _changed(state.hands, state.table.seats.index(giver), -pieces)
        state = state._replace(hands=_changed(hands, state.turn, pieces))
    if not move.gifts:
        events.append(DeclinedToTake(state.seat))
    return pass_turn(state, events)


def _choose(state: State, takes: tuple[Take, ...], events: Events) -> State:
    if len(takes) > 1:
        return state._replace(waiting=turn_of(state.seat), moves=takes)
    if takes:
        return take(state, takes[0], events)
    events.append(NothingToTake(state.seat))  # MT-17
    return pass_turn(state, events)


def _any_giver(state: State, due: int) -> tuple[Take, ...]:
    # From any one opponent all that is due or all that he has, or nothing at all (MT-15, MT-45).
    givers = [seat for seat in state.rivals() if state.hands[seat]]
    takes = [Take(((state.table.seats[seat], min(due, state.hands[seat])),)) for seat in givers]
    return (*takes, Take(())) if takes else ()


def _most(state: State, due: int) -> tuple[Take, ...]:
    rivals = state.rivals()
    most = max(state.hands[seat] for seat in rivals)
    tied = [state.table.seats[seat] for seat in rivals if state.hands[seat] == most]
    if not most:
        return ()
    if not state.table.profile.divide:
        return tuple(Take(((giver, min(due, most)),)) for giver in tied)  # MT-16
    # The total is the smaller of what is due and what the tied hold together (MT-43); declining is not offered (MT-44).
    divisions = _divisions(min(due, most * len(tied)), most, len(tied))
    return tuple(Take(tuple((giver, n) for giver, n in zip(tied, shares, strict=True) if n)) for shares in divisions)


def _divisions(total: int, most: int, givers: int) -> Iterator[tuple[int, ...]]:
    if givers == 1:
        if total <= most:
            yield (total,)
        return
    for first in range(min(total, most), -1, -1):
        for rest in _divisions(total - first, most, givers - 1):
            yield (first, *rest)


def _changed(hands: tuple[int, ...], seat: int, pieces: int) -> tuple[int, ...]:
    return (*hands[:seat], hands[seat] + pieces, *hands[seat + 1 :])


# Building the trap, luring mice, turning the crank, and what becomes of the mice.

# ---- building and resetting


def set_down(state: State, placed: Placed, events: Events) -> State:
    """A part was set down: the next one of the plan, or a loose one after a run."""
    number, rest = state.queue[0], state.queue[1:]
    if number > len(state.parts):
        state = _built(state, number, placed, events)
    else:
        own = state.table.plan.own
        events.append(StepSetAnew(state.seat, number, placed) if own else SetAnew(state.seat, number, placed))
        state = state._replace(parts=_with(state.parts, number, placed))
    if rest:
        return state._replace(queue=rest, waiting=ask("place", state.seat, rest[0]))
    return pass_turn(state, events)


def _built(state: State, number: int, placed: Placed, events: Events) -> State:
    plan = state.table.plan
    built = StepBuilt(state.seat, number, plan.steps, placed) if plan.own else Built(state.seat, number, placed)
    events.append(built)
    state = from_pile(state._replace(parts=(*state.parts, placed)), 1, events)  # none from an empty pile (MT-13)
    if state.complete:
        events.append(TrapCompleted(state.seat))  # the crank takes a landing of its own (MT-22)
    return state


def _with(parts: tuple[Placed, ...], number: int, placed: Placed) -> tuple[Placed, ...]:
    return (*parts[: number - 1], placed, *parts[number:])


def _reset(state: State, fault: int, events: Events, straight: tuple[int, ...] = ()) -> State:
    # Always, by the operator (MT-40); who sees where the chain ended sets that part anew as well.
    plan = state.table.plan
    events.append(ResetBegan(state.seat, 0 if plan.own else fault))
    queue = tuple(sorted({*plan.loose, *((fault,) if fault else ())} - {*straight}))
    if not queue:  # A machine of one's own may have nothing that lies about.
        return pass_turn(state, events)
    return state._replace(queue=queue, waiting=ask("place", state.seat, queue[0]))


# ---- on the crank space


def land(state: State, space: int, events: Events) -> State:
    """A mouse ended its roll on a crank space."""
    if not state.complete:
        # Neither cranking nor luring, and no pay on the second crank either (MT-21, MT-47); so with one's own machine
        # (MT-51).
        events.append(nothing_happened(state.seat, space, "incomplete"))
        return pass_turn(state, events)
    return choose(state, events)


def choose(state: State, events: Events) -> State:
    """Crank, lure or stop, as far as each is open; with nothing open the turn ends by itself."""
    moves = _moves(state)
    if moves:
        return state._replace(waiting=turn_of(state.seat), moves=moves)
    # MT-31; or no cheese is left to lure with.
    why = "nobody" if all(state.mice[seat] == SAFE for seat in state.rivals()) else "no_cheese"
    events.append(nothing_happened(state.seat, state.mice[state.turn], why))
    return pass_turn(state, events)


def _moves(state: State) -> tuple[Move, ...]:
    profile = state.table.profile
    on_wheel = bool(victims(state))
    # Luring may be repeated after a failure (MT-26), and with a mouse on the wheel by profile (MT-25).
    may_lure = state.hands[state.turn] > 0 and (profile.lure_more or not on_wheel)
    lures = [Lure(state.table.seats[seat]) for seat in _lurable(state)] if may_lure else []
    # Luring is optional (MT-24); the crank must be turned with a mouse on the wheel, by profile (MT-23).
    may_stop = profile.decline_crank if on_wheel else bool(lures)
    cranks = (TurnCrank(),) if on_wheel else ()
    return (*cranks, *lures, Stop()) if may_stop else (*cranks, *lures)


def victims(state: State) -> list[int]:
    """The opposing mice on the Cheese Wheel."""
    return [seat for seat in state.rivals() if state.mice[seat] == WHEEL]


def _lurable(state: State) -> list[int]:
    # Not from Safe (MT-29), not one that is on the wheel (MT-28); one still on the path may be lured (MT-30).
    return [seat for seat in state.rivals() if state.mice[seat] not in (SAFE, WHEEL)]


def lure(state: State, move: Lure, events: Events) -> State:
    """One cheese goes back to the pile, then the die is rolled for the other's mouse."""
    turn, hands = state.turn, state.hands
    events.append(PaidToLure(state.seat, move.mouse))
    paid = (*hands[:turn], hands[turn] - 1, *hands[turn + 1 :])
    mouse = state.table.seats.index(move.mouse)
    return state._replace(hands=paid, pile=state.pile + 1, waiting=ask("die", state.seat, mouse), moves=())


def stop(state: State, _: Stop, events: Events) -> State:
    """The player ends the turn."""
    events.append(Stopped(state.seat))
    return pass_turn(state, events)


# ---- the trap


def turn_crank(state: State, _: TurnCrank, events: Events) -> State:
    """The trap is set in motion; what it does is nature's to answer."""
    mice = tuple(state.table.seats[seat] for seat in victims(state))
    events.append(CrankTurned(state.seat, mice, state.table.plan.own))
    return state._replace(waiting=ask("trap", state.seat), moves=())


def may_set_anew(state: State) -> tuple[int, ...]:
    """The parts that the operator, who checks them by special rule 1 (MT-41), may set anew, each once an attempt."""
    waiting = state.waiting
    if not isinstance(waiting, Ask) or waiting.kind != "trap":
        return ()
    return tuple(number for number in range(1, len(state.parts) + 1) if number not in state.anew)


def set_anew(state: State, answer: moves.SetAnew, events: Events) -> State:
    """A part stands otherwise; the operator still has to turn the crank."""
    number, placed = answer.number, answer.placed
    own = state.table.plan.own
    events.append(StepSetAnew(state.seat, number, placed) if own else PartSetAnew(state.seat, number, placed))
    return state._replace(parts=_with(state.parts, number, placed), anew=tuple(sorted((*state.anew, number))))


def ran(state: State, result: TrapRan, events: Events) -> State:
    """All mice on the wheel are captured or missed together (MT-33); one attempt, then the turn ends (MT-42)."""
    state = state._replace(anew=())
    if state.table.plan.own:
        state = _own_rested(state, result, events)
    else:
        events.append(TrapRested(result.captured, result.last_link, result.misfired))
    if not result.captured:
        return _missed(_escape(state, events), result, events)
    state = _capture(state, events)
    if state.captured.count(False) > 1:
        return _reset(state, 0, events)
    events.append(Won(state.seat))
    return state._replace(waiting=Over((state.seat,)))


def _own_rested(state: State, result: TrapRan, events: Events) -> State:
    # Captured is what the Workshop's sensor says (MT-52).
    fault = state.table.plan.at_fault(result.last_link)
    events.append(OwnTrapRested(result.captured, fault))
    return state._replace(misses=0 if result.captured else state.misses + 1)


def _missed(state: State, result: TrapRan, events: Events) -> State:
    plan = state.table.plan
    if not plan.own:
        return _reset(state, at_fault(result.last_link, result.misfired), events)
    fault = plan.at_fault(result.last_link)  # set anew with what is loose (MT-53)
    straight = _to_straighten(state, fault)
    if straight and state.table.asks and state.misses < UNASKED:
        return state._replace(waiting=turn_of(state.seat), moves=(Straighten(straight), LeaveCrooked()))
    return _straightened(state, straight, fault, events)


def straighten(state: State, move: Straighten, events: Events) -> State:
    """Who turned the crank has steps put straight (MT-55)."""
    return _straightened(state._replace(moves=()), move.steps, 0, events)


def leave_crooked(state: State, _: LeaveCrooked, events: Events) -> State:
    """Hands set the machine anew instead, the step where it ended too."""
    events.append(LeftCrooked(state.seat))
    (offered,) = (move for move in state.moves if isinstance(move, Straighten))
    return _reset(state._replace(moves=()), offered.steps[0], events)


def _straightened(state: State, straight: tuple[int, ...], fault: int, events: Events) -> State:
    for number in sorted(straight):
        events.append(StepSetAnew(state.seat, number, EXACT))
        state = state._replace(parts=_with(state.parts, number, EXACT))
    return _reset(state, fault, events, straight)


def _to_straighten(state: State, fault: int) -> tuple[int, ...]:
    """From the third miss in a row on one step more each time, so that every match ends (MT-54); the worst first."""

    def order(number: int) -> tuple[bool, float]:
        part = state.parts[number - 1]
        return number != fault, -max(abs(part.mm), abs(part.deg), abs(part.grip_pct) / 10)

    worst = sorted(range(1, state.table.plan.steps + 1), key=order)
    return tuple(worst[: max(0, state.misses - MISSES + 1)])


def _capture(state: State, events: Events) -> State:
    hands, captured = list(state.hands), list(state.captured)
    for mouse in victims(state):
        events.append(Captured(state.seat, state.table.seats[mouse], hands[mouse]))
        hands[state.turn] += hands[mouse]  # MT-39
        hands[mouse], captured[mouse] = 0, True
    return state._replace(hands=tuple(hands), captured=tuple(captured))


def _escape(state: State, events: Events) -> State:
    mice = list(state.mice)
    for mouse in victims(state):
        events.append(Escaped(state.table.seats[mouse]))
        mice[mouse] = SAFE  # and no effect of that space (MT-38)
    return state._replace(mice=tuple(mice))
