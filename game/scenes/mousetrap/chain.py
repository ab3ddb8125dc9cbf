"""The chain of 17 links along the foot of the screen: it lights up link by link, and each link can be asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.physics.mousetrap.parts import BY_NUMBER
from game.physics.mousetrap.report import LINKS
from game.ui import materials, shapes
from game.ui.canvas import Canvas
from game.ui.lettering import Style
from game.ui.theme import Colour, mix, rgb
from game.ui.widget import Widget
from game.words import mousetrap_links as words

_PARTS = (4, 5, 6, 6, 8, 10, 9, 13, 15, 14, 18, 17, 19, 20, 22, 23, 24)
HEAD = Style("head", 19)
_NEXT = Style("bold", 16)
_NAME, _NUMBER = Style("text", 14), Style("display", 16)
_NAME_LIT = Style("bold", 14)
MARK = (46.0, 32.0)
_EDGE = 14.0
_DARK, _LIGHT = rgb("#1d120b"), rgb("#ffffff")
assert len(_PARTS) == len(LINKS)


def colour_of(link: int) -> Colour:
    """The colour of the part at work in a link."""
    return rgb(BY_NUMBER[_PARTS[link]].colour)


@dataclass
class LinkMark(Widget):
    """A link that explains itself, and from which a run that is over can be watched again."""

    on_press: Callable[[], None] = lambda: None
    ready: bool = False

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 16

    def confirm(self) -> None:
        """Watch from here."""
        if self.ready:
            self.on_press()


class Chain:
    """The strip: how far the run came, what comes next or where it ended."""

    def __init__(self, canvas: Canvas, area: FRect) -> None:
        self.named = self._names_fit(canvas, area.width)
        letters = canvas.letters
        head = max(letters.line(HEAD), letters.line(_NEXT))
        below = 2 * letters.line(_NAME) + 2 if self.named else 0.0
        height = 10 + head + 6 + MARK[1] + 4 + below + 8
        self.rect = FRect(area.left + 8, area.bottom - height - 6, area.width - 16, height)
        self.head = FRect(self.rect.x + 16, self.rect.y + 8, self.rect.width - 32, head)
        self.pitch = (self.rect.width - 2 * _EDGE) / len(LINKS)
        self.top = self.head.bottom + 6

    @staticmethod
    def _names_fit(canvas: Canvas, width: float) -> bool:
        room = (width - 16 - 2 * _EDGE) / len(LINKS) - 4
        named = [words.short(link) for link in LINKS]
        return all(
            len(lines := canvas.letters.wrap(name, _NAME_LIT, room)) <= 2
            and all(canvas.letters.width(line, _NAME_LIT) <= room for line in lines)
            for name in named
        )

    def mark(self, number: int) -> FRect:
        """The place of a link."""
        width = min(MARK[0], self.pitch - 8)
        middle = self.rect.x + _EDGE + (number + 0.5) * self.pitch
        return FRect(middle - width / 2, self.top, width, MARK[1])

    def draw(self, canvas: Canvas, reached: int, told: str, bad: bool = False) -> None:
        """Draw the links over the card: so many reached, and what is told about the next."""
        self._half(canvas, False, reached + 1, len(LINKS))
        self._half(canvas, True, 0, reached)
        if reached < len(LINKS):
            self._next(canvas, reached, bad)
        canvas.layer(
            ("chain head", reached, told, bad), self.head, lambda under: self._heading(under, reached, told, bad)
        )

    def _heading(self, under: Canvas, reached: int, told: str, bad: bool) -> None:
        head = self.head.move(-self.head.x, -self.head.y)
        count = f"The chain: {reached} of {len(LINKS)} links"
        under.write(count, head, HEAD, under.theme.ink, "left middle")
        left = under.letters.width(count, HEAD) + 24
        room = FRect(left, 0, head.width - left, head.height)
        whole = reached == len(LINKS) and not bad
        ink = under.theme.good if whole else under.theme.warn
        under.write(told, room, under.letters.fitting(told, _NEXT, room.width), ink, "right middle")

    def _half(self, canvas: Canvas, lit: bool, first: int, last: int) -> None:
        """The links from one to before another, all lit or all pale."""
        if first < last:
            left = self.rect.x + _EDGE + first * self.pitch
            canvas.clip(FRect(left, self.top - 8, (last - first) * self.pitch, self.rect.bottom - self.top + 8))
            canvas.layer(("chain", lit, self.named), self.rect, lambda under: self._links(under, lit))
            canvas.clip(None)

    def _next(self, canvas: Canvas, number: int, bad: bool) -> None:
        """The link that must come next, or the one at which it ended."""
        mark = self.mark(number)
        cell = FRect(mark.centerx - self.pitch / 2, self.top - 8, self.pitch, self.rect.bottom - self.top + 8)
        canvas.layer(
            ("chain next", number, bad, self.named), cell, lambda under: self._paint_next(under, number, bad, cell)
        )

    def _paint_next(self, under: Canvas, number: int, bad: bool, cell: FRect) -> None:
        shift = -cell.x, -cell.y
        place = self.mark(number).move(*shift)
        theme, warn = under.theme, under.theme.warn
        left, right = 0.0 if number else cell.width / 2, cell.width if number < len(LINKS) - 1 else cell.width / 2
        self._wire(under, FRect(left, place.centery - 2.5, right - left, 5), False)
        soft = under.px(4)
        glow = shapes.shadow(under.box(place).size, under.px(16), soft, 170, warn)
        under.surface.blit(glow, (under.px(place.x) - 2 * soft, under.px(place.y) - 2 * soft))
        materials.framed(under, place, materials.Frame(warn if bad else theme.field, warn, 16, 2.4))
        under.write(str(number + 1), place, _fit(under), theme.card if bad else warn, "centre middle")
        if self.named:
            self._name(under, number, _NAME_LIT, warn, shift)

    @staticmethod
    def _wire(under: Canvas, place: FRect, lit: bool) -> None:
        theme = under.theme
        tone = mix(theme.ink, (150, 160, 190), 0.75) if lit else mix(theme.card, theme.ink, 0.22)
        materials.framed(under, place, materials.Frame(tone, theme.card_edge, 2.5, 1))

    def _links(self, under: Canvas, lit: bool) -> None:
        """All links, lit or pale, on a canvas whose corner is that of the strip."""
        shift = -self.rect.x, -self.rect.y
        theme = under.theme
        first = self.mark(0).move(*shift)
        self._wire(under, FRect(first.centerx, first.centery - 2.5, self.pitch * (len(LINKS) - 1), 5), lit)
        for number in range(len(LINKS)):
            place = self.mark(number).move(*shift)
            if lit:
                self._lit(under, place, number)
            else:
                materials.framed(under, place, materials.Frame(theme.card, mix(theme.card, theme.ink, 0.5), 16, 1.8))
                under.write(str(number + 1), place, _fit(under), theme.faint, "centre middle")
            if self.named:
                style = _NAME_LIT if lit else _NAME
                self._name(under, number, style, theme.ink if lit else theme.faint, shift)

    def _lit(self, under: Canvas, place: FRect, number: int) -> None:
        tone = colour_of(number)
        side = mix(tone, (0, 0, 0), 0.45)
        materials.plastic(under, place, (tone, side), "up", 16)
        disc = FRect(place.centerx - 11, place.centery - 13, 22, 22)
        materials.framed(under, disc, materials.Frame(_LIGHT, side, 11, 1))
        under.write(str(number + 1), disc, _fit(under), _DARK, "centre middle")

    def _name(
        self, canvas: Canvas, number: int, style: Style, ink: Colour, shift: tuple[float, float] = (0.0, 0.0)
    ) -> None:
        middle = self.mark(number).centerx
        place = FRect(
            middle - self.pitch / 2 + 1, self.top + MARK[1] + 4, self.pitch - 2, 2 * canvas.letters.line(style)
        )
        lines = canvas.letters.wrap(words.short(LINKS[number]), style, place.width - 2)
        for row, line in enumerate(lines):
            high = canvas.letters.line(style)
            canvas.write(
                line,
                FRect(place.x - 4, place.y + row * high, place.width + 8, high).move(*shift),
                style,
                ink,
                "centre middle",
            )


def _fit(canvas: Canvas) -> Style:
    return canvas.letters.fitting(str(len(LINKS)), _NUMBER, 19)


def marks(chain: Chain, ready: bool, told: Sequence[str], watch: Callable[[int], None]) -> list[LinkMark]:
    """The links as widgets: with what each says, and what pressing it does."""

    def from_here(number: int) -> Callable[[], None]:
        return lambda: watch(number)

    return [
        LinkMark(f"link_{number}", chain.mark(number), hint=told[number], on_press=from_here(number), ready=ready)
        for number in range(len(LINKS))
    ]
