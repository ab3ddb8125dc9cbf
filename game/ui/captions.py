"""What is told and heard as words on the screen, and arcs over the place of a sound."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect

from game.ui.drawing import icons, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, BOLD
from game.ui.drawing.theme import Colour, rgb
from game.ui.input.bindings import Point
from game.ui.widgets.spoken import Announcement, Announcements, Source

_LASTS_S = 0.7
_AT_ONCE = 3
_SOFTEST = 0.3
"""What is softer has a line, but no arcs: a rolling marble would drag them along."""
_LEAST, _STEP, _SPREADS = 46.0, 17.0, 16.0
"""Design units: the radius of the first arc, how far the next is, how far they spread."""
_HALF = math.radians(38)
_INK, _EDGE = (10, 8, 8), (255, 255, 255)
_THICK, _RIM = 3.2, 1.6
_POINTS = 20


@dataclass
class Ripple:
    """Arcs at a place in the measure of the screen that shows them, and how long they stay, s."""

    at: tuple[float, float]
    arcs: int
    left: float = _LASTS_S


class Ripples:
    """Those that are seen just now, the newest last."""

    def __init__(self) -> None:
        self.seen: list[Ripple] = []

    def add(self, one: Announcement) -> None:
        """Where something sounds that has a place and is loud enough."""
        source = one.source
        if source.at is not None and source.loud >= _SOFTEST:
            self.seen = [each for each in self.seen if math.dist(each.at, source.at) > 2.0][1 - _AT_ONCE :]
            self.seen.append(Ripple(source.at, 1 + round(2 * source.loud)))

    def update(self, dt: float) -> bool:
        """Let time pass; tell whether any was seen."""
        were = bool(self.seen)
        for each in self.seen:
            each.left -= dt
        self.seen = [each for each in self.seen if each.left > 0]
        return were

    @staticmethod
    def room(at: Point) -> FRect:
        """All that the arcs over a place of the canvas may cover."""
        far = _LEAST + 2 * _STEP + _SPREADS + 6
        return FRect(at[0] - far, at[1] - far, 2 * far, far)


def draw_ripple(canvas: Canvas, ripple: Ripple, at: Point, calm: bool) -> None:
    """Draw the arcs over a place of the canvas; calm: without spreading."""
    spread = _SPREADS * (0.5 if calm else 1 - ripple.left / _LASTS_S)
    for number in range(ripple.arcs):
        points = _arc(canvas, at, _LEAST + number * _STEP + spread)
        for colour, thick in ((_EDGE, _THICK + 2 * _RIM), (_INK, _THICK)):
            pygame.draw.lines(canvas.surface, colour, False, points, max(2, canvas.px(thick)))
            for end in (points[0], points[-1]):
                pygame.draw.aacircle(canvas.surface, colour, end, max(1.0, canvas.px(thick) / 2))


def _arc(canvas: Canvas, at: Point, far: float) -> Sequence[Point]:
    turns = (_HALF * (2 * step / _POINTS - 1) for step in range(_POINTS + 1))
    return [
        ((at[0] + far * math.sin(turn)) * canvas.scale, (at[1] - far * math.cos(turn)) * canvas.scale) for turn in turns
    ]


# What is told and heard, as words on the screen: up to three lines that go after a while, the newest last.
#
# Before the words of a sound stand bars for how loud it is, after them an arrow to the side it comes from; over its
# place are ripples, where the screen has places.

OFF, IMPORTANT, ALL = "off", "important", "all"
_CAPTIONS_LASTS_S, _READ_PER_S = 2.5, 15.0
"""A line stays so long after it was last heard, s, or as long as it takes to read at so many letters a second.

Subtitles are set for 15 to 17.
"""
_LINES = 3
_WIDEST, _CAPTIONS_EDGE, _BELOW = 560.0, 14.0, 10.0
_ARROW, _ASIDE, _APART = 18.0, 0.25, 8.0
_BARS, _BAR, _BETWEEN = 5, 3.4, 6.0
"""How many bars tell how loud something is, how wide one is, and from one to the next, design units."""
_GROUND, _FAINT, _LIT, _UNLIT = rgb("#101010"), rgb("#d8d8d8"), rgb("#ffd84a"), rgb("#5a5a5a")

Places = Callable[[Point], Point | None]
"""Where on the canvas a place of the screen's own measure is, if it is seen."""


def _wanted(important: bool, shown: str) -> bool:
    """Whether what happened, or only sounds, is shown with this setting."""
    return shown == ALL or (shown == IMPORTANT and important)


def bars_of(loud: float) -> int:
    """How many of the bars are lit for a loudness of 0 to 1: one at least for what sounds at all."""
    return min(_BARS, max(1, round(loud * _BARS))) if loud > 0 else 0


@dataclass
class CaptionLine:
    """Words, whether they tell what happened, how long they stay, where they sound, whether they answer a question."""

    words: str
    important: bool
    left: float
    source: Source
    asked: bool = False


