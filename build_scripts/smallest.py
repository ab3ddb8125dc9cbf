"""python -m build_scripts.smallest WxH [--text 1.25] [--language de]: which texts are too small to be read.

Every view is drawn at that size, and the height of a capital is measured in pixels from the font of each text. What is
printed on boards, cards and boxes keeps in proportion to them and is told in words where they are pointed at, so it is
left out. As JSON, by height and text; exit code 1 if any is below the bar.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from build_scripts.made_up import Blank
from game.app import Program
from game.host.languages import CHOSEN
from game.host.places import Places
from game.host.settings import Settings
from game.ui.drawing.fonts import opened
from game.ui.drawing.lettering import Lettering, Style
from game.ui.drawing.theme import Colour
from tests.views import View, all_views

BAR = 9
"""Pixels of a capital's height, below which text is hard to read on a screen."""
_STEPS = 2


class Small(NamedTuple):
    """A text that is too small: where, its words, its capitals' height and its size, px."""

    view: str
    text: str
    height: int
    size: int


class Measured(Lettering):
    """Lettering that notes how high the capitals of each text are."""

    drawn: dict[tuple[str, int], int]

    def render(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """Measure the line, then draw it."""
        if not (style.printed or self.leaves_out(style)) and any(sign.isalnum() for sign in text):
            self.drawn[text, self.pixels(style)] = self._capital(style)
        return super().render(text, style, colour)

    def _capital(self, style: Style) -> int:
        font = opened(str(self.folder), style.face, self._dyslexic(style.face), self.pixels(style)).latin
        metrics = font.metrics("H")[0]
        return metrics[3] - metrics[2] if metrics else 0


def too_small(
    folder: Path, views: Mapping[str, View], size: tuple[int, int], text: float, bar: int = BAR
) -> Iterator[Small]:
    """The texts of views, at a text size of 1 to 2, whose capitals are lower than the bar, px."""
    for name, view in views.items():
        program = Program(Places(folder / name), Settings(text_scale=round(100 * text)))
        program.letters = letters = Measured(program.letters.folder, program.store)
        letters.drawn = {}
        program.sprites = Blank(program.sprites.folder, program.store)  # no picture says anything
        view(program)
        letters.drawn.clear()  # some views have been drawn once already, at another size
        surface = pygame.Surface(size)
        program.paint(surface)
        for _ in range(_STEPS):
            program.step(0.05, partial(program.paint, surface))
        yield from (Small(name, words, high, pixels) for (words, pixels), high in letters.drawn.items() if high < bar)


def main() -> int:
    """Print what is too small."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("size", metavar="WxH")
    parser.add_argument(
        "--text", type=float, default=1.0, metavar="SCALE", help="the text size of the settings, 1 to 2"
    )
    parser.add_argument("--language", default="en", metavar="CODE")
    parser.add_argument("--only", default="", metavar="TEXT", help="views whose name contains this")
    given = parser.parse_args()
    os.environ[CHOSEN] = given.language
    width, height = (int(side) for side in given.size.split("x"))
    pygame.display.init()
    pygame.font.init()
    views = {name: view for name, view in all_views().items() if given.only in name}
    found: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for small in too_small(Path(folder), views, (width, height), given.text):
            found.setdefault(f"{small.height} px: {small.text}", []).append(small.view)
    print(json.dumps(dict(sorted(found.items())), ensure_ascii=False, indent=1))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
