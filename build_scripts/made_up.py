"""Made-up languages, in which views are drawn to see what a translation would do to them."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from build_scripts.translations import collected, compile_catalogue, path_of, write
from game.host.languages import CHOSEN
from game.text import language
from game.ui.drawing.sprites import Sprites
from game.ui.drawing.theme import Colour


class Blank(Sprites):
    """Pictures with nothing on them, as only words are looked at."""

    def get(
        self, name: str, size: tuple[int, int], frame: int = 0, tint: Colour | None = None
    ) -> pygame.Surface | None:
        """An empty picture of that size, or None if there is no such sprite."""
        return self.store.get(size, lambda: pygame.Surface(size, pygame.SRCALPHA)) if self.info(name) else None

    def shrunk(self, name: str, size: tuple[int, int], numbers: Sequence[int] = (0,)) -> list[pygame.Surface]:
        """So many empty pictures, or none if there is no such sprite."""
        picture = self.get(name, size)
        return [picture] * len(numbers) if picture else []

    def stretched(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface | None:
        """An empty picture of that size, or None if there is no such sprite."""
        return self.get(name, size)


def spelt(text: str, say: Callable[[str], str]) -> str:
    """A text said another way, its blanks as they are."""
    return "".join(part if part.startswith("{") else say(part) for part in re.split(r"(\{[^}]*\})", text))


def speak(folder: Path, say: Callable[[str], str]) -> None:
    """Let every program that is made from now on speak a made-up language; say: what it makes of a text."""
    said = collected()
    for message in said:
        message.string = say(message.id) if isinstance(message.id, str) else tuple(map(say, message.id))
    write(said, path_of("xx", folder))
    compile_catalogue("xx", folder)
    language.FOLDER = folder
    os.environ[CHOSEN] = "xx"
