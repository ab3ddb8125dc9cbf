"""Moves, answers and positions of Booby-Trap as one-line texts, each written in one way only."""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.core.acts import Act, Ask, Over, Turn
from game.core.errors import BadText
from game.rules.boobytrap.moves import Felt, Mixed, Pass, Pulled, Take, Touch
from game.rules.boobytrap.options import Table
from game.rules.boobytrap.pieces import NUMBERS
from game.rules.boobytrap.state import Pull, State

SEATS = tuple(f"p{number}" for number in range(1, 11))

_WORDS: dict[Act, str] = {
    Take(): "take",
    Pass(): "pass",
    **{Touch(number): f"touch {number}" for number in NUMBERS},
    **{Felt(grip): f"= felt {grip}" for grip in range(101)},
}
_ACTS = {text: act for act, text in _WORDS.items()}
_LIFT = r"[0-9A-Za-z.,:+_-]{1,200}"
_MIXED = re.compile(r"= mixed (0|[1-9]\d{0,9})", re.ASCII)
_PULLED = re.compile(rf"= pulled (\d{{1,2}}(?:\.\d{{1,6}})?) ({_LIFT})((?: [1-9]\d?){{0,62}})", re.ASCII)
_IS_LIFT = re.compile(_LIFT, re.ASCII)


def encode(act: Act) -> str:
    """The act as one line; raises BadText for an act that has no text."""
    text = _WORDS.get(act)
    if text is None:
        text = _write(act)
    return text


def decode(text: str) -> Act:
    """Read one line; raises BadText for anything that `encode` does not write."""
    act = _ACTS.get(text)
    return _read(text) if act is None else act


def _write(act: Act) -> str:
    match act:
        case Mixed(seed) if type(seed) is int and 0 <= seed < 10**10:
            return f"= mixed {seed}"
        case Pulled(moved_in, thrown, lift) if _IS_LIFT.fullmatch(lift):
            return " ".join(("= pulled", _number(moved_in), lift, *map(str, thrown)))
    raise BadText(f"not an act of this game: {act!r}"[:100])


def _number(value: float) -> str:
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    if text.startswith("-") or float(text) != value:
        raise BadText(f"a number not below nought of at most six decimals is due: {value!r}")
    return text


def _read(text: str) -> Act:
    act: Act
    if found := _PULLED.fullmatch(text):
        act = Pulled(float(found[1]), tuple(map(int, found[3].split())), found[2])
    elif found := _MIXED.fullmatch(text):
        act = Mixed(int(found[1]))
    else:
        raise BadText(f"not an act of this game: {text[:60]!r}")
    if _write(act) != text:
        raise BadText(f"not written the one way: {text[:60]!r}")
    return act


def position(state: State) -> str:
    """The whole position as one line."""
    words = {
        "table": _table(state.table),
        "seed": str(state.seed),
        "turn": state.seat,
        "left": _numbers(state.left),
        "hands": ";".join(map(_numbers, state.hands)),
        "discard": _numbers(state.discard),
        "scores": _numbers(state.scores),
        "trips": _numbers(state.trips),
        "passes": str(state.passes),
        "touched": str(state.touched),
        "felt": ";".join(map(_numbers, state.felt)),
        "pulls": ";".join(map(_pull, state.pulls)),
        "waiting": _waiting(state.waiting),
    }
    return " ".join(f"{name}={text}" for name, text in words.items())


def _table(table: Table) -> str:
    return f"{','.join(table.seats)}:{table.variant}:{_numbers(table.values)}"


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _pull(pull: Pull) -> str:
    return f"{pull.number}/{pull.lift}/{_numbers(pull.thrown)}"


def _waiting(waiting: Turn | Ask | Over) -> str:
    match waiting:
        case Turn(seat):
            return f"turn:{seat}"
        case Ask(kind, seat, about):
            return f"ask:{kind}:{seat}:{about}"
        case Over(winners):
            return f"over:{','.join(winners)}"
