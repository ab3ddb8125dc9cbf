"""Mouse Trap in words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.mousetrap.text import log
from game.text.game_words import GameWords
from game.text.language import N_, _

_AIM = N_("Trap the other mice under the cage: the last one free wins.")


def aim(setup: Setup) -> str:
    """What one plays for."""
    return _(_AIM)


WORDS = GameWords(
    tell=log.tell,
    reason=log.reason,
    move=log.move_words,
    moment=log.told,
    aim=aim,
    stands=log.stands,
    level_hint=N_(
        "Easy builds roughly and cranks too fast, Fair takes more care, "
        "Sharp has steady hands and spends cheese to lure."
    ),
)
