"""What marks and chapters of a whole match are called, marked for translation."""

from __future__ import annotations

from game.text.language import N_, N_context

POINTS = N_context("of each player", "points")
PIECES_TAKEN = N_("pieces taken")
TRIPPED = N_context("a mark", "tripped")
JUMPED = N_context("a mark", "pieces jumped out")
A_FULL_TRAY = N_("A full tray")
ROOM_TO_MOVE = N_("Room to move")
THE_LAST_PIECES = N_("The last pieces")
THE_PIECE_WAS_LIFTED_JUST = N_(
    "The pieces are lifted just as they were then, but the tray moves differently, as it may in another version of "
    "the game. What was recorded counts."
)
