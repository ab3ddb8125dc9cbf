"""The panel beside the tray: whose turn, what may be done, who has what, the assist, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from game.rules.boobytrap.state import MOST_TRIPS
from game.scenes.boobytrap import doing as doings
from game.scenes.boobytrap.controls import Header, KeyHints, Pips, Switch, TakeButton
from game.scenes.boobytrap.doing import Act, Doing
from game.scenes.boobytrap.rows import SCORE, HandHead, HandRow
from game.scenes.log import LogCard
from game.scenes.picks import SPEEDS, spoken
from game.ui.buttons import Button, Choice
from game.ui.canvas import Canvas
from game.ui.lettering import BOLD, HEAD, SMALL, SMALL_BOLD, Style
from game.ui.panels import Card, Label
from game.ui.verbs import Device
from game.words import boobytrap_tags as words
from game.words.language import count, say

if TYPE_CHECKING:
    from game.scenes.boobytrap.table import Table

_PAD, _GAP = 13.0, 8.0
_LOG, _KEYS = 62.0, 26.0
_PLAIN = 1.2
"""With larger text there is no room to spare for what the keys do."""
_MANY = 6


def compose(table: Table, canvas: Canvas, place: FRect, log: FRect) -> None:
    """Place the panel; the log goes to a place of its own or to the panel's foot."""
    table.add(Card("panel", place, corner=12))
    inner = place.inflate(-2 * _PAD, -2 * _PAD)
    now = doings.doing(table)
    top = _head(table, canvas, inner, now)
    small = max(44.0, canvas.letters.line(SMALL_BOLD) + 18)
    foot = inner.bottom - small
    _small(table, canvas, FRect(inner.x, foot, inner.width, small))
    keys = doings.keys(table)
    if keys and len(table.play.seats.names) <= _MANY and canvas.text_scale <= _PLAIN:
        foot -= _KEYS + _GAP
        table.add(KeyHints("keys", FRect(inner.x, foot, inner.width, _KEYS), keys=keys))
    view = FRect(inner.x, top, inner.width, foot - _GAP - top)
    _middle(table, canvas, view, own_log=bool(log.width))
    if log.width:
        table.add(Card("log_card", log, corner=10))
        _log(table, log.inflate(-26, -22))


def _head(table: Table, canvas: Canvas, inner: FRect, now: Doing) -> float:
    """Header, big buttons, advice; tell where what is below begins."""
    letters = canvas.letters
    high = Header.height(canvas, now.line, inner.width)
    seat = now.seat or table.play.shown.turn
    table.add(Header("header", FRect(inner.x, inner.y, inner.width, high), seat=seat, call=now.call, line=now.line))
    top = inner.y + high + _GAP
    big = max(54.0, letters.line(HEAD) + 24)
    _acts(table, FRect(inner.x, top, inner.width, big), now.acts)
    top += big + _GAP
    if now.advice and len(table.play.seats.names) <= _MANY:
        tall = letters.height(now.advice, SMALL, inner.width - 4)
        room = FRect(inner.x + 2, top, inner.width - 4, max(tall, 2 * letters.line(SMALL)))
        table.add(Label("advice", room, text=now.advice, style=SMALL))
        top = room.bottom + _GAP
    return top


def _acts(table: Table, row: FRect, acts: tuple[Act, ...]) -> None:
    shares = {1: (1.0,), 2: (0.6, 0.4)}[len(acts)]
    left = row.x
    device = table.shell.device
    for act, share in zip(acts, shares, strict=True):
        wide = (row.width - 10 * (len(acts) - 1)) * share
        key = device.cap(act.shortcut.upper(), "X" if act.name == "take" else "")
        cap = "" if device is Device.MOUSE else key
        table.add(TakeButton(act.name, FRect(left, row.y, wide, row.height), text=act.text, on_press=act.act,
                             kind=act.kind, enabled=act.enabled, worth=act.worth, hint=act.hint, style=HEAD,
                             shortcut=act.shortcut, cap=cap))  # fmt: skip
        left += wide + 10


def _middle(table: Table, canvas: Canvas, view: FRect, own_log: bool) -> None:
    """Score, passes, the assist; scrolls if there is no room for all of it. The log takes what is left."""
    letters, play = canvas.letters, table.play
    seats = list(play.seats.names)
    head = 26 + letters.line(SMALL_BOLD)
    state = max(22.0, letters.line(BOLD)) + (0 if len(seats) > _MANY else max(15.0, letters.line(SMALL)) + 6)
    note = letters.height(_assist(), SMALL, view.width - 130)
    assist = max(44.0, letters.line(SMALL_BOLD) + (0 if len(seats) > _MANY else note) + 12)
    log = 0.0 if own_log else 28.0 if len(seats) > _MANY else _LOG * canvas.text_scale + 8
    least = max(22.0, letters.line(BOLD) + 2, letters.line(SCORE) + 1)
    fixed = head + state + assist + 3 * _GAP + 6
    row = min(62.0 * canvas.text_scale, max(least, (view.height - fixed - log - _GAP) / len(seats)))
    whole = fixed + row * len(seats) + (log + _GAP if log else 0)
    scrolls = whole > view.height + 1
    wide = view.width - (16 if scrolls else 0)
    if scrolls:
        with table.region("panel", FRect(view.x - 6, view.y, view.width, view.height), whole + 8):
            _parts(table, canvas, FRect(view.x, view.y + 4, wide, whole), (head, row, state, assist, log))
    else:
        log = view.height - whole + log if log else 0
        _parts(table, canvas, FRect(view.x, view.y, wide, view.height), (head, row, state, assist, log))


def _assist() -> str:
    return say("assist: where the force runs")


