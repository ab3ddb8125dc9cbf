"""What is read at length: chapters."""

from __future__ import annotations

from typing import NamedTuple

from game.words.language import say


class Chapter(NamedTuple):
    """A heading and its paragraphs, all marked for translation."""

    title: str
    paragraphs: tuple[str, ...]

    def spoken(self) -> Chapter:
        """The chapter in the chosen language."""
        return Chapter(say(self.title), tuple(say(paragraph) for paragraph in self.paragraphs))
