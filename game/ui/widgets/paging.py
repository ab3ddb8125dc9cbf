"""How far keys scroll: by pages with PgUp and PgDn, to the ends with Home and End, by arrows past what has no focus."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.input.bindings import Verb
from game.ui.widgets.widget import Region, Widget

_PAGES = {"page up": -0.85, "page down": 0.85}
"""Shares of what is seen; the rest stays in sight, so that a reader finds the line again."""
_ENDS = {"home": -1.0, "end": 1.0}
_STEP = 0.6
"""By which share of what is seen an arrow scrolls."""
_EDGE = 30.0
"""Design units: what is hidden of less is the empty edge of a page, for which no arrow is spent."""

Scrolling = tuple[Region, float]
"""A region, and the offset to which it is scrolled."""


def by_page(regions: Sequence[Region], target: Widget | None, key: str) -> Scrolling | None:
    """What a key scrolls: the region of what has the focus first, then the others in their order."""
    way = _PAGES.get(key) or _ENDS.get(key)
    own = target.region if target is not None else None
    for region in sorted(regions, key=lambda each: each is not own):
        if way and _left(region, way) >= 1:
            far = region.reach if key in _ENDS else region.view.height
            return region, region.offset + way * far
    return None


def by_arrow(regions: Sequence[Region], target: Widget | None, found: Widget | None, verb: Verb) -> Scrolling | None:
    """What an arrow scrolls instead of leading to ``found``: what would be passed by without having been in sight."""
    way = {Verb.UP: -1.0, Verb.DOWN: 1.0}.get(verb)
    if way is None or target is None or target.group:
        return None
    if target.region is None:
        far = next((each for each in regions if _left(each, way) > _EDGE), None) if found is None else None
        return (far, far.offset + way * _STEP * far.view.height) if far is not None else None
    region = target.region
    passed = found is None or found.region is not region or _beyond(region, found, way) > _STEP * region.view.height
    return (region, region.offset + way * _STEP * region.view.height) if passed and _left(region, way) > _EDGE else None


def _left(region: Region, way: float) -> float:
    """How far it can still be scrolled that way."""
    return region.reach - region.offset if way > 0 else region.offset


def _beyond(region: Region, found: Widget, way: float) -> float:
    """How far beyond what is seen something begins."""
    return found.place.top - region.view.bottom if way > 0 else region.view.top - found.place.bottom