class Captions:
    """Follows the announcements; ``directed`` puts the side that something is heard from into words."""

    def __init__(self, announcements: Announcements, directed: Callable[[str, float], str]) -> None:
        self._announcements, self._directed = announcements, directed
        self._read = 0
        self.lines: list[CaptionLine] = []
        self.ripples = Ripples()
        self.calm = False
        self._under: list[tuple[pygame.Surface, pygame.Surface, pygame.Rect]] = []

    def update(self, dt: float, shown: str, calm: bool = False) -> bool:
        """Let time pass, showing off, important or all; tell whether anything else is to be seen.

        calm: nothing moves.
        """
        before, were = [line.words for line in self.lines], len(self.ripples.seen)
        self.calm = calm
        spreads = self.ripples.update(dt)
        for line in self.lines:
            line.left -= dt
        self.lines = [line for line in self.lines if line.left > 0 and (line.asked or _wanted(line.important, shown))]
        for one in self._announcements.since(self._read):
            if one.asked or (not one.seen and _wanted(one.important, shown)):
                self._add(one)
            if shown == ALL:
                self.ripples.add(one)
        self._read = self._announcements.count
        spreads = spreads if not calm else were != len(self.ripples.seen)
        return spreads or before != [line.words for line in self.lines]

    def _add(self, one: Announcement) -> None:
        """A line more; what is heard again stays where it is."""
        words = one.text if one.important else self._directed(one.text, one.source.pan)
        lasts = max(_CAPTIONS_LASTS_S, len(words) / _READ_PER_S)
        same = next((line for line in self.lines if line.words == words), None)
        if same is not None:
            same.left, same.source = lasts, one.source
            return
        self.lines.append(CaptionLine(words, one.important, lasts, one.source, one.asked))
        while len(self.lines) > _LINES:  # what only sounds goes before what happened
            self.lines.remove(next((line for line in self.lines[:-1] if not line.important), self.lines[0]))

    def lift(self, surface: pygame.Surface) -> None:
        """Put back what is under the lines and ripples, before a scene draws on the picture that it left."""
        for drawn_on, picture, box in reversed(self._under):
            if drawn_on is surface:
                surface.blit(picture, box)
        self._under.clear()

    def _keep(self, canvas: Canvas, place: FRect) -> None:
        box = canvas.box(place).clip(canvas.surface.get_rect())
        if not box:
            return  # ripples lie above their place, so those of a place at the upper edge are out of sight
        self._under.append((canvas.surface, canvas.surface.subsurface(box).copy(), box))

    def draw(self, canvas: Canvas, foot: float, places: Places | None = None) -> None:
        """Draw the ripples where they are, and the lines above a foot, which is a share of the canvas's height.

        Lines that have no room above it lie at the top.
        """
        for ripple in self.ripples.seen if places is not None else ():
            if places is not None and (at := places(ripple.at)) is not None and canvas.area.collidepoint(at):
                self._keep(canvas, self.ripples.room(at))
                draw_ripple(canvas, ripple, at, self.calm)
        if self.lines:
            self._lines(canvas, foot)

    def _lines(self, canvas: Canvas, foot: float) -> None:
        letters, area = canvas.letters, canvas.area
        styles = [BOLD if line is self.lines[-1] else BODY for line in self.lines]
        before = _BARS * _BETWEEN + _APART if any(line.source.loud for line in self.lines) else 0.0
        after = _ARROW + _APART if any(abs(line.source.pan) > _ASIDE for line in self.lines) else 0.0
        needed = max(letters.width(line.words, style) for line, style in zip(self.lines, styles, strict=True))
        most = min(_WIDEST * min(canvas.text_scale, 1.6), area.width - 80)
        wide = min(most, needed + 2 * _CAPTIONS_EDGE + before + after + 2)
        within = wide - 2 * _CAPTIONS_EDGE - before - after
        heights = [letters.height(line.words, style, within) for line, style in zip(self.lines, styles, strict=True)]
        place = FRect(0, 0, wide, sum(heights) + 2 * _BELOW)
        place.midbottom = area.centerx, area.top + area.height * foot
        place.top = max(place.top, area.top + _BELOW)
        self._keep(canvas, place.inflate(8, 8))
        materials.framed(canvas, place, materials.Frame(_GROUND, _GROUND, 10))
        top = place.top + _BELOW
        for line, style, high in zip(self.lines, styles, heights, strict=True):
            room = FRect(place.x + _CAPTIONS_EDGE + before, top, within, high)
            ink = _LIT if line is self.lines[-1] else _FAINT
            canvas.write(line.words, room, style, ink, "left top" if before else "centre top")
            _beside(
                canvas, line, FRect(place.x + _CAPTIONS_EDGE, top, wide - 2 * _CAPTIONS_EDGE, letters.line(style)), ink
            )
            top += high


def _beside(canvas: Canvas, line: CaptionLine, room: FRect, ink: Colour) -> None:
    """The bars at the left, the arrow at the right of a line's room."""
    lit, high = bars_of(line.source.loud), room.height * 0.62
    for number in range(_BARS if lit else 0):
        tall = high * (number + 2) / (_BARS + 1)
        bar = FRect(room.x + number * _BETWEEN, room.centery + high / 2 - tall, _BAR, tall)
        materials.framed(canvas, bar, materials.Frame(colour := ink if number < lit else _UNLIT, colour, _BAR / 2))
    if abs(line.source.pan) > _ASIDE:
        side = FRect(room.right - _ARROW, room.y, _ARROW, room.height)
        icons.icon(canvas, "left" if line.source.pan < 0 else "right", side, ink)
