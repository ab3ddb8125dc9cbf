"""The cards composed: hung on the stage, or on the table beside the board where those beyond the turn scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from game.core.acts import Ask
from game.pictures.mousetrap.spaces import part_hint
from game.rules.mousetrap.parts import PARTS
from game.rules.mousetrap.state import CHEESE
from game.scenes.log import LogCard
from game.scenes.mousetrap import turn_card
from game.scenes.mousetrap.cards import COUNT, Hanging, NextPart, PileRow, SeatRow
from game.ui.canvas import Canvas
from game.ui.lettering import BODY, HEAD, SMALL, Style
from game.ui.panels import Label
from game.words.language import later, say
from game.words.mousetrap import part_name
from game.words.seats import seat_name

if TYPE_CHECKING:
    from game.scenes.mousetrap.table import Table

_PAD = 11.0
_NAME = Style("head", 19)


def cards_hung(table: Table, canvas: Canvas) -> None:
    """All four cards on their strings."""
    slots, top = table.slots, table.laid.window.y - 4
    table.die = turn_card.compose(table, canvas, slots.turn, top, table.turn())
    cheese = FRect(slots.cheese)
    cheese.height = cheese_height(table, canvas)
    table.add(Hanging("cheese", cheese, top=top))
    cheese_rows(table, canvas, cheese)
    part = FRect(slots.part)
    below = part.x == cheese.x
    if below:
        part.top = cheese.bottom + 12
    table.add(Hanging("part_card", part, top=cheese.bottom - 12 if below else top))
    next_part(table, part)
    log = FRect(slots.log)
    _log(table, log, part.bottom - 12 if log.x == part.x else top)


def cards_aside(table: Table, canvas: Canvas) -> None:
    """The turn card above or at the left, the others in a region that scrolls."""
    slots = table.slots
    turn, further = FRect(slots.turn), FRect(slots.further)
    table.die = turn_card.compose(table, canvas, turn, None, table.turn())
    card = table.find("turn")
    assert card is not None
    if further.x == turn.x:
        further.height = turn.bottom - card.rect.bottom - 12
        further.y = card.rect.bottom + 12
    cheese, part = cheese_height(table, canvas), max(84.0, 3.4 * canvas.letters.line(_NAME))
    log = 0.0 if slots.log.width else max(150.0, 7 * canvas.letters.line(SMALL))
    high = cheese + part + log + 2 * 12 + 12
    wide = further.width - 18
    with table.region("cards", further, high):
        place = FRect(further.x + 4, further.y + 3, wide, cheese)
        table.add(Hanging("cheese", place, hung=False))
        cheese_rows(table, canvas, place)
        place = FRect(place.x, place.bottom + 12, wide, part)
        table.add(Hanging("part_card", place, hung=False))
        next_part(table, place)
        if not slots.log.width:
            rest = max(log, further.bottom - place.bottom - 24)
            _log(table, FRect(place.x, place.bottom + 12, wide, rest), None)
    if slots.log.width:
        _log(table, FRect(slots.log), table.laid.window.y - 4)


def _log(table: Table, card: FRect, top: float | None) -> None:
    """The card of the newest lines, hung from ``top`` if that is given."""
    table.add(Hanging("log_card", card, top=top or 0.0, hung=top is not None))
    hint = say("Press to read everything from the beginning.")
    place = card.inflate(-24, -22).move(0, 2 if top else 0)
    table.add(LogCard("log", place, hint=hint, lines=table.play.log, on_open=table.open_log))


_SITS = {
    (False, False): later("{name}, {colour}, is a person and holds {cheese} cheese."),
    (False, True): later("{name}, {colour}, is a person and was caught."),
    (True, False): later("{name}, {colour}, is a computer player and holds {cheese} cheese."),
    (True, True): later("{name}, {colour}, is a computer player and was caught."),
}
"""What is said of a seat, by whether a computer plays it and whether it was caught."""


def _row(canvas: Canvas) -> float:
    return max(33.0, canvas.letters.line(BODY) + 8, canvas.letters.line(COUNT) + 4)


def cheese_height(table: Table, canvas: Canvas) -> float:
    """How tall the cheese card is."""
    return 2 * _PAD + canvas.letters.line(HEAD) + 2 + (len(table.play.seats.names) + 1) * _row(canvas)


def cheese_rows(table: Table, canvas: Canvas, card: FRect) -> None:
    """A head, a row a seat, and the pile."""
    play, shown = table.play, table.play.shown
    inner = FRect(card.x + 7, card.y + _PAD, card.width - 14, canvas.letters.line(HEAD))
    head = say("Cheese")
    table.add(Label("cheese_head", FRect(inner.x + 9, inner.y, inner.width, inner.height), text=head, style=_NAME,
                    align="left middle"))  # fmt: skip
    aside = FRect(inner.x, inner.y, inner.width - 8, inner.height)
    words = say("{number} in all", number=CHEESE)
    if canvas.letters.width(head, _NAME) + canvas.letters.width(words, SMALL) + 34 < inner.width:
        table.add(Label("in_all", aside, text=words, style=SMALL, colour=canvas.theme.faint, align="right middle"))
    top, high = inner.bottom + 2, _row(canvas)
    for seat, name in play.seats.names.items():
        out = seat in shown.captured
        text = _SITS[seat in table.sitting.table.bots, out]
        hint = say(text, name=name, colour=seat_name(seat).lower(), cheese=shown.hands[seat])
        row = FRect(inner.x, top + 1, inner.width, high - 2)
        table.add(SeatRow(f"seat_{seat}", row, hint=hint, seat=seat, text=name, pieces=shown.hands[seat],
                          lit=seat == shown.turn, out=out))  # fmt: skip
        top += high
    table.add(PileRow("pile", FRect(inner.x, top, inner.width, high), pieces=shown.pile))


def next_part(table: Table, card: FRect) -> None:
    """The part that is to come, or the one to be set down now."""
    waiting, standing = table.play.waiting, len(table.play.shown.parts)
    number = standing + 1 if standing < len(PARTS) else 0
    if isinstance(waiting, Ask) and waiting.kind == "place" and not table.play.motion.busy:
        number = waiting.about
    name = part_name(number) if number else ""
    none = say("Land on Turn Crank with a rival on the Cheese Wheel.")
    hint = part_hint(number, table.play.shown.parts) if number else none
    table.add(NextPart("part", card.inflate(-22, -20), hint=hint, part=number, text=name[:1].upper() + name[1:]))
