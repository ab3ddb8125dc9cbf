"""The match that waits to be continued, as the shelf tells it."""

from __future__ import annotations

from typing import NamedTuple


class ShelfSeat(NamedTuple):
    """Who holds a seat: the seat, the person's name, and whether it is a computer player."""

    seat: str
    name: str
    computer: bool


class Waiting(NamedTuple):
    """A match that was begun: its game, when it was last played, who plays, and how it stands in a line.

    time: in seconds since 1970. panorama: whether its picture is not to be cut at its sides. named: as for `titled`.
    """

    game: str
    time: float
    sitters: tuple[ShelfSeat, ...]
    line: str
    path: str
    panorama: bool = False
    named: str = ""
