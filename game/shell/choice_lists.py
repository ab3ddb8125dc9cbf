"""Choices that more than one screen offers: whose hands are steady or helped, and how a row is spoken."""

from __future__ import annotations

from collections.abc import Collection

from game.session.notes import NOBODY
from game.text import screens as labels
from game.text.language import _
from game.text.levels import LEVEL_NAMES
from game.ui.widgets.buttons import Pick

SPEEDS = (Pick("0.5", "½x"), Pick("1", "1x"), Pick("2", "2x"), Pick("4", "4x"), Pick("instant", labels.INSTANT))
LEVELS = tuple(Pick(str(level), name) for level, name in LEVEL_NAMES.items())
HUMAN, COMPUTER = Pick("human", labels.HUMAN, "person"), Pick("bot", labels.COMPUTER, "gear")


def spoken(picks: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """The picks with their words in the chosen language."""
    return tuple(pick._replace(text=_(pick.text)) for pick in picks)


# Whose hands are steady: an assist of each seat, so that a child and a grandparent can play one match.
# Hands that are helped are one's own: whoever asks whether hands are steady need not know of help.

HANDS, HELP = "hands", "helped"
STEADY, HELPED, OWN = "steady", "helped", "own"
PICKS = (Pick(STEADY, labels.STEADY), Pick(HELPED, labels.WITH_HELP), Pick(OWN, labels.OWN_HANDS))


def hands_of(kinds: Collection[str]) -> tuple[Pick, ...]:
    """The kinds of hands that a game knows, from the most help to the least."""
    return tuple(pick for pick in PICKS if pick.value in kinds)


def hands_notes(own: Collection[str], helped: Collection[str]) -> tuple[str, str]:
    """The notes of a match in which these seats have their own hands, and of those that are helped.

    Two, so that a version that knows nothing of help reads helped hands as own ones.
    """
    hands = f"{HANDS} {OWN} {','.join(sorted(own))}" if own else f"{HANDS} {STEADY}"
    return hands, f"{HELP} {','.join(sorted(helped)) or NOBODY}"
