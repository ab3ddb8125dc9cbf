"""A match of the card game as a whole: the wedges brought to Safe, and every time somebody was trapped."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.mousemaze.events import Banked, Reshuffled, Trapped, TurnBegan
from game.scenes.chronicle import Chapter, Chronicle, Kind, Mark, levels, marks, when
from game.session.match import Match, Played
from game.text.language import _
from game.text.mousemaze import chronicle as labels


def chronicle(match: Match) -> Chronicle:
    """The whole of a match; a chapter is once through the deck."""
    acts = match.played
    decks = [0, *(at for at, _event in when(acts, Reshuffled))]
    return Chronicle(
        match.state.table.seats,
        _(labels.WEDGES_SAFE),
        levels(match, lambda state: state.safe),
        (
            ("safe", Kind("cheese", _(labels.SAFE), True)),
            ("trapped", Kind("close", _(labels.TRAPPED), False)),
        ),
        len(acts),
        tuple(at for at, _event in when(acts, TurnBegan)),
        marks=marks(acts, _wedges),
        chapters=tuple(Chapter(at, _(labels.DECK_NUMBER, number=number)) for number, at in enumerate(decks, 1)),
    )


def _wedges(number: int, played: Played) -> Iterator[Mark]:
    for event in played.events:
        if isinstance(event, Banked) and event.wedges:
            yield Mark(number, "safe", event.seat)
        elif isinstance(event, Trapped):
            yield Mark(number, "trapped", event.seat)
