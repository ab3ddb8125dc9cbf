"""A long match is being opened: how far that is; Esc gives it up."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.scenes.notice import Notice, Way
from game.scenes.open_match import OpenMatch
from game.scenes.working import Working
from game.session.errors import MatchError
from game.text import error_messages
from game.text import screens as labels
from game.text.language import _
from game.ui.canvas import Canvas
from game.ui.panels import Progress
from game.ui.shell import Shell

_BAR = 12.0


class Loading(Notice):
    """Opens a match a slice a frame, then leads to its table, or to the table at which it is watched."""

    def __init__(self, shell: Shell, work: Working[OpenMatch], watch: bool = False) -> None:
        super().__init__(shell, _(labels.ONE_MOMENT), _(labels.THIS_IS_A_LONG_MATCH))
        self.work = work
        self.watch = watch

    def ways(self) -> Sequence[Way]:
        """Back to the shelf."""
        return ((_(labels.CANCEL), "plain", self.on_back),)

    def compose(self, canvas: Canvas) -> None:
        """The words, and a bar above the button."""
        super().compose(canvas)
        button = self.widgets[-1].place
        place = FRect(button.x, button.y - _BAR - 6, button.width, _BAR)
        self.add(Progress("progress", place, share=self.work.share))

    def tick(self, dt: float) -> bool:
        """Open the match a little further."""
        try:
            done = self.work.go_on()
        except (OSError, MatchError) as error:
            self.shell.go_to("title")
            self.shell.open("notice", heading=_(labels.THIS_MATCH_CANNOT_GO_ON), text=error_messages.trouble(error))
            return True
        if done:
            opened = self.work.result
            if self.watch:
                self.shell.go_to("watch", opened=opened, back="matches")
            else:
                self.shell.go_to(f"table:{opened.row.game.id}", opened=opened)
        bar = self.find("progress")
        if isinstance(bar, Progress):
            bar.share = self.work.share
            self.touch("progress")
        return True

    def on_back(self) -> None:
        """Leave the match as it is."""
        self.work.stop()
        self.shell.go_to("title")
