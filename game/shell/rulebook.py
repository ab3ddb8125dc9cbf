"""What is read at the table: the rules of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.catalog import CATALOG
from game.core.setup import Setup
from game.host.settings import Settings
from game.shell.desk import DESKS
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.blocks import Draws
from game.shell.setup.rule_options import defaults
from game.shell.setup.seating import Seating
from game.text import aims
from game.text.chapters import Chapter
from game.text.language import sentences
from game.text.seats import called


class Book(NamedTuple):
    """The rule book of a match: its game, its set-up, and what the seats are called."""

    game: str
    setup: Setup
    names: Mapping[str, str]

    def chapters(self) -> tuple[Chapter, ...]:
        """The rule book; its first chapter, about this match, also tells how long that takes."""
        with called(self.names):
            first, *others = DESKS[self.game].chapters(self.setup)
        return Chapter(first.title, (*first.blocks, self.takes())), *others

    def in_force(self) -> str:
        """Which rules are on, in a few sentences."""
        with called(self.names):
            return sentences(*DESKS[self.game].in_force(self.setup))

    def takes(self) -> str:
        """How long such a match takes, in a sentence."""
        return aims.takes(DESKS[self.game].minutes.of(len(self.setup.seats), self.setup.options))

    def aim(self) -> str:
        """What one plays for, in one line."""
        return aims.aim(self.game, self.setup)

    def draws(self) -> Draws:
        """What draws the pictures of the rule book."""
        figure = DESKS[self.game].figure
        return lambda name: figure(name, self.setup)


def as_last_chosen(settings: Settings, game: str) -> Book:
    """The match as it was set up the last time, or would be at first."""
    row = CATALOG[game]
    return of_seating(game, Seating.read(row, settings.setups.get(game), defaults(game)))


def of_open_match(opened: OpenMatch) -> Book:
    """The match at a table."""
    return Book(opened.row.game.id, opened.runner.match.setup, opened.names)


def of_seating(game: str, seating: Seating) -> Book:
    """The match that a set-up comes to; empty seats are taken where too few sit there yet."""
    row = CATALOG[game]
    return Book(game, row.game.setup(seating.taken(row.game.least), seating.values(row)), seating.names())
