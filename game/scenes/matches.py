"""Matches as the screens know them: begun, continued, and the one that waits on the shelf."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.host.places import Places
from game.scenes.shelf import BOXES, Sitter, Waiting
from game.session.errors import MatchError
from game.session.saves import read

if TYPE_CHECKING:
    from game.catalog import Row
    from game.core.setup import Setup
    from game.session.table import Table

_log = logging.getLogger(__name__)
ENDING = ".match"
OVER = "over"


@dataclass(frozen=True)
class Sitting:
    """An open match at the table: what plays it, the names of those who sit there, and whether hands are steady."""

    row: Row
    table: Table
    names: Mapping[str, str]
    steady: bool = True


def begin(places: Places, row: Row, setup: Setup, names: Mapping[str, str], steady: bool) -> Sitting:
    """Begin a match in a new file; if none can be written the match is played without one."""
    from game.nature.streams import fresh_seed
    from game.session.errors import NotSaved
    from game.session.match import Match
    from game.session.saves import Save
    from game.session.table import Table

    match, bots, seed = Match(row.game, setup), row.bots(setup), fresh_seed()
    path = places.matches / f"{row.game.id}-{datetime.now():%Y%m%d-%H%M%S-%f}{ENDING}"
    notes = (f"seed {seed}", f"names {json.dumps(dict(names))}", f"hands {'steady' if steady else 'own'}")
    save: Save | None = None
    try:
        save = Save.create(path, match, notes)
    except NotSaved as error:
        _log.warning("playing without a file: %s", error)
    return Sitting(row, Table(match, row.nature_of(seed, bots), bots, save), names, steady)


def resume(path: Path) -> Sitting:
    """Open a match again; raises MatchError."""
    from game.catalog import CATALOG, GAMES
    from game.nature.streams import fresh_seed
    from game.session.saves import Save
    from game.session.table import Table

    save, match, log = Save.resume(path, GAMES)
    row = CATALOG[log.game_id]
    bots = row.bots(match.setup)
    found = log.note("seed") or ""
    seed = int(found) if found.lstrip("-").isdecimal() else fresh_seed()
    table = Table(match, row.nature_of(seed, bots), bots, save)
    return Sitting(row, table, names_in(log.note("names")), log.note("hands") != "own")


def latest(places: Places) -> Waiting | None:
    """The match played last that is not over; damaged files are passed by."""
    try:
        paths = sorted(places.matches.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for path in paths[:20]:
        found = _summary(path)
        if found is not None:
            return found
    return None


def _summary(path: Path) -> Waiting | None:
    try:
        log = read(path)
    except (OSError, MatchError) as error:
        _log.info("%s passed by: %s", path, error)
        return None
    if log.note(OVER) is not None:
        return None
    names = names_in(log.note("names"))
    seats = [part.split(":", 1) for part in log.head.rpartition("seats=")[2].split(" ")[0].split(",")]
    sitters = tuple(Sitter(seat, names.get(seat, seat.title()), player != "human") for seat, player in seats)
    title = next((box.title for box in BOXES if box.game == log.game_id), log.game_id)
    when = told(datetime.fromtimestamp(path.stat().st_mtime), datetime.now())
    return Waiting(log.game_id, title, when, sitters, "", str(path))


def told(then: datetime, now: datetime) -> str:
    """A moment in the past as one would say it."""
    days = (now.date() - then.date()).days
    if days <= 0:
        return f"today {then:%H:%M}"
    return f"yesterday {then:%H:%M}" if days == 1 else f"{days} days ago"


def names_in(note: str | None) -> dict[str, str]:
    """The people's names by seat, as a note keeps them."""
    try:
        found = json.loads(note or "{}")
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(seat): str(name)[:24] for seat, name in found.items() if isinstance(name, str)}
