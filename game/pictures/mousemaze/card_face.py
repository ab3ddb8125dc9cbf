"""A maze card as it is drawn: lying, being turned, being flipped; made once for each face, turn and size."""

from __future__ import annotations

from math import cos, pi

import pygame
from pygame import FRect

from game.pictures.mousemaze.layout import CARD
from game.pictures.mousemaze.prints import CardPrint, face_of
from game.text.language import _
from game.ui import materials, shapes
from game.ui.canvas import Canvas
from game.ui.input_events import Point
from game.ui.lettering import Style
from game.ui.theme import Colour, mix, rgb

INK, PLATE, STOCK, GROUND = rgb("#1d2238"), rgb("#fffaf0"), rgb("#fbf5e4"), rgb("#6d4aa3")
_FACES = ("display", 14.6), ("bold", 12.4), ("display", 22)
_TITLE, _LINE, _NUMBER = (Style(face, size, printed=True) for face, size in _FACES)
# Pixels that a second line has at least, and how large a card is that has room for two lines as they are designed.
_LEAST, _ROOMY = 11.0, 0.9
_STEP = 7.5
_PAD = 10.0


def draw_card(canvas: Canvas, code: int, at: Point, side: float) -> None:
    """A card that lies with its middle at a place."""
    _put(canvas, _lying(canvas, code, canvas.px(side)), at)


def draw_turning(canvas: Canvas, code: int, at: Point, side: float, degrees: float) -> None:
    """A card on its way round, so many degrees clockwise from how it lies; its title comes back when it rests."""
    size = canvas.px(side)
    turn = round(degrees / _STEP) * _STEP
    whole = canvas.store.get(("maze turning", code, size, turn), lambda: _turning(canvas, code, size, turn))
    _put(canvas, whole, at)


def draw_flipping(canvas: Canvas, codes: tuple[int, int], at: Point, side: float, share: float) -> None:
    """A card on its way over: it narrows, and widens again with its other face."""
    code = codes[share >= 0.5]
    wide = abs(cos(share * pi))
    card = _lying(canvas, code, canvas.px(side))
    size = max(2, round(card.get_width() * wide)), card.get_height()
    _put(canvas, pygame.transform.scale(card, size), (at[0], at[1] - side * 0.10 * (1 - wide)))


def _put(canvas: Canvas, picture: pygame.Surface, at: Point) -> None:
    middle = round(at[0] * canvas.scale), round(at[1] * canvas.scale)
    canvas.surface.blit(picture, picture.get_rect(center=middle))


def _lying(canvas: Canvas, code: int, size: int) -> pygame.Surface:
    key = ("maze card", code, size, canvas.theme.name, canvas.letters.family)
    return canvas.store.get(key, lambda: _made(canvas, code, size))


def _made(canvas: Canvas, code: int, size: int) -> pygame.Surface:
    face, unit = face_of(code), size / CARD
    whole = _stock(canvas, size)
    middle = whole.get_rect().center
    printed = _printed(canvas, face, size)
    printed = pygame.transform.rotate(printed, -90 * (code & 3))
    whole.blit(printed, printed.get_rect(center=middle))
    if canvas.theme.grain:
        sheen = canvas.sprites.get("maze/sheen", (size, size))
        if sheen is not None:
            whole.blit(sheen, sheen.get_rect(center=middle))
    _upright(canvas, whole, face, unit)
    return whole


def _stock(canvas: Canvas, size: int) -> pygame.Surface:
    pad = round(_PAD * size / CARD)
    stock = canvas.sprites.get("maze/stock", (size + 2 * pad, size + 2 * pad))
    if stock is not None:
        return stock.copy()
    whole = shapes.blank((size + 2 * pad, size + 2 * pad))
    whole.blit(shapes.rounded((size, size), pad, (*STOCK, 255)), (pad, pad))
    return whole


