"""A match of Booby-Trap as a whole: the points, every trip, and the pieces that jumped out."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import groupby

from game.core.slices import Slices
from game.pictures.chronicle import Chronicle, Mark, MarkKind, MatchChapter
from game.rules.boobytrap.events import BarTripped, PiecesThrown, TurnBegan
from game.rules.boobytrap.state import State
from game.scenes.chronicle import Seen, after, levels, seeing
from game.session.match import Match
from game.text.boobytrap import chronicle as labels
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
