"""What stands on the shelf: the four boxes, and the match that waits to be continued."""

from __future__ import annotations

from typing import NamedTuple

from game.text import screens as labels
from game.text.aims import on_the_box
from game.text.language import _


class Box(NamedTuple):
    """A game as its box tells it: its id, title, players and what one does in it, marked for translation."""

    game: str
    title: str
    players: str
    line: str

    def spoken(self) -> Box:
        """The box in the chosen language."""
        return Box(self.game, _(self.title), _(self.players), _(self.line))

    @property
    def minutes(self) -> str:
        """How long a match takes, in the chosen language."""
        return on_the_box(self.game)


BOXES = (
    Box("mousetrap", labels.MOUSE_TRAP, labels.TWO_TO_FOUR_PLAYERS, labels.BUILD_THE_MACHINE),
    Box("mousemaze", labels.MOUSE_TRAP_CARD_GAME, labels.TWO_TO_FIVE_PLAYERS, labels.CARD_MAZE),
    Box("mightymouse", labels.MIGHTY_MOUSE, labels.TWO_TO_FOUR_PLAYERS, labels.RACE_HOME),
    Box("boobytrap", labels.BOOBY_TRAP, labels.ONE_TO_TEN_PLAYERS, labels.SPRING_BOX),
)


def box_of(game: str) -> Box:
    """The box of a game in the chosen language; raises StopIteration if there is none."""
    return next(box for box in BOXES if box.game == game).spoken()


class ShelfSeat(NamedTuple):
    """Who holds a seat: the seat, the person's name, and whether it is a computer player."""

    seat: str
    name: str
    computer: bool


class Waiting(NamedTuple):
    """A match that was begun: its game, when it was last played, who plays, and how it stands in a line.

    time: in seconds since 1970.
    """

    game: str
    time: float
    sitters: tuple[ShelfSeat, ...]
    line: str
    path: str
