"""A match that was played, opened to be watched again."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.catalog import CATALOG, GAMES
from game.core.slices import Slices
from game.nature.chance import fresh_seed
from game.session.match import Match
from game.session.playback import Playback
from game.session.replay import game_of, replaying
from game.session.saves import reading
from game.session.shelf_index import people
from game.shell.matches.open_match import OpenMatch, refuse_unshown


def recording(path: Path) -> Slices[OpenMatch]:
    """A table at which what a file has is played again; raises OSError and MatchError."""
    log = yield from reading(path)
    whole = yield from replaying(game_of(log, GAMES), log)
    refuse_unshown(CATALOG[whole.game.id], whole.setup)
    return watched(whole, people(log))


def again(opened: OpenMatch) -> OpenMatch:
    """A table at which what has been played of an open match is played again; that match stays as it is."""
    return watched(opened.runner.match, opened.names)


def watched(whole: Match, names: Mapping[str, str]) -> OpenMatch:
    """A table at which all that was played of a match is played again."""
    row = CATALOG[whole.game.id]
    table = Playback(Match(row.game, whole.setup), row.nature_of(fresh_seed(), {}), tuple(whole.played))
    return OpenMatch(row, table, names)
