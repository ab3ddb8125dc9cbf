"""A screen failed: what became of the match, where the report lies, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.scenes.notice import Notice, Way
from game.ui.shell import Shell
from game.words.language import say


class Trouble(Notice):
    """Shown in place of a scene that failed."""

    def __init__(self, shell: Shell, report: Path | None = None) -> None:
        kept = say("A report lies in {report}.", report=report) if report else say("A report could not be written.")
        safe = say("A match that is saved is safe: it has every move that was made, and waits on the shelf.")
        super().__init__(shell, say("Sorry!"), f"{say('This screen broke down.')} {safe}\n\n{kept}")

    def ways(self) -> Sequence[Way]:
        """To the shelf, or out."""
        shelf: Way = (say("To the shelf"), "primary", lambda: self.shell.go_to("title"))
        return (shelf, (say("Quit"), "plain", self.shell.leave))

    def on_back(self) -> None:
        """Back leads to the shelf."""
        self.shell.go_to("title")
