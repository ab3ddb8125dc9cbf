"""What a seat sees and feels of Booby-Trap, and nothing else (BT-25)."""

from __future__ import annotations

from typing import NamedTuple

MARKING_IN = 0.25
"""The scale's markings are so far apart; a bar that moved so far, or further, has tripped (BT-07)."""

FEELS = ((2, "loose"), (22, "snug"), (40, "tight"), (100, "locked"))
"""The words for what a hand feels, each with the greatest grip, of 100, of which it is true."""


class Picture(NamedTuple):
    """How the tray looks: where the middle of each piece is and where the bar's ends are, mm, to half a millimetre.

    places: number of the piece, across from the middle, from the front wall. bar: the face at its left and right end.
    """

    places: tuple[tuple[int, float, float], ...]
    bar: tuple[float, float]


class Seen(NamedTuple):
    """What one seat knows. scores: in turn order. trips: its own. touched: the piece under the hand of who is to act.

    felt: the pieces that this seat touched since the last pick, each with the word for its grip, the newest last.
    left_by_others: those that others touched since then and left; how they felt is not known.
    picture: None in a match that is played without a tray.
    """

    seat: str
    players: int
    values: tuple[int, ...]
    penalty: int
    left: tuple[int, ...]
    open_pieces: tuple[int, ...]
    scores: tuple[int, ...]
    trips: int
    may_pass: bool
    touched: int
    felt: tuple[tuple[int, str], ...]
    left_by_others: tuple[int, ...] = ()
    picture: Picture | None = None

    @property
    def solitaire(self) -> bool:
        """Whether the seat plays alone."""
        return self.players == 1


def feel_word(grip: int) -> str:
    """The word for a grip of 0 to 100."""
    return next(word for most, word in FEELS if grip <= most)
