"""Cards, plastic and tables: drawn once per size, lit from the upper left, then copied."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame
from pygame import FRect

from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, mix, rgb

WHITE = (255, 255, 255)
BLACK = (0, 0, 0)
HOLE = (0, 0, 0, 255)


class Frame(NamedTuple):
    """A printed field: its colour, its outline's, the radius of its corners, the thickness of the outline."""

    colour: Colour
    edge: Colour
    radius: float
    thickness: float = 2.0


def _skin(
    canvas: Canvas, key: Hashable, rect: FRect, pad: int, paint: Callable[[tuple[int, int]], pygame.Surface]
) -> None:
    """Blit a picture that is ``pad`` pixels larger than ``rect`` on every side."""
    box = canvas.box(rect)
    whole = ("skin", key, box.size, canvas.theme.name, round(canvas.scale, 4))
    canvas.surface.blit(canvas.store.get(whole, lambda: paint(box.size)), (box.x - pad, box.y - pad))


def card_shadow(canvas: Canvas, lift: float) -> int:
    """How far the shadow of a card reaches beyond it, px."""
    return canvas.px(16 * lift)


def card(canvas: Canvas, rect: FRect, radius: float = 12, lift: float = 1.0, colour: Colour | None = None) -> None:
    """A printed card on the table: lit edges, a cut edge below, a soft shadow; ``lift`` moves it off the table."""
    face = colour or canvas.theme.card
    px, pad = canvas.px, card_shadow(canvas, lift)

    def paint(size: tuple[int, int]) -> pygame.Surface:
        whole = shapes.blank((size[0] + 2 * pad, size[1] + 2 * pad))
        for blur, across, down in ((2.0, 1.0, 2.5), (7 * lift, 3 * lift, 5 * lift)):
            soft = px(blur)
            dark = shapes.shadow(size, px(radius), soft, 120)
            whole.blit(dark, (pad - 2 * soft + px(across), pad - 2 * soft + px(down)))
        whole.blit(shapes.rounded(size, px(radius), (*canvas.theme.card_edge, 255)), (pad, pad + px(2.2)))
        whole.blit(_face(canvas, size, radius, face), (pad, pad))
        return whole

    _skin(canvas, ("card", radius, lift, face), rect, pad, paint)


def _face(canvas: Canvas, size: tuple[int, int], radius: float, face: Colour) -> pygame.Surface:
    """The printed side of a card: paper, sheen from the upper left, a light rim there and a shaded one below."""
    px = canvas.px
    paper = shapes.blank(size)
    paper.fill(face)
    if canvas.theme.grain:
        shapes.roughen(paper, shapes.grain(14))
        paper.blit(
            shapes.fade(size, ((255, 255, 255, 70), (255, 255, 255, 0), (255, 255, 255, 0), (120, 80, 30, 34))), (0, 0)
        )
    _rim(paper, px(radius), px(1.6), mix(face, WHITE, 0.75), mix(face, (110, 76, 30), 0.4))
    return shapes.cut_corners(paper, px(radius))


def _rim(paper: pygame.Surface, radius: int, wide: int, light: Colour, dark: Colour) -> None:
    """Light along the left and upper edge, shade along the right and lower one."""
    enough = 2 * (radius + wide) + 3
    size = min(paper.get_width(), enough), min(paper.get_height(), enough)
    for colour, shift in ((light, wide), (dark, -wide)):
        edge = shapes.rounded(size, radius, (*colour, 235))
        hole = shapes.rounded(size, radius, HOLE)
        edge.blit(hole, (shift, shift), special_flags=pygame.BLEND_RGBA_SUB)
        shapes.surround(paper, edge)


def well(canvas: Canvas, rect: FRect, radius: float, colour: Colour) -> None:
    """A hollow pressed into the card, dark along the upper edge."""

    def paint(size: tuple[int, int]) -> pygame.Surface:
        hollow = shapes.blank(size)
        hollow.fill(colour)
        _rim(hollow, canvas.px(radius), canvas.px(2), mix(colour, BLACK, 0.38), mix(colour, WHITE, 0.6))
        return shapes.cut_corners(hollow, canvas.px(radius))

    _skin(canvas, ("well", radius, colour), rect, 0, paint)


