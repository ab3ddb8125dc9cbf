"""A position of the card game, and its invariants."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.core.acts import Ask, Move, Turn
from game.core.errors import BrokenInvariant
from game.core.records import quick_replace
from game.core.setup import Option, Setup
from game.rules.beginning import LOT, beginner
from game.rules.mousemaze.cards import ACTION, DECK, LYING, STAIRS_BOTTOM, number_of
from game.rules.mousemaze.maze import CELLS, HEADINGS, NORTH

WEDGES = 42
DRY_ROUNDS = 20
"""So many rounds with an empty pile in which nobody brings a wedge out end a match (MC-33)."""

OPTIONS = (
    Option("goal", 8, tuple(range(1, 13))),
    Option("edge_stop_literal", False, (False, True)),
    # MC-31 once spoke of Action cards alone: matches from then, which do not name this, go on so.
    Option("edge_stop_by", "all", ("all", "action"), before="action"),
)

LAYOUT, FACE, PLACE, DRAW, CARD = "layout", "face", "place", "draw", "card"
DRAW_OR_END, GO, FLIP, TURN, PUT, OVER = "draw_or_end", "go", "flip", "turn", "put", "over"
STAGES = (LOT, LAYOUT, FACE, PLACE, DRAW, CARD, DRAW_OR_END, GO, FLIP, TURN, PUT, OVER)
"""What is due: the lot says who begins; nature lays the maze; steps 1 to 3; nature draws; step 4; then what a card
leaves to choose."""

ASKS = (LOT, LAYOUT, CARD)


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """What stays the same through a match. turns, asks: the words for whom it waits, by seat.

    edge_stop: after which moves that the edge cuts short the card has nothing to say (MC-31): 0 none, 1 those by an
    Action card, 2 all.
    """

    seats: tuple[str, ...]
    goal: int
    edge_stop: int
    turns: tuple[Turn, ...]
    asks: tuple[dict[str, Ask], ...]

    @staticmethod
    def of(setup: Setup) -> RuleOptions:
        """The table of a checked set-up."""
        goal, names = setup.options["goal"], setup.names
        assert isinstance(goal, int)
        turns = tuple(Turn(name) for name in names)
        asks = tuple({kind: Ask(kind, name) for kind in ASKS} for name in names)
        edge_stop = (1 if setup.options["edge_stop_by"] == "action" else 2) if setup.options["edge_stop_literal"] else 0
        return RuleOptions(names, goal, edge_stop, turns, asks)


class Maze(NamedTuple):
    """How the cards lie: their codes by cell, empty before the layout, and what follows from them.

    homes: the cells of Safe, Washtub, Gutter Bottom, Stairs Bottom, by number of the card, homes[0] unused.
    open: a bit for each cell whose card may bear cheese.
    """

    cards: tuple[int, ...]
    homes: tuple[int, ...]
    open: int

    @staticmethod
    def of(cards: tuple[int, ...]) -> Maze:
        """The maze in which the cards lie so."""
        cells = {number_of(code): cell for cell, code in enumerate(cards)}
        homes = (0, *(cells[number] for number in range(1, STAIRS_BOTTOM + 1)))
        return Maze(cards, homes, sum(1 << cell for cell, code in enumerate(cards) if not LYING[code].symbol))

    def lay(self, cell: int, code: int) -> Maze:
        """The maze with this card lying otherwise."""
        return Maze.of((*self.cards[:cell], code, *self.cards[cell + 1 :]))


@quick_replace
class State(NamedTuple):
    """Everything that Undo must restore; safe goes by seat in turn order. A named tuple, for it is copied at every act.

    stage: what is due. turn: whose turn it is, also while nature is asked. cheese: wedges by cell.
    mouse: its cell; facing: its heading. risk: wedges collected in this turn; pile: those that nobody has.
    deck: the Action cards still to be drawn, by the places of cards.ACTIONS. card: the one being carried out, or "".
    acted: a bit for each cell whose card has acted on this Action card (MC-24). moves: the legal ones.
    dry: turns in a row after which the pile was empty and no wedge had been brought out.
    """

    table: RuleOptions
    stage: str
    turn: int
    maze: Maze
    cheese: tuple[int, ...]
    mouse: int
    facing: int
    risk: int
    safe: tuple[int, ...]
    pile: int
    deck: tuple[int, ...]
    card: str
    acted: int
    moves: tuple[Move, ...]
    dry: int

    @property
    def seat(self) -> str:
        """The name of the seat whose turn it is."""
        return self.table.seats[self.turn]


def start(setup: Setup) -> State:
    """All wedges in the pile, all Action cards in the draw pile, the maze still to be laid; who begins: MC-32."""
    table, first = RuleOptions.of(setup), beginner(setup)
    return State(
        table=table,
        stage=LOT if first is None else LAYOUT,
        turn=first or 0,
        maze=Maze((), (), 0),
        cheese=(0,) * CELLS,
        mouse=0,
        facing=NORTH,
        risk=0,
        safe=(0,) * len(table.seats),
        pile=WEDGES,
        deck=DECK,
        card="",
        acted=0,
        moves=(),
        dry=0,
    )


def most_dry(state: State) -> int:
    """After so many turns in a row that brought no wedge out the match is over."""
    return DRY_ROUNDS * len(state.safe)


def check(state: State) -> None:
    """Raise BrokenInvariant unless wedges, cards, mouse and turn are in order."""
    for holds, claim in (
        (min(state.risk, state.pile, *state.safe, *state.cheese) >= 0, "no count of wedges is negative"),
        (state.risk + state.pile + sum(state.safe) + sum(state.cheese) == WEDGES, "there are 42 wedges"),
        (_maze_in_order(state), "sixteen different cards lie in the maze, or none before the layout"),
        (_cheese_in_order(state), "no cheese lies on a card with the symbol"),
        (_deck_in_order(state), "what is drawn and what is in the pile are the 24 Action cards"),
        (
            0 <= state.mouse < CELLS and 0 <= state.facing < len(HEADINGS),
            "the mouse is in the maze and points somewhere",
        ),
        (state.stage in STAGES and _turn_in_order(state), "a seat has moves just when a seat is to act"),
        (_safe_in_order(state), "a match is over when the goal is reached or no wedge is left, and only then"),
    ):
        if not holds:
            raise BrokenInvariant(f"broken: {claim}")


def _maze_in_order(state: State) -> bool:
    if state.stage in (LOT, LAYOUT):
        return state.maze == ((), (), 0)
    cards = state.maze.cards
    return sorted(map(number_of, cards)) == list(range(1, CELLS + 1)) and state.maze == Maze.of(cards)


def _cheese_in_order(state: State) -> bool:
    symbols = (cell for cell in range(CELLS) if not state.maze.open >> cell & 1)
    return not any(state.cheese[cell] for cell in symbols)


def _deck_in_order(state: State) -> bool:
    drawn = state.deck[ACTION[state.card]] < DECK[ACTION[state.card]] if state.card else True
    within = all(0 <= left <= copies for left, copies in zip(state.deck, DECK, strict=True))
    return drawn and within and bool(state.card) == (state.stage in (GO, FLIP, TURN, PUT))


def _turn_in_order(state: State) -> bool:
    idle = state.stage in ASKS or state.stage == OVER
    fresh = state.stage in (LOT, LAYOUT, FACE, PLACE, OVER)
    moves_fit = bool(state.moves) != idle and len(set(state.moves)) == len(state.moves)
    return moves_fit and not (fresh and state.risk) and not (state.acted and not state.card)


def _safe_in_order(state: State) -> bool:
    done = max(state.safe) >= state.table.goal or sum(state.safe) == WEDGES or state.dry >= most_dry(state)
    return done == (state.stage == OVER)
