"""The toy shop: its wall and planks, the boxes with their covers, and what stands on the shelf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game.shell.desk import DESKS, PrintedLine
from game.text.aims import on_the_box
from game.text.language import _
from game.text.matches import TITLE_AND_NAME
from game.ui.drawing import icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.headline import headline
from game.ui.drawing.lettering import BOLD, SMALL, SMALL_BOLD, Style
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget

PLANK = 44.0
# Pictures in their own units: the front edge of the shelf, the sign and its shadow.
_EDGE = 74.0
_SIGN, _BLEED = (620.0, 96.0), 24.0


def sign_place(canvas: Canvas) -> FRect:
    """Where the sign hangs."""
    width = min(_SIGN[0], canvas.area.width * 0.52)
    return FRect((canvas.area.width - width) / 2, 12, width, _SIGN[1] * width / _SIGN[0])


def draw_shop(canvas: Canvas, floors: Sequence[float], ticket: float) -> None:
    """Wall, sign and planks. floors: where boxes stand. ticket: the height of a ticket before their planks."""
    materials.felt(canvas)
    _wallpaper(canvas)
    area = canvas.area
    for floor in floors:
        _plank(canvas, floor - 26, (PLANK + 38 + ticket * 0.4) / _EDGE)
    _plank(canvas, area.height - 44, 1.0)
    sign = sign_place(canvas)
    bleed = _BLEED * sign.width / _SIGN[0]
    canvas.sprite("title/sign", sign.inflate(2 * bleed, 2 * bleed))


def _wallpaper(canvas: Canvas) -> None:
    """Small stars in rows, like a print of the time."""
    ink = mix(canvas.theme.table, (255, 255, 255), 0.13)
    size = canvas.px(16)
    middle = size / 2
    points = []
    for number in range(8):
        far = middle * (1.0 if number % 2 == 0 else 0.2)
        step = ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))[number]
        points.append((middle + far * step[0], middle + far * step[1]))
    star = canvas.store.get(("star", size, ink), lambda: shapes.polygon((size, size), points, (*ink, 255)))
    for row in range(int(canvas.area.height / 45) + 1):
        for column in range(int(canvas.area.width / 90) + 2):
            canvas.blit(star, (column * 90 + (row % 2) * 45 - 8, row * 45 + 8))


def _plank(canvas: Canvas, top: float, share: float) -> None:
    """A plank from wall to wall, every other length of it the other way round so that no seam is seen."""
    info = canvas.sprites.info("title/shelf")
    if info is None:
        return
    size = info.size[0] * share / info.per, info.size[1] * share / info.per
    pieces = canvas.sprites.shrunk("title/shelf", (canvas.px(size[0]), canvas.px(size[1])))
    for number in range(int(canvas.area.width / size[0]) + 1):
        for piece in pieces:
            canvas.blit(pygame.transform.flip(piece, bool(number % 2), False), (number * size[0], top))


# The box covers: pictures from the assets, or plain cardboard, with the titles printed on them.

_CREAM = rgb("#f6efdc")


def cover(canvas: Canvas, game: str, rect: FRect) -> None:
    """Draw the front of a game's box."""
    canvas.layer(("cover", game), rect, lambda under: _paint(under, game))


def _paint(canvas: Canvas, game: str) -> None:
    look = DESKS[game].cover
    if not canvas.sprite(f"boxes/{game}", canvas.area):
        _cardboard(canvas, look.ground)
    share = min(canvas.area.width / look.width, canvas.area.height / look.height)
    said = _(look.title).split("\n")
    lines = look.lines if len(said) == len(look.lines) else _spread(look.lines, len(said))
    pairs = [*zip(said, lines, strict=True), *([(_(look.motto), look.below)] if look.motto else [])]
    for text, line in pairs:
        room = FRect(0, 0, line.width * share, line.size * share)
        room.center = (line.at[0] * share, line.at[1] * share)
        headline(canvas, text, room, line.colour, line.angle)


def _spread(lines: tuple[PrintedLine, ...], number: int) -> list[PrintedLine]:
    """So many lines in the room of those that there are."""
    tops, lows = [line.at[1] - line.size / 2 for line in lines], [line.at[1] + line.size / 2 for line in lines]
    high = (max(lows) - min(tops)) / number
    first = lines[0]
    return [
        first._replace(at=(first.at[0], min(tops) + (place + 0.5) * high), size=min(first.size, high))
        for place in range(number)
    ]


