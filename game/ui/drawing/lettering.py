"""Fonts and lettering: sizes in design units, rendered at the pixels of the window, kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy
from pathlib import Path
from typing import NamedTuple

import pygame

from game.ui.drawing.fonts import DYSLEXIC_FACES, SOFT, Fonts, has, measured, opened, runs, wrapped
from game.ui.drawing.sprites import SurfaceCache
from game.ui.drawing.theme import Colour

# Lettering larger than this is large enough already and does not follow the text scale.
GROWS_TO = 44.0
# OpenDyslexic draws wider than the others at the same nominal size.
DYSLEXIC_SHARE = 0.86
_WRAPPED = 400

# Text that has no room is made smaller, down to this share and this size in design units.
_SHRINKS_TO, _LEAST = 0.7, 12.0
_READABLE = 13
"""From this size in pixels on capitals are 9 pixels high; text goes below it only in a window of few pixels."""
_FALLS_BY = 30
"""Pixels for a window of no size: at 800x600 text without room may fall to 8, at 125 % none falls below 13."""
_PRINTED = 8
_CUT = "…"
SLACK = 1.5
"""By how much a text may reach beyond its place, design units."""


class Style(NamedTuple):
    """A face (``text``, ``bold``, ``head``, ``display``) at a size in design units.

    printed: whether it is on a board, card or box, in proportion to that, and told in words where that is pointed at.
    crowded: whether the text has no room at a readable size, as may happen in a language of longer words.
    """

    face: str
    size: float
    printed: bool = False
    crowded: bool = False


TITLE = Style("display", 44)
HEAD = Style("head", 24)
ACT = Style("head", 22)
BOLD = Style("bold", 17)
BODY = Style("text", 17)
SMALL = Style("text", 15)
SMALL_BOLD = Style("bold", 15)


_MEASURED = 200
"""Measures that are kept at the most: a tag alone has one for every few pixels by which its room changes."""


class Lettering:
    """Measures, wraps and renders text for one window size, text scale and font family."""

    def __init__(self, folder: Path, store: SurfaceCache, *, family: str = "atkinson") -> None:
        self.folder = folder
        self.store = store
        self.family = family
        self.language = "en"
        self.scale = 1.0
        self.text_scale = self._wished = 1.0
        self._spare = False
        self._sizes: dict[Style, int] = {}
        self._keys: dict[Style, tuple[str, str, bool, int]] = {}
        self._wrapped: dict[tuple[str, Style, float], list[str]] = {}
        self._shrunk: dict[tuple[str, Style, float, float], Style] = {}
        self._measured: dict[Hashable, tuple[float, ...]] = {}

    def fit(self, scale: float, text_scale: float, family: str) -> None:
        """Adopt a window scale, a text scale and a family."""
        if (scale, text_scale, family) != (self.scale, self.text_scale, self.family):
            self.scale, self.text_scale, self.family = scale, text_scale, family
            self._wished = text_scale
            self._sizes.clear()
            self._keys.clear()
            self._wrapped.clear()
            self._shrunk.clear()
            self._measured.clear()

    def within(self, text_scale: float) -> Lettering:
        """The same letters, grown no further than this, but where they would be too small to be read.

        What has no room for letters that can be read is left out: use them for what is told elsewhere too.
        """
        other = copy(self)
        other._spare = True
        other.text_scale = min(self.text_scale, text_scale)
        other._sizes, other._keys, other._wrapped, other._shrunk, other._measured = {}, {}, {}, {}, {}
        return other

    @property
    def look(self) -> tuple[float, str, str]:
        """What decides how texts look, besides the size of the window."""
        return self.text_scale, self.family, self.language

    def pixels(self, style: Style) -> int:
        """The size of a style in pixels."""
        found = self._sizes.get(style)
        if found is None:
            grown = max(style.size, min(style.size * self.text_scale, GROWS_TO))
            found = self._sizes[style] = max(self._least(style), round(grown * self._share(style.face) * self.scale))
        return found

    def _least(self, style: Style) -> int:
        """The smallest size that a style may have, in pixels."""
        if style.printed or style.crowded:
            return _PRINTED
        fallen = _FALLS_BY * max(0.0, 1 - self.scale * self._wished)
        return max(_PRINTED, int(_READABLE - fallen))

    def leaves_out(self, style: Style) -> bool:
        """Whether a text of this style is not drawn, because nobody could read it."""
        return self._spare and style.crowded and self.pixels(style) < self._least(style._replace(crowded=False))

    def _share(self, face: str) -> float:
        return DYSLEXIC_SHARE if self._dyslexic(face) else 1.0

    def _dyslexic(self, face: str) -> bool:
        return self.family == "dyslexic" and face in DYSLEXIC_FACES

    def _fonts(self, style: Style) -> Fonts:
        key = self._keys.get(style)
        if key is None:
            key = self._keys[style] = str(self.folder), style.face, self._dyslexic(style.face), self.pixels(style)
        return opened(*key)

    def remembered(self, key: Hashable, measure: Callable[[], tuple[float, ...]]) -> tuple[float, ...]:
        """What was measured under a key before, as long as the letters stay as they are: for what each frame asks."""
        found = self._measured.get(key)
        if found is None:
            if len(self._measured) >= _MEASURED:
                self._measured.clear()
            found = self._measured[key] = measure()
        return found

    def has(self, text: str, style: Style = BODY) -> bool:
        """Whether every character of ``text`` can be drawn."""
        fonts = self._fonts(style)
        return all(has(fonts, char) for char in text if not char.isspace() and char != SOFT)

    def line(self, style: Style) -> float:
        """The height of one line in design units."""
        return self._fonts(style).latin.get_linesize() / self.scale

    def width(self, text: str, style: Style) -> float:
        """The width of one line in design units."""
        return measured(self._fonts(style), text) / self.scale

    def fitting(self, text: str, style: Style, width: float) -> Style:
        """The style made small enough for one line of ``width``; for lettering that must not wrap."""
        for crowded in (False, True):
            tried = self._plain(style)._replace(crowded=crowded)
            while self.width(text, tried) > width and tried.size > 4:
                tried = tried._replace(size=tried.size * 0.94)
            if self.width(text, tried) <= width:
                break
        return tried

    def readable(self, text: str, style: Style, width: float, height: float) -> Style:
        """The style made small enough for one line, or for more of them where that one would be hard to read."""
        one = self.fitting(text, style, width)
        if not one.crowded:
            return one
        more = self.shrunk(text, style, width, height)
        return more if self._has_room(text, more, width, height) else one

    def legible(self, text: str, style: Style, width: float) -> Style:
        """The style made small enough for one line, but no smaller than can be read: for what may be ``cut``."""
        one = self.fitting(text, style, width)
        return self._plain(style)._replace(size=4) if one.crowded else one

    def cut(self, text: str, style: Style, width: float) -> str:
        """As much of the text as has room in one line, from its beginning on."""
        shown, end = text, ""
        while shown and self.width(shown + end, style) > width:
            shown, end = shown[:-1].rstrip(), _CUT
        return shown + end

    def _plain(self, style: Style) -> Style:
        """The same size as a style that follows the text scale throughout."""
        size = self.pixels(style) / self._share(style.face) / self.scale / self.text_scale
        return style._replace(size=size)

    def shrunk(self, text: str, style: Style, width: float, height: float) -> Style:
        """The style, or a smaller one in which wrapped text has room; the least that can be read if none has."""
        key = text, style, width, height
        found = self._shrunk.get(key)
        if found is None:
            if len(self._shrunk) >= _WRAPPED:
                self._shrunk.clear()
            found = self._shrunk[key] = self._with_room(text, style, width, height)
        return found

    def _with_room(self, text: str, style: Style, width: float, height: float) -> Style:
        if self._has_room(text, style, width, height):
            return style
        for crowded in (False, True):
            tried = self._plain(style)._replace(crowded=crowded)
            least = max(tried.size * _SHRINKS_TO, _LEAST)
            while tried.size * 0.96 >= least:
                tried = tried._replace(size=tried.size * 0.96)
                if self._has_room(text, tried, width, height):
                    return tried
        return self._smallest(text, style, width, height)

    def _smallest(self, text: str, style: Style, width: float, height: float) -> Style:
        """The least size that can be read, or a larger one that has room; one line that is only too high stays so."""
        if len(self.wrap(text, style, width)) == 1 and self.width(text, style) <= width + SLACK:
            return style
        tried = self._plain(style)
        while self.pixels(tried) > self._least(tried) and not self._has_room(text, tried, width, height):
            tried = tried._replace(size=tried.size * 0.96)
        return tried

    def _has_room(self, text: str, style: Style, width: float, height: float) -> bool:
        lines = self.wrap(text, style, width)
        if len(lines) * self.line(style) > height + SLACK:
            return False
        return all(self.width(line, style) <= width + SLACK for line in lines)

    def wrap(self, text: str, style: Style, width: float) -> list[str]:
        """``text`` in lines no wider than ``width``, as far as it can be broken."""
        key = text, style, width
        if key not in self._wrapped:
            if len(self._wrapped) >= _WRAPPED:
                self._wrapped.clear()
            self._wrapped[key] = self._lines(text, style, width)
        return self._wrapped[key]

    def _lines(self, text: str, style: Style, width: float) -> list[str]:
        def fits(line: str) -> bool:
            return self.width(line, style) <= width

        return [line for paragraph in text.split("\n") for line in wrapped(paragraph, fits)]

    def height(self, text: str, style: Style, width: float) -> float:
        """The height ``text`` takes when wrapped to ``width``."""
        return len(self.wrap(text, style, width)) * self.line(style)

    def render(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """One line as a surface, in pixels."""
        if self.leaves_out(style):
            return pygame.Surface((1, 1), pygame.SRCALPHA)
        key = ("text", text, style, self.pixels(style), self.family, colour)
        return self.store.get(key, lambda: self._render(text, style, colour))

    def _render(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        fonts = [(font, font.render(run, True, colour)) for font, run in runs(self._fonts(style), text)]
        if len(fonts) == 1:
            return fonts[0][1]
        foot = self._fonts(style).latin.get_ascent()  # all stand on one line
        high = max((foot - font.get_ascent() + part.get_height() for font, part in fonts), default=1)
        whole = pygame.Surface((sum(part.get_width() for _font, part in fonts), high), pygame.SRCALPHA)
        at = 0
        for font, part in fonts:
            whole.blit(part, (at, foot - font.get_ascent()))
            at += part.get_width()
        return whole
