"""One box tree: what stands beside, below or upon what. It tells its height for a width, and places itself once.

Widgets are its leaves and tell their own sizes. A number among the children of a `VBox` or `HBox` is a gap there,
instead of the usual one; None among them is left out:

    VBox(
        Label("title", text="Paused", style=TITLE), 2, Label("aim", text=aim), 16,
        Grow(Scroll(VBox(*rows, gap=8), "rows")),
        even(Button("rules", text="Rules"), Button("on", text="Continue"), gap=14),
    )

Children become widgets of the screen in the order in which they are written, which is that of Tab.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from pygame import FRect

from game.ui.drawing.canvas import Canvas
from game.ui.widgets.widget import Floor


class BoxTree(Protocol):
    """A tree, a part of one, or a widget."""

    def natural_width(self, canvas: Canvas) -> float:
        """How wide it has to be, if nothing is to be wrapped or shrunk."""

    def height_at(self, canvas: Canvas, width: float) -> float:
        """How tall it has to be at a width."""

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        """Add its widgets within a place."""


Child = BoxTree | float | None


@dataclass(eq=False, repr=False)
class Space(BoxTree):
    """Nothing, of a size."""

    width: float = 0.0
    height: float = 0.0

    def natural_width(self, canvas: Canvas) -> float:
        return self.width

    def height_at(self, canvas: Canvas, width: float) -> float:
        return self.height

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        pass


class _Line(BoxTree):
    """Children in a row or column, with what lies between them."""

    def __init__(self, *children: Child, gap: float = 0.0) -> None:
        self.boxes: list[BoxTree] = []
        self._gaps: list[float] = []
        own: float | None = 0.0
        for child in children:
            if isinstance(child, int | float):
                own = (own or 0.0) + child
            elif child is not None:
                self.boxes.append(child)
                self._gaps.append(gap if own is None else own)
                own = None
        self._end = own or 0.0

    @property
    def between(self) -> float:
        """All gaps together."""
        return sum(self._gaps) + self._end

    def shared(self, sizes: Sequence[float], start: float, end: float) -> Iterator[tuple[BoxTree, float, float]]:
        """Each child with where it begins and how long it is, between a start and an end.

        Those that stretch take first of what is left, those that grow fill the rest; what follows the last of these is
        placed from the end.
        """
        growing = [number for number, box in enumerate(self.boxes) if isinstance(box, Grow)]
        whole = sum(box.share for box in self.boxes if isinstance(box, Grow))
        lengths = [0.0 if number in growing else size for number, size in enumerate(sizes)]
        lengths = self._stretched(lengths, end - start - self.between - sum(lengths))
        spare = end - start - self.between - sum(lengths)
        for number, (box, gap) in enumerate(zip(self.boxes, self._gaps, strict=True)):
            long = spare * box.share / whole if isinstance(box, Grow) else lengths[number]
            if growing and number > growing[-1]:
                start = end - self._end - sum(lengths[number:]) - sum(self._gaps[number + 1 :])
            else:
                start += gap
            yield box, start, long
            start += long

    def _stretched(self, lengths: list[float], spare: float) -> list[float]:
        count = sum(isinstance(box, Stretch) for box in self.boxes)
        return [
            long + min(box.most, max(0.0, spare) / count) if isinstance(box, Stretch) else long
            for box, long in zip(self.boxes, lengths, strict=True)
        ]


class VBox(_Line):
    """Children one below the other, each as wide as all of it."""

    def natural_width(self, canvas: Canvas) -> float:
        return max((box.natural_width(canvas) for box in self.boxes), default=0.0)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return sum(box.height_at(canvas, width) for box in self.boxes) + self.between

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        heights = [box.height_at(canvas, room.width) for box in self.boxes]
        for box, top, high in self.shared(heights, room.top, room.bottom):
            box.lay(floor, canvas, FRect(room.x, top, room.width, high))


class HBox(_Line):
    """Children side by side, each as tall as all of it; the first stands at the left, or at the right."""

    def __init__(self, *children: Child, gap: float = 0.0, from_right: bool = False) -> None:
        super().__init__(*children, gap=gap)
        self.from_right = from_right

    def natural_width(self, canvas: Canvas) -> float:
        growing = [box for box in self.boxes if isinstance(box, Grow)]
        widest = max((box.natural_width(canvas) / box.share for box in growing), default=0.0)
        fixed = sum(box.natural_width(canvas) for box in self.boxes if not isinstance(box, Grow))
        return fixed + widest * sum(box.share for box in growing) + self.between

    def height_at(self, canvas: Canvas, width: float) -> float:
        return max((box.height_at(canvas, wide) for box, _, wide in self._across(canvas, 0.0, width)), default=0.0)

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        for box, start, wide in self._across(canvas, room.left, room.right):
            left = room.left + room.right - start - wide if self.from_right else start
            box.lay(floor, canvas, FRect(left, room.y, wide, room.height))

    def _across(self, canvas: Canvas, left: float, right: float) -> Iterator[tuple[BoxTree, float, float]]:
        return self.shared([box.natural_width(canvas) for box in self.boxes], left, right)


def even(*children: BoxTree, gap: float = 0.0) -> HBox:
    """Children side by side, each as wide as the others."""
    return HBox(*map(Grow, children), gap=gap)


def grid(columns: int, *children: BoxTree, gap: float = 0.0) -> VBox:
    """Children in rows of so many, each as wide as the others and as tall as the tallest of its row."""
    places = (*children, *[Space()] * (-len(children) % columns))
    return VBox(*(even(*places[at : at + columns], gap=gap) for at in range(0, len(places), columns)), gap=gap)


class Masonry(BoxTree):
    """Children in so many columns of one width, each below the column that is the shortest by then."""

    def __init__(self, number: int, *children: BoxTree, gap: float = 0.0) -> None:
        self.number, self.children, self.gap = number, children, gap

    def natural_width(self, canvas: Canvas) -> float:
        widest = max((child.natural_width(canvas) for child in self.children), default=0.0)
        return self.number * (widest + self.gap) - self.gap

    def height_at(self, canvas: Canvas, width: float) -> float:
        return max((place.bottom for place in self._places(canvas, FRect(0, 0, width, 0))), default=0.0)

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        for child, place in zip(self.children, self._places(canvas, room), strict=True):
            child.lay(floor, canvas, place)

    def _places(self, canvas: Canvas, room: FRect) -> Iterator[FRect]:
        wide = (room.width - (self.number - 1) * self.gap) / self.number
        ends = [room.y] * self.number
        for child in self.children:
            column = ends.index(min(ends))
            place = FRect(room.x + column * (wide + self.gap), ends[column], wide, child.height_at(canvas, wide))
            ends[column] = place.bottom + self.gap
            yield place


class Layers(BoxTree):
    """Children in one place: a card, and what is printed on it."""

    def __init__(self, *children: BoxTree | None) -> None:
        self.boxes = [child for child in children if child is not None]

    def natural_width(self, canvas: Canvas) -> float:
        return max(box.natural_width(canvas) for box in self.boxes)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return max(box.height_at(canvas, width) for box in self.boxes)

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        for box in self.boxes:
            box.lay(floor, canvas, FRect(room))


@dataclass(eq=False, repr=False)
class _Wrapped(BoxTree):
    """A child that is placed in a way of its own."""

    child: BoxTree

    def natural_width(self, canvas: Canvas) -> float:
        return self.child.natural_width(canvas)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return self.child.height_at(canvas, width)

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        self.child.lay(floor, canvas, room)


@dataclass(eq=False, repr=False)
class Grow(_Wrapped):
    """It takes what the others leave of a row or column; several of them by their shares."""

    child: BoxTree = field(default_factory=Space)
    share: float = 1.0


@dataclass(eq=False, repr=False)
class Stretch(_Wrapped):
    """It may become longer by so much where something is left of a row or column."""

    most: float


class Pad(_Wrapped):
    """Edges left free: all alike, those at the sides and at the ends, or left, top, right and bottom."""

    def __init__(self, child: BoxTree, *edges: float) -> None:
        super().__init__(child)
        self.left, self.top, self.right, self.bottom = (edges * (4 // len(edges)))[:4]

    def natural_width(self, canvas: Canvas) -> float:
        return self.child.natural_width(canvas) + self.left + self.right

    def height_at(self, canvas: Canvas, width: float) -> float:
        return self.child.height_at(canvas, width - self.left - self.right) + self.top + self.bottom

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        wide, high = room.width - self.left - self.right, room.height - self.top - self.bottom
        self.child.lay(floor, canvas, FRect(room.x + self.left, room.y + self.top, wide, high))


_SHARES = {"left": 0.0, "top": 0.0, "centre": 0.5, "middle": 0.5, "right": 1.0, "bottom": 1.0}


@dataclass(eq=False, repr=False)
class Sized(_Wrapped):
    """It has a width or height that it does not tell itself, and lies in a larger place as a text that is so aligned.

    least: it is never lower than this, but as tall as it must be.
    """

    width: float | None = None
    height: float | None = None
    align: str = "centre middle"
    least: float = 0.0

    def natural_width(self, canvas: Canvas) -> float:
        return super().natural_width(canvas) if self.width is None else self.width

    def height_at(self, canvas: Canvas, width: float) -> float:
        wide = width if self.width is None else min(width, self.width)
        return max(self.least, super().height_at(canvas, wide)) if self.height is None else self.height

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        across, down = map(_SHARES.__getitem__, self.align.split())
        wide = room.width if self.width is None else min(self.width, room.width)
        high = room.height if self.height is None else self.height
        left, top = room.x + (room.right - wide - room.x) * across, room.y + (room.bottom - high - room.y) * down
        self.child.lay(floor, canvas, FRect(left, top, wide, high))


@dataclass(eq=False, repr=False)
class Scroll(_Wrapped):
    """It scrolls where its place is too low for it.

    name: keeps how far it was scrolled. edges: left free round it within the view, as in `Pad`.
    """

    name: str
    edges: Sequence[float] = (0.0,)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return Pad(self.child, *self.edges).height_at(canvas, width)

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        high = self.height_at(canvas, room.width)
        with floor.region(self.name, room, high):
            Pad(self.child, *self.edges).lay(floor, canvas, FRect(room.x, room.y, room.width, high))


@dataclass(eq=False, repr=False)
class ByWidth(BoxTree):
    """A tree that is another one at another width."""

    at: Callable[[float], BoxTree]
    width: float = 0.0

    def natural_width(self, canvas: Canvas) -> float:
        return self.width

    def height_at(self, canvas: Canvas, width: float) -> float:
        return self.at(width).height_at(canvas, width)

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        self.at(room.width).lay(floor, canvas, room)


def fit(canvas: Canvas, *boxes: BoxTree) -> ByWidth:
    """The first of some trees that is not wider than its place; the last one where all are."""
    return ByWidth(lambda width: next((box for box in boxes if box.natural_width(canvas) <= width), boxes[-1]))


@dataclass(eq=False, repr=False)
class HandPlaced(BoxTree):
    """A place within which a screen adds what it places itself, as where of many things only those seen are made.

    natural: how tall it is at a width, if it is not to grow.
    """

    put: Callable[[FRect], object]
    natural: Callable[[float], float] = lambda width: 0.0

    def natural_width(self, canvas: Canvas) -> float:
        return 0.0

    def height_at(self, canvas: Canvas, width: float) -> float:
        return self.natural(width)

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        self.put(room)
