"""What is seen of a match in the replay theatre: the strip of its acts and scores, and the drapes of the stage."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game.text import matches as told
from game.text.language import _, decimal, row
from game.ui.drawing import badges, icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL, Style
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.input.bindings import Point, Verb
from game.ui.widgets.spoken import Reach, Role, Spoken
from game.ui.widgets.widget import Mood, Widget


class Mark(NamedTuple):
    """Something to look for. act: how many acts came before it. kind: one of the chronicle's kinds. seat: whose."""

    act: int
    kind: str
    seat: str


class MarkKind(NamedTuple):
    """A kind of marks: the icon, what it is called, whether it is good for whoever did it."""

    icon: str
    text: str
    good: bool


class MatchChapter(NamedTuple):
    """A stretch of the match from one act on."""

    act: int
    text: str


class Dot(NamedTuple):
    """A small thing that happened, in its colour."""

    act: int
    colour: Colour


@dataclass(frozen=True)
class Chronicle:
    """All acts count from 0. caption: what the levels are. levels: after how many acts, and by seat how much.

    whole: what the levels of all seats and what nobody has come to together, 0 where each is a line of its own.
    turns: after how many acts each turn began. acts: how many there are.
    """

    seats: tuple[str, ...]
    caption: str
    levels: tuple[tuple[int, tuple[float, ...]], ...]
    kinds: tuple[tuple[str, MarkKind], ...]
    acts: int
    turns: tuple[int, ...]
    whole: float = 0.0
    marks: tuple[Mark, ...] = ()
    chapters: tuple[MatchChapter, ...] = ()
    dots: tuple[Dot, ...] = ()

    def turn(self, count: int) -> int:
        """The number of the turn that goes on after so many acts, from 1 on."""
        return max(1, bisect_right(self.turns, count))


# How everybody stood over a match, as lines in the seats' colours, each with its badge and its last level at its end.

_FINE, _MOST = 3, 240
_WIDE, _EDGE = 3.2, 1.4
_BADGE = 18.0
_GRID = (1, 2, 5, 10, 20, 50)
_TAIL, _BESIDE = 9.0, 4.0
"""How far a line goes on level after the last moment, so that a change in it is seen, and the gaps round its badge."""
_LINES, _CLOSE = 5, 0.9
"""At most so many lines, and so much of the height of a line of words between two."""


