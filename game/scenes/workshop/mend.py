"""Mend it, daily: the fault of the day is looked for, then the machine is laid on the bench with it."""

from __future__ import annotations

from datetime import date

from game.nature.workshop.mending import Fault, finding
from game.scenes.progress_notice import ProgressNotice
from game.scenes.working import Working
from game.text.language import _
from game.text.workshop import mend as words
from game.ui.shell import Shell

_AT_ONCE = 0.12
"""Seconds that nobody minds to wait without being told why; for half of the days they are enough."""


def looking(day: date) -> Working[Fault]:
    """The search for the fault of a day, not begun yet."""
    return Working(finding(day))


def open_mend(shell: Shell, day: date, work: Working[Fault]) -> None:
    """To the bench with the fault of a day, or to a notice until it is found."""
    if work.go_on(_AT_ONCE):
        shell.open("mend_bench", day=day, fault=work.result)
    else:
        shell.open("mend", day=day, work=work)


class Mend(ProgressNotice[Fault]):
    """Opened with today's date; up to two seconds later it makes way for the bench."""

    def __init__(self, shell: Shell, day: date, work: Working[Fault] | None = None) -> None:
        super().__init__(shell, _(words.ONE_MOMENT), _(words.BEING_BROKEN), work or looking(day))
        self.day = day

    def done(self, result: Fault) -> None:
        """To the bench."""
        self.shell.close()
        self.shell.open("mend_bench", day=self.day, fault=result)

    def on_back(self) -> None:
        """Back to the hall, which goes on looking."""
        self.left()
