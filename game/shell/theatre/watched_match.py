"""A match that was played, opened to be watched again, or to go on from one of its moments."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.catalog import CATALOG, GAMES, CatalogRow
from game.core.acts import Ask
from game.core.slices import Slices
from game.host.places import Places
from game.nature.chance import fresh_seed
from game.session.match import Match
from game.session.notes import LONGEST_PARENT, BranchNote
from game.session.playback import Playback
from game.session.replay import game_of, replaying
from game.session.saves import reading
from game.session.shelf_index import people
from game.shell.matches.open_match import Before, Luck, OpenMatch, WatchedSource, begin, held, refuse_unshown, source_of
from game.text import matches as told
from game.text.language import _
from game.ui.shell import Shell


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
    return _watched(whole or opened.runner.match, opened.names, _source(opened))


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


def _source(opened: OpenMatch) -> WatchedSource:
    if opened.source is not None:
        return opened.source
    save = opened.runner.save
    return WatchedSource(save.path.name if save is not None else "", opened.own, opened.helped, held(opened))


# A match that goes on from a moment of one that was played.


def moment(match: Match, row: CatalogRow, at: int) -> int:
    """After how many acts one goes on to play the moment after so many again.

    Before a machine's run that is where somebody decided on it, as how it was cranked or lifted is noted with that.
    """
    nature = row.nature_of(0, {})
    while 0 < at < len(match.played):
        waiting = match.game.waiting(match.played[at].before)
        if not isinstance(waiting, Ask) or nature.instant(waiting):
            break
        at -= 1
    return at


def branched(places: Places, opened: OpenMatch, at: int) -> OpenMatch:
    """Begin a match of its own with the first so many acts of another, which stays as it is, and with fresh luck."""
    whole, source = whole_of(opened), _source(opened)
    acts = whole.played[: moment(whole, opened.row, at)]
    before = Before(BranchNote(source.file[:LONGEST_PARENT], len(acts)), acts, source.players)
    luck = Luck(source.own, helped=source.helped, before=before)
    return begin(places, opened.row, whole.setup, opened.names, luck)


def play_on_from(shell: Shell, opened: OpenMatch, at: int) -> None:
    """Leave all for the table of such a match, and say what it is."""
    branch = branched(shell.places, opened, at)
    shell.go_to(branch.route, opened=branch)
    if not branch.unsaved:
        shell.open("notice", heading=_(told.PLAY_ON_FROM_HERE), text=_(told.A_MATCH_OF_ITS_OWN))
