"""What stands on the shelf: the four boxes, and the match that waits to be continued."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.words.language import say


class Box(NamedTuple):
    """A game as its box tells it: its id, title, players and what one does in it, marked for translation."""

    game: str
    title: str
    players: str
    line: str

    def spoken(self) -> Box:
        """The box in the chosen language."""
        return Box(self.game, say(self.title), say(self.players), say(self.line))


BOXES = (
    Box("mousetrap", "Mouse Trap", "2–4 players", "Build the machine"),
    Box("mousemaze", "Mouse Trap Card Game", "2–5 players", "Card maze"),
    Box("mightymouse", "Mighty Mouse", "2–4 players", "Race home"),
    Box("boobytrap", "Booby-Trap", "1–10 players", "Spring box"),
)


def box_of(game: str) -> Box:
    """The box of a game in the chosen language; raises StopIteration if there is none."""
    return next(box for box in BOXES if box.game == game).spoken()


class ShelfSeat(NamedTuple):
    """Who holds a seat: the seat, the person's name, and whether it is a computer player."""

    seat: str
    name: str
    computer: bool


@dataclass(frozen=True)
class Waiting:
    """A match that was begun: its game, when it was last played, who plays, and how it stands in a line."""

    game: str
    title: str
    when: str
    sitters: tuple[ShelfSeat, ...]
    line: str
    path: str
