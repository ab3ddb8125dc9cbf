"""What moves over the table: each draws itself at its share of the way, and is asked anew where things are."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame
from pygame import FRect

from game.games.mousemaze.pictures.maze import (
    INK,
    MazeLayout,
    action_sprites,
    action_words,
    draw_card,
    draw_flipping,
    draw_turning,
)
from game.shell.pictures.on_board import Spots, Where, between
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Style
from game.ui.drawing.theme import Colour
from game.ui.input.bindings import Point
from game.ui.motion import hop, smooth

MOUSE = 1.12
"""The mouse's size on a card of the size it is designed for."""
FRAMES = 24
_STAMP = Style("display", 44)
FOOT = 0.34
"""How far below the middle of a card the cage stands, in cards."""
_SHAKES = 0.07
"""How far a cage goes aside that has just come down, in cards."""
# How large an Action card is that has room for its title.
_TITLED = 0.42


class MazeSpots(Spots, Protocol):
    """Where things are on the table as it is laid out now."""

    laid: MazeLayout

    def pile_at(self) -> Point:
        """The pile of wedges."""

    def risk_at(self, seat: str, number: int) -> Point:
        """Where a seat's wedge lies, counted from 0, the safe ones first."""

    def deck_at(self) -> tuple[Point, float]:
        """The middle of the deck, and how large a card is drawn there."""

    def open_at(self) -> tuple[Point, float]:
        """The middle of the Action card that lies open, and how large it is."""

    def dusky(self) -> bool:
        """Whether it is darker over the maze than in daylight."""


@dataclass(eq=False)
class MazeFlight(ABC):
    """Something on its way between places that are asked for at each drawing."""

    spots: MazeSpots

    @abstractmethod
    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it at this share of its way, 0 to 1."""


@dataclass(eq=False)
class WedgeFlight(MazeFlight):
    """A wedge that jumps."""

    start: Where = lambda: (0.0, 0.0)
    end: Where = lambda: (0.0, 0.0)
    lift: float = 40.0
    face: str = "up"
    becomes: str = "up"
    delay: float = 0.0

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it, with the face it has by now."""
        share = min(1.0, max(0.0, (share - self.delay) / max(0.01, 1 - self.delay)))
        x, y = between(self.start(), self.end(), smooth(share))
        at = x, y - self.lift * hop(share)
        canvas.stamp(f"maze/wedge_{self.face if share < 0.5 else self.becomes}", at, 0, self.spots.laid.zoom)


@dataclass(eq=False)
class MouseWalk(MazeFlight):
    """The mouse from one cell to another."""

    start: int = 0
    end: int = 0
    facing: float = 0.0
    to_facing: float = 0.0
    lift: float = 14.0

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw the mouse and its shadow."""
        laid, eased = self.spots.laid, smooth(share)
        at = between(laid.centre(self.start), laid.centre(self.end), eased)
        facing = self.facing + (self.to_facing - self.facing) * eased
        draw_mouse(canvas, laid, at, facing, self.lift * laid.zoom * hop(share))


@dataclass(eq=False)
class MouseBump(MazeFlight):
    """The mouse runs against the edge, and stays."""

    cell: int = 0
    facing: float = 0.0
    way: int = 0

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw the mouse on its way out and back, and the bar that stops it."""
        laid = self.spots.laid
        x, y = laid.centre(self.cell)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[self.way]
        reach = laid.card * 0.16 * hop(share)
        draw_mouse(canvas, laid, (x + dx * reach, y + dy * reach), self.facing)


@dataclass(eq=False)
class CardTurn(MazeFlight):
    """A card that turns about its middle, the mouse on it too."""

    cell: int = 0
    code: int = 0
    degrees: float = 0.0
    rider: float | None = None

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw the card, and the mouse if it sits there."""
        laid, turned = self.spots.laid, self.degrees * smooth(share)
        at = laid.centre(self.cell)
        draw_turning(canvas, self.code, at, laid.card, (turned, hop(share)))
        if self.rider is not None:
            draw_mouse(canvas, laid, at, self.rider + turned / 90)


@dataclass(eq=False)
class CardFlip(MazeFlight):
    """A card that flips about its upright axis."""

    cell: int = 0
    codes: tuple[int, int] = (0, 0)

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw the card."""
        laid = self.spots.laid
        draw_flipping(canvas, self.codes, laid.centre(self.cell), laid.card, smooth(share))


@dataclass(eq=False)
class CardDeal(MazeFlight):
    """The sixteen cards dealt from the deck, one after the other."""

    codes: tuple[int, ...] = ()

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw those that lie, and those on their way."""
        laid = self.spots.laid
        deck = self.spots.deck_at()[0]
        for cell, code in enumerate(self.codes):
            own = min(1.0, max(0.0, (share * 1.6 - cell / len(self.codes)) / 0.6))
            if own > 0:
                draw_card(canvas, code, between(deck, laid.centre(cell), smooth(own)), laid.card)


@dataclass(eq=False)
class CardDraw(MazeFlight):
    """An Action card from the deck to its place, turned over on the way. facing: of the mouse."""

    card: str = ""
    facing: int = 0

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw its back, then its face."""
        (start, small), (end, large) = self.spots.deck_at(), self.spots.open_at()
        eased = smooth(share)
        x, y = between(start, end, eased)
        card = self.card if share >= 0.5 else ""
        picture = action_picture(canvas, card, large, self.facing)
        if picture is not None:
            grown = small / large + (1 - small / large) * eased
            wide, high = picture.get_size()
            size = max(2, round(wide * grown * abs(1 - 2 * share))), max(2, round(high * grown))
            put(canvas, pygame.transform.scale(picture, size), (x, y - 26 * hop(share)))


