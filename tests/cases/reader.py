"""Reads rule cases: a position, the plays that follow, and what must then be true.

The reader is strict: what it does not know, and what it cannot check, fails. A game adds its vocabulary only.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core.acts import Ask, BadSetup, Event, IllegalAct, Over, Turn
from game.core.setup import LOT, Lot, Seat, Setup
from game.text import tell
from tests.cases import boobytrap, mightymouse, mousemaze, mousetrap
from tests.cases.vocabulary import BadCase, Play, Vocabulary, list_of, one_of, table_of

VOCABULARIES: dict[str, Vocabulary] = {
    "mousetrap": mousetrap.VOCABULARY,
    "mousemaze": mousemaze.VOCABULARY,
    "mightymouse": mightymouse.VOCABULARY,
    "boobytrap": boobytrap.VOCABULARY,
}

NEEDED = {"id", "seats", "plays", "expect"}
KNOWN = NEEDED | {"why", "options", "position", "refused", "says"}


@dataclass(frozen=True)
class Case:
    """One test: its name, and what raises when it does not hold."""

    id: str
    run: Callable[[], None]


def read_folder(folder: Path) -> list[Case]:
    """The cases of every *.toml file of a folder; what cannot be read is a case that fails."""
    files = sorted(folder.glob("*.toml"))
    if not files:
        return [_failing("cases", f"no *.toml file in {folder}")]
    cases = [case for file in files for case in read_file(file)]
    seen: set[str] = set()
    for index, case in enumerate(cases):
        if case.id in seen:
            cases[index] = _failing(f"{case.id}-again", f"the id {case.id!r} stands twice")
        seen.add(case.id)
    return cases


def read_file(file: Path) -> list[Case]:
    """The cases of one file."""
    try:
        content = tomllib.loads(file.read_bytes().decode("utf-8"))
        vocabulary = VOCABULARIES[one_of(content.get("game"), VOCABULARIES, "game")]
        if content.keys() != {"game", "case"}:
            raise BadCase(f"a file holds `game` and [[case]] tables, this one {sorted(content)}")
        return [_case(vocabulary, table) for table in list_of(content["case"], "[[case]]")]
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, BadCase) as error:
        return [_failing(file.name, f"{file.name}: {error}")]


def _failing(name: str, why: str) -> Case:
    def run() -> None:
        raise BadCase(why)

    return Case(name, run)


def _case(vocabulary: Vocabulary, table: Any) -> Case:
    name = table.get("id") if isinstance(table, dict) else None
    if not isinstance(name, str) or not name:
        return _failing("unnamed", f"a case needs an id: {table!r}")
    return Case(name, lambda: check(vocabulary, table))


def check(vocabulary: Vocabulary, case: Mapping[str, Any]) -> None:
    """Play a case and raise unless everything it says holds."""
    if not NEEDED <= case.keys() <= KNOWN:
        raise BadCase(f"keys missing {sorted(NEEDED - case.keys())}, unknown {sorted(case.keys() - KNOWN)}")
    if not isinstance(case.get("why", ""), str):
        raise BadCase(f"why is a text: {case['why']!r}")
    setup = _setup(vocabulary, case)
    state = _position(vocabulary, setup, table_of(case.get("position", {}), vocabulary.position_keys, "position"))
    plays = [_play(vocabulary, setup, play) for play in list_of(case["plays"], "plays")]
    refused = case.get("refused", False)
    if not isinstance(refused, bool) or (refused and not plays):
        raise BadCase("refused is true or false, and needs a play")
    told: list[str] = []
    for play in plays[:-1] if refused else plays:
        events: list[Event] = []
        state = carry_out(vocabulary, state, play, events)
        told = tell(vocabulary.game.id, events)
    if refused:
        _check_refused(vocabulary, state, plays[-1])
    _check_says(told, case.get("says", []))
    _check_expect(vocabulary, setup, state, case["expect"])


def _position(vocabulary: Vocabulary, setup: Setup, keys: Mapping[str, Any]) -> Any:
    """The position of the keys; without any, where the lot decides who begins, it is still to fall."""
    if setup.options["begins"] == LOT and not keys:
        return vocabulary.game.start(setup)
    return vocabulary.position(setup, keys)


def _play(vocabulary: Vocabulary, setup: Setup, value: Any) -> Play:
    if isinstance(value, dict) and value.keys() == {"lot"}:
        return Play((Lot(one_of(value["lot"], setup.names, "lot")),))
    return vocabulary.play(setup, value)


def _check_says(told: list[str], wanted: Any) -> None:
    """What the log says of the last play: each of these stands in it somewhere."""
    text = " ".join(told)
    for words in list_of(wanted, "says"):
        if not isinstance(words, str) or not words:
            raise BadCase(f"says is a list of words of the log: {wanted!r}")
        assert words in text, f"says: {words!r} does not stand in {text!r}"


def _setup(vocabulary: Vocabulary, case: Mapping[str, Any]) -> Setup:
    options = case.get("options", {})
    if not isinstance(options, dict):
        raise BadCase(f"options is a table: {options!r}")
    names = [name if isinstance(name, str) else repr(name) for name in list_of(case["seats"], "seats")]
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
    try:
        return vocabulary.game.setup(map(Seat, names), values)
    except BadSetup as error:
        raise BadCase(str(error)) from error


def carry_out(vocabulary: Vocabulary, state: Any, play: Play, events: list[Event]) -> Any:
    """The position after a play and whatever nature answers to it; adds what happened; raises IllegalAct."""
    game = vocabulary.game
    vocabulary.fits(state, play)
    for act in play.acts:
        step = game.apply(state, act(state) if callable(act) else act)
        state = step.state
        events += step.events
    while isinstance(waiting := game.waiting(state), Ask):
        step = game.apply(state, vocabulary.plainest(waiting))
        state = step.state
        events += step.events
    return state


def _check_refused(vocabulary: Vocabulary, state: Any, play: Play) -> None:
    before = vocabulary.game.position(state)
    try:
        carry_out(vocabulary, state, play, [])
    except IllegalAct as error:
        assert str(error), "a refusal says what was wrong"
        assert vocabulary.game.position(state) == before, "a refused play changes nothing"
        return
    raise AssertionError("the last play must be refused, and was carried out")


def _check_expect(vocabulary: Vocabulary, setup: Setup, state: Any, expect: Any) -> None:
    checks = {**_ANY_GAME, **vocabulary.expect}
    for key, value in table_of(expect, checks, "expect").items():
        found, wanted = checks[key](vocabulary, setup, state, value)
        assert found == wanted, f"{key}: {found} instead of {wanted}"


def _turn(vocabulary: Vocabulary, setup: Setup, state: Any, value: Any) -> tuple[object, object]:
    wanted, waiting = one_of(value, setup.names, "turn"), vocabulary.game.waiting(state)
    # After the end `turn` and `may` mean nothing.
    return (waiting.seat if isinstance(waiting, Turn) else wanted), wanted


def _may(vocabulary: Vocabulary, setup: Setup, state: Any, value: Any) -> tuple[object, object]:
    wanted = {one_of(name, tuple(vocabulary.names.values()), "may") for name in list_of(value, "may")}
    if len(wanted) < len(value):
        raise BadCase(f"may names a play twice: {value}")
    over = isinstance(vocabulary.game.waiting(state), Over)
    return (wanted if over else {vocabulary.names[type(move)] for move in vocabulary.game.legal(state)}), wanted


def _over(vocabulary: Vocabulary, setup: Setup, state: Any, value: Any) -> tuple[object, object]:
    if not isinstance(value, bool):
        raise BadCase(f"over is true or false: {value!r}")
    return isinstance(vocabulary.game.waiting(state), Over), value


def _winners(vocabulary: Vocabulary, setup: Setup, state: Any, value: Any) -> tuple[object, object]:
    wanted = {one_of(name, setup.names, "winners") for name in list_of(value, "winners")}
    waiting = vocabulary.game.waiting(state)
    return set(waiting.winners if isinstance(waiting, Over) else ()), wanted


_ANY_GAME = {"turn": _turn, "may": _may, "over": _over, "winners": _winners}
