"""A position of the card game: the grid, the cards, and the invariants."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from game.core.acts import Ask, BrokenInvariant, Move, Turn, quick_replace
from game.core.setup import LOT, Option, Setup, beginner

SIZE = 4
CELLS = SIZE * SIZE
NORTH, EAST, SOUTH, WEST = range(4)
HEADINGS = "NESW"
NOWHERE = -1

_STEPS = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}


def cell_at(row: int, column: int) -> int:
    """The number of the cell in this row and column, both 0 to 3."""
    return SIZE * row + column


def row_column(cell: int) -> tuple[int, int]:
    """The row and the column of a cell."""
    return divmod(cell, SIZE)


def _next(cell: int, heading: int) -> int:
    row, column = row_column(cell)
    down, right = _STEPS[heading]
    inside = 0 <= row + down < SIZE and 0 <= column + right < SIZE
    return cell_at(row + down, column + right) if inside else NOWHERE


NEIGHBOURS = tuple(tuple(_next(cell, heading) for heading in range(4)) for cell in range(CELLS))
"""NEIGHBOURS[cell][heading]: the cell next to it, or NOWHERE at the edge."""


def _path(cell: int, heading: int, steps: int) -> tuple[int, ...]:
    path = [cell]
    while len(path) <= steps and (ahead := NEIGHBOURS[path[-1]][heading]) != NOWHERE:
        path.append(ahead)
    return tuple(path)


PATHS = tuple(
    tuple(tuple(_path(cell, heading, steps) for steps in range(SIZE)) for heading in range(4)) for cell in range(CELLS)
)
"""PATHS[cell][heading][steps]: the cells walked over, start included, cut short by the edge."""


# The 16 Maze cards and the 24 Action cards, each in one table; the rest of the rules knows no card by name.
#
# The pictures of the sheet are lost, so both tables are reconstructions: these are the lines to change if they turn
# up.


class Kind(Enum):
    """What a card makes the player do."""

    SAFE = "safe"
    MOVE = "move"
    GO_TO = "go_to"
    TAKE = "take"
    PLACE = "place"
    FLIP = "flip"
    TURN = "turn"
    TURN_THIS = "turn_this"
    TRAPPED = "trapped"
    END = "end"


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a Maze card.

    arrows: headings in the maze, of a side that lies as it does. steps: how far a MOVE goes. to: the card of a GO_TO.
    symbol: no cheese may be placed here. picture: what is drawn, by the name of the thing.
    """

    kind: Kind
    picture: str
    steps: int = 0
    arrows: tuple[int, ...] = ()
    to: int = 0
    symbol: bool = False


def _move(steps: int, *arrows: int, picture: str = "arrow") -> Side:
    return Side(Kind.MOVE, picture, steps, arrows)


_TRAPPED = Side(Kind.TRAPPED, "trapped", symbol=True)
_TAKE = Side(Kind.TAKE, "take", symbol=True)
_PLACE = Side(Kind.PLACE, "place")
_END = Side(Kind.END, "end")
_SAFE = Side(Kind.SAFE, "safe", symbol=True)
_WASHTUB = Side(Kind.PLACE, "washtub")
_GUTTER_BOTTOM = Side(Kind.TAKE, "gutter_bottom")
_STAIRS_BOTTOM = _move(1, NORTH, picture="stairs_bottom")

SAFE, WASHTUB, GUTTER_BOTTOM, STAIRS_BOTTOM = 1, 2, 3, 4
"""The cards to which the mouse is sent: the same picture on both sides (MC-03, MC-04)."""

