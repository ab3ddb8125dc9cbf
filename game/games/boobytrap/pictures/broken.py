"""Points that are lost, in pieces: they stand there, crack, and fly apart; beside them the score, before and after."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import FRect

from game.games.boobytrap.rules.pieces import RuleOptions
from game.ui.drawing import badges, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.headline import DEEP, fitted, printed
from game.ui.drawing.lettering import Style
from game.ui.drawing.materials import Frame, framed
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.input.bindings import Point
from game.ui.motion import bounce, smooth

_RED, _SHADE = rgb("#e5352a"), (20, 8, 8, 150)
_RIM, _CREAM, _PLATE_EDGE = 3.2, rgb("#fff4d6"), 12.0
_COMES, _WHOLE, CRACKS, _FLIES, _ENDS = 0.18, 0.34, 0.84, 1.0, 2.3
"""Seconds after the snap: until it begins, is whole, cracks and flies apart, and until nothing is left of it."""
_HIT: Point = (0.46, 0.55)
"""Where it is struck: the cracks run from there."""
_RAYS = (0.1, 0.62, 1.2, 1.75, 2.35, 2.8, 3.5, 4.05, 4.7, 5.25, 5.8)
"""Whither the cracks run, rad."""
_RING = 0.34
"""Where the pieces are broken once more, a share of the way out."""
_FAST, _FALLS, _SPIN, _TO_RIGHT = 300.0, 620.0, 5.0, 0.15
"""Design units a second, a second squared, and rad a second. By eye. How fast they fly to the right, a share of that:
what stands there beside the tray would cut them off."""


class Loss(NamedTuple):
    """The points that a trip costs, as they are written; whom, and that seat's score before and after."""

    text: str
    seat: str
    before: int
    after: int

    @staticmethod
    def of(table: RuleOptions, seat: str, scores: Sequence[int]) -> Loss | None:
        """What a trip of this seat costs; None where no points are counted."""
        if not table.penalty or table.solitaire:
            return None
        before = scores[table.seats.index(seat)]
        return Loss(f"−{table.penalty}", seat, before, before - table.penalty)


class BrokenWord:
    """loss: what breaks; None for nothing."""

    def __init__(self) -> None:
        self.loss: Loss | None = None
        self._key: object = None
        self._whole = pygame.Surface((0, 0))
        self._pieces: list[tuple[pygame.Surface, Point]] = []

    def draw(self, canvas: Canvas, place: FRect, since: float, calm: bool) -> None:
        """What is seen of it so many seconds after the snap; calm: cracked, and still."""
        if calm:
            since = (CRACKS + _FLIES) / 2
        if self.loss is None or not _COMES <= since < _ENDS:
            return
        self._break(canvas, place, self.loss.text)
        middle = place.centerx * canvas.scale, place.centery * canvas.scale
        if since < CRACKS:
            share = max(0.05, bounce(min(1.0, (since - _COMES) / (_WHOLE - _COMES))))
            grown = pygame.transform.smoothscale_by(self._whole, share) if since < _WHOLE else self._whole
            canvas.surface.blit(grown, grown.get_rect(center=middle))
            return
        for number, (piece, (x, y)) in enumerate(self._pieces):
            apart = smooth(min(1.0, (since - CRACKS) / (_FLIES - CRACKS))) * 0.07
            self._fly(canvas, piece, (middle[0] + x * (1 + apart), middle[1] + y * (1 + apart)), number, since - _FLIES)

    def _fly(self, canvas: Canvas, piece: pygame.Surface, at: Point, number: int, time: float) -> None:
        if time > 0:
            angle = _RAYS[number % len(_RAYS)] + 0.25
            fast = _FAST * (0.4 + number * 5 % 7 / 8) * canvas.scale
            aside = math.cos(angle) * (_TO_RIGHT if math.cos(angle) > 0 else 1.0)
            at = at[0] + aside * fast * time, at[1] + (math.sin(angle) - 0.5) * fast * time
            at = at[0], at[1] + _FALLS * canvas.scale * time * time / 2
            turned = math.degrees(_SPIN * time) * (1 if number % 2 else -1)
            piece = pygame.transform.rotozoom(piece, turned, max(0.05, 1 - time / (_ENDS - _FLIES)))
        canvas.surface.blit(piece, piece.get_rect(center=at))

    def _break(self, canvas: Canvas, place: FRect, text: str) -> None:
        key = text, canvas.look, round(place.width), round(place.height), canvas.scale
        if self._key == key:
            return
        self._key, self._whole = key, _on_plate(canvas, lettered(canvas, text, place, (_RED, DEEP), _RIM))
        wide, high = self._whole.get_size()
        self._pieces = []
        for outline in _cracks((wide, high)):
            mask = shapes.blank((wide, high))
            pygame.draw.polygon(mask, (255, 255, 255), outline)
            piece = self._whole.copy()
            piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            box = piece.get_bounding_rect()
            if box.width and box.height:
                self._pieces.append((piece.subsurface(box).copy(), (box.centerx - wide / 2, box.centery - high / 2)))


