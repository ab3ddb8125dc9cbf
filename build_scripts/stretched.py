"""python -m build_scripts.stretched [FACTOR]: which texts have no room in a language so much longer, as JSON.

Every view is drawn at three sizes in a made-up language whose texts are FACTOR times as long, 1.64 unless said. Long
words have soft hyphens as translators set them. Exit code 1 if anything has no room, or no glyph.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from build_scripts.made_up import Blank, speak, spelt
from build_scripts.shots import SIZES
from build_scripts.untranslated import worded
from game.app import Program
from game.host.places import Places
from game.ui.drawing.fonts import SOFT
from game.ui.drawing.lettering import Lettering, Style
from game.ui.drawing.theme import Colour
from tests.views import View, all_views

FACTOR = 1.64
_LONG, _SYLLABLE = 10, 5
_WORD = re.compile(r"[^\W\d_]+")
_ENDS = "ęntöřşűğ"


class Checked(Lettering):
    """Lettering that notes what it has no glyphs for."""

    lacking: list[str]

    def render(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """Look at the line's letters too."""
        if not self.has(text, style):
            self.lacking.append(text)
        return super().render(text, style, colour)


def longer(factor: float, text: str) -> str:
    """A text with longer words, its blanks as they are."""
    if not text.strip():
        return text
    return spelt(text, lambda part: _WORD.sub(lambda found: _word(found.group(), factor), part))


def _word(word: str, factor: float) -> str:
    if len(word) == 1:
        return word
    wanted = round(len(word) * factor)
    end = (_ENDS * (wanted // len(_ENDS) + 1))[: wanted - len(word)]
    whole = word + (end.upper() if word.isupper() else end)
    if len(whole) < _LONG:
        return whole
    cuts = range(_SYLLABLE, len(whole) - 2, _SYLLABLE)
    return SOFT.join(whole[start:end] for start, end in zip((0, *cuts), (*cuts, len(whole)), strict=True))


def misfits(
    folder: Path, views: Mapping[str, View], sizes: Sequence[tuple[int, int]] = SIZES
) -> Iterator[tuple[str, list[str]]]:
    """By view and size the texts that have no room, and those that lack a glyph."""
    first = Program(Places(folder))
    sprites = Blank(first.sprites.folder, first.store)
    for name, view in views.items():
        program = Program(Places(folder / name))
        program.store, program.sprites = first.store, sprites
        program.letters = letters = Checked(first.letters.folder, first.store)
        letters.lacking = []
        view(program)
        for size in sizes:
            surface = pygame.Surface(size)
            canvas = program.paint(surface)
            program.step(0.05, partial(program.paint, surface))
            found = [*canvas.misfits, *(f"no glyph: {text}" for text in letters.lacking)]
            letters.lacking.clear()
            if found:
                yield f"{name} {size[0]}x{size[1]}", sorted(set(found))


def main() -> int:
    """Print what has no room."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("factor", nargs="?", type=float, default=FACTOR)
    parser.add_argument("--only", default="", metavar="TEXT", help="views whose name contains this")
    parser.add_argument("--quick", action="store_true", help="only 800x600, and only views with words of their own")
    given = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    with tempfile.TemporaryDirectory() as folder:
        speak(Path(folder) / "locale", partial(longer, given.factor))
        views = {name: view for name, view in (worded() if given.quick else all_views()).items() if given.only in name}
        found = dict(misfits(Path(folder), views, SIZES[:1] if given.quick else SIZES))
    print(json.dumps(found, ensure_ascii=False, indent=1))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
