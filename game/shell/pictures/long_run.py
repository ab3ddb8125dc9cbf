"""What many matches come to, as pictures: luck that evens out, hands that get better, and who somebody is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame
from pygame import FRect

from game.shell.pictures.thumbnails import draw_face, portrait
from game.text import long_run as words
from game.text.language import _, decimal, listed, ngettext
from game.ui.drawing import badges, icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, HEAD, SMALL, SMALL_BOLD
from game.ui.drawing.theme import mix
from game.ui.widgets.widget import Mood, Widget

_FINE = 2
"""Times as many pixels as are shown, in which lines are drawn before they are shrunk: so they are smooth."""
_WIDE, _EDGE, _BADGE = 3.0, 1.6, 20.0
"""Design units: a line, its darker rim, and the badge at its end, in which a figure can still be told; by eye."""
_STEPS = (0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
"""Wins from one line of the grid to the next: the smallest that leaves at most `_LINES`, so that figures have room."""
_LINES, _LEAST = 5, 0.5
"""And the least that the picture reaches up and down, in wins: less would show chance as if it were much."""
_BAND, _DOUBT = 60, 90
"""How strong both bands are, of 255: the line stays the strongest, and the narrower one stands out; by eye."""


class LuckSpot(NamedTuple):
    """Luck added up to a match, in wins. band: how far chance strays; doubt: how sure the sum is; 19 of 20 times."""

    luck: float
    band: float
    doubt: float


class LuckLine(NamedTuple):
    """The luck of a person, from match to match."""

    seat: str
    points: Sequence[LuckSpot]


@dataclass(eq=False, repr=False)
class LuckChart(Widget):
    """Wins that luck gave or cost, added up; of one person with the band of chance and how sure the line is."""

    lines: Sequence[LuckLine] = ()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Grid, band, lines, and a badge at the end of each."""
        theme, place, line = canvas.theme, self.place, canvas.letters.line(SMALL)
        reach = self._reach()
        step = next((step for step in _STEPS if 2 * reach / step <= _LINES), _STEPS[-1])
        gutter = canvas.letters.width(_signed(-reach), SMALL) + 10
        room = FRect(place.x + gutter, place.y + 6, place.width - gutter - _BADGE - 4, place.height - line - 12)
        materials.framed(canvas, room, materials.Frame(theme.field, theme.card_edge, 6, 1.2))
        whole = int(reach / step)
        for number in range(-whole, whole + 1):
            y = room.centery - room.height / 2 * number * step / reach
            ink = mix(theme.field, theme.ink, 0.7 if number == 0 else 0.16)
            canvas.surface.fill(ink, canvas.box(FRect(room.x, y - 0.5, room.width, 1)))
            spot = FRect(place.x, y - line / 2, gutter - 6, line)
            canvas.write(_signed(number * step), spot, SMALL, theme.faint, "right middle")
        key = tuple((each.seat, tuple(each.points)) for each in self.lines)
        canvas.layer(("luck", key, tuple(room)), room, lambda under: self._paint(under, reach))
        self._ends(canvas, room, reach)
        most = max(len(each.points) for each in self.lines)
        below = FRect(room.x, room.bottom + 4, room.width, line)
        canvas.write(ngettext(*words.MATCH_COUNT, most), below, SMALL, theme.faint, "right middle")

    def _reach(self) -> float:
        """How far the picture goes up and down, in wins."""
        alone = len(self.lines) == 1
        found = [abs(point.luck) + point.doubt for each in self.lines for point in each.points]
        found += [point.band for each in self.lines for point in each.points if alone]
        return max(_LEAST, *found) * 1.1

    def _paint(self, under: Canvas, reach: float) -> None:
        size = under.surface.get_size()
        most = max(len(each.points) for each in self.lines)

        def spots(values: Sequence[float], scale: int = 1) -> list[tuple[float, float]]:
            wide, high = size[0] * scale, size[1] * scale
            return [(wide * at / most, high / 2 * (1 - value / reach)) for at, value in enumerate((0.0, *values))]

        large = shapes.blank((size[0] * _FINE, size[1] * _FINE))
        for each in self.lines:
            tone, luck = badges.badge_of(each.seat).colour, [point.luck for point in each.points]
            if len(self.lines) == 1:
                band = [point.band for point in each.points]
                _fill(under, spots(band) + spots([-one for one in band])[::-1], (*under.theme.good, _BAND))
                doubt = [point.doubt for point in each.points]
                upper = spots([one + wide for one, wide in zip(luck, doubt, strict=True)])
                lower = spots([one - wide for one, wide in zip(luck, doubt, strict=True)])
                _fill(under, upper + lower[::-1], (*tone, _DOUBT))
            for colour, thick in ((mix(tone, (0, 0, 0), 0.6), _WIDE + _EDGE), (tone, _WIDE)):
                pygame.draw.lines(large, colour, False, spots(luck, _FINE), max(1, round(thick * under.scale * _FINE)))
        under.surface.blit(pygame.transform.smoothscale(large, size), (0, 0))

    def _ends(self, canvas: Canvas, room: FRect, reach: float) -> None:
        most, below = max(len(each.points) for each in self.lines), room.y - _BADGE
        for each in sorted(self.lines, key=lambda line: -line.points[-1].luck):
            x = room.x + room.width * len(each.points) / most
            y = max(below + _BADGE * 0.8, room.centery - room.height / 2 * each.points[-1].luck / reach)
            badges.badge(canvas, each.seat, FRect(x - 4, y - _BADGE / 2, _BADGE, _BADGE))
            below = y


def _fill(under: Canvas, corners: list[tuple[float, float]], tone: tuple[int, int, int, int]) -> None:
    area = shapes.blank(under.surface.get_size())
    pygame.draw.polygon(area, tone, corners)
    under.surface.blit(area, (0, 0))


