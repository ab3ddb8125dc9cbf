"""The vocabulary of the Mouse Trap's cases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.acts import Answer, Ask, Move, turn_of
from game.core.setup import Setup
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules.moves import (
    LeaveCrooked,
    Lure,
    Placed,
    Roll,
    Rolled,
    Stop,
    Straighten,
    Take,
    TrapRan,
    TurnCrank,
)
from game.games.mousetrap.rules.state import CHEESE, EXACT, PARTS, ROLL_ONLY, SPACES, State
from tests.cases.vocabulary import BadCase, Play, Vocabulary, any_whole, names_of, of_keys, one_of, table_of, whole

NAMES: dict[type[Move], str] = {
    **{Roll: "roll", Take: "take", Lure: "lure", TurnCrank: "crank", Stop: "stop"},
    **{Straighten: "straighten", LeaveCrooked: "leave crooked"},
}
RESULTS = {"captured": TrapRan(True, "cage_down"), "missed": TrapRan(False, "cage_left_post")}
RESULTS["missed at step 2"] = TrapRan(False, "step_2")


def position(setup: Setup, keys: Mapping[str, Any]) -> State:
    state, names = MOUSETRAP.start(setup), setup.names
    mice = _by_seat(names, keys.get("mice", {}), len(SPACES) - 1, "mice")
    hands = _by_seat(names, keys.get("cheese", {}), CHEESE, "cheese")
    pile = CHEESE - sum(hands.values())
    if whole(keys.get("pile", pile), 0, CHEESE, "pile") != pile:
        raise BadCase(f"pile and hands hold {CHEESE} cheese together: {keys}")
    captured = names_of(keys.get("captured", []), names, "captured")
    turn = one_of(keys.get("turn", names[state.turn]), [name for name in names if name not in captured], "turn")
    if len(names) - len(captured) < 2:
        raise BadCase(f"one mouse is left, the match is over: {keys}")
    return state._replace(
        turn=names.index(turn),
        mice=tuple(mice.get(name, 0) for name in names),
        hands=tuple(hands.get(name, 0) for name in names),
        pile=pile,
        parts=(EXACT,) * whole(keys.get("built", len(state.parts)), 0, len(PARTS), "built"),
        captured=tuple(name in captured for name in names),
        misses=whole(keys.get("misses", 0), 0, 99, "misses"),
        waiting=turn_of(turn),
        moves=ROLL_ONLY,
    )


def _by_seat(names: tuple[str, ...], value: Any, most: int, what: str) -> dict[str, int]:
    return {seat: whole(n, 0, most, f"{what} of {seat}") for seat, n in table_of(value, names, what).items()}


def play(setup: Setup, value: Any) -> Play:
    return of_keys(PLAYS, value)(setup.names, value)


def _take(names: tuple[str, ...], value: Mapping[str, Any]) -> Play:
    given = table_of(value["take"], names, "take")
    pieces = {seat: whole(n, 1, CHEESE, f"take from {seat}") for seat, n in given.items()}
    return Play((Take(tuple((seat, pieces[seat]) for seat in names if seat in pieces)),))


def _stop(names: tuple[str, ...], value: Mapping[str, Any]) -> Play:
    if value["stop"] is not True:
        raise BadCase(f"stop is true: {value}")
    return Play((Stop(),))


def _straighten(_: tuple[str, ...], value: Mapping[str, Any]) -> Play:
    steps = value["straighten"]
    if steps is False:
        return Play((LeaveCrooked(),))
    if not isinstance(steps, list) or not steps:
        raise BadCase(f"straighten is false or names steps: {value}")
    return Play((Straighten(tuple(whole(step, 1, len(PARTS), "straighten") for step in steps)),))


def _lure(names: tuple[str, ...], value: Mapping[str, Any]) -> Play:
    return Play((Lure(one_of(value["lure"], names, "lure")), Rolled(any_whole(value["roll"], "roll"))))


PLAYS: dict[frozenset[str], Callable[[tuple[str, ...], Mapping[str, Any]], Play]] = {
    frozenset({"roll"}): lambda _, value: Play((Roll(), Rolled(any_whole(value["roll"], "roll")))),
    frozenset({"take"}): _take,
    frozenset({"lure", "roll"}): _lure,
    frozenset({"crank"}): lambda _, value: Play((TurnCrank(), RESULTS[one_of(value["crank"], RESULTS, "crank")])),
    frozenset({"stop"}): _stop,
    frozenset({"straighten"}): _straighten,
}


def plainest(ask: Ask) -> Answer:
    if ask.kind != "place":
        raise BadCase(f"the case leaves {ask} open")
    return Placed()


def _seats(what: str, most: int, found: Callable[[State], tuple[int, ...]]) -> Any:
    def check(_: Vocabulary, setup: Setup, state: State, value: Any) -> tuple[object, object]:
        wanted = _by_seat(setup.names, value, most, what)
        every = dict(zip(setup.names, found(state), strict=True))
        return {seat: every[seat] for seat in wanted}, wanted

    return check


def _mice(vocabulary: Vocabulary, setup: Setup, state: State, value: Any) -> tuple[object, object]:
    # Where a captured mouse is means nothing.
    found, wanted = _seats("mice", len(SPACES) - 1, lambda state: state.mice)(vocabulary, setup, state, value)
    out = {seat for seat, captured in zip(setup.names, state.captured, strict=True) if captured}
    return {**found, **{seat: wanted[seat] for seat in out & wanted.keys()}}, wanted


def _captured(_: Vocabulary, setup: Setup, state: State, value: Any) -> tuple[object, object]:
    wanted = names_of(value, setup.names, "captured")
    return {seat for seat, out in zip(setup.names, state.captured, strict=True) if out}, wanted


VOCABULARY = Vocabulary(
    game=MOUSETRAP,
    position_keys=("turn", "mice", "cheese", "pile", "built", "captured", "misses"),
    names=NAMES,
    position=position,
    play=play,
    plainest=plainest,
    expect={
        "mice": _mice,
        "cheese": _seats("cheese", CHEESE, lambda state: state.hands),
        "pile": lambda _, __, state, value: (state.pile, whole(value, 0, CHEESE, "pile")),
        "built": lambda _, __, state, value: (len(state.parts), whole(value, 0, len(PARTS), "built")),
        "captured": _captured,
        "misses": lambda _, __, state, value: (state.misses, whole(value, 0, 99, "misses")),
    },
)
