"""Buttons, toggles and choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from pygame import FRect

from game.ui.drawing import icons, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BOLD, SMALL, SMALL_BOLD, Style
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import Colour
from game.ui.input.bindings import Point, Verb
from game.ui.widgets.layout import control_height
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Floor, Mood, Widget

FOOT = 5
"""How high the edge below the face of a key is."""
_ICON = 24.0


def _nothing() -> None:
    """A button without an action yet."""


@dataclass(eq=False, repr=False)
class Button(Widget):
    """A moulded plastic button; ``kind`` is primary (yellow), act (red) or plain (cream). large: its icon fills it.

    aside_words: if given, its words shrink until so much of its width is left beside them.
    """

    text: str = ""
    on_press: Callable[[], None] = _nothing
    kind: str = "plain"
    icon: str = ""
    cap: str = ""
    style: Style = ACT
    align: str = "centre"
    large: bool = False
    aside_words: float = 0.0

    focusable: ClassVar[bool] = True

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        if self.aside_words:
            self.style = canvas.letters.fitting(self.text, self.style, room.width - self.aside_words)
        super().lay(floor, canvas, room)

    def confirm(self) -> None:
        if self.enabled:
            self.on_press()

    def spoken(self) -> Spoken:
        return self.called(Role.BUTTON, self.text)

    def natural_width(self, canvas: Canvas) -> float:
        return self.width(canvas, self.text, self.icon, self.style)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return control_height(canvas.letters, self.style)

    @property
    def aside(self) -> float:
        """What stands beside its words takes so much of its width."""
        return _ICON + 6 if self.icon else 0.0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        theme = canvas.theme
        ink = {"primary": theme.on_primary, "act": theme.on_act}.get(self.kind, theme.on_plain)
        materials.key(canvas, self.place, self.kind, mood.state(self.enabled))
        face = FRect(self.place)
        face.height -= FOOT
        face.y += 3 if mood.down else 0
        face = face.inflate(-20 if self.rect.width > 70 else -6, 0)
        ink = ink if self.enabled else theme.off
        self.paint_label(canvas, self.paint_cap(canvas, face) if self.cap else face, ink)

    def paint_cap(self, canvas: Canvas, face: FRect) -> FRect:
        """Paint the cap of its key, if that has room; tell what of the face is left for the words."""
        width = icons.cap_width(canvas, self.cap)
        if not icons.leaves_room(canvas, width, face, self.aside, (self.text, self.style)):
            return face
        icons.key_cap(canvas, self.cap, FRect(face.right - width, face.y, width, face.height))
        return FRect(face.x, face.y, face.width - width - 8, face.height)

    @staticmethod
    def width(canvas: Canvas, text: str, icon: str = "", style: Style = ACT) -> float:
        """How wide one must be for its word and icon."""
        return canvas.letters.width(text, style) + 30 + (_icon_size(canvas) + 10 if icon else 0)

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        """Paint the icon and the words on its face."""
        size = min(face.height * 0.8 if self.large else _icon_size(canvas), face.height - 6, face.width)
        if not self.text:
            icons.icon(canvas, self.icon, FRect(face.centerx - size / 2, face.centery - size / 2, size, size), ink)
            return
        gap = size + 10 if self.icon else 0
        width = canvas.letters.width(self.text, self.style)
        left = face.left if self.align == "left" else face.centerx - (min(width, face.width - gap) + gap) / 2
        if self.icon:
            icons.icon(canvas, self.icon, FRect(left, face.centery - size / 2, size, size), ink)
        room = FRect(left + gap, face.top, face.right - left - gap, face.height)
        if self.align != "left" and not self.icon:
            canvas.write(self.text, face, self.style, ink, "centre middle")
        else:
            canvas.write(self.text, room, self.style, ink, "left middle")


@dataclass(eq=False, repr=False)
class BigButton(Button):
    """The one thing to do: its word, and below it the key that does it."""

    key: str = ""

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        """The words, and the key that presses it."""
        low = canvas.letters.line(SMALL)
        if icons.is_pad_sign(canvas, self.key):
            wide = icons.cap_width(canvas, self.key)
            icons.key_cap(canvas, self.key, FRect(face.right - wide + 4, face.y, wide, face.height))
            face = FRect(face.x, face.y, face.width - wide, face.height)
        style = canvas.letters.fitting(self.text, self.style, face.width)
        if not self.key or icons.is_pad_sign(canvas, self.key) or canvas.letters.line(style) + low > face.height:
            canvas.write(self.text, face, style, ink, "centre middle")
            return
        upper = FRect(face.x, face.y + 2, face.width, face.height - low + 2)
        canvas.write(self.text, upper, style, ink, "centre middle")
        lower = FRect(face.x, face.bottom - low - 3, face.width, low)
        canvas.write(canvas.caps.word(self.key), lower, SMALL, ink, "centre middle")


@dataclass(eq=False, repr=False)
class Toggle(Widget):
    """A printed card that is on or off, or one of several of which one is on; it explains itself in a line."""

    text: str = ""
    on: bool = False
    on_change: Callable[[bool], None] = lambda on: None
    note: str = ""
    radio: bool = False
    again: bool = False

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 10

    def confirm(self) -> None:
        """Turn it over, or choose it; ``again``: a choice that goes on to something else when it is chosen again."""
        if self.enabled and (self.again or not (self.radio and self.on)):
            self.on_change(True if self.radio else not self.on)

    def spoken(self) -> Spoken:
        told = self.called(Role.RADIO if self.radio else Role.CHECK, self.text)
        return told._replace(note=self.note or told.note, on=self.on)

    def height_at(self, canvas: Canvas, width: float) -> float:
        letters = canvas.letters
        inner = width - 62
        tall = letters.height(self.text, BOLD, inner) + (letters.height(self.note, SMALL, inner) if self.note else 0)
        return max(44.0, tall + 15)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        theme, place = canvas.theme, self.place
        lit = self.on or mood.hover
        edge = theme.chosen_edge if self.on else theme.card_edge
        materials.framed(canvas, place, Frame(theme.chosen if lit else theme.field, edge, self.radius))
        mark = FRect(place.left + 12, place.top + 11, 26, 26)
        icons.icon(canvas, ("radio" if self.radio else "check") + ("_on" if self.on else "_off"), mark, theme.ink)
        words = FRect(place.left + 50, place.top + 7, place.width - 60, place.height - 8)
        if not self.note:
            canvas.write(self.text, words.move(0, -3), BOLD, theme.ink, "left middle")
            return
        taken = canvas.write(self.text, words, BOLD, theme.ink)
        rest = FRect(words.x, words.y + taken, words.width, words.height - taken)
        canvas.write(self.note, rest, SMALL, theme.ink)


class Pick(NamedTuple):
    """One thing that can be chosen: its value, its word, perhaps an icon."""

    value: str
    text: str
    icon: str = ""


_BETWEEN, _LEFT = 6.0, 10.0
"""Design units between rows; what a word takes beside its letters where choices are many and the room is small."""


@dataclass(eq=False, repr=False)
class Choice(Widget):
    """A row of choices in a well, one of which stands out; rows: one below the other, where there are many.

    hints: what each of them means, by its value, where they differ in more than their words; ``hint`` is then that of
    the chosen one. fleeting: it goes by itself; a press on the way to it, just after it went, presses nothing else.
    """

    picks: Sequence[Pick] = ()
    value: str = ""
    on_choose: Callable[[str], None] = lambda value: None
    style: Style = field(default=BOLD)
    rows: int = 1
    hints: Mapping[str, str] = field(default_factory=dict)
    fleeting: bool = False
    cells: list[FRect] = field(default_factory=list)

    focusable: ClassVar[bool] = True

    @property
    def at(self) -> int:
        """The index of the chosen one."""
        return next((number for number, pick in enumerate(self.picks) if pick.value == self.value), 0)

    def bubble_at(self, at: Point | None) -> str:
        """What is pointed at is explained, whatever is chosen."""
        near = (
            pick.value
            for pick, cell in zip(self.picks, self.cells, strict=False)
            if at is not None and cell.inflate(2 * _BETWEEN, 0).collidepoint(at)
        )
        return self.hints.get(next(near, ""), self.bubble)

    def confirm(self) -> None:
        """Choose the next one round."""
        self._choose((self.at + 1) % len(self.picks))

    def spoken(self) -> Spoken:
        return self.called(Role.CHOICE, "")._replace(picks=tuple(pick.text for pick in self.picks), at=self.at)

    def pick_places(self) -> Sequence[FRect]:
        return self.cells

    def put(self, value: str | float) -> None:
        self._choose(int(value))

    def steer(self, verb: Verb) -> bool:
        """Left and right choose; past the ends the focus moves on."""
        step = {Verb.LEFT: -1, Verb.RIGHT: 1}.get(verb, 0)
        if step == 0 or not 0 <= self.at + step < len(self.picks):
            return False
        self._choose(self.at + step)
        return True

    def click(self, at: Point) -> None:
        for number, cell in enumerate(self.cells):
            if cell.collidepoint(at):
                self._choose(number)

    def _choose(self, number: int) -> None:
        if self.enabled and number != self.at:
            self.on_choose(self.picks[number].value)

    def natural_width(self, canvas: Canvas) -> float:
        return self.width(canvas, self.picks, self.style)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return self.rows * (control_height(canvas.letters, BOLD, spare=18) + _BETWEEN) - _BETWEEN

    @staticmethod
    def width(canvas: Canvas, picks: Sequence[Pick], style: Style = BOLD) -> float:
        """How wide one must be for its words and icons."""
        return sum(_share(canvas, pick, style) for pick in picks)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        each, self.cells = -(-len(self.picks) // self.rows), []
        high = (self.place.height - (self.rows - 1) * _BETWEEN) / self.rows
        for row in range(self.rows):
            top = self.place.top + row * (high + _BETWEEN)
            picks = self.picks[row * each : (row + 1) * each]
            self._row(canvas, FRect(self.place.left, top, self.place.width, high), picks)

    def _row(self, canvas: Canvas, place: FRect, picks: Sequence[Pick]) -> None:
        """Draw a well and its choices, each with a share of the row by the length of its word."""
        theme = canvas.theme
        materials.well(canvas, place, place.height / 2, theme.tray)
        style, shares = self.style, [_share(canvas, pick, self.style) for pick in picks]
        if sum(shares) > place.width:  # where it is narrow, short words leave their room to the long ones
            style = self._narrow(canvas, place.width - _LEFT * len(picks), picks)
            shares = [canvas.letters.width(pick.text, style) + _LEFT for pick in picks]
        left, stretch = place.left, place.width / sum(shares)
        for pick, share in zip(picks, shares, strict=True):
            cell = FRect(left, place.top, share * stretch, place.height)
            chosen = len(self.cells) == self.at
            self.cells.append(cell)
            left = cell.right
            inner = cell.inflate(-6, -6)
            if chosen:
                materials.framed(canvas, inner, Frame(theme.ink, theme.outline, inner.height / 2, 1))
            self._word(canvas, pick, inner, (style, theme.card if chosen else theme.ink))

    def _narrow(self, canvas: Canvas, room: float, picks: Sequence[Pick]) -> Style:
        """The style, or one so small that the words have room side by side."""
        widths = [canvas.letters.width(pick.text, self.style) for pick in picks]
        if sum(widths) <= room:
            return self.style
        longest, text = max(zip(widths, (pick.text for pick in picks), strict=True))
        return canvas.letters.fitting(text, self.style, longest * room / sum(widths))

    @staticmethod
    def _word(canvas: Canvas, pick: Pick, inner: FRect, look: tuple[Style, Colour]) -> None:
        style, ink = look
        width = canvas.letters.width(pick.text, style)
        gap = 22 if pick.icon and width + 24 <= inner.width else 0
        left = inner.centerx - (width + gap) / 2
        if gap:
            icons.icon(canvas, pick.icon, FRect(left - 1, inner.centery - 9, 18, 18), ink)
        room = FRect(left + gap - 1, inner.top, width + 2, inner.height)
        if room.left < inner.left - 2:
            room = inner
        canvas.write(pick.text, room, style, ink, "centre middle")


def _icon_size(canvas: Canvas) -> float:
    return _ICON * min(canvas.text_scale, 1.4)


def _share(canvas: Canvas, pick: Pick, style: Style) -> float:
    return max(44.0, canvas.letters.width(pick.text, style) + (22 if pick.icon else 0) + 13)


# A button that says below its word what it leads to.

_NOTED_BUTTON_ICON, _GAP, _EDGE, _ROUND = 30.0, 14.0, 20.0, 20.0


@dataclass(eq=False, repr=False)
class NotedButton(Button):
    """note: the line below its word, wrapped where it must be; icon and words begin at the left."""

    note: str = ""

    def spoken(self) -> Spoken:
        told = super().spoken()
        return told._replace(note=told.note or self.note)

    def height_at(self, canvas: Canvas, width: float) -> float:
        letters = canvas.letters
        inner = width - _EDGE - _NOTED_BUTTON_ICON - _GAP - 4
        return letters.height(self.text, ACT, inner) + letters.height(self.note, SMALL, inner) + FOOT + _ROUND

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        letters, left = canvas.letters, face.x + _NOTED_BUTTON_ICON + _GAP
        icons.icon(
            canvas,
            self.icon,
            FRect(face.x, face.centery - _NOTED_BUTTON_ICON / 2, _NOTED_BUTTON_ICON, _NOTED_BUTTON_ICON),
            ink,
        )
        inner = face.right - left + 4
        upper, lower = letters.height(self.text, ACT, inner), letters.height(self.note, SMALL, inner)
        top = face.y + (face.height - upper - lower) / 2
        canvas.write(self.text, FRect(left, top, inner, upper), ACT, ink)
        canvas.write(self.note, FRect(left, top + upper, inner, lower), SMALL, ink)


# Small buttons of a row: an icon above a word.

_STACKED_BUTTON_ICON, _LEAST_ICON = 20.0, 13.0
_CORNER, _APART = 4.0, 3.0
"""How far the cap of a key stays from the edge and from the icon, design units."""
_LEAST_WORD = 0.8
"""The smallest share of its size to which a word is shrunk before the icon stands alone."""


@dataclass(eq=False, repr=False)
class StackedButton(Button):
    """A small button, its icon above its word; the word alone or the icon alone where there is too little room."""

    style: Style = SMALL_BOLD

    @staticmethod
    def height(canvas: Canvas) -> float:
        """How tall one must be for icon and word."""
        return max(50.0, canvas.letters.line(SMALL_BOLD) + _STACKED_BUTTON_ICON + FOOT + 8)

    def paint_cap(self, canvas: Canvas, face: FRect) -> FRect:
        """Nothing yet: the cap stands beside the icon."""
        return face

    def shows_cap(self, canvas: Canvas) -> bool:
        """Whether there is room for the cap of its key beside the icon, which may be smaller for it."""
        _style, size, _top = self._stacked(canvas, self.place)
        return bool(self.cap) and size > 0 and self._left(canvas) >= _LEAST_ICON

    def _left(self, canvas: Canvas) -> float:
        return self.place.width - 2 * _CORNER - self._beside(canvas)

    def _beside(self, canvas: Canvas) -> float:
        return icons.cap_width(canvas, self.cap) + _APART

    def _stacked(self, canvas: Canvas, face: FRect) -> tuple[Style, float, float]:
        """The style of the word, how large the icon above it is and where that begins; 0 where either stands alone."""
        line, wide = canvas.letters.line(self.style), self.place.width - 8
        style = canvas.letters.fitting(self.text, self.style, wide + 3)
        high = self.place.height - FOOT
        size = min(_STACKED_BUTTON_ICON * min(canvas.text_scale, 1.4), wide, high - 4, high - line)
        if not self.icon or size < _LEAST_ICON or style.size < self.style.size * _LEAST_WORD:
            size = 0.0
        return style, size, face.y + (high - size - line) / 2

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        line = canvas.letters.line(self.style)
        face = FRect(face.centerx - self.place.width / 2 + 4, face.y, self.place.width - 8, face.height)
        style = canvas.letters.fitting(self.text, self.style, face.width + 3)
        size = min(_STACKED_BUTTON_ICON * min(canvas.text_scale, 1.4), face.width, face.height - 4)
        if style.size < self.style.size * _LEAST_WORD:
            icons.icon(canvas, self.icon, FRect(face.centerx - size / 2, face.centery - size / 2, size, size), ink)
            return
        size = min(size, face.height - line)
        if not self.icon or size < _LEAST_ICON:
            canvas.write(self.text, face.inflate(8, 0), style, ink, "centre middle")
            return
        top = face.y + (face.height - size - line) / 2
        mark = FRect(face.centerx - size / 2, top, size, size)
        if self.shows_cap(canvas):
            side, beside = min(size, self._left(canvas)), self._beside(canvas)
            mark = FRect(face.centerx - (side + beside) / 2, top + (size - side) / 2, side, side)
            place = FRect(mark.right + _APART, top - 2, beside - _APART, size)  # clear of the word
            icons.key_cap(canvas, self.cap, place)
        icons.icon(canvas, self.icon, mark, ink)
        canvas.write(self.text, FRect(face.x - 4, top + size, face.width + 8, line), style, ink, "centre middle")
