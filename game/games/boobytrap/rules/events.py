"""What happens in Booby-Trap, for telling and showing, and all of it as one-line texts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from game.core.acts import Act, Event, one_of
from game.core.codec import Codec, decimal, line, no_act, no_text, numbers, waiting_text
from game.core.setup import lot_words
from game.games.boobytrap.rules.moves import ASK_ARCHES, GRIPS, PASS, TAKE, TOUCHES, Mixed, Pulled
from game.games.boobytrap.rules.pieces import EACH, RuleOptions
from game.games.boobytrap.rules.state import Pull, State


@dataclass(frozen=True, slots=True)
class TrayMixed(Event):
    """The pieces lie mixed under the spring bar."""

    seed: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn. must_pick: everybody has passed twice."""

    seat: str
    must_pick: bool


@dataclass(frozen=True, slots=True)
class Touched(Event):
    """A hand lies on a piece."""

    seat: str
    piece: int


@dataclass(frozen=True, slots=True)
class GripFelt(Event):
    """The touched piece answered: how tightly it is held, 0 to 100."""

    seat: str
    piece: int
    grip: int


@dataclass(frozen=True, slots=True)
class ArchesAsked(Event):
    """A seat asked to see the arches, and sees them until its turn ends."""

    seat: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed. in_a_row: consecutive passes, including this one. piece: the one it had touched, or 0."""

    seat: str
    piece: int
    in_a_row: int


@dataclass(frozen=True, slots=True)
class TakeBegan(Event):
    """A seat lifts the piece it touched."""

    seat: str
    piece: int


@dataclass(frozen=True, slots=True)
class PieceKept(Event):
    """A safe play: the seat keeps the piece. points: its value, 0 in solitaire."""

    seat: str
    piece: int
    points: int
    moved_in: float


@dataclass(frozen=True, slots=True)
class BarTripped(Event):
    """The bar moved by a marking or more: the piece is discarded. penalty: in points, 0 in solitaire. trips: so far."""

    seat: str
    piece: int
    penalty: int
    moved_in: float
    trips: int


@dataclass(frozen=True, slots=True)
class PiecesThrown(Event):
    """Other pieces jumped out or stand on end: they are discarded, and nobody scores them."""

    seat: str
    pieces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SizeBegan(Event):
    """In order of size: the pieces of a smaller size are gone, these are next."""

    size: str


@dataclass(frozen=True, slots=True)
class Won(Event):
    """As many pieces are left as there are players, or fewer; those with the most points win."""

    winners: tuple[str, ...]
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class Solved(Event):
    """Solitaire is won: the tray is cleared but for one piece, or none."""

    seat: str
    left: int
    trips: int


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """Solitaire is lost: the bar was tripped once too often."""

    seat: str
    left: int
    trips: int


turn_began, touched, take_began = one_of(TurnBegan), one_of(Touched), one_of(TakeBegan)
"""Those of which a match makes many, each made once."""


# Moves, answers and positions of Booby-Trap as one-line texts, each written in one way only.

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
