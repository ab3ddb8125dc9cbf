"""What hangs in the bay behind the bar: the tag of a touched piece on its string, and the legend of the arches."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import pygame
from pygame import FRect

from game.games.boobytrap.pictures.arches import LEGEND_COLOURS, legend_widths
from game.games.boobytrap.pictures.motion import Tag
from game.games.boobytrap.pictures.pieces import spot_of
from game.games.boobytrap.pictures.places import BoobytrapSlots, TrayView
from game.games.boobytrap.pictures.tray import bay
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.table.tray_presenter import TrayPresenter
from game.games.boobytrap.text import table as labels
from game.games.boobytrap.text.table import barred
from game.text.language import _
from game.ui.drawing import badges, icons, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, SMALL, SMALL_BOLD, Lettering, Style
from game.ui.drawing.theme import Colour, mix, rgb

_WORD = Style("head", 27)
_MANILA = rgb("#ffeec6")
_STRING, _STRING_EDGE = rgb("#f5e8c8"), rgb("#3a2413")
_WIDEST, _MARGIN, _NEARER = 176.0, 6.0, 4.0
"""How wide a tag is at the most, how far the word of a narrow one stays from its edges, and how much nearer it comes to
the wall for that, design units."""
_GAP = 12.0
"""Between tag and legend, at the least."""
_STEP = 8.0
"""Design units by which a tag becomes wider as the bar goes in: painted anew in each step, and not in each frame."""
_LEGEND = ((labels.THE_WHOLE, 0), (labels.HALF, 1), (labels.A_LITTLE, 2))


class Hung(NamedTuple):
    """Where a tag hangs, and whether it is a narrow one."""

    place: FRect
    narrow: bool


def draw_tag(canvas: Canvas, view: TrayView, toy: TrayPresenter, tag: Tag, hung: Hung) -> None:
    """Draw the tag in the bay at its piece's height, tied to it, so that it covers no piece and no legend."""
    place, frame = hung.place, toy.frame
    if tag.piece and frame is not None and tag.piece in frame.poses and toy.hand is None:
        spot = spot_of(view, tag.piece, frame.poses[tag.piece])
        _string(canvas, (spot.centerx + spot.width / 2 + 6, spot.centery), (place.x + 14, place.y + 16))
    canvas.surface.blit(_painted(canvas, tag, hung), canvas.box(place.inflate(40, 40)))


def tag_painted(canvas: Canvas, tag: Tag, hung: Hung) -> bool:
    """Whether `draw_tag` only has to copy it."""
    return canvas.keeps(("booby tag", _look(canvas, tag, hung)), hung.place.inflate(40, 40))


def paint_tag_ahead(canvas: Canvas, view: TrayView, toy: TrayPresenter, tag: Tag, legend: bool) -> None:
    """Paint the tag in spare time as it hangs now, and as it will once the bar has gone in a little farther."""
    for near in (toy.near, toy.near - _STEP / view.per):
        _painted(canvas, tag, _hung_in(canvas, bay(view, near), _height(view, toy, tag), tag, legend))


def _painted(canvas: Canvas, tag: Tag, hung: Hung) -> pygame.Surface:
    look = _look(canvas, tag, hung)
    return canvas.layered(("booby tag", look), hung.place.inflate(40, 40), lambda under: _paint(under, look))


class TaggedScreen(Protocol):
    """The screen of a tray, as far as its tag needs it."""

    toy: TrayPresenter
    slots: BoobytrapSlots | None
    arches: bool

    def tag(self) -> Tag | None:
        """What hangs in the bay."""


def tags_hung(canvas: Canvas, screen: TaggedScreen) -> tuple[FRect, ...]:
    """Where the tag is to be read, if one hangs there."""
    tag, slots = screen.tag(), screen.slots
    if tag is None or slots is None or screen.toy.drama.bursting:
        return ()
    return (tag_hung(canvas, slots.view, screen.toy, tag, screen.arches).place,)


