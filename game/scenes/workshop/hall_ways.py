"""The ways on from the hall of the Workshop: the next challenge first, then the three other ways, last the games'."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.physics.workshop.challenge import challenges
from game.pictures.workshop.figures import Figures
from game.pictures.workshop.papers import PlanPicture
from game.session.challenge_progress import ChallengeProgress
from game.text.boobytrap import practice as tray
from game.text.language import _
from game.text.mousetrap import practice as crank
from game.text.workshop import challenges as texts
from game.text.workshop import hall as words
from game.text.workshop import mend, wall
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.layout import Column, control_height, grid, split
from game.ui.lettering import ACT, BODY, HEAD, SMALL_BOLD
from game.ui.noted_button import NotedButton
from game.ui.panels import Card, Label
from game.ui.screen import Screen

_GAP, _EDGE = 18.0, 18.0
_BESIDE = 860.0
"""Design units of width from which the three ways stand beside the card of the next challenge."""
_PICTURE, _LOW = 0.52, 130.0
"""How tall a drawing is for its width beside the words, and above them, in design units."""


class HallWays:
    """Measures and adds them. acts: what the three ways do, by name."""

    def __init__(self, screen: Screen, canvas: Canvas, progress: ChallengeProgress) -> None:
        self.screen, self.canvas, self.progress = screen, canvas, progress
        self.next = progress.following() or challenges()[-1]
        self.newcomer = not progress.best

    # The next challenge.

    def start(self, room: FRect, figures: Figures, acts: dict[str, Callable[[], None]]) -> float:
        """The card of the next challenge with the three ways beside or below it; tells where they end."""
        beside = room.width >= _BESIDE * max(1.0, self.canvas.text_scale * 0.8)
        card, ways = split(room, (0.6, 0.4), _GAP) if beside else (FRect(room), FRect(room))
        high = self._card_height(card.width)
        heights = [self._noted_height(name, ways.width) for name in acts]
        if beside:
            high = max(high, sum(heights) + 2 * (_GAP - 6))
        self._card(FRect(card.x, card.y, card.width, high), figures)
        spare = (high - sum(heights) - 2 * (_GAP - 6)) / 3 if beside else 0.0
        top = room.y if beside else room.y + high + _GAP
        for (name, act), tall in zip(acts.items(), heights, strict=True):
            place = FRect(ways.x, top, ways.width, tall + spare)
            self._noted(name, place, act)
            top = place.bottom + _GAP - 6
        return max(room.y + high, top - _GAP + 6)

    def _words_width(self, width: float) -> float:
        """Beside the drawing, or below it where words are large."""
        inner = width - 2 * _EDGE
        return inner * 0.5 - _GAP if self._wide(width) else inner

    def _wide(self, width: float) -> bool:
        return width >= 520.0 * self.canvas.text_scale

    def _card_height(self, width: float) -> float:
        words_, inner = self._words_height(self._words_width(width)), width - 2 * _EDGE
        if self._wide(width):
            return 2 * _EDGE + max(words_, inner * 0.5 * _PICTURE)
        return 2 * _EDGE + words_ + _GAP + _LOW

    def _lines(self) -> tuple[tuple[str, str], ...]:
        told = words.START_HERE if self.newcomer else wall.NEXT
        name, task = texts.challenge_name(self.next.id), texts.task(self.next.id)
        return ("start_told", _(told)), ("start_name", name), ("start_task", task)

    def _words_height(self, width: float) -> float:
        letters = self.canvas.letters
        high = sum(letters.height(text, _STYLES[name], width) + 4 for name, text in self._lines())
        return high + control_height(letters, ACT, 54, 22) + 10

    def _card(self, place: FRect, figures: Figures) -> None:
        """A drawing, what it asks, and the one button that is yellow."""
        screen, canvas = self.screen, self.canvas
        screen.add(Card("start_card", place, lift=1.2))
        inner, wide = place.inflate(-2 * _EDGE, -2 * _EDGE), self._words_width(place.width)
        column = Column(FRect(inner.right - wide, inner.y, wide, inner.height))
        drawing = FRect(inner.x, inner.y, inner.width - wide - _GAP, inner.height)
        if not self._wide(place.width):
            drawing = column.take(_LOW, _GAP)
        screen.add(PlanPicture("start_plan", drawing, machine=self.next.fixed, figures=figures))
        for name, text in self._lines():
            line = column.take(canvas.letters.height(text, _STYLES[name], wide), 4)
            faint = canvas.theme.faint if name == "start_told" else None
            screen.add(Label(name, line, text=text, style=_STYLES[name], colour=faint))
        button = column.last(control_height(canvas.letters, ACT, 54, 22))
        screen.add(Button("start", button, text=_(wall.BUILD_IT), icon="wrench", kind="primary",
                          on_press=partial(screen.shell.open, "task", challenge=self.next)))  # fmt: skip

    # The three other ways.

    def _told(self, name: str) -> tuple[str, str, str]:
        """The word of a way, its line, its icon."""
        caught = sum(bool(self.progress.of(each).fewest) for each in challenges())
        return {
            "challenges": (_(wall.CHALLENGES), words.caught(caught, len(challenges())), "star"),
            "mend": (_(mend.MEND_IT), _(words.TODAY), "help"),
            "new": (_(words.NEW), _(words.EMPTY_STAGE), "plus"),
        }[name]

    def _noted_height(self, name: str, width: float) -> float:
        text, note, _icon = self._told(name)
        return NotedButton.height(self.canvas, text, note, width)

    def _noted(self, name: str, place: FRect, act: Callable[[], None]) -> None:
        text, note, icon = self._told(name)
        self.screen.add(NotedButton(name, place, text=text, note=note, icon=icon, on_press=act))

    # What belongs to the games.

    def games(self, room: FRect) -> float:
        """The machines of the games and what can be practised, in a row or two; tells where they end."""
        open_ = self.screen.shell.open
        ways = (
            ("classic", words.CLASSIC, "wrench", partial(open_, "workshop:mousetrap")),
            ("tray", words.TRAY, "wrench", partial(open_, "workshop:boobytrap")),
            ("practise_crank", crank.PRACTISE_THE_CRANK, "crank", partial(open_, "practise_crank")),
            ("practise_feeling", tray.PRACTISE_FEELING, "grab", partial(open_, "practise_feeling")),
        )
        widest = max(Button.width(self.canvas, _(text), icon) for _name, text, icon, _act in ways) + 8
        columns = next((each for each in (4, 2) if each * (widest + 12) - 12 <= room.width), 1)
        high = control_height(self.canvas.letters, ACT, 50, 20)
        for (name, text, icon, act), place in zip(ways, grid(room, columns, high, 12), strict=False):
            self.screen.add(Button(name, place, text=_(text), icon=icon, on_press=act))
        rows = -(-len(ways) // columns)
        return room.y + rows * (high + 12) - 12


_STYLES = {"start_told": SMALL_BOLD, "start_name": HEAD, "start_task": BODY}