def _parts(table: Table, canvas: Canvas, room: FRect, heights: tuple[float, float, float, float, float]) -> None:
    head, row, state, assist, log = heights
    play = table.play
    shown, rules = play.shown, play.state.table
    values = tuple(rules.value(size) for size in ("S", "M", "L"))
    points = not rules.solitaire
    names = tuple(play.seats.names.values())
    table.add(HandHead("hands", FRect(room.x, room.y, room.width, head), values=values, points=points))
    top = room.y + head + 2
    for number, (seat, name) in enumerate(play.seats.names.items()):
        place = FRect(room.x, top + 1, room.width, row - 2)
        pieces, trips, score = shown.hands[number], shown.trips[number], shown.scores[number]
        hint = words.holds(name, seat in table.sitting.table.bots, len(pieces), score if points else None)
        lit = seat == shown.turn and points and not play.over
        table.add(HandRow(f"seat_{seat}", place, hint=hint, seat=seat, text=name, pieces=pieces, trips=trips,
                          score=score, lit=lit, points=points, names=names, shaded=number % 2 == 0))  # fmt: skip
        top += row
    top += _GAP - 2
    _state(table, canvas, FRect(room.x, top, room.width, state))
    top += state + _GAP
    hint = say("An assist: lines from piece to piece, as thick as the force they carry.")
    table.add(Switch("arches", FRect(room.x, top, room.width, assist), text=say("Show the arches"), note=_assist(),
                     icon="booby/arch", on=table.arches, on_change=table.show_arches, shortcut="a",
                     cap="A" if table.shell.device is Device.KEYBOARD else "", hint=hint))  # fmt: skip
    top += assist + _GAP
    if log:
        _log(table, FRect(room.x, top, room.width, log))


def _state(table: Table, canvas: Canvas, room: FRect) -> None:
    """Passes in a row or trips, and how many pieces are left."""
    letters, play = canvas.letters, table.play
    shown, rules = play.shown, play.state.table
    line = max(22.0, letters.line(BOLD))
    ends = 1 if rules.solitaire else len(rules.seats)
    right = count("{number} piece left", "{number} pieces left", shown.left)
    if rules.solitaire:
        left = say("Trips: {trips} of {most}", trips=shown.trips[0], most=MOST_TRIPS)
        done, most = shown.trips[0], MOST_TRIPS + 1
    elif rules.most_passes:
        left = say("Passes: {passes} of {most}", passes=shown.passes, most=rules.most_passes)
        done, most = shown.passes, rules.most_passes
    else:
        left, done, most = say("No passing"), 0, 0
    half = room.width * 0.5
    style = letters.fitting(left, BOLD, half - 4)
    table.add(Label("passes", FRect(room.x + 4, room.y, half, line), text=left, style=style, align="left middle"))
    style = letters.fitting(right, BOLD, half - 6)
    table.add(Label("left", FRect(room.x + half, room.y, half - 4, line), text=right, style=style,
                    align="right middle"))  # fmt: skip
    low = room.height - line - 4
    if low < 8:
        return
    passed = say("Once everybody has passed twice, the next one must pick.")
    hint = say("A fourth trip loses.") if rules.solitaire else passed
    if most:
        pips = FRect(room.x + 4, room.y + line + 2, half - 6, min(low, 15.0))
        table.add(Pips("pips", pips, done=done, most=most, warn=rules.solitaire, hint=hint))
    told = say("{number} discarded; ends at {ends}", number=shown.discarded, ends=ends)
    style = letters.fitting(told, SMALL, half - 6)
    table.add(Label("ends", FRect(room.x + half, room.y + line, half - 4, low), text=told, style=style,
                    align="right middle"))  # fmt: skip


def _log(table: Table, room: FRect) -> None:
    hint = say("Press to read everything from the beginning.")
    table.add(LogCard("log", room, hint=hint, lines=table.play.log, on_open=table.open_log))


def _small(table: Table, canvas: Canvas, row: FRect) -> None:
    """The speed while a computer plays, else lesser buttons; the menu always."""
    play = table.play
    square = FRect(row.right - row.height, row.y, row.height, row.height)
    rest = FRect(row.x, row.y, row.width - row.height - _GAP, row.height)
    if play.computers and not play.over:
        style = SMALL_BOLD if Choice.width(canvas, spoken(SPEEDS), SMALL_BOLD) <= rest.width else Style("bold", 11)
        hint = say("How fast the tray is watched and computers play. It does the same at every speed.")
        speed = table.shell.settings.speed
        table.add(
            Choice("speed", rest, picks=spoken(SPEEDS), value=speed, on_choose=table.set_speed, style=style, hint=hint)
        )
    else:
        _lesser(table, canvas, rest)
    hint = say("Seats, hands, speed, settings, and the way to the shelf.")
    table.add(Button("menu", square, icon="menu", on_press=table.open_menu, hint=hint))


def _lesser(table: Table, canvas: Canvas, row: FRect) -> None:
    play = table.play
    ways = (
        ("undo", "u", say("Undo"), "undo", play.undo, play.can_undo, say("Takes back your last pass.")),
        ("rules", "r", say("Rules"), "book", table.on_help, True, say("The rules of the game.")),
        ("read", "l", say("Log"), "log", table.open_log, True, say("All that happened, in words.")),
    )
    each = (row.width - _GAP * (len(ways) - 1)) / len(ways)
    worded = all(Button.width(canvas, word, style=SMALL_BOLD) <= each for _, _, word, *_ in ways)
    for number, (name, key, word, icon, act, enabled, hint) in enumerate(ways):
        place = FRect(row.x + number * (each + _GAP), row.y, each, row.height)
        table.add(Button(name, place, text=word if worded else "", icon="" if worded else icon, on_press=act,
                         style=SMALL_BOLD, hint=hint, enabled=enabled, shortcut=key))  # fmt: skip
