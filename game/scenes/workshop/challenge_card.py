"""The card beside the wall: what a challenge asks, what is in its box, what its medals are for, and the way to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.physics.workshop.challenge import Challenge
from game.physics.workshop.machine import Machine
from game.pictures.workshop.box import Compartment, ShownCompartment
from game.pictures.workshop.figures import Figures
from game.pictures.workshop.papers import MEDAL, PlanPicture, medal
from game.session.challenge_progress import Best
from game.text.language import _
from game.text.workshop import challenges as texts
from game.text.workshop import wall as words
from game.text.workshop.kinds import kind_name
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.layout import Column, Stack, control_height, grid
from game.ui.lettering import ACT, BODY, BOLD, HEAD, SMALL
from game.ui.panels import Card, Label, Picture
from game.ui.screen import Screen

WIDE = 350.0
_GAP, _CELLS, _CELL = 12.0, 3, 54.0


class ChallengeCard:
    """Adds the card to a screen. machine: what the picture shows."""

    def __init__(self, screen: Screen, challenge: Challenge, best: Best, machine: Machine) -> None:
        self.screen, self.challenge, self.best, self.machine = screen, challenge, best, machine

    def add(self, canvas: Canvas, room: FRect, figures: Figures, build: Callable[[], None]) -> None:
        """Name, picture, task, box and medals, scrolling if they must; the button at the foot."""
        self.screen.add(Card("challenge_card", room, lift=1.2))
        column = Column(room.inflate(-32, -28))
        high = control_height(canvas.letters, ACT, 54, 22)
        button = column.last(high, _GAP)
        self.screen.add(Button("build", button, text=_(words.BUILD_IT), icon="wrench", kind="primary", on_press=build))
        view = column.rest()
        stack = Stack(_GAP)
        name = texts.challenge_name(self.challenge.id)
        self._words(stack, canvas, "challenge_name", name, view.width)
        caught = self.best.fewest > 0
        plan = partial(PlanPicture, "plan", machine=self.machine, caught=caught, figures=figures)
        stack.add(view.width * 0.4, lambda place: self.screen.add(plan(place)))
        self._words(stack, canvas, "task", texts.task(self.challenge.id), view.width)
        self._box(stack, canvas, view.width, figures)
        for number in range(3):
            self._medal(stack, canvas, number, view.width)
        stack.scroll(self.screen, "challenge", view)

    def _words(self, stack: Stack, canvas: Canvas, name: str, text: str, width: float) -> None:
        style = HEAD if name == "challenge_name" else BODY
        high = canvas.letters.height(text, style, width)
        stack.add(high, lambda place: self.screen.add(Label(name, place, text=text, style=style)))

    def _box(self, stack: Stack, canvas: Canvas, width: float, figures: Figures) -> None:
        """What is in the box, with how many there are of each."""
        given = list(Counter(part.kind for part in self.challenge.given).items())
        label = Compartment.label_height(canvas, [kind_name(kind) for kind, _n in given], width / _CELLS - 6)
        high, rows = _CELL + label, -(-len(given) // _CELLS)

        def put(place: FRect) -> None:
            for (kind, number), spot in zip(given, grid(place, _CELLS, high, 6), strict=False):
                self.screen.add(ShownCompartment(f"given_{kind}", spot, kind=kind, text=kind_name(kind), left=number,
                                                 foot=label, figures=figures))  # fmt: skip

        stack.add(rows * (high + 6) - 6, put)

    def _medal(self, stack: Stack, canvas: Canvas, number: int, width: float) -> None:
        """What it is called, what for, and whether it is won or how near it was."""
        letters = canvas.letters
        won = self.best.medals(self.challenge)[number]
        told = words.how(number, self.challenge.needed)
        state = _(words.WON) if won else words.best(number, self.best)
        aside = letters.width(state, BOLD) + 6 if state else 0.0
        inner = width - MEDAL - 12

        def put(place: FRect) -> None:
            spot = FRect(place.x, place.y + 2, MEDAL, MEDAL)
            self.screen.add(Picture(f"medal_of_{number}", spot, paint=partial(medal, number=number, won=won)))
            line = FRect(place.x + MEDAL + 12, place.y, inner - aside, letters.line(BOLD))
            self.screen.add(Label(f"name_of_{number}", line, text=_(words.MEDALS[number]), style=BOLD))
            if state:
                right = FRect(line.right, place.y, aside, line.height)
                ink = canvas.theme.good if won else canvas.theme.faint
                self.screen.add(
                    Label(f"state_of_{number}", right, text=state, style=BOLD, colour=ink, align="right top")
                )
            rest = FRect(line.x, line.bottom, inner, place.bottom - line.bottom)
            self.screen.add(Label(f"how_of_{number}", rest, text=told, style=SMALL, colour=canvas.theme.faint))

        stack.add(max(MEDAL + 4, letters.line(BOLD) + letters.height(told, SMALL, inner)), put)
