"""What is read at the table: the rules of the games, and the credits."""

from __future__ import annotations

from collections.abc import Mapping

from game.words import boobytrap_rules, mightymouse_rules, mousemaze_rules, mousetrap_rules
from game.words.reading import Chapter

RULES: Mapping[str, tuple[Chapter, ...]] = {
    "mousetrap": mousetrap_rules.CHAPTERS,
    "mousemaze": mousemaze_rules.CHAPTERS,
    "mightymouse": mightymouse_rules.CHAPTERS,
    "boobytrap": boobytrap_rules.CHAPTERS,
}

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
