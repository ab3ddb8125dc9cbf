"""What seats do and nature answers in the card game, what happens by it, and all of it as one-line texts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from game.core.acts import Act, Answer, BadText, Event, Move, one_of
from game.core.codec import Codec, line, no_act, no_text, numbers
from game.core.setup import lot_words
from game.games.mousemaze.rules.state import ACTIONS, CELLS, HEADINGS, LYING, State, code_of, number_of, row_column


@dataclass(frozen=True, slots=True)
class Face(Move):
    """Step 1: the mouse on Safe, pointed this way."""

    heading: int


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Put a wedge on this card: in step 2, or because a card says so."""

    cell: int


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Draw the next Action card."""


@dataclass(frozen=True, slots=True)
class Go(Move):
    """Follow the arrow that points this way in the maze."""

    heading: int


@dataclass(frozen=True, slots=True)
class Flip(Move):
    """Flip this card."""

    cell: int


@dataclass(frozen=True, slots=True)
class TurnCard(Move):
    """Turn this card clockwise by 1 to 3 quarters."""

    cell: int
    quarters: int


@dataclass(frozen=True, slots=True)
class End(Move):
    """End the turn and keep the wedges at risk."""


@dataclass(frozen=True, slots=True)
class Laid(Answer):
    """How the Maze cards were laid out: the code of each cell's card; see cards.LYING."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn(Answer):
    """The Action card that was drawn, by its name in cards.ACTIONS."""

    card: str


drawn = one_of(Drawn)


DRAW_ONE, END_TURN = Draw(), End()
FACES = tuple(map(Face, range(len(HEADINGS))))
GOES = tuple(map(Go, range(len(HEADINGS))))
PLACES = tuple(map(Place, range(CELLS)))
FLIPS = tuple(map(Flip, range(CELLS)))
TURNS = tuple(tuple(TurnCard(cell, quarters) for quarters in (1, 2, 3)) for cell in range(CELLS))
"""All moves, by heading or cell; by 1 to 3 quarters, never by none (MC-08)."""


# What happens in the card game, for telling and showing, in the order in which it happens.
#
# Cells are 0 to 15, headings 0 to 3 (maze.py); a card as it lies is a code (cards.LYING). Where an event names no
# seat it is about the one mouse that all share.


@dataclass(frozen=True, slots=True)
class MazeLaid(Event):
    """The Maze cards lie; by cell."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn to place the mouse."""

    seat: str


@dataclass(frozen=True, slots=True)
class Faced(Event):
    """The mouse was put on Safe, from where it was, and pointed."""

    seat: str
    start: int
    end: int
    heading: int


@dataclass(frozen=True, slots=True)
class WedgePlaced(Event):
    """A wedge came from the pile onto a card, where there are now so many."""

    seat: str
    cell: int
    wedges: int


@dataclass(frozen=True, slots=True)
class NothingToPlace(Event):
    """A placing was skipped. why: pile (it is empty), cards (none may bear cheese)."""

    seat: str
    why: str


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The draw pile was empty: the discards were shuffled, and are the draw pile now."""


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """An Action card was drawn; so many are left in the pile."""

    seat: str
    card: str
    left: int


@dataclass(frozen=True, slots=True)
class ArrowChosen(Event):
    """Of two arrows the player follows this one."""

    seat: str
    heading: int


@dataclass(frozen=True, slots=True)
class Walked(Event):
    """The mouse walked card by card, start and end included; short: the edge cut the move short."""

    path: tuple[int, ...]
    heading: int
    short: bool


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """The mouse stands at the edge and could not take a step."""

    cell: int
    heading: int


@dataclass(frozen=True, slots=True)
class WentTo(Event):
    """A GO TO card sent the mouse to its other half, its facing unchanged."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """The wedges on the card where the mouse stopped are at risk now, face down before the player."""

    seat: str
    cell: int
    wedges: int


@dataclass(frozen=True, slots=True)
class Followed(Event):
    """The mouse stopped on this card, and what the card says comes next."""

    cell: int
    card: int


@dataclass(frozen=True, slots=True)
class Ignored(Event):
    """The mouse stopped on a card that gives no instruction. why: again (it acted before, MC-24), edge (MC-31)."""

    cell: int
    why: str


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A card was flipped; its wedges went back to the pile."""

    cell: int
    before: int
    after: int
    swept: int


