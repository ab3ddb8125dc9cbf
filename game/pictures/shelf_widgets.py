"""What stands in the shop: the boxes with their tickets, and the cards of the lower shelf."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import pygame
from pygame import FRect

from game.pictures.covers import COVERS, cover
from game.pictures.framed_picture import framed_picture
from game.pictures.shelf import BOXES, Box, Waiting, box_of
from game.text import screens as labels
from game.text.language import _, sentences
from game.text.moments_ago import when
from game.ui import badges, icons, materials, shapes
from game.ui.canvas import Canvas
from game.ui.lettering import BODY, BOLD, HEAD, SMALL, SMALL_BOLD, Style
from game.ui.materials import Frame
from game.ui.spoken import Role, Spoken
from game.ui.theme import mix
from game.ui.widget import Mood, Widget

Act = Callable[[], None]
# The pegboard in its own units, and how much of it the gears at its right take.
_BOARD, _GEARS = (300.0, 158.0), 182.0
_DEEP = 15
_VIEW, _LEAST_WORDS, _LEAST_VIEW = 1.34, 250.0, 54.0
"""How much wider than high the picture of a match is beside words, the room it leaves to them, its least height."""


def _nothing() -> None:
    """A card without an action."""


@dataclass
class GameBox(Widget):
    """A box on the shelf; it is lifted while it has the focus."""

    game: str = ""
    on_open: Act = _nothing
    coming: bool = False

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def confirm(self) -> None:
        """Open the box."""
        self.on_open()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw shadow, sides, lid and cover."""
        lift = 8 if mood.focus or mood.hover else 0
        place = self.place.move(0, -lift)
        materials.drop(canvas, FRect(place.x + 6, place.y + 14 + lift, place.width + 10, place.height - 10), 12, 150)
        self._contact(canvas, place, lift)
        self._sides(canvas, place)
        cover(canvas, self.game, place)
        if self.coming:
            self._tag(canvas, place)

    def draw_focus(self, canvas: Canvas) -> None:
        """Ring the lifted box with its sides."""
        place = self.place.move(0, -8)
        ring = FRect(place.x - 2, place.y - 11, place.width + 19, place.height + 12)
        materials.focus_ring(canvas, ring, self.radius)

    @staticmethod
    def _contact(canvas: Canvas, place: FRect, lift: float) -> None:
        """Where the box stands on the plank it is dark; less and wider below one that is lifted."""
        spread = 2 + lift * 0.4
        foot = FRect(place.x - spread, place.bottom + lift - 3, place.width + _DEEP + 2 * spread, 8)
        materials.drop(canvas, foot, 3 + lift * 0.5, 230 if not lift else 150, 4)

    def _sides(self, canvas: Canvas, place: FRect) -> None:
        """The lid's upper edge and the right side, in the colour of the cover."""
        ground = COVERS[self.game].ground
        deep, high = _DEEP, 9
        size = canvas.px(place.width + deep), canvas.px(place.height + high)
        scale = canvas.scale

        def slab(points: list[tuple[float, float]], colour: tuple[int, int, int]) -> None:
            fine = [(x * scale, y * scale) for x, y in points]
            canvas.blit(shapes.polygon(size, fine, (*colour, 255)), (place.x, place.y - high))

        w, h = place.width, place.height
        slab([(0, high), (deep * 0.6, 0), (w + deep, 0), (w, high)], mix(ground, (255, 255, 255), 0.25))
        slab([(w, high), (w + deep, 0), (w + deep, h - 2), (w, h + high)], mix(ground, (30, 10, 10), 0.5))

    def _tag(self, canvas: Canvas, place: FRect) -> None:
        """A tag in the corner of a box that cannot be opened yet."""
        words, letters = _(labels.COMING_LATER), canvas.letters
        style = SMALL_BOLD
        if letters.width(words, style) > place.width - 32:
            style = letters.fitting(words, style, place.width - 32)
        wide, high = letters.width(words, style) + 20, letters.line(style) + 8
        tag = FRect(place.right - wide - 6, place.bottom - high - 8, wide, high)
        materials.card(canvas, tag, 4, 0.5)
        canvas.write(words, tag.inflate(-4, 0), style, canvas.theme.ink, "centre middle")


_APART, _STILL_LIFE = 8.0, 1.5
_LEAST = 0.88
"""To this share of its size what stands on a ticket is made smaller, so that it fits."""


