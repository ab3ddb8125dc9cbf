"""The maze: where its cards lie, what is printed on them, how they are drawn, and what can be pointed at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import cos, hypot, pi
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game.core.acts import Move
from game.games.mousemaze.rules.moves import Face, Flip, Go, Place, TurnCard, Walked, WentTo
from game.games.mousemaze.rules.rules import apply
from game.games.mousemaze.rules.state import (
    ACTION,
    ACTIONS,
    CELLS,
    DECK,
    HEADINGS,
    LYING,
    MAZE,
    NEIGHBOURS,
    NOWHERE,
    SAFE,
    SIZE,
    Kind,
    Side,
    State,
    row_column,
)
from game.games.mousemaze.text import table as labels
from game.shell.pictures.on_board import Advised
from game.text.language import _
from game.ui.drawing import materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Style
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.input.bindings import Point
from game.ui.widgets.dirty import Look
from game.ui.widgets.widget import Mood, Widget

_EDGE, _GAP = 18.0, 20.0
_RIM = 15.0
_PANEL = 316.0
CARD = 148.0
"""The card's side for which its print is designed."""


@dataclass(frozen=True)
class MazeLayout:
    """The felt, the side of a card, the panel of what is said and chosen, and the row of the lesser buttons."""

    felt: FRect
    card: float
    pitch: float
    panel: FRect
    small: FRect

    @property
    def zoom(self) -> float:
        """How large a card is, as a share of the size it is designed for."""
        return self.card / CARD

    def centre(self, cell: int) -> Point:
        """The middle of a cell."""
        row, column = row_column(cell)
        start = self.felt.x + (self.felt.width - (SIZE - 1) * self.pitch) / 2
        top = self.felt.y + (self.felt.height - (SIZE - 1) * self.pitch) / 2
        return start + column * self.pitch, top + row * self.pitch

    def place(self, cell: int) -> FRect:
        """The card on a cell."""
        x, y = self.centre(cell)
        return FRect(x - self.card / 2, y - self.card / 2, self.card, self.card)

    def clear_of(self, cell: int) -> float:
        """The middle of a row beside that of a cell: what is told there leaves the cell in sight."""
        row, _column = row_column(cell)
        return self.centre(cell + SIZE if row + 1 < SIZE else cell - SIZE)[1]

    def nearest(self, at: Point) -> int:
        """The cell whose middle is nearest."""
        return min(range(CELLS), key=lambda cell: hypot(self.centre(cell)[0] - at[0], self.centre(cell)[1] - at[1]))


def arranged(area: FRect, small: float) -> MazeLayout:
    """Everything in its place on this canvas; ``small`` is how tall the lesser buttons have to be."""
    if area.width / area.height < 0.95:
        return _below(area, small)
    side = min(area.height - 2 * _EDGE - 8, area.width - _PANEL - 2 * _EDGE - _GAP)
    felt = FRect(_EDGE, _EDGE + 4, side, side)
    panel = FRect(felt.right + _GAP, _EDGE - 6, area.width - felt.right - _GAP - _EDGE, area.height - 2 * _EDGE + 12)
    if area.height - felt.bottom - 2 * _EDGE >= small:
        row = FRect(_EDGE, area.height - _EDGE - small, side, small)
        felt.y = max(_EDGE, (row.y - side) / 2)
    else:
        row = FRect(panel.x, panel.bottom - small, panel.width, small)
        panel.height -= small + 10
    return _laid(felt, panel, row)


def _below(area: FRect, small: float) -> MazeLayout:
    """The panel below the felt, where the window is higher than wide."""
    side = min(area.width - 2 * _EDGE, area.height * 0.55)
    felt = FRect((area.width - side) / 2, _EDGE, side, side)
    row = FRect(_EDGE, area.height - _EDGE - small, area.width - 2 * _EDGE, small)
    panel = FRect(_EDGE, felt.bottom + 14, area.width - 2 * _EDGE, row.y - felt.bottom - 26)
    return _laid(felt, panel, row)


def _laid(felt: FRect, panel: FRect, small: FRect) -> MazeLayout:
    pitch = (felt.width - 2 * _RIM) / SIZE
    return MazeLayout(felt, pitch * 0.937, pitch, panel, small)


