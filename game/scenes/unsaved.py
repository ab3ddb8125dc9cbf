"""What a person may do about a match that cannot be saved, before it begins and while it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.scenes import matches
from game.scenes.matches import Sitting
from game.scenes.notice import Notice, Way
from game.session.errors import FileGone, NotSaved
from game.ui.shell import Shell
from game.words import troubles
from game.words.language import later, say

_WITHOUT = later("Play unsaved")


class Unsaved(Notice):
    """Shown before the table of a match for which no file could be made."""

    def __init__(self, shell: Shell, sitting: Sitting) -> None:
        kept = say("You may play all the same, but nothing of it is kept when you leave.")
        super().__init__(shell, say("This match cannot be saved"), f"{kept}\n\n{sitting.unsaved}.")
        self.sitting = sitting

    def ways(self) -> Sequence[Way]:
        """To the table, or back to the set-up."""
        return ((say(_WITHOUT), "primary", self._play), (say("Back"), "plain", self._back))

    def _play(self) -> None:
        self.shell.go_to(f"table:{self.sitting.row.game.id}", sitting=self.sitting)

    def _back(self) -> None:
        self.shell.go_to("title")
        self.shell.open("setup", game=self.sitting.row.game.id)


class Failed(NamedTuple):
    """An act that was not played, and what tries it once more; that reports its own failure."""

    error: Exception
    again: Callable[[], None]


def offer(
    shell: Shell, sitting: Sitting, failed: Failed, fail: Callable[[Failed], None], give_up: Callable[[], None]
) -> None:
    """Say over the table that an act was not played, as it could not be saved, and offer what can be done.

    fail: reports that a new file cannot be made either. give_up: takes back what was shown of the act.
    """
    gone = isinstance(failed.error, FileGone)

    def retry() -> None:
        shell.close()
        try:
            if gone:
                matches.save_anew(sitting)
        except NotSaved as error:
            fail(Failed(error, failed.again))
        else:
            failed.again()

    def without() -> None:
        shell.close()
        matches.play_unsaved(sitting)
        failed.again()

    def back() -> None:
        shell.close()
        give_up()

    told = troubles.trouble(failed.error)
    if gone:
        told += "\n\n" + say("Nothing is lost: the whole match can be saved in a new file.")
    word = say("Save it anew") if gone else say("Try again")
    ways = ((word, "primary", retry), (say(_WITHOUT), "plain", without), (say("Back"), "plain", back))
    shell.open("notice", heading=say("It was not played"), text=told, offered=ways)