def _printed(canvas: Canvas, face: CardPrint, size: int) -> pygame.Surface:
    found = canvas.sprites.get(f"maze/face_{face.sprite}", (size, size))
    if found is not None:
        return found
    plain = shapes.blank((size, size))
    side = round(size * 0.935)
    plain.blit(shapes.rounded((side, side), size // 20, (*GROUND, 255)), ((size - side) // 2, (size - side) // 2))
    return plain


def _upright(canvas: Canvas, whole: pygame.Surface, face: CardPrint, unit: float) -> None:
    """What never turns: the number, the title plate, the marks in the upper corners."""
    x, y = whole.get_rect().center
    if face.number:
        number = _words(canvas, face.number, _NUMBER, unit, 60 * unit)
        whole.blit(number, number.get_rect(center=(x, y)))
    title = _words(canvas, _(face.title).upper(), _TITLE, unit, 128 * unit)
    line = _second(canvas, face, unit)
    high = round((22 if line is None else 32 if unit > _ROOMY else 36) * unit)
    wide = round(134 * unit)
    plate = FRect(x - wide / 2, y + 61 * unit - high, wide, high)
    thick = max(1, round(1.4 * unit))
    whole.blit(shapes.rounded((wide, high), round(5 * unit), (*INK, 255)), plate.topleft)
    inner = wide - 2 * thick, high - 2 * thick
    body = shapes.falling(inner, (*PLATE, 255), (*mix(PLATE, (196, 170, 120), 0.22), 255))
    shapes.cut(body, shapes.rounded(inner, max(1, round(4 * unit))))
    whole.blit(body, (round(plate.x) + thick, round(plate.y) + thick))
    whole.blit(title, title.get_rect(center=(x, round(plate.y + high * (0.27 if line else 0.5)))))
    if line is not None:
        whole.blit(line, line.get_rect(center=(x, round(plate.y + high * 0.7))))
    for mark, left in ((face.left, -60), (face.right, 60)):
        side = round(32 * unit)
        sign = canvas.sprites.get(f"maze/mark_{mark}", (side, side)) if mark else None
        if sign is not None:
            whole.blit(sign, sign.get_rect(center=(round(x + left * unit), round(y - 60 * unit))))


def _second(canvas: Canvas, face: CardPrint, unit: float) -> pygame.Surface | None:
    """The second line, never smaller than can be read: on a small card in brief, or left to the panel."""
    least = _LINE._replace(size=max(_LINE.size, _LEAST / unit))
    for text in (face.line, face.brief):
        found = _fitted(canvas, _(text), least, unit, 130 * unit) if text else None
        if found is not None and found.size * canvas.letters.scale * canvas.text_scale >= _LEAST - 0.5:
            return canvas.letters.render(_(text), found, INK)
    return None


def _words(canvas: Canvas, text: str, style: Style, unit: float, widest: float) -> pygame.Surface:
    """Lettering in proportion to the card, smaller where it would not fit."""
    return canvas.letters.render(text, _fitted(canvas, text, style, unit, widest), INK)


def _fitted(canvas: Canvas, text: str, style: Style, unit: float, widest: float) -> Style:
    letters = canvas.letters
    size = style.size * unit / letters.scale / letters.text_scale
    wanted = style._replace(size=size)
    while letters.width(text, wanted) * letters.scale > widest and size > 3:
        size *= 0.96
        wanted = style._replace(size=size)
    return wanted


def _turning(canvas: Canvas, code: int, size: int, degrees: float) -> pygame.Surface:
    face = face_of(code)
    side = size + 2 * round(_PAD * size / CARD)
    whole = shapes.blank((side, side))
    pad = (side - size) // 2
    whole.blit(shapes.rounded((size, size), round(10 * size / CARD), (*STOCK, 255)), (pad, pad))
    printed = pygame.transform.rotate(_printed(canvas, face, size), -90 * (code & 3))
    whole.blit(printed, printed.get_rect(center=(side // 2, side // 2)))
    return pygame.transform.rotozoom(whole, -degrees, 1.04)


def glow(canvas: Canvas, place: FRect, colour: Colour, strong: bool = True) -> None:
    """Light round a card, with a line of the colour between two dark ones."""
    pad = canvas.px(14)
    box = canvas.box(place)

    def paint() -> pygame.Surface:
        px = canvas.px
        whole = shapes.blank((box.width + 2 * pad, box.height + 2 * pad))
        soft = px(6)
        light = shapes.shadow(box.size, px(12), soft, 220 if strong else 120, colour)
        whole.blit(light, (pad - 2 * soft, pad - 2 * soft))
        for out, tone in ((6.4, INK), (4.6, colour), (0.8, INK)):
            step = px(out)
            ring = shapes.rounded((box.width + 2 * step, box.height + 2 * step), px(11) + step, (*tone, 255))
            whole.blit(ring, (pad - step, pad - step))
        hole = shapes.rounded(box.size, px(10), materials.HOLE)
        whole.blit(hole, (pad, pad), special_flags=pygame.BLEND_RGBA_SUB)
        return whole

    picture = canvas.store.get(("maze glow", box.size, colour, strong, canvas.theme.name), paint)
    canvas.surface.blit(picture, (box.x - pad, box.y - pad))
