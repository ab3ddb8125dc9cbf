"""Sliders and text fields, and how the field that has the focus is written in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from pygame import FRect

from game.core.setup import clean
from game.ui.drawing import icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, SMALL_BOLD, Style
from game.ui.drawing.materials import Frame
from game.ui.input.bindings import Device, Point, Pressed, Verb
from game.ui.widgets.layout import control_height
from game.ui.widgets.spoken import Reach, Role, Spoken
from game.ui.widgets.widget import Mood, Widget

CHOSEN, CARET, LEFT = "chosen", "caret", "left"
"""The whole text is chosen, so that the first sign takes its place; it is written at the caret; it was left by Esc."""


class TextEntry:
    """Remembers how and where the focused field is written in; one that is newly focused is chosen whole."""

    def __init__(self) -> None:
        self._name, self._state, self._at = "", CHOSEN, 0

    def state(self, name: str) -> str:
        """How the field of this name is written in."""
        return self._state if name == self._name else CHOSEN

    def caret(self, field: Widget) -> int:
        """Before which sign of the field is written; at its end where it is not yet written in."""
        end = len(field.spoken().value)
        return min(self._at, end) if self.state(field.name) == CARET else end

    def set(self, name: str, state: str, at: int = 0) -> None:
        """It is written in another way from now on, at this sign."""
        self._name, self._state, self._at = name, state, at

    def forget(self) -> None:
        """Another widget has the focus."""
        self._name = ""

    def point(self, field: Widget) -> None:
        """It was pointed at: it is written at its end; what is likely typed over is chosen whole the first time."""
        whole = isinstance(field, Field) and field.whole and self._name != field.name
        self.set(field.name, CHOSEN if whole else CARET, len(field.spoken().value))

    def type(self, field: Widget, text: str) -> bool:
        """Put signs at the caret, or in the text's place where it is chosen; tell whether all of them had room."""
        (start, end), before = self.chosen(field), field.spoken().value
        self.set(field.name, CARET, field.splice(start, end, text))
        return field.spoken().value == clean(before[:start] + text + before[end:])

    def press(self, field: Widget, pressed: Pressed, device: Device) -> bool:
        """Let letters write, keys move the caret, Ctrl-A choose all, and Esc end the writing; whether it was used."""
        if pressed.verb is Verb.ERASE or pressed.physical == "delete":
            self._erase(field, back=pressed.verb is Verb.ERASE)
            return True
        if pressed.verb is Verb.ALL:
            self.set(field.name, CHOSEN)
            return True
        if device is not Device.PAD and self.state(field.name) != LEFT:
            if pressed.verb is Verb.BACK:
                self.set(field.name, LEFT)
                return True
            if not pressed.writes and self._move(field, pressed):
                return True
        return pressed.writes or len(pressed.key) == 1 or pressed.key == "space"

    def chosen(self, field: Widget) -> tuple[int, int]:
        """From which sign to which the next one takes the place; the caret is at the second."""
        at = self.caret(field)
        return (at, at) if self.state(field.name) == CARET else (0, at)

    def _erase(self, field: Widget, back: bool) -> None:
        """Take away what is chosen, else the sign before the caret or that behind it."""
        start, end = self.chosen(field)
        if start == end and self.state(field.name) == CARET:
            start, end = (max(0, start - 1), end) if back else (start, end + 1)
        self.set(field.name, CARET, field.splice(start, end, ""))

    def _move(self, field: Widget, pressed: Pressed) -> bool:
        """Move the caret; from a text that is chosen to one of its ends."""
        (start, at), end = self.chosen(field), len(field.spoken().value)
        chosen = self.state(field.name) != CARET
        to = {"home": 0, "end": end}.get(pressed.physical)
        if to is None and pressed.verb in (Verb.LEFT, Verb.RIGHT):
            step = -1 if pressed.verb is Verb.LEFT else 1
            to = (start if step < 0 else end) if chosen else min(max(0, at + step), end)
        if to is not None:
            self.set(field.name, CARET, to)
        return to is not None


# Sliders and text fields.

_KNOB = 26.0


