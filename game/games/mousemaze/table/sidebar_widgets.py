"""What lies beside the maze: the choices, the deck, the score pad."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.games.mousemaze.pictures.flights import draw_action
from game.games.mousemaze.pictures.maze import INK
from game.games.mousemaze.pictures.previews import WAY
from game.games.mousemaze.table.actions import MoveAction
from game.games.mousemaze.text import table as labels
from game.games.mousemaze.text.table import action_name, explain_action
from game.text.language import _
from game.ui.drawing import badges, icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, SMALL, SMALL_BOLD, Style
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import mix, rgb
from game.ui.input.bindings import Device, Point
from game.ui.widgets.buttons import Button
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import CachedWidget, Mood, Widget

TITLE, SHORT, PROMPT = Style("head", 30), Style("head", 18), Style("text", 16)
NAME, COUNT = Style("head", 19), Style("head", 22)
_TAB = 56.0
_TAB_SMALL = 44.0
_BESIDE = 8.0
_RULE, _RISK = rgb("#a9c4cf"), rgb("#b3130a")
ACTION = (200.0, 280.0)


@dataclass
class MoveCard(Button):
    """A choice: a tab in the colour of its way in the maze, its words, and the wedges it would bring.

    The cap of a number stands in the tab, where no words have to give way to it; that of another key behind the words.
    """

    note: str = ""
    sign: str = ""
    colour: str = "first"
    gained: int = 0
    small: bool = False

    @property
    def bubble(self) -> str:
        """Nothing where the explanation only puts its words and its note together."""
        return "" if self.small or self.hint == self.note else super().bubble

    @staticmethod
    def of(action: MoveAction, place: FRect, device: Device) -> MoveCard:
        """The card of a choice, with the key that presses it while keys are used; the pad has one for the first."""
        keys = {Device.KEYBOARD: action.key, Device.PAD: "pad_x" if action.key == "space" else ""}
        return MoveCard(action.id, place, hint=action.hint, text=action.label, note=action.note, sign=action.sign,
                        colour=action.colour, gained=action.gained, small=action.small, shortcut=action.key,
                        cap=keys.get(device, ""), on_press=action.run)  # fmt: skip

    @staticmethod
    def height(canvas: Canvas, way: MoveAction, width: float) -> float:
        """How tall one must be for the words of a choice."""
        letters = canvas.letters
        inner = width - (_TAB_SMALL if way.small else _TAB) - 20
        title = letters.height(way.label, ACT, inner - (_gain(canvas) if way.gained else 0))
        lines = letters.height(way.note, SMALL, inner) if way.note else 0.0
        return max(48.0 if way.small else 62.0, title + lines + (12 if way.small else 18))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw card, tab, words and wedges."""
        theme, place = canvas.theme, self.place
        sunk = 2.0 if mood.down else 0.0
        body = place.move(0, sunk)
        lit = theme.field if mood.hover or mood.focus else theme.card
        materials.card(canvas, body, 10, 0.9, lit)
        tab = FRect(body.x + 2, body.y + 2, (_TAB_SMALL if self.small else _TAB) - 2, body.height - 4)
        colour = WAY[self.colour]

        def paint(under: Canvas) -> None:
            size = under.surface.get_size()
            tone = shapes.falling(size, (*mix(colour, (255, 255, 255), 0.25), 255), (*mix(colour, INK, 0.12), 255))
            under.surface.blit(shapes.cut(tone, shapes.rounded(size, under.px(9))), (0, 0))

        canvas.layer(("way tab", self.colour), tab, paint)
        side = min(30.0 * min(canvas.text_scale, 1.3), tab.width - 8, tab.height - 8)
        mark = FRect(tab.centerx - side / 2, tab.centery - side / 2, side, side)
        if self.cap and self.shortcut.isdigit():
            mark = self._cap_below(canvas, tab, side)
        if self.sign in ("n", "e", "s", "w"):
            names = {"n": "up", "e": "right", "s": "down", "w": "left"}
            icons.icon(canvas, names[self.sign], mark, INK)
        else:
            icons.icon(canvas, _SIGNS.get(self.sign, self.sign), mark, INK)
        room = FRect(tab.right + 10, body.y + 5, body.right - tab.right - 20, body.height - 10)
        self._words(canvas, room)

    def _cap_below(self, canvas: Canvas, tab: FRect, side: float) -> FRect:
        """Draw the cap of a number in the tab; tell where the sign has room above it."""
        wide, high = icons.cap_width(canvas, self.cap), icons.cap_height(canvas)
        side = min(side, tab.height - high - 6)
        top = tab.centery - (side + 2 + high) / 2
        icons.key_cap(canvas, self.cap, FRect(tab.centerx - wide / 2, top + side + 2, wide, high))
        return FRect(tab.centerx - side / 2, top, side, side)

    def _words(self, canvas: Canvas, room: FRect) -> None:
        letters, ink = canvas.letters, canvas.theme.ink
        title = FRect(room.x, room.y, room.width - (_gain(canvas) if self.gained else 0), room.height)
        high = letters.height(self.text, ACT, title.width)
        lines = letters.height(self.note, SMALL, room.width) if self.note else 0.0
        top = room.y + max(0.0, (room.height - high - lines) / 2)
        canvas.write(self.text, FRect(title.x, top, title.width, high), ACT, ink)
        if self.cap and not self.shortcut.isdigit():
            self._cap_beside(canvas, FRect(title.x, top, title.width, high))
        if self.note:
            canvas.write(self.note, FRect(room.x, top + high, room.width, lines + 2), SMALL, ink)
        if self.gained:
            right = room.right - 14
            canvas.stamp("maze/wedge_up", (right, top + high / 2), 0, 0.72)
            count = FRect(right - _gain(canvas) + 14, top, _gain(canvas) - 30, high)
            canvas.write(f"+{self.gained}", count, SMALL_BOLD, ink, "right middle")

    def _cap_beside(self, canvas: Canvas, title: FRect) -> None:
        """Draw the cap of another key behind the words, if there is room in their line."""
        wide, words = icons.cap_width(canvas, self.cap), canvas.letters.width(self.text, ACT) + _BESIDE
        if words + wide <= title.width:
            icons.key_cap(canvas, self.cap, FRect(title.x + words, title.y, wide, title.height))


