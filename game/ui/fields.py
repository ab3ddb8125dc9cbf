"""Sliders and text fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from pygame import FRect

from game.core.names import clean
from game.ui import icons, materials, shapes
from game.ui.canvas import Canvas
from game.ui.input_events import Point, Verb
from game.ui.lettering import BOLD, Style
from game.ui.materials import Frame
from game.ui.spoken import Reach, Role, Spoken
from game.ui.text_entry import CARET, CHOSEN
from game.ui.widget import Mood, Widget

_KNOB = 26.0


@dataclass
class Slider(Widget):
    """A knob in a groove, from 0 to ``top`` in steps; the value is written beside it as told."""

    value: int = 0
    top: int = 100
    step: int = 5
    least: int = 0
    tell: Callable[[int], str] = "{} %".format
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
        """Its value, and how far it goes."""
        reach = Reach(*(round(side * self.share, 3) for side in (self.value, self.least, self.top, self.step)))
        return self.called(Role.SLIDER, "")._replace(value=self.tell(self.value), reach=reach, unit=self.unit)

    def put(self, value: str | float) -> None:
        """Move the knob to a value."""
        self._slide(round(float(value) / self.share / self.step) * self.step)

    def cycle(self) -> bool:
        """On by a tenth of the way, and from the end back to the start."""
        by = max(self.step, round((self.top - self.least) / 10 / self.step) * self.step)
        self._slide(self.value + by if self.value < self.top else self.least)
        return True

    def drag(self, at: Point) -> bool:
        """Move the knob to the pointer."""
        groove = self._groove()
        share = (at[0] - groove.left) / max(1.0, groove.width)
        raw = self.least + share * (self.top - self.least)
        return self._slide(round(raw / self.step) * self.step)

    def click(self, at: Point) -> None:
        """The drag has done it."""

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
        """Draw the groove, the knob and the value."""
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


@dataclass
class Field(Widget):
    """A line of text that can be typed over."""

    text: str = ""
    on_text: Callable[[str], None] = lambda text: None
    longest: int = 12
    style: Style = field(default=Style("head", 22))

    focusable: ClassVar[bool] = True
    typing: ClassVar[bool] = True
    radius: ClassVar[float] = 9

    def spoken(self) -> Spoken:
        """Its text."""
        return self.called(Role.FIELD, "")._replace(value=self.text)

    def put(self, value: str | float) -> None:
        """Write something else."""
        if self.enabled:
            self._set(clean(str(value))[: self.longest])

    def splice(self, start: int, end: int, text: str) -> int:
        """Put what fits of a text in the place of the signs from one to another; where the caret is then."""
        if not self.enabled:
            return start
        before, after = self.text[:start], self.text[end:]
        room = self.longest - len(before) - len(after)
        written = clean(before + text[: max(0, room)])
        self._set(clean(written + after)[: self.longest])
        return min(len(written), len(self.text))

    def _set(self, text: str) -> None:
        if text != self.text:
            self.text = text
            self.on_text(text)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the box, the text, the caret or the pencil."""
        theme, place = canvas.theme, self.place
        paper = theme.chosen if mood.hover else theme.field
        materials.framed(canvas, place, Frame(paper, theme.outline, self.radius))
        room = place.inflate(-26, 0)
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

    def _first(self, canvas: Canvas, caret: int, width: float) -> int:
        """The first sign that is shown, so that the caret is seen."""
        start = 0
        while start < caret and canvas.letters.width(self.text[start:caret], self.style) > width:
            start += 1
        return start
