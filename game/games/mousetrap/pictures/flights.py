"""A hundred runs drawn together: trails of light over a darkened stage, and a red star wherever one was lost."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.games.mousetrap.pictures.camera import MachineView
from game.machine.recording import FLIGHTS_PER_SECOND, CopyFlight
from game.machine.specs import Point
from game.shell.pictures.film import SECONDS, Draw, FilmEnd, FilmWords, drawing, filming
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD
from game.ui.drawing.theme import Colour, rgb
from game.ui.widgets.dirty import Item

_DUSK = rgb("#5d6a8c")
"""What the stage is multiplied by, so that light is seen before it."""
_CAUGHT, _LOST, _HEAD = rgb("#4fb09c"), rgb("#b4562e"), rgb("#fff4c8")
"""Trails of runs that catch and of those that do not, and the foremost point of each."""
_STAR, _CORE, _EMBER = rgb("#d41f1f"), rgb("#ffd9a0"), rgb("#7a2410")
_BLOOM = 6
"""The glow is painted so many times smaller than the stage, which blurs it."""
_GLOWS_EVERY = 6
"""Frames after which the glow is made anew: it takes half of the time of a frame, and lags a tenth of a second."""
_STAR_CM, _HEAD_CM, _EMBER_CM = 0.9, 0.45, 5.0
_TRAIL_CM = 0.14


class FlightPicture:
    """Trails grow as time goes on, so that only what is new of them is drawn in each frame."""

    def __init__(self) -> None:
        self._key: object = None
        self._row = 0.0
        self._frames = 0
        self._trails = self._glow = self._light = self._shade = pygame.Surface((1, 1))

    def items(
        self, canvas: Canvas, view: MachineView, room: FRect, flights: Sequence[CopyFlight], row: float
    ) -> Iterator[Item]:
        """Dusk, trails with their glow, heads of those on their way, and stars where runs were lost by this row.

        room: where there is light, the rest is dark.
        """
        box = canvas.box(room)
        key = tuple(each.seed for each in flights), tuple(room), view.centre, view.units_per_cm, canvas.scale
        if key != self._key or row < self._row:
            self._begin(canvas, view, box)
            self._key = key
        if row != self._row or not self._frames:
            self._fly(_Scene(canvas, view, box), flights, row)
        yield Item(self._shade, canvas.box(view.rect).topleft, blend=pygame.BLEND_RGB_MULT)
        yield Item(self._light, box.topleft, blend=pygame.BLEND_RGB_ADD)
        yield from _Scene(canvas, view, box).stars(flights, row)

    def _begin(self, canvas: Canvas, view: MachineView, box: pygame.Rect) -> None:
        self._row, self._frames = 0.0, 0
        self._trails, self._shade = pygame.Surface(box.size), pygame.Surface(canvas.box(view.rect).size)
        self._shade.fill(_DUSK)

    def _fly(self, scene: _Scene, flights: Sequence[CopyFlight], row: float) -> None:
        """Draw what is new of the trails; their glow follows every few frames, and at the end."""
        scene.trails(self._trails, flights, self._row, row)
        self._row = row
        if self._frames % _GLOWS_EVERY == 0 or all(each.rows <= row for each in flights):
            self._glow = scene.glow(self._trails, flights, row)
        self._frames += 1
        self._light = self._trails.copy()
        self._light.blit(self._glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        scene.heads(self._light, flights, row)


class _Scene:
    """Where places of the machine are in pixels of the pictures."""

    def __init__(self, canvas: Canvas, view: MachineView, box: pygame.Rect) -> None:
        self.canvas, self.view, self.corner = canvas, view, box.topleft
        self.per_cm = view.units_per_cm * canvas.scale

    def at(self, place: Point) -> Point:
        """From cm to pixels of the stage."""
        x, y = self.view.to_screen(place)
        return x * self.canvas.scale - self.corner[0], y * self.canvas.scale - self.corner[1]

    def trails(self, surface: pygame.Surface, flights: Sequence[CopyFlight], before: float, now: float) -> None:
        """What has been flown since; misses last, as they are fewer."""
        wide = max(1, round(_TRAIL_CM * self.per_cm * (3 if len(flights) == 1 else 1)))
        for flight in sorted(flights, key=lambda each: not each.caught):
            if before >= flight.rows:
                continue
            colour = _CAUGHT if flight.caught else _LOST
            rows = [before, *range(math.floor(before) + 1, math.ceil(now)), now]
            ways = zip(*(flight.at(row) for row in rows), strict=True)
            for way in ways:
                points = [self.at(place) for place in way]
                if len(set(points)) > 1:
                    pygame.draw.lines(surface, colour, False, points, wide)

    def heads(self, surface: pygame.Surface, flights: Sequence[CopyFlight], row: float) -> None:
        """A point of light for each body that is still on its way."""
        size = max(3, round(_HEAD_CM * self.per_cm))
        dot = self.canvas.store.get(("flight head", size), lambda: _glow(size, _HEAD))
        for flight in flights:
            if row < flight.rows:
                for place in flight.at(row):
                    x, y = self.at(place)
                    surface.blit(dot, (x - size / 2, y - size / 2), special_flags=pygame.BLEND_RGB_ADD)

    def glow(self, trails: pygame.Surface, flights: Sequence[CopyFlight], row: float) -> pygame.Surface:
        """The trails blurred, and embers where runs were lost."""
        size = trails.get_size()
        small = pygame.transform.smoothscale(trails, (max(1, size[0] // _BLOOM), max(1, size[1] // _BLOOM)))
        self.embers(small, flights, row)
        return pygame.transform.smoothscale(small, size)

    def embers(self, small: pygame.Surface, flights: Sequence[CopyFlight], row: float) -> None:
        """A glow where runs were lost: the more, the brighter."""
        size = max(3, round(_EMBER_CM * self.per_cm / _BLOOM))
        ember = self.canvas.store.get(("flight ember", size), lambda: _glow(size, _EMBER))
        for spot in lost(flights, row):
            x, y = self.at(spot)
            at = x / _BLOOM - size / 2, y / _BLOOM - size / 2
            small.blit(ember, at, special_flags=pygame.BLEND_RGB_ADD)

    def stars(self, flights: Sequence[CopyFlight], row: float) -> Iterator[Item]:
        """One wherever a run was lost."""
        size = max(7, round(_STAR_CM * self.per_cm))
        star = self.canvas.store.get(("flight star", size), lambda: _star(size))
        for spot in lost(flights, row):
            x, y = self.at(spot)
            yield Item(star, (round(x + self.corner[0] - size / 2), round(y + self.corner[1] - size / 2)))


def lost(flights: Sequence[CopyFlight], row: float) -> list[Point]:
    """Where runs have been lost by a row, cm."""
    return [each.spot for each in flights if each.spot is not None and not each.caught and each.rows <= row]


def _glow(size: int, colour: Colour) -> pygame.Surface:
    """Light on black that fades outwards."""
    picture = pygame.Surface((size, size))
    for number in range(8):
        wide = max(1, round(size * (1 - number / 8)))
        share = ((number + 1) / 8) ** 2
        shade = tuple(round(channel * share) for channel in colour)
        pygame.draw.ellipse(picture, shade, FRect((size - wide) / 2, (size - wide) / 2, wide, wide))
    return picture


def _star(size: int) -> pygame.Surface:
    """Eight red points round a light middle; drawn four times as large and made smaller."""
    large, middle = 4 * size, 2.0 * size
    picture = shapes.blank((large, large))
    corners = []
    for number in range(16):
        far = middle * (0.98 if number % 2 == 0 else 0.5)
        angle = math.pi * number / 8
        corners.append((middle + far * math.sin(angle), middle - far * math.cos(angle)))
    pygame.draw.polygon(picture, (*_STAR, 255), corners)
    pygame.draw.circle(picture, (*_CORE, 255), (middle, middle), middle * 0.3)
    return pygame.transform.smoothscale(picture, (size, size))


# All runs as a picture and as a film.

WIDTH, STAGE_HIGH, CAPTION = 1280, 664, 56
FILM_SIZE = (640, 360)
_ROWS = 12
"""Rows of the runs that are drawn at once, some milliseconds."""

Below = Callable[[Canvas, FRect], tuple[MachineView, Sequence[Item | None]]]
"""The machine at rest within a place, and the view in which it is seen."""


def flights_picture(assets: Path, flights: Sequence[CopyFlight], told: str, below: Below) -> Slices[bytes]:
    """The PNG file of all runs at their end, and a line below them."""
    canvas, picture = drawing(assets, (WIDTH, STAGE_HIGH + CAPTION)), FlightPicture()
    place, last = FRect(0, 0, WIDTH, STAGE_HIGH), max((each.rows for each in flights), default=0)
    view, machine = below(canvas, place)
    yield 0.1
    for row in range(_ROWS, last, _ROWS):
        list(picture.items(canvas, view, place, flights, float(row)))
        yield 0.1 + 0.8 * row / last
    _show(canvas, (*machine, *picture.items(canvas, view, place, flights, float(last))))
    yield 0.9
    caption = FRect(0, STAGE_HIGH, WIDTH, CAPTION)
    canvas.surface.fill(canvas.theme.card, canvas.box(caption))
    room = caption.inflate(-40, -8)
    canvas.write(told, room, canvas.letters.fitting(told, BOLD, room.width), canvas.theme.ink, "left middle")
    content = BytesIO()
    pygame.image.save(canvas.surface, content, "flights.png")
    return content.getvalue()


def flights_film(assets: Path, flights: Sequence[CopyFlight], told: str, below: Below) -> Slices[bytes]:
    """The GIF file of all runs as they fly, and what came of them in the end."""

    def frames() -> Iterator[Draw | None]:
        picture, step = FlightPicture(), round(FLIGHTS_PER_SECOND * SECONDS)
        kept: list[tuple[MachineView, Sequence[Item | None]]] = []

        def draw(row: float, canvas: Canvas, place: FRect) -> None:
            if not kept:
                kept.append(below(canvas, place))
            view, machine = kept[0]
            _show(canvas, (*machine, *picture.items(canvas, view, view.rect, flights, row)))

        last = max((each.rows for each in flights), default=0)
        for row in (*range(0, last, step), last):
            yield partial(draw, float(row))

    return filming(assets, FILM_SIZE, frames, FilmWords(lambda: FilmEnd(told)))


def _show(canvas: Canvas, items: Sequence[Item | None]) -> None:
    for item in items:
        if item is not None:
            canvas.surface.blit(item.picture, item.at, item.part, item.blend)
