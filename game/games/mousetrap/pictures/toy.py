"""What the toy has beside the machine: the dimmed shelf behind it, the box of parts, parts in the air, the catches."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import ClassVar

import pygame
from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.stage import paint_floor
from game.games.mousetrap.pictures.turning import anchor_of, name_of, once
from game.games.mousetrap.trap.machine import BY_NUMBER
from game.machine.specs import Frame, Point
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import HEAD
from game.ui.drawing.theme import rgb
from game.ui.widgets.dirty import Item
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import CachedWidget, Mood

_DUSK, _EVENING = (66, 76, 96), (176, 150, 128)
_BLUR = 5
"""The shelf behind the machine is drawn so many times smaller, and enlarged again."""
_WOOD, _EDGE = rgb("#b98a4e"), rgb("#5b3a1c")
_MOST_SHOWN = 10
_SPIN = math.radians(10)
"""A part in the air is drawn at these angles only, as each is a picture that is kept."""

Behind = Callable[[Canvas], None]
"""Draws a whole screen that lies behind."""


def shelf_picture(canvas: Canvas, behind: Behind) -> pygame.Surface:
    """A screen as it is, in the size of the window."""
    picture = pygame.Surface(canvas.surface.get_size())
    behind(canvas.onto(picture))
    return picture


def paint_dusk(canvas: Canvas, view: MachineView, behind: Behind) -> None:
    """A screen far behind in the dark, and before it the table on which the machine stands."""
    picture = shelf_picture(canvas, behind)
    size = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(1, size[0] // _BLUR), max(1, size[1] // _BLUR)))
    picture = pygame.transform.smoothscale(small, size)
    picture.fill(_DUSK, special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(picture, (0, 0))
    paint_floor(canvas, view)
    line = round(view.to_screen((0.0, 0.0))[1] * canvas.scale)
    canvas.multiply(_EVENING, pygame.Rect(0, line, size[0], size[1] - line))


# Parts that are not in the machine: in the hand, or on their way into the box.


@dataclass
class LoosePart:
    """A part in the air: where it is, and how it turns.

    start, end: where its foot was and will be, cm. since: seconds in the air; before 0 it waits.
    """

    number: int
    start: Point
    end: Point
    since: float = 0.0

    SECONDS: ClassVar[float] = 0.7
    _HIGH_CM: ClassVar[float] = 9.0

    @property
    def landed(self) -> bool:
        """Whether it lies in the box."""
        return self.since >= self.SECONDS

    @property
    def frame(self) -> Frame:
        """Where it is now: thrown in an arch, turning."""
        share = min(1.0, max(0.0, self.since / self.SECONDS))
        (x, y), (to_x, to_y) = self.start, self.end
        at = x + (to_x - x) * share, y + (to_y - y) * share + 4 * self._HIGH_CM * share * (1 - share)
        return held_by(self.number, at, -round(2 * math.pi * share / _SPIN) * _SPIN)


def held_by(number: int, at: Point, angle: float = 0.0) -> Frame:
    """A part whose foot is at a place."""
    foot = Frame(angle).point(BY_NUMBER[number].foot)
    return Frame(angle, (at[0] - foot[0], at[1] - foot[1]))


def part_items(canvas: Canvas, view: MachineView, number: int, frame: Frame) -> list[Item | None]:
    """The pictures of a part where it is."""
    spec = BY_NUMBER[number]
    pose = (*frame.point(anchor_of(spec)), frame.angle)
    return [once(canvas, view, name_of(spec) + suffix, pose) for suffix in ("_back", "")]


@dataclass(eq=False, repr=False)
class PartsBox(CachedWidget):
    """The box of parts: the next one looks out of it. part: its number, 0 if the box is empty. count: of all."""

    part: int = 0
    count: int = 0
    on_press: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 10

    def says(self, mood: Mood) -> Hashable:
        """What it shows."""
        return self.part, self.count

    def confirm(self) -> None:
        """Put the next part in its place."""
        if self.enabled:
            self.on_press()

    def spoken(self) -> Spoken:
        """How many parts are in it."""
        return self.called(Role.BUTTON, "")

    @property
    def picture_place(self) -> FRect:
        """Where the next part looks out."""
        return FRect(self.place.x + 10, self.place.y + 2, self.place.width - 20, self.place.height * 0.66)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """A wooden box, the part before its back wall and behind its front."""
        place = self.place
        front = FRect(place.x, place.y + place.height * 0.52, place.width, place.height * 0.48)
        materials.framed(canvas, FRect(place.x + 5, place.y + place.height * 0.3, place.width - 10, place.height * 0.4),
                         materials.Frame(_EDGE, canvas.theme.outline, 8))  # fmt: skip
        if self.part:
            canvas.sprite(name_of(BY_NUMBER[self.part]), self.picture_place)
        materials.framed(canvas, front, materials.Frame(_WOOD, canvas.theme.outline, 8))
        for share in (0.33, 0.66):
            edge = FRect(front.x + 3, front.y + front.height * share, front.width - 6, 2)
            canvas.surface.fill(_EDGE, canvas.box(edge))
        if self.count:
            tag = FRect(0, 0, 46, min(canvas.letters.line(HEAD) + 4, front.height - 8))
            tag.center = front.center
            materials.card(canvas, tag, 6, 0.4)
            canvas.write(str(self.count), tag, canvas.letters.fitting(str(self.count), HEAD, 40), canvas.theme.ink,
                         "centre middle")  # fmt: skip


def paint_catches(canvas: Canvas, place: FRect, number: int, seat: str) -> None:
    """So many caught mice side by side; of more than ten, how many."""
    side = place.height
    for each in range(min(number, _MOST_SHOWN)):
        canvas.sprite(f"mice/{seat}_caught", FRect(place.x + each * side * 0.72, place.y, side, side))
    if number > _MOST_SHOWN:
        rest = FRect(place.x + _MOST_SHOWN * side * 0.72 + side * 0.4, place.y, side * 2, side)
        canvas.write(str(number), rest, HEAD, canvas.theme.ink, "left middle")
