"""The run of a machine that was just watched, told in pictures, which are made in slices."""

from __future__ import annotations

from pkgutil import resolve_name

from game.pictures.run_pictures import RunPictures
from game.scenes import routes
from game.scenes.open_match import OpenMatch
from game.scenes.working import Working
from game.session.match import Played

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
            make = resolve_name(routes.RUN_PICTURES[self._opened.row.game.id])
            self._work = Working(make(self._opened, played))
        return True

    def go_on(self) -> bool:
        """Make the pictures; tell whether they have just been finished."""
        if self._work is None or not self._work.go_on(_SLICE):
            return False
        self.pictures, self._work = self._work.result, None
        return True
