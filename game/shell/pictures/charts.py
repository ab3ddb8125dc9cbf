"""The charts of the family book, and the table of an evening."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.shell.desk import DESKS
from game.shell.pictures.thumbnails import draw_face
from game.text import matches as labels
from game.text.language import _, ngettext
from game.ui.drawing import badges, icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, BOLD, SMALL, SMALL_BOLD
from game.ui.drawing.theme import mix
from game.ui.widgets.widget import Mood, Widget

GAMES = tuple(DESKS)
_NAME = 0.34
"""The share of a row that the name has."""


def _who(canvas: Canvas, place: FRect, seat: str, name: str, face: str = "") -> FRect:
    """A badge or a gear, and a name; what is left of the row."""
    side = min(28.0, place.height - 4)
    mark = FRect(place.x, place.centery - side / 2, side, side)
    if seat:
        badges.badge(canvas, seat, mark)
    else:
        icons.icon(canvas, "gear", mark, canvas.theme.faint)
    room = FRect(mark.right + 8, place.y, place.width * _NAME - side - 12 - 26 * bool(face), place.height)
    if face:
        draw_face(canvas, face, FRect(room.right, place.centery - 11, 22, 22))
    style = canvas.letters.legible(name, BOLD, room.width - 4)
    name = canvas.letters.cut(name, style, room.width - 4)
    canvas.write(name, FRect(room.x, room.y, room.width + 4, room.height), style, canvas.theme.ink, "left middle")
    return FRect(place.x + place.width * _NAME, place.y, place.width * (1 - _NAME), place.height)


@dataclass
class WinRow(Widget):
    """A person, the matches won in each game, and all of them; best: the games in which nobody has more."""

    seat: str = ""
    face: str = ""
    name_shown: str = ""
    wins: tuple[int, ...] = ()
    best: tuple[bool, ...] = ()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        rest, theme = _who(canvas, self.place, self.seat, self.name_shown, self.face), canvas.theme
        step = rest.width / (len(self.wins) + 1)
        for number, won in enumerate((*self.wins, sum(self.wins))):
            cell = FRect(rest.x + number * step, rest.y + 3, step, rest.height - 6)
            if number < len(self.best) and self.best[number]:
                materials.framed(canvas, cell.inflate(-8, 0), materials.Frame(theme.chosen, theme.chosen_edge, 7, 1.4))
            style = canvas.letters.fitting(str(won), BOLD, cell.width - 10)
            canvas.write(str(won), cell, style, theme.ink, "centre middle")
        canvas.surface.fill(
            mix(theme.card, theme.ink, 0.25), canvas.box(FRect(self.place.x, self.place.bottom, self.place.width, 1))
        )


@dataclass
class GamesRow(Widget):
    """The pictures of the games over their columns, or how many matches of each were finished."""

    played: tuple[int, ...] = ()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        place, theme = self.place, canvas.theme
        rest = FRect(place.x + place.width * _NAME, place.y, place.width * (1 - _NAME), place.height)
        step = rest.width / (len(GAMES) + 1)
        texts = [*map(str, self.played), str(sum(self.played))] if self.played else [""] * len(GAMES) + [_(labels.ALL)]
        for number, text in enumerate(texts):
            cell = FRect(rest.x + number * step, rest.y, step, rest.height)
            if not text:
                canvas.sprite(f"boxes/{GAMES[number]}", cell.inflate(-4, -4))
            else:
                style = canvas.letters.fitting(text, SMALL, cell.width - 4)
                canvas.write(text, cell, style, theme.faint, "centre middle")
        if self.played:
            words = _(labels.PLAYED)
            style = canvas.letters.fitting(words, SMALL, place.width * _NAME - 40)
            canvas.write(
                words,
                FRect(place.x + 36, place.y, place.width * _NAME - 36, place.height),
                style,
                theme.faint,
                "left middle",
            )


@dataclass
class RateRow(Widget):
    """How often somebody's trap closed, as a bar with the interval in which the true rate lies."""

    seat: str = ""
    face: str = ""
    name_shown: str = ""
    hits: int = 0
    runs: int = 0
    interval: tuple[float, float] = (0.0, 1.0)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        rest, theme = _who(canvas, self.place, self.seat, self.name_shown, self.face), canvas.theme
        words = _(labels.CAUGHT_OF, caught=self.hits, runs=self.runs)
        wide = min(rest.width * 0.5, canvas.letters.width(words, SMALL_BOLD) + 8)
        groove = FRect(rest.x, rest.centery - 8, rest.width - wide - 12, 16)
        materials.well(canvas, groove, 8, theme.tray)
        share, (low, high) = self.hits / self.runs, self.interval
        if share > 0:
            tone = badges.badge_of(self.seat).colour if self.seat else theme.faint
            full = FRect(groove.x, groove.y, max(16.0, groove.width * share), 16)
            materials.framed(canvas, full, materials.Frame(tone, theme.outline, 8, 1.4))
        for left, top, across, down in (
            (low, 7.0, (high - low) * groove.width, 2.0),
            (low, 1.0, 2.0, 14.0),
            (high, 1.0, 2.0, 14.0),
        ):
            line = FRect(groove.x + groove.width * left, groove.y + top, across, down)
            canvas.surface.fill(mix(theme.card, (0, 0, 0), 0.95), canvas.box(line))
        style = canvas.letters.fitting(words, SMALL_BOLD, wide - 4)
        canvas.write(words, FRect(rest.right - wide, rest.y, wide + 4, rest.height), style, theme.ink, "left middle")


