"""The vocabulary of Mighty Mouse's cases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.acts import Answer, Ask, IllegalAct, Move, turn_of
from game.core.setup import Setup
from game.games.mightymouse.rules import MIGHTYMOUSE
from game.games.mightymouse.rules.moves import PLAY_SAVED, Order, PlaySaved, Roll, Rolled, RollForFirst
from game.games.mightymouse.rules.state import FINISH, START, TRACKS, State, moves_of
from tests.cases.vocabulary import BadCase, Play, Vocabulary, any_whole, list_of, of_keys, one_of, table_of, whole

NAMES: dict[type[Move], str] = {Roll: "roll", PlaySaved: "saved", Order: "order", RollForFirst: "first"}


def position(setup: Setup, keys: Mapping[str, Any]) -> State:
    state, names = MIGHTYMOUSE.start(setup), setup.names
    if "stage" in keys:
        one_of(keys["stage"], ["first"] if state.contest else [], "stage")
        if keys.keys() - {"stage", "turn"} or keys.get("turn", names[0]) != names[0]:
            raise BadCase(f"while who begins is rolled for, everything is as at the start: {keys}")
        return state
    at = _by_seat(names, keys.get("at", {}), FINISH - 1, "at")
    spaces = tuple(at.get(name, START) for name in names)
    singles = [space for space in spaces if space != START and space not in TRACKS]
    if len(set(singles)) < len(singles):
        raise BadCase(f"no two pieces occupy the same space: {keys}")
    turn = one_of(keys.get("turn", names[state.turn]), names, "turn")
    hero, steps = _hero(keys.get("hero", "centre"), 1)
    state = state._replace(turn=names.index(turn), at=spaces, hero=hero, steps=steps, saved=_saved(state, keys))
    return state._replace(contest=(), waiting=turn_of(turn), moves=moves_of(state, state.turn))


def _saved(state: State, keys: Mapping[str, Any]) -> tuple[int, ...]:
    if "saved" in keys and not state.saved:
        raise BadCase(f"nothing is saved without the house option: {keys}")
    saved = _by_seat(state.seats, keys.get("saved", {}), 6, "saved")
    return tuple(saved.get(name, 0) for name in state.seats) if state.saved else ()


def _by_seat(names: tuple[str, ...], value: Any, most: int, what: str) -> dict[str, int]:
    return {seat: whole(n, START, most, f"{what} of {seat}") for seat, n in table_of(value, names, what).items()}


def _hero(value: Any, short: int = 0) -> tuple[int, int]:
    """The circle and the steps; short: how many steps at least are left to it."""
    if value == "centre":
        return 0, 0
    keys = table_of(value, ("hazard", "steps"), "hero")
    if keys.keys() != {"hazard", "steps"}:
        raise BadCase(f'hero is "centre" or a hazard and steps: {value!r}')
    hazard = whole(keys["hazard"], START, FINISH, "hazard of hero")
    if hazard not in TRACKS:
        raise BadCase(f"there is no circle on {hazard}")
    return hazard, whole(keys["steps"], 1, TRACKS[hazard] - short, "steps of hero")


def play(setup: Setup, value: Any) -> Play:
    if value == "saved":
        return Play((PLAY_SAVED,))
    return of_keys(PLAYS, value)(setup.names, value)


def _order(names: tuple[str, ...], value: Mapping[str, Any]) -> Play:
    return Play((Order(tuple(one_of(seat, names, "order") for seat in list_of(value["order"], "order"))),))


def _first(names: tuple[str, ...], value: Mapping[str, Any]) -> Play:
    given = table_of(value["first"], names, "first")
    rolls = {seat: any_whole(given[seat], f"first of {seat}") for seat in names if seat in given}
    return Play(tuple(act for pips in rolls.values() for act in (RollForFirst(), Rolled(pips))), tuple(rolls))


PLAYS: dict[frozenset[str], Callable[[tuple[str, ...], Mapping[str, Any]], Play]] = {
    frozenset({"roll"}): lambda _, value: Play((Roll(), Rolled(any_whole(value["roll"], "roll")))),
    frozenset({"order"}): _order,
    frozenset({"first"}): _first,
}


def fits(state: State, play: Play) -> None:
    """A play of rolls for who begins names exactly those who are to roll (MM-01)."""
    if play.seats is None:
        return
    contest = tuple(state.seats[seat] for seat in state.contest)
    if not contest or play.seats != contest:
        raise IllegalAct(f"rolling for who begins are {contest or 'none'}, not {play.seats}")


def plainest(ask: Ask) -> Answer:
    raise BadCase(f"the case leaves {ask} open")


def _at(_: Vocabulary, setup: Setup, state: State, value: Any) -> tuple[object, object]:
    wanted = _by_seat(setup.names, value, FINISH, "at")
    every = dict(zip(setup.names, state.at, strict=True))
    return {seat: every[seat] for seat in wanted}, wanted


def _kept(_: Vocabulary, setup: Setup, state: State, value: Any) -> tuple[object, object]:
    wanted = _by_seat(setup.names, value, 6, "saved")
    every = dict(zip(setup.names, state.saved, strict=True))
    return {seat: every[seat] for seat in wanted}, wanted


def _stage(_: Vocabulary, setup: Setup, state: State, value: Any) -> tuple[object, object]:
    return ("first" if state.contest else "race"), one_of(value, ["first"], "stage")


VOCABULARY = Vocabulary(
    game=MIGHTYMOUSE,
    position_keys=("turn", "at", "hero", "saved", "stage"),
    names=NAMES,
    position=position,
    play=play,
    plainest=plainest,
    expect={
        "at": _at,
        "hero": lambda _, __, state, value: ((state.hero, state.steps), _hero(value)),
        "saved": _kept,
        "stage": _stage,
    },
    fits=fits,
)
