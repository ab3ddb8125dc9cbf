"""The match that waits on the shelf, found through the index of all matches."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.catalog import GAMES
from game.core.acts import Over
from game.core.slices import Slices, finish
from game.host.places import Places
from game.pictures.shelf import ShelfSeat, Waiting
from game.scenes import waiting_note
from game.session.errors import MatchError, UnknownGame
from game.session.record import Log, seats_in
from game.session.replay import replaying
from game.session.saves import reading
from game.session.shelf_index import Listed, ShelfIndex
from game.session.telling import people
from game.text import screens as labels
from game.text import stands
from game.text.language import _, sentences
from game.text.seats import called, seat_name

_log = logging.getLogger(__name__)


def index_of(places: Places) -> ShelfIndex:
    """The index of all matches, told in the language that is spoken."""
    return ShelfIndex(places, _(labels.CONTINUE))  # a word tells it


def stands_in(game_id: str, state: Any, names: Mapping[str, str]) -> str:
    """How a position stands, in a sentence, those at the table called by their names."""
    with called(names):
        return stands(game_id, state)


def latest(places: Places) -> Waiting | None:
    """The match played last that is not over; what cannot be read, is damaged or of another version is passed by."""
    return finish(finding(places))


def finding(places: Places) -> Slices[Waiting | None]:
    """The same in slices; it is noted for the next time."""
    try:
        index = index_of(places)
    except sqlite3.Error as error:
        _log.warning("no index of matches: %s", error)
        return None
    try:
        yield from index.refreshing()
        found: Waiting | None = None
        waiting = index.newest(waiting=True)
        for number, listed in enumerate(waiting):
            found = yield from _waiting(index, listed)
            if found is not None:
                break
            yield number / len(waiting)  # of ten thousand that were left at their end each is read once
        waiting_note.note(places.matches, found)
        return found
    finally:
        index.close()


def _waiting(index: ShelfIndex, listed: Listed) -> Slices[Waiting | None]:
    """What a file tells, if it is a match that waits; what was found otherwise is kept in the index."""
    path = index.path(listed.name)
    try:
        log = yield from reading(path)
        found = _summary(log, listed.seconds, path)
        match = yield from replaying(GAMES[log.game_id], log, check=False)
    except (OSError, MatchError, KeyError) as error:
        _log.info("%s passed by: %s", path, error)
        if isinstance(error, MatchError):
            index.trouble(listed.name, error)
        return None
    if isinstance(match.waiting, Over):
        index.end(listed.name)
        return None
    names = people(log)
    with called(names):
        to_play = _(labels.TO_PLAY, name=seat_name(match.waiting.seat))
    told = to_play, stands_in(log.game_id, match.state, names)
    return found._replace(line=sentences(*told))


def _summary(log: Log, seconds: float, path: Path) -> Waiting:
    names, seats = people(log), seats_in(log.head)
    if log.game_id not in GAMES:
        raise UnknownGame(log.game_id)
    held = dict(pair.partition("=")[::2] for pair in (log.note("players") or "").split(",") if pair)
    sitters = tuple(
        ShelfSeat(seat.name, names.get(seat.name) or seat_name(seat.name), held.get(seat.name, seat.player) != "human")
        for seat in seats
    )
    return Waiting(log.game_id, seconds, sitters, "", str(path))
