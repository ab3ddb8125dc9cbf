"""The cards composed: whose turn it is and what may be done, how everybody stands, the story so far, lesser keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from game.core.acts import Turn
from game.scenes.log import LogCard
from game.scenes.mightymouse.cards import (
    CALL,
    BigButton,
    BlueButton,
    Comic,
    Die,
    Heading,
    OrderButton,
    Plate,
    SeatRow,
)
from game.scenes.mightymouse.choices import Doing
from game.scenes.picks import SPEEDS, spoken
from game.ui.buttons import Choice
from game.ui.canvas import Canvas
from game.ui.lettering import BOLD, HEAD, SMALL, SMALL_BOLD, Style
from game.ui.panels import Label
from game.ui.verbs import Device
from game.words.language import say
from game.words.mightymouse_table import call, outlook, to_go, where

if TYPE_CHECKING:
    from game.scenes.mightymouse.table import Table

_PAD, _GAP, _DIE = 16.0, 10.0, 78.0
_LEAST_LOG, _STRETCH = 96.0, 1.7
_BIG = Style("display", 30)


def cards(table: Table, canvas: Canvas) -> None:
    """All cards in their slots; those beyond the turn scroll where there is no room."""
    column, further = table.slots.column, table.slots.further
    high = max(60.0, canvas.letters.line(Style("head", 16)) + 38)
    foot = FRect(column.x, column.bottom - high, column.width, high)
    rest = _turn(table, canvas, FRect(column.x, column.y, column.width, foot.y - 12 - column.y))
    _others(table, canvas, rest, FRect(further))
    _keys(table, canvas, foot)


def _others(table: Table, canvas: Canvas, rest: FRect, further: FRect) -> None:
    story = table.slots.story
    if further.width:
        rest = further
    elif story.width:
        _story(table, canvas, story)
    rows = SeatRow.height(canvas) * len(table.play.seats.names) + 18
    least = 0.0 if story.width else _LEAST_LOG * min(canvas.text_scale, 1.5) + 12
    high = rows + least
    if high <= rest.height + 1:
        rows = rows if least else min(rest.height, rows * _STRETCH)
        _seats(table, canvas, FRect(rest.x, rest.y, rest.width, rows))
        if least:
            _story(table, canvas, FRect(rest.x, rest.y + rows + 12, rest.width, rest.height - rows - 12))
        return
    with table.region("cards", FRect(rest.x, rest.y, rest.width, rest.height), high + 8):
        _seats(table, canvas, FRect(rest.x + 2, rest.y + 2, rest.width - 18, rows))
        if least:
            _story(table, canvas, FRect(rest.x + 2, rest.y + rows + 12, rest.width - 18, least - 12))


def _turn(table: Table, canvas: Canvas, slot: FRect) -> FRect:
    """The card of whose turn it is; what is left of the slot below it."""
    play, letters, doing = table.play, canvas.letters, table.doing()
    inner = FRect(slot.x + _PAD, slot.y + _PAD, slot.width - 2 * _PAD, 0)
    words = _call(table)
    plate = Plate.height(canvas, words, inner.width)
    if canvas.text_scale <= 1.2:  # room for two lines, so that the cards below do not move from turn to turn
        plate = max(plate, 2 * letters.line(CALL) + 14)
    big = max(_DIE, letters.line(_BIG) + letters.line(SMALL) + 16) if doing.primary else 0.0
    line = min(max(44.0, letters.line(HEAD) + 14), 56.0)
    across = 2 if len(doing.ways) > 3 else 1
    lines = -(-len(doing.ways) // across)
    hint = _hint(table)
    text = max(letters.height(hint, BOLD, inner.width), 2 * letters.line(BOLD))
    parts = [high for high in (plate, big, lines * (line + 6) if lines else 0.0, text) if high]
    whole = sum(parts) + _GAP * (len(parts) - 1) + 2 * _PAD
    if doing.ways and whole > slot.height:  # the buttons explain themselves when pointed at
        hint, whole = "", whole - text - _GAP
    table.add(Comic("turn", FRect(slot.x, slot.y, slot.width, whole), dotted=True))
    table.add(Plate("plate", FRect(inner.x, inner.y, inner.width, plate), seat=play.shown.turn, text=words))
    top = inner.y + plate + _GAP
    table.die = FRect(inner.x, top, _DIE, big or _DIE)
    if doing.primary:
        _big(table, FRect(inner.x, top, inner.width, big), doing)
        top += big + _GAP
    each = (inner.width - 8 * (across - 1)) / across
    for number, way in enumerate(doing.ways):
        column, row = number % across, number // across
        place = FRect(inner.x + column * (each + 8), top + row * (line + 6), each, line)
        table.add(OrderButton(f"way_{number}", place, text=way.text, on_press=way.act, seats=way.seats, hint=way.hint,
                              shortcut=str(number + 1)))  # fmt: skip
    top += lines * (line + 6) + (_GAP if lines else 0)
    if hint:
        ink = canvas.theme.ink
        top += (text - letters.height(hint, BOLD, inner.width)) / 2
        table.add(Label("outlook", FRect(inner.x, top, inner.width, text), text=hint, style=BOLD, colour=ink,
                        align="centre top"))  # fmt: skip
    below = slot.y + whole + 12
    return FRect(slot.x, below, slot.width, slot.bottom - below)


def _big(table: Table, row: FRect, doing: Doing) -> None:
    """The die, and the big button to its right."""
    way, play = doing.primary, table.play
    assert way is not None
    hint = say("{name} rolled this.", name=play.seats.names[play.shown.roller]) if play.shown.roller else ""
    table.add(Die("die", FRect(row.x, row.y, _DIE, row.height), pips=play.shown.pips, hint=hint))
    place = FRect(row.x + _DIE + 12, row.y, row.width - _DIE - 12, row.height)
    keys = {Device.PAD: "X", Device.KEYBOARD: "Space", Device.MOUSE: "Space"}
    table.add(BigButton("primary", place, text=way.text, on_press=way.act, kind=way.kind, style=_BIG, hint=way.hint,
                        shortcut="space", key=keys[table.shell.device]))  # fmt: skip


def _call(table: Table) -> str:
    play = table.play
    seat, names = play.shown.turn, play.seats.names
    if play.over:
        return say("{name} wins!", name=names[seat])
    if seat in table.sitting.table.bots:
        return say("{name} plays", name=names[seat])
    if play.motion.busy:
        return say("{name} plays", name=names[seat])
    return call(play.state, names[seat])


def _hint(table: Table) -> str:
    play = table.play
    shown = play.shown
    if not play.motion.busy and isinstance(play.waiting, Turn) and not play.computers:
        return outlook(play.state)
    return say("{name} rolled {pips}.", name=play.seats.names[shown.roller], pips=shown.pips) if shown.pips else ""


def _seats(table: Table, canvas: Canvas, card: FRect) -> None:
    """A row a seat."""
    table.add(Comic("seats", card))
    play, shown = table.play, table.play.shown
    high = (card.height - 18) / len(play.seats.names)
    for number, (seat, name) in enumerate(play.seats.names.items()):
        row = FRect(card.x + 9, card.y + 9 + number * high, card.width - 18, high)
        space = shown.at[seat]
        rolled = say("rolled {pips}", pips=shown.rolls[seat]) if seat in shown.rolls else ""
        words = rolled or where(space)
        hint = say("{name}: {where}. {rest}", name=name, where=words, rest=to_go(space)).strip()
        table.add(SeatRow(f"seat_{seat}", row, seat=seat, text=name, where=words, rest="" if rolled else to_go(space),
                          lit=seat == shown.turn, hint=hint))  # fmt: skip


def _story(table: Table, canvas: Canvas, card: FRect) -> None:
    """The newest lines of the log."""
    table.add(Comic("story", card))
    head = canvas.letters.line(Style("head", 18)) + 8
    title = FRect(card.x + 7, card.y + 7, card.width - 14, head)
    table.add(Heading("story_head", title, text=say("The story so far")))
    place = FRect(card.x + 16, title.bottom + 8, card.width - 32, card.bottom - title.bottom - 20)
    hint = say("Press to read everything from the beginning.")
    table.add(LogCard("log", place, hint=hint, lines=table.play.log, on_open=table.open_log))


def _keys(table: Table, canvas: Canvas, row: FRect) -> None:
    """The row of lesser keys at the foot, the speed while a computer plays."""
    play = table.play
    each = (row.width - 3 * 8) / 4
    keys = (
        ("undo", say("Undo"), "undo", play.undo, play.can_undo, say("Takes back your last choice.")),
        ("rules", say("Rules"), "book", table.on_help, True, say("The rules of the game.")),
        ("open_log", say("Log"), "log", table.open_log, True, say("All that happened, in words.")),
        ("menu", say("Menu"), "menu", table.open_menu, True, say("Seats, speed, settings, and the way to the shelf.")),
    )
    watching = play.computers and not play.over
    for number, (name, text, icon, act, enabled, hint) in enumerate(keys):
        if watching and number < 3:
            continue
        place = FRect(row.x + number * (each + 8), row.y, each, row.height)
        table.add(BlueButton(name, place, text=text, icon=icon, on_press=act, enabled=enabled, hint=hint,
                             shortcut=name[0] if name != "open_log" else "l"))  # fmt: skip
    if watching:
        rest = FRect(row.x, row.y + 6, 3 * each + 16, row.height - 14)
        speeds = spoken(SPEEDS)
        style = SMALL_BOLD if Choice.width(canvas, speeds, SMALL_BOLD) <= rest.width else Style("bold", 11)
        table.add(Choice("speed", rest, picks=speeds, value=table.shell.settings.speed, on_choose=table.set_speed,
                         style=style, hint=say("How fast pieces hop and computers play.")))  # fmt: skip