class _Look(NamedTuple):
    """A tag to be painted; a narrow one has its sign above its word and its brief line."""

    size: tuple[float, float]
    tag: Tag
    face: Colour
    tone: Colour
    narrow: bool


def _look(canvas: Canvas, tag: Tag, hung: Hung) -> _Look:
    tone = {"good": canvas.theme.good, "warn": canvas.theme.warn}.get(tag.tone, canvas.theme.ink)
    face = mix(_MANILA, tone, 0.10) if tag.tone != "plain" else _MANILA
    return _Look(hung.place.size, tag, face, tone, hung.narrow)


def tag_hung(canvas: Canvas, view: TrayView, toy: TrayPresenter, tag: Tag, legend: bool) -> Hung:
    """Where the tag hangs just now; legend: another card is there too."""
    return _hung_in(canvas, bay(view, toy.near), _height(view, toy, tag), tag, legend)


def _height(view: TrayView, toy: TrayPresenter, tag: Tag) -> float | None:
    """How far down the piece of a tag is, design units; None without one."""
    frame = toy.frame
    return view.at(*frame.poses[tag.piece][:2])[1] if tag.piece and frame and tag.piece in frame.poses else None


def _hung_in(canvas: Canvas, room: FRect, middle: float | None, tag: Tag, legend: bool) -> Hung:
    """Where the tag hangs in a bay; middle: how far down its piece is, if it has one."""
    letters, width = canvas.letters, max(_STEP, room.width // _STEP * _STEP)
    known = "booby tag", tag, width, room.height
    wide, high, narrow = letters.remembered(known, lambda: _measured(letters, tag, width, room.height))
    room.width = max(width, wide if narrow else 0.0)
    middle = room.centery if middle is None else middle
    top = min(max(middle - high / 2, room.top), max(room.top, room.bottom - high))
    if legend:
        top = _beside_legend(room, top, high, _legend_size(canvas)[1] + _GAP)
    left = room.left if narrow else min(room.left + 44, room.right - wide)
    left, top = (round(at * canvas.scale) / canvas.scale for at in (left, top))  # else it is a pixel wider now and then
    return Hung(FRect(left, top, wide, high), bool(narrow))


def _measured(letters: Lettering, tag: Tag, width: float, height: float) -> tuple[float, float, bool]:
    """How wide and high a tag is in so much room, and whether it is a narrow one."""
    longest = max(tag.word.split(), key=len)
    style = letters.legible(longest, _WORD, width + _NEARER - 2 * _MARGIN)
    width = max(width, letters.width(longest, style) + 2 * _MARGIN + 1)
    word = letters.width(tag.word, _WORD) * 0.86 + 76
    wide = max(word, min(_WIDEST * letters.text_scale, width - 4))
    whose = letters.line(BOLD) if tag.name else 0.0
    high = 30 + letters.line(_WORD) + whose + letters.height(tag.line, SMALL, wide - 28)
    if wide <= width + 2 and high <= height:
        return wide, high, False
    brief = letters.height(tag.brief, _brief(letters, tag, width), width - 12) if tag.brief else 0.0
    inner = width - 2 * _MARGIN
    lines = len(letters.wrap(tag.word, letters.fitting(longest, _WORD, inner), inner))
    return width, min(height, 2 * lines * letters.line(_WORD) + 22 + max(brief, whose)), True


def _beside_legend(room: FRect, top: float, high: float, legend: float) -> float:
    """Where a tag of this height begins, as near to its top as leaves the legend's height above or below it."""
    above, below = top - room.top, room.bottom - top - high
    if max(above, below) >= legend or high + legend > room.height:
        return top
    return room.top + legend if above >= below else room.bottom - legend - high


def _paint(under: Canvas, look: _Look) -> None:
    tag, tone = look.tag, look.tone
    place = FRect(20, 20, *look.size)
    materials.card(under, place, 9, 1.2, look.face)
    hole = FRect(place.x + 8, place.y + 8, 15, 15)
    for rect, colour in ((hole, rgb("#b5722c")), (hole.inflate(-7, -7), rgb("#2a1a12"))):
        pygame.draw.ellipse(under.surface, colour, under.box(rect))
    line = under.letters.line(_WORD)
    if look.narrow:
        small = _brief(under.letters, tag, place.width)
        tall = under.letters.height(tag.brief, small, place.width - 12) if tag.brief else 0.0
        tall = under.letters.line(BOLD) if tag.name else tall
        brief = FRect(place.x + 6, place.bottom, place.width - 12, tall)
        brief.y -= brief.height + 6
        half = (brief.y - place.y) / 2
        side = min(place.width - 36, half - 2)
        sign = FRect(place.centerx - side / 2 + 8, place.y + 4, side, half)
        room = FRect(place.x + _MARGIN, place.y + half, place.width - 2 * _MARGIN, half)
        if tag.name:
            _whose(under, tag, brief)
        elif tag.brief:
            under.write(tag.brief, brief, small, under.theme.ink, "centre top")
    else:
        sign = FRect(place.x + 24, place.y + 8, max(36.0, line * 1.15), line + 2)
        room = FRect(sign.right + 5, place.y + 8, place.right - sign.right - 13, line + 2)
    if tag.sign.startswith("ui/"):
        icons.icon(under, tag.sign.removeprefix("ui/"), sign, tone)
    else:
        under.sprite(tag.sign, sign, tone)
    longest = max(tag.word.split(), key=len) if look.narrow else tag.word
    style = under.letters.fitting(longest, _WORD, room.width)
    tall = under.letters.height(tag.word, style, room.width)
    if tall > room.height:
        style = Style(style.face, style.size * room.height / tall)
    under.write(tag.word, room, style, tone, "centre middle" if look.narrow else "left middle")
    if not look.narrow:
        text = FRect(place.x + 15, room.bottom + 6, place.width - 28, place.bottom - room.bottom - 8)
        if tag.name:
            high = under.letters.line(BOLD)
            _whose(under, tag, FRect(text.x, text.y - 2, text.width, high))
            text.y += high
        under.write(tag.line, text, SMALL, under.theme.ink)


def _brief(letters: Lettering, tag: Tag, width: float) -> Style:
    """The letters of the brief line of a narrow tag: none of its words is wider than that."""
    widest = max(tag.brief.split(), key=lambda word: letters.width(word, SMALL), default="")
    return letters.fitting(widest, SMALL, width - 12)


def _whose(under: Canvas, tag: Tag, place: FRect) -> None:
    """Badge and name of whoever pulled, as the tag is still read when the next one is to act."""
    side = min(22.0, place.height)
    badges.badge(under, tag.seat, FRect(place.x, place.centery - side / 2, side, side))
    room = FRect(place.x + side + 6, place.y, place.width - side - 6, place.height)
    style = under.letters.legible(tag.name, BOLD, room.width)
    under.write(under.letters.cut(tag.name, style, room.width), room, style, under.theme.ink, "left middle")


def _string(canvas: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A slack string between piece and tag."""
    points = []
    for step in range(17):
        share = step / 16
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * (share * share * (3 - 2 * share)) + 16 * share * (1 - share)
        points.append((x * canvas.scale, y * canvas.scale))
    for wide, colour in ((4.4, _STRING_EDGE), (2.2, _STRING)):
        pygame.draw.lines(canvas.surface, colour, False, points, canvas.px(wide))


def draw_legend(canvas: Canvas, view: TrayView, toy: TrayPresenter, tag: Tag | None) -> None:
    """What the lines of the arches mean, where the bay has room for it beside the tag."""
    room, (wide, high) = bay(view, toy.near), _legend_size(canvas)
    if wide > room.width or high > room.height:
        return
    place = FRect(min(room.left + 44, room.right - wide), room.top, wide, high)
    if tag is not None:
        hung = tag_hung(canvas, view, toy, tag, legend=True).place
        if hung.inflate(0, _GAP).colliderect(place):
            place.bottom = room.bottom
        if hung.inflate(0, _GAP).colliderect(place):
            return
    canvas.layer(("booby legend", view.per), place.inflate(40, 40), lambda under: _legend(under, place.size, view))


def _legend_line(canvas: Canvas) -> float:
    return max(26.0, canvas.letters.line(SMALL) + 6)


def _legend_size(canvas: Canvas) -> tuple[float, float]:
    """How wide and high the legend is with this text."""
    letters = canvas.letters
    longest = max(letters.width(_(word), SMALL) for word, _unused in _LEGEND)
    wide = max(letters.width(_(labels.SPRING_FORCE), SMALL_BOLD), 66 + longest) + 26
    foot = letters.height(_(labels.LIT_PIECES_WITH_NO_LINE), SMALL, wide - 24)
    return wide, 20 + letters.line(SMALL_BOLD) + 3 * _legend_line(canvas) + foot


def _legend(under: Canvas, size: tuple[float, float], view: TrayView) -> None:
    place, line = FRect(20, 20, *size), _legend_line(under)
    materials.card(under, place, 9)
    top = place.y + 8
    head = under.letters.line(SMALL_BOLD)
    under.write(_(labels.SPRING_FORCE), FRect(place.x + 12, top, place.width - 20, head), SMALL_BOLD, under.theme.ink)
    top += head + 2
    widths = legend_widths()
    casing, amber, core = LEGEND_COLOURS
    for word, number in _LEGEND:
        mm = widths[number][1]
        for colour, thick in ((casing, mm + 0.62), (amber, mm), (core, mm * 0.36)):
            bar = FRect(place.x + 12, top + line / 2 - thick * view.per / 2, 44, thick * view.per)
            pygame.draw.rect(under.surface, colour, under.box(bar))
        under.write(_(word), FRect(place.x + 64, top, place.width - 68, line), SMALL, under.theme.ink, "left middle")
        top += line
    room = FRect(place.x + 12, top + 2, place.width - 20, place.bottom - top - 4)
    under.write(_(labels.LIT_PIECES_WITH_NO_LINE), room, SMALL, under.theme.ink)


def draw_laying(canvas: Canvas, view: TrayView, done: int, whole: int) -> None:
    """How many of the pieces that were taken are out again, on a card at the foot of the box."""
    text = _(labels.LAYING_THE_TRAY_AGAIN_OF, done=done, whole=whole)
    longest = _(labels.LAYING_THE_TRAY_AGAIN_OF, done=whole, whole=whole)
    letters = canvas.letters
    line, room = letters.line(BOLD), view.floor.width - 40
    style = letters.fitting(longest, BOLD, room - 48)
    wide, high = letters.width(longest, style) + 48, line + 38
    place = FRect(view.floor.centerx - wide / 2, view.floor.bottom - high - 14, wide, high)
    materials.card(canvas, place, 9)
    canvas.write(text, FRect(place.x + 24, place.y + 8, wide - 24, line), style, canvas.theme.ink, "left middle")
    way = FRect(place.x + 24, place.bottom - 22, wide - 48, 10)
    pygame.draw.rect(canvas.surface, canvas.theme.field, canvas.box(way), 0, canvas.px(5))
    gone = FRect(way.x, way.y, max(way.height, way.width * done / whole), way.height)
    pygame.draw.rect(canvas.surface, canvas.theme.good, canvas.box(gone), 0, canvas.px(5))
    pygame.draw.rect(canvas.surface, canvas.theme.outline, canvas.box(way), canvas.px(1.4), canvas.px(5))


# Why a piece may not be touched, told on a tag for as long as it takes to read it.

_SECONDS = 2.2


class Refusal:
    """tag: None while nothing is refused."""

    def __init__(self) -> None:
        self.tag: Tag | None = None
        self._left = 0.0

    def tell(self, state: State, number: int) -> None:
        """This piece was pressed."""
        self.tag, self._left = Tag("ui/warning", *barred(state), "warn", number), _SECONDS

    def update(self, dt: float, free: bool) -> bool:
        """Let time pass; tell whether there was anything to be read. free: a person may act; else it is over."""
        if self.tag is None:
            return False
        self._left -= dt
        if self._left <= 0 or not free:
            self.tag = None
        return True
