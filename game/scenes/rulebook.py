"""What is read at the table: the rules of a match, and the credits."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from game.catalog import CATALOG
from game.core.setup import Setup
from game.host.settings import Settings
from game.scenes.blocks import Draws
from game.scenes.matches import Sitting
from game.scenes.offers import defaults
from game.scenes.seating import Seating
from game.words.reading import Chapter
from game.words.seats import called

RULES: Mapping[str, str] = {
    "mousetrap": "game.words.mousetrap_rules",
    "mousemaze": "game.words.mousemaze_rules",
    "mightymouse": "game.words.mightymouse_rules",
    "boobytrap": "game.words.boobytrap_rules",
}
"""The module of each game that tells its rules, imported when first read: `chapters` and `in_force` of a set-up."""


class Book(NamedTuple):
    """The rule book of a match: its game, its set-up, and what the seats are called."""

    game: str
    setup: Setup
    names: Mapping[str, str]

    def chapters(self) -> tuple[Chapter, ...]:
        """The rule book."""
        with called(self.names):
            found: tuple[Chapter, ...] = pkgutil.resolve_name(f"{RULES[self.game]}:chapters")(self.setup)
        return found

    def in_force(self) -> str:
        """Which rules are on, in a few sentences."""
        with called(self.names):
            return " ".join(pkgutil.resolve_name(f"{RULES[self.game]}:in_force")(self.setup))

    def draws(self) -> Draws:
        """What draws the pictures of the rule book."""
        return partial(pkgutil.resolve_name(f"game.scenes.{self.game}.figures:figure"), setup=self.setup)


def as_last_chosen(settings: Settings, game: str) -> Book:
    """The match as it was set up the last time, or would be at first."""
    row = CATALOG[game]
    return of_seating(game, Seating.read(row, settings.setups.get(game), defaults(game)))


def of_sitting(sitting: Sitting) -> Book:
    """The match at a table."""
    return Book(sitting.row.game.id, sitting.table.match.setup, sitting.names)


def of_seating(game: str, seating: Seating) -> Book:
    """The match that a set-up comes to; empty seats are taken where too few sit there yet."""
    row = CATALOG[game]
    return Book(game, row.game.setup(seating.taken(row.game.least), seating.values(row)), seating.names())


CREDITS = (
    Chapter(
        "Trapworks",
        (
            "Four classic parlour games whose machines are real. "
            "Pictures, sounds and code are our own, under the MIT licence.",
        ),
    ),
    Chapter(
        "Fonts",
        (
            "Atkinson Hyperlegible by the Braille Institute of America, Fredoka by the Fredoka Project Authors and "
            "OpenDyslexic by Abbie Gonzalez, all under the SIL Open Font License 1.1.",
        ),
    ),
    Chapter(
        "Libraries",
        (
            "pygame-ce (LGPL) draws and plays, pymunk and Chipmunk (MIT) "
            "move the machines, platformdirs (MIT) finds the folders.",
        ),
    ),
)