def _signed(wins: float) -> str:
    return f"{'+' if wins > 0 else '−' if wins < 0 else ''}{decimal(abs(round(wins, 2)))}"


# Hands, month by month.


class MonthValue(NamedTuple):
    """What a month came to, and between which it surely lies."""

    month: tuple[int, int]
    value: float
    low: float
    high: float


@dataclass(eq=False, repr=False)
class MonthChart(Widget):
    """A dot a month with its whiskers, the first and the last in figures.

    digits: of the values, behind the decimal sign. most: at which it ends, or 0.
    """

    title: str = ""
    values: list[MonthValue] = field(default_factory=list)
    digits: int = 0
    most: float = 0.0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The title, the field, the last value in figures."""
        theme, letters, place = canvas.theme, canvas.letters, self.place
        line = letters.line(SMALL)
        style = letters.fitting(self.title, SMALL_BOLD, place.width)
        canvas.write(self.title, FRect(place.x, place.y, place.width, line), style, theme.ink, "left middle")
        # The figures stand above the dots; a hand that never strayed has nothing but noughts.
        top = self.most or 1.4 * max(value.high for value in self.values) or 1.0
        room = FRect(place.x, place.y + line + 4, place.width, place.height - 2 * line - 10)
        materials.framed(canvas, room, materials.Frame(theme.field, theme.card_edge, 6, 1.2))
        step, before = room.width / len(self.values), None
        for number, value in enumerate(self.values):
            x = room.x + (number + 0.5) * step
            low, y, high = (room.bottom - 4 - (room.height - 8) * min(1.0, each / top)
                            for each in (value.low, value.value, value.high))  # fmt: skip
            canvas.surface.fill(theme.faint, canvas.box(FRect(x - 1, high, 2, max(1.0, low - high))))
            if before is not None:
                self._line(canvas, before, (x, y))
            before = x, y
            materials.framed(canvas, FRect(x - 5, y - 5, 10, 10), materials.Frame(theme.act, theme.outline, 5, 1.2))
        self._months(canvas, room, step)

    def _line(self, canvas: Canvas, before: tuple[float, float], now: tuple[float, float]) -> None:
        ends = [(x * canvas.scale, y * canvas.scale) for x, y in (before, now)]
        pygame.draw.line(canvas.surface, canvas.theme.act, ends[0], ends[1], max(1, canvas.px(2)))

    def _months(self, canvas: Canvas, room: FRect, step: float) -> None:
        """As many names of months as have room, the last one always, and its value."""
        letters, theme = canvas.letters, canvas.theme
        low, line, left = room.bottom + 2, letters.line(SMALL), room.right + 1
        for number in reversed(range(len(self.values))):
            name = words.month_short(self.values[number].month)
            wide = letters.width(name, SMALL)
            x = min(max(room.x, room.x + (number + 0.5) * step - wide / 2), room.right - wide)
            if x + wide < left - 4:
                canvas.write(name, FRect(x, low, wide + 2, line), SMALL, theme.faint, "left middle")
                left = x
        ends = zip(self.values[-1:] + self.values[:1], ("right top", "left top"), strict=False)
        for value, align in ends if len(self.values) > 1 else [*ends][:1]:
            told = decimal(value.value, self.digits)
            canvas.write(told, room.inflate(-12, -6), SMALL_BOLD, theme.ink, align)

    def aloud(self) -> str:
        """Month by month in figures."""
        return ", ".join(
            _(
                words.MONTH_VALUE,
                month=words.month_aloud(each.month),
                value=decimal(each.value, self.digits),
                low=decimal(each.low, self.digits),
                high=decimal(each.high, self.digits),
            )
            for each in self.values
        )


# Who somebody is.


@dataclass(eq=False, repr=False)
class PersonHead(Widget):
    """A person's picture, name, some lines, and the boxes of the games in which nobody won more."""

    seat: str = ""
    face: str = ""
    name_shown: str = ""
    lines: Sequence[str] = ()
    medals: Sequence[str] = ()

    @staticmethod
    def height(canvas: Canvas, lines: int) -> float:
        """A name and so many lines; at least a picture."""
        return max(112.0, canvas.letters.line(HEAD) + lines * canvas.letters.line(BODY) + 12)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The mouse at the left, words beside it, medals at the right."""
        theme, letters, place = canvas.theme, canvas.letters, self.place
        wide = min(150.0, place.width * 0.34)
        picture = FRect(place.x, place.y, wide, min(place.height, 116.0))
        portrait(canvas, self.seat, picture)
        if self.face:
            draw_face(canvas, self.face, FRect(picture.right - 36, picture.bottom - 36, 32, 32))
        x, y = picture.right + 16, place.y
        room, medals = place.right - x, len(self.medals) * 46.0
        style = letters.legible(self.name_shown, HEAD, room - medals)
        name = letters.cut(self.name_shown, style, room - medals)
        canvas.write(name, FRect(x, y, room - medals, letters.line(HEAD)), style, theme.ink, "left middle")
        y += letters.line(HEAD) + 4
        for text in self.lines:
            line = letters.fitting(text, BODY, room)
            canvas.write(text, FRect(x, y, room, letters.line(BODY)), line, theme.ink, "left middle")
            y += letters.line(BODY)
        for number, game in enumerate(self.medals):
            box = FRect(place.right - medals + number * 46, place.y - 2, 40, 40)
            canvas.sprite(f"boxes/{game}", box)
            icons.icon(canvas, "trophy", FRect(box.right - 16, box.bottom - 16, 20, 20), theme.act)


def medals_aloud(titles: Sequence[str]) -> str:
    """In which games nobody won more."""
    return _(words.BEST_AT, games=listed([*titles])) if titles else ""
