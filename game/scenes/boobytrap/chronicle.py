"""A match of Booby-Trap as a whole: the points, every trip, and the pieces that jumped out."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.boobytrap.events import BarTripped, PiecesThrown, TurnBegan
from game.rules.boobytrap.state import State
from game.scenes.chronicle import Chapter, Chronicle, Kind, Mark, levels, marks, when
from game.session.match import Match, Played
from game.text.boobytrap import chronicle as labels
from game.text.language import _

_ROOM, _LAST = 0.66, 0.25
"""The shares of the pieces at which a chapter begins, chosen by eye."""


def chronicle(match: Match) -> Chronicle:
    """The whole of a match; alone, where no points are counted, the pieces that were taken."""
    acts, alone = match.played, match.state.table.solitaire

    def level(state: State) -> tuple[float, ...]:
        return tuple(map(len, state.hands)) if alone else state.scores

    return Chronicle(
        match.state.table.seats,
        _(labels.PIECES_TAKEN) if alone else _(labels.POINTS),
        levels(match, level),
        (
            ("tripped", Kind("warning", _(labels.TRIPPED), False)),
            ("jumped", Kind("up", _(labels.JUMPED), True)),
        ),
        len(acts),
        tuple(at for at, _event in when(acts, TurnBegan)),
        marks=marks(acts, _pulls),
        chapters=tuple(_chapters(match)),
    )


def _pulls(number: int, played: Played) -> Iterator[Mark]:
    kinds = [type(event) for event in played.events]
    if BarTripped in kinds:
        yield Mark(number, "tripped", played.seat)
    elif PiecesThrown in kinds:
        yield Mark(number, "jumped", played.seat)


def _chapters(match: Match) -> Iterator[Chapter]:
    yield Chapter(0, _(labels.A_FULL_TRAY))
    whole = len(match.state.table.numbers)
    for share, text in ((_ROOM, labels.ROOM_TO_MOVE), (_LAST, labels.THE_LAST_PIECES)):
        reached = (number for number, played in enumerate(match.played) if len(played.before.left) <= share * whole)
        at = next(reached, 0)
        if at:
            yield Chapter(at, _(text))