@dataclass
class Ticket(Widget):
    """The price ticket below a box: for how many, and for how long if there is room for that on all of a shelf."""

    box: Box = BOXES[0]
    lit: bool = False
    worded: bool = True

    def fits(self, canvas: Canvas) -> bool:
        """Whether there is room for how long it takes."""
        return self._wide(canvas, SMALL_BOLD, SMALL) * _LEAST <= self.rect.width - 8

    def _wide(self, canvas: Canvas, style: Style, small: Style) -> float:
        letters = canvas.letters
        return letters.width(self.box.players, style) + _APART + letters.width(self.box.minutes, small)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the ticket."""
        theme, place, letters, ink = canvas.theme, self.place, canvas.letters, canvas.theme.ink
        if self.lit:
            materials.framed(canvas, place, Frame(theme.focus, theme.outline, 5))
        else:
            materials.card(canvas, place, 5, 0.5)
        if not self.worded:
            style = letters.fitting(self.box.players, BOLD, place.width - 10)
            canvas.write(self.box.players, place, style, ink, "centre middle")
            return
        style, small = BOLD, SMALL
        if self._wide(canvas, style, small) > place.width - 8:
            share = min(1.0, (place.width - 8) / self._wide(canvas, SMALL_BOLD, SMALL))
            style, small = (Style(one.face, one.size * share) for one in (SMALL_BOLD, SMALL))
        first, second = letters.width(self.box.players, style), letters.width(self.box.minutes, small)
        left = place.centerx - (first + _APART + second) / 2
        canvas.write(self.box.players, FRect(left, place.y, first + 2, place.height), style, ink, "left middle")
        rest = FRect(left + first + _APART, place.y, second + 2, place.height)
        canvas.write(self.box.minutes, rest, small, ink, "left middle")


@dataclass
class Tile(Widget):
    """A card on the lower shelf that can be pressed."""

    heading: str = ""
    waiting: Waiting | None = None
    note: str = ""
    picture: pygame.Surface | None = None
    on_press: Act = _nothing

    focusable: ClassVar[bool] = True

    def spoken(self) -> Spoken:
        """Its heading, and what stands below it."""
        waiting = self.waiting
        note = self.note
        if waiting is not None:
            note = sentences(f"{box_of(waiting.game).title}, {when(waiting.time)}.", waiting.line)
        return Spoken(Role.BUTTON, self.heading, note=note)

    def confirm(self) -> None:
        """Do what the card promises."""
        if self.enabled:
            self.on_press()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the card, a picture on the left if there is room, and as many lines as fit."""
        theme = canvas.theme
        colour = theme.field if mood.hover else theme.card
        materials.card(canvas, self.place, 12, 1.0, colour)
        room = self.place.inflate(-32, -22)
        if self.waiting is not None:
            room = self._aside(canvas, room, self.waiting)
        fits = canvas.letters.width(self.heading, HEAD) <= room.width
        style = HEAD if fits else canvas.letters.fitting(self.heading, HEAD, room.width)
        taken = canvas.write(self.heading, room, style, theme.ink)
        rest = FRect(room.x, room.y + taken + 4, room.width, room.height - taken - 4)
        if self.waiting is not None:
            below = self._match(canvas, rest, self.waiting)
            if self.picture is not None and below.height > _LEAST_VIEW and room.x < self.place.x + 20:
                framed_picture(canvas, self.picture, below, 8)
        else:
            _lines(canvas, rest, [(self.note, SMALL)])

    def _aside(self, canvas: Canvas, room: FRect, waiting: Waiting) -> FRect:
        """The picture of the state, or those who play where there is none yet; what is left of the room."""
        wide = min(self.place.height * _VIEW, room.width - _LEAST_WORDS * canvas.text_scale)
        if self.picture is not None and wide > self.place.height * 0.7:
            place = FRect(self.place.x + 12, self.place.y + 12, wide, self.place.height - 24)
            framed_picture(canvas, self.picture, place, 8)
            return FRect(place.right + 16, room.y, room.right - place.right - 16, room.height)
        if self.picture is None and room.width > 460 * canvas.text_scale:
            room.width -= self._players(canvas, room, waiting) + 12
        return room

    @staticmethod
    def _players(canvas: Canvas, room: FRect, waiting: Waiting) -> float:
        """The mice that wait at the right edge; returns the width they take."""
        high = min(room.height * 0.72, 112.0)
        step = high * 0.56
        left = room.right - step * len(waiting.sitters)
        for number, sitter in enumerate(waiting.sitters):
            place = FRect(left + number * step - high * 0.2, room.bottom - high + 6, high, high)
            canvas.sprite(f"mice/{sitter.seat}_figure", place)
        return step * len(waiting.sitters)

    def _match(self, canvas: Canvas, rest: FRect, waiting: Waiting) -> FRect:
        """Which game since when, who plays, and how it stands; what is left below."""
        step = canvas.letters.line(SMALL)
        taken = _lines(canvas, rest, [(f"{box_of(waiting.game).title}, {when(waiting.time)}", SMALL_BOLD)])
        rows = (len(waiting.sitters) + 1) // 2
        high = max(step, 24) + 4
        last = canvas.letters.height(waiting.line, SMALL, rest.width)
        if taken + rows * high + last <= rest.height + 2:
            for number, sitter in enumerate(waiting.sitters):
                x = rest.x + (number % 2) * rest.width / 2
                y = rest.y + taken + (number // 2) * high
                badges.badge(canvas, sitter.seat, FRect(x, y + high / 2 - 12, 24, 24))
                name = canvas.letters.width(sitter.name, SMALL)
                words = FRect(x + 32, y, min(name + 2, rest.width / 2 - 60), high)
                canvas.write(sitter.name, words, SMALL, canvas.theme.ink, "left middle")
                if sitter.computer:
                    icons.icon(canvas, "gear", FRect(words.right + 6, y + high / 2 - 9, 18, 18), canvas.theme.faint)
            taken += rows * high
        rest = FRect(rest.x, rest.y + taken, rest.width, rest.height - taken)
        taken = _lines(canvas, rest, [(waiting.line, SMALL)]) + 8
        return FRect(rest.x, rest.y + taken, rest.width, rest.height - taken)


@dataclass
class Welcome(Widget):
    """A card that tells how to begin, where no match waits yet."""

    heading: str = ""
    note: str = ""

    def spoken(self) -> Spoken:
        """All its words."""
        return Spoken(Role.LABEL, sentences(self.heading, self.note))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the card, some parts at its right if there is room, and as many lines as fit."""
        theme = canvas.theme
        materials.card(canvas, self.place, 12, 1.0)
        room = self.place.inflate(-32, -22)
        wide = room.height * _STILL_LIFE
        if room.width - wide > 240 * canvas.text_scale:
            room.width -= wide + 12
            canvas.sprite("title/still_life", FRect(room.right + 12, room.y, wide, room.height))
        style = canvas.letters.fitting(self.heading, HEAD, room.width)
        taken = canvas.write(self.heading, room, style, theme.ink)
        _lines(canvas, FRect(room.x, room.y + taken + 4, room.width, room.height - taken - 4), [(self.note, BODY)])


@dataclass
class BenchTile(Tile):
    """The workshop's pegboard, its words on a small card where there is room for both."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the board, or a card where the words need it all."""
        share = self.place.height / _BOARD[1]
        wide = max(self.place.width * 0.46, self.place.width - _GEARS * share - 12)
        wide = max(wide, canvas.letters.width(self.heading, HEAD) + 26)
        card = FRect(self.place.x + 12, self.place.y + 12, wide, self.place.height - 24)
        room = card.inflate(-22, -16)
        heading = canvas.letters.height(self.heading, HEAD, room.width)
        needed = heading + canvas.letters.height(self.note, SMALL, room.width)
        if needed > room.height or wide > self.place.width - _GEARS * share * 0.6:
            super().draw(canvas, mood)
            return
        materials.drop(canvas, self.place, 8, 150, 10)
        box = canvas.box(self.place)
        picture = canvas.sprites.stretched("title/workshop", box.size, canvas.scale * share)
        if picture is not None:
            canvas.surface.blit(picture, box)
        materials.card(canvas, card, 8, 0.6, canvas.theme.field if mood.hover else canvas.theme.card)
        canvas.write(self.heading, room, HEAD, canvas.theme.ink)
        rest = FRect(room.x, room.y + heading + 2, room.width, room.height - heading - 2)
        _lines(canvas, rest, [(self.note, SMALL)])


def _lines(canvas: Canvas, rest: FRect, lines: list[tuple[str, Style]]) -> float:
    """Write paragraphs one below the other, leaving out what does not fit; return the height taken."""
    taken = 0.0
    for text, style in lines:
        high = canvas.letters.height(text, style, rest.width)
        widest = max(canvas.letters.width(word, style) for word in text.split(" "))
        if text and widest <= rest.width and taken + high <= rest.height + 1:
            place = FRect(rest.x, rest.y + taken, rest.width, high)
            canvas.write(text, place, style, canvas.theme.ink)
            taken += high
    return taken
