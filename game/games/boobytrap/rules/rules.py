"""The rule sheet of Booby-Trap as pure functions, in the order of the sheet; what a match of it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from game.core.acts import Acts, Answer, Ask, Event, Events, Move, Over, Turn, applying, ask, asks, turn_of
from game.core.setup import LOT, Lot, LotFell, lots
from game.core.tally import Count, Done, Moment, ahead, happened, longest_row, most
from game.games.boobytrap.rules.events import (
    ArchesAsked,
    BarTripped,
    Failed,
    GripFelt,
    Passed,
    PieceKept,
    PiecesThrown,
    SizeBegan,
    Solved,
    TrayMixed,
    TurnBegan,
    Won,
    take_began,
    touched,
    turn_began,
)
from game.games.boobytrap.rules.moves import (
    ASK_ARCHES,
    PASS,
    TAKE,
    AskArches,
    Felt,
    Mixed,
    Pass,
    Pulled,
    Take,
    Touch,
    touches,
)
from game.games.boobytrap.rules.pieces import EACH, size_of
from game.games.boobytrap.rules.seen import MARKING_IN, Seen, feel_word
from game.games.boobytrap.rules.state import MOST_TRIPS, Pull, State

MOST_IN, MOST_GRIP, MOST_SEED = 12.0, 100, 2**32 - 1
"""The box is no longer than this; the grip and the seed have these limits."""

FEWER_FROM = MOST_SEED + 1
"""What is added to the seed of a tray that is mixed from 20 pieces of each size."""


def waiting(state: State) -> Turn | Ask | Over:
    """Whom the position waits for."""
    return state.waiting


def legal(state: State) -> tuple[Move, ...]:
    """The moves of the seat to act."""
    if not isinstance(state.waiting, Turn):
        return ()
    more: tuple[Move, ...] = (PASS,) if state.may_pass else ()
    if state.table.arches and not state.arches:
        more = (*more, ASK_ARCHES)
    if not state.touched:
        return touches(state.open_pieces) + more  # a pass needs no touch (BT-10)
    # After the touch only these two, for the same piece (BT-09); in solitaire feeling is free (BT-20, BT-24).
    again = touches(state.open_pieces) if state.table.solitaire else ()
    return (TAKE, *more, *again)


def answers(state: State) -> tuple[tuple[Answer, float], ...]:
    """The lots; what a tray does cannot be listed."""
    asked = isinstance(state.waiting, Ask) and state.waiting.kind == LOT
    return lots(state.table.seats) if asked else ()


def observe(state: State, seat: str) -> Seen:
    """The tray's history and what others felt stay hidden (BT-25); nature adds what the tray looks like."""
    place, table = state.table.seats.index(seat), state.table
    mine = [pair for pair, by in zip(state.felt, state.by, strict=True) if place in by]
    others = [number for (number, _), by in zip(state.felt, state.by, strict=True) if set(by) - {place}]
    return Seen(
        seat=seat,
        players=len(table.seats),
        values=table.values,
        penalty=table.penalty,
        left=state.left,
        open_pieces=state.open_pieces,
        scores=state.scores,
        trips=state.trips[place],
        may_pass=state.may_pass,
        touched=state.touched,
        felt=tuple((number, feel_word(grip)) for number, grip in mine),
        left_by_others=tuple(number for number in others if number != state.touched),
    )


# What may be done is the same as `legal` tells, found without listing every piece.


def _may_touch(state: State, touch: Touch) -> bool:
    free = isinstance(state.waiting, Turn) and (not state.touched or state.table.solitaire)
    return free and type(touch.number) is int and touch.number in state.open_pieces


def _may_pass(state: State, _: Pass) -> bool:
    return isinstance(state.waiting, Turn) and state.may_pass


def _may_ask(state: State, _: AskArches) -> bool:
    return isinstance(state.waiting, Turn) and state.table.arches and not state.arches


def _may_take(state: State, _: Take) -> bool:
    return isinstance(state.waiting, Turn) and state.touched > 0


def _fell(state: State, lot: Lot) -> bool:
    return asks(state.waiting, LOT) and lot.seat in state.table.seats


def _may_lie(state: State, mixed: Mixed) -> bool:
    seed = mixed.seed
    fits = type(seed) is int and (seed == 0 or 0 < seed - first_seed(state) <= MOST_SEED)
    return fits and asks(state.waiting, "mix")


