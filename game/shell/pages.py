"""What many screens are made of: a page, a sheet over a table, a card with something to be told, long work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Generic, TypeVar

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.text import screens as labels
from game.text.language import _, percent, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, BODY, TITLE
from game.ui.input.bindings import Query
from game.ui.layout import BoxTree, ByWidth, Child, Grow, HBox, Layers, Pad, Scroll, Sized, Space, VBox, even, grid
from game.ui.shell import Shell
from game.ui.widgets import focus
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import centred, control_height
from game.ui.widgets.panels import Card, KeyHints, Label, Progress
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Floor

MARGIN = 32.0
_TOP, _GAP, _KEYS, _FURTHER, _WAYS_GAP = 22.0, 22.0, 330.0, 210.0, 14.0
Hint = tuple[str | Sequence[str], str]
"""Keys, and what they do."""


class Page(Screen):
    """Derive and say what its tree is, the head first."""

    def page(self, canvas: Canvas, title: str, *below: Child, aside: BoxTree | None = None) -> BoxTree:
        """The way back and the title, what stands beside them at the right, and what lies below this row."""
        row = Sized(self._title_row(canvas, title, aside), height=control_height(canvas.letters, ACT, 48, 16))
        return VBox(_TOP, Pad(row, MARGIN, 0), *below)

    def room_beside(self, canvas: Canvas, title: str) -> float:
        """How much room there is beside the title."""
        return canvas.area.width - 2 * MARGIN - self._title_row(canvas, title).natural_width(canvas)

    def _title_row(self, canvas: Canvas, title: str, aside: BoxTree | None = None) -> BoxTree:
        letters, ink = canvas.letters, canvas.theme.on_table
        back = Button("back", text=_(labels.BACK), icon="back", on_press=self.on_back)
        told = Label("title", text=title, style=TITLE, colour=ink, align="left middle", raised=True)
        named = Sized(told, letters.width(title, TITLE) + 6, letters.line(TITLE))
        return HBox(back, named, Grow(aside or Space()), gap=_GAP)

    def keys(self, first: Hint, *further: Hint) -> BoxTree:
        """Keys and what they do, and the one that leads back, at the right as far as there is room."""
        back: Hint = self.shell.device.cap("escape", "pad_b"), _(labels.BACK_LOWER)

        def at(width: float) -> BoxTree:
            fitting = further[: max(0, int((width - _KEYS - 8) / _FURTHER))]
            wide = _KEYS + _FURTHER * len(fitting)
            if width <= wide + 8:
                return Space()
            return Sized(KeyHints("keys", hints=(first, *fitting, back), align="right"), wide, align="right middle")

        return ByWidth(at)


@dataclass(eq=False, repr=False)
class ButtonRow(BoxTree):
    """Buttons side by side, each with its icon if there is room for it."""

    buttons: Sequence[Button]

    def natural_width(self, canvas: Canvas) -> float:
        return even(*self.buttons, gap=_WAYS_GAP).natural_width(canvas)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return control_height(canvas.letters, ACT, 52)

    def lay(self, floor: Floor, canvas: Canvas, room: FRect) -> None:
        each = (room.width + _WAYS_GAP) / len(self.buttons) - _WAYS_GAP
        for button in self.buttons:
            if canvas.letters.width(button.text, button.style) + 66 > each:
                button.icon = ""
            button.aside_words = 24
        even(*self.buttons, gap=_WAYS_GAP).lay(floor, canvas, room)


# A sheet of card laid over the table; the table goes on when it is closed.


class Sheet(Screen):
    """Derive and compose; Esc closes it.

    caption_foot: captions lie at the very top, for what is chosen next stands at the foot of a sheet.
    """

    caption_foot = 0.0

    def __init__(self, under: Screen, close: Callable[[], None]) -> None:
        super().__init__(under.shell)
        self.under = under
        self.close = close

    @staticmethod
    def room(canvas: Canvas, widest: float, high: float = 0.0) -> FRect:
        """A place in the middle."""
        area = canvas.area
        wide = min(area.width - 48, widest * min(canvas.text_scale, 1.6))
        tall = min(area.height - 40, high or area.height - 60)
        return centred(area, wide, tall)

    def pair(self, canvas: Canvas, row: FRect, *buttons: Button) -> None:
        """Buttons side by side in a row."""
        ButtonRow(buttons).lay(self, canvas, row)

    def sheet(self, canvas: Canvas, widest: float, told: BoxTree, spare: float | None = None) -> BoxTree:
        """What is told, on a card in the middle; spare: by how much it is taller than it must be, else it is tall."""
        card = Layers(Card("card", lift=1.6, corner=16), Pad(told, 26, 0))
        wide = self.room(canvas, widest).width
        room = self.room(canvas, widest, 0.0 if spare is None else card.height_at(canvas, wide) + spare)
        return Sized(card, room.width, room.height)

    def scroll_by(self, name: str, step: float) -> None:
        """Scroll a region, as far as it goes."""
        region = next((region for region in focus.regions(self.widgets) if region.name == name), None)
        if region is not None and region.scroll(region.offset + step):
            self.offsets[name] = region.offset
            self.repaint()

    def backdrop(self, canvas: Canvas) -> None:
        """The table, dimmed."""
        Screen.draw(self.under, canvas)
        veil = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
        veil.fill((18, 30, 34, 150))
        canvas.surface.blit(veil, (0, 0))

    def on_back(self) -> None:
        self.close()

    def answers(self, query: Query) -> Sequence[str]:
        """As the table below, but for what has the focus."""
        return super().answers(query) if query is Query.WHERE else self.under.answers(query)


# Long work that is done a slice a frame, so that the window goes on meanwhile.

T = TypeVar("T")
SLICE = 0.025
"""Seconds of work between two frames."""


class Working(Generic[T]):
    """share: how much is done, 0 to 1. result: what it came to, once `go_on` has said that it is done (`over`)."""

    result: T

    def __init__(self, work: Slices[T]) -> None:
        self._work = work
        self.share, self.over = 0.0, False

    def go_on(self, seconds: float = SLICE) -> bool:
        """Work for so long; tell whether it is done. Raises what goes wrong with the work."""
        end = perf_counter() + seconds
        try:
            while not self.over and perf_counter() < end:
                self.share = next(self._work)
        except StopIteration as done:
            self.result, self.over = done.value, True
        return self.over

    def stop(self) -> None:
        """Give the work up, and let go what it holds."""
        self._work.close()


# A card with something to be told, and the ways on from it.

_ROOMY = 10.0
"""How much more room than they need the words of a notice have."""
_SIDE, _LEAST_WORDS, _FEW_WAYS = 32.0, 3, 3
"""From the edge of a notice to its words; lines of these that are seen at least; buttons that stay in one column."""
Way = tuple[str, str, Callable[[], None]]


class Notice(Screen):
    """Words and the ways on, by default one that closes them; back takes the last."""

    first = "way_0"
    space = 24.0
    """Between the words and the buttons."""

    def __init__(self, shell: Shell, heading: str = "", text: str = "", offered: Sequence[Way] = ()) -> None:
        super().__init__(shell)
        self.heading, self.text, self.offered = heading, text, offered

    def ways(self) -> Sequence[Way]:
        """The buttons: word, kind, what it does."""
        return self.offered or ((_(labels.OK), "primary", self.shell.close),)

    def on_back(self) -> None:
        self.ways()[-1][2]()

    def pictured(self, canvas: Canvas) -> Sequence[Child]:
        """What is shown between the heading and the words."""
        return ()

    def tree(self, canvas: Canvas) -> BoxTree:
        """One card, its buttons side by side or one below the other, or in two columns if all of it is seen so.

        Where not even that shows it all, its words scroll; where hardly any of them were left, all below the heading.
        """
        wide = min(canvas.area.width - 80, 720 * min(canvas.text_scale, 1.3))
        inner, room = wide - 2 * _SIDE, canvas.area.height - 40
        words = Label("words", text=self.text)
        told = words.height_at(canvas, inner)
        for below in (ways := self._arranged(canvas, inner)):
            card = self._card(canvas, Grow(Scroll(words, "words")), self.space, below)
            tall = card.height_at(canvas, wide) + _ROOMY
            if tall <= room:
                return Sized(card, wide, tall)
        if tall - room > told - min(told, _LEAST_WORDS * canvas.letters.line(BODY)):
            card = self._card(canvas, Grow(Scroll(VBox(words, self.space, ways[-1]), "words", (0, 8))))
        return Sized(card, wide, room)

    def _arranged(self, canvas: Canvas, width: float) -> Sequence[BoxTree]:
        """The ways that its buttons may lie, the most usual first."""
        high = control_height(canvas.letters, ACT, 60, 26)
        ways = [
            Sized(Button(f"way_{number}", text=word, kind=kind, on_press=act), height=high)
            for number, (word, kind, act) in enumerate(self.ways())
        ]
        row = even(*ways, gap=20)
        if row.natural_width(canvas) <= width:
            return (row,)
        column = VBox(*ways, gap=12)
        return (column, VBox(grid(2, *ways[:-1], gap=12), ways[-1], gap=12)) if len(ways) > _FEW_WAYS else (column,)

    def _card(self, canvas: Canvas, *below: Child) -> BoxTree:
        """The heading, what is shown below it, and the rest."""
        told = VBox(22, Label("head", text=self.heading, style=TITLE), 8, *self.pictured(canvas), *below, 26)
        return Layers(Card("card", lift=1.6, corner=16), Pad(told, _SIDE, 0))


# A card that tells how far some work is; Esc gives the work up.

_BAR, _APART = 12.0, 16.0
"""How tall the bar is, and how far above the button, whose ring needs eight units."""
SPACE = _BAR + 2 * _APART


def bar_above(button: FRect) -> FRect:
    """Where the bar lies: above a button."""
    return FRect(button.x, button.y - _BAR - _APART, button.width, _BAR)


class ProgressNotice(Notice, Generic[T]):
    """Works a slice a frame; derived classes say in `done` where that leads, and in `left` where giving it up does."""

    space = SPACE

    def __init__(self, shell: Shell, heading: str, text: str, work: Working[T]) -> None:
        super().__init__(shell, heading, text)
        self.work = work

    def done(self, result: T) -> None:
        """The work is finished."""
        raise NotImplementedError

    def work_on(self) -> bool:
        """Work a little further; tell whether it is done. What goes wrong with the work is raised here."""
        return self.work.go_on()

    def left(self) -> None:
        """The work was given up."""
        self.shell.close()

    def ways(self) -> Sequence[Way]:
        """Back, without the work."""
        return ((_(labels.CANCEL), "plain", self.on_back),)

    def compose(self, canvas: Canvas) -> None:
        """The words, and a bar above the button."""
        super().compose(canvas)
        self.add(Progress("progress", bar_above(self.widgets[-1].place), share=self.work.share, tell=percent))

    def tick(self, dt: float) -> bool:
        if self.work_on():
            self.done(self.work.result)
            return True
        bar = self.find("progress")
        if isinstance(bar, Progress):
            bar.share = self.work.share
            self.touch("progress")
        return True

    def on_back(self) -> None:
        self.work.stop()
        self.left()


# A screen failed: what became of what was on it, where the report lies, and how to go on.


class ErrorScreen(Notice):
    """Shown in place of a scene that failed. safe: what is told of what was on it, empty for a match."""

    def __init__(self, shell: Shell, report: Path | None = None, safe: str = "") -> None:
        kept = _(labels.A_REPORT_WAS_WRITTEN_TO, report=report) if report else _(labels.A_REPORT_COULD_NOT_BE)
        broken = _(labels.SOMETHING_WENT_WRONG_ON_THIS)
        told = sentences(broken, _(safe or labels.A_SAVED_MATCH_IS_SAFE))
        super().__init__(shell, _(labels.SORRY), f"{told}\n\n{kept}")

    def ways(self) -> Sequence[Way]:
        shelf: Way = (_(labels.TO_THE_SHELF), "primary", lambda: self.shell.go_to("title"))
        return (shelf, (_(labels.QUIT), "plain", self.shell.leave))

    def on_back(self) -> None:
        self.shell.go_to("title")
