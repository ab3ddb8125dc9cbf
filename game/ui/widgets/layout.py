"""Rows, columns, grids and lists that scroll: a scene says what stands in which order and how large."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import ClassVar, Protocol

from pygame import FRect

from game.ui.drawing.lettering import Lettering, Style
from game.ui.input.bindings import Phase, Point, Pointed
from game.ui.widgets.widget import Region

_ROUNDED = 0.01
"""More than the sides of an FRect are rounded by."""


class Scrolling(Protocol):
    """What `screen.Screen` offers for content taller than its view."""

    def region(self, name: str, view: FRect, height: float) -> AbstractContextManager[Region]:
        """Let what is added meanwhile scroll within ``view``."""


def control_height(letters: Lettering, style: Style, least: float = 44.0, spare: float = 20.0) -> float:
    """How tall a control with one line of text is: the line and ``spare`` around it, and never below ``least``."""
    return max(least, letters.line(style) + spare)


def centred(area: FRect, width: float, height: float) -> FRect:
    """A rectangle of that size in the middle of an area."""
    return FRect(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)


class _Line:
    """Cuts pieces off a place, from its beginning and from its end, with a gap after each."""

    axis: ClassVar[int]

    def __init__(self, place: FRect, gap: float = 0.0) -> None:
        self._place, self.gap = FRect(place), gap
        self.start, self._end = place.topleft[self.axis], place.bottomright[self.axis]
        # Counted apart from where it ends: the sides of an FRect are rounded to seven digits.
        self._left = place.size[self.axis]

    def take(self, size: float, gap: float | None = None) -> FRect:
        """The next piece from the beginning; ``gap`` after it instead of the usual one."""
        piece = self._piece(self.start, size)
        after = self.gap if gap is None else gap
        self.start = piece.bottomright[self.axis] + after
        self._left -= size + after
        return piece

    def last(self, size: float, gap: float | None = None) -> FRect:
        """The next piece from the end; ``gap`` before it instead of the usual one."""
        piece = self._piece(self._end - size, size)
        before = self.gap if gap is None else gap
        self._end = piece.topleft[self.axis] - before
        self._left -= size + before
        return piece

    def skip(self, size: float) -> None:
        """Leave so much free."""
        self.start += size
        self._left -= size

    def rest(self) -> FRect:
        """What is left; its size is negative where more was taken than there is."""
        return self._piece(self.start, self._left)

    def _piece(self, start: float, size: float) -> FRect:
        piece = FRect(self._place)
        piece[self.axis], piece[self.axis + 2] = start, size
        return piece


class Column(_Line):
    """Pieces one below the other, each as wide as the column."""

    axis = 1


class Row(_Line):
    """Pieces side by side, each as tall as the row."""

    axis = 0


def split(place: FRect, shares: int | Sequence[float], gap: float = 0.0) -> list[FRect]:
    """So many columns of one width, or of widths in these shares of the whole (which add up to 1), side by side."""
    parts = (1 / shares,) * shares if isinstance(shares, int) else tuple(shares)
    room, left, found = place.width - gap * (len(parts) - 1), place.x, []
    for part in parts:
        found.append(FRect(left, place.y, room * part, place.height))
        left += room * part + gap
    return found


def grid(place: FRect, columns: int, height: float, gap: float = 0.0) -> Iterator[FRect]:
    """Cells of one height from left to right, row by row, without end."""
    cells, down = split(place, columns, gap), 0.0
    while True:
        for cell in cells:
            yield FRect(cell.x, place.y + down, cell.width, height)
        down += height + gap


def flow(row: FRect, widths: Iterable[float], gap: float, below: float = 8.0) -> list[FRect]:
    """Places of these widths side by side, in as many rows as they need; the first row is given."""
    left, top = row.topleft
    found: list[FRect] = []
    for width in widths:
        if found and left + width > row.right + _ROUNDED:
            left, top = row.x, top + row.height + below
        found.append(FRect(left, top, min(width, row.right - left), row.height))
        left += width + gap
    return found


class Stack:
    """Things one below the other, each measured when it is added and placed when all are known."""

    def __init__(self, gap: float = 0.0) -> None:
        self.gap = gap
        self._rows: list[tuple[float, Callable[[FRect], object]]] = []

    def add(self, height: float, put: Callable[[FRect], object]) -> None:
        """One more; ``put`` is called with its place."""
        self._rows.append((height, put))

    @property
    def height(self) -> float:
        """How tall all of them are, with the gaps between them."""
        return sum(height for height, _ in self._rows) + self.gap * max(0, len(self._rows) - 1)

    def place(self, room: FRect) -> None:
        """Put all of them into a room, from its top down, as wide as it is."""
        top = room.y
        for height, put in self._rows:
            put(FRect(room.x, top, room.width, height))
            top += height + self.gap

    def scroll(self, screen: Scrolling, name: str, view: FRect, room: FRect | None = None, below: float = 0.0) -> None:
        """Put them into a view that scrolls where they do not fit.

        room: where in the view they begin and how wide they are; the whole view if it is not given.
        below: what stays free after the last.
        """
        room = view if room is None else room
        with screen.region(name, view, room.y - view.y + self.height + below):
            self.place(room)


# The marks of scrolling regions, which can be dragged.

WIDE = 8.0
_AWAY, _NEAR, _LEAST = 3.0, 8.0, 24.0


def groove(region: Region) -> FRect:
    """Where the mark of a region runs, at its right edge."""
    return FRect(region.view.right + _AWAY, region.view.top, WIDE, region.view.height)


def knob(region: Region) -> FRect:
    """Where the mark is now: as long as the share that is seen."""
    room = groove(region)
    tall = max(_LEAST, room.height * room.height / region.height)
    share = region.offset / region.reach if region.reach else 0.0
    return FRect(room.x, room.top + (room.height - tall) * share, WIDE, tall)


class ScrollBars:
    """Follows a pointer that drags a mark, or that is pressed beside one."""

    def __init__(self) -> None:
        self._held, self._grip = "", 0.0

    def follow(self, pointed: Pointed, regions: Sequence[Region]) -> tuple[Region, float] | None:
        """Which region to scroll, and to which offset; None if the pointer means something else."""
        if pointed.phase is Phase.DOWN:
            self._held = self._grasp(pointed, regions)
        held = next((region for region in regions if region.name == self._held), None)
        if pointed.phase is Phase.UP:
            self._held = ""
        if held is None:
            return None
        room, tall = groove(held), knob(held).height
        share = (pointed.at[1] - self._grip - room.top) / max(1.0, room.height - tall)
        return held, share * held.reach

    def _grasp(self, pointed: Pointed, regions: Sequence[Region]) -> str:
        """The region whose mark is taken hold of; pressed beside it, the mark comes to the pointer."""
        for region in regions:
            if pointed.button == 1 and region.reach >= 1 and _close(groove(region), pointed.at):
                mark = knob(region)
                within = mark.top <= pointed.at[1] <= mark.bottom
                self._grip = pointed.at[1] - mark.top if within else mark.height / 2
                return region.name
        return ""


def _close(room: FRect, at: Point) -> bool:
    return room.inflate(2 * _NEAR, 0).collidepoint(at)
