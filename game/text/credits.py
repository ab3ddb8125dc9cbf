"""The credits, as chapters."""

from __future__ import annotations

from game.text.chapters import Chapter
from game.text.language import N_

CREDITS = (
    Chapter(
        "Trapworks",
        (
            N_(
                "Four classic parlour games whose machines are real. "
                "Pictures, sounds and code are our own, under the MIT licence."
            ),
        ),
    ),
    Chapter(
        N_("Fonts"),
        (
            N_(
                "Atkinson Hyperlegible by the Braille Institute of America, Fredoka by the Fredoka Project Authors, "
                "M PLUS Rounded 1c by the Rounded M+ Project Authors and OpenDyslexic by Abbie Gonzalez, all under the "
                "SIL Open Font License 1.1."
            ),
        ),
    ),
    Chapter(
        N_("Libraries"),
        (
            N_(
                "pygame-ce (LGPL) draws and plays, pymunk and Chipmunk (MIT) "
                "move the machines, platformdirs (MIT) finds the folders, "
                "AccessKit (MIT) talks to screen readers."
            ),
        ),
    ),
)
