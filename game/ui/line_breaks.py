"""Where a line of text may end.

At blanks; in Japanese between most signs, by its rules; in a word that is wider than a line at its soft hyphens (which
translators set), after a hyphen or a slash, and only in a very long one, which is hardly a word, at any letter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

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
