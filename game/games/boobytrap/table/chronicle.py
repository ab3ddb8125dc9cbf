"""A match of Booby-Trap as a whole, and the films of its pulls."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from game.core.players import Answered
from game.core.slices import Slices
from game.games.boobytrap.nature import PendingPull
from game.games.boobytrap.pictures.films import pull_film, pull_pictures
from game.games.boobytrap.rules.events import BarTripped, PiecesThrown, TurnBegan
from game.games.boobytrap.rules.moves import Pulled
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.text import log as labels
from game.games.boobytrap.tray.pulling import PullRun
from game.machine.lift import decode_lift
from game.session.match import Match, Played
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.film import RunPictures
from game.shell.pictures.score_strip import Chronicle, Mark, MarkKind, MatchChapter
from game.shell.theatre.chronicle import Seen, after, levels, seeing
from game.text import tell
from game.text.language import _

_ROOM, _LAST = 0.66, 0.25
"""The shares of the pieces at which a chapter begins, chosen by eye."""


def chronicle(match: Match) -> Slices[Chronicle]:
    """The whole of a match; alone, where no points are counted, the pieces that were taken."""
    alone = match.state.table.solitaire
    seen = yield from seeing(match, BarTripped, PiecesThrown, TurnBegan)

    def level(state: State) -> tuple[float, ...]:
        return tuple(map(len, state.hands)) if alone else state.scores

    return Chronicle(
        match.state.table.seats,
        _(labels.PIECES_TAKEN) if alone else _(labels.POINTS),
        levels(match, level),
        (
            ("tripped", MarkKind("warning", _(labels.TRIPPED), False)),
            ("jumped", MarkKind("up", _(labels.JUMPED), True)),
        ),
        len(match.played),
        after(seen, TurnBegan),
        marks=tuple(_pulls(seen)),
        chapters=tuple(_chapters(match)),
    )


def _pulls(seen: Iterable[Seen]) -> Iterator[Mark]:
    """A trip, else what jumped out, once an act."""
    for act, events in groupby((each for each in seen if not isinstance(each.event, TurnBegan)), lambda each: each.act):
        pull = list(events)
        tripped = any(isinstance(each.event, BarTripped) for each in pull)
        yield Mark(act, "tripped" if tripped else "jumped", pull[0].seat)


def _chapters(match: Match) -> Iterator[MatchChapter]:
    yield MatchChapter(0, _(labels.A_FULL_TRAY))
    whole, acts = len(match.state.table.numbers), match.played
    for share, text in ((_ROOM, labels.ROOM_TO_MOVE), (_LAST, labels.THE_LAST_PIECES)):
        at = bisect_left(range(len(acts)), True, key=lambda number: len(acts[number].before.left) <= share * whole)
        if 0 < at < len(acts):
            yield MatchChapter(at, _(text))


# The film of a pull that is on record.


def film(opened: OpenMatch, played: Played, assets: Path) -> Slices[bytes]:
    """The file; below its last picture stands what is on record."""
    return pull_film(assets, lambda: _run(played), " ".join(tell(opened.row.game.id, played.events, opened.names)[:1]))


def pictures(opened: OpenMatch, played: Played) -> Slices[RunPictures]:
    """The pull in a few pictures."""
    return pull_pictures(_run(played))


def _run(played: Played) -> PullRun:
    pulled = played.act
    assert isinstance(pulled, Pulled)
    return PendingPull(played.before, decode_lift(pulled.lift), Answered(pulled, played.notes)).run
