"""The chance of winning over a match as a picture: lines with their bands, and columns for what moved them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game.story.story import Jump, MovedBy, ToldMatch
from game.text import story as words
from game.text.language import _, percent, sentences, told_of, whole
from game.ui.drawing import badges, icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD, SMALL, SMALL_BOLD
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.input.bindings import Point, Verb
from game.ui.widgets.spoken import Reach, Role, Spoken
from game.ui.widgets.widget import Mood, Widget


class CauseLook(NamedTuple):
    """How a cause is drawn: its colour and its icon; its pattern is its own (`_pattern`)."""

    colour: Colour
    icon: str


LOOKS: Mapping[MovedBy, CauseLook] = {
    MovedBy.LUCK: CauseLook(rgb("#6b35a5"), "die"),
    MovedBy.CHOICE: CauseLook(rgb("#0e5f8f"), "odds"),
    MovedBy.HANDS: CauseLook(rgb("#a84a00"), "grab"),
}
_FINE, _WIDE, _EDGE = 2, 3.2, 1.6
_COLUMN, _ICON, _BADGE, _KNOB = 9.0, 18.0, 20.0, 26.0
_BAND = 46
_PALE = {MovedBy.LUCK: 34, MovedBy.CHOICE: 20, MovedBy.HANDS: 70}
_LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
_FEWEST = 0.03


def notable(story: ToldMatch) -> list[Jump]:
    """The jumps that stand out from chance, in the order of the match."""
    return sorted(story.moments(24), key=lambda jump: jump.act)


def _pattern(surface: pygame.Surface, box: pygame.Rect, cause: MovedBy, tone: Colour, step: int) -> None:
    """Luck is striped, a choice dotted, hands are plain."""
    area = pygame.Surface(box.size, pygame.SRCALPHA)
    area.fill((*tone, _PALE[cause]))
    if cause is MovedBy.LUCK:
        for top in range(-box.width, box.height, step):
            pygame.draw.line(area, (*tone, 120), (0, top + box.width), (box.width, top), max(1, step // 5))
    elif cause is MovedBy.CHOICE:
        for top in range(step // 2, box.height, step):
            pygame.draw.circle(area, (*tone, 150), (box.width // 2, top), max(1, step // 4))
    surface.blit(area, box)


def gutter_of(canvas: Canvas) -> float:
    """The room that the widest chance takes at the left of a curve."""
    return canvas.letters.width(percent(1.0), SMALL) + 14


@dataclass(eq=False, repr=False)
class StoryCurve(Widget):
    """Arrows go from moment to moment, the pointer anywhere. at: after how many acts one looks. shown: the moments.

    told: that place in words. gutter: how much room the chances at the left have, see `gutter_of`.
    sure: whether all is counted; until then there are only bands and lines.
    """

    story: ToldMatch | None = None
    shown: tuple[Jump, ...] = ()
    at: int = 0
    told: str = ""
    gutter: float = 54.0
    sure: bool = True
    on_seek: Callable[[int], None] = lambda act: None
    on_step: Callable[[int], None] = lambda by: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 10

    def spoken(self) -> Spoken:
        """A slider over the acts."""
        acts = self.story.acts if self.story else 0
        return Spoken(Role.SLIDER, _(words.THE_CHANCE_OF_WINNING), self.told, reach=Reach(self.at, 0, acts, 1))

    def steer(self, verb: Verb) -> bool:
        by = {Verb.LEFT: -1, Verb.RIGHT: 1}.get(verb, 0)
        if by:
            self.on_step(by)
        return bool(by)

    def cycle(self) -> bool:
        self.on_step(1)
        return True

    def put(self, value: str | float) -> None:
        self.on_seek(round(float(value)))

    def drag(self, at: Point) -> bool:
        self.on_seek(self.act_at(at))
        return False

    def act_at(self, at: Point) -> int:
        """After how many acts a place is."""
        room, acts = self._room, self.story.acts if self.story else 0
        return round(acts * min(1.0, max(0.0, (at[0] - room.x) / max(1.0, room.width))))

    @property
    def _room(self) -> FRect:
        """Where the lines are."""
        place = self.place
        return FRect(place.x + self.gutter, place.y + 14, place.width - self.gutter - 22, place.height - 46)

    def _x(self, act: float) -> float:
        assert self.story is not None
        return self._room.x + self._room.width * act / max(1, self.story.acts)

    def _y(self, chance: float) -> float:
        return self._room.bottom - self._room.height * chance

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Field, columns, bands and lines, badges at the end, and where one looks."""
        theme, room, place = canvas.theme, self._room, self.place
        materials.framed(canvas, place, Frame(theme.field, theme.outline, 10, 1.4))
        for level in _LEVELS:
            canvas.surface.fill(
                mix(theme.field, theme.ink, 0.18), canvas.box(FRect(room.x, self._y(level), room.width, 1))
            )
            line = canvas.letters.line(SMALL)
            spot = FRect(place.x + 4, self._y(level) - line / 2, self.gutter - 10, line)
            style = canvas.letters.fitting(percent(level), SMALL, spot.width)
            canvas.write(percent(level), spot, style, theme.faint, "right middle")
        if self.story is None:
            return
        if self.sure:
            self._columns(canvas)
        canvas.layer(("story", self.story, tuple(place)), room.inflate(8, 8), self._lines)
        self._ends(canvas)
        if self.sure:
            self._looked_at(canvas)

    def _looked_at(self, canvas: Canvas) -> None:
        """A line where one looks, and the moments."""
        x, room = self._x(self.at), self._room
        canvas.surface.fill(canvas.theme.warn, canvas.box(FRect(x - 1, room.y, 2, room.height)))
        self._knobs(canvas)

    def _columns(self, canvas: Canvas) -> None:
        assert self.story is not None
        free = self._room.x - _ICON
        for jump in notable(self.story):
            look, x = LOOKS[jump.cause], self._x(jump.act + 1)
            box = canvas.box(FRect(x - _COLUMN / 2, self._room.y, _COLUMN, self._room.height))
            _pattern(canvas.surface, box, jump.cause, look.colour, canvas.px(7))
            if x - _ICON / 2 >= free:
                icons.icon(canvas, look.icon, FRect(x - _ICON / 2, self._room.bottom + 8, _ICON, _ICON), look.colour)
                free = x + _ICON / 2 + 2

    def _lines(self, under: Canvas) -> None:
        assert self.story is not None
        size, points = under.surface.get_size(), self.story.points
        tones = [badges.badge_of(seat).colour for seat in self.story.seats]
        band, large = shapes.blank(size), shapes.blank((size[0] * _FINE, size[1] * _FINE))
        for number, tone in enumerate(tones):
            upper = self._way([point.high[number] for point in points], under.scale)
            lower = self._way([point.low[number] for point in points], under.scale)
            band.fill((0, 0, 0, 0))
            pygame.draw.polygon(band, (*tone, _BAND), upper + lower[::-1])
            under.surface.blit(band, (0, 0))
        for number, tone in enumerate(tones):
            scale = under.scale * _FINE
            spots = self._way([point.chances[number] for point in points], scale)
            for colour, thick in ((mix(tone, (0, 0, 0), 0.6), _WIDE + _EDGE), (tone, _WIDE)):
                pygame.draw.lines(large, colour, False, spots, max(1, round(thick * scale)))
        under.surface.blit(pygame.transform.smoothscale(large, size), (0, 0))

    def _way(self, chances: list[float], scale: float) -> list[tuple[float, float]]:
        """A line stays where it is until an act moves it, and then rises or falls within that act."""
        assert self.story is not None
        found, before = [], chances[0]
        for point, chance in zip(self.story.points, chances, strict=True):
            if point.act:
                found.append(self._spot(point.act - 0.8, before, scale))
            found.append(self._spot(point.act, chance, scale))
            before = chance
        return [*found, self._spot(self.story.acts, before, scale)]

    def _spot(self, act: float, chance: float, scale: float) -> tuple[float, float]:
        room = self._room.inflate(8, 8)
        return (self._x(act) - room.x) * scale, (self._y(chance) - room.y) * scale

    def _ends(self, canvas: Canvas) -> None:
        assert self.story is not None
        last, below = self.story.points[-1], self._room.bottom + 12
        for number in sorted(range(len(self.story.seats)), key=lambda number: last.chances[number]):
            y = min(self._y(last.chances[number]), below - _BADGE)
            badges.badge(canvas, self.story.seats[number], FRect(self._room.right - 4, y - _BADGE / 2, _BADGE, _BADGE))
            below = y + _BADGE * 0.4

    def _knobs(self, canvas: Canvas) -> None:
        """The numbers of the moments, each at the line of whom it is told of."""
        assert self.story is not None
        for number, jump in enumerate(self.shown, start=1):
            seat = self.story.moved(jump)
            chance = self.story.at(jump.act + 1).chances[seat]
            x, y = self._x(jump.act + 1), self._y(chance)
            up = -1 if chance > 0.5 else 1
            size = _knob(canvas)
            y = min(max(y - up * 24, self._room.y + size / 2), self._room.bottom - size / 2)
            spot = FRect(x - size / 2, y - size / 2, size, size)
            chosen = self.at == jump.act + 1
            frame = Frame(
                LOOKS[jump.cause].colour,
                canvas.theme.primary if chosen else canvas.theme.outline,
                size / 2,
                3 if chosen else 1.4,
            )
            _numbered(canvas, spot, number, frame)


