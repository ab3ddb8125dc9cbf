"""Choices that more than one screen offers, and how a row of them is spoken."""

from __future__ import annotations

from game.text import screens as labels
from game.text.language import _
from game.ui.buttons import Pick

SPEEDS = (Pick("0.5", "½x"), Pick("1", "1x"), Pick("2", "2x"), Pick("4", "4x"), Pick("instant", labels.INSTANT))
HUMAN, COMPUTER = Pick("human", labels.HUMAN, "person"), Pick("bot", labels.COMPUTER, "gear")


def spoken(picks: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """The picks with their words in the chosen language."""
    return tuple(pick._replace(text=_(pick.text)) for pick in picks)
