"""The match that waits on the shelf, and a picture of it; looked for in spare time, as there may be thousands."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

from game.host.places import Places
from game.shell.matches import cards, waiting_note
from game.shell.pages import SLICE, Working
from game.shell.waiting import Waiting
from game.ui.drawing.canvas import Canvas


class WaitingMatch:
    """What is known of it so far; what reads files is loaded only when it is needed.

    match: None if there is none, or none is known yet. picture: None until there is one.
    """

    def __init__(self, places: Places) -> None:
        self.places = places
        self.match: Waiting | None = None
        self.picture: pygame.Surface | None = None
        self._unknown = False
        self._finding: Working[Waiting | None] | None = None
        self._pictures: cards.CardPictures | None = None

    @property
    def looking(self) -> bool:
        """Whether files are still to be looked at."""
        return self._unknown or self._finding is not None

    def look(self) -> None:
        """Take what is noted of it; else the files are to be looked at."""
        known = waiting_note.noted(self.places.matches)
        self.show(known[0] if known else None)
        self._unknown = known is None and _is_any(self.places.matches)

    def show(self, match: Waiting | None) -> None:
        """It is this one, with the picture that was kept of it."""
        self.match = match
        self.picture = cards.load(self.places.thumbnails / cards.picture_key(*_file(match))) if match else None

    def find(self, seconds: float) -> bool:
        """Look at the files for so long; tell whether it is known now."""
        if self._unknown:
            self._unknown = False
            from game.shell.matches.match_list import finding  # noqa: PLC0415 - not before the first frame

            self._finding = Working(finding(self.places))
        if self._finding is None or not self._finding.go_on(seconds):
            return False
        found, self._finding = self._finding.result, None
        self.show(found)
        return True

    def stop(self) -> None:
        """Look no further: others want the index of the matches."""
        if self._finding is not None:
            self._finding.stop()
            self._finding = None

    def draw(self, canvas: Canvas) -> bool:
        """Draw a picture where none was kept, a slice at a time; tell whether there was anything to be drawn."""
        if self.match is None or self.picture is not None or self._finding is not None:
            return False
        if self._pictures is None:
            self._pictures = cards.CardPictures(self.places)
        self.picture = self._pictures.get(*_file(self.match))
        return self.picture is not None or self._pictures.work(canvas, SLICE) is not None


def _is_any(folder: Path) -> bool:
    """Whether there is any file at all; what reads it is loaded only then."""
    try:
        with os.scandir(folder) as entries:
            return any(entries)
    except OSError:
        return False


def _file(match: Waiting) -> tuple[str, int]:
    """The file of a match, and when it was written, ms since 1970."""
    return Path(match.path).name, round(match.time * 1000)
