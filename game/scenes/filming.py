"""A run is being made into a film: how far that is, and where the file is in the end; Esc gives it up."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from game.core.slices import Slices
from game.host.files import create_whole
from game.scenes.notice import Notice, Way
from game.scenes.progress_notice import SPACE, bar_above
from game.scenes.working import Working
from game.text import filming as told
from game.text import screens as labels
from game.text.error_messages import reason
from game.text.language import _
from game.ui.canvas import Canvas
from game.ui.panels import Progress
from game.ui.shell import Shell


class Filming(Notice):
    """Lays over what was watched, which goes on when it is closed. path: of the film, once it is saved."""

    space = SPACE

    def __init__(self, shell: Shell, film: Slices[bytes], name: str) -> None:
        super().__init__(shell, _(told.MAKING_A_FILM), _(told.THE_RUN_IS_DRAWN_PICTURE))
        self.work = Working(film)
        self.name = name
        self.path: Path | None = None
        self.done = False

    def ways(self) -> Sequence[Way]:
        """Give it up, or go on when it is done."""
        if self.done:
            show: Way = (_(told.SHOW_IN_FOLDER), "plain", self._show)
            return ((_(labels.OK), "primary", self.shell.close), *([show] if self.path else ()))
        return ((_(labels.CANCEL), "plain", self.on_back),)

    def compose(self, canvas: Canvas) -> None:
        """The words, and a bar above the button as long as there is something to be done."""
        super().compose(canvas)
        if not self.done:
            self.add(Progress("progress", bar_above(self.widgets[-1].place), share=self.work.share))

    def tick(self, dt: float) -> bool:
        """Draw a little more of it; save it in the end."""
        if self.done:
            return False
        if self.work.go_on():
            self._save(self.work.result)
        bar = self.find("progress")
        if isinstance(bar, Progress):
            bar.share = self.work.share
            self.touch("progress")
        return True

    def _save(self, content: bytes) -> None:
        folder = self.shell.places.pictures
        path = folder / f"{self.name}-{datetime.now():%Y%m%d-%H%M%S-%f}.gif"
        self.done = True
        try:
            folder.mkdir(parents=True, exist_ok=True)
            create_whole(path, content)
        except OSError as error:
            self.heading = _(told.NO_FILM)
            self.text = _(told.COULD_NOT_BE_WRITTEN, path=path, why=reason(error))
        else:
            self.path = path
            self.heading, self.text = _(told.SAVED_AS_A_FILM), _(told.IT_IS_HERE, path=path)
        self.stale()

    def _show(self) -> None:
        self.shell.close()
        self.shell.open("exported", heading=self.heading, text=self.text, path=self.path, shown=True)

    def on_back(self) -> None:
        """Nothing is saved, unless it is already."""
        self.work.stop()
        self.shell.close()
