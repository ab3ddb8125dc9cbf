"""A screen failed: what became of the match, where the report lies, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.scenes.notice import Notice, Way
from game.ui.shell import Shell


class Trouble(Notice):
    """Shown in place of a scene that failed."""

    def __init__(self, shell: Shell, report: Path | None = None) -> None:
        kept = f"A report lies in {report}." if report else "A report could not be written."
        safe = "Your match is safe: every move was saved when it was made, and it waits on the shelf."
        super().__init__(shell, "Sorry!", f"This screen broke down. {safe}\n\n{kept}")

    def ways(self) -> Sequence[Way]:
        """To the shelf, or out."""
        shelf: Way = ("To the shelf", "primary", lambda: self.shell.go_to("title"))
        return (shelf, ("Quit", "plain", self.shell.leave))

    def on_back(self) -> None:
        """Back leads to the shelf."""
        self.shell.go_to("title")