# What is printed on the cards: which picture, which words on the title plate, which marks.


class CardPrint(NamedTuple):
    """A face of a maze card: its sprite, its title, a second line, its marks, the number on its disc.

    Title and line are marked for translation. brief: the second line for a card too small for it.
    """

    sprite: str
    title: str
    line: str = ""
    left: str = ""
    right: str = ""
    number: str = ""
    brief: str = ""


_PICTURES = {
    "safe": ("safe", labels.SAFE_HEADING, ""),
    "washtub": ("washtub", labels.WASHTUB, labels.PLACE_1_CHEESE),
    "gutter_bottom": ("gutter_bottom", labels.GUTTER_BOTTOM, labels.TAKE_1_CHEESE),
    "stairs_bottom": ("stairs_bottom", labels.STAIRS_BOTTOM, labels.NOTE_MOVE_1),
    "diver": ("diver", labels.DIVER, labels.GO_TO_WASHTUB),
    "gutter_top": ("gutter_top", labels.GUTTER_TOP, labels.GO_TO_GUTTER_BOTTOM),
    "stairs_top": ("stairs_top", labels.STAIRS_TOP, labels.GO_TO_STAIRS_BOTTOM),
    "flip_either": ("flip_either", labels.FLIP_EITHER, ""),
    "turn_either": ("turn_either", labels.TURN_EITHER, ""),
    "turn_this": ("turn_this", labels.TURN_THIS_CARD, ""),
    "take": ("take", labels.TAKE_CHEESE, ""),
    "place": ("place", labels.PLACE_CHEESE, ""),
    "end": ("end", labels.END_TURN, ""),
    "trapped": ("trapped", labels.TRAPPED, ""),
}
_BRIEF = {
    "diver": labels.TO_WASHTUB,
    "gutter_top": labels.TO_BOTTOM,
    "stairs_top": labels.TO_BOTTOM,
}
_PAIRS = {
    "diver": "wave",
    "washtub": "wave",
    "gutter_top": "drop",
    "gutter_bottom": "drop",
    "stairs_top": "step",
    "stairs_bottom": "step",
}


_MOVES = labels.PRINT_MOVE_1, labels.PRINT_MOVE_2, labels.PRINT_MOVE_3


def _print(side: Side) -> CardPrint:
    barred = "barred" if side.symbol else ""
    if side.kind is Kind.MOVE and side.picture == "arrow":
        ways = "".join(HEADINGS[arrow].lower() for arrow in side.arrows)
        return CardPrint(f"move_{side.steps}_{ways}", _MOVES[side.steps - 1], "", "", barred, str(side.steps))
    sprite, title, line = _PICTURES[side.picture]
    pair, brief = _PAIRS.get(side.picture, ""), _BRIEF.get(side.picture, line)
    return CardPrint(sprite, title, line, pair, barred, brief=brief)


FACES = tuple(_print(side) for sides in MAZE for side in sides)
"""FACES[2 x (number - 1) + side]: what is printed there."""


def face_of(code: int) -> CardPrint:
    """The face that a card shows as it lies."""
    return FACES[code >> 2]


def side_of(code: int) -> Side:
    """What the card says as it lies."""
    return LYING[code]


_ACTIONS = {
    "forward 1": (labels.PRINT_MOVE_1, labels.FORWARD_LOWER),
    "forward 2": (labels.PRINT_MOVE_2, labels.FORWARD_LOWER),
    "forward 3": (labels.PRINT_MOVE_3, labels.FORWARD_LOWER),
    "left 1": (labels.PRINT_MOVE_1, labels.TO_ITS_LEFT),
    "right 1": (labels.PRINT_MOVE_1, labels.TO_ITS_RIGHT),
    "back 1": (labels.PRINT_MOVE_1, labels.BACK_LOWER),
    "left or right 1": (labels.PRINT_MOVE_1, labels.TO_EITHER_SIDE),
    "forward or back 2": (labels.PRINT_MOVE_2, labels.FORWARD_OR_BACK),
    "flip front": (labels.FLIP_THE_CARD, labels.IN_FRONT),
    "flip behind": (labels.FLIP_THE_CARD, labels.BEHIND),
    "turn card": (labels.TURN_CARD, labels.UNDER_THE_MOUSE),
    "place cheese": (labels.PRINT_PLACE_CHEESE, labels.ONE_FROM_THE_PILE),
    "take cheese": (labels.PRINT_TAKE_CHEESE, labels.ONE_FROM_THE_PILE),
    "trapped": (labels.TRAPPED, labels.LOSE_THE_CHEESE),
}
assert set(_ACTIONS) == set(ACTION) and len(ACTIONS) == len(_ACTIONS)


