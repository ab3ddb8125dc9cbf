"""The match that waits on the shelf, read from the files without their game, so that the title comes quickly."""

from __future__ import annotations

import json
import logging
import os
import re
import stat
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.core.names import clean
from game.host.places import Places
from game.scenes.shelf import BOXES, ShelfSeat, Waiting
from game.session.errors import MatchError, UnknownGame
from game.session.record import seats_in
from game.session.saves import read
from game.text import screens as labels
from game.text.language import _, ngettext
from game.text.seats import seat_name

_log = logging.getLogger(__name__)
ENDING = ".match"
OVER = "over"
_LAST = re.compile(rb"^~ over .*\n# .{23}\n\0*$", re.ASCII | re.MULTILINE)
_TAIL = 64
_MOST_READ, _BLOCK = 16 << 20, 4096
"""Bytes read at most in search of a match that waits, about .4 s; of one that is over only a block is read."""


class _File(NamedTuple):
    time: float
    size: int
    path: str


def latest(places: Places) -> Waiting | None:
    """The match played last that is not over; what cannot be read, is damaged or of another version is passed by."""
    left = _MOST_READ
    for file in sorted(_files(places.matches), reverse=True):
        try:
            over = _ended(file)
            left -= _BLOCK if over else file.size
            if not over:
                return _summary(file)
        except (OSError, MatchError) as error:
            _log.info("%s passed by: %s", file.path, error)
        if left <= 0:
            break
    return None


def _files(folder: Path) -> Iterator[_File]:
    """The ordinary files of matches in a folder, as far as they can be looked at."""
    try:
        names = os.listdir(folder)
    except OSError as error:
        _log.info("no matches are found: %s", error)
        return
    for path in (os.path.join(folder, name) for name in names if name.endswith(ENDING)):
        try:
            found = os.stat(path)
        except OSError:
            continue
        if stat.S_ISREG(found.st_mode):
            yield _File(found.st_mtime, found.st_size, path)


def _ended(file: _File) -> bool:
    """Whether the last that stands in a file is that its match is over."""
    with open(file.path, "rb") as opened:
        opened.seek(max(0, file.size - _TAIL))
        return _LAST.search(opened.read(_TAIL)) is not None


def _summary(file: _File) -> Waiting:
    log = read(Path(file.path))
    names, seats = names_in(log.note("names")), seats_in(log.head)
    box = next((box for box in BOXES if box.game == log.game_id), None)
    if box is None:
        raise UnknownGame(log.game_id)
    held = dict(pair.partition("=")[::2] for pair in (log.note("players") or "").split(",") if pair)
    sitters = tuple(
        ShelfSeat(seat.name, names.get(seat.name) or seat_name(seat.name), held.get(seat.name, seat.player) != "human")
        for seat in seats
    )
    return Waiting(log.game_id, _(box.title), _when(file.time), sitters, "", file.path)


def _when(time: float) -> str:
    try:
        return told(datetime.fromtimestamp(time), datetime.now())
    except (ValueError, OverflowError, OSError):  # before the year 1 or after 9999
        return _(labels.A_WHILE_AGO)


def told(then: datetime, now: datetime) -> str:
    """A moment in the past as one would say it."""
    days = (now.date() - then.date()).days
    if days <= 0:
        return _(labels.TODAY, time=then)
    return _(labels.YESTERDAY, time=then) if days == 1 else ngettext(*labels.DAY_AGO_COUNT, days)


def names_in(note: str | None) -> dict[str, str]:
    """The people's names by seat, as a note keeps them."""
    try:
        found = json.loads(note or "{}")
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(seat): clean(name)[:24] for seat, name in found.items() if isinstance(name, str)}