@dataclass(eq=False, repr=False)
class Slider(Widget):
    """A knob in a groove, from 0 to ``top`` in steps; the value is written beside it as told."""

    value: int = 0
    top: int = 100
    step: int = 5
    least: int = 0
    tell: Callable[[int], str] = str
    on_slide: Callable[[int], None] = lambda value: None
    words: float = 64.0
    unit: str = "%"
    share: float = 1.0
    """What one step of the value is in the unit that is told."""

    focusable: ClassVar[bool] = True

    def draw_focus(self, canvas: Canvas) -> None:
        """Ring the knob's row closely, as words stand above it."""
        materials.focus_ring(canvas, self.place.inflate(2, -14), self.radius)

    def steer(self, verb: Verb) -> bool:
        """Left and right move the knob by a step; at its ends they do not lead away from it."""
        by = {Verb.LEFT: -self.step, Verb.RIGHT: self.step}.get(verb, 0)
        if by:
            self._slide(self.value + by)
        return by != 0

    def spoken(self) -> Spoken:
        reach = Reach(*(round(side * self.share, 3) for side in (self.value, self.least, self.top, self.step)))
        return self.called(Role.SLIDER, "")._replace(value=self.tell(self.value), reach=reach, unit=self.unit)

    def put(self, value: str | float) -> None:
        self._slide(round(float(value) / self.share / self.step) * self.step)

    def cycle(self) -> bool:
        """On by a tenth of the way, and from the end back to the start."""
        by = max(self.step, round((self.top - self.least) / 10 / self.step) * self.step)
        self._slide(self.value + by if self.value < self.top else self.least)
        return True

    def drag(self, at: Point) -> bool:
        groove = self._groove()
        share = (at[0] - groove.left) / max(1.0, groove.width)
        raw = self.least + share * (self.top - self.least)
        return self._slide(round(raw / self.step) * self.step)

    def click(self, at: Point) -> None:
        pass

    def height_at(self, canvas: Canvas, width: float) -> float:
        return control_height(canvas.letters, BOLD, spare=18)

    def _slide(self, value: int) -> bool:
        value = min(max(self.least, value), self.top)
        if value == self.value or not self.enabled:
            return False
        self.value = value
        self.on_slide(value)
        return True

    def _groove(self) -> FRect:
        return FRect(self.place.left + _KNOB / 2, self.place.centery - 5, self.place.width - _KNOB - self.words, 10)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        theme = canvas.theme
        self.words = canvas.letters.width(self.tell(self.top), BOLD) + 8
        groove = self._groove()
        share = (self.value - self.least) / (self.top - self.least)
        knob_x = groove.left + groove.width * share
        materials.well(canvas, groove, 5, theme.tray)
        if share > 0:
            full = FRect(groove.left, groove.top, max(10, groove.width * share), 10)
            materials.framed(canvas, full, Frame(theme.primary, theme.outline, 5, 1))
        knob = FRect(knob_x - _KNOB / 2, self.place.centery - _KNOB / 2, _KNOB, _KNOB + 4)
        materials.plastic(canvas, knob, (theme.act, theme.act_side), mood.state(self.enabled), _KNOB / 2)
        words = FRect(
            groove.right + _KNOB / 2, self.place.top, self.place.right - groove.right - _KNOB / 2, self.place.height
        )
        canvas.write(self.tell(self.value), words, BOLD, theme.ink, "right middle")


@dataclass(eq=False, repr=False)
class Field(Widget):
    """A line of text that can be typed over; whole: the first press chooses all of it."""

    text: str = ""
    on_text: Callable[[str], None] = lambda text: None
    longest: int = 12
    style: Style = field(default=Style("head", 22))
    whole: bool = False

    focusable: ClassVar[bool] = True
    typing: ClassVar[bool] = True
    radius: ClassVar[float] = 9

    @property
    def full(self) -> bool:
        """Whether not one sign more fits, which is seen while one writes in it."""
        return len(self.text) >= self.longest

    def spoken(self) -> Spoken:
        return self.called(Role.FIELD, "")._replace(value=self.text)

    def put(self, value: str | float) -> None:
        if self.enabled:
            self._set(clean(str(value))[: self.longest])

    def splice(self, start: int, end: int, text: str) -> int:
        if not self.enabled:
            return start
        before, after = self.text[:start], self.text[end:]
        room = self.longest - len(before) - len(after)
        written = clean(before + text[: max(0, room)])
        self._set(clean(written + after)[: self.longest])
        return min(len(written), len(self.text))

    def height_at(self, canvas: Canvas, width: float) -> float:
        return control_height(canvas.letters, self.style)

    def _set(self, text: str) -> None:
        if text != self.text:
            self.text = text
            self.on_text(text)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        theme, place = canvas.theme, self.place
        paper = theme.chosen if mood.hover else theme.field
        materials.framed(canvas, place, Frame(paper, theme.outline, self.radius))
        room = place.inflate(-26, 0)
        if mood.focus and self.full:
            room.width -= self._count(canvas, room) + 8
        pencil = not mood.focus and room.width > canvas.letters.width(self.text, self.style) + 28
        if pencil:
            icons.icon(canvas, "pencil", FRect(room.right - 20, place.centery - 10, 20, 20), theme.faint)
        start = self._first(canvas, mood.caret, room.width - 6) if mood.writing == CARET else 0
        shown = canvas.letters.cut(self.text[start:], self.style, room.width - 6)
        wide, tall = canvas.letters.width(shown, self.style), canvas.letters.line(self.style) * 0.8
        chosen = mood.writing == CHOSEN and bool(shown)
        if chosen:
            mark = FRect(room.left - 4, place.centery - tall / 2 - 2, wide + 8, tall + 4)
            materials.framed(canvas, mark, Frame(theme.ink, theme.outline, 4, 1))
        canvas.write(shown, room, self.style, theme.card if chosen else theme.ink, "left middle")
        if mood.writing == CARET or (mood.writing == CHOSEN and not shown):
            before = shown[: mood.caret - start] if mood.writing == CARET else shown
            at = room.left + canvas.letters.width(before, self.style) + 2
            caret = shapes.rounded((canvas.px(2.5), canvas.px(tall)), 1, (*theme.warn, 255))
            canvas.blit(caret, (at, place.centery - tall / 2))

    def _count(self, canvas: Canvas, room: FRect) -> float:
        """Write at the right that no more signs fit; how wide that is."""
        told = f"{len(self.text)}/{self.longest}"
        canvas.write(told, room, SMALL_BOLD, canvas.theme.warn, "right middle")
        return canvas.letters.width(told, SMALL_BOLD)

    def _first(self, canvas: Canvas, caret: int, width: float) -> int:
        """The first sign that is shown, so that the caret is seen."""
        start = 0
        while start < caret and canvas.letters.width(self.text[start:caret], self.style) > width:
            start += 1
        return start
