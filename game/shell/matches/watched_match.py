"""A match that was played, opened to be watched again or looked at as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.catalog import CATALOG, GAMES
from game.core.acts import Event, Move
from game.core.slices import Slices
from game.nature.chance import fresh_seed
from game.session.match import Match, MatchError
from game.session.playback import Playback
from game.session.replay import game_of, replaying
from game.session.saves import read, reading
from game.session.shelf_index import people
from game.shell.desk import DESKS
from game.shell.matches.open_match import OpenMatch, WatchedSource, held, refuse_unshown, source_of
from game.shell.pictures.score_strip import Chronicle


def recording(path: Path) -> Slices[OpenMatch]:
    """A table at which what a file has is played again; raises OSError and MatchError."""
    log = yield from reading(path)
    whole = yield from replaying(game_of(log, GAMES), log)
    refuse_unshown(CATALOG[whole.game.id], whole.setup)
    return _watched(whole, people(log), source_of(log, whole.setup, path.name))


def again(opened: OpenMatch, whole: Match | None = None) -> OpenMatch:
    """A table at which what has been played of an open match is played again; that match stays as it is.

    whole: more of it, where the open match is watched itself and only some of it has been seen.
    """
    return _watched(whole or opened.runner.match, opened.names, source_in(opened))


def _watched(whole: Match, names: Mapping[str, str], source: WatchedSource) -> OpenMatch:
    """A table at which all that was played of a match is played again."""
    row = CATALOG[whole.game.id]
    table = Playback(Match(row.game, whole.setup), row.nature_of(fresh_seed(), {}), tuple(whole.played))
    return OpenMatch(row, table, names, source=source)


def whole_of(opened: OpenMatch) -> Match:
    """All that was played of a match, also where it is only watched."""
    runner = opened.runner
    if not isinstance(runner, Playback):
        return runner.match
    match = Match(runner.match.game, runner.match.setup)
    match.follow(runner.recorded.acts)
    return match


def source_in(opened: OpenMatch) -> WatchedSource:
    """What an open match leaves to one that goes on from it."""
    if opened.source is not None:
        return opened.source
    save = opened.runner.save
    known = WatchedSource("", opened.own, opened.helped, held(opened), "", opened.faces)
    if save is None:
        return known
    known = known._replace(file=save.path.name)
    try:
        noted = source_of(read(save.path), opened.runner.match.setup, known.file)
    except (OSError, MatchError, ValueError):
        return known
    return noted._replace(players=known.players)  # hands are noted as they change, who sits there at the end


# Looked at as a whole, in slices: what happened in it, and how everybody stood from time to time.

MOST_LEVELS = 600
"""Moments at which it is noted how everybody stood: no strip is wide enough to show more."""
_AT_ONCE = 1000
"""Acts that are looked at between two frames, some 1 ms."""


class Seen(NamedTuple):
    """Something that happened. act: how many acts came before it. seat: whose act it was."""

    act: int
    seat: str
    event: Event

    @property
    def after(self) -> int:
        """After how many acts it had happened."""
        return self.act + 1


def telling(match: Match) -> Slices[Chronicle]:
    """A match as its game tells it."""
    return DESKS[match.game.id].chronicle(match)


def blank(match: Match) -> Chronicle:
    """What is known of a match before it is looked at."""
    seats = match.setup.names
    return Chronicle(seats, "", ((0, (0.0,) * len(seats)),), (), len(match.played), ())


def seeing(match: Match, *kinds: type[Event]) -> Slices[tuple[Seen, ...]]:
    """Every event of these kinds, in order."""
    acts, found = match.played, list[Seen]()
    for first in range(0, len(acts), _AT_ONCE):
        for number, played in enumerate(acts[first : first + _AT_ONCE], first):
            found += [Seen(number, played.seat, event) for event in played.events if isinstance(event, kinds)]
        yield first / len(acts)
    return tuple(found)


def after(seen: Iterable[Seen], kind: type[Event]) -> tuple[int, ...]:
    """After how many acts each event of a kind had happened."""
    return tuple(each.after for each in seen if isinstance(each.event, kind))


def from_the_start(match: Match, turns: tuple[int, ...]) -> tuple[int, ...]:
    """The turns with the one that no event begins: that of a seat which plays at once."""
    return (0, *turns) if match.played and isinstance(match.played[0].act, Move) else turns


def levels(match: Match, of: Callable[[Any], Sequence[float]]) -> tuple[tuple[int, tuple[float, ...]], ...]:
    """How everybody stood at most `MOST_LEVELS` moments, the end among them."""
    acts = match.played
    step = max(1, len(acts) // MOST_LEVELS)
    found = [(at, tuple(of(acts[at].before))) for at in range(0, len(acts), step)]
    return (*found, (len(acts), tuple(of(match.state))))