def _may_feel(state: State, felt: Felt) -> bool:
    return asks(state.waiting, "feel") and type(felt.grip) is int and 0 <= felt.grip <= MOST_GRIP


def _may_be_pulled(state: State, pulled: Pulled) -> bool:
    moved = type(pulled.moved_in) is float and 0 <= pulled.moved_in <= MOST_IN
    return moved and asks(state.waiting, "pull") and _may_be_thrown(state, pulled.thrown)


def _may_be_thrown(state: State, thrown: tuple[int, ...]) -> bool:
    if not thrown:
        return True
    others = all(type(number) is int and number in state.left and number != state.touched for number in thrown)
    return others and all(low < high for low, high in pairwise(thrown))


def first_seed(state: State) -> int:
    """The least seed that a tray of this set can be mixed from."""
    return 0 if state.table.each == EACH else FEWER_FROM


# ---- setting up the board


def _lot(state: State, lot: Lot, events: Events) -> State:
    events.append(LotFell(lot.seat))
    return state._replace(turn=state.table.seats.index(lot.seat), waiting=ask("mix", lot.seat))


def _mixed(state: State, mixed: Mixed, events: Events) -> State:
    events.append(TrayMixed(mixed.seed))
    events.append(turn_began(state.seat, False))
    return state._replace(seed=mixed.seed, waiting=turn_of(state.seat))


# ---- method of play: touch one piece, then pass or take it


def _touch(state: State, touch: Touch, events: Events) -> State:
    events.append(touched(state.seat, touch.number))
    return state._replace(touched=touch.number, waiting=ask("feel", state.seat, touch.number))


def _felt(state: State, felt: Felt, events: Events) -> State:
    # Feeling moves nothing: the travel of the turn is counted from the pull on, and costs nothing before (BT-11).
    piece = state.touched
    events.append(GripFelt(state.seat, piece, felt.grip))
    before, by = state.felt, state.by
    who: tuple[int, ...] = (state.turn,)
    for place, (number, _) in enumerate(before):
        if number == piece:
            # Who felt it before knows it still: nothing has moved since.
            who = (*(seat for seat in by[place] if seat != state.turn), state.turn)
            before, by = before[:place] + before[place + 1 :], by[:place] + by[place + 1 :]
            break
    return state._replace(felt=(*before, (piece, felt.grip)), by=(*by, who), waiting=turn_of(state.seat))


def _ask_arches(state: State, _: AskArches, events: Events) -> State:
    events.append(ArchesAsked(state.seat))
    return state._replace(arches=True)


def _pass(state: State, _: Pass, events: Events) -> State:
    events.append(Passed(state.seat, state.touched, state.passes + 1))
    return _next_turn(state._replace(passes=state.passes + 1, touched=0), events)


def _take(state: State, _: Take, events: Events) -> State:
    events.append(take_began(state.seat, state.touched))
    return state._replace(waiting=ask("pull", state.seat, state.touched))


def _next_turn(state: State, events: Events) -> State:
    seats = state.table.seats
    turn = (state.turn + 1) % len(seats)
    events.append(turn_began(seats[turn], 0 < state.table.most_passes <= state.passes))
    return state._replace(turn=turn, waiting=turn_of(seats[turn]), arches=False)


# ---- rules and penalties


def _pulled(state: State, pulled: Pulled, events: Events) -> State:
    piece, thrown, turn = state.touched, pulled.thrown, state.turn
    tripped = pulled.moved_in >= MARKING_IN  # the distance, not the crossing of a line (BT-06, BT-07)
    if tripped:
        hands, discard = state.hands, (*state.discard, piece, *thrown)  # the piece scores nothing (BT-03)
    else:
        hands, discard = _changed(state.hands, turn, (*state.hands[turn], piece)), (*state.discard, *thrown)
    points = 0 if state.table.solitaire else -state.table.penalty if tripped else state.table.value(size_of(piece))
    trips = _changed(state.trips, turn, state.trips[turn] + 1) if tripped else state.trips
    if tripped:
        events.append(BarTripped(state.seat, piece, -points, pulled.moved_in, trips[turn]))
    else:
        events.append(PieceKept(state.seat, piece, points, pulled.moved_in))
    if thrown:
        events.append(
            PiecesThrown(state.seat, thrown)
        )  # discarded, after a safe play too, and no penalty (BT-04, BT-05)
    after = state._replace(
        left=_without(state.left, (piece, *thrown)),  # and the bar is never set back (BT-23)
        hands=hands,
        discard=discard,
        scores=_changed(state.scores, turn, state.scores[turn] + points),  # below nought too (BT-16)
        trips=trips,
        passes=0,  # BT-13
        touched=0,
        felt=(),
        by=(),
        arches=False,
        pulls=(*state.pulls, Pull(piece, pulled.lift, thrown)),
    )
    return _go_on(state, after, events)


