"""The Workshop's two cards: the part in hand, and how often the machine works."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import FRect

from game.nature.statistics import wilson
from game.pictures.mousetrap.beads import STEP_DEG, STEP_MM, Progress
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import BOLD, HEAD, SMALL, Style
from game.ui.panels import Card, Label
from game.words import mousetrap_workshop as words
from game.words.language import say

if TYPE_CHECKING:
    from game.scenes.mousetrap.workshop import Workshop

RATE = Style("display", 30)


def part_card(shop: Workshop, canvas: Canvas, room: FRect, lean: float, high: float) -> None:
    """The chosen part: how it stands, how it is nudged, and taken out or put back."""
    letters, number = canvas.letters, shop.chosen
    shop.add(Card("part_card", shop.pane(room)))
    here = number in shop.bench.placements
    placed = shop.bench.set[number]
    told = words.stands(placed.mm, placed.deg)
    if not here:
        told = words.taken() if number in shop.bench.out else words.fallen()
    head = FRect(room.x + 14, room.y + 10, room.width - 28, letters.line(HEAD))
    shop.add(Label("part_name", head, text=words.part_name(number), style=HEAD))
    line = FRect(head.x, head.bottom, head.width, letters.line(SMALL))
    shop.add(Label("part_stands", line, text=told, style=SMALL, colour=canvas.theme.faint))
    left, top = head.x, room.bottom - high - 12
    steps: tuple[tuple[str, str, str, float, float, float], ...] = (
        ("shift_left", "", "left", 46, -STEP_MM, 0.0),
        ("shift_right", "", "right", 46, STEP_MM, 0.0),
        ("lean_right", "-½°", "", lean, 0.0, -STEP_DEG),
        ("lean_left", "+½°", "", lean, 0.0, STEP_DEG),
    )
    hints = (
        say("Half a millimetre to the left."),
        say("Half a millimetre to the right."),
        say("Leans to the right."),
        say("Leans to the left."),
    )
    for (name, text, icon, width, mm, deg), hint in zip(steps, hints, strict=True):
        place = FRect(left, top, width, high)
        act = partial(shop.nudge, mm, deg)
        shop.add(Button(name, place, text=text, icon=icon, style=BOLD, on_press=act, enabled=here, hint=hint))
        left += width + 6
    place = FRect(left, top, room.right - 14 - left, high)
    word = say(words.TAKE if here else words.PUT)
    hint = say("What stands on it goes too.") if here else say("With all that it stands on.")
    shop.add(Button("take", place, text=word, style=BOLD, on_press=shop.toggle, hint=hint))


def rate_card(shop: Workshop, canvas: Canvas, room: FRect) -> None:
    """How often the machine catches the mouse as it stands, and how sure that is."""
    counted, letters = shop.catch_rate, canvas.letters
    shop.add(Card("rate_card", shop.pane(room)))
    head = FRect(room.x + 14, room.y + 10, room.width - 28, letters.line(RATE))
    told = words.rate(counted.hits, counted.runs)
    style = letters.fitting(told, RATE, head.width)
    good = counted.runs and counted.hits * 2 > counted.runs
    ink = canvas.theme.good if good else canvas.theme.ink
    shop.add(Label("rate", head, text=told, style=style, colour=ink, align="left middle"))
    sure = words.sure(*wilson(counted.hits, counted.runs), counted.runs, counted.wanted)
    high = letters.height(sure, SMALL, head.width)
    shop.add(Label("sure", FRect(head.x, head.bottom, head.width, high), text=sure, style=SMALL))
    bar = FRect(head.x, room.bottom - 22, head.width, 10)
    shop.add(Progress("progress", bar, share=counted.runs / counted.wanted))
