"""Pictures of parts at any angle: the nearest lit frame, turned by the exact angle."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.physics.specs import Point, Pose
from game.pictures.mousetrap.turned_picture import Allowance, TurnedPicture
from game.pictures.mousetrap.view import MachineView
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item

# Degrees between two pictures of a small thing, and pixels by which the tip of a long one goes on at the most.
_STEP, _TIP = 0.5, 2.5
# A shadow is soft enough to turn seldom and always quickly, that of a gear not at all.
_SHADOW_STEP = 6.0
# Frames in which something that is not turned or not in view is forgotten.
_FORGETS_AFTER = 30
SHADOW = "_shadow"
# How far what only swings goes, degrees; beyond that its light is that of the nearest frame.
_SWEEPS = {"06_stop_sign": (-10, 40), "08_shoe": (-40, 74), "10_bucket": (-105, 3)}


class CutPicture(NamedTuple):
    """A picture without its clear margins, and how far its middle lies from its anchor, in pixels."""

    picture: pygame.Surface
    middle: Point


class TurnedFigure(NamedTuple):
    """Frames of a picture at one scale, by number of so many round a turn; none while they are forgotten.

    drop: how far from its pose it is drawn, cm. reach: how far it is seen.
    """

    frames: dict[int, CutPicture]
    turn: int
    drop: Point
    reach: float
    step: float


class _Ground(NamedTuple):
    """Where the world's origin is on the surface, px, pixels a cm, and how large the surface is."""

    left: float
    low: float
    per: float
    width: int
    height: int


def once(canvas: Canvas, view: MachineView, name: str, pose: Pose) -> Item | None:
    """A picture turned smoothly, as for something painted seldom; kept unless it is for a camera that wanders."""
    scale = view.units_per_cm * canvas.scale
    info = canvas.sprites.info(name)
    if info is None:
        return None
    at, reach = _at(canvas, view, pose, info.drop), math.hypot(*info.size) * scale / info.per
    if not canvas.surface.get_clip().inflate(2 * reach, 2 * reach).collidepoint(at):
        return None
    share, degrees = scale / info.per, round(math.degrees(pose[2]), 1)
    key = ("part", name, round(scale, 4), degrees, canvas.sprites.outlined)

    def make() -> pygame.Surface:
        return _smoothly(_shrunk(canvas, name, scale)[0] if view.bounds else upright(canvas, view, name), degrees)

    whole = canvas.store.get(key, make) if view.bounds is None else make()
    middle = (info.size[0] / 2 - info.anchor[0]) * share, (info.size[1] / 2 - info.anchor[1]) * share
    return _item(at, CutPicture(whole, middle), degrees)


def upright(canvas: Canvas, view: MachineView, name: str) -> pygame.Surface:
    """A picture as it stands, at the scale of a view; kept."""
    scale = view.units_per_cm * canvas.scale
    blank = pygame.Surface((1, 1), pygame.SRCALPHA)
    return canvas.store.get(
        ("upright", name, round(scale, 4), canvas.sprites.outlined),
        lambda: _shrunk(canvas, name, scale)[0] if canvas.sprites.info(name) else blank,
    )


class Turner:
    """Has pictures that move at hand; keeps their frames at one scale, and how each was last turned."""

    def __init__(self) -> None:
        self._scale = 0.0, False
        self._figures: dict[str, TurnedFigure | None] = {}
        self._last: dict[str, TurnedPicture] = {}
        self._seen: set[str] = set()
        self._in_view: set[str] = set()
        self._before: set[str] = set()
        self._frame = 0
        self._allowance = Allowance()
        self._ground = _Ground(0.0, 0.0, 0.0, 0, 0)

    def twin(self) -> Turner:
        """Another one with the same pictures, for another view in the same frame."""
        other = Turner()
        other._scale, other._figures = self._scale, dict(self._figures)
        return other

    def begin(self, canvas: Canvas, view: MachineView) -> None:
        """A frame begins: so many pixels may be turned smoothly in it; what has left the view for long is forgotten."""
        self._allowance = Allowance()
        self._rescale(canvas, view)
        origin = _at(canvas, view, (0.0, 0.0, 0.0), (0.0, 0.0))
        self._ground = _Ground(*origin, view.units_per_cm * canvas.scale, *canvas.surface.get_size())
        self._frame += 1
        if self._frame % _FORGETS_AFTER == 0:
            self._forget()

    def _forget(self) -> None:
        for name in self._last.keys() - self._seen:
            del self._last[name]
        for name in self._before - self._in_view:
            figure = self._figures.get(name)
            if figure is not None:
                self._figures[name] = figure._replace(frames={})
        self._seen.clear()
        self._before, self._in_view = self._in_view, set()

    def item(self, canvas: Canvas, name: str, pose: Pose) -> Item | None:
        """A picture at its pose, if it can be seen in the view with which the frame began."""
        ground = self._ground
        figure = self._figures[name] if name in self._figures else self._figure(canvas, ground.per, name)
        if figure is None:
            return None
        x = ground.left + (pose[0] + figure.drop[0]) * ground.per
        y = ground.low - (pose[1] + figure.drop[1]) * ground.per
        reach = figure.reach
        if not (-reach < x < ground.width + reach and -reach < y < ground.height + reach):
            return None
        self._in_view.add(name)
        if not figure.frames:
            figure = self._figures[name] = _figure(canvas, name, ground.per)
            if figure is None:
                return None
        degrees = round(math.degrees(pose[2]) / figure.step) * figure.step % 360
        cut = _at_angle(figure, degrees)
        if degrees:
            cut = CutPicture(self._turned(name, cut.picture, degrees), cut.middle)
        return _item((x, y), cut, degrees)

    def turn_ahead(self) -> None:
        """Turn in spare time what the next frame will want if everything moves on as it does."""
        allowance = Allowance()
        for name, turned in self._last.items():
            figure, degrees = self._figures.get(name), turned.coming
            if figure is not None and figure.frames and degrees is not None:
                turned.turn_ahead(_at_angle(figure, degrees).picture, degrees, allowance)

    def prepare(self, canvas: Canvas, view: MachineView, names: Iterable[str]) -> None:
        """Load pictures before they come into view, so that none is waited for while the machine runs."""
        self._rescale(canvas, view)
        for name in names:
            for full in (name, name + SHADOW):
                self._figure(canvas, self._scale[0], full)

    def _rescale(self, canvas: Canvas, view: MachineView) -> None:
        scale = view.units_per_cm * canvas.scale, canvas.sprites.outlined
        if scale != self._scale:
            self._scale = scale
            self._figures.clear()
            self._last.clear()

    def _figure(self, canvas: Canvas, scale: float, name: str) -> TurnedFigure | None:
        if name not in self._figures:
            self._figures[name] = _figure(canvas, name, scale)
        return self._figures[name]

    def _turned(self, name: str, picture: pygame.Surface, degrees: float) -> pygame.Surface:
        self._seen.add(name)
        if name not in self._last:
            self._last[name] = TurnedPicture(soft=name.endswith(SHADOW), disc="gear" in name)
        return self._last[name].show(picture, degrees, self._allowance)