def framed(canvas: Canvas, rect: FRect, frame: Frame) -> None:
    """A flat printed field with an outline."""

    def paint(size: tuple[int, int]) -> pygame.Surface:
        wide, radius = canvas.px(frame.thickness), canvas.px(frame.radius)
        shape = shapes.rounded(size, radius, (*frame.edge, 255))
        inner = size[0] - 2 * wide, size[1] - 2 * wide
        shape.blit(shapes.rounded(inner, radius - wide, (*frame.colour, 255)), (wide, wide))
        return shape

    _skin(canvas, frame, rect, 0, paint)


_KEYS = {"primary": "primary", "act": "act", "plain": "secondary"}


def key(canvas: Canvas, rect: FRect, kind: str, state: str = "up") -> None:
    """A moulded key: primary (yellow), act (red) or plain (cream); ``state`` is up, hover, down or off.

    Its upper face fills ``rect`` but for the 5 units of its side at the foot.
    """
    theme = canvas.theme
    sprite = f"buttons/{_KEYS[kind]}_{'disabled' if state == 'off' else state}"
    if not (theme.grain and canvas.stretch(sprite, rect)):
        bodies = {"primary": (theme.primary, theme.primary_side), "act": (theme.act, theme.act_side)}
        plastic(canvas, rect, bodies.get(kind, (theme.plain, theme.plain_side)), state)


def plastic(canvas: Canvas, rect: FRect, colours: tuple[Colour, Colour], state: str = "up", radius: float = 12) -> None:
    """A moulded button in the colours of its body and side; ``state`` is up, hover, down or off.

    The upper face fills ``rect`` but for the 5 units of its side at the foot.
    """
    px = canvas.px
    pad, high, sunk = px(12), px(5), px(3) if state == "down" else 0
    body, side = colours
    tone = {"hover": mix(body, WHITE, 0.22), "down": mix(body, BLACK, 0.06)}.get(state, body)

    def paint(size: tuple[int, int]) -> pygame.Surface:
        whole = shapes.blank((size[0] + 2 * pad, size[1] + 2 * pad))
        if state != "off":
            soft = px(5)
            dark = shapes.shadow(size, px(radius), soft, 130)
            whole.blit(dark, (pad - 2 * soft + px(2), pad - 2 * soft + px(4) - sunk))
        stem = size[0], size[1] - sunk
        whole.blit(shapes.rounded(stem, px(radius), (*mix(side, BLACK, 0.35), 255)), (pad, pad + sunk))
        whole.blit(shapes.rounded((stem[0] - 2, stem[1] - 1), px(radius), (*side, 255)), (pad + 1, pad + sunk))
        whole.blit(_moulded(canvas, (size[0], size[1] - high), (tone, side), radius), (pad, pad + sunk))
        if state == "off":
            whole.set_alpha(140)
        return whole

    _skin(canvas, ("plastic", colours, state, radius), rect, pad, paint)


