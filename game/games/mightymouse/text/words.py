"""Mighty Mouse in words."""

from __future__ import annotations

from game.core.setup import Setup
from game.games.mightymouse.text import log, table
from game.text.game_words import GameWords
from game.text.language import N_, _

_AIM = N_("Race home past the Hazard Circles. The first to reach Finish by exact count wins.")


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
    stands=table.stands,
    about=log.about,
    names_leader=True,
    level_hint=N_("Easy plays a saved number at once, Medium looks ahead, Hard weighs it against rolling."),
)
