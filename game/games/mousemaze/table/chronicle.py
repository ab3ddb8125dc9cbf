"""A match of the card game as a whole: the wedges brought to Safe, and every time somebody was trapped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.slices import Slices
from game.games.mousemaze.rules.moves import Banked, Reshuffled, Trapped, TurnBegan
from game.games.mousemaze.text import log as labels
from game.session.match import Match
from game.shell.pictures.score_strip import Chronicle, Mark, MarkKind, MatchChapter
from game.shell.theatre.chronicle import Seen, after, levels, seeing
from game.text.language import _


def chronicle(match: Match) -> Slices[Chronicle]:
    """The whole of a match; a chapter is once through the deck."""
    seen = yield from seeing(match, Banked, Reshuffled, Trapped, TurnBegan)
    decks = [0, *after(seen, Reshuffled)]
    return Chronicle(
        match.state.table.seats,
        _(labels.WEDGES_SAFE),
        levels(match, lambda state: state.safe),
        (
            ("safe", MarkKind("cheese", _(labels.SAFE), True)),
            ("trapped", MarkKind("close", _(labels.TRAPPED), False)),
        ),
        len(match.played),
        after(seen, TurnBegan),
        marks=tuple(_wedges(seen)),
        chapters=tuple(MatchChapter(at, _(labels.DECK_NUMBER, number=number)) for number, at in enumerate(decks, 1)),
    )


def _wedges(seen: Iterable[Seen]) -> Iterator[Mark]:
    for each in seen:
        if isinstance(each.event, Banked) and each.event.wedges:
            yield Mark(each.act, "safe", each.event.seat)
        elif isinstance(each.event, Trapped):
            yield Mark(each.act, "trapped", each.event.seat)