@dataclass(eq=False)
class CageDrop(MazeFlight):
    """The cage over a cell. heights: where it comes from and goes to, in cards above the mouse.

    shakes: it has just come down.
    """

    cell: Callable[[], int] = lambda: 0
    heights: tuple[float, float] = (0.0, 0.0)
    shakes: bool = False

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it, falling faster and faster, or shaking less and less."""
        laid, (start, end) = self.spots.laid, self.heights
        x, y = laid.centre(self.cell())
        if self.shakes:
            x += laid.card * _SHAKES * (1 - share) ** 2 * math.sin(math.tau * 4 * share)
        high = start + (end - start) * share**2
        canvas.stamp("maze/cage", (x, y + laid.card * (FOOT - high)), 0, laid.zoom)


@dataclass(eq=False)
class WordStamp(MazeFlight):
    """A word over the maze, beside the mouse's card: it falls on, stays, and goes."""

    text: str = ""
    colours: tuple[Colour, Colour] = ((0, 0, 0), (0, 0, 0))
    cell: Callable[[], int] = lambda: 0

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw the moulded band."""
        felt, high = self.spots.laid.felt, canvas.letters.line(_STAMP) + 26
        felt = FRect(felt.x, self.spots.laid.clear_of(self.cell()) - high / 2, felt.width, high)
        away = 60.0 if felt.y > self.spots.laid.centre(self.cell())[1] else -60.0
        style = canvas.letters.fitting(self.text, _STAMP, felt.width * 0.78)
        high = canvas.letters.line(style) + 26
        wide = canvas.letters.width(self.text, style) + 70
        come, gone = smooth(min(1.0, share / 0.16)), smooth(max(0.0, (share - 0.86) / 0.14))
        place = FRect(felt.centerx - wide / 2, felt.y + away * (1 - come + gone), wide, high)
        materials.plastic(canvas, place, self.colours)
        canvas.write(self.text, FRect(place.x, place.y - 2, wide, high - 5), style, (255, 255, 255), "centre middle")


BELOW_MOUSE = (CardTurn, CardFlip, CardDeal)
"""What the mouse passes over."""


def draw_mouse(canvas: Canvas, laid: MazeLayout, at: Point, facing: float, lift: float = 0.0) -> None:
    """The mouse with its middle at a place; facing in quarter turns clockwise from up."""
    zoom = laid.zoom * MOUSE
    canvas.stamp("maze/mouse_shadow", at, 0, zoom)
    frame = round(facing * FRAMES / 4) % FRAMES
    canvas.stamp("maze/mouse", (at[0], at[1] - lift), frame, zoom)


def draw_action(canvas: Canvas, card: str, at: Point, zoom: float, facing: int = 0) -> None:
    """An Action card as a mouse sees it that faces so, or the back of one where no card is named."""
    picture = action_picture(canvas, card, zoom, facing)
    if picture is not None:
        put(canvas, picture, at)


def action_picture(canvas: Canvas, card: str, zoom: float, facing: int = 0) -> pygame.Surface | None:
    """An Action card or the back of one, with its shadow, as large as it is drawn."""
    names = action_sprites(card, facing) if card else ("maze/back",)
    plain = _scaled(canvas, names[0], zoom)
    if plain is None or not card:
        return plain
    key = ("maze action", names, plain.get_size(), canvas.letters.family, zoom < _TITLED)
    return canvas.store.get(key, lambda: _printed(canvas, plain, card, names[1:], zoom))


def _scaled(canvas: Canvas, name: str, zoom: float) -> pygame.Surface | None:
    info = canvas.sprites.info(name)
    if info is None:
        return None
    share = canvas.scale * zoom / info.per
    return canvas.sprites.get(name, (round(info.size[0] * share), round(info.size[1] * share)))


def _printed(canvas: Canvas, plain: pygame.Surface, card: str, figures: tuple[str, ...], zoom: float) -> pygame.Surface:
    """An Action card with its figures, and with its words where they can be read."""
    whole = plain.copy()
    under = canvas.onto(whole)
    for name in figures:
        under.stamp(name, (whole.get_width() / 2 / canvas.scale, whole.get_height() / 2 / canvas.scale), 0, zoom)
    return _titled(canvas, whole, card, zoom) if zoom >= _TITLED else whole


def _titled(canvas: Canvas, whole: pygame.Surface, card: str, zoom: float) -> pygame.Surface:
    """Write the two lines on the plate of an Action card, in proportion to it."""
    under = canvas.onto(whole)
    x, y = whole.get_width() / 2 / canvas.scale, whole.get_height() / 2 / canvas.scale
    title, line = action_words(card)
    scale = zoom / canvas.text_scale
    for text, style, down in (
        (title.upper(), Style("display", 23, True), 82.0),
        (line, Style("bold", 18.5, True), 107.0),
    ):
        fitted = style._replace(size=style.size * scale)
        while canvas.letters.width(text, fitted) > 158 * zoom and fitted.size > 3:
            fitted = fitted._replace(size=fitted.size * 0.96)
        if canvas.letters.width(text, fitted) > 180 * zoom:  # on a card so small it is left to the panel
            continue
        high = canvas.letters.line(fitted)
        room = FRect(x - 90 * zoom, y + down * zoom - high / 2, 180 * zoom, high)
        under.write(text, room, fitted, INK, "centre middle")
    return whole


def put(canvas: Canvas, picture: pygame.Surface, at: Point) -> None:
    """Draw a picture with its middle at a place."""
    middle = round(at[0] * canvas.scale), round(at[1] * canvas.scale)
    canvas.surface.blit(picture, picture.get_rect(center=middle))
