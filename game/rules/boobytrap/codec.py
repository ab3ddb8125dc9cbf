"""Moves, answers and positions of Booby-Trap as one-line texts, each written in one way only."""

from __future__ import annotations

import re
from functools import lru_cache

from game.core.acts import Act
from game.core.codec import Codec, decimal, line, no_act, no_text, numbers, waiting_text
from game.rules.beginning import lot_words
from game.rules.boobytrap.moves import ASK_ARCHES, GRIPS, PASS, TAKE, TOUCHES, Mixed, Pulled
from game.rules.boobytrap.options import RuleOptions
from game.rules.boobytrap.pieces import EACH
from game.rules.boobytrap.state import Pull, State

SEATS: tuple[str, ...] = tuple(f"p{number}" for number in range(1, 11))

_WORDS: dict[Act, str] = {
    TAKE: "take",
    PASS: "pass",
    ASK_ARCHES: "arches",
    **{touch: f"touch {number}" for number, touch in TOUCHES.items()},
    **{felt: f"= felt {felt.grip}" for felt in GRIPS},
    **lot_words(SEATS),
}
_TENTHS = r"(?:0|-?(?:[1-9]|[1-5]\d|60))"
_TICKS, _UP = r"(?:[1-9]|[12]\d|30)", r"(?:\d|[1-9]\d|1[0-7]\d|180)"
_SWAY = rf"{_TENTHS}:{_TENTHS}(?:,{_TENTHS}:{_TENTHS}){{0,15}}"
_HAND = rf"hand(?:,{_TICKS}:{_UP}:{_TENTHS}){{0,300}}"
_LIFT = rf"(?:steady|{_SWAY}|{_HAND})"
"""What the tray takes for a lift: steady; up to 16 places to which the hand strays; or the changes of a live hand."""
_MIXED = re.compile(r"= mixed (0|[1-9]\d{0,9})", re.ASCII)
_PULLED = re.compile(rf"= pulled (\d{{1,2}}(?:\.\d{{1,6}})?) ({_LIFT})((?: [1-9]\d?){{0,62}})", re.ASCII)
_IS_LIFT = re.compile(_LIFT, re.ASCII)


def _write(act: Act) -> str:
    if isinstance(act, Pulled) and act.moved_in >= 0 and _IS_LIFT.fullmatch(act.lift):
        return " ".join(("= pulled", decimal(act.moved_in), act.lift, *map(str, act.thrown)))
    if isinstance(act, Mixed) and type(act.seed) is int and 0 <= act.seed < 10**10:
        return f"= mixed {act.seed}"
    no_text(act)


def _read(text: str) -> Act:
    if found := _PULLED.fullmatch(text):
        return Pulled(float(found[1]), tuple(map(int, found[3].split())), found[2])
    if found := _MIXED.fullmatch(text):
        return Mixed(int(found[1]))
    no_act(text)


TEXTS = Codec(_WORDS, _write, _read)


def position(state: State) -> str:
    """The whole position as one line."""
    words = {
        "table": _table(state.table),
        "seed": str(state.seed),
        "turn": state.seat,
        "left": numbers(state.left),
        "hands": ";".join(map(numbers, state.hands)),
        "discard": numbers(state.discard),
        "scores": numbers(state.scores),
        "trips": numbers(state.trips),
        "passes": str(state.passes),
        "touched": str(state.touched),
        "felt": ";".join(map(numbers, state.felt)),
        "pulls": ";".join(map(_pull, state.pulls)),
        "waiting": waiting_text(state.waiting),
        # The digests of older saves know no arches.
        **({"arches": str(int(state.arches))} if state.table.arches else {}),
    }
    return line(words)


def _table(table: RuleOptions) -> str:
    more = [f":{table.each}"] if table.each != EACH else []
    return "".join((f"{','.join(table.seats)}:{table.variant}:{numbers(table.values)}", *more))


@lru_cache(maxsize=4096)
def _pull(pull: Pull) -> str:
    return f"{pull.number}/{pull.lift}/{numbers(pull.thrown)}"