def lettered(canvas: Canvas, text: str, place: FRect, inks: tuple[Colour, Colour], rim: float) -> pygame.Surface:
    """A text as large as it fits, in one colour, with a rim of another so thick, design units, and a shadow."""
    style = printed(canvas, fitted(canvas, text, place.height, place.width))
    face, edge = (canvas.letters.render(text, style, colour) for colour in inks)
    shade = canvas.letters.render(text, style, _SHADE[:3])
    thick = max(1, canvas.px(rim))
    whole = shapes.blank((face.get_width() + 4 * thick, face.get_height() + 4 * thick))
    shade.set_alpha(_SHADE[3])
    whole.blit(shade, (3 * thick, 4 * thick))
    for step in range(many := max(16, 3 * thick)):
        angle = math.tau * step / many
        whole.blit(edge, (round(2 * thick + thick * math.cos(angle)), round(2 * thick + thick * math.sin(angle))))
    whole.blit(face, (2 * thick, 2 * thick))
    return whole


def _on_plate(canvas: Canvas, letters: pygame.Surface) -> pygame.Surface:
    """Letters on a plate of cream, on which red is read whatever lies below."""
    wide, high = letters.get_size()
    edge, rim = canvas.px(_PLATE_EDGE), max(1, canvas.px(_RIM))
    size = wide + 2 * edge, high + edge // 2
    whole = shapes.rounded(size, size[1] // 4, (*DEEP, 255)).copy()
    inner = shapes.rounded((size[0] - 2 * rim, size[1] - 2 * rim), size[1] // 4, (*_CREAM, 255))
    whole.blit(inner, (rim, rim))
    whole.blit(letters, (edge, edge // 4))
    return whole


def _cracks(size: tuple[int, int]) -> Iterator[list[Point]]:
    """Outlines that together cover a picture: wedges round where it is struck, each broken once across."""
    x, y, far = _HIT[0] * size[0], _HIT[1] * size[1], math.hypot(*size)
    near = _RING * min(size)
    for number, start in enumerate(_RAYS):
        end = _RAYS[(number + 1) % len(_RAYS)]
        inner, outer = ([(x + reach * math.cos(angle), y + reach * math.sin(angle)) for angle in (start, end)]
                        for reach in (near * (0.8 + number % 3 * 0.25), far))  # fmt: skip
        yield [(x, y), *inner]
        yield [inner[0], outer[0], outer[1], inner[1]]


# The score of whoever tripped: as it was, and from the crack on as it is.


def draw_score(canvas: Canvas, place: FRect, loss: Loss, since: float, calm: bool) -> None:
    """A small card with the seat's sign, as long as the points are seen."""
    counted = calm or since >= CRACKS
    if calm or _WHOLE <= since < _ENDS:
        canvas.layer(("trip score", loss, counted), place, partial(_score, loss=loss, counted=counted))


def _score(canvas: Canvas, loss: Loss, counted: bool) -> None:
    """The old score; counted: crossed out, and an arrow to the new one."""
    theme, wide, high = canvas.theme, *(side / canvas.scale for side in canvas.surface.get_size())
    sign, third = high - 22, (wide - high) / 3
    framed(canvas, FRect(1, 1, (wide if counted else high + third) - 2, high - 2), Frame(theme.card, theme.outline, 8))
    badges.badge(canvas, loss.seat, FRect(11, 11, sign, sign))
    old, new = (FRect(high + part * third, 0, third, high) for part in (-0.1, 1.75))
    style = canvas.letters.fitting(_written(loss.before), Style("head", high * 0.62), third * 1.05)
    canvas.write(_written(loss.before), old, style, mix(theme.ink, theme.card, 0.35 * counted), "centre middle")
    if not counted:
        return
    half = min(third, canvas.letters.width(_written(loss.before), style) + 10) / 2
    start, end = (_pixels(canvas, (old.centerx + half * side, high * (0.5 - 0.14 * side))) for side in (-1, 1))
    pygame.draw.line(canvas.surface, theme.warn, start, end, max(2, canvas.px(3.5)))
    _arrow(canvas, high + third * 0.97, high / 2, third * 0.66)
    style = canvas.letters.fitting(_written(loss.after), Style("head", high * 0.84), third * 1.2)
    canvas.write(_written(loss.after), new, style, theme.warn, "centre middle")


def _arrow(canvas: Canvas, left: float, middle: float, long: float) -> None:
    tip, ink = left + long, canvas.theme.ink
    start, end = _pixels(canvas, (left, middle)), _pixels(canvas, (tip - 8, middle))
    pygame.draw.line(canvas.surface, ink, start, end, max(2, canvas.px(3.5)))
    head = (tip - 11, middle - 8), (tip, middle), (tip - 11, middle + 8)
    pygame.draw.polygon(canvas.surface, ink, [_pixels(canvas, corner) for corner in head])


def _pixels(canvas: Canvas, at: Point) -> Point:
    return at[0] * canvas.scale, at[1] * canvas.scale


def _written(score: int) -> str:
    return str(score).replace("-", "−")
