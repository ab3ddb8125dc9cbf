"""What the table shows, which follows what was played as the motions tell it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.mousemaze.cards import DECK
from game.rules.mousemaze.maze import CELLS
from game.rules.mousemaze.state import State


@dataclass
class MazeDisplay:
    """Cards, wedges and counts as they are drawn; ``lifted`` cells are drawn by the motions.

    card: the Action card that lies open, or "". played: how many lie beside the deck, that one included.
    """

    turn: str
    cards: list[int]
    cheese: list[int]
    mouse: int
    facing: int
    risk: int
    safe: dict[str, int]
    pile: int
    left: int
    card: str = ""
    lifted: set[int] = field(default_factory=set)

    @staticmethod
    def of(state: State, card: str = "") -> MazeDisplay:
        """All of it as the position has it."""
        cards = list(state.maze.cards)
        return MazeDisplay(
            turn=state.seat,
            cards=cards,
            cheese=list(state.cheese),
            mouse=state.mouse,
            facing=state.facing,
            risk=state.risk,
            safe=dict(zip(state.table.seats, state.safe, strict=True)),
            pile=state.pile,
            left=sum(state.deck),
            card=card,
        )

    @property
    def played(self) -> int:
        """How many Action cards were drawn since the last shuffle."""
        return sum(DECK) - self.left

    @property
    def laid(self) -> bool:
        """Whether the maze lies."""
        return len(self.cards) == CELLS
