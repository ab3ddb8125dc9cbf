"""What is read at length: chapters of paragraphs and pictures, and the credits."""

from __future__ import annotations

from typing import NamedTuple

from game.text.language import N_, _


class Figure(NamedTuple):
    """A row of pictures between paragraphs: the name of each, as its game's scenes know it, and the words below it."""

    pictures: tuple[tuple[str, str], ...]


Block = str | Figure


class Chapter(NamedTuple):
    """A heading and what stands below it."""

    title: str
    blocks: tuple[Block, ...]

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """What is read, without the pictures."""
        return tuple(block for block in self.blocks if isinstance(block, str))

    def spoken_blocks(self) -> tuple[str, ...]:
        """All of it in its order, as it is said: of pictures the words below them."""
        found = ([block] if isinstance(block, str) else [words for _name, words in block.pictures if words]
                 for block in self.blocks)  # fmt: skip
        return tuple(text for texts in found for text in texts)

    def spoken(self) -> Chapter:
        """A chapter whose texts are only marked for translation, in the chosen language."""
        return Chapter(_(self.title), tuple(_(block) if isinstance(block, str) else block for block in self.blocks))


def chapter(title: str, *blocks: Block) -> Chapter:
    """A chapter of what there is to say: empty paragraphs are left out."""
    return Chapter(title, tuple(block for block in blocks if block))


# The credits, as chapters.

CREDITS = (
    Chapter(
        "Trapworks",
        (
            N_(
                "Four classic parlor games with real machines. Pictures, sounds and code are our own, under "
                "the MIT license."
            ),
        ),
    ),
    Chapter(
        # Translators: noun, heading of the credits: typefaces.
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
        # Translators: noun, heading of the credits: libraries of code.
        N_("Libraries"),
        (
            N_(
                "pygame-ce (LGPL) draws and plays sound, pymunk and Chipmunk (MIT) move the machines, "
                "platformdirs (MIT) finds the folders, AccessKit (MIT) talks to screen readers."
            ),
        ),
    ),
)
