"""Explanations that come when something is pointed at or focused for a moment, and the mark of a scrolling region."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL
from game.ui.input.bindings import Point
from game.ui.widgets import layout as scroll_bars
from game.ui.widgets.buttons import Button
from game.ui.widgets.widget import Region, Widget

_DELAY, _HUSHED = 0.6, float("-inf")
_RESTED = 0.8
"""Seconds for which the focus of the keys rests: on its way it passes what nobody asks about."""
_WIDEST = 320.0
_FAR_MORE = 2.0
"""An explanation goes below only if above it would hide so many times as much; so that it does not jump to and fro."""


class Tooltip:
    """Waits a moment, then explains a widget beside it.

    by_keys: the keys brought the focus to it, so that nobody asked: it lies on nothing that can be pressed.
    at: where the pointer is, by which one of several things in a widget is explained.
    """

    def __init__(self) -> None:
        self.waited = _HUSHED
        self.by_keys = False
        self.at: Point | None = None
        self.name = self._words = ""

    def reset(self) -> None:
        """Begin to wait again."""
        self.waited = 0.0

    def hush(self) -> None:
        """Explain nothing until something else is pointed at or focused: whoever pressed it wants to see what comes."""
        self.waited = _HUSHED

    @property
    def shown(self) -> bool:
        """Whether the wait is over."""
        return self.waited >= (_RESTED if self.by_keys else _DELAY)

    def update(self, dt: float, widget: Widget | None) -> bool:
        """Let time pass; tell whether the explanation has just come or gone."""
        words = self._told_of(widget)
        name = widget.name if widget is not None and words else ""
        before, self._words, other = self.shown and bool(self.name), words, words != self._words
        if name != self.name:
            self.name, self.waited = name, min(self.waited, 0.0)
        elif name and not self.shown:
            self.waited += dt
        after = self.shown and bool(self.name)
        return before != after or (after and other)

    def _told_of(self, widget: Widget | None) -> str:
        return widget.bubble_at(None if self.by_keys else self.at) if widget is not None else ""

    def told(self, widget: Widget | None) -> bool:
        """Whether the explanation of a widget is shown now."""
        return widget is not None and bool(self._told_of(widget)) and widget.name == self.name and self.shown

    def draw(
        self, canvas: Canvas, widget: Widget | None, others: Sequence[Widget] = (), free: Sequence[FRect] = ()
    ) -> None:
        """Draw the explanation, on the side of the widget where it hides less of what the others tell.

        free: what it lies on in no case.
        """
        if widget is not None and self.told(widget):
            kept = [*free, *(pressed_beside(others, widget) if self.by_keys else ())]
            draw_beside(canvas, self._told_of(widget), widget.visible, told_by(others, widget.visible), kept)


def told_by(widgets: Sequence[Widget], beside: FRect) -> list[FRect]:
    """Where something is to be read that had better not be hidden; what lies under a place belongs to it."""
    told = (widget.visible for widget in widgets if widget.drawn and not widget.focusable and not widget.group)
    return [place for place in told if not place.contains(beside)]


def pressed_beside(widgets: Sequence[Widget], widget: Widget) -> list[FRect]:
    """Where other buttons can be pressed just now."""
    return [one.visible for one in widgets if isinstance(one, Button) and one.enabled and one is not widget]


def draw_beside(
    canvas: Canvas, words: str, beside: FRect, told: Sequence[FRect] = (), kept: Sequence[FRect] = ()
) -> None:
    """Draw words on a card beside a place, above it if there is room, unless that hides more of what is told.

    kept: what it lies on in no case; where there is no such place, nothing is drawn.
    """
    widest = min(_WIDEST * canvas.text_scale, canvas.area.width - 60)
    lines = canvas.letters.wrap(words, SMALL, widest)
    width = max(canvas.letters.width(line, SMALL) for line in lines) + 25
    height = canvas.letters.line(SMALL) * len(lines) + 16
    place = _place(canvas.area, beside, (width, height), told)
    if place.collidelist(kept) >= 0:
        free = (one for one in _round(canvas.area, beside, (width, height)) if one.collidelist(kept) < 0)
        place = min(free, key=lambda one: _hidden(one, told), default=FRect())
    if not place.width:
        return
    materials.card(canvas, place, 8, 0.8, canvas.theme.field)
    canvas.write(words, place.inflate(-22, -14), SMALL, canvas.theme.ink)


def _place(area: FRect, beside: FRect, size: tuple[float, float], told: Sequence[FRect]) -> FRect:
    width, height = size
    left = min(max(8.0, beside.centerx - width / 2), max(8.0, area.right - width - 8))
    above = FRect(left, beside.top - height - 10, width, height)
    below = FRect(left, beside.bottom + 10, width, height)
    if above.top < 8 or (below.bottom <= area.bottom - 8 and _hidden(above, told) > _FAR_MORE * _hidden(below, told)):
        return below.move(0, min(0.0, area.bottom - 8 - below.bottom))
    return above


def _round(area: FRect, beside: FRect, size: tuple[float, float]) -> Iterator[FRect]:
    """Above, below, left and right of it, as far as there is room."""
    width, height = size
    left = min(max(8.0, beside.centerx - width / 2), max(8.0, area.right - width - 8))
    top = min(max(8.0, beside.centery - height / 2), max(8.0, area.bottom - height - 8))
    corners = (
        (left, beside.top - height - 10),
        (left, beside.bottom + 10),
        (beside.left - width - 10, top),
        (beside.right + 10, top),
    )
    yield from (place for place in (FRect(corner, size) for corner in corners) if area.contains(place))


def _hidden(place: FRect, told: Sequence[FRect]) -> float:
    both = (place.clip(each) for each in told)
    return sum(each.width * each.height for each in both)


def scroll_mark(canvas: Canvas, region: Region) -> None:
    """Draw how far a region is scrolled, at its right edge."""
    if region.reach < 1:
        return
    radius, theme = scroll_bars.WIDE / 2, canvas.theme
    materials.well(canvas, scroll_bars.groove(region), radius, theme.tray)
    materials.framed(canvas, scroll_bars.knob(region), materials.Frame(theme.off, theme.outline, radius, 1))
