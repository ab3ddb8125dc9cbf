"""What is pressed and read on the panel: the header, the big button, pips, a switch."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.text.boobytrap import screens as labels
from game.text.language import _
from game.ui import badges, icons, materials
from game.ui.buttons import Button
from game.ui.cached_widget import CachedWidget
from game.ui.canvas import Canvas
from game.ui.caps import USUAL, Caps
from game.ui.lettering import BOLD, SMALL, SMALL_BOLD, Style
from game.ui.materials import Frame
from game.ui.spoken import Role, Spoken
from game.ui.theme import mix, rgb
from game.ui.widget import Mood, Widget

CALL = Style("head", 27)
_GREEN, _OFF = rgb("#177a4c"), rgb("#6d5b45")


@dataclass
class TrayHeader(CachedWidget):
    """Whose turn it is and how it goes, on the seat's colour."""

    seat: str = ""
    call: str = ""
    line: str = ""

    def spoken(self) -> Spoken:
        """Its words."""
        return Spoken(Role.HEADING, f"{self.call}. {self.line}")

    def says(self, mood: Mood) -> Hashable:
        """Seat and words."""
        return self.seat, self.call, self.line

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """A moulded field with the badge on a white ground, the call and the line."""
        place, look = self.place, badges.badge_of(self.seat)
        materials.plastic(canvas, place, (look.colour, mix(look.colour, (0, 0, 0), 0.45)), radius=10)
        size = min(place.height - 18, 62.0)
        ground = FRect(place.x + 10, place.centery - size / 2 - 2, size, size)
        materials.framed(canvas, ground, Frame(rgb("#fffaf0"), canvas.theme.outline, size / 2))
        badges.badge(canvas, self.seat, ground.inflate(-size * 0.26, -size * 0.26))
        left = ground.right + 10
        room = FRect(left, place.y + 4, place.right - left - 14, place.height - 12)
        style = canvas.letters.fitting(self.call, CALL, room.width)
        low = canvas.letters.height(self.line, SMALL_BOLD, room.width)
        upper = FRect(room.x, room.y, room.width, room.height - low)
        if canvas.letters.line(style) > upper.height:
            style = Style(style.face, style.size * upper.height / canvas.letters.line(style))
        canvas.write(self.call, upper, style, look.on, "left middle")
        canvas.write(self.line, FRect(room.x, upper.bottom, room.width, low), SMALL_BOLD, look.on)

    @staticmethod
    def height(canvas: Canvas, line: str, width: float) -> float:
        """How tall one must be for its words."""
        letters = canvas.letters
        return max(76.0, letters.line(CALL) + letters.height(line, SMALL_BOLD, width - 90) + 20)


@dataclass
class TakeButton(Button):
    """Takes the touched piece; what it is worth stands in a white field."""

    worth: str = ""

    def paint_label(self, canvas: Canvas, face: FRect, ink: tuple[int, int, int]) -> None:
        """The words, and what it is worth on a pill."""
        pill = canvas.letters.width(self.worth, BOLD) + 20 if self.worth else 0.0
        style = canvas.letters.fitting(self.text, self.style, face.width - pill - (10 if pill else 0))
        wide = canvas.letters.width(self.text, style)
        left = face.centerx - (wide + pill + (10 if pill else 0)) / 2
        canvas.write(self.text, FRect(left, face.y, wide + 4, face.height), style, ink, "left middle")
        if pill:
            high = canvas.letters.line(BOLD) + 4
            place = FRect(left + wide + 10, face.centery - high / 2, pill, high)
            materials.framed(canvas, place, Frame(rgb("#fffaf0"), rgb("#fffaf0"), high / 2, 1))
            canvas.write(self.worth, place, BOLD, canvas.theme.ink, "centre middle")