@dataclass(frozen=True, slots=True)
class NoCardThere(Event):
    """A card was to be flipped or turned, and the arrows point off the maze."""


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A card was turned clockwise. facing: where the mouse on it now faces, -1 when the mouse is elsewhere."""

    cell: int
    before: int
    after: int
    quarters: int
    facing: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A wedge came from the pile to those at risk; none when the pile was empty."""

    seat: str
    wedges: int


@dataclass(frozen=True, slots=True)
class Trapped(Event):
    """The turn is over, and the wedges at risk went back to the pile. cell: the Trapped card, -1 for an Action card."""

    seat: str
    cell: int
    lost: int


@dataclass(frozen=True, slots=True)
class Banked(Event):
    """The turn ended well: the wedges at risk are safe. why: chosen, card (an End Turn card). safe: all of them now."""

    seat: str
    wedges: int
    safe: int
    why: str


@dataclass(frozen=True, slots=True)
class Won(Event):
    """This seat has enough wedges safe."""

    seat: str


@dataclass(frozen=True, slots=True)
class RanOut(Event):
    """No more cheese comes out of the maze, and nobody has enough: whoever has most wins."""

    seats: tuple[str, ...]


turn_began, drew, wedge_placed = one_of(TurnBegan), one_of(Drew), one_of(WedgePlaced)
walked, blocked = one_of(Walked), one_of(Blocked)
"""Those of which a match makes many, each made once."""


# Acts and positions of the card game as one-line texts, each written in one way only.
#
# A cell is written `row,column` from 0 at the top left, a heading as N E S W, a card as `M05a1`: its number, its
# side, its quarter turns clockwise.

SEATS: tuple[str, ...] = ("p1", "p2", "p3", "p4", "p5")

_CARD = re.compile(r"M(0[1-9]|1[0-6])([ab])([0-3])", re.ASCII)
_LAID = re.compile(rf"= laid((?: {_CARD.pattern}){{{CELLS}}})", re.ASCII)


def cell_text(cell: int) -> str:
    """A cell as `row,column`."""
    row, column = row_column(cell)
    return f"{row},{column}"


@cache
def card_text(code: int) -> str:
    """A card as it lies, as `M05a1`."""
    return f"M{number_of(code):02}{'ab'[code // 4 % 2]}{code % 4}"


def read_card(text: str) -> int:
    """The code of a card as `card_text` writes it; raises BadText."""
    found = _CARD.fullmatch(text)
    if not found:
        raise BadText(f"not a card of the maze: {text[:20]!r}")
    return code_of(int(found[1]), "ab".index(found[2]), int(found[3]))


_WORDS: dict[Act, str] = {
    DRAW_ONE: "draw",
    END_TURN: "end",
    **{face: f"face {HEADINGS[face.heading]}" for face in FACES},
    **{go: f"go {HEADINGS[go.heading]}" for go in GOES},
    **{place: f"place {cell_text(place.cell)}" for place in PLACES},
    **{flip: f"flip {cell_text(flip.cell)}" for flip in FLIPS},
    **{turn: f"turn {cell_text(turn.cell)} {turn.quarters}" for turns in TURNS for turn in turns},
    **{drawn(action.name): f"= {action.name}" for action in ACTIONS},
    **lot_words(SEATS),
}


def _write(act: Act) -> str:
    if isinstance(act, Laid) and len(act.cards) == CELLS and all(code in range(len(LYING)) for code in act.cards):
        return " ".join(("= laid", *map(card_text, act.cards)))
    no_text(act)


def _read(text: str) -> Act:
    if not _LAID.fullmatch(text):
        no_act(text)
    return Laid(tuple(map(read_card, text.split(" ")[2:])))


TEXTS = Codec(_WORDS, _write, _read)


def position(state: State) -> str:
    """The whole position as one line."""
    table = state.table
    words = {
        "table": f"{','.join(table.seats)}:{table.goal}:{table.edge_stop}",
        "stage": state.stage,
        "turn": state.seat,
        "maze": ",".join(map(card_text, state.maze.cards)),
        "cheese": numbers(state.cheese),
        "mouse": f"{cell_text(state.mouse)}:{HEADINGS[state.facing]}",
        "risk": str(state.risk),
        "safe": numbers(state.safe),
        "pile": str(state.pile),
        "deck": numbers(state.deck),
        "card": state.card,
        "acted": str(state.acted),
        "dry": str(state.dry),
        "moves": "|".join(map(TEXTS.encode, state.moves)),
    }
    return line(words)
