"""A file was written for a person: where it is, and the way to see it there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.host.desktop import showing
from game.scenes.notice import Notice, Way
from game.scenes.working import Working
from game.text import filming as told
from game.text import screens as labels
from game.text.language import _
from game.ui.shell import Shell


class Exported(Notice):
    """Tells of one file. shown: whether it is asked for at once."""

    def __init__(self, shell: Shell, heading: str, text: str, path: Path, shown: bool = False) -> None:
        super().__init__(shell, heading, text)
        self.path = path
        self._work: Working[bool] | None = None
        if shown:
            self.show()

    def ways(self) -> Sequence[Way]:
        """See it, or go on."""
        show: Way = (_(told.SHOW_IN_FOLDER), "plain", self.show)
        return ((_(labels.OK), "primary", self.shell.close), show)

    def on_back(self) -> None:
        """Go on."""
        self.shell.close()

    def show(self) -> None:
        """Ask the system to show the file in its folder."""
        if self._work is None:
            self._work = Working(showing(self.path))

    def tick(self, dt: float) -> bool:
        """Where no program of the system does, say so."""
        if self._work is None or not self._work.go_on(_SLICE):
            return False
        if not self._work.result:
            self.text = _(told.NO_FOLDER_SHOWN, path=self.path)
            self.stale()
        self._work = None
        return True


_SLICE = 0.001
"""Seconds between two frames; it is another program that works."""
