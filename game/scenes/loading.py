"""A long match is being opened: how far that is; Esc gives it up."""

from __future__ import annotations

from game.scenes.open_match import OpenMatch
from game.scenes.progress_notice import ProgressNotice
from game.scenes.working import Working
from game.session.errors import MatchError
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
        """To the table."""
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
