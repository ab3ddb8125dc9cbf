"""What is composed of widgets and drawn: one still layer, drawn anew where something of it has changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import pygame
from pygame import FRect

from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.prerender import Prerender
from game.ui.input.bindings import Device
from game.ui.shell import Shell
from game.ui.widgets import focus, tooltips
from game.ui.widgets.dirty import DirtyLayer, Look, paint_widgets
from game.ui.widgets.fields import TextEntry
from game.ui.widgets.widget import Mood, Region, Widget

W = TypeVar("W", bound=Widget)


class Composition:
    """The widgets of a screen and their picture; `game.ui.widgets.screen.Screen` adds what is done with them."""

    first, inert = "", False  # inert: it is only looked at, so that nothing has the focus

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.widgets: list[Widget] = []
        self.focused = self.first
        self.hovered = self.held = ""
        self.offsets: dict[str, float] = {}
        self._region: Region | None = None
        self._composed_for: tuple[object, ...] = ()
        self._fitted: tuple[object, ...] = ()
        self.layer, self.spare, self.tip = DirtyLayer(), Prerender(), tooltips.Tooltip()
        self.entry, self.lit = TextEntry(), frozenset[str]()
        self._touched: set[str] = set()
        self._altered = self.dirty = True

    def compose(self, canvas: Canvas) -> None:
        """Add the widgets, in the order in which Tab visits them."""

    def backdrop(self, canvas: Canvas) -> None:
        """Draw what lies behind the widgets; kept until something is stale."""
        materials.table(canvas)

    def changing(self) -> Sequence[Look] | None:
        """What of the backdrop can change, always in the same order; None if anything may whenever it is composed."""
        return None

    def foreground(self, canvas: Canvas) -> None:
        """Draw what moves above the widgets."""

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """Make pictures that will be wanted soon, one each step, by drawing on a canvas that nobody sees."""
        return iter(())

    def add(self, widget: W) -> W:
        """Place a widget, inside the region just open if there is one."""
        widget.region = self._region
        self.widgets.append(widget)
        return widget

    @contextmanager
    def region(self, name: str, view: FRect, height: float) -> Iterator[Region]:
        """Let what is added meanwhile scroll within ``view``; ``height`` is that of the whole content."""
        region = Region(name, view, max(height, view.height), self.offsets.get(name, 0.0))
        region.scroll(region.offset)
        self._region = region
        yield region
        self._region = None

    def stale(self) -> None:
        """Compose anew before the next drawing, which draws what then looks another way."""
        self._composed_for = ()
        self.dirty = True

    def repaint(self) -> None:
        """Draw backdrop and widgets anew."""
        self.layer.stale = self.dirty = True

    def touch(self, *names: str) -> None:
        """Draw anew where these widgets are, as when one of them is pointed at, and what else looks another way."""
        self._touched.update(names)
        self._altered = self.dirty = True

    def rest(self) -> None:
        """Another scene lies over this one: keep no picture meanwhile."""
        self.layer.forget()

    def find(self, name: str) -> Widget | None:
        """The widget of that name."""
        return next((widget for widget in self.widgets if widget.name == name), None)

    def draw(self, canvas: Canvas) -> None:
        """Draw the still layer, then what moves, then the explanation."""
        canvas.surface.blit(self.still(canvas), (0, 0))
        self.foreground(canvas)
        self.tip.draw(canvas, self._explained(), self.widgets)
        self.dirty = False

    def prepare(self, canvas: Canvas) -> bool:
        """Use spare time; tell whether there is more to be made."""
        return self.spare.go_on(canvas, self.prerender)

    def _fit(self, canvas: Canvas) -> None:
        """Compose if the canvas or the content changed since the last time."""
        now = canvas.surface.get_size(), canvas.look, canvas.caps
        if self._composed_for != now:
            before, self.widgets = self.widgets, []
            self.compose(canvas)
            self.composed({widget.name for widget in before})
            self.layer.stale = self.layer.stale or self._fitted != now or type(self).changing is Composition.changing
            self._composed_for = self._fitted = now
            self.focused = focus.kept(self.widgets, self.focused, self.first)
            self._altered = True
            self.spare.again()

    def composed(self, before: set[str]) -> None:
        """The widgets were made anew; before: the names of those that were there until now."""

    def still(self, canvas: Canvas) -> pygame.Surface:
        """The layer of backdrop and widgets."""
        self._fit(canvas)
        return self.layer.picture(canvas, self._changed(), self.paint)

    def _changed(self) -> list[FRect]:
        """Where the touched widgets are, and where anything looks another way than before."""
        if not self._altered:
            return []
        touched, self._touched, self._altered = self._touched, set(), False
        return self.layer.altered(self.widgets, self.mood, touched, self.changing())

    def paint(self, under: Canvas) -> None:
        """Paint the still layer within the bounds of the canvas."""
        self.backdrop(under)
        paint_widgets(under, self.widgets, self.mood)

    def mood(self, widget: Widget) -> Mood:
        """How a widget is being treated."""
        hovered, focused = widget.name == self.hovered, widget.name in (self.lit or {self.focused}) and not self.inert
        writing = self.entry.state(widget.name) if focused and widget.typing else ""
        caret = self.entry.caret(widget) if writing else 0
        return Mood(hovered, focused, hovered and widget.name == self.held, writing, caret)

    def _explained(self) -> Widget | None:
        """The widget that may explain itself now: the one pointed at, else the one that keys brought the focus to."""
        return None if self.held else self.find(self.hovered if self.shell.device is Device.MOUSE else self.focused)
