"""An evening: several games in a row with points in common, for the places that people took.

Each match notes to which evening it belongs, so that the table is made anew from the logs at any time. Beside them
stands only which evening goes on.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.core.setup import colour_of
from game.host.files import UNREADABLE, read_limited, replace_whole
from game.session.saves import SaveOrder
from game.session.shelf_index import Listed, ShelfIndex

_NAME = "%Y%m%d-%H%M%S"
_LONGEST = 16 << 10
_BEFORE = 24 * 3600 * 1000
"""Milliseconds: so long before it began the match may have been played with which it was begun."""
_ASKED = """
select files.name, files.game, seats.seat, seats.host, seats.called, seats.face, seats.won, seats.place,
  count(*) over (partition by files.name)
from files join seats using (name)
where files.evening = ? and files.over = 1 and files.trouble = ''
order by files.place, files.time, files.name, seats.rowid
"""


class Guest(NamedTuple):
    """Somebody at the evening's tables. seat: where they sat first. called: their name, or "". computer: whether none
    of the people. face: the picture of who has one."""

    seat: str
    called: str
    computer: bool
    face: str = ""


class Round(NamedTuple):
    """A game that was finished, and the points of those who played it, by their keys."""

    game: str
    points: dict[str, int]


class Evening(NamedTuple):
    """The guests by their keys, and the games in the order in which they were played."""

    guests: dict[str, Guest]
    rounds: list[Round]

    def total(self, key: str, rounds: int | None = None) -> int:
        """All points of a guest, or those after so many games."""
        return sum(each.points.get(key, 0) for each in self.rounds[:rounds])

    def standings(self) -> list[str]:
        """The keys of the guests, the most points first."""
        return sorted(self.guests, key=lambda key: -self.total(key))


def points(place: int, players: int, won: bool) -> int:
    """The first gets as many points as there are players, the next one less; alone, one for having won."""
    return players + 1 - place if players > 1 else int(won)


def read_evening(index: ShelfIndex, evening: str) -> Evening:
    """What the index knows of an evening. Who sat down as a person stays one while the computer plays for them."""
    guests: dict[str, Guest] = {}
    rounds: dict[str, Round] = {}
    for name, game, seat, host, called, face, won, place, players in index.read(_ASKED, evening):
        key = str(host if called else colour_of(seat))
        key = key if host else f"computer {called or colour_of(seat)}"
        of = rounds.setdefault(str(name), Round(str(game), {}))
        while key in of.points:
            key += " "  # two at one table have the same name: the second of them, wherever they meet; no name ends so
        guests.setdefault(key, Guest(str(seat), str(called), not host, str(face)))
        of.points[key] = points(int(place), int(players), bool(won))
    return Evening(guests, list(rounds.values()))


def note_table(matches: Path, table: object) -> None:
    """Keep who sits at the table of the evening that goes on, as plain data, so that they sit down at the next one."""
    try:
        found = json.loads(read_limited(_file(matches), _LONGEST))
        replace_whole(_file(matches), json.dumps({**found, "table": table}).encode())
    except (*UNREADABLE, TypeError):  # they sit down by hand then
        return


def last_table(matches: Path) -> object:
    """Who sat at the evening's last table, as it was kept; None where there is none."""
    try:
        found = json.loads(read_limited(_file(matches), _LONGEST))
        return found.get("table") if going_on(matches) else None
    except (*UNREADABLE, AttributeError):
        return None


def going_on(matches: Path) -> str:
    """The evening that goes on, or ""."""
    try:
        found = json.loads(read_limited(_file(matches), _LONGEST))["evening"]
    except UNREADABLE:
        return ""
    return found if isinstance(found, str) and re.fullmatch(r"[0-9]{8}-[0-9]{6}", found, re.ASCII) else ""


def begin(matches: Path) -> str:
    """Let an evening begin; raises OSError."""
    evening = datetime.now().strftime(_NAME)
    before = max(0, SaveOrder(matches).last() - 1)  # the last match may be the one with which it is begun
    replace_whole(_file(matches), json.dumps({"evening": evening, "before": before}).encode())
    return evening


def end(matches: Path) -> None:
    """The evening is over; its matches stay as they are."""
    with contextlib.suppress(OSError):
        _file(matches).unlink(missing_ok=True)


def played_since(matches: Path) -> Callable[[Listed], bool]:
    """Tells of a match whether it may belong to the evening that goes on: by the order, and by the clock.

    An evening that an earlier version began has its time only.
    """
    try:
        found = json.loads(read_limited(_file(matches), _LONGEST))
        time, before = _began(found["evening"]) - _BEFORE, found.get("before")
    except UNREADABLE:
        return lambda listed: False
    return lambda listed: listed.time >= time or (isinstance(before, int) and listed.place > before)


def _began(evening: str) -> int:
    """When an evening began, ms since 1970."""
    try:
        return int(datetime.strptime(evening, _NAME).timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        return 0


def _file(matches: Path) -> Path:
    return matches.with_name("evening.json")
