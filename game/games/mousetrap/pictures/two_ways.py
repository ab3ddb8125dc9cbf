"""Two runs side by side: the way of each in its own colour and dashes, pale as long as they go together."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

import pygame
from pygame import FRect

from game.games.mousetrap.pictures import turning
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.stage import Look, MachineStage
from game.games.mousetrap.pictures.turning import Layer, stays
from game.games.mousetrap.trap.layout import BOARD
from game.games.mousetrap.trap.machine import Placement
from game.machine.branches import Branch
from game.machine.specs import Point, Pose
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, rgb
from game.ui.widgets.dirty import Item

_HAND = rgb("#241c16")
OLD, NEW, PAST = rgb("#c4161c"), rgb("#0b7a45"), rgb("#e9edf2")
"""Of the run as it was, of the other one, and of what both have in common."""
_DOT, _DASH, _GAP = 0.8, 1.5, 0.8
"""cm from dot to dot, how long a dash is, and what is between two."""
_STILL = 1.0
"""cm within which something stays that has no way."""


class TwoWays:
    """Painted anew only where something about them has changed."""

    def __init__(self) -> None:
        self._kept: tuple[object, Item | None] = (None, None)

    def item(self, canvas: Canvas, view: MachineView, room: FRect, old: Branch[Any], new: Branch[Any]) -> Item | None:
        """The ways of what moves in both, and a ring where they part."""
        key = old, new, old.end, new.end, new.parting, tuple(room), view.centre, view.units_per_cm, canvas.scale
        if key != self._kept[0]:
            self._kept = key, self._paint(canvas, view, room, old, new)
        return self._kept[1]

    @staticmethod
    def _paint(canvas: Canvas, view: MachineView, room: FRect, old: Branch[Any], new: Branch[Any]) -> Item:
        box = canvas.box(room)
        pen = _WayPen(pygame.Surface(box.size, pygame.SRCALPHA), canvas, view, room)
        fork = new.parting.step if new.parting is not None else new.since if new.parent is not None else old.end
        for name in new.followed:
            pen.dots(_way(old, name, 0, fork), PAST)
            if new.parent is not None:
                pen.dots(_way(old, name, fork, old.end), OLD)
                pen.dashes(_way(new, name, fork, new.end), NEW)
        if new.parting is not None:
            pen.ring(new.parting.spot)
        return Item(pen.surface, box.topleft)


def sample_of(canvas: Canvas, place: FRect, dashed: bool) -> None:
    """A bit of a way as it is drawn: dashes of the new run, or dots of the old one."""
    for number in range(2 if dashed else 4):
        if dashed:
            stroke = FRect(place.x + number * place.width / 2, place.centery - 2, place.width / 2 - 6, 4)
            canvas.surface.fill(NEW, canvas.box(stroke))
        else:
            x, y = place.x + (number + 0.5) * place.width / 4, place.centery
            pygame.draw.circle(canvas.surface, OLD, (x * canvas.scale, y * canvas.scale), canvas.px(3))


def _way(branch: Branch[Any], name: str, first: float, last: float) -> list[Point]:
    """Where a body was; nothing if it stayed where it was."""
    whole = branch.way(name, 0, max(1, branch.end))
    if not whole or max(math.dist(whole[0], each) for each in whole) < _STILL:
        return []
    return branch.way(name, first, last)


_PALE, _KEPT = 110, 3
"""How much is seen of what was elsewhere, 0 to 255; of so many machines the places of all pictures are kept."""
Standing = tuple[Mapping[int, Placement], Mapping[str, Pose]]
"""How the parts of a machine stand, and where its bodies are in a moment of a run."""


class ShiftedStage:
    """The machine with some parts set elsewhere than at first: those are drawn anew, the rest is painted once."""

    def __init__(self, first: Mapping[int, Placement]) -> None:
        self._stage = MachineStage(first)
        self._pale = self._stage.turner.twin()
        self._layers: dict[object, tuple[Layer, ...]] = {}

    def items(
        self, canvas: Canvas, view: MachineView, machine: Standing, loose: Sequence[int], look: Look
    ) -> list[Item | None]:
        """The machine as it stands and where its bodies are; loose: the parts that may stand elsewhere."""
        placements, poses = machine
        look["hide"] = loose
        plate, *moving = self._stage.items(canvas, view, poses, **look)
        own = [layer for layer in self._of(canvas, placements) if layer.number in loose]
        fixed = self._drawn(canvas, [layer for layer in own if stays(layer)], poses)
        return [plate, *fixed, *moving, *self._drawn(canvas, [layer for layer in own if not stays(layer)], poses)]

    def _drawn(self, canvas: Canvas, layers: Sequence[Layer], poses: Mapping[str, Pose]) -> Iterator[Item | None]:
        for behind in (turning.SHADOW, ""):
            for layer in layers:
                yield self._stage.turner.item(canvas, layer.name + behind, _seen(layer, poses))

    def pale(
        self,
        canvas: Canvas,
        view: MachineView,
        machine: Standing,
        wanted: tuple[Collection[str], Collection[int]],
    ) -> Iterator[Item]:
        """Bodies of another run of it where they are, and parts that have none, pale."""
        (placements, poses), (names, fixed) = machine, wanted
        self._pale.begin(canvas, view)
        for layer in self._of(canvas, placements):
            if layer.body in names or layer.number in fixed:
                item = self._pale.item(canvas, layer.name, _seen(layer, poses))
                if item is not None:
                    picture = item.picture.copy()
                    picture.set_alpha(_PALE)
                    yield item._replace(picture=picture)

    def _of(self, canvas: Canvas, placements: Mapping[int, Placement]) -> tuple[Layer, ...]:
        key = tuple(sorted(placements.items(), key=lambda each: each[0]))
        if key not in self._layers:
            self._layers = dict([*self._layers.items()][-_KEPT:]) | {key: turning.layers(placements, canvas.sprites)}
        return self._layers[key]


def _seen(layer: Layer, poses: Mapping[str, Pose]) -> Pose:
    """Where a picture is, as seen from the board."""
    x, y, angle = layer.pose(poses[layer.body])
    return x - poses[BOARD][0], y, angle


def frame(canvas: Canvas, place: FRect) -> Item:
    """Dashes round the part in hand."""
    whole = place.inflate(16, 16)
    surface = pygame.Surface(canvas.box(whole).size, pygame.SRCALPHA)
    rect, wide, dash = surface.get_rect().inflate(-4, -4), canvas.px(2.2), canvas.px(8)
    for colour, more in (((255, 255, 255), 2), (_HAND, 0)):
        for a, b in pairwise((rect.topleft, rect.topright, rect.bottomright, rect.bottomleft, rect.topleft)):
            count = max(1, round(math.dist(a, b) / dash / 2))
            for number in range(count):
                start, end = (_between(a, b, share / count) for share in (number + 0.2, number + 0.8))
                pygame.draw.line(surface, colour, start, end, max(1, round(wide)) + more)
    return Item(surface, canvas.box(whole).topleft)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


class _WayPen:
    """Draws on the room of the stage."""

    def __init__(self, surface: pygame.Surface, canvas: Canvas, view: MachineView, room: FRect) -> None:
        self.surface, self.canvas, self.view, self.room = surface, canvas, view, room

    def _at(self, place: Point) -> Point:
        x, y = self.view.to_screen(place)
        return (x - self.room.x) * self.canvas.scale, (y - self.room.y) * self.canvas.scale

    def dots(self, way: Sequence[Point], colour: Colour) -> None:
        """Round dots with a light edge."""
        wide = self.canvas.px(2.6)
        last: Point | None = None
        for place in way:
            if last is None or math.dist(last, place) >= _DOT:
                last = place
                at = self._at(place)
                pygame.draw.circle(self.surface, (255, 255, 255, 200), at, wide + 1)
                pygame.draw.circle(self.surface, (*colour, 255), at, wide)

    def dashes(self, way: Sequence[Point], colour: Colour) -> None:
        """Long strokes with a light edge."""
        strokes, gone = [], 0.0
        for a, b in pairwise(way):
            if gone % (_DASH + _GAP) < _DASH and math.dist(a, b) < 8.0:
                strokes.append((self._at(a), self._at(b)))
            gone += math.dist(a, b)
        for inks, wide in (((255, 255, 255, 200), 6.0), ((*colour, 255), 3.4)):
            for one, two in strokes:
                pygame.draw.line(self.surface, inks, one, two, self.canvas.px(wide))

    def ring(self, place: Point) -> None:
        """Where they part."""
        for colour, wide in (((255, 255, 255), 4.5), (NEW, 2.5)):
            pygame.draw.circle(self.surface, colour, self._at(place), self.canvas.px(15), max(2, self.canvas.px(wide)))