@dataclass
class DieChart(Widget):
    """How often each face fell: a lollipop from the mean, the band of a fair die, the numbers and faces below."""

    faces: tuple[int, ...] = ()
    band: tuple[int, int] | None = None

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the chart where there is a band, and the numbers with their faces in any case."""
        place, theme = self.place, canvas.theme
        step, foot = place.width / 6, 34 + canvas.letters.line(SMALL_BOLD)
        chart = FRect(place.x, place.y, place.width, place.height - foot - 8)
        if self.band is not None:
            self._lollipops(canvas, chart, self.band, step)
        for number, count in enumerate(self.faces):
            cell = FRect(place.x + number * step, place.bottom - foot, step, foot - 34)
            style = canvas.letters.fitting(str(count), SMALL_BOLD, step - 4)
            canvas.write(str(count), cell, style, theme.ink, "centre middle")
            canvas.sprite(f"dice/{number + 1}", FRect(cell.x, cell.bottom, step, 34).inflate(0, -2))

    def _lollipops(self, canvas: Canvas, chart: FRect, band: tuple[int, int], step: float) -> None:
        theme, mean = canvas.theme, sum(self.faces) / 6
        most = max(band[1] - mean, *(abs(count - mean) for count in self.faces)) * 1.15
        unit = chart.height / 2 / most
        fair = FRect(chart.x, chart.centery - (band[1] - mean) * unit, chart.width, (band[1] - band[0]) * unit)
        materials.framed(canvas, fair, materials.Frame(mix(theme.card, theme.good, 0.22), theme.good, 8, 1.4))
        canvas.surface.fill(theme.ink, canvas.box(FRect(chart.x, chart.centery - 0.7, chart.width, 1.4)))
        for number, count in enumerate(self.faces):
            x, y = chart.x + (number + 0.5) * step, chart.centery - (count - mean) * unit
            inside = band[0] <= count <= band[1]
            tone = theme.act if inside else theme.warn
            stem = FRect(x - 2, min(y, chart.centery), 4, max(1.0, abs(y - chart.centery)))
            canvas.surface.fill(mix(tone, (0, 0, 0), 0.4), canvas.box(stem))
            knob = canvas.px(14)
            canvas.centre(shapes.ellipse((knob + 4, knob + 4), (*theme.outline, 255)), FRect(x - 9, y - 9, 18, 18))
            canvas.centre(shapes.ellipse((knob, knob), (*tone, 255)), FRect(x - 9, y - 9, 18, 18))


def fairness(faces: tuple[int, ...], band: tuple[int, int] | None) -> str:
    """What the chart means."""
    if band is None:
        return _(labels.TOO_FEW_ROLLS_TO_TELL)
    astray = sum(not band[0] <= count <= band[1] for count in faces)
    told = (labels.EVERY_FACE_LIES_IN_IT, labels.ONE_FACE_STRAYS, labels.FACES_STRAY)[min(astray, 2)]
    return _(told, low=band[0], high=band[1])


def spoken_faces(faces: tuple[int, ...]) -> str:
    """The numbers of the chart as a list."""
    fell = (ngettext(*labels.FACE_FELL_COUNT, count, face=face) for face, count in enumerate(faces, start=1))
    return ", ".join(fell)


@dataclass
class RecordRow(Widget):
    """The best of a kind, and whose it is; bare: nobody's."""

    icon: str = ""
    text: str = ""
    seat: str = ""
    face: str = ""
    bare: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        place, theme = self.place, canvas.theme
        icons.icon(canvas, self.icon, FRect(place.x, place.centery - 11, 22, 22), theme.ink)
        canvas.write(
            self.text,
            FRect(place.x + 34, place.y, place.width - 74 - 30 * bool(self.face), place.height),
            BODY,
            theme.ink,
            "left middle",
        )
        mark = FRect(place.right - 30, place.centery - 14, 28, 28)
        if self.bare:
            return
        if self.face:
            draw_face(canvas, self.face, mark.move(-32, 0).inflate(-4, -4))
        if self.seat:
            badges.badge(canvas, self.seat, mark)
        else:
            icons.icon(canvas, "gear", mark, theme.faint)