def _gain(canvas: Canvas) -> float:
    """How much room the wedges that a way would bring take."""
    return canvas.letters.width("+10", SMALL_BOLD) + 34


_SIGNS = {"quarter_right": "replay", "quarter_left": "reset"}


@dataclass
class OpenCard(Widget):
    """The Action card that lies open, turned as the mouse faces, or the place where it will lie; it explains itself."""

    card: str = ""
    facing: int = 0

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 10

    def spoken(self) -> Spoken:
        """The card and what it does, or that none lies here."""
        if not self.card:
            return self.called(Role.BUTTON, _(labels.YOUR_CARD_GOES_HERE))
        return Spoken(Role.BUTTON, action_name(self.card), note=explain_action(self.card))

    @property
    def zoom(self) -> float:
        """How large the card is."""
        return min(self.place.width / (ACTION[0] + 10), self.place.height / (ACTION[1] + 10))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the card with its title, or an empty outline."""
        zoom = self.zoom
        wide, high = ACTION[0] * zoom, ACTION[1] * zoom
        at = FRect(self.place.centerx - wide / 2, self.place.centery - high / 2, wide, high)
        if not self.card:
            ink = mix(canvas.theme.table_deep, (0, 0, 0), 0.2)
            canvas.layer(("maze slot", ink), at, _slot)
            words, inner = _(labels.YOUR_CARD_GOES_HERE), at.inflate(-20, -20)
            if canvas.letters.height(words, SMALL, inner.width) < inner.height and canvas.text_scale < 1.6:
                canvas.write(words, inner, SMALL, mix(canvas.theme.on_table, INK, 0.25), "centre middle")
            return
        draw_action(canvas, self.card, at.center, zoom, self.facing)


def _slot(canvas: Canvas) -> None:
    size, wide = canvas.surface.get_size(), canvas.px(2)
    whole = shapes.rounded(size, canvas.px(10), (255, 240, 210, 70))
    hole = shapes.rounded((size[0] - 2 * wide, size[1] - 2 * wide), canvas.px(9), (20, 10, 4, 70))
    whole.fill((0, 0, 0, 0), (wide, wide, size[0] - 2 * wide, size[1] - 2 * wide))
    whole.blit(hole, (wide, wide))
    canvas.surface.blit(whole, (0, 0))


@dataclass
class CardStack(Widget):
    """A heap with its number: the deck, the cards that were played, the wedges nobody has."""

    kind: str = "deck"
    count: int = 0
    text: str = ""
    raised: bool = True

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    on_press: Callable[[], None] = lambda: None

    def spoken(self) -> Spoken:
        """How many there are."""
        return self.called(Role.BUTTON, f"{self.count} {self.text}")

    def confirm(self) -> None:
        """Draw from the deck; the others are only looked at."""
        self.on_press()

    @staticmethod
    def width(canvas: Canvas) -> float:
        """How wide one must be for its words."""
        return 78 + max(canvas.letters.width("wedges", SMALL), canvas.letters.width("00", COUNT))

    @property
    def picture(self) -> FRect:
        """Where the heap itself lies."""
        high = min(self.place.height - 6, 70.0)
        return FRect(self.place.x + 6, self.place.centery - high / 2, high * 0.72, high)

    @property
    def zoom(self) -> float:
        """How large a card is in it."""
        return self.picture.height / (ACTION[1] + 16)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the heap and its number."""
        room = self.picture
        if self.kind == "wedges":
            self._heap(canvas, room)
        else:
            layers = min(3, -(-self.count // 4)) if self.kind == "deck" else min(2, self.count)
            for number in range(layers):
                draw_action(canvas, "" if self.kind == "deck" else "forward 1",
                            (room.centerx + 1.6 * number, room.centery + 2 - 2.2 * number), self.zoom)  # fmt: skip
        words = FRect(room.right + 10, self.place.y, self.place.right - room.right - 12, self.place.height)
        high, low = canvas.letters.line(COUNT), canvas.letters.line(SMALL)
        top = words.centery - (high + low) / 2
        ink = canvas.theme.on_table
        canvas.emboss(str(self.count), FRect(words.x, top, words.width, high), COUNT, ink)
        style = canvas.letters.fitting(self.text, SMALL, words.width)
        canvas.emboss(self.text, FRect(words.x, top + high - 2, words.width, low), style, ink)

    def _heap(self, canvas: Canvas, room: FRect) -> None:
        spots = ((0.1, 0.25), (0.9, 0.2), (0.5, 0.02), (0.25, 0.62), (0.8, 0.62), (0.5, 0.4))
        for x, y in spots[: min(self.count, len(spots))]:
            canvas.stamp("maze/wedge_up", (room.x + x * room.width, room.y + (0.12 + y) * room.height), 0, 0.62)


@dataclass
class PadRow(CachedWidget):
    """One seat on the score pad: safe wedges, those at risk, those still wanted, and the numbers."""

    seat: str = ""
    text: str = ""
    safe: int = 0
    risk: int = 0
    goal: int = 8
    lit: bool = False
    ruled: bool = True
    numbers: float = 80.0
    name_width: float = 90.0

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 6
    bubbles: ClassVar[bool] = False

    def spoken(self) -> Spoken:
        """Who has what."""
        risk = _(labels.AT_RISK, wedges=self.risk) if self.risk else ""
        return self.called(Role.BUTTON, "")._replace(value=risk)

    def says(self, mood: Mood) -> Hashable:
        """What it shows."""
        return self.seat, self.text, self.safe, self.risk, self.goal, self.lit, self.ruled

    def spot(self, number: int) -> Point:
        """Where wedge ``number`` of the row lies, the first is 0."""
        left, right = self._slots()
        step = self._step(left, right)
        return left + step * (min(number, self.shown - 1) + 0.5), self.place.centery

    @staticmethod
    def widest(canvas: Canvas, names: Iterable[str], width: float) -> float:
        """How much room the names take in rows of this width, no more than a good third."""
        return min(max(canvas.letters.width(name, NAME) for name in names) + 6, width * 0.36)

    @property
    def shown(self) -> int:
        """How many places there are for wedges."""
        return max(1, min(self.goal, 12))

    def _slots(self) -> tuple[float, float]:
        return self.place.x + 44 + self.name_width, self.place.right - self.numbers

    def _step(self, left: float, right: float) -> float:
        return min(35.0, max(8.0, (right - left) / self.shown))

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the row, marked while it is this seat's turn."""
        theme, place = canvas.theme, self.place
        if self.lit:
            materials.framed(canvas, place, Frame(theme.chosen, theme.chosen_edge, 7, 1.6))
        elif self.ruled:
            canvas.surface.fill(_RULE, canvas.box(FRect(place.x + 6, place.bottom - 1.4, place.width - 12, 1.4)))
        side = min(27.0, place.height - 6)
        badges.badge(canvas, self.seat, FRect(place.x + 7, place.centery - side / 2, side, side))
        left, right = self._slots()
        name = FRect(place.x + 40, place.y, left - place.x - 46, place.height)
        style = canvas.letters.legible(self.text, NAME, name.width)
        canvas.write(canvas.letters.cut(self.text, style, name.width), name, style, theme.ink, "left middle")
        step = self._step(left, right)
        zoom = min(0.94, step / 35 * 0.94 + 0.1, place.height / 40)
        for number in range(self.shown - 1, -1, -1):
            kind = "up" if number < self.safe else "down" if number < self.safe + self.risk else "gap"
            canvas.stamp(f"maze/wedge_{kind}", (left + step * (number + 0.5), place.centery), 0, zoom)
        half = self.numbers / 2
        numbers = FRect(right + 4, place.y, half - 8, place.height)
        canvas.write(str(self.safe), numbers, COUNT, theme.ink, "right middle")
        if self.risk:
            canvas.write(
                f"+{self.risk}", FRect(right + half, place.y, half - 6, place.height), COUNT, _RISK, "right middle"
            )