def _cardboard(canvas: Canvas, ground: Colour) -> None:
    size = canvas.surface.get_size()
    canvas.surface.fill(ground)
    ray = mix(ground, _CREAM, 0.2)
    canvas.surface.blit(shapes.rays(size, (size[0] / 2, size[1] * 0.7), (*ray, 255)), (0, 0))
    shapes.roughen(canvas.surface, shapes.grain(16))


# What stands on the shelf: the four boxes.


class Box(NamedTuple):
    """A game as its box tells it: its id, title, players and what one does in it, marked for translation."""

    game: str
    title: str
    players: str
    line: str

    def spoken(self) -> Box:
        """The box in the chosen language."""
        return Box(self.game, _(self.title), _(self.players), _(self.line))

    @property
    def minutes(self) -> str:
        """How long a match takes, in the chosen language."""
        return on_the_box(DESKS[self.game].minutes)


def boxes() -> list[Box]:
    """The boxes in the order of the shelf, marked for translation."""
    return [box_marked(game) for game in DESKS]


def box_marked(game: str) -> Box:
    """The box of a game, marked for translation."""
    desk = DESKS[game]
    return Box(game, desk.title, desk.players, desk.line)


def box_of(game: str) -> Box:
    """The box of a game in the chosen language; raises KeyError if there is none."""
    return box_marked(game).spoken()


def titled(game: str, named: str = "") -> str:
    """A match of a game as it is called; named: what is played with instead of the usual, see `Game.named`."""
    title = box_of(game).title
    return _(TITLE_AND_NAME, title=title, line=named) if named else title


# The boxes on the shelf of the shop, and the tickets below them.

_DEEP = 15
_APART = 8.0
_LEAST = 0.88
"""To this share of its size what stands on a ticket is made smaller, so that it fits."""


@dataclass(eq=False, repr=False)
class GameBox(Widget):
    """A box on the shelf; it is lifted while it has the focus."""

    game: str = ""
    on_open: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def confirm(self) -> None:
        self.on_open()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        lift = 8 if mood.focus or mood.hover else 0
        place = self.place.move(0, -lift)
        materials.drop(canvas, FRect(place.x + 6, place.y + 14 + lift, place.width + 10, place.height - 10), 12, 150)
        self._contact(canvas, place, lift)
        self._sides(canvas, place)
        cover(canvas, self.game, place)

    def draw_focus(self, canvas: Canvas) -> None:
        """Ring the lifted box with its sides."""
        place = self.place.move(0, -8)
        ring = FRect(place.x - 2, place.y - 11, place.width + 19, place.height + 12)
        materials.focus_ring(canvas, ring, self.radius)

    @staticmethod
    def _contact(canvas: Canvas, place: FRect, lift: float) -> None:
        """Where the box stands on the plank it is dark; less and wider below one that is lifted."""
        spread = 2 + lift * 0.4
        foot = FRect(place.x - spread, place.bottom + lift - 3, place.width + _DEEP + 2 * spread, 8)
        materials.drop(canvas, foot, 3 + lift * 0.5, 230 if not lift else 150, 4)

    def _sides(self, canvas: Canvas, place: FRect) -> None:
        """The lid's upper edge and the right side, in the colour of the cover."""
        ground = DESKS[self.game].cover.ground
        deep, high = _DEEP, 9
        size = canvas.px(place.width + deep), canvas.px(place.height + high)
        scale = canvas.scale

        def slab(points: list[tuple[float, float]], colour: tuple[int, int, int]) -> None:
            fine = [(x * scale, y * scale) for x, y in points]
            canvas.blit(shapes.polygon(size, fine, (*colour, 255)), (place.x, place.y - high))

        w, h = place.width, place.height
        slab([(0, high), (deep * 0.6, 0), (w + deep, 0), (w, high)], mix(ground, (255, 255, 255), 0.25))
        slab([(w, high), (w + deep, 0), (w + deep, h - 2), (w, h + high)], mix(ground, (30, 10, 10), 0.5))


