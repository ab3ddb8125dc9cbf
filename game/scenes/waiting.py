"""The match that waits on the shelf, read from the files without their game, so that the title comes quickly."""

from __future__ import annotations

import json
import logging
from datetime import datetime
from pathlib import Path

from game.host.places import Places
from game.scenes.shelf import BOXES, Sitter, Waiting
from game.session.errors import MatchError
from game.session.saves import read
from game.words.language import count, say
from game.words.seats import seat_name

_log = logging.getLogger(__name__)
ENDING = ".match"
OVER = "over"


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
    held = dict(seats) | dict(pair.partition("=")[::2] for pair in (log.note("players") or "").split(",") if pair)
    sitters = tuple(Sitter(seat, names.get(seat) or seat_name(seat), held[seat] != "human") for seat, _ in seats)
    title = next((say(box.title) for box in BOXES if box.game == log.game_id), log.game_id)
    when = told(datetime.fromtimestamp(path.stat().st_mtime), datetime.now())
    return Waiting(log.game_id, title, when, sitters, "", str(path))


def told(then: datetime, now: datetime) -> str:
    """A moment in the past as one would say it."""
    days = (now.date() - then.date()).days
    if days <= 0:
        return say("today {time:%H:%M}", time=then)
    return (
        say("yesterday {time:%H:%M}", time=then) if days == 1 else count("{number} day ago", "{number} days ago", days)
    )


def names_in(note: str | None) -> dict[str, str]:
    """The people's names by seat, as a note keeps them."""
    try:
        found = json.loads(note or "{}")
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(seat): str(name)[:24] for seat, name in found.items() if isinstance(name, str)}
