"""The cards of the seats before a match: who sits there, under which name, and how strong."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import FRect

from game.catalog import CATALOG
from game.pictures.portrait import portrait
from game.scenes.choice_lists import COMPUTER, HUMAN, spoken
from game.scenes.hands import MEANING, PICKS
from game.scenes.rule_options import LEVELS
from game.scenes.seating import SeatAssignment
from game.text import screens as labels
from game.text.language import _
from game.text.levels import LEVEL_HINTS
from game.text.seats import seat_name
from game.ui import badges
from game.ui.buttons import Choice, Pick
from game.ui.canvas import Canvas
from game.ui.fields import Field
from game.ui.layout import Column, Row, control_height
from game.ui.lettering import SMALL, SMALL_BOLD, Style
from game.ui.panels import Card, Label, Picture
from game.ui.screen import Screen

_WHO = (HUMAN, COMPUTER, Pick("empty", labels.EMPTY))


class SeatCard(NamedTuple):
    """A seat's card. change: what is done with a name, a kind of player or a level that was chosen."""

    game: str
    seat: str
    sitter: SeatAssignment
    change: Callable[..., None]
    pictured: bool


def least(canvas: Canvas) -> float:
    """The least width of a card."""
    return Choice.width(canvas, spoken(_WHO), SMALL_BOLD) + 28


def card_height(canvas: Canvas) -> float:
    """The height of a card without a picture, with a badge beside the name."""
    return _field(canvas) + 2 * _row(canvas) + 44


def _field(canvas: Canvas) -> float:
    return control_height(canvas.letters, Style("head", 22), spare=14)


def _row(canvas: Canvas) -> float:
    return control_height(canvas.letters, SMALL_BOLD, 40, 18)


def place_seat(screen: Screen, canvas: Canvas, room: FRect, card: SeatCard) -> None:
    """Add the card of a seat."""
    seat, sitter, high = card.seat, card.sitter, _row(canvas)
    screen.add(Card(f"card_{seat}", room, label=seat_name(seat)))
    column = Column(room.inflate(-28, -24))
    level, who = column.last(high, 6), column.last(high, 10)
    _name(screen, canvas, room, column.last(_field(canvas)), card)
    picks, choose = spoken(_WHO), lambda who: card.change(seat, who=who)
    label = _(labels.WHO_PLAYS, seat=seat_name(seat))
    screen.add(Choice(f"who_{seat}", who, label=label, picks=picks, value=sitter.who, on_choose=choose,
                      style=SMALL_BOLD))  # fmt: skip
    if sitter.who == "bot":
        _level(screen, canvas, level, card)
    elif sitter.who == "human":
        _hands(screen, canvas, level, card)


def _name(screen: Screen, canvas: Canvas, room: FRect, field: FRect, card: SeatCard) -> None:
    """Picture or badge, and the name."""
    seat, faint = card.seat, canvas.theme.faint
    if card.pictured:
        stage = FRect(room.x + 10, room.y + 10, room.width - 20, field.y - room.y - 22)
        away = card.sitter.who == "empty"
        screen.add(Picture(f"picture_{seat}", stage, paint=lambda under, place: portrait(under, seat, place, away)))
    else:
        row = Row(field, 10)
        mark = row.take(44).inflate(0, 44 - field.height)
        screen.add(Picture(f"badge_{seat}", mark, paint=lambda under, place: badges.badge(under, seat, place)))
        field = row.rest()
    if card.sitter.who == "empty":
        screen.add(Label(f"none_{seat}", field, text=_(labels.NOBODY_PLAYS_HERE), colour=faint, align="left middle"))
        return
    hint = _(labels.THE_NAME_OF, seat=seat_name(seat))
    screen.add(Field(f"name_{seat}", field, text=card.sitter.name, hint=hint,
                     on_text=lambda text: card.change(seat, name=text)))  # fmt: skip


def _level(screen: Screen, canvas: Canvas, room: FRect, card: SeatCard) -> None:
    """How strong a computer player is."""
    levels = CATALOG[card.game].levels
    if len(levels) < 2:
        return  # one plays like the other: there is nothing to choose
    picks = tuple(pick for pick in LEVELS if int(pick.value) in levels)
    hint = _(LEVEL_HINTS[card.game])
    place = _worded(screen, canvas, room, (f"lv_{card.seat}", _(labels.LEVEL)), picks)
    screen.add(Choice(f"level_{card.seat}", place, picks=spoken(picks), value=card.sitter.level, style=SMALL_BOLD,
                      hint=hint, label=_(labels.LEVEL_OF, name=card.sitter.name),
                      on_choose=lambda level: card.change(card.seat, level=level)))  # fmt: skip


def _hands(screen: Screen, canvas: Canvas, room: FRect, card: SeatCard) -> None:
    """Whether a person's hands are steady, where that makes a difference."""
    seat = card.seat
    if card.game not in MEANING:
        words, faint = _(labels.PLAYS_AT_THIS_TABLE), canvas.theme.faint
        screen.add(Label(f"plays_{seat}", room, text=words, style=SMALL, colour=faint, align="left middle"))
        return
    hint = _(MEANING[card.game])
    place = _worded(screen, canvas, room, (f"hd_{seat}", _(labels.HANDS_HEADING)), PICKS)
    screen.add(Choice(f"hands_{seat}", place, picks=spoken(PICKS), value=card.sitter.hands, style=SMALL_BOLD,
                      hint=hint, label=_(labels.HANDS_OF, name=card.sitter.name),
                      on_choose=lambda hands: card.change(seat, hands=hands)))  # fmt: skip


def _worded(screen: Screen, canvas: Canvas, room: FRect, word: tuple[str, str], picks: tuple[Pick, ...]) -> FRect:
    """A word by its name at the left of choices, if there is room; where the choices are to be."""
    name, text = word
    row, wide = Row(room.inflate(0, -4)), canvas.letters.width(text, SMALL) + 12
    if wide + Choice.width(canvas, spoken(picks), SMALL_BOLD) <= room.width:
        screen.add(Label(name, room, text=text, style=SMALL, colour=canvas.theme.faint, align="left middle"))
        row.skip(wide)
    return row.rest()
