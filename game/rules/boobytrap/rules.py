"""The rule sheet of Booby-Trap as pure functions, in the order of the sheet."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from game.core.acts import Act, Answer, Ask, Event, Move, Over, Turn, ask, turn_of
from game.core.apply import CarryOut, Events, applying
from game.rules.beginning import LOT, Lot, LotFell, lots
from game.rules.boobytrap.events import (
    ArchesAsked,
    BarTripped,
    Failed,
    GripFelt,
    Passed,
    PieceKept,
    PiecesThrown,
    SizeBegan,
    Solved,
    TakeBegan,
    Touched,
    TrayMixed,
    TurnBegan,
    Won,
)
from game.rules.boobytrap.moves import AskArches, Felt, Mixed, Pass, Pulled, Take, Touch
from game.rules.boobytrap.pieces import EACH, NUMBERS, size_of
from game.rules.boobytrap.seen import MARKING_IN, Seen, feel_word
from game.rules.boobytrap.state import MOST_TRIPS, Pull, State

MOST_IN, MOST_GRIP, MOST_SEED = 12.0, 100, 2**32 - 1
"""The box is no longer than this; the grip and the seed have these limits."""

FEWER_FROM = MOST_SEED + 1
"""What is added to the seed of a tray that is mixed from 20 pieces of each size."""

_TOUCHES = {number: Touch(number) for number in NUMBERS}
_TAKE, _PASS, _ARCHES = Take(), Pass(), AskArches()


def waiting(state: State) -> Turn | Ask | Over:
    """Whom the position waits for."""
    return state.waiting


def legal(state: State) -> tuple[Move, ...]:
    """The moves of the seat to act."""
    if not isinstance(state.waiting, Turn):
        return ()
    more: tuple[Move, ...] = (_PASS,) if state.may_pass else ()
    if state.table.arches and not state.arches:
        more = (*more, _ARCHES)
    if not state.touched:
        return (*map(_TOUCHES.__getitem__, state.open_pieces), *more)  # a pass needs no touch (BT-10)
    # After the touch only these two, for the same piece (BT-09); in solitaire feeling is free (BT-20, BT-24).
    again = map(_TOUCHES.__getitem__, state.open_pieces) if state.table.solitaire else ()
    return (_TAKE, *more, *again)


def answers(state: State) -> tuple[tuple[Answer, float], ...]:
    """The lots; what a tray does cannot be listed."""
    asked = isinstance(state.waiting, Ask) and state.waiting.kind == LOT
    return lots(state.table.seats) if asked else ()


def observe(state: State, seat: str) -> Seen:
    """The tray's history and what others felt stay hidden (BT-25); nature adds what the tray looks like."""
    place, table = state.table.seats.index(seat), state.table
    mine = [pair for pair, by in zip(state.felt, state.by, strict=True) if by == place]
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
    )


def _allowed(state: State, move: Move) -> bool:
    # The same as `move in legal(state)`, without comparing with every piece.
    if not isinstance(state.waiting, Turn):
        return False
    if isinstance(move, Touch):
        free = not state.touched or state.table.solitaire
        return free and type(move.number) is int and move.number in state.open_pieces
    if isinstance(move, AskArches):
        return state.table.arches and not state.arches
    return state.may_pass if isinstance(move, Pass) else state.touched > 0


def _fits(state: State, answer: Act) -> bool:
    waiting = state.waiting
    if not isinstance(waiting, Ask):
        return False
    match waiting.kind, answer:
        case "mix", Mixed(seed):
            return type(seed) is int and (seed == 0 or 0 < seed - first_seed(state) <= MOST_SEED)
        case "lot", Lot(seat):
            return seat in state.table.seats
        case "feel", Felt(grip):
            return type(grip) is int and 0 <= grip <= MOST_GRIP
        case "pull", Pulled(moved_in, thrown):
            return type(moved_in) is float and 0 <= moved_in <= MOST_IN and _may_be_thrown(state, thrown)
    return False


def _may_be_thrown(state: State, thrown: tuple[int, ...]) -> bool:
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
    events.append(TurnBegan(state.seat, False))
    return state._replace(seed=mixed.seed, waiting=turn_of(state.seat))


# ---- method of play: touch one piece, then pass or take it


def _touch(state: State, touch: Touch, events: Events) -> State:
    events.append(Touched(state.seat, touch.number))
    return state._replace(touched=touch.number, waiting=ask("feel", state.seat, touch.number))


def _felt(state: State, felt: Felt, events: Events) -> State:
    # Feeling moves nothing: the travel of the turn is counted from the pull on, and costs nothing before (BT-11).
    piece = state.touched
    events.append(GripFelt(state.seat, piece, felt.grip))
    kept = [place for place, (number, _) in enumerate(state.felt) if number != piece]
    return state._replace(
        felt=(*map(state.felt.__getitem__, kept), (piece, felt.grip)),
        by=(*map(state.by.__getitem__, kept), state.turn),
        waiting=turn_of(state.seat),
    )


def _ask_arches(state: State, _: AskArches, events: Events) -> State:
    events.append(ArchesAsked(state.seat))
    return state._replace(arches=True)


def _pass(state: State, _: Pass, events: Events) -> State:
    events.append(Passed(state.seat, state.touched, state.passes + 1))
    return _next_turn(state._replace(passes=state.passes + 1, touched=0), events)


def _take(state: State, _: Take, events: Events) -> State:
    events.append(TakeBegan(state.seat, state.touched))
    return state._replace(waiting=ask("pull", state.seat, state.touched))


def _next_turn(state: State, events: Events) -> State:
    seats = state.table.seats
    turn = (state.turn + 1) % len(seats)
    events.append(TurnBegan(seats[turn], 0 < state.table.most_passes <= state.passes))
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
    gone = {piece, *thrown}
    after = state._replace(
        left=tuple(number for number in state.left if number not in gone),  # and the bar is never set back (BT-23)
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
    most = max(state.scores)
    winners = (seat for seat, score in zip(state.table.seats, state.scores, strict=True) if score == most)
    return Over(tuple(winners)) if cleared else None


def _ended(state: State, over: Over) -> Event:
    left = len(state.left)
    if not state.table.solitaire:
        return Won(over.winners, max(state.scores), left)
    return (Solved if over.winners else Failed)(state.seat, left, state.trips[0])


_CARRY_OUT: CarryOut[State] = {
    Lot: _lot,
    Mixed: _mixed,
    Touch: _touch,
    Felt: _felt,
    Pass: _pass,
    AskArches: _ask_arches,
    Take: _take,
    Pulled: _pulled,
}

apply = applying(_CARRY_OUT, _allowed, _fits)
