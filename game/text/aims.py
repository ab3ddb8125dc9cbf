"""What each game is about in one line, and how long it takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.text.game_words import WORDS
from game.text.language import N_plural, _, ngettext

if TYPE_CHECKING:
    from game.core.setup import Setup

# Translators: {number}: how many minutes a match takes. Read aloud when a box is pointed at.
_TIME = N_plural("Takes about {number} minute.", "Takes about {number} minutes.")


@dataclass(frozen=True)
class Minutes:
    """How long a match takes people, by the number of players.

    usual: by the printed rules. otherwise: where options have these values, each as "name=value"; of those that fit,
    the one that names most options counts. by_parts: the same of what is built instead of the usual, by how many parts
    that has; parts: how many by the options, 0 for the usual.
    """

    usual: Mapping[int, int]
    otherwise: Mapping[tuple[str, ...], Mapping[int, int]] = field(default_factory=dict)
    by_parts: Mapping[int, Minutes] = field(default_factory=dict)
    parts: Callable[[Mapping[str, object]], int] = lambda options: 0

    def with_parts(self, number: int) -> Minutes:
        """Of what has so many parts instead: the nearest that was measured."""
        return self.by_parts[min(self.by_parts, key=lambda parts: abs(parts - number))]

    def of(self, players: int, options: Mapping[str, object]) -> int:
        """Of a match of so many with these options: the nearest number of players that was measured."""
        if number := self.parts(options):
            return self.with_parts(number).of(players, options)
        measured = self.with_options(options).usual
        return measured[min(measured, key=lambda number: abs(number - players))]

    def with_options(self, options: Mapping[str, object]) -> Minutes:
        """The same with these options as the usual ones."""
        chosen = {f"{name}={_written(value)}" for name, value in options.items()}
        fitting = [each for each in self.otherwise if chosen.issuperset(each)]
        return Minutes(self.otherwise[max(fitting, key=len)] if fitting else self.usual)

    @property
    def range(self) -> tuple[int, int]:
        """From how many to how many it takes by the printed rules."""
        return min(self.usual.values()), max(self.usual.values())


def _written(value: object) -> str:
    """The value of an option as its set-up writes it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def aim(game: str, setup: Setup) -> str:
    """What one plays for, by the options of the match."""
    return WORDS[game].aim(setup)


def takes(minutes: int) -> str:
    """How long a match is, in a sentence."""
    return ngettext(*_TIME, minutes)


def on_the_box(minutes: Minutes) -> str:
    """From how many minutes to how many a match takes, as short as can be."""
    least, most = minutes.range
    if least == most:
        # Translators: on a box, as short as can be. {minutes}: how many minutes a match takes.
        return _("{minutes} min", minutes=most)
    # Translators: on a box, as short as can be. {least}, {most}: how many minutes a match takes.
    return _("{least}–{most} min", least=least, most=most)


def told_on_the_box(minutes: Minutes) -> str:
    """The same as a sentence."""
    least, most = minutes.range
    if least == most:
        return takes(most)
    # Translators: {least}, {most}: how many minutes a match takes.
    return _("Takes {least} to {most} minutes.", least=least, most=most)
