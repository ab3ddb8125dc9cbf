"""Acts and positions of the card game as one-line texts, each written in one way only.

A cell is written `row,column` from 0 at the top left, a heading as N E S W, a card as `M05a1`: its number, its side,
its quarter turns clockwise.
"""

from __future__ import annotations

import re
from functools import cache

from game.core.acts import Act
from game.core.codec import Codec, line, no_act, no_text, numbers
from game.core.errors import BadText
from game.rules.beginning import lot_words
from game.rules.mousemaze.cards import ACTIONS, LYING, code_of, number_of
from game.rules.mousemaze.maze import CELLS, HEADINGS, row_column
from game.rules.mousemaze.moves import DRAW_ONE, END_TURN, FACES, FLIPS, GOES, PLACES, TURNS, Laid, drawn
from game.rules.mousemaze.state import State

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