def _knob(canvas: Canvas) -> float:
    """How large the knob of a number is."""
    return max(_KNOB, canvas.letters.line(SMALL_BOLD) + 1)


def _numbered(canvas: Canvas, place: FRect, number: int, frame: Frame) -> None:
    materials.framed(canvas, place, frame)
    canvas.write(str(number), place, SMALL_BOLD, (255, 255, 255), "centre middle")


@dataclass(eq=False, repr=False)
class MomentCard(Widget):
    """A moment: its number, its words, by how much, and what made it; pressed, it is looked at."""

    number: int = 0
    title: str = ""
    change: str = ""
    happened: str = ""
    cause: MovedBy = MovedBy.LUCK
    gain: bool = True
    chosen: bool = False
    on_choose: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True

    def spoken(self) -> Spoken:
        return Spoken(Role.BUTTON, sentences(whole(told_of(self.title, self.change)), self.happened))

    def confirm(self) -> None:
        self.on_choose()

    def height_at(self, canvas: Canvas, width: float) -> float:
        letters, inner = canvas.letters, width - 28
        title = letters.height(self.title, BOLD, inner - _knob(canvas) - 8)
        return 22 + title + letters.line(HEAD) + 4 + letters.height(self.happened, SMALL, inner)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The card, yellow where it is the one that is looked at."""
        theme, letters = canvas.theme, canvas.letters
        paper = theme.chosen if self.chosen else theme.field if mood.hover else theme.card
        materials.card(canvas, self.place, 10, 0.8, paper)
        look, room = LOOKS[self.cause], self.place.inflate(-28, -22)
        size = _knob(canvas)
        knob = FRect(room.x - 2, room.y - 1, size, size)
        _numbered(canvas, knob, self.number, Frame(look.colour, theme.outline, size / 2, 1.2))
        top = FRect(room.x + size + 6, room.y, room.width - size - 6, room.height)
        taken = canvas.write(self.title, top, BOLD, theme.ink)
        line = FRect(room.x, room.y + taken, room.width, letters.line(HEAD) + 4)
        canvas.write(self.change, line, HEAD, theme.good if self.gain else theme.warn, "left middle")
        word = _(words.CAUSES[self.cause])
        wide = letters.width(word, SMALL_BOLD)
        if letters.width(self.change, HEAD) + wide + 40 <= room.width:
            icons.icon(canvas, look.icon, FRect(line.right - wide - 26, line.centery - 10, 20, 20), look.colour)
            canvas.write(word, line, SMALL_BOLD, look.colour, "right middle")
        rest = FRect(room.x, line.bottom, room.width, room.bottom - line.bottom + 4)
        canvas.write(self.happened, rest, SMALL, theme.ink)


@dataclass(eq=False, repr=False)
class SeatSums(Widget):
    """A seat and, a column each, what luck, choices and hands changed for it; without a seat, the heads of these."""

    seat: str = ""
    name_shown: str = ""
    causes: tuple[MovedBy, ...] = ()
    sums: tuple[float, ...] = ()
    lit: bool = False

    def height_at(self, canvas: Canvas, width: float) -> float:
        line = canvas.letters.line(SMALL_BOLD)
        return line + 26 if not self.seat else line + 26 if not self._above(canvas, width) else 2 * line + 32

    def _above(self, canvas: Canvas, width: float) -> bool:
        """Whether the name needs a line of its own."""
        return canvas.letters.width(self.name_shown, BOLD) + 34 > width * _NAMED

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the row."""
        theme, place = canvas.theme, self.place
        if self.lit:
            edge = mix(badges.badge_of(self.seat).colour, (0, 0, 0), 0.25)
            materials.framed(canvas, place.inflate(10, -4), Frame(theme.chosen, edge, 8, 1.6))
        rows = place
        if self.seat:
            line = canvas.letters.line(SMALL_BOLD)
            above = self._above(canvas, place.width)
            named = (
                FRect(place.x, place.y + 6, place.width, line + 4)
                if above
                else FRect(place.x, place.y, place.width * _NAMED, place.height)
            )
            badges.badge(canvas, self.seat, FRect(named.x, named.centery - 12, 24, 24))
            room = FRect(named.x + 32, named.y, named.width - 34, named.height)
            style = canvas.letters.legible(self.name_shown, BOLD, room.width)
            canvas.write(canvas.letters.cut(self.name_shown, style, room.width), room, style, theme.ink, "left middle")
            if above:
                rows = FRect(place.x, named.bottom, place.width, place.bottom - named.bottom)
        step = rows.width * (1 - _NAMED) / max(1, len(self.causes))
        for number, cause in enumerate(self.causes):
            cell = FRect(rows.x + rows.width * _NAMED + number * step, rows.y, step, rows.height)
            self._sum(canvas, cell, cause, self.sums[number]) if self.seat else _head(canvas, cell, cause)

    def _sum(self, canvas: Canvas, cell: FRect, cause: MovedBy, changed: float) -> None:
        """A number over a bar from the middle."""
        look, word = LOOKS[cause], words.signed(changed)
        line = canvas.letters.line(SMALL_BOLD)
        spot = FRect(cell.x + 2, cell.centery - line / 2 - 5, cell.width - 4, line)
        canvas.write(word, spot, canvas.letters.fitting(word, SMALL_BOLD, spot.width), look.colour, "centre middle")
        groove = FRect(cell.x + 6, spot.bottom + 2, cell.width - 12, 7)
        canvas.surface.fill(mix(canvas.theme.card, canvas.theme.ink, 0.16), canvas.box(groove))
        half = groove.width / 2
        long = max(1.5, half * min(1.0, abs(changed)))
        bar = FRect(groove.centerx - (long if changed < 0 else 0), groove.y, long, groove.height)
        canvas.surface.fill(mix(canvas.theme.card, look.colour, 0.55), canvas.box(bar))
        _pattern(canvas.surface, canvas.box(bar), cause, look.colour, canvas.px(6))
        canvas.surface.fill(
            canvas.theme.ink, canvas.box(FRect(groove.centerx - 0.5, groove.y - 2, 1, groove.height + 4))
        )


