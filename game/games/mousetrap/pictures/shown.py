"""What the board shows, which follows what was played as the motions tell it."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.state import State


@dataclass
class MousetrapDisplay:
    """Mice, cheese, parts and the die as they are drawn.

    moving: the mouse that the motions draw just now. running: the machine moves, and the motions draw what does.
    """

    turn: str
    mice: dict[str, int]
    hands: dict[str, int]
    pile: int
    parts: list[Placed]
    captured: set[str]
    pips: int = 0
    moving: str = ""
    running: bool = False

    @staticmethod
    def of(state: State, pips: int = 0) -> MousetrapDisplay:
        """All of it as the position has it."""
        seats = state.table.seats
        return MousetrapDisplay(
            turn=state.seat,
            mice=dict(zip(seats, state.mice, strict=True)),
            hands=dict(zip(seats, state.hands, strict=True)),
            pile=state.pile,
            parts=list(state.parts),
            captured={seat for seat, out in zip(seats, state.captured, strict=True) if out},
            pips=pips,
        )

    def gain(self, seat: str, pieces: int) -> None:
        """A seat, or the pile if it has no name, has so many pieces of cheese more."""
        if seat:
            self.hands[seat] += pieces
        else:
            self.pile += pieces

    def stand(self, part: int, placed: Placed) -> None:
        """A part stands as it was set down; a new one after all others."""
        self.parts[part - 1 : part] = [placed]

    def lane(self, seat: str) -> int:
        """How many mice stand before this one on its space."""
        here = self.on(self.mice[seat])
        return here.index(seat) if seat in here else 0

    def on(self, space: int) -> list[str]:
        """The mice that stand on a space."""
        return [seat for seat in self.mice if self.mice[seat] == space and seat in self.standing()]

    def standing(self) -> list[str]:
        """The mice that stand on the board, those in front last."""
        return [seat for seat in reversed(self.mice) if seat not in self.captured and seat != self.moving]
