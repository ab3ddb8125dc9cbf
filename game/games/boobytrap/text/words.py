"""Booby-Trap in words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.boobytrap.text import log, table
from game.text.game_words import GameWords
from game.text.language import N_, _

_AIM = N_("Take pieces without tripping the bar. The most points wins.")
_ALONE = N_("Clear all but one piece. The bar may trip three times, but no more.")


def aim(setup: Setup) -> str:
    """What one plays for, alone or against others."""
    return _(_ALONE if len(setup.names) == 1 else _AIM)


WORDS = GameWords(
    tell=log.tell,
    reason=log.reason,
    move=log.move_words,
    moment=log.told,
    aim=aim,
    answers=table.answers,
    stands=table.stands,
    level_hint=N_("Easy has a shaky hand and checks three pieces, Medium six, Hard eight. Nobody peeks."),
)
