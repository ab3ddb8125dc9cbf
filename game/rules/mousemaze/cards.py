"""The 16 Maze cards and the 24 Action cards, each in one table; the rest of the rules knows no card by name.

The pictures of the sheet are lost, so both tables are reconstructions: these are the lines to change if they turn up.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from game.rules.mousemaze.maze import EAST, NORTH, SOUTH, WEST


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
