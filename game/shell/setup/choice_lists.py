"""Choices that more than one screen offers: whose hands are steady, and how a row is spoken."""

from __future__ import annotations

from collections.abc import Collection

from game.text import screens as labels
from game.text.language import _
from game.ui.widgets.buttons import Pick

SPEEDS = (Pick("0.5", "½x"), Pick("1", "1x"), Pick("2", "2x"), Pick("4", "4x"), Pick("instant", labels.INSTANT))
HUMAN, COMPUTER = Pick("human", labels.HUMAN, "person"), Pick("bot", labels.COMPUTER, "gear")


def spoken(picks: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """The picks with their words in the chosen language."""
    return tuple(pick._replace(text=_(pick.text)) for pick in picks)


# Whose hands are steady: an assist of each seat, so that a child and a grandparent can play one match.

HANDS = "hands"
STEADY, OWN = "steady", "own"
PICKS = (Pick(STEADY, labels.STEADY), Pick(OWN, labels.OWN_HANDS))


def hands_note(own: Collection[str]) -> str:
    """The note of a match in which these seats have their own hands."""
    return f"{HANDS} {OWN} {','.join(sorted(own))}" if own else f"{HANDS} {STEADY}"
