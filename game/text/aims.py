"""What each game is about in one line, and how long it takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.text.game_words import WORDS
from game.text.language import N_plural, _, ngettext

if TYPE_CHECKING:
    from game.core.setup import Setup

_TIME = N_plural("Takes about {number} minute.", "Takes about {number} minutes.")


def aim(game: str, setup: Setup) -> str:
    """What one plays for, by the options of the match."""
    return WORDS[game].aim(setup)


def takes(minutes: Mapping[int, int], players: int) -> str:
    """How long a match of so many is, in a sentence; minutes: by the number of players."""
    return ngettext(*_TIME, minutes[min(minutes, key=lambda number: abs(number - players))])


def on_the_box(minutes: Mapping[int, int]) -> str:
    """From how many minutes to how many a match takes, as short as can be."""
    least, most = min(minutes.values()), max(minutes.values())
    if least == most:
        return _("{minutes} min", minutes=most)
    return _("{least}–{most} min", least=least, most=most)


def told_on_the_box(minutes: Mapping[int, int]) -> str:
    """The same as a sentence."""
    least, most = min(minutes.values()), max(minutes.values())
    if least == most:
        return ngettext(*_TIME, most)
    return _("Takes {least} to {most} minutes.", least=least, most=most)
