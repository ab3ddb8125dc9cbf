"""A screen failed: what became of what was on it, where the report lies, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.shell.pages import Notice, Way
from game.text import screens as labels
from game.text.language import _, sentences
from game.ui.shell import Shell


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
