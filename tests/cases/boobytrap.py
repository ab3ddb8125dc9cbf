"""The vocabulary of Booby-Trap's cases: they name sizes, where a match has numbered pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any

from game.core.acts import Answer, Ask, Move, turn_of
from game.core.setup import Setup
from game.games.boobytrap.rules import BOOBYTRAP
from game.games.boobytrap.rules.moves import AskArches, Felt, Mixed, Pass, Pulled, Take, Touch
from game.games.boobytrap.rules.pieces import EACH, SIZES, numbers_of, size_of
from game.games.boobytrap.rules.rules import ending
from game.games.boobytrap.rules.state import MOST_TRIPS, State
from tests.cases.vocabulary import BadCase, Play, Vocabulary, any_whole, one_of, table_of, whole

NAMES: dict[type[Move], str] = {Touch: "touch", Take: "take", Pass: "pass", AskArches: "arches"}
SOME_GRIP = Felt(50)


def position(setup: Setup, keys: Mapping[str, Any]) -> State:
    names, state = setup.names, BOOBYTRAP.start(setup)
    pieces = dict.fromkeys(SIZES, state.table.each) | _pieces(keys.get("pieces", {}), "pieces", state.table.each)
    turn = one_of(keys.get("turn", names[state.turn]), names, "turn")
    state = state._replace(
        turn=names.index(turn),
        left=tuple(number for size in SIZES for number in numbers_of(size)[: pieces[size]]),
        scores=_scores(setup, keys.get("scores", {})),
        trips=_trips(setup, keys.get("trips", 0)),
        passes=whole(keys.get("passes", 0), 0, state.table.most_passes, "passes"),
        waiting=turn_of(turn),
    )
    over = ending(state)
    if over is not None:
        if "touched" in keys:
            raise BadCase(f"the match is over, nothing is touched: {keys}")
        return state._replace(waiting=over)
    return _touched(state, keys["touched"]) if "touched" in keys else state


def _pieces(value: Any, what: str, most: int = EACH) -> dict[str, int]:
    return {size: whole(n, 0, most, f"{what} of {size}") for size, n in table_of(value, SIZES, what).items()}


def _scores(setup: Setup, value: Any) -> tuple[int, ...]:
    found = {seat: any_whole(n, f"score of {seat}") for seat, n in table_of(value, setup.names, "scores").items()}
    if len(setup.names) == 1 and any(found.values()):
        raise BadCase(f"no score is kept in solitaire: {value}")  # BT-24
    return tuple(found.get(seat, 0) for seat in setup.names)


def _trips(setup: Setup, value: Any) -> tuple[int, ...]:
    most = MOST_TRIPS + 1 if len(setup.names) == 1 else 0  # trips are counted in solitaire only
    return (whole(value, 0, most, "trips"), *(0,) * (len(setup.names) - 1))


def _touched(state: State, value: Any) -> State:
    number = _first(state, one_of(value, SIZES, "touched"))
    if number not in state.open_pieces:
        raise BadCase(f"no such piece can be touched: {value!r}")
    return state._replace(touched=number, felt=((number, SOME_GRIP.grip),), by=(state.turn,))


def _first(state: State, size: str) -> int:
    """A piece of this size; where none is left, one that is gone."""
    return next((number for number in state.left if size_of(number) == size), numbers_of(size)[-1])


def play(setup: Setup, value: Any) -> Play:
    verb = next(iter(value)) if isinstance(value, dict) and len(value) == 1 else None
    if verb not in PLAYS:
        raise BadCase(f"not a play: {value!r}")
    return PLAYS[verb](value[verb])


def _touch(value: Any) -> Play:
    size = one_of(value, SIZES, "touch")
    return Play((lambda state: Touch(_first(state, size)),))


def _take(value: Any) -> Play:
    found = table_of(value, ("moved_in", "thrown"), "take")
    moved = found.get("moved_in")
    if type(moved) not in (int, float) or not isfinite(moved) or moved < 0:
        raise BadCase(f"moved_in is a number of inches: {value!r}")
    thrown = _pieces(found.get("thrown", {}), "thrown")
    return Play((Take(), lambda state: Pulled(float(moved), _thrown(state, thrown))))


def _thrown(state: State, thrown: Mapping[str, int]) -> tuple[int, ...]:
    found: list[int] = []
    for size in SIZES:
        there = [number for number in state.left if size_of(number) == size and number != state.touched]
        if thrown.get(size, 0) > len(there):
            raise BadCase(f"more are thrown than are left: {thrown}")
        found += there[: thrown.get(size, 0)]
    return tuple(found)


def _pass(value: Any) -> Play:
    if value is not True:
        raise BadCase(f"pass is true: {value!r}")
    return Play((Pass(),))


def _arches(value: Any) -> Play:
    if value is not True:
        raise BadCase(f"arches is true: {value!r}")
    return Play((AskArches(),))


PLAYS: dict[Any, Callable[[Any], Play]] = {"touch": _touch, "take": _take, "pass": _pass, "arches": _arches}


def plainest(ask: Ask) -> Answer:
    answers = {"feel": SOME_GRIP, "mix": Mixed(0)}
    if ask.kind not in answers:
        raise BadCase(f"the case leaves {ask} open")
    return answers[ask.kind]


def _check_pieces(_: Vocabulary, setup: Setup, state: State, value: Any) -> tuple[object, object]:
    wanted = _pieces(value, "pieces")
    found = Counter(map(size_of, state.left))
    return {size: found[size] for size in wanted}, wanted


def _check_scores(_: Vocabulary, setup: Setup, state: State, value: Any) -> tuple[object, object]:
    wanted = {seat: any_whole(n, f"score of {seat}") for seat, n in table_of(value, setup.names, "scores").items()}
    every = dict(zip(setup.names, state.scores, strict=True))
    return {seat: every[seat] for seat in wanted}, wanted


def _check_trips(_: Vocabulary, setup: Setup, state: State, value: Any) -> tuple[object, object]:
    if len(setup.names) > 1:
        raise BadCase("trips are counted in solitaire")
    return state.trips[0], whole(value, 0, MOST_TRIPS + 1, "trips")


def _check_touched(_: Vocabulary, setup: Setup, state: State, value: Any) -> tuple[object, object]:
    wanted = one_of(value, SIZES, "touched")
    return (size_of(state.touched) if state.touched else "nothing"), wanted


VOCABULARY = Vocabulary(
    game=BOOBYTRAP,
    position_keys=("turn", "pieces", "scores", "trips", "passes", "touched"),
    names=NAMES,
    position=position,
    play=play,
    plainest=plainest,
    expect={
        "pieces": _check_pieces,
        "scores": _check_scores,
        "trips": _check_trips,
        "passes": lambda _, setup, state, value: (state.passes, whole(value, 0, 2 * len(setup.names), "passes")),
        "touched": _check_touched,
    },
)