def action_words(card: str) -> tuple[str, str]:
    """The title of an Action card, and its second line."""
    title, line = _ACTIONS[card]
    return _(title), _(line)


_GROUNDS = dict.fromkeys(("forward", "left", "right", "back"), "move") | {"flip": "flip"}


def action_sprites(card: str, facing: int = 0) -> tuple[str, ...]:
    """The sprites of an Action card, one on another: what it says of ways is turned as the mouse faces."""
    name = card.replace(" ", "_")
    ground = _GROUNDS.get(card.split(maxsplit=1)[0])
    return (f"maze/act_{ground}", f"maze/figure_{name}_{'nesw'[facing]}") if ground else (f"maze/act_{name}",)


# What the table shows, which follows what was played as the motions tell it.


@dataclass
class MazeDisplay:
    """Cards, wedges and counts as they are drawn; ``lifted`` cells are drawn by the motions.

    card: the Action card that lies open, or "". played: how many lie beside the deck, that one included.
    """

    turn: str
    cards: list[int]
    cheese: list[int]
    mouse: int
    facing: int
    risk: int
    safe: dict[str, int]
    pile: int
    left: int
    card: str = ""
    lifted: set[int] = field(default_factory=set)

    @staticmethod
    def of(state: State, card: str = "") -> MazeDisplay:
        """All of it as the position has it."""
        cards = list(state.maze.cards)
        return MazeDisplay(
            turn=state.seat,
            cards=cards,
            cheese=list(state.cheese),
            mouse=state.mouse,
            facing=state.facing,
            risk=state.risk,
            safe=dict(zip(state.table.seats, state.safe, strict=True)),
            pile=state.pile,
            left=sum(state.deck),
            card=card,
        )

    @property
    def played(self) -> int:
        """How many Action cards were drawn since the last shuffle."""
        return sum(DECK) - self.left

    @property
    def laid(self) -> bool:
        """Whether the maze lies."""
        return len(self.cards) == CELLS


# A maze card as it is drawn: lying, being turned, being flipped; made once for each face, turn and size.

INK, PLATE, STOCK, GROUND = rgb("#1d2238"), rgb("#fffaf0"), rgb("#fbf5e4"), rgb("#6d4aa3")
_FACES = ("display", 14.6), ("bold", 12.4), ("display", 22)
_TITLE, _LINE, _NUMBER = (Style(face, size, printed=True) for face, size in _FACES)
# Pixels that a second line has at least, and how large a card is that has room for two lines as they are designed.
_LEAST, _ROOMY = 11.0, 0.9
# Below this share of its designed size a card is a mere picture of one, on which a second line has no room.
_PICTURED = 0.5
# Letters are never rendered below a size that can be read; in a picture of a card they are made smaller than that from
# this share on, above which they differ from what was asked for by rounding only.
_SMALLER = 0.9
_STEP = 7.5
_PAD = 10.0


def draw_card(canvas: Canvas, code: int, at: Point, side: float) -> None:
    """A card that lies with its middle at a place."""
    _put(canvas, _lying(canvas, code, canvas.px(side)), at)


def draw_name(canvas: Canvas, code: int, at: Point, side: float) -> None:
    """The name of a card that lies, which stays to be read where the mouse stands on it."""
    size = canvas.px(side)

    def make() -> pygame.Surface:
        whole = shapes.blank((size, size))
        _name(canvas, whole, face_of(code), size / CARD)
        return whole

    _put(canvas, canvas.store.get(("maze name", code, size, canvas.theme.name, canvas.letters.family), make), at)


