"""Mend it, daily: the fault of the day is looked for, then the machine is laid on the bench with it."""

from __future__ import annotations

from datetime import date

from game.nature.workshop.mending import Fault, finding
from game.scenes.progress_notice import ProgressNotice
from game.scenes.working import Working
from game.text.language import _
from game.text.workshop import mend as words
from game.ui.shell import Shell


class Mend(ProgressNotice[Fault]):
    """Opened from the hall with today's date; some seconds later it makes way for the bench."""

    def __init__(self, shell: Shell, day: date) -> None:
        super().__init__(shell, _(words.ONE_MOMENT), _(words.BEING_BROKEN), Working(finding(day)))
        self.day = day

    def done(self, result: Fault) -> None:
        """To the bench."""
        self.shell.close()
        self.shell.open("mend_bench", day=self.day, fault=result)
