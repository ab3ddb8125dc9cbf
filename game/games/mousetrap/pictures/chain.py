"""The chain of 17 links along the foot of the screen: it lights up link by link, and each link can be asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game.games.mousetrap.text import chain as words
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.trap.machine import BY_NUMBER
from game.games.mousetrap.trap.report import AT_WORK, LINKS
from game.text.language import _
from game.ui.drawing import materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Style
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.widgets.dirty import Item, without
from game.ui.widgets.panels import Card
from game.ui.widgets.widget import Widget

Shows = tuple[int, str, bool]
"""So many links reached, what is told about the next, and whether it ended badly there."""
HEAD = Style("head", 19)
_NEXT = Style("bold", 16)
_NAME, _NUMBER = Style("text", 14), Style("display", 16)
_NAME_LIT = Style("bold", 14)
MARK = (46.0, 32.0)
_CORNER, _LIFT = 12.0, 0.8
_EDGE = 14.0
_DARK, _LIGHT = rgb("#1d120b"), rgb("#ffffff")


def colour_of(link: int) -> Colour:
    """The colour of the part at work in a link."""
    return rgb(BY_NUMBER[AT_WORK[link]].colour)


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


@dataclass(eq=False, repr=False)
class ChainCard(Card):
    """The card on which the links are, as a widget."""

    drawn: ClassVar[bool] = False


class _Strips(NamedTuple):
    """The card without its round corners, with its links pale and lit, and only the part of it where they are.

    box: their place on the canvas, px. edges: what lies round that, the shadow too. parts: where on them the links
    are that were reached, by how many these are, px.
    """

    box: pygame.Rect
    pale: pygame.Surface
    lit: pygame.Surface
    bare: pygame.Surface
    edges: list[Item]
    parts: list[pygame.Rect]


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
        self._strips: _Strips | None = None
        self._notes: dict[Shows, list[Item]] = {}

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

    def items(self, canvas: Canvas, shows: Shows) -> list[Item | None]:
        """All links pale; over them those that were reached, lit, then the heading and the link that must come next.

        The pictures leave out the card's round corners, so that they are copied as quickly as can be.
        """
        if self._strips is None:
            with canvas.store.passing():
                self._strips = self._painted(canvas)
        strips = self._strips
        if shows not in self._notes:
            self._notes = {shows: self._note(canvas, strips, shows)}
        at, part = strips.box.topleft, strips.parts[shows[0]]
        over = Item(strips.lit, (at[0] + part.x, at[1] + part.y), part) if part.width else None
        heading, *link = self._notes[shows]
        return [*strips.edges, Item(strips.pale, at), over, heading, link[0] if link else None]

    def hides(self, canvas: Canvas) -> pygame.Rect:
        """Where nothing is seen of what lies below it, px."""
        return canvas.box(self.rect.inflate(-2 * _CORNER, 0))

    def ahead(self, canvas: Canvas, shows: Shows, coming: Shows) -> None:
        """Paint in spare time what will be shown next."""
        if coming not in self._notes and shows in self._notes and self._strips is not None:
            self._notes = {shows: self._notes[shows], coming: self._note(canvas, self._strips, coming)}

    def _on_strip(self, canvas: Canvas, box: pygame.Rect) -> Chain:
        """The same with its corner where that of a picture is whose place on the canvas this is, px."""
        return self._moved(-box.x / canvas.scale, -box.y / canvas.scale)

    def _painted(self, canvas: Canvas) -> _Strips:
        box, pad = self.hides(canvas), materials.card_shadow(canvas, _LIFT)
        outer = canvas.box(self.rect).inflate(2 * pad, 2 * pad)
        card, inner = pygame.Surface(outer.size, pygame.SRCALPHA), box.move(-outer.x, -outer.y)
        materials.card(canvas.onto(card), self._on_strip(canvas, outer).rect, _CORNER, _LIFT)
        around = without(card.get_rect(), inner)
        edges = [Item(card.subsurface(edge).copy(), edge.move(outer.topleft).topleft) for edge in around]
        here, pale = self._on_strip(canvas, box), pygame.Surface(box.size)
        pale.blit(card, (0, 0), inner)
        parts = [pygame.Rect(0, 0, 0, 0), *(here._cut(canvas, 0, number + 1) for number in range(len(LINKS)))]
        bare, lit = pale.subsurface(parts[-1]).copy(), pale.copy()
        for strip in (pale, lit):
            under = canvas.onto(strip)
            under.clip(here._cells(0, len(LINKS)))
            here._links(under, strip is lit)
            strip.set_clip(None)
        return _Strips(box, pale, lit, bare, edges, parts)

    def _cut(self, canvas: Canvas, first: int, last: int) -> pygame.Rect:
        """Where the links are from one to before another, px."""
        return canvas.box(self._cells(max(0, first), min(last, len(LINKS))))

    def _note(self, canvas: Canvas, strips: _Strips, shows: Shows) -> list[Item]:
        """The heading, and the next link if there is one, cut from a strip on which they are painted over the rest."""
        reached, told, bad = shows
        here, strip, part = self._on_strip(canvas, strips.box), strips.pale.copy(), strips.parts[reached]
        under = canvas.onto(strip)
        strip.blit(strips.lit, part, part)
        with canvas.store.passing():
            here._heading(under, reached, told, bad)
        cuts = [canvas.box(here.head)]
        if reached < len(LINKS):
            cell, links = here._cut(canvas, reached, reached + 1), strips.parts[-1]
            strip.blit(strips.bare, cell, cell.move(-links.x, -links.y))
            under.clip(here._cells(0, len(LINKS)))
            here._next(under, reached, bad)
            strip.set_clip(None)
            cuts.append(here._cut(canvas, reached - 1, reached + 2))
        return [Item(strip.subsurface(cut).copy(), cut.move(strips.box.topleft).topleft) for cut in cuts]

    def _moved(self, right: float, down: float) -> Chain:
        other = copy(self)
        other.rect, other.head, other.top = self.rect.move(right, down), self.head.move(right, down), self.top + down
        return other

    def _cell(self, number: int) -> FRect:
        """The place of a link with its name, its glow and its share of the wire."""
        middle = self.rect.x + _EDGE + (number + 0.5) * self.pitch
        return FRect(middle - self.pitch / 2, self.head.bottom, self.pitch, self.rect.bottom - self.head.bottom)

    def _cells(self, first: int, last: int) -> FRect:
        """The places of the links from one to before another."""
        return self._cell(first).union(self._cell(last - 1))

    def _heading(self, canvas: Canvas, reached: int, told: str, bad: bool) -> None:
        head, theme = self.head, canvas.theme
        count = _(self.count, reached=reached, whole=len(LINKS))
        canvas.write(count, head, HEAD, theme.ink, "left middle")
        left = canvas.letters.width(count, HEAD) + 24
        room = FRect(head.x + left, head.y, head.width - left, head.height)
        ink = theme.good if reached == len(LINKS) and not bad else theme.warn
        style = canvas.letters.fitting(told, _NEXT, room.width)
        if not style.crowded:  # the card of the verdict says the same
            canvas.write(told, room, style, ink, "right middle")

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
        """All links, lit or pale."""
        theme, first = under.theme, self.mark(0)
        self._wire(under, FRect(first.centerx, first.centery - 2.5, self.pitch * (len(LINKS) - 1), 5), lit)
        for number in range(len(LINKS)):
            place = self.mark(number)
            if lit:
                self._lit(under, place, number)
            else:
                materials.framed(under, place, materials.Frame(theme.card, mix(theme.card, theme.ink, 0.5), 16, 1.8))
                under.write(str(number + 1), place, _fit(under), theme.faint, "centre middle")
            if self.named:
                self._name(under, number, _NAME_LIT if lit else _NAME, theme.ink if lit else theme.faint)

    def _lit(self, under: Canvas, place: FRect, number: int) -> None:
        tone = colour_of(number)
        side = mix(tone, (0, 0, 0), 0.45)
        materials.plastic(under, place, (tone, side), "up", 16)
        disc = FRect(place.centerx - 11, place.centery - 13, 22, 22)
        materials.framed(under, disc, materials.Frame(_LIGHT, side, 11, 1))
        under.write(str(number + 1), disc, _fit(under), _DARK, "centre middle")

    def _name(self, canvas: Canvas, number: int, style: Style, ink: Colour) -> None:
        middle, high = self.mark(number).centerx, canvas.letters.line(style)
        place = FRect(middle - self.pitch / 2 + 1, self.top + MARK[1] + 4, self.pitch - 2, 2 * high)
        for row, line in enumerate(canvas.letters.wrap(words.short(LINKS[number]), style, place.width - 2)):
            there = FRect(place.x - 4, place.y + row * high, place.width + 8, high)
            canvas.write(line, there, style, ink, "centre middle")


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
