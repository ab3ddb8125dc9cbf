"""A long match that is being opened, and one that cannot be saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.session.errors import FileGone, MatchError, NotSaved
from game.shell.matches import open_match
from game.shell.matches.open_match import OpenMatch
from game.shell.pages import Notice, ProgressNotice, Way, Working
from game.text import error_messages
from game.text import screens as labels
from game.text.language import _
from game.ui.shell import Shell


class Loading(ProgressNotice[OpenMatch]):
    """Opens a match a slice a frame, then leads to its table, or to the table at which it is watched."""

    def __init__(self, shell: Shell, work: Working[OpenMatch], watch: bool = False) -> None:
        super().__init__(shell, _(labels.ONE_MOMENT), _(labels.THIS_IS_A_LONG_MATCH), work)
        self.watch = watch

    def done(self, result: OpenMatch) -> None:
        if self.watch:
            self.shell.go_to("watch", opened=result, back="matches")
        else:
            self.shell.go_to(f"table:{result.row.game.id}", opened=result)

    def work_on(self) -> bool:
        """A file that cannot be read leads back to the shelf with a word."""
        try:
            return super().work_on()
        except (OSError, MatchError) as error:
            self.shell.go_to("title")
            self.shell.open("notice", heading=_(labels.THIS_MATCH_CANNOT_GO_ON), text=error_messages.trouble(error))
            return False

    def left(self) -> None:
        """The match stays as it is."""
        self.shell.go_to("title")


# What a person may do about a match that cannot be saved, before it begins and while it is played.

_WITHOUT = labels.PLAY_UNSAVED


class Unsaved(Notice):
    """Shown before the table of a match for which no file could be made."""

    def __init__(self, shell: Shell, opened: OpenMatch) -> None:
        kept = _(labels.YOU_CAN_STILL_PLAY_BUT)
        super().__init__(shell, _(labels.THIS_MATCH_CANNOT_BE_SAVED), f"{kept}\n\n{opened.unsaved}")
        self.opened = opened

    def ways(self) -> Sequence[Way]:
        return ((_(_WITHOUT), "primary", self._play), (_(labels.BACK), "plain", self._back))

    def _play(self) -> None:
        self.shell.go_to(f"table:{self.opened.row.game.id}", opened=self.opened)

    def _back(self) -> None:
        self.shell.go_to("title")
        self.shell.open("setup", game=self.opened.row.game.id)


class Failed(NamedTuple):
    """An act that was not played, and what tries it once more; that reports its own failure."""

    error: Exception
    again: Callable[[], None]


def leave_unasked(shell: Shell, opened: OpenMatch) -> None:
    """Close the file of a match; where it would be lost, write it anywhere it can be, and tell that."""
    unkept = open_match.leave(opened, shell.places.elsewhere)
    if unkept is not None:
        shell.warn(_(labels.THIS_MATCH_CANNOT_BE_SAVED), unkept.told, unkept.lost)


def offer_to_leave(shell: Shell, error: NotSaved, again: Callable[[], None]) -> None:
    """Say over the table that the match would be lost by leaving, and offer what can be done; again: leaves."""

    def retry() -> None:
        shell.close()
        again()

    ways = (
        (_(labels.TRY_AGAIN), "primary", retry),
        (_(labels.LEAVE), "plain", lambda: shell.go_to("title")),
        (_(labels.BACK), "plain", shell.close),
    )
    told = error_messages.trouble(error)
    shell.open("notice", heading=_(labels.THIS_MATCH_CANNOT_BE_SAVED), text=told, offered=ways)


def offer(
    shell: Shell, opened: OpenMatch, failed: Failed, fail: Callable[[Failed], None], give_up: Callable[[], None]
) -> None:
    """Say over the table that an act was not played, as it could not be saved, and offer what can be done.

    fail: reports that a new file cannot be made either. give_up: takes back what was shown of the act.
    """
    gone = isinstance(failed.error, FileGone)

    def retry() -> None:
        shell.close()
        try:
            if gone:
                open_match.save_anew(opened)
        except NotSaved as error:
            fail(Failed(error, failed.again))
        else:
            failed.again()

    def without() -> None:
        shell.close()
        open_match.play_unsaved(opened)
        failed.again()

    def back() -> None:
        shell.close()
        give_up()

    told = error_messages.trouble(failed.error)
    if gone:
        told += "\n\n" + _(labels.NOTHING_IS_LOST_THE_WHOLE)
    word = _(labels.SAVE_A_NEW_COPY) if gone else _(labels.TRY_AGAIN)
    ways = ((word, "primary", retry), (_(_WITHOUT), "plain", without), (_(labels.BACK), "plain", back))
    shell.open("notice", heading=_(labels.THAT_MOVE_DID_NOT_COUNT), text=told, offered=ways)
