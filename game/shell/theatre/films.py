"""A run of a machine told in pictures, made into a film, and kept as a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import ClassVar

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.host.desktop import showing
from game.host.files import create_whole
from game.session.match import Played
from game.shell.desk import DESKS
from game.shell.matches.open_match import OpenMatch
from game.shell.pages import SPACE, Notice, Way, Working, bar_above
from game.shell.pictures.film import FilmPreview, RunPictures, RunStrip
from game.text import matches as filming
from game.text import matches as told
from game.text import screens as labels
from game.text.error_messages import reason
from game.text.language import _, percent
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT
from game.ui.layout import Child, Sized
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import Card, Progress
from game.ui.widgets.screen import Screen

_SLICE = 0.008
"""Seconds between two frames in which the run is stepped again."""


class LastRun:
    """played: the run, None where none was just watched. pictures: of it, once they are there."""

    def __init__(self, opened: OpenMatch) -> None:
        self._opened = opened
        self._work: Working[RunPictures] | None = None
        self.played: Played | None = None
        self.pictures: RunPictures | None = None

    def follow(self, played: Played | None) -> bool:
        """Another run was watched, or it is over with this one; tell whether anything changed."""
        if played is self.played:
            return False
        if self._work is not None:
            self._work.stop()
        self.played, self.pictures, self._work = played, None, None
        if played is not None:
            watching = DESKS[self._opened.row.game.id].watching
            assert watching is not None
            self._work = Working(watching.pictures(self._opened, played))
        return True

    def go_on(self) -> bool:
        """Make the pictures; tell whether they have just been finished."""
        if self._work is None or not self._work.go_on(_SLICE):
            return False
        self.pictures, self._work = self._work.result, None
        return True


# The card with the film of a run: four pictures of it, and the way to keep it as a file.

_PAD, _GAP = 8.0, 10.0
_WORDED, _WIDEST, _LEAST = 150.0, 230.0, 48.0
_ASPECT = 0.6

_HIGHEST, _SHARE = 300.0, 0.36
"""How tall the picture of a film is at the most, design units, and of the window."""
FILM = ("film_card", "film_strip", "watch_run", "film")
"""What lies over the stage, so that it is drawn after it."""


@dataclass
class FilmCard(Card):
    """The card over the stage."""

    drawn: ClassVar[bool] = False


@dataclass
class FilmButton(Button):
    """The button on it."""

    drawn: ClassVar[bool] = False


def add_film(
    screen: Screen,
    canvas: Canvas,
    place: FRect,
    pictures: RunPictures | None,
    acts: tuple[Callable[[], None], Callable[[], None] | None],
) -> None:
    """The pictures at the left, the buttons at the right; that which saves without words where there is no room.

    acts: what saves it, and what shows it as a strip of film, if there is that.
    """
    on_save, on_watch = acts
    more = _LEAST + _GAP if on_watch is not None else 0.0
    aspect = pictures.aspect if pictures is not None else _ASPECT
    high = place.height - 2 * _PAD
    strip = min(RunStrip.width(high, aspect), place.width - 2 * _PAD - _GAP - _LEAST - more)
    rest = min(_WIDEST, place.width - 2 * _PAD - strip - _GAP - more)
    room = FRect(place)
    room.width = strip + more + rest + 2 * _PAD + _GAP
    room.right = place.right
    screen.add(FilmCard("film_card", room, lift=1.2, corner=10))
    film = FRect(room.x + _PAD, room.y + _PAD, strip, high)
    screen.add(RunStrip("film_strip", film, pictures=pictures, aspect=aspect))
    if on_watch is not None:
        eye = FRect(film.right + _GAP, film.y, _LEAST, high)
        screen.add(FilmButton("watch_run", eye, icon="eye", on_press=on_watch, label=_(filming.WATCH_THIS_RUN),
                              hint=_(filming.TO_AND_FRO)))  # fmt: skip
    spot = FRect(room.x + _PAD + strip + more + _GAP, room.y + _PAD, rest, high)
    text, letters = _(filming.SAVE_AS_A_FILM), canvas.letters
    style = letters.shrunk(text, ACT, max(1.0, rest - 66), high - 16)
    if rest < _WORDED or letters.height(text, style, rest - 66) > high - 12:
        text = ""
    screen.add(FilmButton("film", spot, text=text, icon="film", style=style, on_press=on_save,
                      label=_(filming.SAVE_AS_A_FILM), hint=_(filming.SAVE_THIS_RUN_AS_A_FILM)))  # fmt: skip


# A run is being made into a film: how far that is, and where the file is in the end; Esc gives it up.


_MADE = {
    "gif": (told.MAKING_A_FILM, told.THE_RUN_IS_DRAWN_PICTURE, told.SAVED_AS_A_FILM, told.NO_FILM),
    "png": (told.MAKING_A_PICTURE, told.ALL_RUNS_ARE_DRAWN, told.SAVED_AS_A_PICTURE, told.NO_PICTURE),
}
"""While it is made, what is done, and how that ended."""


class Filming(Notice):
    """Lays over what was watched, which goes on when it is closed. path: of the film, once it is saved.

    kind: "gif" for a film, "png" for a picture.
    """

    space = SPACE

    def __init__(
        self,
        shell: Shell,
        film: Slices[bytes],
        name: str,
        kind: str = "gif",
        pictures: Sequence[pygame.Surface] | None = None,
    ) -> None:
        self.kind = kind
        heading, text, *self._ends = (_(each) for each in _MADE[kind])
        super().__init__(shell, heading, text)
        self.work = Working(film)
        self.pictures = pictures
        self.made: bytes | None = None
        self.name = name
        self.path: Path | None = None
        self.done = False

    def ways(self) -> Sequence[Way]:
        """Give it up, keep it once it was seen, or go on when it is done."""
        if self.made is not None:
            save: Way = (_(told.SAVE_THE_FILM), "primary", self._keep)
            return (save, (_(told.THROW_THE_FILM_AWAY), "plain", self.on_back))
        if self.done:
            show: Way = (_(told.SHOW_IN_FOLDER), "plain", self._show)
            return ((_(labels.OK), "primary", self.shell.close), *([show] if self.path else ()))
        return ((_(labels.CANCEL), "plain", self.on_back),)

    def compose(self, canvas: Canvas) -> None:
        """The words, and a bar above the button as long as there is something to be done."""
        super().compose(canvas)
        if not self.done and self.made is None:
            self.add(Progress("progress", bar_above(self.widgets[-1].place), share=self.work.share, tell=percent))

    def tick(self, dt: float) -> bool:
        """Draw a little more of it; save it in the end."""
        if self.done:
            return False
        if self.made is not None:
            return self._play(dt)
        if self.work.go_on():
            (self._save if self.pictures is None else self._preview)(self.work.result)
        bar = self.find("progress")
        if isinstance(bar, Progress):
            bar.share = self.work.share
            self.touch("progress")
        return True

    def _play(self, dt: float) -> bool:
        shown = self.find("preview")
        if not isinstance(shown, FilmPreview):
            return False
        before, shown.now = shown.number, shown.now + dt
        if shown.number != before:
            self.touch("preview")
        return shown.number != before

    def pictured(self, canvas: Canvas) -> Sequence[Child]:
        """What it will look like: the picture that was drawn last, then all of them in turn."""
        if self.made is None or self.pictures is None:
            return ()
        shown = FilmPreview("preview", pictures=self.pictures, still=self.shell.settings.reduced_motion,
                          label=_(told.THE_FILM))  # fmt: skip
        return (Sized(shown, height=min(_HIGHEST, canvas.area.height * _SHARE)), 14)

    def _preview(self, content: bytes) -> None:
        """Show it before it is kept."""
        self.made = content
        self.heading, self.text = _(told.YOUR_FILM), _(told.KEEP_IT)
        self.stale()

    def _keep(self) -> None:
        content, self.made = self.made, None
        if content is not None:  # else it was pressed twice within a frame
            self._save(content)

    def _save(self, content: bytes) -> None:
        folder = self.shell.places.pictures
        path = folder / f"{self.name}-{datetime.now():%Y%m%d-%H%M%S-%f}.{self.kind}"
        self.done = True
        try:
            folder.mkdir(parents=True, exist_ok=True)
            create_whole(path, content)
        except OSError as error:
            self.heading = self._ends[1]
            self.text = _(told.COULD_NOT_BE_WRITTEN, path=path, why=reason(error))
        else:
            self.path = path
            self.heading, self.text = self._ends[0], _(told.IT_IS_HERE, path=path)
        self.stale()

    def _show(self) -> None:
        self.shell.close()
        self.shell.open("exported", heading=self.heading, text=self.text, path=self.path, shown=True)

    def on_back(self) -> None:
        """Nothing is saved, unless it is already."""
        self.work.stop()
        self.shell.close()


# A file was written for a person: where it is, and the way to see it there.


class Exported(Notice):
    """Tells of one file. shown: whether it is asked for at once."""

    def __init__(self, shell: Shell, heading: str, text: str, path: Path, shown: bool = False) -> None:
        super().__init__(shell, heading, text)
        self.path = path
        self._work: Working[bool] | None = None
        if shown:
            self.show()

    def ways(self) -> Sequence[Way]:
        show: Way = (_(told.SHOW_IN_FOLDER), "plain", self.show)
        return ((_(labels.OK), "primary", self.shell.close), show)

    def on_back(self) -> None:
        self.shell.close()

    def show(self) -> None:
        """Ask the system to show the file in its folder."""
        if self._work is None:
            self._work = Working(showing(self.path))

    def tick(self, dt: float) -> bool:
        """Where no program of the system does, say so."""
        if self._work is None or not self._work.go_on(_EXPORTED_SLICE):
            return False
        if not self._work.result:
            self.text = _(told.NO_FOLDER_SHOWN, path=self.path)
            self.stale()
        self._work = None
        return True


_EXPORTED_SLICE = 0.001
"""Seconds between two frames; it is another program that works."""
