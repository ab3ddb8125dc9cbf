"""The sixteen cards as things that can be pointed at, and what stands out among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.pictures.mousemaze.card_face import INK, draw_card
from game.pictures.mousemaze.layout import MazeLayout
from game.pictures.mousemaze.shown import MazeDisplay
from game.rules.mousemaze.maze import CELLS
from game.ui import materials, shapes
from game.ui.canvas import Canvas
from game.ui.dirty_layer import Look
from game.ui.lettering import Style
from game.ui.theme import mix, rgb
from game.ui.widget import Mood, Widget

_FELT = (rgb("#2c8079"), rgb("#1a5a58"), rgb("#0f3b3d"))
_STITCH = rgb("#7fb7a6")
_WOOD = rgb("#7a4a2a")
_COUNT = Style("display", 17)
_ROUND = 30.0
"""How far the edges of a card, and what lies on it, reach beyond it on both sides together."""
_WEDGES = ((44.0, -40.0), (18.0, -44.0), (-8.0, -44.0))


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
    """The wedges on the cards, up to three of them, then their number; and the one that would be placed."""
    for cell, count in enumerate(shown.cheese):
        if cell in shown.lifted:
            continue
        x, y = laid.centre(cell)
        for dx, dy in reversed(_WEDGES[: min(count, 3)]):
            canvas.stamp("maze/wedge_up", (x + dx * laid.zoom, y + dy * laid.zoom), 0, laid.zoom)
        if count > 3:
            style = Style("display", _COUNT.size * laid.zoom / canvas.text_scale)
            side = max(24 * laid.zoom, canvas.letters.line(style) - 4)
            mark = FRect(x + 60 * laid.zoom - side, y - 30 * laid.zoom, side, side)
            materials.framed(canvas, mark, materials.Frame(rgb("#fbf5e4"), INK, side / 2, 1.4))
            canvas.write(str(count), mark.inflate(8, 4), style, INK, "centre middle")
    if tried >= 0:
        x, y = laid.centre(tried)
        dx, dy = _WEDGES[min(shown.cheese[tried], 2)]
        canvas.stamp("maze/wedge_gap", (x + dx * laid.zoom, y + dy * laid.zoom), 0, 1.15 * laid.zoom)
