"""The match that waits on the shelf, noted beside the folder so that the title need not read them all."""

from __future__ import annotations

import contextlib
import json
import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.catalog import CATALOG
from game.host.files import UNREADABLE, read_limited, replace_whole
from game.host.places import Places
from game.shell.matches import cards
from game.shell.pages import SLICE, Working
from game.shell.pictures.shop import ShelfSeat, Waiting
from game.text import screens as labels
from game.text.language import _
from game.ui.drawing.canvas import Canvas

if TYPE_CHECKING:
    from game.shell.matches.cards import CardPictures


_LONGEST = 8192


def noted(folder: Path) -> tuple[Waiting] | tuple[None] | None:
    """The match that waits, or that none does; nothing at all if that is not known."""
    try:
        found = json.loads(read_limited(_note(folder), _LONGEST))
        if found["folder"] != _mark(folder) or found["language"] != _language():
            return None
        if found["match"] is None:
            return (None,)
        waiting = _read(folder, found["match"])
        return (waiting,) if found["file"] == _mark(Path(waiting.path)) else None
    except UNREADABLE:
        return None


def note(folder: Path, waiting: Waiting | None) -> None:
    """Note what the files came to."""
    try:
        match = None if waiting is None else {**waiting._asdict(), "path": Path(waiting.path).name}
        mark = None if waiting is None else _mark(Path(waiting.path))
        found = {"folder": _mark(folder), "file": mark, "match": match, "language": _language()}
        replace_whole(_note(folder), json.dumps(found).encode())
    except OSError:
        forget(folder)


def is_any(folder: Path) -> bool:
    """Whether there is any file at all; what reads it is loaded only then."""
    try:
        with os.scandir(folder) as entries:
            return any(entries)
    except OSError:
        return False


def forget(folder: Path) -> None:
    """Another match may be the one played last."""
    with contextlib.suppress(OSError):
        _note(folder).unlink(missing_ok=True)


def _language() -> str:
    return _(labels.CONTINUE)  # a word tells it


def _note(folder: Path) -> Path:
    return folder.with_name("waiting.json")


def _mark(path: Path) -> list[int]:
    found = os.stat(path)
    return [found.st_size, int(found.st_mtime * 1000)]


def _read(folder: Path, found: dict[str, Any]) -> Waiting:
    sitters = tuple(ShelfSeat(str(seat), str(called), bool(computer)) for seat, called, computer in found["sitters"])
    game, line, name = (str(found[key]) for key in ("game", "line", "path"))
    if os.path.basename(name) != name:
        raise ValueError("not the name of a file")
    if game not in CATALOG:
        raise ValueError("a game that only another version has")
    time = float(found["time"])
    if not math.isfinite(time):
        raise ValueError("no time")
    return Waiting(game, time, sitters, line, str(folder / name), bool(found["panorama"]),
                   str(found["named"]))  # fmt: skip


# The match that waits on the shelf, and a picture of it; looked for in spare time, as there may be thousands.


class WaitingMatch:
    """What is known of it so far; what reads files and draws pictures is loaded only when it is needed.

    match: None if there is none, or none is known yet. picture: None until there is one.
    """

    def __init__(self, places: Places) -> None:
        self.places = places
        self.match: Waiting | None = None
        self.picture: pygame.Surface | None = None
        self._unknown = False
        self._finding: Working[Waiting | None] | None = None
        self._pictures: CardPictures | None = None

    @property
    def looking(self) -> bool:
        """Whether files are still to be looked at."""
        return self._unknown or self._finding is not None

    def look(self) -> None:
        """Take what is noted of it; else the files are to be looked at."""
        known = noted(self.places.matches)
        self.show(known[0] if known else None)
        self._unknown = known is None and is_any(self.places.matches)

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
            from game.shell.matches.cards import CardPictures  # noqa: PLC0415 - seldom wanted

            self._pictures = CardPictures(self.places)
        self.picture = self._pictures.get(*_file(self.match))
        return self.picture is not None or self._pictures.work(canvas, SLICE) is not None


def _file(match: Waiting) -> tuple[str, int]:
    """The file of a match, and when it was written, ms since 1970."""
    return Path(match.path).name, round(match.time * 1000)
