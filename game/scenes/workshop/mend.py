"""Mend it, daily: the fault of the day is looked for, then the machine is laid on the bench with it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from pygame import FRect

from game.nature.workshop.mending import finding
from game.scenes.notice import Notice, Way
from game.scenes.working import Working
from game.text import screens as labels
from game.text.language import _
from game.text.workshop import mend as words
from game.ui.canvas import Canvas
from game.ui.panels import Progress
from game.ui.shell import Shell

_BAR = 12.0


class Mend(Notice):
    """Opened from the hall with today's date; some seconds later it makes way for the bench."""

    def __init__(self, shell: Shell, day: date) -> None:
        super().__init__(shell, _(words.ONE_MOMENT), _(words.BEING_BROKEN))
        self.day = day
        self.work = Working(finding(day))

    def ways(self) -> Sequence[Way]:
        """Back to the hall."""
        return ((_(labels.CANCEL), "plain", self.on_back),)

    def compose(self, canvas: Canvas) -> None:
        """The words, and a bar above the button."""
        super().compose(canvas)
        button = self.widgets[-1].place
        place = FRect(button.x, button.y - _BAR - 6, button.width, _BAR)
        self.add(Progress("progress", place, share=self.work.share))

    def tick(self, dt: float) -> bool:
        """Look a little further."""
        if self.work.go_on():
            self.shell.close()
            self.shell.open("mend_bench", day=self.day, fault=self.work.result)
            return True
        bar = self.find("progress")
        if isinstance(bar, Progress):
            bar.share = self.work.share
            self.touch("progress")
        return True

    def on_back(self) -> None:
        """Not today."""
        self.work.stop()
        self.shell.close()