def draw_turning(canvas: Canvas, code: int, at: Point, side: float, moved: tuple[float, float]) -> None:
    """A card on its way round; its title comes back when it rests.

    moved: by how many degrees clockwise from how it lies, and how far it is lifted over its neighbours, 0 to 1.
    """
    size, (degrees, high) = canvas.px(side), moved
    turn = round(degrees / _STEP) * _STEP
    if canvas.theme.grain and high > 0:
        _shadow_of_turn(canvas, at, side, turn, high)
    whole = canvas.store.get(("maze turning", code, size, turn), lambda: _turning(canvas, code, size, turn))
    _put(canvas, whole, at)


def draw_flipping(canvas: Canvas, codes: tuple[int, int], at: Point, side: float, share: float) -> None:
    """A card on its way over: it narrows, and widens again with its other face."""
    code = codes[share >= 0.5]
    wide = abs(cos(share * pi))
    if canvas.theme.grain:
        _shadow_of_flip(canvas, at, side, wide)
    card = _lying(canvas, code, canvas.px(side))
    size = max(2, round(card.get_width() * wide)), card.get_height()
    _put(canvas, pygame.transform.scale(card, size), (at[0], at[1] - side * 0.10 * (1 - wide)))


_SHADE, _BLURS = 120, 6
_FALLS = (0.22, 0.3)
"""How far right and down the shadow of a card that stands upright falls, in cards."""


_TURN_FALLS = 0.09, 0.13
"""The same of a card that is turned, at its highest."""


