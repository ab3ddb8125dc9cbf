"""The Workshop's two cards: the part in hand, and how often the machine works."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from game.nature.mousetrap.catch_rate import CatchRate
from game.nature.statistics import wilson
from game.physics.mousetrap.workbench import Workbench
from game.pictures.mousetrap.beads import STEP_DEG, STEP_MM
from game.pictures.mousetrap.overlay import Overlay
from game.text.language import _
from game.text.mousetrap import screens as labels
from game.text.mousetrap import workshop as words
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import BOLD, HEAD, SMALL, Style
from game.ui.panels import Card, Label, Progress

RATE = Style("display", 30)


@dataclass(frozen=True)
class PartCard:
    """The chosen part: how it stands, how it is nudged, and taken out or put back.

    lean: how wide the buttons are that lean it. high: how high all buttons are.
    """

    bench: Workbench
    number: int
    nudge: Callable[[float, float], None]
    toggle: Callable[[], None]
    lean: float
    high: float

    def add(self, screen: Overlay, canvas: Canvas, room: FRect) -> None:
        """Add the card."""
        letters, number, lean, high = canvas.letters, self.number, self.lean, self.high
        here = number in self.bench.placements
        screen.add(Card("part_card", screen.pane(room)))
        head = FRect(room.x + 14, room.y + 10, room.width - 28, letters.line(HEAD))
        screen.add(Label("part_name", head, text=words.part_name(number), style=HEAD))
        line = FRect(head.x, head.bottom, head.width, letters.line(SMALL))
        screen.add(Label("part_stands", line, text=self._told(here), style=SMALL, colour=canvas.theme.faint))
        left, top = head.x, room.bottom - high - 12
        steps: tuple[tuple[str, str, str, float, float, float], ...] = (
            ("shift_left", "", "left", 46, -STEP_MM, 0.0),
            ("shift_right", "", "right", 46, STEP_MM, 0.0),
            ("lean_right", "-½°", "", lean, 0.0, -STEP_DEG),
            ("lean_left", "+½°", "", lean, 0.0, STEP_DEG),
        )
        hints = (
            _(labels.HALF_A_MILLIMETRE_TO_THE),
            _(labels.HALF_A_MILLIMETRE_TO_THE_RIGHT),
            _(labels.LEANS_TO_THE_RIGHT),
            _(labels.LEANS_TO_THE_LEFT),
        )
        for (name, text, icon, width, mm, deg), hint in zip(steps, hints, strict=True):
            place = FRect(left, top, width, high)
            act = partial(self.nudge, mm, deg)
            screen.add(Button(name, place, text=text, icon=icon, style=BOLD, on_press=act, enabled=here, hint=hint))
            left += width + 6
        place = FRect(left, top, room.right - 14 - left, high)
        word = _(words.TAKE if here else words.PUT)
        hint = _(labels.WHAT_STANDS_ON_IT_GOES) if here else _(labels.WITH_ALL_THAT_IT_STANDS)
        screen.add(Button("take", place, text=word, style=BOLD, on_press=self.toggle, hint=hint))

    def _told(self, here: bool) -> str:
        placed = self.bench.set[self.number]
        if here:
            return words.stands(placed.mm, placed.deg)
        return words.taken() if self.number in self.bench.out else words.fallen()


@dataclass(frozen=True)
class RateCard:
    """How often the machine catches the mouse as it stands, and how sure that is."""

    counted: CatchRate

    def add(self, screen: Overlay, canvas: Canvas, room: FRect) -> None:
        """Add the card."""
        counted, letters = self.counted, canvas.letters
        screen.add(Card("rate_card", screen.pane(room)))
        head = FRect(room.x + 14, room.y + 10, room.width - 28, letters.line(RATE))
        told = words.rate(counted.hits, counted.runs)
        style = letters.fitting(told, RATE, head.width)
        good = counted.runs and counted.hits * 2 > counted.runs
        ink = canvas.theme.good if good else canvas.theme.ink
        screen.add(Label("rate", head, text=told, style=style, colour=ink, align="left middle"))
        likely = words.likely(*wilson(counted.hits, counted.runs), counted.runs, counted.wanted)
        high = letters.height(likely, SMALL, head.width)
        screen.add(Label("likely", FRect(head.x, head.bottom, head.width, high), text=likely, style=SMALL))
        bar = FRect(head.x, room.bottom - 22, head.width, 10)
        screen.add(Progress("progress", bar, share=counted.runs / counted.wanted))