_NAMED = 0.36


def _head(canvas: Canvas, cell: FRect, cause: MovedBy) -> None:
    look, word = LOOKS[cause], _(words.CAUSES[cause])
    icons.icon(canvas, look.icon, FRect(cell.centerx - 10, cell.y, 20, 20), look.colour)
    spot = FRect(cell.x + 1, cell.y + 20, cell.width - 2, cell.height - 20)
    canvas.write(word, spot, canvas.letters.fitting(word, SMALL_BOLD, spot.width), look.colour, "centre middle")


@dataclass(eq=False, repr=False)
class Weights(Widget):
    """The shares of luck, choices and hands in all that moved the match, as one bar."""

    shares: tuple[tuple[MovedBy, float], ...] = ()

    def height_at(self, canvas: Canvas, width: float) -> float:
        return canvas.letters.line(SMALL_BOLD) * max(1, len(self.shares)) + 26

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The bar, and below it a line each."""
        place, theme, left = self.place, canvas.theme, self.place.x
        line = canvas.letters.line(SMALL_BOLD)
        for number, (cause, share) in enumerate(self.shares):
            look, wide = LOOKS[cause], place.width * share
            bar = FRect(left, place.y, wide, 18)
            canvas.surface.fill(mix(theme.card, look.colour, 0.55), canvas.box(bar))
            _pattern(canvas.surface, canvas.box(bar), cause, look.colour, canvas.px(6))
            left += wide
            row = FRect(place.x, place.y + 22 + number * line, place.width, line)
            icons.icon(canvas, look.icon, FRect(row.x, row.centery - 9, 18, 18), look.colour)
            canvas.write(
                _(words.CAUSES[cause]),
                FRect(row.x + 26, row.y, row.width - 26, line),
                SMALL_BOLD,
                theme.ink,
                "left middle",
            )
            canvas.write(percent(share), row, SMALL_BOLD, look.colour, "right middle")
        materials.outline(canvas, FRect(place.x, place.y, place.width, 18), theme.outline)


def spoken_sums(causes: Sequence[MovedBy], sums: Sequence[float]) -> str:
    """What each changed for a seat, in words."""
    told = (f"{_(words.CAUSES[cause])} {words.signed(each)}" for cause, each in zip(causes, sums, strict=True))
    return ", ".join(told)
