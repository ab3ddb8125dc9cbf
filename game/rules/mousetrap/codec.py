"""Moves, answers and positions of the Mouse Trap as one-line texts, each written in one way only."""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.core.acts import Act, Ask, Over, Turn
from game.core.errors import BadText
from game.rules.mousetrap.moves import Lure, Placed, Roll, Rolled, SetAnew, Stop, Take, TrapRan, TurnCrank
from game.rules.mousetrap.options import Table
from game.rules.mousetrap.state import State

SEATS = ("red", "blue", "green", "yellow")

_WORDS: dict[Act, str] = {
    Roll(): "roll",
    TurnCrank(): "crank",
    Stop(): "stop",
    Take(()): "take nothing",
    **{Lure(seat): f"lure {seat}" for seat in SEATS},
    **{Rolled(pips): f"= {pips}" for pips in range(1, 7)},
}
_ACTS = {text: act for act, text in _WORDS.items()}
_NUMBER = r"-?\d{1,3}(?:\.\d{1,6})?"
_PLACED = re.compile(rf"= placed ({_NUMBER}) ({_NUMBER}) ({_NUMBER})", re.ASCII)
_ANEW = re.compile(rf"= anew ([1-9]|1\d|2[0-4]) ({_NUMBER}) ({_NUMBER}) ({_NUMBER})", re.ASCII)
_LINK = re.compile(r"[a-z0-9_]{1,32}", re.ASCII)
_RAN = re.compile(rf"= (captured|missed|misfired) ({_LINK.pattern})", re.ASCII)
_GIFT = re.compile(rf"({'|'.join(SEATS)})=([1-9])", re.ASCII)


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
        case Placed(mm, deg, grip_pct):
            return f"= placed {_number(mm)} {_number(deg)} {_number(grip_pct)}"
        case SetAnew(number, mm, deg, grip_pct) if type(number) is int:
            return f"= anew {number} {_number(mm)} {_number(deg)} {_number(grip_pct)}"
        case TrapRan(captured, last_link, misfired) if _LINK.fullmatch(last_link):
            return f"= {'misfired' if misfired else 'captured' if captured else 'missed'} {last_link}"
        case Take(gifts):
            return "take " + " ".join(f"{giver}={pieces}" for giver, pieces in gifts)
    raise BadText(f"not an act of this game: {act!r}"[:100])


def _number(value: float) -> str:
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    if text == "-0" or float(text) != value:
        raise BadText(f"a number of at most six decimals is due: {value!r}")
    return text


def _read(text: str) -> Act:
    act: Act
    if found := _PLACED.fullmatch(text):
        act = Placed(*map(float, found.groups()))
    elif found := _ANEW.fullmatch(text):
        act = SetAnew(int(found[1]), *map(float, found.groups()[1:]))
    elif found := _RAN.fullmatch(text):
        act = TrapRan(found[1] == "captured", found[2], found[1] == "misfired")
    else:
        act = _read_take(text)
    if _write(act) != text:
        raise BadText(f"not written the one way: {text[:60]!r}")
    return act


def _read_take(text: str) -> Take:
    verb, *gifts = text[:80].split(" ")
    found = [_GIFT.fullmatch(gift) for gift in gifts]
    pairs = tuple((match[1], int(match[2])) for match in found if match)
    if verb != "take" or not pairs or len(pairs) < len(found):
        raise BadText(f"not an act of this game: {text[:60]!r}")
    return Take(pairs)


def position(state: State) -> str:
    """The whole position as one line."""
    parts = ";".join(f"{_number(part.mm)},{_number(part.deg)},{_number(part.grip_pct)}" for part in state.parts)
    words = {
        "table": _table(state.table),
        "turn": state.seat,
        "mice": _numbers(state.mice),
        "hands": _numbers(state.hands),
        "pile": str(state.pile),
        "captured": _numbers(map(int, state.captured)),
        "queue": _numbers(state.queue),
        "anew": _numbers(state.anew),
        "waiting": _waiting(state.waiting),
        "moves": "|".join(map(encode, state.moves)),
        "parts": parts,
    }
    return " ".join(f"{name}={text.replace(' ', '_')}" for name, text in words.items())


def _table(table: Table) -> str:
    return f"{','.join(table.seats)}:{table.profile_name}:{int(table.two_cranks)}:{table.start_built}"


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _waiting(waiting: Turn | Ask | Over) -> str:
    match waiting:
        case Turn(seat):
            return f"turn:{seat}"
        case Ask(kind, seat, about):
            return f"ask:{kind}:{seat}:{about}"
        case Over(winners):
            return f"over:{','.join(winners)}"
