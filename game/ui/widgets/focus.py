"""Where the focus goes: round by Tab, to the nearest by arrows, which never lead from a board to a button."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.ui.input.bindings import Verb
from game.ui.widgets.widget import Region, Widget

_ASIDE = 2.5


def stops(widgets: Sequence[Widget]) -> list[Widget]:
    """The widgets that can have the focus, in order."""
    return [widget for widget in widgets if widget.focusable and widget.enabled]


def kept(widgets: Sequence[Widget], name: str, first: str) -> str:
    """What has the focus: what had it if that is still there, else what is to have it at first, else anything."""
    names = [widget.name for widget in stops(widgets)]
    return name if name in names else first if first in names else next(iter(names), "")


def regions(widgets: Sequence[Widget]) -> list[Region]:
    """The scrolling regions, each once."""
    return list({id(widget.region): widget.region for widget in widgets if widget.region is not None}.values())


def after(widgets: Sequence[Widget], name: str, verb: Verb) -> Widget | None:
    """The widget that gets the focus from ``name`` by a verb; None if it stays."""
    order = stops(widgets)
    here = next((number for number, widget in enumerate(order) if widget.name == name), None)
    if not order:
        return None
    if here is None:
        return order[0]
    if verb in (Verb.NEXT, Verb.PREVIOUS):
        return _next(order, here, 1 if verb is Verb.NEXT else -1)
    start = order[here]
    ranked = [(rank, widget) for widget in order if (rank := _rank(start, widget, verb)) is not None]
    if start.group:  # an arrow too many at the rim of a board is not to end on a button; Tab goes there
        ranked = [pair for pair in ranked if pair[1].group]
    return min(ranked, key=lambda pair: pair[0])[1] if ranked else None


def _next(order: Sequence[Widget], here: int, step: int) -> Widget | None:
    """The next stop of Tab: whatever is of the same group is passed, another group is entered at its first."""
    start = order[here]
    for far in range(1, len(order)):
        found = order[(here + far * step) % len(order)]
        if not found.group:
            return found
        if found.group != start.group:
            return next(widget for widget in order if widget.group == found.group)
    return None


def _rank(start: Widget, other: Widget, verb: Verb) -> float | None:
    """How far ``other`` lies in the direction, sideways counted more; None if it does not lie there."""
    if other is start:
        return None
    a, b = start.place, other.place
    grouped = start.group and start.group == other.group
    if grouped:  # what lies close together may overlap
        a, b = FRect(a.center, (0, 0)), FRect(b.center, (0, 0))
    ahead = {
        Verb.LEFT: a.left - b.right,
        Verb.RIGHT: b.left - a.right,
        Verb.UP: a.top - b.bottom,
        Verb.DOWN: b.top - a.bottom,
    }[verb]
    if ahead < (1 if grouped else -4):
        return None
    if verb in (Verb.LEFT, Verb.RIGHT):
        aside = max(0.0, b.top - a.bottom, a.top - b.bottom) + abs(b.centery - a.centery) / 8
    else:
        aside = max(0.0, b.left - a.right, a.left - b.right) + abs(b.centerx - a.centerx) / 8
    return ahead + _ASIDE * aside