# The table of an evening: a column a game, a row a guest.

MOST = 8
"""The last games that are shown; the sum counts all."""
_EVENING_TABLE_NAME = 0.38


def _cells(place: FRect, number: int) -> list[FRect]:
    """Where the numbers of a row stand, the sum last."""
    rest = FRect(
        place.x + place.width * _EVENING_TABLE_NAME, place.y, place.width * (1 - _EVENING_TABLE_NAME), place.height
    )
    step = rest.width / (number + 1)
    return [FRect(rest.x + at * step, rest.y, step, rest.height) for at in range(number + 1)]


@dataclass
class EveningGamesRow(Widget):
    """The boxes of the games over their columns."""

    games: tuple[str, ...] = ()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw each as large as its column allows."""
        for game, cell in zip(self.games, _cells(self.place, len(self.games)), strict=False):
            side = min(cell.width - 4, cell.height - 4)
            canvas.sprite(f"boxes/{game}", FRect(cell.centerx - side / 2, cell.centery - side / 2, side, side))


@dataclass
class GuestRow(Widget):
    """A guest, the points of each game that they played, and all of them; lit: nobody has more."""

    seat: str = ""
    name_shown: str = ""
    computer: bool = False
    face: str = ""
    points: tuple[int | None, ...] = ()
    total: int = 0
    lit: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        theme, place = canvas.theme, self.place
        if self.lit:
            edge = mix(badges.badge_of(self.seat).colour, (0, 0, 0), 0.25)
            materials.framed(canvas, place.inflate(8, -4), materials.Frame(theme.chosen, edge, 8, 1.6))
        badges.badge(canvas, self.seat, FRect(place.x + 2, place.centery - 13, 26, 26))
        marked = 20 * self.computer or 26 * bool(self.face)
        room = FRect(place.x + 36, place.y, place.width * _EVENING_TABLE_NAME - 40 - marked, place.height)
        style = canvas.letters.legible(self.name_shown, BOLD, room.width)
        canvas.write(canvas.letters.cut(self.name_shown, style, room.width), room, style, theme.ink, "left middle")
        if self.computer:
            icons.icon(canvas, "gear", FRect(room.right, place.centery - 8, 16, 16), theme.faint)
        elif self.face:
            draw_face(canvas, self.face, FRect(room.right, place.centery - 11, 22, 22))
        cells = _cells(place, len(self.points))
        for points, cell in zip(self.points, cells, strict=False):
            canvas.write("–" if points is None else str(points), cell, BODY, theme.ink, "centre middle")
        canvas.write(str(self.total), cells[-1], BOLD, theme.ink, "centre middle")
