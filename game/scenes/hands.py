"""Whose hands are steady: an assist of each seat, so that a child and a grandparent can play one match."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.ui.buttons import Pick
from game.words.language import later

HANDS = "hands"
STEADY, OWN = "steady", "own"
PICKS = (Pick(STEADY, later("Steady")), Pick(OWN, later("Own hands")))

MEANING: Mapping[str, str] = {
    "mousetrap": later(
        "Steady: parts stand straight, and one press turns the crank evenly. "
        "Own hands: what you set down crooked stays so, and you set it anew yourself."
    ),
    "boobytrap": later(
        "Steady: a piece goes straight up, however you pull. "
        "Own hands: where you stray while you lift, the piece strays and rubs."
    ),
}
"""What it means, by game; in the others hands make no difference."""


def hands_note(own: Collection[str]) -> str:
    """The note of a match in which these seats have their own hands."""
    return f"{HANDS} {OWN} {','.join(sorted(own))}" if own else f"{HANDS} {STEADY}"
