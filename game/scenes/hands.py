"""Whose hands are steady: an assist of each seat, so that a child and a grandparent can play one match."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.text import screens as labels
from game.ui.buttons import Pick

HANDS = "hands"
STEADY, OWN = "steady", "own"
PICKS = (Pick(STEADY, labels.STEADY), Pick(OWN, labels.OWN_HANDS))

MEANING: Mapping[str, str] = {
    "mousetrap": labels.STEADY_PARTS_STAND_STRAIGHT_AND,
    "boobytrap": labels.STEADY_A_PIECE_GOES_STRAIGHT,
}
"""What it means, by game; in the others hands make no difference."""


def hands_note(own: Collection[str]) -> str:
    """The note of a match in which these seats have their own hands."""
    return f"{HANDS} {OWN} {','.join(sorted(own))}" if own else f"{HANDS} {STEADY}"
