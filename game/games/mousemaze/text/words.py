"""The card game in words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.mousemaze.text import log
from game.text.game_words import GameWords
from game.text.language import N_, _

_AIM = N_("Send the mouse for cheese, and bring it to safety before a trap shuts.")


def aim(setup: Setup) -> str:
    """What one plays for."""
    return _(_AIM)


WORDS = GameWords(
    tell=log.tell,
    reason=log.reason,
    move=log.move_words,
    moment=log.told,
    aim=aim,
    level_hint=N_(
        "Easy is content with one wedge, Fair with two, looking one card ahead. "
        "Sharp looks two ahead and plays for the goal."
    ),
)
