"""Where the cards go: hung in the free corner of the stage, or on the table beside the board where text is large."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import FRect

from game.games.mousetrap.pictures.board import MousetrapGround, Wrap, ground
from game.games.mousetrap.pictures.kit import CLASSIC, TrapKit
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point

_EDGE = 8.0
_HUNG_TEXT = 1.15
_STRING = 5.0
_GAP = 12.0
_BROAD = 1.15
# The parts from the gutter to the second marble belong where cards hang else; they end there, cm. Those that are built
# next are lower than any card, but a card with all that is told of a part would hide them.
_UNDER_CARDS, _LOW, _PLACES_END = range(13, 19), range(19, 23), 57.0
_POST = range(23, 25)
# Where the machine ends, and the middle and the half width of a lens over what is low of it, cm.
_MACHINE_END, _LENS_CM, _LENS_HIGH, _LENS_REACH = 88.5, 56.0, 26.0, 9.6
_PART = 82.0
"""How tall the card of the next part is: at 800x600 it ends above where the post of the cage goes."""
_DICE = 15.0
"""How far the dice over the spaces below reach into the stage: nothing that is read lies there."""
_TWO_COLUMNS, _FILM, _FILM_LOW = 340.0, 100.0, 84.0


class WatchedSlots(NamedTuple):
    """The places right of the machine where a match is only watched.

    story: what happens. cheese: who holds how much; it hangs on the story where it has the same left edge. film: of the
    run that was seen last. lens: its middle. reach: half its width.
    """

    story: FRect
    cheese: FRect
    film: FRect
    lens: Point
    reach: float


@dataclass(frozen=True)
class MousetrapSlots:
    """The places of all cards; a card takes as much of its height as it needs.

    hung: whether they hang in the stage. top: where strings begin. further: where the other cards scroll when they
    do not hang.
    """

    hung: bool
    top: float
    turn: FRect
    cheese: FRect
    part: FRect
    log: FRect
    further: FRect
    heap: FRect
    beads: FRect


def arranged(
    canvas: Canvas, placing: int = 0, wrap: Wrap | None = None, kit: TrapKit = CLASSIC
) -> tuple[MousetrapGround, MousetrapSlots]:
    """The board and the cards for this window and this size of text.

    placing: the part that a person is to set down, 0 for none; its place is kept free of cards. wrap: how the frame of
    spaces ran until now. kit: the trap, which says whether cards may hang before what it leaves free of the stage.
    """
    area = canvas.area.inflate(-2 * _EDGE, -2 * _EDGE)
    ratio = area.width / area.height
    if kit.hung and canvas.text_scale <= _HUNG_TEXT and ratio > 1.2:
        laid = ground(area, wrap)
        slots = (_wide if ratio > 1.5 else _square)(laid)
        if placing in _LOW:
            return laid, _cleared(laid, slots, slots.turn.width)
        return laid, _cleared(laid, slots) if placing in _UNDER_CARDS else _raised(slots) if placing in _POST else slots
    return _aside(canvas, area, ratio, wrap, kit)


def _wide(laid: MousetrapGround) -> MousetrapSlots:
    """Side by side, right of the stairs, above what never stands higher than the plumbing."""
    window = laid.window
    top, left, right = window.y + _STRING, laid.x_of(33.9), window.right - 10
    spare = right - left - 2 * _GAP
    turn, cheese = min(320.0, spare * 0.44), min(230.0, spare * 0.265)
    third = FRect(left + turn + cheese + 2 * _GAP, top, min(460.0, spare - turn - cheese), 0)
    foot = laid.floor - 15.8 * laid.view.units_per_cm
    part = FRect(third.x, top, third.width, _PART)
    log = FRect(third.x, part.bottom + _GAP, third.width, foot - part.bottom - _GAP)
    return _slots(laid, FRect(left, top, turn, 0), FRect(left + turn + _GAP, top, cheese, 0), part, log)


def watched(laid: MousetrapGround) -> WatchedSlots:
    """Beside each other where there is room, else one below the other; the film at the foot."""
    window = laid.window
    left, top, right = laid.x_of(_MACHINE_END) + _GAP, window.y + _STRING, window.right - 8
    foot, wide = window.bottom - 8, right - left
    lens, reach = laid.view.to_screen((_LENS_CM, _LENS_HIGH)), _LENS_REACH * laid.view.units_per_cm
    column, beside = FRect(left, top, wide, 0), max(left, laid.loop.right + _GAP)
    if wide < _TWO_COLUMNS:
        film = FRect(beside, foot - _FILM_LOW, right - beside, _FILM_LOW)
        return WatchedSlots(column, FRect(column), film, lens, reach)
    cheese = min(200.0, (wide - _GAP) * 0.43)
    story = FRect(left + cheese + _GAP, top, wide - cheese - _GAP, 0)
    column.width = cheese
    return WatchedSlots(story, column, FRect(beside, foot - _FILM, right - beside, _FILM), lens, reach)


def _square(laid: MousetrapGround) -> MousetrapSlots:
    """The log above the tall left half, the others to the right of it."""
    window, share = laid.window, laid.view.units_per_cm
    top, left, right = window.y + _STRING, laid.x_of(33.6), window.right - 8
    spare = right - left - _GAP
    turn = FRect(left, top, spare * 0.58, 0)
    cheese = FRect(turn.right + _GAP, top, spare - turn.width, 0)
    part = FRect(cheese.x, 0, cheese.width, _PART)
    part.bottom = laid.floor - 15.4 * share
    log = FRect(window.x + 8, top, left - window.x - 8 - _GAP, laid.floor - 37.8 * share - top)
    return _slots(laid, turn, cheese, part, log)


def _cleared(laid: MousetrapGround, usual: MousetrapSlots, most: float = 360.0) -> MousetrapSlots:
    """The turn at the far right, where only what is lower than the diving board lies under it, the part left of it.

    The cheese is put away meanwhile, and the log unless it hangs above the left half.
    """
    top, left, middle = laid.window.y + _STRING, laid.x_of(33.9), laid.x_of(_PLACES_END)
    right = laid.window.right - 10
    turn = FRect(max(middle, right - most), top, min(most, right - middle), usual.turn.height)
    part = FRect(left, top, middle - left - _GAP, _PART)
    log = usual.log if usual.log.right < left else FRect()
    return replace(usual, turn=turn, cheese=FRect(), part=part, log=log)


def _raised(usual: MousetrapSlots) -> MousetrapSlots:
    """The part in place of the cheese, if it would hang below that and over the place of the post."""
    if usual.part.x != usual.cheese.x:
        return usual
    return replace(usual, part=FRect(usual.cheese.topleft, usual.part.size), cheese=FRect())


def _slots(laid: MousetrapGround, turn: FRect, cheese: FRect, part: FRect, log: FRect) -> MousetrapSlots:
    turn.height = min(laid.loop.top, laid.floor) - turn.y
    return MousetrapSlots(True, laid.window.y - 4, turn, cheese, part, log, FRect(), *_floor(laid))


def _floor(laid: MousetrapGround) -> tuple[FRect, FRect]:
    """The heap of cheese and the beads of the parts, on the floor left of the loop."""
    window = laid.window
    room = laid.loop.left - window.x - 30
    deep = window.bottom - laid.floor - 18
    heap = FRect(window.x + 14, laid.floor + 8, min(210.0, room * 0.34), deep)
    left = heap.right + min(40.0, room * 0.05)
    wide = min(520.0, laid.loop.left - 24 - left)
    x = laid.loop.left - 24 - wide - max(0.0, laid.loop.left - 24 - wide - left) / 2
    return heap, FRect(x, heap.y, wide, deep - _DICE)


def _aside(
    canvas: Canvas, area: FRect, ratio: float, wrap: Wrap | None, kit: TrapKit
) -> tuple[MousetrapGround, MousetrapSlots]:
    """The cards on the table: in a column beside the board, or below it in an upright window."""
    scale = canvas.text_scale
    if ratio > _BROAD:
        wide = min(area.width * 0.43, max(270.0, 255.0 * scale))
        laid = ground(FRect(area.x, area.y, area.width - wide - _GAP, area.height), wrap, kit)
        turn = FRect(laid.board.right + _GAP, area.y, wide, area.height)
        further = FRect(turn)
    else:
        high = min(area.height * 0.45, max(330.0, 150.0 * scale))
        laid = ground(FRect(area.x, area.y, area.width, area.height - high - _GAP), wrap, kit)
        turn = FRect(area.x, laid.board.bottom + _GAP, area.width * 0.5, high)
        further = FRect(turn.right + _GAP, turn.y, area.width - turn.width - _GAP, high)
    top, log = laid.window.y - 4, _over_machine(laid, scale) if kit.hung else FRect()
    return laid, MousetrapSlots(False, top, turn, FRect(), FRect(), log, further, *_floor(laid))


def _over_machine(laid: MousetrapGround, scale: float) -> FRect:
    """The log hangs above the machine if there is room, else it has none of its own."""
    window = laid.window
    foot = laid.floor - 39 * laid.view.units_per_cm
    high = foot - window.y - _STRING
    if high < 60 * scale:
        return FRect()
    return FRect(window.x + 10, window.y + _STRING, window.width - 20, high)
