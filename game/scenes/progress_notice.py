"""A card that tells how far some work is; Esc gives the work up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from pygame import FRect

from game.scenes.notice import Notice, Way
from game.scenes.working import Working
from game.text import screens as labels
from game.text.language import _
from game.ui.canvas import Canvas
from game.ui.panels import Progress
from game.ui.shell import Shell

T = TypeVar("T")
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
        self.add(Progress("progress", bar_above(self.widgets[-1].place), share=self.work.share))

    def tick(self, dt: float) -> bool:
        """Work a little further."""
        if self.work_on():
            self.done(self.work.result)
            return True
        bar = self.find("progress")
        if isinstance(bar, Progress):
            bar.share = self.work.share
            self.touch("progress")
        return True

    def on_back(self) -> None:
        """Give it up."""
        self.work.stop()
        self.left()
