"""Moves, answers and positions of the Mouse Trap as one-line texts, each written in one way only."""

from __future__ import annotations

import re

from game.core.acts import Act
from game.core.codec import Codec, decimal, line, no_act, no_text, numbers, waiting_text
from game.core.setup import lot_words
from game.games.mousetrap.rules.moves import DIE, ROLL, Lure, Placed, SetAnew, Stop, Take, TrapRan, TurnCrank
from game.games.mousetrap.rules.state import RuleOptions, State

SEATS: tuple[str, ...] = ("red", "blue", "green", "yellow")

_WORDS: dict[Act, str] = {
    ROLL: "roll",
    TurnCrank(): "crank",
    Stop(): "stop",
    Take(()): "take nothing",
    **{Lure(seat): f"lure {seat}" for seat in SEATS},
    **{rolled: f"= {rolled.pips}" for rolled in DIE},
    **lot_words(SEATS),
}
_NUMBER = r"-?\d{1,3}(?:\.\d{1,6})?"
_PLACED = re.compile(rf"= placed ({_NUMBER}) ({_NUMBER}) ({_NUMBER})", re.ASCII)
_ANEW = re.compile(rf"= anew ([1-9]|1\d|2[0-4]) ({_NUMBER}) ({_NUMBER}) ({_NUMBER})", re.ASCII)
_LINK = re.compile(r"[a-z0-9_]{1,32}", re.ASCII)
_RAN = re.compile(rf"= (captured|missed|misfired) ({_LINK.pattern})", re.ASCII)
_GIFT = re.compile(rf"({'|'.join(SEATS)})=([1-9])", re.ASCII)


def _write(act: Act) -> str:
    if isinstance(act, Placed):
        return f"= placed {_place(act)}"
    if isinstance(act, SetAnew) and type(act.number) is int:
        return f"= anew {act.number} {_place(act)}"
    if isinstance(act, TrapRan) and _LINK.fullmatch(act.last_link):
        return f"= {'misfired' if act.misfired else 'captured' if act.captured else 'missed'} {act.last_link}"
    if isinstance(act, Take):
        return "take " + " ".join(f"{giver}={pieces}" for giver, pieces in act.gifts)
    no_text(act)


def _place(act: Placed | SetAnew) -> str:
    return f"{decimal(act.mm)} {decimal(act.deg)} {decimal(act.grip_pct)}"


def _read(text: str) -> Act:
    if found := _PLACED.fullmatch(text):
        return Placed(*map(float, found.groups()))
    if found := _ANEW.fullmatch(text):
        return SetAnew(int(found[1]), *map(float, found.groups()[1:]))
    if found := _RAN.fullmatch(text):
        return TrapRan(found[1] == "captured", found[2], found[1] == "misfired")
    return _read_take(text)


def _read_take(text: str) -> Act:
    # Whatever else stands in the text is not written back, hence refused.
    found = map(_GIFT.fullmatch, text[:80].split(" "))
    pairs = tuple((match[1], int(match[2])) for match in found if match)
    if not pairs:
        no_act(text)
    return Take(pairs)


TEXTS = Codec(_WORDS, _write, _read)


def position(state: State) -> str:
    """The whole position as one line."""
    parts = ";".join(f"{decimal(part.mm)},{decimal(part.deg)},{decimal(part.grip_pct)}" for part in state.parts)
    words = {
        "table": _table(state.table),
        "turn": state.seat,
        "mice": numbers(state.mice),
        "hands": numbers(state.hands),
        "pile": str(state.pile),
        "captured": numbers(map(int, state.captured)),
        "queue": numbers(state.queue),
        "anew": numbers(state.anew),
        "waiting": waiting_text(state.waiting),
        "moves": "|".join(map(TEXTS.encode, state.moves)),
        "parts": parts,
    }
    return line(words)


def _table(table: RuleOptions) -> str:
    return f"{','.join(table.seats)}:{table.profile_name}:{int(table.two_cranks)}:{table.start_built}"