@dataclass(eq=False, repr=False)
class ShelfToy(Widget):
    """The machine of a game at rest in a showcase on the shelf, and a red sign with its crank below.

    picture: a sprite. word: on the sign, where there is room for it. sign: its height, and apart: how far below the
    foot of the showcase it hangs, design units.
    """

    picture: str = ""
    word: str = ""
    sign: float = 34.0
    apart: float = 14.0
    on_open: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    @staticmethod
    def height(width: float) -> float:
        """Of a showcase so wide, design units."""
        return (width - 2 * _CASE) / _MACHINE + 2 * _CASE

    def spoken(self) -> Spoken:
        """A button of its name."""
        return Spoken(Role.BUTTON, self.word)

    def confirm(self) -> None:
        """Turn it."""
        self.on_open()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The showcase with its machine, and the sign."""
        case = FRect(self.place.x, self.place.y, self.place.width, self.place.height - self.apart - self.sign)
        materials.drop(canvas, case.move(3, 5), 8, 150)
        materials.drop(canvas, FRect(case.x - 2, case.bottom - 3, case.width + 4, 8), 3, 230, 4)
        materials.wood(canvas, case, radius=8)
        canvas.sprite(self.picture, case.inflate(-2 * _CASE, -2 * _CASE))
        sign = FRect(case.x, case.bottom + self.apart, case.width, self.sign)
        materials.key(canvas, sign, "act", "hover" if mood.hover else "up")
        self._written(canvas, sign.inflate(-16, -6).move(0, -2))

    def _written(self, canvas: Canvas, room: FRect) -> None:
        side, ink = min(room.height - 4, canvas.letters.line(BOLD) + 2), canvas.theme.on_act
        style = canvas.letters.fitting(self.word, BOLD, room.width - side - 8)
        wide = canvas.letters.width(self.word, style)
        worded = wide <= room.width - side - 8
        left = room.centerx - (side + (8 + wide if worded else 0)) / 2
        icons.icon(canvas, "crank", FRect(left, room.centery - side / 2, side, side), ink)
        if worded:
            canvas.write(self.word, FRect(left + side + 8, room.y, wide + 2, room.height), style, ink, "left middle")


_CASE, _MACHINE = 7.0, 660 / 312
"""The wood round a showcase, design units, and the width of a machine's picture for its height."""


@dataclass(eq=False, repr=False)
class Ticket(Widget):
    """The price ticket below a box: for how many, and for how long if there is room for that on all of a shelf.

    worded: whether there is room for words on all of a shelf, else it shows a person and the number alone.
    """

    box: Box = field(default_factory=lambda: boxes()[0])
    number: str = ""
    lit: bool = False
    timed: bool = True
    worded: bool = True

    def fits(self, canvas: Canvas) -> bool:
        """Whether there is room for how long it takes."""
        return self._wide(canvas, SMALL_BOLD, SMALL) * _LEAST <= self.rect.width - 8

    def is_worded(self, canvas: Canvas) -> bool:
        """Whether there is room for the word after how many."""
        return canvas.letters.width(self.box.players, SMALL_BOLD) <= self.rect.width - 6

    def _wide(self, canvas: Canvas, style: Style, small: Style) -> float:
        letters = canvas.letters
        return letters.width(self.box.players, style) + _APART + letters.width(self.box.minutes, small)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        theme, place, letters, ink = canvas.theme, self.place, canvas.letters, canvas.theme.ink
        if self.lit:
            materials.framed(canvas, place, Frame(theme.focus, theme.outline, 5))
        else:
            materials.card(canvas, place, 5, 0.5)
        if not self.worded:
            self._counted(canvas, ink)
            return
        if not self.timed:
            style = letters.fitting(self.box.players, BOLD, place.width - 6)
            canvas.write(self.box.players, place, style, ink, "centre middle")
            return
        style, small = BOLD, SMALL
        if self._wide(canvas, style, small) > place.width - 8:
            share = min(1.0, (place.width - 8) / self._wide(canvas, SMALL_BOLD, SMALL))
            style, small = (Style(one.face, one.size * share) for one in (SMALL_BOLD, SMALL))
        first, second = letters.width(self.box.players, style), letters.width(self.box.minutes, small)
        left = place.centerx - (first + _APART + second) / 2
        canvas.write(self.box.players, FRect(left, place.y, first + 2, place.height), style, ink, "left middle")
        rest = FRect(left + first + _APART, place.y, second + 2, place.height)
        canvas.write(self.box.minutes, rest, small, ink, "left middle")

    def _counted(self, canvas: Canvas, ink: Colour) -> None:
        """A person, and how many."""
        place, side = self.place, self.place.height * 0.6
        style = canvas.letters.fitting(self.number, BOLD, place.width - side - 14)
        wide = canvas.letters.width(self.number, style)
        left = place.centerx - (side + 5 + wide) / 2
        icons.icon(canvas, "person", FRect(left, place.centery - side / 2, side, side), ink)
        canvas.write(self.number, FRect(left + side + 5, place.y, wide + 2, place.height), style, ink, "left middle")