def _at(canvas: Canvas, view: MachineView, pose: Pose, drop: Point) -> Point:
    """Where the anchor of a picture is on the surface, px."""
    x, y = view.to_screen((pose[0] + drop[0], pose[1] + drop[1]))
    return x * canvas.scale, y * canvas.scale


def _item(at: Point, cut: CutPicture, degrees: float) -> Item:
    """A turned picture so that its anchor is at its place."""
    (across, down), (width, height) = cut.middle, cut.picture.get_size()
    if degrees:
        angle = math.radians(degrees)
        c, s = math.cos(angle), math.sin(angle)
        across, down = c * across + s * down, c * down - s * across
    return Item(cut.picture, (round(at[0] + across - width / 2), round(at[1] + down - height / 2)))


def _figure(canvas: Canvas, name: str, scale: float) -> TurnedFigure | None:
    info = canvas.sprites.info(name)
    if info is None:
        return None
    share = scale / info.per
    reach = math.hypot(*info.size) * share
    step = min(_STEP, math.degrees(_TIP / reach))
    if name.endswith(SHADOW):
        step = 360.0 if "gear" in name else _SHADOW_STEP
    anchor = info.anchor[0] * share, info.anchor[1] * share
    numbers = _numbers(name, info.frames)
    pictures = _shrunk(canvas, name, scale, numbers)
    frames = {number: _cut(picture, anchor) for number, picture in zip(numbers, pictures, strict=True)}
    return TurnedFigure(frames, info.frames, info.drop, reach, step)


def _numbers(name: str, count: int) -> list[int]:
    """The frames that are ever wanted."""
    low, high = next((sweep for part, sweep in _SWEEPS.items() if part in name), (0, 359))
    first, last = math.floor(low / 360 * count + 0.5), math.floor(high / 360 * count + 0.5)
    return sorted({number % count for number in range(first, last + 1)})


def _at_angle(figure: TurnedFigure, degrees: float) -> CutPicture:
    return _lit(figure, round(degrees / 360 * figure.turn) % figure.turn)


def _lit(figure: TurnedFigure, number: int) -> CutPicture:
    """The frame of that number, or the next one of those that are kept."""
    kept, count = figure.frames, figure.turn
    return (
        kept[number]
        if number in kept
        else kept[min(kept, key=lambda n: min((n - number) % count, (number - n) % count))]
    )


def _cut(picture: pygame.Surface, anchor: Point) -> CutPicture:
    box = picture.get_bounding_rect()
    inner = picture.subsurface(box).copy()
    return CutPicture(inner, (box.x + box.width / 2 - anchor[0], box.y + box.height / 2 - anchor[1]))


def _shrunk(canvas: Canvas, name: str, scale: float, numbers: Sequence[int] = (0,)) -> list[pygame.Surface]:
    """Frames of a picture at a scale."""
    info = canvas.sprites.info(name)
    assert info is not None
    size = round(info.size[0] * scale / info.per), round(info.size[1] * scale / info.per)
    return canvas.sprites.shrunk(name, size, numbers)


def _smoothly(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    return pygame.transform.rotozoom(picture, degrees, 1.0) if degrees else picture
