"""The score pad, and the row of lesser buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from game.scenes.mousemaze.panel import COUNT, NAME, PadRow
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import SMALL, SMALL_BOLD
from game.ui.panels import Card, Label
from game.ui.verbs import Device
from game.words.language import count, say

if TYPE_CHECKING:
    from game.scenes.mousemaze.table import Table


def _row(table: Table, canvas: Canvas) -> float:
    """A row of the pad."""
    letters = canvas.letters
    seats = len(table.play.seats.names)
    return max(36.0 if seats < 5 else 34.0, letters.line(NAME) + 6, letters.line(COUNT) + 2)


def pad_height(table: Table, canvas: Canvas) -> float:
    """The score pad."""
    return canvas.letters.line(SMALL) + 18 + len(table.play.seats.names) * (_row(table, canvas) + 1)


def place_pad(table: Table, canvas: Canvas, room: FRect) -> None:
    """Add the pad: its head, and a row a seat."""
    play, letters = table.play, canvas.letters
    table.add(Card("pad", room, corner=10))
    inner = FRect(room.x + 6, room.y + 8, room.width - 12, letters.line(SMALL))
    numbers = letters.width("00", COUNT) + letters.width("+00", COUNT) + 22
    goal = play.state.table.goal
    left = FRect(inner.x + 10, inner.y, inner.width - numbers - 10, inner.height)
    text = count("{number} safe wedge wins", "{number} safe wedges win", goal)
    style = letters.fitting(text, SMALL, left.width)
    faint = canvas.theme.faint
    table.add(Label("goal", left, text=text, style=style, colour=faint, align="left middle"))
    half = numbers / 2
    for name, at, word in (("safe", inner.right - numbers, say("safe")), ("risk", inner.right - half, say("at risk"))):
        style = letters.fitting(word, SMALL, half - 6)
        place = FRect(at, inner.y, half - 6, inner.height)
        table.add(Label(f"pad_{name}", place, text=word, style=style, colour=faint, align="right middle"))
    top = inner.bottom + 4
    names = PadRow.widest(canvas, play.seats.names.values(), inner.width)
    shown, bots = play.shown, table.sitting.table.bots
    for number, (seat, name) in enumerate(play.seats.names.items()):
        safe, lit = shown.safe[seat], seat == shown.turn
        risk = shown.risk if lit else 0
        hint = (
            say("{name} is a computer player and has {safe} of {goal} wedges safe.", name=name, safe=safe, goal=goal)
            if seat in bots
            else say("{name} is a person and has {safe} of {goal} wedges safe.", name=name, safe=safe, goal=goal)
        )
        hint += " " + say("At risk now: {wedges}.", wedges=risk) if risk else ""
        row = FRect(inner.x, top, inner.width, _row(table, canvas))
        table.add(PadRow(f"seat_{seat}", row, hint=hint, seat=seat, text=name, safe=safe, risk=risk, goal=goal,
                         lit=lit, ruled=number < len(shown.safe) - 1, numbers=numbers, name_width=names))  # fmt: skip
        top += _row(table, canvas) + 1


def small_height(canvas: Canvas) -> float:
    """How tall the row of lesser buttons is."""
    return max(46.0, canvas.letters.line(SMALL_BOLD) + 22)


def lesser(table: Table, canvas: Canvas, row: FRect) -> None:
    """Undo, rules, log, odds, menu."""
    play = table.play
    pad = table.shell.device is Device.PAD
    buttons = (
        ("undo", say("Undo"), "undo", play.undo, say("Takes back your last choice, never a card that was drawn."), "u"),
        (
            "odds",
            say("Odds"),
            "odds",
            table.open_odds,
            say("What is left in the deck, and the risk of the next draw."),
            "o",
        ),
        ("log", say("Log"), "log", table.open_log, say("All that happened, in words."), "l"),
        ("rules", say("Rules"), "book", table.on_help, say("The rules of the game."), "r"),
        ("menu", say("Menu"), "menu", table.open_menu, say("Seats, speed, settings, and the way to the shelf."), "m"),
    )
    each = (row.width - 8 * (len(buttons) - 1)) / len(buttons)
    worded = all(Button.width(canvas, text, style=SMALL_BOLD) - 6 <= each for _, text, *_ in buttons)
    both = all(Button.width(canvas, text, icon, SMALL_BOLD) + 4 <= each for _, text, icon, *_ in buttons)
    for number, (name, text, icon, act, hint, key) in enumerate(buttons):
        place = FRect(row.x + number * (each + 8), row.y, each, row.height)
        table.add(Button(name, place, text=text if worded else "", icon=icon if both or not worded else "",
                         on_press=act, style=SMALL_BOLD, hint=hint if pad else f"{hint} ({key.upper()})", shortcut=key,
                         enabled=name != "undo" or play.can_undo))  # fmt: skip
