"""What a match tells of itself, for the index of all matches: who plays, how it stands, what counts for whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.acts import Over
from game.core.digest import sha256
from game.core.game import Game
from game.core.setup import Setup, clean
from game.core.slices import Slices
from game.core.tally import TallySheet
from game.session.errors import MatchError
from game.session.match import Match
from game.session.notes import read_names, read_title
from game.session.record import Log
from game.session.replay import game_of, replaying
from game.session.saves import reading
from game.session.shelf_index import ShelfIndex, Told

LONGEST_NAME = 24
_FIRST = 8
"""Entries that tell a match from others, where it notes no seed."""
Line = Callable[[str, Any, Mapping[str, str]], str]
"""Of a game, a position and the names of its seats: how it stands, in a sentence."""


def telling(index: ShelfIndex, name: str, games: Mapping[str, Game[Any]], line: Line) -> Slices[None]:
    """Read a file to its end for the index, in slices; what goes wrong with it is noted there."""
    try:
        log = yield from reading(index.path(name))
        match = yield from replaying(game_of(log, games), log, check=False)
    except MatchError as error:
        index.trouble(name, error)
    except OSError:
        index.forget(name)
    else:
        index.tell(name, told(log, match, line))


def told(log: Log, match: Match, line: Line) -> Told:
    """What a match tells, by its log and as it was replayed."""
    waiting, sheet = match.waiting, TallySheet(match.setup.names)
    for played in match.played:
        sheet.add(match.game.tally(played.events))
    over = isinstance(waiting, Over)
    winners = waiting.winners if isinstance(waiting, Over) else ()
    called, computers = people(log), computers_of(log, match.setup)
    summary = {
        "seats": [[seat, called.get(seat, ""), seat in computers] for seat in match.setup.names],
        "waiting": "" if isinstance(waiting, Over) else waiting.seat,
        "winners": winners,
        "leaders": match.game.leaders(match.state),
        "line": line(log.game_id, match.state, called),
        "title": title(log),
    }
    seats, places = {}, _places(match) if over else {}
    for seat in match.setup.names:
        name = called.get(seat, "")
        person = "" if seat in computers else key_of(name or seat)
        won, place = int(seat in winners), places.get(seat, 0)
        seats[seat] = (person, name, int(seat in computers), won, place, *sheet.counts[seat].values())
    return Told(born(log), len(match.played), over, summary, seats, log.note("evening") or "")


def _places(match: Match) -> dict[str, int]:
    """The place of every seat, counted from 1; those who fared alike share one."""
    ranks = match.game.ranks(match.state, [played.events for played in match.played])
    return {seat: 1 + sum(other > rank for other in ranks.values()) for seat, rank in ranks.items()}


def key_of(name: str) -> str:
    """What tells a person from others: the name, however it is written."""
    return clean(name).strip().casefold()


def people(log: Log) -> dict[str, str]:
    """The names by seat, as far as they were noted."""
    try:
        found = read_names(log.note("names") or "{}")
    except ValueError:
        return {}
    return {seat: clean(name)[:LONGEST_NAME] for seat, name in found.items()}


def title(log: Log) -> str:
    """The name that people gave to the match, or ""."""
    try:
        return read_title(log.note("title") or '""')
    except ValueError:
        return ""


def computers_of(log: Log, setup: Setup) -> frozenset[str]:
    """The seats that computer players held when the match was left."""
    held = dict(pair.partition("=")[::2] for pair in (log.note("players") or "").split(",") if pair)
    return frozenset(seat.name for seat in setup.seats if held.get(seat.name, seat.player) != "human")


def born(log: Log) -> str:
    """What tells the match from every other; a copy that was played on has the same."""
    first = log.entries[: 1 if log.note("seed") else _FIRST]
    text = "\n".join((log.head, *(f"{line}" for entry in first for line in entry.lines)))
    return sha256(text.encode()).hexdigest()[:16]
