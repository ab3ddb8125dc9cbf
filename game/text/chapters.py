"""What is read at length: chapters of paragraphs and pictures."""

from __future__ import annotations

from typing import NamedTuple

from game.text.language import _


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

    def spoken(self) -> Chapter:
        """A chapter whose texts are only marked for translation, in the chosen language."""
        return Chapter(_(self.title), tuple(_(block) if isinstance(block, str) else block for block in self.blocks))


def chapter(title: str, *blocks: Block) -> Chapter:
    """A chapter of what there is to say: empty paragraphs are left out."""
    return Chapter(title, tuple(block for block in blocks if block))
