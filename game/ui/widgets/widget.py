"""What every widget is: a name, a place, an explanation, and how it answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, fields, replace
from functools import cache
from operator import attrgetter
from typing import ClassVar, NamedTuple, Protocol, TypeVar

from pygame import FRect

from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point, Verb
from game.ui.widgets.spoken import NOTHING, Role, Spoken

SCROLLS = "scroll:"
"""Before the name of a region: what is lit while one switch may scroll it."""
_ROUND = 30.0
"""How far shadows and rings reach beyond a widget."""
_UNSEEN = ("name", "rect", "region", "hint", "hints", "label", "shortcut", "above")


class Mood(NamedTuple):
    """How a widget is being treated just now.

    writing: how a field that has the focus is written in, and before which of its signs.
    """

    hover: bool = False
    focus: bool = False
    down: bool = False
    writing: str = ""
    caret: int = 0

    def state(self, enabled: bool) -> str:
        """The state of a material: off, down, hover or up."""
        if not enabled:
            return "off"
        return "down" if self.down else "hover" if self.hover else "up"


@dataclass
class Region:
    """A window onto content taller than itself; widgets within it are placed as if nothing were hidden."""

    name: str
    view: FRect
    height: float = 0.0
    offset: float = 0.0

    @property
    def reach(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.height - self.view.height)

    def showing(self, place: FRect) -> float:
        """The offset at which a place is seen, as near to the present one as can be."""
        above, below = place.top - self.view.top - 12, place.bottom - self.view.bottom + 12
        return self.offset + (above if above < 0 else max(0.0, below))

    def scroll(self, to: float) -> bool:
        """Scroll to an offset within reach and tell whether that changed anything."""
        before, self.offset = self.offset, min(max(0.0, to), self.reach)
        return self.offset != before


W = TypeVar("W", bound="Widget")


class Floor(Protocol):
    """What widgets are laid on: a screen."""

    def add(self, widget: W) -> W:
        """Take a widget whose place is known."""

    def region(self, name: str, view: FRect, height: float) -> AbstractContextManager[Region]:
        """Let what is added meanwhile scroll within ``view``."""


@dataclass(eq=False, repr=False)
class Widget:
    """Something with a place on a screen. Widgets hold no truth: a screen composes them anew when it changes.

    The name identifies a widget across compositions, so that it keeps the focus; it is unique on its screen.
    drawn: False if all that is seen of it is drawn by its screen.
    label: what it is called aloud, where it shows no word of its own, or a way to find that out.
    group: widgets of one group are one stop of Tab; arrows go about in it. Screen readers meet them as one thing.
    above: how much of what stands above it are its words, which come into sight with it, in design units.
    bubbles: False if its explanation says nothing that is not to be seen on it.
    """

    name: str
    rect: FRect = field(default_factory=FRect)
    hint: str = field(default="", kw_only=True)
    label: str | Callable[[], str] = field(default="", kw_only=True)
    enabled: bool = field(default=True, kw_only=True)
    shortcut: str = field(default="", kw_only=True)
    region: Region | None = field(default=None, kw_only=True)
    above: float = field(default=0.0, kw_only=True)

    focusable: ClassVar[bool] = False
    typing: ClassVar[bool] = False
    radius: ClassVar[float] = 12
    drawn: ClassVar[bool] = True
    group: ClassVar[str] = ""
    bubbles: ClassVar[bool] = True

    @property
    def bubble(self) -> str:
        """What is told beside it when it is pointed at."""
        return self.hint if self.bubbles else ""

    def bubble_at(self, at: Point | None) -> str:
        """The same where the pointer is there, as far as that makes a difference; None: the keys brought the focus."""
        return self.bubble

    def natural_width(self, canvas: Canvas) -> float:
        """How wide it has to be, if nothing is to be wrapped or shrunk."""
        return self.rect.width

    def height_at(self, canvas: Canvas, width: float) -> float:
        """How tall it has to be at a width."""
        return self.rect.height

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        """Give it its place on a screen."""
        self.rect = room
        floor.add(self)

    @property
    def place(self) -> FRect:
        """Where it is on the canvas, scrolling counted in."""
        if self.region is None:
            return self.rect
        return self.rect.move(0, -self.region.offset)

    @property
    def with_words(self) -> FRect:
        """Where it and the words above it are."""
        place = self.place
        return FRect(place.x, place.y - self.above, place.width, place.height + self.above)

    @property
    def visible(self) -> FRect:
        """The part of it that can be seen and pointed at."""
        return self.place if self.region is None else self.place.clip(self.region.view)

    @property
    def reach(self) -> FRect:
        """All that it may draw on."""
        return self.visible.inflate(2 * _ROUND, 2 * _ROUND)

    def look(self) -> object:
        """What its picture depends on besides place and mood: all fields but callbacks and what only explains."""
        found = _seen(type(self))(self)  # type: ignore[arg-type]
        return tuple([tuple(value) if isinstance(value, list) else value for value in found])

    def spoken(self) -> Spoken:
        """What it is in words."""
        if not self.label and not self.hint and not self.focusable:
            return NOTHING
        return self.called(Role.BUTTON if self.focusable else Role.IMAGE, "")

    def pick_places(self) -> Sequence[FRect]:
        """Where each of its picks was drawn, if it has some."""
        return ()

    def called(self, role: Role, text: str) -> Spoken:
        """What it is by the words that it shows, or else by its label or its explanation."""
        name = (self.label if isinstance(self.label, str) else self.label()) or text or self.hint
        return Spoken(role, name, note="" if self.hint == name else self.hint)

    def put(self, value: str | float) -> None:
        """Take a value from a screen reader: a text, or a number."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw it at `place`."""

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw the ring round it while it has the focus."""
        materials.focus_ring(canvas, self.place, self.radius)

    def confirm(self) -> None:
        """It was pressed by Enter or a pad."""

    def click(self, at: Point) -> None:
        """The pointer was pressed and let go on it."""
        self.confirm()

    def drag(self, at: Point) -> bool:
        """The pointer is held on it; tell whether that changed anything."""
        return False

    def steer(self, verb: Verb) -> bool:
        """An arrow was pressed while it has the focus; tell whether it was used."""
        return False

    def cycle(self) -> bool:
        """One switch is to change it, round and round; tell whether there is more to it than being pressed."""
        return False

    def splice(self, start: int, end: int, text: str) -> int:
        """Put what fits of a text in the place of the signs from one to another; where the caret is then."""
        return start


@cache
def _seen(kind: type[Widget]) -> attrgetter[tuple[object, ...]]:
    names = (f.name for f in fields(kind) if f.name not in _UNSEEN and not f.name.startswith("on_"))
    return attrgetter("__class__", *names)  # with one name alone it would give no tuple


# Widgets that are painted once and then copied.


@dataclass(eq=False, repr=False)
class CachedWidget(Widget):
    """Painted once for what it says, then copied."""

    def says(self, mood: Mood) -> Hashable:
        """All that the picture depends on."""
        return (mood.hover, mood.focus)

    def look(self) -> object:
        return self.says(Mood())

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw it."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        size = canvas.box(self.place).size  # in whole pixels, so that no edge is rounded out of the picture
        still = replace(self, rect=FRect(0, 0, size[0] / canvas.scale, size[1] / canvas.scale), region=None)
        key = type(self).__name__, self.says(mood)
        canvas.layer(key, self.place, lambda under: still.paint(under, mood))
