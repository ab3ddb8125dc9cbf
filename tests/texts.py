"""Whether texts can be read, translated and be longer, in every view of every screen; as JSON.

python -m tests.texts small WxH[@SCALE] ... [--language de]: which are too small to be read
python -m tests.texts cut WxH[@SCALE] ... [--language de]: which have no room there
python -m tests.texts long [FACTOR] [--quick]: which have no room in a language so much longer, 1.64 unless said
python -m tests.texts untranslated: which no translation would reach
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from build_scripts.shots import SIZES
from build_scripts.translations import collected, compile_catalogue, path_of, write
from game.app import Program
from game.host.languages import CHOSEN
from game.host.places import Places
from game.host.settings import Settings
from game.shell.setup.seating import PEOPLE
from game.text import language
from game.ui.drawing.fonts import SOFT, opened
from game.ui.drawing.lettering import Lettering, Style
from game.ui.drawing.theme import Colour
from tests.views import View, all_views, boobytrap
from tests.views.blank import Blank
from tests.views.worded import worded

# Made-up languages, in which views are drawn to see what a translation would do to them.


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


# Too small: the height of a capital is measured in pixels from the font of each text. What is printed on boards, cards
# and boxes keeps in proportion to them and is told in words where they are pointed at, so it is left out.

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


class Window(NamedTuple):
    """A window to look at views in: its size, px, and the text size of the settings, percent."""

    size: tuple[int, int]
    text: int

    @classmethod
    def read(cls, told: str) -> Window:
        """Of ``WxH`` or ``WxH@SCALE``, a scale of 1 to 2."""
        size, _at, scale = told.partition("@")
        width, _x, height = size.partition("x")
        return cls((int(width), int(height)), round(100 * float(scale or 1)))

    def __str__(self) -> str:
        """As it is told."""
        (width, height), scale = self.size, self.text / 100
        return f"{width}x{height}" + (f"@{scale:g}" if self.text != 100 else "")


WINDOWS = tuple(Window(size, 100) for size in SIZES)


def too_small(folder: Path, views: Mapping[str, View], windows: Sequence[Window], bar: int = BAR) -> Iterator[Small]:
    """The texts of views whose capitals are lower than the bar, px. A view is made once, and shown in each window."""
    for name, view in views.items():
        program = Program(Places(folder / name), Settings(text_scale=windows[0].text))
        program.letters = letters = Measured(program.letters.folder, program.store)
        letters.drawn = {}
        program.sprites = Blank(program.sprites.folder, program.store)  # no picture says anything
        view(program)
        for size, text in windows:
            program.settings = replace(program.settings, text_scale=text)
            letters.drawn.clear()  # some views have been drawn once already, at another size
            surface = pygame.Surface(size)
            program.paint(surface)
            for _ in range(_STEPS):
                program.step(0.05, partial(program.paint, surface))
            low = (Small(name, words, high, px) for (words, px), high in letters.drawn.items() if high < bar)
            yield from low


def small(given: argparse.Namespace) -> dict[str, list[str]]:
    """By height and text the views in which it is too small."""
    os.environ[CHOSEN] = given.language
    views = {name: view for name, view in all_views().items() if given.only in name}
    found: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for each in too_small(Path(folder), views, given.windows):
            found.setdefault(f"{each.height} px: {each.text}", []).append(each.view)
    return dict(sorted(found.items()))


# No room: every view is drawn at three sizes in a language whose texts are so many times as long. Long words have soft
# hyphens as translators set them. What has no glyph is told too.

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
    folder: Path, views: Mapping[str, View], windows: Sequence[Window] = WINDOWS
) -> Iterator[tuple[str, list[str]]]:
    """By view and window the texts that have no room, and those that lack a glyph."""
    first = Program(Places(folder))
    sprites = Blank(first.sprites.folder, first.store)
    for name, view in views.items():
        program = Program(Places(folder / name))
        program.store, program.sprites = first.store, sprites
        program.letters = letters = Checked(first.letters.folder, first.store)
        letters.lacking = []
        view(program)
        for window in windows:
            program.settings = replace(program.settings, text_scale=window.text)
            surface = pygame.Surface(window.size)
            canvas = program.paint(surface)
            program.step(0.05, partial(program.paint, surface))
            found = [*canvas.misfits, *(f"no glyph: {text}" for text in letters.lacking)]
            letters.lacking.clear()
            if found:
                yield f"{name} {window}", sorted(set(found))


def cut(given: argparse.Namespace) -> dict[str, list[str]]:
    """By view and window what has no room in a language."""
    os.environ[CHOSEN] = given.language
    views = {name: view for name, view in all_views().items() if given.only in name}
    with tempfile.TemporaryDirectory() as folder:
        return dict(misfits(Path(folder), views, given.windows))


def long(given: argparse.Namespace) -> dict[str, list[str]]:
    """By view and size what has no room."""
    views = {name: view for name, view in (worded() if given.quick else all_views()).items() if given.only in name}
    with tempfile.TemporaryDirectory() as folder:
        speak(Path(folder) / "locale", partial(longer, given.factor))
        return dict(misfits(Path(folder), views, WINDOWS[:1] if given.quick else WINDOWS))


# Untranslated: every view is drawn in a language that accents whatever the template for translators has. A word of
# three letters or more without an accent was left out: it is not spoken through `game.text.language`.

SIZE = (1280, 720)
# What is called the same in every language: people, and keys.
NAMES = {*PEOPLE.values(), *boobytrap.PEOPLE, "Esc", "Tab", "Enter", "Space"}
_ACCENTED = str.maketrans("aeiouylAEIOUYL", "áéíóúýĺÁÉÍÓÚÝĹ")


class Reader(Lettering):
    """Lettering that remembers what was written."""

    read: list[str]

    def render(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """Remember the line."""
        self.read.append(text)
        return super().render(text, style, colour)


def accented(text: str) -> str:
    """The text in the made-up language."""
    return spelt(text, lambda part: part.translate(_ACCENTED))


def plain(text: str) -> bool:
    """Whether a text has a word that was left as it is in the code."""
    return any(word.isascii() and word not in NAMES for word in re.findall(r"[^\W\d_]{3,}", text))


def shown(
    views: Mapping[str, View], folder: Path, size: Callable[[str], tuple[int, int]] = lambda _view: SIZE
) -> Iterator[tuple[str, list[str], list[str]]]:
    """By view the lines written in a window of its size, and the hints of what can be pointed at."""
    first = Program(Places(folder))
    sprites = Blank(first.sprites.folder, first.store)
    for name, view in views.items():
        program = Program(Places(folder / name))
        program.store, program.sprites = first.store, sprites
        program.letters = letters = Reader(first.letters.folder, first.store)
        letters.read = []
        view(program)
        program.advance(0.02)
        program.paint(pygame.Surface(size(name)))
        scenes = filter(None, (program.scenes[-1], getattr(program.scenes[-1], "over", None)))
        yield name, letters.read, [widget.hint for scene in scenes for widget in getattr(scene, "widgets", ())]


def untranslated(given: argparse.Namespace) -> dict[str, list[str]]:
    """The texts of each view that are not spoken, each where it is seen first."""
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    with tempfile.TemporaryDirectory() as folder:
        speak(Path(folder) / "locale", accented)
        for name, lines, hints in shown(worded(), Path(folder)):
            fresh = [text for text in dict.fromkeys([*lines, *hints]) if text not in seen and plain(text)]
            seen.update(fresh)
            found |= {name: fresh} if fresh else {}
    return found


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = made.add_subparsers(required=True, metavar="WHAT")
    one, other = kinds.add_parser("small"), kinds.add_parser("cut")
    for kind, check in ((one, small), (other, cut)):
        told = "a window, and the text size of the settings, 1 to 2"
        kind.add_argument("windows", nargs="+", type=Window.read, metavar="WxH[@SCALE]", help=told)
        kind.add_argument("--language", default="en", metavar="CODE")
        kind.set_defaults(check=check)
    two = kinds.add_parser("long")
    two.add_argument("factor", nargs="?", type=float, default=FACTOR)
    two.add_argument("--quick", action="store_true", help="only 800x600, and only views with words of their own")
    two.set_defaults(check=long)
    for kind in (one, other, two):
        kind.add_argument("--only", default="", metavar="TEXT", help="views whose name contains this")
    kinds.add_parser("untranslated").set_defaults(check=untranslated)
    return made


def main() -> int:
    """Print what was found; 1 if anything was."""
    given = parser().parse_args()
    pygame.display.init()
    pygame.font.init()
    found: dict[str, list[str]] = given.check(given)
    print(json.dumps(found, ensure_ascii=False, indent=1))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
