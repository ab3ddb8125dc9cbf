"""The board: where everything on it lies, and the print of every space."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from math import log
from typing import NamedTuple

import pygame
from pygame import FRect

from game.core.acts import Move
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.kit import CLASSIC, TrapKit, rect_of
from game.games.mousetrap.pictures.stage import WHEEL_CM
from game.games.mousetrap.rules.moves import LeaveCrooked, Lure, Roll, Stop, Straighten, Take, TurnCrank
from game.games.mousetrap.rules.state import CRANK, LOOP, SAFE, SECOND_CRANK, SPACES, WHEEL, Kind, Space, State
from game.games.mousetrap.text import table as labels
from game.machine.specs import Point
from game.shell.pictures.on_board import Advised, Way
from game.text.language import _
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Style
from game.ui.drawing.theme import Colour, Theme, mix, rgb

CREAM, GOLD, INK, RED = rgb("#fffaf0"), rgb("#ffd83f"), rgb("#2a2233"), rgb("#a80f08")
PALE = rgb("#f4eefa")
_GO = rgb("#35236a")
_FIELDS = {
    "build": rgb("#54347d"),
    "idle": rgb("#6a5290"),
    "safe": rgb("#3d6e2f"),
    "slice": rgb("#ffd52e"),
    "wheel": rgb("#7d3f2e"),
}
_DARKER, _PALER = 0.2, 0.8
"""So much black or white in the fields brings all lettering to a contrast of 7 to 1."""


def plain_field(theme: Theme, field: str) -> Colour:
    """The colour of a field; where contrast is high darker, and the cheese paler."""
    plain = _FIELDS.get(field, _GO)
    if theme.grain:
        return plain
    return mix(plain, (255, 255, 255), _PALER) if field == "slice" else mix(plain, (0, 0, 0), _DARKER)


# Where everything on the board lies: the frame of spaces, the window of the stage, the loop under the cage.

ROUND = SAFE
"""The spaces of the frame; those of the loop come after them."""
_SIDES = ROUND // 2 + 2
_LEFT_CM, _RIGHT_CM, _HIGH_CM = -1.6, 89.2, 37.6
_GAP = 4.0
_RIM = 7.0
_SHAPE = 1.1
_BESIDE = 46.0
_NARROW = 76.0
_WIDE, _TALL, _ALONE = 54.0, 70.0, 0.0112
"""How wide a mouse is without the tip of its tail, how tall, and how large for each unit of a space's height if it is
beside the words."""
_WORDS, _FOOT = 0.44, 2.0
"""The share of a space that is left to its words above mice, and how far above its edge the mice stand then."""


@dataclass(frozen=True)
class BoardCell:
    """A space on the canvas: its number, its place, the side it lies on, and which way the path runs there."""

    number: int
    rect: FRect
    side: str

    @property
    def tall(self) -> bool:
        """Whether the picture stands below the words, for there is no room beside them."""
        return self.side in ("left", "right") or self.rect.width < 1.16 * self.rect.height

    def beside(self, crowd: int) -> bool:
        """Whether the mice on it stand beside its words, and not below them."""
        return crowd == 1 and self.rect.width > 1.16 * self.rect.height and self.rect.width >= _NARROW

    def taken(self, crowd: int) -> FRect:
        """What so many mice leave of it to its words."""
        rect = self.rect
        if self.beside(crowd):
            wide = rect.width - _WIDE * min(0.8, rect.height * _ALONE) - 7
            return FRect(rect.right - wide - 3, rect.y + 3, wide, rect.height - 6)
        return FRect(rect.x + 4, rect.y + 1, rect.width - 8, rect.height * _WORDS)


class Wrap(NamedTuple):
    """How the frame of spaces runs round the stage: so many across, and which column is the one below Safe."""

    across: int
    below: int


@dataclass(frozen=True)
class MousetrapGround:
    """The whole board on the canvas."""

    board: FRect
    window: FRect
    view: MachineView
    cells: tuple[BoardCell, ...]
    loop: FRect
    floor: float
    wrap: Wrap

    def x_of(self, cm: float) -> float:
        """The canvas place of a length along the floor."""
        return self.view.to_screen((cm, 0.0))[0]

    def feet(self, space: int, lane: int = 0, crowd: int = 1) -> Point:
        """Where a mouse stands on a space, the lane-th of so many side by side; its name stays to be read."""
        cell = self.cells[space]
        rect = cell.rect
        if cell.number == WHEEL:
            return rect.centerx + 20 - 15 * lane, rect.y + 6 - 2.0 * lane
        if cell.beside(crowd):
            return rect.left + _WIDE * self.mouse(space) / 2 + 3, rect.bottom - 5
        return rect.left + rect.width * (lane + 0.5) / crowd, rect.bottom - _FOOT

    def mouse(self, space: int, crowd: int = 1) -> float:
        """How large a mouse is drawn on a space: less where the words stand above it, or where there are several."""
        cell, rect = self.cells[space], self.cells[space].rect
        if cell.number == WHEEL or cell.beside(crowd):
            return min(0.8, rect.height * (0.0128 if cell.number == WHEEL else _ALONE))
        return min(0.8, (rect.height * (1 - _WORDS) - 2 - _FOOT) / _TALL, (rect.width - 6) / (_WIDE * crowd))


def ground(room: FRect, before: Wrap | None = None, kit: TrapKit = CLASSIC) -> MousetrapGround:
    """The board laid out in a place. before: how its frame ran until now, which it leaves only for something better.

    kit: the trap in the window of its stage.
    """
    across, down = _counts(room, before)
    inner = room.inflate(-2 * _RIM, -2 * _RIM)
    side = min(76.0, inner.width / across * 0.98)
    high = min(62.0, inner.height / down * 0.92)
    window = FRect(inner.x + side, inner.y + high, inner.width - 2 * side, inner.height - 2 * high).inflate(-10, -10)
    loop_high = min(56.0, max(44.0, window.height * 0.092))
    band = 2 * loop_high + 16
    across_cm, to_wheel = _RIGHT_CM - _LEFT_CM, WHEEL_CM[0] - _LEFT_CM
    share = min(window.width / across_cm, (window.width - _BESIDE) / to_wheel, (window.height - band - 8) / _HIGH_CM)
    floor = window.bottom - band
    left = window.x - _LEFT_CM * share
    centre = (window.centerx - left) / share, (floor - window.centery) / share
    view = MachineView(window, centre, share)
    wheel = view.to_screen(WHEEL_CM)[0]
    loop = _loop(window, wheel, floor, loop_high)
    columns = _edges(inner.x, inner.right, side, across)
    rows = _edges(inner.y, inner.bottom, high, down)
    wrap = Wrap(across, _below(columns, wheel, before if before and before.across == across else None))
    cells = (*_frame(columns, rows, wrap.below), *_loop_cells(loop, loop_high))
    return MousetrapGround(room, window, kit.view(window, floor, view), cells, loop, floor, wrap)


_STAYS_SHAPE, _STAYS_BELOW = 0.06, 0.12
"""By how much another frame must be better before it is taken: in the logarithm of the shape of its spaces, and in
widths of a space for the column below the wheel."""


def _counts(room: FRect, before: Wrap | None) -> tuple[int, int]:
    """How many spaces across and down: the frame whose spaces have the best shape."""

    def odd(across: int) -> float:
        shape = abs(log(room.width / across / (room.height / (_SIDES - across)) / _SHAPE))
        return shape - (_STAYS_SHAPE if before is not None and across == before.across else 0.0)

    across = min(range(9, 16), key=odd)
    return across, _SIDES - across


def _below(columns: list[tuple[float, float]], wheel: float, before: Wrap | None) -> int:
    """The column below the wheel."""

    def far(column: int) -> float:
        left, right = columns[column]
        stays = _STAYS_BELOW * (right - left) if before is not None and column == before.below else 0.0
        return abs((left + right) / 2 - wheel) - stays

    return min(range(1, len(columns) - 1), key=far)


def _edges(start: float, end: float, first: float, count: int) -> list[tuple[float, float]]:
    """The stretches of one side: the corners as deep as the frame, the rest shared out."""
    each = (end - start - 2 * first) / (count - 2)
    cuts = [start, *(start + first + each * number for number in range(count - 1)), end]
    return [(a + _GAP / 2, b - _GAP / 2) for a, b in pairwise(cuts)]


def _frame(columns: list[tuple[float, float]], rows: list[tuple[float, float]], below: int) -> list[BoardCell]:
    """The spaces 0 to 43 clockwise; the last one lies straight below Safe."""
    across, down = len(columns), len(rows)
    walk = [(column, down - 1, "bottom") for column in range(across - 1, -1, -1)]
    walk += [(0, row, "left") for row in range(down - 2, 0, -1)]
    walk += [(column, 0, "top") for column in range(across)]
    walk += [(across - 1, row, "right") for row in range(1, down - 1)]
    first = across - below
    walk = walk[first:] + walk[:first]
    cells = []
    for number, (column, row, side) in enumerate(walk):
        (left, right), (top, bottom) = columns[column], rows[row]
        cells.append(BoardCell(number, FRect(left, top, right - left, bottom - top), side))
    return cells


def _loop(window: FRect, wheel: float, floor: float, high: float) -> FRect:
    """The card of the loop: three by two, its upper right space under the cage."""
    wide = min(100.0, max(72.0, window.width * 0.13), (window.right - wheel - 10) * 2)
    left = wheel - 2.5 * wide - 6
    return FRect(left, floor + 5, 3 * wide + 12, 2 * high + 8)


def _loop_cells(loop: FRect, high: float) -> list[BoardCell]:
    wide = (loop.width - 12) / 3
    cells = []
    for step in range(LOOP):
        column, row = (2 - step, 1) if step < LOOP // 2 else (step - LOOP // 2, 0)
        place = FRect(loop.x + 6 + column * wide, loop.y + 4 + row * high, wide, high).inflate(-_GAP, -_GAP)
        cells.append(BoardCell(SAFE + step, place, "loop"))
    assert len(SPACES) == SAFE + LOOP
    return cells


def ahead(side: str) -> str:
    """The way the path runs along a side."""
    return {"bottom": "left", "left": "up", "top": "right", "right": "down"}[side]


def behind(side: str) -> str:
    """The way back along a side."""
    return {"bottom": "right", "left": "down", "top": "left", "right": "up"}[side]


# The print of the board: every space drawn for what it is, once a size.

_LARGEST, _LEAST, _LONG = 16.8, 9, 5
"""The largest print in design units, the least in pixels, and from how many signs on a word is long."""
_SHORT = 2
"""Signs of a last line beside which an arrow has room in the corner: a number."""
_NO_NARROWER, _NARROWEST = 0.97, 0.85
"""Words that take more than so much of their room are not narrowed, as that much is rounding; none is narrower."""
_NAPPING = 6
_MARK, _ARROW = 29.0, 23.0
_TIP = 11.0  # how far chevrons reach into a space of the loop
_BRIEF = 1.4

Lines = tuple[tuple[str, Colour], ...]


@dataclass(frozen=True)
class BoardPrint:
    """What is printed on one space: its field, its picture and its lines with their colours."""

    field: str
    mark: str
    lines: Lines


def paint(canvas: Canvas, ground: MousetrapGround, players: int, two_cranks: bool) -> None:
    """Table, board and all spaces of the frame."""
    if not _cover(canvas, "stage/table", canvas.area):
        materials.table(canvas)
    if not (canvas.theme.grain and canvas.stretch("stage/board", ground.board)):
        materials.card(canvas, ground.board, 14)
    for cell in ground.cells[: WHEEL + 1]:
        if cell.side != "loop":
            _cell(canvas, cell, _suited(canvas, cell, printed(cell, players, two_cranks)))


def paint_loop(canvas: Canvas, ground: MousetrapGround, players: int, two_cranks: bool) -> None:
    """The loop of six on its own card, with the way round it."""
    materials.card(canvas, ground.loop, 10)
    for cell in ground.cells:
        if cell.side == "loop":
            _cell(canvas, cell, _suited(canvas, cell, printed(cell, players, two_cranks)))
    _wheel(canvas, ground.cells[WHEEL].rect)
    _way(canvas, ground)


def paint_space(canvas: Canvas, number: int, rect: FRect, players: int, two_cranks: bool) -> None:
    """One space by itself, as it is printed on the board."""
    cell = BoardCell(number, rect, "loop" if number >= SAFE else "top")
    _cell(canvas, cell, printed(cell, players, two_cranks))
    if number == WHEEL:
        _wheel(canvas, rect)


def _cover(canvas: Canvas, name: str, rect: FRect) -> bool:
    """Fill a place with a picture, cutting off what is too much."""
    info = canvas.sprites.info(name)
    if info is None or not canvas.theme.grain:
        return False
    box = canvas.box(rect)
    share = max(box.width / info.size[0], box.height / info.size[1])
    picture = canvas.sprites.get(name, (round(info.size[0] * share), round(info.size[1] * share)))
    if picture is not None:
        canvas.surface.blit(picture, box, ((picture.get_width() - box.width) // 2, 0, *box.size))
    return picture is not None


def printed(cell: BoardCell, players: int, two_cranks: bool) -> BoardPrint:
    """What a space says, in as few words as it has room for."""
    space = SPACES[cell.number]
    if two_cranks and cell.number == SECOND_CRANK:
        space = SPACES[CRANK]
    if space.slice:
        return BoardPrint("slice", "", _lines(_slice(space), RED))
    if space.kind is Kind.BUILD:
        return _build(space, players)
    if space.kind is Kind.GO:
        return _go(cell, space.to)
    field, mark, said = _PLAIN[space.kind]
    mark = f"arrow_{ahead(cell.side)}" if space.kind is Kind.START else mark
    return BoardPrint(field, mark, _lines(_(said), CREAM) if said else ())


def _lines(said: str, colour: Colour) -> Lines:
    return tuple((line, colour) for line in said.split("\n"))


_PLAIN: dict[Kind, tuple[str, str, str]] = {
    Kind.START: ("start", "", labels.PRINT_START),
    Kind.DOG_BONE: ("bone", "bone", labels.DOG_BONE),
    Kind.SAFE: ("safe", "", labels.PRINT_SAFE),
    Kind.CRANK: ("crank", "crank", labels.TURN_CRANK),
    Kind.WHEEL: ("wheel", "", ""),
}


def _suited(canvas: Canvas, cell: BoardCell, look: BoardPrint) -> BoardPrint:
    """Where text is large, only the number beside the picture is printed, and the card at the space has the words."""
    return look if canvas.text_scale < _BRIEF else _brief(cell, look)


def _brief(cell: BoardCell, look: BoardPrint) -> BoardPrint:
    """The number of a space without its words."""
    said = [text for text, _unused in look.lines]
    if look.field in ("start", "safe", "crank", "bone") or not said:
        return look
    number = next((word for text in reversed(said) for word in text.split() if word[0].isdigit()), said[-1])
    if look.field == "slice" and number.isdigit():
        number = ("-" if SPACES[cell.number].kind is Kind.LOSE else "+") + number
    mark = "" if cell.side == "loop" and look.mark.startswith("gear") and len(number) > 1 else look.mark
    return BoardPrint(look.field, mark, ((number, look.lines[-1][1]),))


def _slice(space: Space) -> str:
    match space.kind:
        case Kind.GO:
            said = labels.AHEAD_TO_WHEEL
        case Kind.TAKE_FROM_MOST:
            said = labels.FROM_RIVAL
        case Kind.LOSE:
            said = labels.CAUGHT_NAPPING if space.slice == _NAPPING else labels.LOSE
        case _unused:
            said = labels.TAKE
    return _(said, number=space.amount)


def _build(space: Space, players: int) -> BoardPrint:
    used = players in space.players
    head = _(labels.BUILD, number="×2") if space.amount == 2 else _(labels.PRINT_BUILD)  # below it stands 2-3-4
    numbers = "-".join(map(str, space.players))
    if used:
        return BoardPrint("build", "gear", ((head, CREAM), (numbers, GOLD)))
    return BoardPrint("idle", "gear_idle", ((head, PALE), (numbers, PALE)))


def _go(cell: BoardCell, to: int) -> BoardPrint:
    back = to < cell.number
    arrow = f"arrow_{behind(cell.side) if back else ahead(cell.side)}"
    named = {Kind.START: labels.BACK_TO_START, Kind.DOG_BONE: labels.BACK_TO_BONE}.get(SPACES[to].kind)
    said = named or (labels.PRINT_BACK if back else labels.AHEAD)
    return BoardPrint("go", arrow, _lines(_(said, number=abs(to - cell.number)), CREAM))


def paint_taken(canvas: Canvas, cell: BoardCell, crowd: int, players: int, two_cranks: bool) -> None:
    """A space on which so many mice stand: its words where they leave room, and no picture."""
    if cell.number != WHEEL:
        _cell(canvas, cell, _suited(canvas, cell, printed(cell, players, two_cranks)), cell.taken(crowd))


def _cell(canvas: Canvas, cell: BoardCell, look: BoardPrint, taken: FRect | None = None) -> None:
    """A space; taken: the place of its words where mice stand on it."""
    rect = cell.rect
    shape = "loop" if cell.side == "loop" else "tall" if rect.width < 1.16 * rect.height else "wide"
    name = f"cells/slice_{shape}" if look.field == "slice" else f"cells/{look.field}"
    if not (canvas.theme.grain and canvas.stretch(name, rect)):
        materials.framed(canvas, rect, materials.Frame(plain_field(canvas.theme, look.field), INK, 6, 1.2))
    mark, words, said = _legible(canvas, cell, look, taken)
    if mark.width:
        canvas.sprite(f"marks/{look.mark}", mark)
    lines(canvas, words, said)


def _legible(canvas: Canvas, cell: BoardCell, look: BoardPrint, taken: FRect | None) -> tuple[FRect, FRect, Lines]:
    """The places of picture and words, and as many words as can be read there: all, a number, or none.

    A card at the space tells all of them.
    """
    for tried in (look, _brief(cell, look)):
        mark, words = _places(cell, tried) if taken is None else (FRect(), taken)
        if _has_room(canvas, words, tried.lines):
            return mark, words, tried.lines
    return _alone(cell.rect) if look.mark and taken is None else FRect(), FRect(), ()


def _has_room(canvas: Canvas, room: FRect, said: Lines) -> bool:
    """Whether the least print fits, hardly narrowed."""
    least = _sized(canvas, _LEAST / canvas.letters.scale)
    widest = max((canvas.letters.width(text, least) for text, _unused in said), default=0.0)
    return widest * _NARROWEST <= room.width and len(said) * _step(canvas, least) <= room.height


def _alone(rect: FRect) -> FRect:
    """The place of a picture without words."""
    size = min(_MARK, rect.height * 0.62, rect.width * 0.5)
    return FRect(rect.centerx - size / 2, rect.centery - size / 2, size, size)


def _places(cell: BoardCell, look: BoardPrint) -> tuple[FRect, FRect]:
    """Where the picture and where the words go: beside each other, or the words above."""
    rect = cell.rect
    if look.field == "slice" and cell.tall and cell.side != "loop":
        return FRect(), FRect(rect.x + 5.5, rect.y + 4, rect.width - 11, rect.height * 0.66)
    if look.field == "slice" and len(look.lines) == 2:
        return FRect(), FRect(rect.x + rect.width * 0.18, rect.y + 3, rect.width * 0.68, rect.height - 6)
    brief, loop = len(look.lines) == 1, cell.side == "loop"
    long = max((len(text) for text, _unused in look.lines), default=0) > _LONG
    if (
        not look.mark
        or (look.field == "bone" and long)
        or (rect.width < _NARROW and look.field != "go" and not (cell.tall or brief))
    ):
        return FRect(), rect.inflate(-2 * _TIP if loop and not look.mark else -11, -5)
    if (cell.tall or brief) and not loop:
        size = min(_MARK, rect.height * 0.37, rect.width * 0.5)
        mark = FRect(rect.centerx - size / 2, rect.bottom - size - 4, size, size)
        return mark, FRect(rect.x + 4, rect.y + 3, rect.width - 8, mark.y - rect.y - 3)
    if look.field == "go" and (long or rect.width < _NARROW):
        return _small_arrow(rect, look)
    small = look.mark.startswith("arrow")
    size = min(_ARROW if small else _MARK, rect.height * 0.62, rect.width * 0.34)
    mark = FRect(rect.x + 3, rect.centery - size / 2, size, size)
    return mark, FRect(mark.right, rect.y + 2, rect.right - mark.right - 5.5, rect.height - 4)


def _small_arrow(rect: FRect, look: BoardPrint) -> tuple[FRect, FRect]:
    """An arrow in the corner beside a number, or below the words, and their place."""
    size = min(rect.height * 0.34, rect.width * 0.2)
    if len(look.lines[-1][0]) <= _SHORT:
        return FRect(rect.x + 3, rect.bottom - size - 5, size, size), rect.inflate(-7, -5)
    size *= 0.9
    mark = FRect(rect.centerx - size / 2, rect.bottom - size - 3, size, size)
    return mark, FRect(rect.x + 3.5, rect.y + 1, rect.width - 7, mark.y - rect.y - 1)


def lines(canvas: Canvas, room: FRect, said: Lines) -> None:
    """Write lines one below the other, as large as they fit and like in size."""
    if not said:
        return
    letters = canvas.letters
    largest = _LARGEST * min(canvas.text_scale, 1.6) * (1.25 if len(said) == 1 else 1.0)
    style = _sized(canvas, largest)
    while style.size > _LEAST / letters.scale / canvas.text_scale:
        widest = max(letters.width(text, style) for text, _unused in said)
        if widest <= room.width and len(said) * _step(canvas, style) <= room.height:
            break
        style = style._replace(size=style.size - 0.5 / canvas.text_scale)
    styles = [style] * len(said)
    if len(said) > 2 and said[0][0][-1].isdigit():
        styles[0] = _headline(canvas, room, said, style, largest)
    steps = [_step(canvas, each) for each in styles]
    top = room.centery - sum(steps) / 2
    for (text, colour), style, step in zip(said, styles, steps, strict=True):
        share = min(1.0, room.width / letters.width(text, style))  # where letters end, as a picture of them
        picture = _narrowed(letters.render(text, style, colour), share)
        if colour != RED:
            dark = _narrowed(letters.render(text, style, (18, 8, 34)), share)
            canvas.centre(dark, FRect(room.x, top + 1.2, room.width, step))
        canvas.centre(picture, FRect(room.x, top, room.width, step))
        top += step


def _narrowed(words: pygame.Surface, share: float) -> pygame.Surface:
    return words if share > _NO_NARROWER else pygame.transform.smoothscale_by(words, share)


def _headline(canvas: Canvas, room: FRect, said: Lines, style: Style, largest: float) -> Style:
    """The first line larger than the rest, as far as there is room."""
    rest = (len(said) - 1) * _step(canvas, style)
    while style.size < largest / canvas.text_scale:
        larger = style._replace(size=style.size + 0.5)
        if canvas.letters.width(said[0][0], larger) > room.width or rest + _step(canvas, larger) > room.height:
            break
        style = larger
    return style


def _sized(canvas: Canvas, size: float) -> Style:
    return Style("display", size / canvas.text_scale, printed=True)


def _step(canvas: Canvas, style: Style) -> float:
    return canvas.letters.line(style) * 0.84


def _wheel(canvas: Canvas, rect: FRect) -> None:
    """The Cheese Wheel with a quarter cut out, and its name on its side."""
    canvas.sprite("cheese/wheel", FRect(rect.x, rect.y - 19, rect.width, rect.height * 0.96))
    room = FRect(rect.x + 4, rect.bottom - rect.height * 0.5, rect.width - 8, rect.height * 0.48)
    said = _lines(_(labels.CHEESE_WHEEL), CREAM)
    lines(canvas, room, said if _has_room(canvas, room, said) else ())


def _way(canvas: Canvas, ground: MousetrapGround) -> None:
    """Chevrons from space to space, and the one that leads in from the frame."""
    safe, crank, build, wheel = (ground.cells[number].rect for number in (44, 46, 47, 49))
    left, right = ground.cells[45].rect, ground.cells[48].rect
    ways = (
        ((left.right + 2, safe.centery), 180),
        ((crank.right + 2, safe.centery), 180),
        ((crank.centerx, crank.top - 2), 90),
        ((build.right + 2, wheel.centery), 0),
        ((right.right + 2, wheel.centery), 0),
        ((wheel.right - 12, wheel.bottom + 2), 270),
        ((safe.centerx, ground.loop.bottom + 4), 90),
    )
    for at, turned in ways:
        _chevron(canvas, at, turned)


def _chevron(canvas: Canvas, at: tuple[float, float], turned: int) -> None:
    size = canvas.px(20)
    picture = canvas.sprites.get("marks/chevron", (size, size))
    if picture is None:
        return
    key = ("chevron", size, turned)
    rotated = canvas.store.get(key, lambda: pygame.transform.rotate(picture, turned))
    canvas.centre(rotated, FRect(at[0] - 8, at[1] - 8, 16, 16))


def loop(canvas: Canvas, ground: MousetrapGround, players: int, two_cranks: bool) -> None:
    """The loop on its card, painted once a size."""
    room = ground.loop.inflate(60, 60)

    def paint(under: Canvas) -> None:
        moved = replace(
            ground,
            loop=ground.loop.move(-room.x, -room.y),
            cells=tuple(replace(cell, rect=cell.rect.move(-room.x, -room.y)) for cell in ground.cells),
        )
        paint_loop(under, moved, players, two_cranks)

    canvas.layer(("loop", tuple(ground.loop), players, two_cranks), room, paint)


# Where on the board a move is that was advised.


def marks(laid: MousetrapGround, state: State, move: Move, kit: TrapKit) -> tuple[list[Advised], list[Way]]:
    """What is ringed for a move: mice by their spaces, the crank, the wheel; and the way that a mouse is to go."""
    match move:
        case Straighten(steps):
            return [Advised(rect_of(kit, step, laid.view).inflate(8, 8)) for step in steps], []
        case Roll() | Stop() | LeaveCrooked():
            return [_space(laid, state.mice[state.turn])], []
        case TurnCrank():
            return [Advised(rect_of(kit, kit.start, laid.view).inflate(8, 8)), _space(laid, WHEEL)], []
        case Lure(mouse):
            start = state.mice[state.table.seats.index(mouse)]
            way = Way(laid.cells[start].rect.center, laid.cells[WHEEL].rect.center)
            return [_space(laid, start), _space(laid, WHEEL)], [way]
        case Take(gifts):
            givers = [state.table.seats.index(giver) for giver, _pieces in gifts]
            return [_space(laid, space) for space in sorted({state.mice[giver] for giver in givers})], []
    return [], []


def _space(laid: MousetrapGround, space: int) -> Advised:
    return Advised(laid.cells[space].rect.inflate(-4, -4), 7)