def _without(pieces: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    for number in gone:
        place = pieces.index(number)
        pieces = pieces[:place] + pieces[place + 1 :]
    return pieces


def _changed(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _go_on(before: State, state: State, events: Events) -> State:
    if (over := ending(state)) is not None:
        events.append(_ended(state, over))
        return state._replace(waiting=over)
    if state.table.by_size and size_of(state.left[0]) != size_of(before.left[0]):
        events.append(SizeBegan(size_of(state.left[0])))
    return _next_turn(state, events)


# ---- the end


def ending(state: State) -> Over | None:
    """How the match has ended, if it has: as many pieces are left as players, or fewer (BT-14).

    Some may then have had a turn more than others (BT-15). A tie is a shared win (BT-17).
    """
    cleared = len(state.left) <= len(state.table.seats)
    if state.table.solitaire:
        # Won with one piece left, or none, and three trips or fewer; the fourth loses at once (BT-19).
        lost = state.trips[0] > MOST_TRIPS
        return Over(()) if lost else Over(state.table.seats) if cleared else None
    if not cleared:
        return None
    most = max(state.scores)
    return Over(tuple(seat for seat, score in zip(state.table.seats, state.scores, strict=True) if score == most))


def _ended(state: State, over: Over) -> Event:
    left = len(state.left)
    if not state.table.solitaire:
        return Won(over.winners, max(state.scores), left)
    return (Solved if over.winners else Failed)(state.seat, left, state.trips[0])


_ACTS: Acts[State] = {
    Lot: (_fell, _lot),
    Mixed: (_may_lie, _mixed),
    Touch: (_may_touch, _touch),
    Felt: (_may_feel, _felt),
    Pass: (_may_pass, _pass),
    AskArches: (_may_ask, _ask_arches),
    Take: (_may_take, _take),
    Pulled: (_may_be_pulled, _pulled),
}

apply = applying(_ACTS)


# What is counted of a match of Booby-Trap, and who is ahead.


def tally(events: tuple[Event, ...]) -> Iterator[Count]:
    """Points, trips, and how many pieces in a row left the bar where it was."""
    for event in events:
        match event:
            case TurnBegan(seat):
                yield Count(seat, "turns")
            case PieceKept(seat, _, points):
                yield Count(seat, "points", points)
                yield Count(seat, "series")
                yield Count(seat, "pulled")
            case BarTripped(seat, _, penalty):
                yield Count(seat, "points", -penalty)
                yield Count(seat, "series", 0)
                yield Count(seat, "trips")
                yield Count(seat, "pulled")
                yield Count(seat, "slipped")


def leaders(state: State) -> tuple[str, ...]:
    """Those with the most points; nobody is ahead in solitaire."""
    return () if state.table.solitaire else ahead(state.table.seats, state.scores)


def ranks(state: State, acts: Sequence[tuple[Event, ...]]) -> dict[str, float]:
    """By points."""
    return dict(zip(state.table.seats, map(float, state.scores), strict=True))


# What of a match of Booby-Trap is worth remembering.

_RISK, _ROW, _THROWN = 0.05, 3, 2


def moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    """The pull at which the bar went farthest and still held, pieces in a row, the most that jumped out at once."""
    kept = [(act, event) for act, event in happened(acts) if isinstance(event, PieceKept)]
    yield from most("riskiest", (Done(act, event.seat, event.moved_in) for act, event in kept), _RISK)
    yield from longest_row("row", _pulls(acts), _ROW)
    thrown = (Done(act, event.seat, len(event.pieces)) for act, event in happened(acts)
              if isinstance(event, PiecesThrown))  # fmt: skip
    yield from most("thrown", thrown, _THROWN)


def _pulls(acts: Sequence[tuple[Event, ...]]) -> Iterator[Done]:
    for act, event in happened(acts):
        if isinstance(event, PieceKept):
            yield Done(act, event.seat)
        elif isinstance(event, BarTripped):
            yield Done(act, event.seat, 0)
