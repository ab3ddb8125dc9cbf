"""The fonts of a face: which one draws which letters.

A face has a family of its own and one that is like it and has what it lacks. A word is drawn in the first family that
has all of its letters, so that no single letter of it looks foreign.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

import pygame

from game.ui.font_files import CHECKSUMS, open_font
from game.ui.line_breaks import SOFT

_ATKINSON = "atkinson-hyperlegible-{}-400-normal.woff"
_ATKINSON_BOLD = "atkinson-hyperlegible-{}-700-normal.woff"
_FREDOKA = "fredoka-{}-600-normal.woff"
_FREDOKA_BOLD = "fredoka-{}-700-normal.woff"
_DYSLEXIC = "opendyslexic-{}-400-normal.woff"
_DYSLEXIC_BOLD = "opendyslexic-{}-700-normal.woff"
_ROUNDED = "m-plus-rounded-1c-{}-500-normal.woff"
_ROUNDED_BOLD = "m-plus-rounded-1c-{}-800-normal.woff"
FACES = {
    "text": (_ATKINSON, _ROUNDED),
    "bold": (_ATKINSON_BOLD, _ROUNDED_BOLD),
    "head": (_FREDOKA, _ROUNDED_BOLD),
    "display": (_FREDOKA_BOLD, _ROUNDED_BOLD),
}
"""The families of each face, the dearest first."""
DYSLEXIC_FACES = {
    "text": (_DYSLEXIC, _ROUNDED),
    "bold": (_DYSLEXIC_BOLD, _ROUNDED_BOLD),
    "head": (_DYSLEXIC_BOLD, _ROUNDED_BOLD),
}
_PARTS = ("latin", "latin-ext", "greek", "cyrillic")
# Japanese is large, and has the one weight for every face.
_LAST = "m-plus-rounded-1c-japanese-500-normal.woff"
# A code point of private use: no font has it, so it draws the sign for a missing glyph, a box.
_MISSING = "\ue000"


class Fonts:
    """The fonts of a face at a size, by families, each opened when it is first wanted.

    The first is pygame's own where the face's is damaged.
    """

    def __init__(self, folder: Path, families: tuple[str, ...], size: int) -> None:
        self._paths = _paths(folder, families)
        self._size = size
        first = self._paths[0][0]
        self.latin = open_font(first, size) or pygame.Font(None, size)
        self._opened: dict[Path, pygame.Font | None] = {first: self.latin}
        self._plain: set[str] = set()

    def family(self, number: int) -> Iterator[pygame.Font]:
        """The fonts of one family."""
        for path in self._paths[number]:
            if path not in self._opened:
                self._opened[path] = open_font(path, self._size)
            font = self._opened[path]
            if font is not None:
                yield font

    def __iter__(self) -> Iterator[pygame.Font]:
        for number in range(len(self._paths)):
            yield from self.family(number)

    def plain(self, text: str) -> bool:
        """Whether the latin font draws all of a text: English, and most of what is written like it."""
        if text.isascii() or self._plain.issuperset(text):
            return text.isprintable()
        signs = {sign for sign in text if sign.isprintable() and _drawn(self.latin, sign)}
        self._plain |= signs
        return signs.issuperset(text)

    def of_word(self, word: str) -> list[tuple[pygame.Font, str]]:
        """A word's signs, each with the font that draws it: all of one family if one has them all."""
        for number in range(len(self._paths)):
            found = [(_drawing(self.family(number), sign), sign) for sign in word]
            if all(font for font, _sign in found):
                return [(font, sign) for font, sign in found if font]
        return [self._of_sign(sign) for sign in word]

    def _of_sign(self, sign: str) -> tuple[pygame.Font, str]:
        font = _drawing(iter(self), sign)
        return (font, sign) if font else (self.latin, _MISSING)  # a box, as some cannot be drawn at all


@cache
def _paths(folder: Path, families: tuple[str, ...]) -> list[list[Path]]:
    """The files of each family."""
    names = [[pattern.format(part) for part in _PARTS] for pattern in families]
    names[-1].append(_LAST)
    return [[folder / name for name in family if name in CHECKSUMS] for family in names]


@lru_cache(maxsize=64)
def opened(folder: str, face: str, dyslexic: bool, size: int) -> Fonts:
    """The fonts of a face at a size in pixels."""
    return Fonts(Path(folder), (DYSLEXIC_FACES if dyslexic else FACES)[face], size)


def runs(fonts: Fonts, text: str) -> Iterator[tuple[pygame.Font, str]]:
    """Yield stretches of ``text`` with the font that has their glyphs; whatever is drawn or measured passes here."""
    if fonts.plain(text):
        yield fonts.latin, text
        return
    run, current = "", fonts.latin
    for font, sign in _signs(fonts, text.replace(SOFT, "")):
        if font is not current and run:
            yield current, run
            run = ""
        run, current = run + sign, font
    yield current, run


def _signs(fonts: Fonts, text: str) -> Iterator[tuple[pygame.Font, str]]:
    blank = False
    for word in "".join(" " if sign.isspace() else sign for sign in text).split(" "):
        if blank:
            yield fonts.latin, " "
        yield from fonts.of_word(word)
        blank = True


@lru_cache(maxsize=4096)
def measured(fonts: Fonts, text: str) -> int:
    """The width of one line in pixels."""
    return sum(font.size(run)[0] for font, run in runs(fonts, text))


def has(fonts: Fonts, sign: str) -> bool:
    """Whether a sign can be drawn."""
    return _drawing(iter(fonts), sign) is not None


def _drawing(fonts: Iterator[pygame.Font], sign: str) -> pygame.Font | None:
    return next((font for font in fonts if _drawn(font, sign)), None)


@lru_cache(maxsize=4096)
def _drawn(font: pygame.Font, char: str) -> bool:
    if char.isascii():
        return char.isprintable()
    return _picture(font, char) not in (b"", _picture(font, _MISSING))


@lru_cache(maxsize=4096)
def _picture(font: pygame.Font, char: str) -> bytes:
    """What a font draws of a character; nothing of one without width, and of half a surrogate pair."""
    try:
        return pygame.image.tobytes(font.render(char, True, (0, 0, 0)), "RGBA")
    except (pygame.error, UnicodeError):
        return b""


def forget_fonts() -> None:
    """Drop every opened font, before pygame's font module is closed or reopened."""
    for kept in (measured, opened, _drawn, _picture):
        kept.cache_clear()
