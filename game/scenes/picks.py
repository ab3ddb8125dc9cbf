"""Choices that more than one screen offers, and how a row of them is spoken."""

from __future__ import annotations

from game.ui.buttons import Pick
from game.words.language import later, say

SPEEDS = (Pick("1", "1x"), Pick("2", "2x"), Pick("4", "4x"), Pick("instant", later("Instant")))
HUMAN, COMPUTER = Pick("human", later("Human"), "person"), Pick("bot", later("Computer"), "gear")


def spoken(picks: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """The picks with their words in the chosen language."""
    return tuple(pick._replace(text=say(pick.text)) for pick in picks)
