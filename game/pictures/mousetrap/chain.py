"""The chain of 17 links along the foot of the screen: it lights up link by link, and each link can be asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import ClassVar

import pygame
from pygame import FRect

from game.physics.mousetrap.parts import BY_NUMBER
from game.physics.mousetrap.report import LINKS
from game.text.language import _
from game.text.mousetrap import links as words
from game.text.mousetrap import screens as labels
from game.ui import materials, shapes
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item
from game.ui.lettering import Style
from game.ui.theme import Colour, mix, rgb
from game.ui.widget import Widget

Shows = tuple[int, str, bool]
"""So many links reached, what is told about the next, and whether it ended badly there."""
_PARTS = (4, 5, 6, 6, 8, 10, 9, 13, 15, 14, 18, 17, 19, 20, 22, 23, 24)
HEAD = Style("head", 19)
_NEXT = Style("bold", 16)
_NAME, _NUMBER = Style("text", 14), Style("display", 16)
_NAME_LIT = Style("bold", 14)
MARK = (46.0, 32.0)
CORNER, LIFT = 12.0, 0.8
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
    group: ClassVar[str] = "chain"

    def confirm(self) -> None:
        """Watch from here."""
        if self.ready:
            self.on_press()


@dataclass
class Face:
    """A picture of the links, what it is to show, and the places where it does not yet."""

    picture: pygame.Surface
    shows: Shows
    places: list[FRect]


class Chain:
    """The strip: how far the run came, what comes next or where it ended.

    count: how many links were reached, marked for translation.
    """

    count = labels.THE_CHAIN_OF_LINKS

    def __init__(self, canvas: Canvas, area: FRect) -> None:
        self.suits = canvas.surface.get_size(), canvas.look
        self.named = self._names_fit(canvas, area.width)
        letters = canvas.letters
        head = max(letters.line(HEAD), letters.line(_NEXT))
        below = 2 * letters.line(_NAME) + 2 if self.named else 0.0
        height = 10 + head + 6 + MARK[1] + 4 + below + 8
        self.rect = FRect(area.left + 8, area.bottom - height - 6, area.width - 16, height)
        self.head = FRect(self.rect.x + 16, self.rect.y + 8, self.rect.width - 32, head)
        self.pitch = (self.rect.width - 2 * _EDGE) / len(LINKS)
        self.top = self.head.bottom + 6
        self._face: Face | None = None
        self._other: Face | None = None

    @staticmethod
    def fitting(canvas: Canvas, area: FRect, before: Chain | None) -> Chain:
        """The strip for a canvas, the one before if that still suits it, so that nothing is painted twice."""
        made = Chain(canvas, area)
        return before if before is not None and before.suits == made.suits else made

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

    def item(self, canvas: Canvas, shows: Shows, coming: Shows | None = None) -> Item:
        """The links; coming: what they will show next, which is painted ahead, a place a frame.

        The picture leaves out the card's round corners, so that it is copied as quickly as can be.
        """
        room = self.rect.inflate(-2 * CORNER, 0)
        box = canvas.box(room)
        if self._face is None or self._other is None:
            self._face = Face(pygame.Surface(box.size), shows, [FRect(0, 0, *room.size)])
            self._finish(canvas, self._face)
            self._other = Face(self._face.picture.copy(), shows, [])
        elif self._face.shows != shows:
            self._turn(self._other, shows)
            self._finish(canvas, self._other)
            self._face, self._other = self._other, self._face
        elif coming is not None:
            self._turn(self._other, coming)
            self._paint(canvas, self._other)
        return Item(self._face.picture, box.topleft)

    def _turn(self, face: Face, shows: Shows) -> None:
        """Let a picture have to show something else, wherever that differs."""
        if face.shows != shows:
            links, here = sorted((face.shows[0], shows[0])), self._on_face()
            face.places += [here.head, here._cell(links[0] - 1).union(here._cell(links[1] + 1))]
            face.shows = shows

    def _finish(self, canvas: Canvas, face: Face) -> None:
        while face.places:
            self._paint(canvas, face)

    def _paint(self, canvas: Canvas, face: Face) -> None:
        """Paint one of the places that a picture still lacks."""
        if face.places:
            box = canvas.box(face.places.pop())
            self._on_face()._print(canvas.onto(face.picture).within(box), face.shows)
            face.picture.set_clip(None)

    def _on_face(self) -> Chain:
        """The same strip with its corner where that of its picture is."""
        return self._moved(-CORNER - self.rect.x, -self.rect.y)

    def _moved(self, right: float, down: float) -> Chain:
        other = copy(self)
        other.rect, other.head, other.top = self.rect.move(right, down), self.head.move(right, down), self.top + down
        return other

    def _cell(self, number: int) -> FRect:
        """The place of a link with its name, its glow and its share of the wire."""
        middle = self.rect.x + _EDGE + (number + 0.5) * self.pitch
        return FRect(middle - self.pitch / 2, self.head.bottom, self.pitch, self.rect.bottom - self.head.bottom)

    def _print(self, canvas: Canvas, shows: Shows) -> None:
        reached, told, bad = shows
        if self._other is None:  # all lit, under the card: made now, so that no link has to wait for it
            self._half(canvas, True, 0, len(LINKS))
        materials.card(canvas, self.rect, CORNER, LIFT)
        if canvas.box(self.head).colliderect(canvas.surface.get_clip()):
            self._heading(canvas, reached, told, bad)
        if canvas.box(self._cell(reached)).colliderect(canvas.surface.get_clip()):
            self._half(canvas, False, reached + 1, len(LINKS))
            self._half(canvas, True, 0, reached)
            if reached < len(LINKS):
                canvas.clip(self._cell(-1).union(self._cell(len(LINKS))))
                self._next(canvas, reached, bad)
                canvas.clip(None)

    def _heading(self, canvas: Canvas, reached: int, told: str, bad: bool) -> None:
        head, theme = self.head, canvas.theme
        count = _(self.count, reached=reached, whole=len(LINKS))
        canvas.write(count, head, HEAD, theme.ink, "left middle")
        left = canvas.letters.width(count, HEAD) + 24
        room = FRect(head.x + left, head.y, head.width - left, head.height)
        ink = theme.good if reached == len(LINKS) and not bad else theme.warn
        canvas.write(told, room, canvas.letters.fitting(told, _NEXT, room.width), ink, "right middle")

    def _half(self, canvas: Canvas, lit: bool, first: int, last: int) -> None:
        """The links from one to before another, all lit or all pale."""
        if first < last:
            canvas.clip(self._cell(first).union(self._cell(last - 1)))
            canvas.layer(("chain", lit, self.named), self.rect, lambda under: self._links(under, lit))
            canvas.clip(None)

    def _next(self, canvas: Canvas, number: int, bad: bool) -> None:
        """The link that must come next, or the one at which it ended."""
        cell, place = self._cell(number), self.mark(number)
        theme, warn = canvas.theme, canvas.theme.warn
        left = cell.left - 3 if number else cell.centerx
        right = cell.right + 3 if number < len(LINKS) - 1 else cell.centerx
        self._wire(canvas, FRect(left, place.centery - 2.5, right - left, 5), False)
        soft, box = canvas.px(4), canvas.box(place)
        glow = canvas.store.get(
            ("chain glow", box.size, warn), lambda: shapes.shadow(box.size, canvas.px(16), soft, 170, warn)
        )
        canvas.surface.blit(glow, (box.x - 2 * soft, box.y - 2 * soft))
        materials.framed(canvas, place, materials.Frame(warn if bad else theme.field, warn, 16, 2.4))
        canvas.write(str(number + 1), place, _fit(canvas), theme.card if bad else warn, "centre middle")
        if self.named:
            self._name(canvas, number, _NAME_LIT, warn)

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
