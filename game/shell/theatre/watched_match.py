"""A match that was played, opened to be watched again."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.catalog import CATALOG, GAMES
from game.core.slices import Slices
from game.nature.chance import fresh_seed
from game.session.match import Match, MatchError
from game.session.playback import Playback
from game.session.replay import game_of, replaying
from game.session.saves import read, reading
from game.session.shelf_index import people
from game.shell.matches.open_match import OpenMatch, WatchedSource, held, refuse_unshown, source_of


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
