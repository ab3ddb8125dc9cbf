"""The pictures of matches on their cards: made between frames, kept in a folder, and made anew where one is missing."""

from __future__ import annotations

import contextlib
import logging
import os
import traceback
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.catalog import GAMES
from game.core.slices import Slices
from game.host.crash import keep_report
from game.host.places import Places
from game.pictures.thumbnails import Easel
from game.scenes import kept_picture
from game.scenes.working import Working
from game.session.errors import MatchError
from game.session.record import Log
from game.session.replay import replaying
from game.session.saves import reading
from game.ui.canvas import Canvas

_log = logging.getLogger(__name__)
_MOST = 400
"""Pictures kept at the most, some 100 KB each."""


class CardPictures:
    """Call `work` between frames; `get` is the picture of a file as it was at a time, as soon as there is one."""

    def __init__(self, places: Places) -> None:
        self._folder, self._matches, self._reports = places.thumbnails, places.matches, places.data / "reports"
        self._made: dict[str, pygame.Surface | None] = {}
        self._wanted: list[tuple[str, str]] = []
        self._working: Working[pygame.Surface] | None = None
        self._easel: Easel | None = None

    def get(self, name: str, time: int) -> pygame.Surface | None:
        """The picture of a file; one that is not there yet is wanted from now on."""
        key = kept_picture.key(name, time)
        if key not in self._made:
            self._made[key] = kept_picture.load(self._folder / key)
            if self._made[key] is None:
                self._wanted.append((key, name))
        return self._made[key]

    def work(self, canvas: Canvas, seconds: float) -> bool | None:
        """Make pictures for so long; True if one is there that was not before, None if there is nothing to do."""
        if self._working is None:
            if not self._wanted:
                return None
            self._working = Working(self._drawing(canvas, self._matches / self._wanted[0][1]))
        try:
            if not self._working.go_on(seconds):
                return False
        except (OSError, MatchError, KeyError, pygame.error) as error:
            _log.info("no picture of %s: %s", self._next(), error)
            return False
        except Exception as error:  # a card without its picture is better than no screen of cards
            keep_report(self._reports, traceback.format_exc())
            _log.error("no picture of %s: %r", self._next(), error)
            return False
        picture = self._working.result
        key, _ = self._next()
        self._made[key] = picture
        self._keep(key, picture)
        return True

    def _next(self) -> tuple[str, str]:
        """Go on to the next picture that is wanted; the key and the file of the one that was."""
        self._working = None
        return self._wanted.pop(0)

    def _drawing(self, canvas: Canvas, path: Path) -> Slices[pygame.Surface]:
        self._easel = self._easel or Easel(canvas)
        log = yield from reading(path)
        match = yield from replaying(GAMES[log.game_id], log, check=False)
        drawing = self._easel.drawing(log.game_id, match.state, tuple(_notes(log)))
        try:
            while True:
                next(drawing)
                yield 0.5
        except StopIteration as done:
            found: pygame.Surface = done.value
            return found

    def _keep(self, key: str, picture: pygame.Surface) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            draft = self._folder / f"{os.getpid()}.new.png"
            pygame.image.save(picture, str(draft))
            os.replace(draft, self._folder / key)
            for old in sorted(self._folder.iterdir(), key=lambda path: path.stat().st_mtime)[:-_MOST]:
                old.unlink()
        except (pygame.error, OSError) as error:
            _log.info("a picture was not kept: %s", error)
            with contextlib.suppress(OSError, UnboundLocalError):
                draft.unlink(missing_ok=True)


def _notes(log: Log) -> Iterator[str]:
    """The notes of the last entries that have any, as a tray that stands after a pull."""
    found = log.note("tray")
    if found is not None:
        yield f"tray {found}"
