"""The card game in words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.mousemaze.text import log, table
from game.text.game_words import GameWords
from game.text.language import N_, _

_AIM = N_("Send the mouse for cheese, and get it to safety before a trap snaps shut.")


def aim(setup: Setup) -> str:
    """What one plays for."""
    return _(_AIM)


WORDS = GameWords(
    tell=log.tell,
    reason=log.reason,
    move=log.move_words,
    moment=log.told,
    aim=aim,
    answers=table.answers,
    level_hint=N_("Easy settles for one wedge. Medium looks ahead for two. Hard plays to win."),
)
