"""Booby-Trap in words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.boobytrap.text import log, table
from game.text.game_words import GameWords
from game.text.language import N_, _

_AIM = N_("Take pieces out without tripping the bar: the most points win.")
_ALONE = N_("Clear the tray: the bar may trip three times, no more.")


def aim(setup: Setup) -> str:
    """What one plays for, alone or against others."""
    return _(_ALONE if len(setup.names) == 1 else _AIM)


WORDS = GameWords(
    tell=log.tell,
    reason=log.reason,
    move=log.move_words,
    moment=log.told,
    aim=aim,
    stands=table.stands,
    level_hint=N_(
        "Easy looks at three pieces with a shaky hand, Fair at six, Sharp at eight and pictures the pull. "
        "All see only what you see."
    ),
)
