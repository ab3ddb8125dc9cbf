"""The fonts of a face: which one draws which letters, which files are as shipped, and where a line may end."""

from __future__ import annotations

import io
import logging
import re
import zlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

import pygame

_log = logging.getLogger(__name__)

CHECKSUMS: Mapping[str, int] = {
    "atkinson-hyperlegible-latin-400-normal.ttf": 0xEBFCCDB6,
    "atkinson-hyperlegible-latin-700-normal.ttf": 0x53783FEB,
    "atkinson-hyperlegible-latin-ext-400-normal.ttf": 0xCC81CEA6,
    "atkinson-hyperlegible-latin-ext-700-normal.ttf": 0xFF071137,
    "fredoka-latin-600-normal.ttf": 0x1C3F961E,
    "fredoka-latin-700-normal.ttf": 0xF9369F3D,
    "fredoka-latin-ext-600-normal.ttf": 0x4E10FEAE,
    "fredoka-latin-ext-700-normal.ttf": 0x3DEE4110,
    "m-plus-rounded-1c-cyrillic-500-normal.woff": 0x8FEC82B4,
    "m-plus-rounded-1c-cyrillic-800-normal.woff": 0xD6969068,
    "m-plus-rounded-1c-greek-500-normal.woff": 0x5269A0E9,
    "m-plus-rounded-1c-greek-800-normal.woff": 0x9C62B643,
    "m-plus-rounded-1c-japanese-500-normal.woff": 0x6358419F,
    "m-plus-rounded-1c-latin-500-normal.woff": 0x72529827,
    "m-plus-rounded-1c-latin-800-normal.woff": 0x8CFBD342,
    "m-plus-rounded-1c-latin-ext-500-normal.woff": 0xA2337247,
    "m-plus-rounded-1c-latin-ext-800-normal.woff": 0x66032483,
    "opendyslexic-latin-400-normal.woff": 0x785BB9BB,
    "opendyslexic-latin-700-normal.woff": 0xAA7E59F7,
}
"""CRC-32 of every font among the assets."""


@cache
def content(path: Path) -> bytes | None:
    """What a font's file holds, None where that is not what it was shipped with."""
    try:
        found = path.read_bytes()
    except OSError:
        found = b""
    if zlib.crc32(found) == CHECKSUMS[path.name]:
        return found
    _log.warning("font %s is damaged or missing and left out", path.name)
    return None


def open_font(path: Path, size: int) -> pygame.Font | None:
    """A font at a size in pixels, None where its file is damaged or missing."""
    found = content(path)
    return None if found is None else pygame.Font(io.BytesIO(found), size)


# Where a line of text may end.
#
# At blanks; in Japanese between most signs, by its rules; in a word that is wider than a line at its soft hyphens
# (which translators set), after a hyphen or a slash, and only in a very long one, which is hardly a word, at any
# letter.

SOFT = "\u00ad"
"""A soft hyphen: seen only where a line ends at it."""

_ENDLESS = 40
"""From this length on, what has no place to be broken is no word of any language."""

_WIDE = ((0x3000, 0x30FF), (0x3400, 0x9FFF), (0xF900, 0xFAFF), (0xFF00, 0xFF60))
"""Between which code points Japanese and Chinese signs lie."""
_NOT_FIRST = frozenset(
    "、。，．・：；？！ー）］｝〉》」』】〕’”…々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ゛゜%)]},.:;?!"
)
_NOT_LAST = frozenset("（［｛〈《「『【〔‘“([{")
_BREAKS = re.compile(f"(?<=[-–/\\\\])|(?<={SOFT})")

Fits = Callable[[str], bool]


def wrapped(paragraph: str, fits: Fits) -> list[str]:
    """A paragraph in lines that fit, as far as there are places to break it."""
    if paragraph[:1] != " " and fits(paragraph):
        return [paragraph]
    lines, line = list[str](), ""
    for word, blank in _chunks(paragraph):
        tried = f"{line}{blank}{word}" if line else word
        if not line or fits(tried):
            line = tried
        else:
            lines.append(line)
            line = word
        if not fits(line):
            *full, line = _broken(line, fits)
            lines += full
    return [*lines, line]


def _chunks(paragraph: str) -> Iterator[tuple[str, str]]:
    """What is not broken unless it is too wide, and the blank before it."""
    for number, word in enumerate(paragraph.split(" ")):
        blank = " " if number else ""
        for chunk in _signs(word) if any(map(_wide, word)) else [word]:
            yield chunk, blank
            blank = ""


def _wide(sign: str) -> bool:
    return any(first <= ord(sign) <= last for first, last in _WIDE)


def _signs(text: str) -> Iterator[str]:
    """Japanese text cut wherever a line may end."""
    chunk = ""
    for sign in text:
        free = chunk and (_wide(sign) or _wide(chunk[-1]))
        if free and sign not in _NOT_FIRST and chunk[-1] not in _NOT_LAST:
            yield chunk
            chunk = ""
        chunk += sign
    yield chunk


def _broken(word: str, fits: Fits) -> list[str]:
    """A word that does not fit, in lines of which as many fit as can."""
    lines = [""]
    for part in filter(None, _BREAKS.split(word)):
        if lines[-1] and not fits(lines[-1] + (part.rstrip(SOFT) + "-" if part.endswith(SOFT) else part)):
            lines[-1] = _ended(lines[-1])
            lines.append("")
        lines[-1] += part
        while len(word) >= _ENDLESS and len(lines[-1]) > 1 and not fits(lines[-1]):
            cut = next((n for n in range(1, len(lines[-1])) if not fits(lines[-1][: n + 1])), 1)
            lines[-1:] = [lines[-1][:cut], lines[-1][cut:]]
    return lines


def _ended(line: str) -> str:
    """A line that ends within a word."""
    return line.rstrip(SOFT) + "-" if line.endswith(SOFT) else line


# The fonts of a face: which one draws which letters.
#
# A face has a family of its own and one that is like it and has what it lacks. A word is drawn in the first family
# that has all of its letters, so that no single letter of it looks foreign.

_ATKINSON = "atkinson-hyperlegible-{}-400-normal.ttf"
_ATKINSON_BOLD = "atkinson-hyperlegible-{}-700-normal.ttf"
_FREDOKA = "fredoka-{}-600-normal.ttf"
_FREDOKA_BOLD = "fredoka-{}-700-normal.ttf"
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
    for font, sign in _fonts_signs(fonts, text.replace(SOFT, "")):
        if font is not current and run:
            yield current, run
            run = ""
        run, current = run + sign, font
    yield current, run


def _fonts_signs(fonts: Fonts, text: str) -> Iterator[tuple[pygame.Font, str]]:
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