def draw_course(canvas: Canvas, place: FRect, title: str, stood: Mapping[str, Sequence[float]]) -> None:
    """Draw the chart with its title; stood: by seat how much, from moment to moment."""
    theme, line = canvas.theme, canvas.letters.line(SMALL)
    canvas.write(title, FRect(place.x, place.y, place.width, line), SMALL, theme.faint, "centre top")
    most = int(max((max(levels, default=0) for levels in stood.values()), default=0)) or 1
    least = int(min(0, *(min(levels, default=0) for levels in stood.values())))
    acts = max((len(levels) for levels in stood.values()), default=2)
    left = max(canvas.letters.width(str(end), SMALL) for end in (least, most)) + 8
    ends = {seat: decimal(levels[-1]) for seat, levels in stood.items() if levels}
    aside = _TAIL + _BADGE + 2 * _BESIDE + max((canvas.letters.width(end, SMALL) for end in ends.values()), default=0.0)
    room = FRect(place.x + left, place.y + line + 10, place.width - left - aside, place.height - line - 20)
    whole = most - least
    lines = min(_LINES, room.height / (line * _CLOSE))
    step = next((step for step in _GRID if whole / lines <= step <= whole), whole)
    for level in range(-(-least // step) * step, most + 1, step):
        y = room.bottom - room.height * (level - least) / whole
        canvas.surface.fill(mix(theme.card, theme.ink, 0.18), canvas.box(FRect(room.x, y - 0.5, room.width, 1)))
        words = FRect(place.x, y - line / 2, left - 6, line)
        canvas.write(str(level), words, SMALL, theme.faint, "right middle")
    span = least, most
    ways = {seat: _way(room, levels, span, acts) for seat, levels in stood.items() if len(levels) > 1}
    canvas.layer(("course", title, str(ways)), place, lambda under: _lines(under, place, ways))
    below = place.y
    for seat in sorted(ways, key=lambda seat: ways[seat][-1][1]):
        x, y = ways[seat][-1]
        below = max(below + _BADGE, y - _BADGE / 2)
        mark = FRect(x + _BESIDE, min(below, place.bottom - _BADGE), _BADGE, _BADGE)
        badges.badge(canvas, seat, mark)
        told = FRect(mark.right + _BESIDE, mark.centery - line / 2, place.right - mark.right - _BESIDE, line)
        canvas.write(ends[seat], told, SMALL, theme.ink, "left middle")


def _way(room: FRect, levels: Sequence[float], span: tuple[int, int], acts: int) -> list[tuple[float, float]]:
    """The corners of a line, which goes on level for a little; of a long match only some, the last always."""
    thinned, (least, most) = range(0, len(levels) - 1, max(1, acts // _MOST)), span
    way = [
        (room.x + room.width * at / max(1, acts - 1), room.bottom - room.height * (levels[at] - least) / (most - least))
        for at in (*thinned, len(levels) - 1)
    ]
    return [*way, (way[-1][0] + _TAIL, way[-1][1])]


def _lines(under: Canvas, place: FRect, ways: Mapping[str, Sequence[tuple[float, float]]]) -> None:
    wide, high = under.surface.get_size()
    large = shapes.blank((wide * _FINE, high * _FINE))
    for seat, way in ways.items():
        tone = badges.badge_of(seat).colour
        spots = [((x - place.x) * under.scale * _FINE, (y - place.y) * under.scale * _FINE) for x, y in way]
        for colour, thick in ((mix(tone, (0, 0, 0), 0.5), _WIDE + _EDGE), (tone, _WIDE)):
            pygame.draw.lines(large, colour, False, spots, max(1, round(thick * under.scale * _FINE)))
    under.surface.blit(pygame.transform.smoothscale(large, (wide, high)), (0, 0))


# The score of a match as one strip from its first act to its last: chapters, how everybody stood, what is marked.

NAME = Style("bold", 13)
_GAP, _DOTS, _DOT = 4.0, 13.0, 9.0
_MARK, _SCORE_STRIP_BADGE, _KNOB = 19.0, 15.0, 20.0
_SNAP = 8.0
_LEAST_WORD = 12.5
_SEEN = 150
"""How much of what is to come is veiled, of 255."""


@dataclass
class ScoreStrip(Widget):
    """Pressed or dragged, it tells after how many acts to look. inset: the room for names at its left.

    now: after how many acts one looks; turn: that in words. on_turn: goes to the turn before or after.
    """

    chronicle: Chronicle | None = None
    names: tuple[str, ...] = ()
    inset: float = 60.0
    on_seek: Callable[[int], None] = lambda act: None
    now: int = 0
    turn: str = ""
    on_turn: Callable[[int], None] = lambda by: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    @staticmethod
    def height(canvas: Canvas, band: float) -> float:
        """How tall it is with a band of that height."""
        return canvas.letters.line(SMALL) + 2 * _GAP + _DOTS + band

    def spoken(self) -> Spoken:
        """A slider over the acts."""
        acts = self.chronicle.acts if self.chronicle is not None else 0
        reach = Reach(self.now, 0, acts, 1)
        return Spoken(Role.SLIDER, _(told.WHERE_IN_THE_MATCH), self.turn, reach=reach)

    def steer(self, verb: Verb) -> bool:
        """A turn on or back."""
        by = {Verb.LEFT: -1, Verb.RIGHT: 1}.get(verb, 0)
        if by:
            self.on_turn(by)
        return bool(by)

    def put(self, value: str | float) -> None:
        """Look after so many acts."""
        self.on_seek(round(float(value)))

    @property
    def track(self) -> FRect:
        """From the first act to the last."""
        return FRect(self.place.x + self.inset, self.place.y, self.place.width - self.inset - 8, self.place.height)

    def x(self, act: float) -> float:
        """Where on the canvas a moment is."""
        assert self.chronicle is not None
        return self.track.x + self.track.width * act / max(1, self.chronicle.acts)

    def act_at(self, at: Point) -> int:
        """The moment at a place: that of a mark near by, else the one there."""
        assert self.chronicle is not None
        mark = self.mark_at(at)
        if mark is not None:
            return mark.act
        share = (at[0] - self.track.x) / max(1.0, self.track.width)
        return round(min(1.0, max(0.0, share)) * self.chronicle.acts)

    def mark_at(self, at: Point) -> Mark | None:
        """The mark nearest to a place, if one is near."""
        assert self.chronicle is not None
        near = [mark for mark in self.chronicle.marks if abs(self.x(mark.act) - at[0]) <= _SNAP]
        return min(near, key=lambda mark: abs(self.x(mark.act) - at[0]), default=None)

    def drag(self, at: Point) -> bool:
        self.on_seek(self.act_at(at))
        return False

    def _band(self, canvas: Canvas) -> FRect:
        top = self.track.y + canvas.letters.line(SMALL) + 2 * _GAP + _DOTS
        return FRect(self.track.x, top, self.track.width, self.track.bottom - top)

    # What stands still.

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Chapters, dots, the band with its names, the marks."""
        if self.chronicle is None:
            return
        band = self._band(canvas)
        for number in range(len(self.chronicle.chapters)):
            self._chapter(canvas, number, dark=False)
        for dot in self.chronicle.dots:
            spot = FRect(self.x(dot.act) - _DOT / 2, band.y - _GAP - _DOTS / 2 - _DOT / 2, _DOT, _DOT)
            materials.framed(canvas, spot, Frame(dot.colour, canvas.theme.outline, _DOT / 2, 1))
        materials.framed(canvas, band, Frame(canvas.theme.tray, canvas.theme.outline, 3, 1.4))
        canvas.layer(("score", self.chronicle), band, self._levels)
        self._names(canvas, band)
        for mark in self.chronicle.marks:
            self._mark(canvas, band, mark)

    def _chapter(self, canvas: Canvas, number: int, *, dark: bool) -> None:
        assert self.chronicle is not None
        chapters, theme = self.chronicle.chapters, canvas.theme
        end = chapters[number + 1].act if number + 1 < len(chapters) else self.chronicle.acts
        left, right = self.x(chapters[number].act), self.x(end)
        place = FRect(left, self.place.y, max(2.0, right - left - 2), canvas.letters.line(SMALL))
        materials.framed(canvas, place, Frame(theme.ink if dark else theme.tray, theme.outline, 4, 1))
        text, room = chapters[number].text, place.width - 8
        for words in (text, str(number + 1)):
            style = canvas.letters.fitting(words, Style("bold", 14), room) if room > 4 else Style("bold", 1)
            if style.size >= _LEAST_WORD and not style.crowded:
                canvas.write(words, place, style, theme.card if dark else theme.ink, "centre middle")
                return

    def _names(self, canvas: Canvas, band: FRect) -> None:
        """The seats below each other, with their names where there is room for them."""
        assert self.chronicle is not None
        seats, line = self.chronicle.seats, canvas.letters.line(NAME)
        step = band.height / len(seats)
        if step >= line - 2:
            for number, name in enumerate(self.names):
                spot = FRect(self.place.x, band.y + number * step, _SCORE_STRIP_BADGE, step)
                badges.badge(
                    canvas,
                    seats[number],
                    FRect(spot.x, spot.centery - _SCORE_STRIP_BADGE / 2, _SCORE_STRIP_BADGE, _SCORE_STRIP_BADGE),
                    letter=False,
                )
                room = FRect(spot.right + 6, spot.centery - line / 2, self.inset - _SCORE_STRIP_BADGE - 10, line)
                style = canvas.letters.legible(name, NAME, room.width)
                canvas.write(canvas.letters.cut(name, style, room.width), room, style, canvas.theme.ink, "left middle")
            return
        across = max(1, int((self.inset - 6) / (_SCORE_STRIP_BADGE + 3)))
        for number, seat in enumerate(seats):
            left, top = number % across * (_SCORE_STRIP_BADGE + 3), number // across * (_SCORE_STRIP_BADGE + 3)
            badges.badge(canvas, seat, FRect(self.place.x + left, band.y + top, _SCORE_STRIP_BADGE, _SCORE_STRIP_BADGE))

    def _levels(self, under: Canvas) -> None:
        assert self.chronicle is not None
        if self.chronicle.whole:
            _stacked(under, self.chronicle)
        else:
            _score_strip_lines(under, self.chronicle)

    def _mark(self, canvas: Canvas, band: FRect, mark: Mark) -> None:
        assert self.chronicle is not None
        theme, kind = canvas.theme, dict(self.chronicle.kinds)[mark.kind]
        x = self.x(mark.act)
        canvas.surface.fill(theme.outline, canvas.box(FRect(x - 0.7, band.y, 1.4, band.height)))
        _sign(canvas, kind, FRect(x - _MARK / 2, band.y - _MARK / 2 - 1, _MARK, _MARK))
        badges.badge(
            canvas,
            mark.seat,
            FRect(
                x - _SCORE_STRIP_BADGE / 2, band.bottom - _SCORE_STRIP_BADGE + 2, _SCORE_STRIP_BADGE, _SCORE_STRIP_BADGE
            ),
            letter=False,
        )

    # What moves.

    def draw_now(self, canvas: Canvas, count: float) -> None:
        """What is to come is veiled, the chapter is dark, and the knob stands where one looks."""
        chronicle = self.chronicle
        if chronicle is None:
            return
        band, x, theme = self._band(canvas), self.x(count), canvas.theme
        if chronicle.chapters:
            self._chapter(canvas, max(0, bisect_right([one.act for one in chronicle.chapters], count) - 1), dark=True)
        rest = FRect(x, band.y + 1, band.right - x - 1, band.height - 2)
        if rest.width > 1:
            box = canvas.box(rest)
            veil = pygame.Surface(box.size, pygame.SRCALPHA)
            veil.fill((*theme.card, _SEEN))
            canvas.surface.blit(veil, box)
        top = self.place.y + canvas.letters.line(SMALL) + _KNOB / 2 - 2  # below the words of the chapters
        canvas.surface.fill(theme.warn, canvas.box(FRect(x - 1.2, top, 2.4, band.bottom - top)))
        knob = FRect(x - _KNOB / 2, top - _KNOB / 2, _KNOB, _KNOB)
        materials.framed(canvas, knob, Frame(theme.primary, theme.outline, _KNOB / 2, 1.6))


def _sign(canvas: Canvas, kind: MarkKind, spot: FRect) -> None:
    theme = canvas.theme
    materials.framed(canvas, spot, Frame(theme.good if kind.good else theme.warn, theme.outline, spot.width / 2, 1.2))
    icons.icon(canvas, kind.icon, spot.inflate(-6, -6), theme.card)


@dataclass
class Legend(Widget):
    """What the marks on the strip mean."""

    kinds: tuple[MarkKind, ...] = ()

    def spoken(self) -> Spoken:
        return Spoken(Role.LABEL, row([kind.text for kind in self.kinds]))

    @staticmethod
    def width(canvas: Canvas, kinds: Iterable[MarkKind]) -> float:
        """How wide it is."""
        return sum(_MARK + 6 + canvas.letters.width(kind.text, SMALL) + 14 for kind in kinds)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A sign and a word each, from the right edge."""
        left = self.place.right - self.width(canvas, self.kinds)
        for kind in self.kinds:
            _sign(canvas, kind, FRect(left, self.place.centery - _MARK / 2, _MARK, _MARK))
            wide = canvas.letters.width(kind.text, SMALL) + 2
            place = FRect(left + _MARK + 6, self.place.y, wide, self.place.height)
            canvas.write(kind.text, place, SMALL, canvas.theme.ink, "left middle")
            left += _MARK + 6 + wide + 12


def _stacked(under: Canvas, chronicle: Chronicle) -> None:
    """A band for each seat, one on the other, from the foot up; what nobody has is left free on top."""
    surface = under.surface
    wide, high = surface.get_size()
    starts = [at for at, _levels in chronicle.levels]
    for x in range(wide):
        values = chronicle.levels[bisect_right(starts, chronicle.acts * x / wide) - 1][1]
        foot = float(high)
        for seat, value in zip(chronicle.seats, values, strict=True):
            top = foot - high * value / chronicle.whole
            tone = badges.badge_of(seat).colour
            surface.fill(tone, (x, round(top), 1, round(foot) - round(top)))
            if round(top) < round(foot):
                surface.fill(mix(tone, (0, 0, 0), 0.5), (x, round(top), 1, 1))
            foot = top


def _score_strip_lines(under: Canvas, chronicle: Chronicle) -> None:
    """A line for each seat between the least and the most that anybody ever had."""
    wide, high = under.surface.get_size()
    everything = [value for _at, values in chronicle.levels for value in values]
    least, most = min(0.0, *everything), max(1.0, *everything)
    thick, edge = max(2, under.px(2.6)), max(3, under.px(4.4))
    room = high - 2 * edge
    for number, seat in enumerate(chronicle.seats):
        spots = [(wide * at / max(1, chronicle.acts), high - edge - room * (values[number] - least) / (most - least))
                 for at, values in chronicle.levels]  # fmt: skip
        tone = badges.badge_of(seat).colour
        for colour, size in ((mix(tone, (0, 0, 0), 0.55), edge), (tone, thick)):
            if len(spots) > 1:
                pygame.draw.lines(under.surface, colour, False, spots, size)


# The front of the theatre: drapes at both sides of the stage, and a valance above it.


_RED, _DEEP, _GOLD, _GOLD_DEEP = rgb("#b3231f"), rgb("#4a0c10"), rgb("#e8b64c"), rgb("#8a5a17")
_FOLD = 26.0
"""Design units from fold to fold."""
_SCALLOP = 156.0


def drapes(canvas: Canvas, stage: FRect) -> None:
    """Fill everything left and right of the stage with cloth that hangs."""
    area = canvas.area
    for place in (FRect(0, 0, stage.left, area.height), FRect(stage.right, 0, area.width - stage.right, area.height)):
        if place.width > 0:
            canvas.layer(("drape", tuple(place)), place, lambda under: _cloth(under, 0.85), opaque=True)


def valance(canvas: Canvas, foot: float) -> None:
    """Hang the valance over the whole width, its gold seam waving round a height."""
    place = FRect(0, 0, canvas.area.width, foot + 16)
    canvas.layer(("valance", tuple(place)), place, lambda under: _valance(under, foot))


def _cloth(under: Canvas, light: float) -> None:
    surface, grain = under.surface, under.theme.grain
    wide, high = surface.get_size()
    fold = _FOLD * under.scale
    for x in range(wide):
        wave = 0.5 + 0.5 * math.sin(math.tau * x / fold + 0.9 * math.sin(x / fold))
        share = light * (0.35 + 0.65 * wave) if grain else 0.35
        pygame.draw.line(surface, mix(_DEEP, _RED, share), (x, 0), (x, high))


def _valance(under: Canvas, foot: float) -> None:
    surface = under.surface
    wide, high = surface.get_size()
    _cloth(under, 1.0)
    scale, seam = under.scale, max(2, under.px(5))
    edge = [(foot + 7 * math.cos(math.tau * x / scale / _SCALLOP)) * scale for x in range(wide)]
    for x, end in enumerate(edge):
        surface.fill((0, 0, 0, 0), (x, round(end), 1, high))
        pygame.draw.line(surface, _GOLD_DEEP, (x, end - seam - 1), (x, end))
        pygame.draw.line(surface, _GOLD, (x, end - seam), (x, end - 2))