def _shade_of_card(canvas: Canvas, side: float) -> pygame.Surface:
    """The shadow of a card that lies even; kept."""
    whole = canvas.px(side * 1.3)

    def make() -> pygame.Surface:
        shade = shapes.blank((whole, whole))
        inner = pygame.Rect(0, 0, round(whole / 1.3), round(whole / 1.3))
        inner.center = shade.get_rect().center
        shade.blit(shapes.rounded(inner.size, inner.width // 10, (8, 4, 12, _SHADE)), inner)
        return pygame.transform.box_blur(shade, max(1, whole // (4 * _BLURS)))

    return canvas.store.get(("shadow of a card", whole), make)


def _shadow_of_turn(canvas: Canvas, at: Point, side: float, turn: float, high: float) -> None:
    """What a card that is lifted and turned throws on its neighbours."""
    shade = _shade_of_card(canvas, side)
    key = "shadow of a turned card", shade.get_size(), turn
    thrown = canvas.store.get(key, lambda: pygame.transform.rotate(shade, -turn))
    _put(canvas, thrown, (at[0] + side * _TURN_FALLS[0] * high, at[1] + side * _TURN_FALLS[1] * high))


def _shadow_of_flip(canvas: Canvas, at: Point, side: float, wide: float) -> None:
    """What a card on its way over throws on the maze: it lies farther off, larger and paler the higher the card."""
    shade, high, whole = _shade_of_card(canvas, side), 1 - wide, canvas.px(side * 1.3)
    size = max(2, round(whole * (0.35 + 0.65 * wide))), round(whole * (1 + 0.15 * high))
    thrown = pygame.transform.smoothscale(shade, size)
    thrown.set_alpha(round(255 * (1 - 0.35 * high)))
    _put(canvas, thrown, (at[0] + side * (0.03 + _FALLS[0] * high), at[1] + side * (0.05 + _FALLS[1] * high)))


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
    _name(canvas, whole, face, unit)
    for mark, left in ((face.left, -60), (face.right, 60)):
        side = round(32 * unit)
        sign = canvas.sprites.get(f"maze/mark_{mark}", (side, side)) if mark else None
        if sign is not None:
            whole.blit(sign, sign.get_rect(center=(round(x + left * unit), round(y - 60 * unit))))


def _name(canvas: Canvas, whole: pygame.Surface, face: CardPrint, unit: float) -> None:
    """The plate at the foot, with the title and perhaps a second line."""
    x, y = whole.get_rect().center
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


def _second(canvas: Canvas, face: CardPrint, unit: float) -> pygame.Surface | None:
    """The second line, never smaller than can be read: on a small card in brief, or left to the panel."""
    least = _LINE._replace(size=max(_LINE.size, _LEAST / unit))
    for text in (face.line, face.brief) if unit >= _PICTURED else ():
        found = _fitted(canvas, _(text), least, unit, 130 * unit) if text else None
        if found is not None and found.size * canvas.letters.scale * canvas.text_scale >= _LEAST - 0.5:
            return canvas.letters.render(_(text), found, INK)
    return None


def _words(canvas: Canvas, text: str, style: Style, unit: float, widest: float) -> pygame.Surface:
    """Lettering in proportion to the card, smaller where it would not fit; as a picture where letters end."""
    fitted = _fitted(canvas, text, style, unit, widest)
    drawn = canvas.letters.render(text, fitted, INK)
    least = min(widest / drawn.get_width(), style.size * unit / canvas.letters.pixels(fitted))
    return drawn if least > _SMALLER else pygame.transform.smoothscale_by(drawn, least)


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


# The sixteen cards as things that can be pointed at, and what stands out among them.

_FELT = (rgb("#2c8079"), rgb("#1a5a58"), rgb("#0f3b3d"))
_STITCH = rgb("#7fb7a6")
_WOOD = rgb("#7a4a2a")
_COUNT = Style("display", 17)
_ROUND = 30.0
"""How far the edges of a card, and what lies on it, reach beyond it on both sides together."""
_WEDGES = ((44.0, -40.0), (18.0, -44.0), (-8.0, -44.0))
_NEXT = (-34.0, -44.0)
"""Where wedges lie on a card, from its middle, and where one more would where three lie already."""


@dataclass
class MazeCell(Widget):
    """A card of the maze; pressed, it is chosen where it can be."""

    on_press: Callable[[], None] = lambda: None
    chosen: bool = False

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 9
    group: ClassVar[str] = "maze"

    def confirm(self) -> None:
        """Choose it."""
        self.on_press()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A thin light line while it is pointed at; the card itself belongs to the ground."""
        if mood.hover:
            line = self.place.inflate(3, 3)
            materials.outline(canvas, line, canvas.theme.focus if self.chosen else (255, 255, 255), 2.4)


def paint_table(canvas: Canvas, felt: FRect) -> None:
    """The wooden table, and the mat on it, as one picture that is only copied."""

    def paint(under: Canvas) -> None:
        _wood(under)
        materials.drop(under, felt.move(3, 5).inflate(4, 4), 9, 190, 20)
        _felt(under, felt)

    canvas.layer(("maze table", tuple(felt)), canvas.area, paint, opaque=True)


def _wood(canvas: Canvas) -> None:
    if not canvas.theme.grain:
        materials.table(canvas)
        return
    room = canvas.area
    plank, top = 180.0, 0.0
    while top < room.height:
        wood = mix(_WOOD, (0, 0, 0), 0.18 + ((top / plank) * 37) % 9 / 60)
        materials.wood(canvas, FRect(0, top, room.width, min(plank, room.height - top)), wood)
        top += plank
    corners = ((255, 220, 170, 26), (20, 8, 0, 40), (20, 8, 0, 60), (10, 4, 0, 120))
    canvas.surface.blit(shapes.fade(canvas.surface.get_size(), corners), (0, 0))


def _felt(canvas: Canvas, felt: FRect) -> None:
    """The mat: felt with a stitched edge."""
    size = canvas.box(felt).size
    light, plain, deep = _FELT if canvas.theme.grain else (canvas.theme.table,) * 3
    mat = shapes.fade(size, ((*light, 255), (*plain, 255), (*plain, 255), (*deep, 255)))
    if canvas.theme.grain:
        shapes.roughen(mat, shapes.grain(26, 20))
    shapes.cut(mat, shapes.rounded(size, canvas.px(20)))
    canvas.surface.blit(mat, canvas.box(felt))
    _stitches(canvas, felt.inflate(-18, -18))


def _stitches(canvas: Canvas, room: FRect) -> None:
    thick, step, long = canvas.px(1.6), 11.0, 6.0
    for k in range(int((room.width - 20) / step)):
        along = 12 + k * step
        for y in (room.y, room.bottom):
            canvas.surface.fill(_STITCH, (canvas.px(room.x + along), canvas.px(y), canvas.px(long), thick))
        for x in (room.x, room.right):
            canvas.surface.fill(_STITCH, (canvas.px(x), canvas.px(room.y + along), thick, canvas.px(long)))


def paint_cards(canvas: Canvas, laid: MazeLayout, shown: MazeDisplay, dim: frozenset[int]) -> None:
    """Every card that lies; those out of play are a little darker."""
    for cell in range(CELLS):
        if shown.laid and cell not in shown.lifted and canvas.meets(laid.place(cell).inflate(_ROUND, _ROUND)):
            draw_card(canvas, shown.cards[cell], laid.centre(cell), laid.card)
            if cell in dim:
                _dim(canvas, laid.place(cell))


def card_looks(laid: MazeLayout, shown: MazeDisplay, dim: frozenset[int], tried: int) -> list[Look]:
    """What `paint_cards` and `paint_cheese` depend on, card by card, and where."""
    return [
        (
            laid.place(cell).inflate(_ROUND, _ROUND),
            (card, shown.cheese[cell], cell in shown.lifted, cell in dim, cell == tried),
        )
        for cell, card in enumerate(shown.cards)
    ]


def _dim(canvas: Canvas, place: FRect) -> None:
    def paint(under: Canvas) -> None:
        veil = shapes.rounded(under.surface.get_size(), under.px(10), (16, 14, 30, 96))
        under.surface.blit(veil, (0, 0))

    canvas.layer("maze dim", place, paint)


def paint_cheese(canvas: Canvas, laid: MazeLayout, shown: MazeDisplay, tried: int) -> None:
    """The wedges on the cards, up to three of them, then their number; below them the one that would be placed."""
    if tried >= 0:
        x, y = laid.centre(tried)
        dx, dy = (*_WEDGES, _NEXT)[min(shown.cheese[tried], len(_WEDGES))]
        canvas.stamp("maze/wedge_gap", (x + dx * laid.zoom, y + dy * laid.zoom), 0, 1.15 * laid.zoom)
    for cell, count in enumerate(shown.cheese):
        if cell not in shown.lifted:
            _paint_wedges(canvas, laid, cell, count)


def _paint_wedges(canvas: Canvas, laid: MazeLayout, cell: int, count: int) -> None:
    x, y = laid.centre(cell)
    for dx, dy in reversed(_WEDGES[: min(count, len(_WEDGES))]):
        canvas.stamp("maze/wedge_up", (x + dx * laid.zoom, y + dy * laid.zoom), 0, laid.zoom)
    if count > len(_WEDGES):
        style = Style("display", _COUNT.size * laid.zoom / canvas.text_scale)
        side = max(24 * laid.zoom, canvas.letters.line(style) - 4)
        mark = FRect(x + 60 * laid.zoom - side, y - 30 * laid.zoom, side, side)
        materials.framed(canvas, mark, materials.Frame(rgb("#fbf5e4"), INK, side / 2, 1.4))
        canvas.write(str(count), mark.inflate(8, 4), style, INK, "centre middle")


# Which card of the maze a move is about that was advised.


def marks(laid: MazeLayout, state: State, move: Move) -> list[Advised]:
    """The card that is flipped, turned, looked at or gets a wedge, or the one to which the mouse would come."""
    match move:
        case Place(cell) | Flip(cell) | TurnCard(cell, _):
            return [_card(laid, cell)]
        case Face(heading):
            home = state.maze.homes[SAFE]
            ahead = NEIGHBOURS[home][heading]
            return [_card(laid, home if ahead == NOWHERE else ahead)]
        case Go():
            return [_card(laid, _end(state, move))]
    return []


def _end(state: State, move: Go) -> int:
    """Where the mouse stands when it has walked."""
    end = state.mouse
    for event in apply(state, move).events:
        if isinstance(event, Walked):
            end = event.path[-1]
        elif isinstance(event, WentTo):
            end = event.end
    return end


def _card(laid: MazeLayout, cell: int) -> Advised:
    return Advised(laid.place(cell), 10)