MAZE = (
    (_SAFE, _SAFE),
    (_WASHTUB, _WASHTUB),
    (_GUTTER_BOTTOM, _GUTTER_BOTTOM),
    (_STAIRS_BOTTOM, _STAIRS_BOTTOM),
    (Side(Kind.GO_TO, "diver", to=WASHTUB), _move(1, NORTH)),  # M05
    (Side(Kind.GO_TO, "gutter_top", to=GUTTER_BOTTOM), _move(2, NORTH)),
    (Side(Kind.GO_TO, "stairs_top", to=STAIRS_BOTTOM), _END),
    (Side(Kind.FLIP, "flip_either", arrows=(EAST, WEST)), _TAKE),
    (Side(Kind.TURN, "turn_either", arrows=(EAST, WEST)), _move(1, NORTH)),
    (Side(Kind.TURN_THIS, "turn_this"), _PLACE),  # M10
    (_TAKE, _TRAPPED),
    (_move(1, NORTH), _TRAPPED),
    (_move(3, NORTH), _TRAPPED),
    (_move(1, EAST, WEST), _TAKE),
    (_move(2, NORTH, SOUTH), _END),  # M15
    (_PLACE, _TRAPPED),
)
"""MAZE[number - 1]: both sides of a card, arrows as they point when it is not turned (MC-30 for the symbols)."""


def _turned(side: Side, quarters: int) -> Side:
    return replace(side, arrows=tuple((arrow + quarters) % 4 for arrow in side.arrows))


LYING = tuple(_turned(side, quarters) for sides in MAZE for side in sides for quarters in range(4))
"""LYING[code]: a card as it lies. code = 8 x (number - 1) + 4 x (1 for side b) + quarter turns clockwise."""


def code_of(number: int, side: int, quarters: int) -> int:
    """The code of a card that lies so: its number 1 to 16, side 0 or 1, quarter turns clockwise 0 to 3."""
    return 8 * (number - 1) + 4 * side + quarters


def number_of(code: int) -> int:
    """The number of the card, 1 to 16."""
    return code // 8 + 1


def flipped(code: int) -> int:
    """The card turned over, its quarter turns kept (MC-14)."""
    return code ^ 4


def alike(code: int) -> bool:
    """Whether the card is the same on both sides, as it lies (MC-03, MC-04)."""
    return LYING[code] == LYING[flipped(code)]


def turned(code: int, quarters: int) -> int:
    """The card turned clockwise by so many quarters."""
    return code & ~3 | code + quarters & 3


@dataclass(frozen=True, slots=True)
class Action:
    """A kind of Action card: how many there are, and what it does.

    arrows: relative to the mouse, 0 for forward, then clockwise: of a MOVE where to, of a FLIP which card.
    """

    name: str
    copies: int
    kind: Kind
    steps: int = 0
    arrows: tuple[int, ...] = ()


FORWARD, RIGHT, BACK, LEFT = range(4)

ACTIONS = (
    Action("forward 1", 3, Kind.MOVE, 1, (FORWARD,)),
    Action("forward 2", 2, Kind.MOVE, 2, (FORWARD,)),
    Action("forward 3", 1, Kind.MOVE, 3, (FORWARD,)),
    Action("left 1", 2, Kind.MOVE, 1, (LEFT,)),
    Action("right 1", 2, Kind.MOVE, 1, (RIGHT,)),
    Action("back 1", 1, Kind.MOVE, 1, (BACK,)),
    Action("left or right 1", 2, Kind.MOVE, 1, (LEFT, RIGHT)),
    Action("forward or back 2", 1, Kind.MOVE, 2, (FORWARD, BACK)),
    Action("flip front", 1, Kind.FLIP, arrows=(FORWARD,)),
    Action("flip behind", 1, Kind.FLIP, arrows=(BACK,)),
    Action("turn card", 1, Kind.TURN_THIS),
    Action("place cheese", 2, Kind.PLACE),
    Action("take cheese", 2, Kind.TAKE),
    Action("trapped", 3, Kind.TRAPPED),
)
"""The kinds of Action cards; one of each flip, FLIP EITHER on the Maze card, and so with the turns (MC-01, MC-02)."""

ACTION = {action.name: index for index, action in enumerate(ACTIONS)}
"""The place of a kind in ACTIONS, and in every deck, by its name."""

DECK = tuple(action.copies for action in ACTIONS)
"""How many there are of each kind, in the order of ACTIONS."""


# A position of the card game, and its invariants.

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
    asks: tuple[dict[str, Ask], ...] = field(hash=False)

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
        """The maze with the same card in this cell lying otherwise."""
        cards = (*self.cards[:cell], code, *self.cards[cell + 1 :])
        return Maze(cards, self.homes, self.open & ~(1 << cell) | (not LYING[code].symbol) << cell)


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
