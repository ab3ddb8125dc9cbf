"""A race as a whole: how far everybody was, who was held, and whom Mighty Mouse freed."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.mightymouse.board import TRACKS
from game.rules.mightymouse.events import Begins, Freed, Held, TurnBegan
from game.scenes.chronicle import Chapter, Chronicle, Kind, Mark, levels, marks, when
from game.session.match import Match, Played
from game.text.language import _
from game.text.mightymouse import chronicle as labels


def chronicle(match: Match) -> Chronicle:
    """The whole of a race."""
    acts = match.played
    return Chronicle(
        match.state.seats,
        _(labels.HOW_FAR_EVERYBODY_IS),
        levels(match, lambda state: state.at),
        (("freed", Kind("star", _(labels.FREED), True)), ("held", Kind("close", _(labels.HELD), False))),
        len(acts),
        tuple(at for at, _event in when(acts, TurnBegan)),
        marks=marks(acts, _held_or_freed),
        chapters=tuple(_chapters(match)),
    )


def _held_or_freed(number: int, played: Played) -> Iterator[Mark]:
    for event in played.events:
        if isinstance(event, Held):
            yield Mark(number, "held", event.seat)
        elif isinstance(event, Freed):
            yield Mark(number, "freed", event.seat)


def _chapters(match: Match) -> Iterator[Chapter]:
    """Who begins, if that is rolled for; the race; from when somebody has passed the last circle the last stretch."""
    began = next((at for at, _event in when(match.played, Begins)), 0)
    if began:
        yield Chapter(0, _(labels.WHO_BEGINS))
    yield Chapter(began, _(labels.THE_RACE))
    far = (number for number, played in enumerate(match.played) if max(played.before.at) > max(TRACKS))
    last = next(far, 0)
    if last:
        yield Chapter(last, _(labels.THE_LAST_STRETCH))