@dataclass
class TrayKeyHints(CachedWidget):
    """What the keys of the device in use do: caps and a word each, as many as there is room for."""

    keys: tuple[tuple[tuple[str, ...], str], ...] = ()

    caps: Caps = USUAL

    def says(self, mood: Mood) -> Hashable:
        """Keys and words."""
        return self.keys, self.caps

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw them from the left edge to the right one, evenly apart."""
        place, keys = self.place, list(self.keys)
        while keys and sum(self._width(canvas, *key) for key in keys) + 10 * (len(keys) - 1) > place.width:
            keys.pop()
        room = place.width - sum(self._width(canvas, *key) for key in keys)
        left, gap = place.x, min(26.0, room / max(1, len(keys) - 1))
        for caps, word in keys:
            for cap in caps:
                icons.key_cap(canvas, cap, FRect(left, place.y, 0, place.height))
                left += icons.cap_width(canvas, cap) + 3
            wide = canvas.letters.width(word, SMALL) + 2
            canvas.write(word, FRect(left + 3, place.y, wide, place.height), SMALL, canvas.theme.ink, "left middle")
            left += wide + 3 + gap

    @staticmethod
    def _width(canvas: Canvas, caps: tuple[str, ...], word: str) -> float:
        return sum(icons.cap_width(canvas, cap) + 3 for cap in caps) + 5 + canvas.letters.width(word, SMALL)


@dataclass
class Pips(Widget):
    """So many of so many, as filled and empty rings."""

    done: int = 0
    most: int = 0
    warn: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the rings, as large as fit."""
        place, theme = self.place, canvas.theme
        side = min(place.height, place.width / max(1, self.most) - 3)
        for number in range(self.most):
            ring = FRect(place.x + number * (side + 3), place.centery - side / 2, side, side)
            full = number < self.done
            fill = (theme.warn if self.warn else theme.ink) if full else theme.field
            materials.framed(canvas, ring, Frame(fill, theme.outline, side / 2, 1.6))


@dataclass
class Switch(Widget):
    """A card with an icon, a word, a line, and a switch that is on or off."""

    text: str = ""
    note: str = ""
    icon: str = ""
    on: bool = False
    cap: str = ""
    on_change: Callable[[bool], None] = lambda on: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def spoken(self) -> Spoken:
        """Its word, its line, and whether it is on."""
        told = self.called(Role.CHECK, self.text)
        return told._replace(note=self.note or told.note, on=self.on)

    def confirm(self) -> None:
        """Turn it over."""
        self.on_change(not self.on)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the card, its words, and the switch."""
        place, theme = self.place, canvas.theme
        ground = theme.chosen if mood.hover else mix(theme.card, theme.tray, 0.45)
        materials.framed(canvas, place, Frame(ground, theme.card_edge, 8, 1.4))
        word = _(labels.ON) if self.on else _(labels.OFF)
        high = max(26.0, canvas.letters.line(SMALL_BOLD) + 6)
        wide = max(canvas.letters.width(one, SMALL_BOLD) for one in (_(labels.ON), _(labels.OFF))) + high + 16
        body = FRect(place.right - wide - 8, place.centery - high / 2, wide, high)
        materials.framed(canvas, body, Frame(_GREEN if self.on else _OFF, theme.outline, high / 2, 1.6))
        knob = FRect(body.right - high if self.on else body.x, body.y, high, high).inflate(-7, -7)
        materials.framed(canvas, knob, Frame(rgb("#fffaf0"), theme.outline, knob.width / 2, 1.2))
        label = FRect(body.x + 8, body.y, wide - high, high) if self.on else FRect(
            body.x + high - 2, body.y, wide - high - 4, high)  # fmt: skip
        canvas.write(word, label, SMALL_BOLD, rgb("#ffffff"), "centre middle")
        side = min(30.0, place.height - 12)
        if not canvas.sprite(self.icon, FRect(place.x + 9, place.centery - side / 2, side, side), theme.ink):
            icons.icon(canvas, "eye", FRect(place.x + 9, place.centery - side / 2, side, side), theme.ink)
        right = body.x
        if self.cap:
            right -= icons.cap_width(canvas, self.cap) + 8
            icons.key_cap(canvas, self.cap, FRect(right, place.y, 0, place.height))
        room = FRect(place.x + side + 18, place.y + 4, right - place.x - side - 24, place.height - 8)
        style = canvas.letters.fitting(self.text, SMALL_BOLD, room.width)
        line = canvas.letters.line(style)
        if self.note and canvas.letters.height(self.note, SMALL, room.width) + line <= room.height:
            canvas.write(self.text, room, style, theme.ink)
            canvas.write(self.note, FRect(room.x, room.y + line, room.width, room.height - line), SMALL, theme.ink)
        else:
            canvas.write(self.text, room, style, theme.ink, "left middle")