def _moulded(canvas: Canvas, size: tuple[int, int], colours: tuple[Colour, Colour], radius: float) -> pygame.Surface:
    """The upper face of a plastic button: lighter at the top, a gloss, a lit rim."""
    px = canvas.px
    tone, side = colours
    light, deep = mix(tone, WHITE, 0.3), mix(tone, side, 0.2)
    body = shapes.falling(size, (*light, 255), (*deep, 255))
    if not canvas.theme.grain:
        body.fill(tone)
    _rim(body, px(radius), px(1.8), mix(tone, WHITE, 0.72), mix(tone, side, 0.45))
    if canvas.theme.grain:
        inset = px(5)
        gloss_size = max(1, size[0] - 2 * inset), max(1, round(size[1] * 0.4))
        gloss = shapes.falling(gloss_size, (255, 255, 255, 105), (255, 255, 255, 8))
        shapes.cut_corners(gloss, px(radius * 0.7))
        body.blit(gloss, (inset, max(1, inset // 2)))
    return shapes.cut_corners(body, px(radius))


def focus_ring(canvas: Canvas, rect: FRect, radius: float = 12) -> None:
    """The ring of the focused thing: yellow between two dark lines, with a glow."""
    out = rect.inflate(14, 14)
    pad = canvas.px(12)

    def paint(size: tuple[int, int]) -> pygame.Surface:
        px, theme = canvas.px, canvas.theme
        whole = shapes.blank((size[0] + 2 * pad, size[1] + 2 * pad))
        soft = px(6)
        whole.blit(shapes.shadow(size, px(radius + 7), soft, 150, theme.focus), (pad - 2 * soft, pad - 2 * soft))
        ring = shapes.blank(size)
        for inset, colour in ((0, theme.outline), (2, theme.focus), (5.5, theme.outline)):
            step = px(inset)
            inner = size[0] - 2 * step, size[1] - 2 * step
            ring.blit(shapes.rounded(inner, px(radius + 7) - step, (*colour, 255)), (step, step))
        step = px(7)
        hole = shapes.rounded((size[0] - 2 * step, size[1] - 2 * step), px(radius), HOLE)
        ring.blit(hole, (step, step), special_flags=pygame.BLEND_RGBA_SUB)
        whole.blit(hole, (pad + step, pad + step), special_flags=pygame.BLEND_RGBA_SUB)
        whole.blit(ring, (pad, pad))
        return whole

    _skin(canvas, ("focus", radius), out, pad, paint)


def table(canvas: Canvas) -> None:
    """The table or wall behind a screen, painted once and copied."""
    canvas.layer("table", canvas.area, felt, opaque=True)


def felt(canvas: Canvas) -> None:
    """Teal, lighter to the upper left; for what is painted once and kept by itself."""
    theme, size = canvas.theme, canvas.surface.get_size()
    light, plain, deep = theme.table_light, theme.table, theme.table_deep
    corners = ((*light, 255), (*plain, 255), (*mix(plain, deep, 0.25), 255), (*mix(plain, deep, 0.75), 255))
    canvas.surface.blit(shapes.fade(size, corners), (0, 0))
    if theme.grain:
        shapes.roughen(canvas.surface, shapes.grain(18, 0))


WOOD = rgb("#b0703a")


def wood(canvas: Canvas, rect: FRect, colour: Colour = WOOD, radius: float = 0) -> None:
    """A board with its grain from left to right, lit along the upper edge."""

    def paint(size: tuple[int, int]) -> pygame.Surface:
        board = shapes.falling(size, (*mix(colour, WHITE, 0.16), 255), (*mix(colour, BLACK, 0.2), 255))
        shapes.roughen(board, shapes.planks(64))
        _rim(board, canvas.px(radius), canvas.px(1.6), mix(colour, WHITE, 0.45), mix(colour, BLACK, 0.5))
        return shapes.cut_corners(board, canvas.px(radius))

    _skin(canvas, ("wood", colour, radius), rect, 0, paint)


def outline(canvas: Canvas, rect: FRect, colour: Colour, thickness: float = 1.6) -> None:
    """A thin straight line round ``rect``."""
    pygame.draw.rect(canvas.surface, colour, canvas.box(rect), canvas.px(thickness))


def drop(canvas: Canvas, rect: FRect, blur: float, strength: int, radius: float = 8) -> None:
    """Only the soft shadow of something that lies or stands at ``rect``."""
    soft = canvas.px(blur)

    def paint(size: tuple[int, int]) -> pygame.Surface:
        return shapes.shadow(size, canvas.px(radius), soft, strength)

    _skin(canvas, ("drop", blur, strength, radius), rect, 2 * soft, paint)
