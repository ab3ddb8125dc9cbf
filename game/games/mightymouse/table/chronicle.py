"""A race as a whole: how far everybody was, who was held, and whom Mighty Mouse freed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.core.slices import Slices
from game.games.mightymouse.rules.events import Advanced, Begins, Freed, Held, TurnBegan
from game.games.mightymouse.rules.state import TRACKS
from game.games.mightymouse.text import log as labels
from game.session.match import Match
from game.shell.pictures.score_strip import Chronicle, Mark, MarkKind, MatchChapter
from game.shell.theatre.chronicle import Seen, after, from_the_start, levels, seeing
from game.text.language import _


def chronicle(match: Match) -> Slices[Chronicle]:
    """The whole of a race."""
    seen = yield from seeing(match, Advanced, Begins, Freed, Held, TurnBegan)
    turns = after(seen, TurnBegan)
    return Chronicle(
        match.state.seats,
        _(labels.HOW_FAR_EVERYBODY_IS),
        levels(match, lambda state: state.at),
        (("freed", MarkKind("star", _(labels.FREED), True)), ("held", MarkKind("close", _(labels.HELD), False))),
        len(match.played),
        turns if after(seen, Begins) else from_the_start(match, turns),
        marks=tuple(_held_or_freed(seen)),
        chapters=tuple(_chapters(seen)),
    )


def _held_or_freed(seen: Iterable[Seen]) -> Iterator[Mark]:
    for each in seen:
        if isinstance(each.event, Held):
            yield Mark(each.act, "held", each.event.seat)
        elif isinstance(each.event, Freed):
            yield Mark(each.act, "freed", each.event.seat)


def _chapters(seen: Sequence[Seen]) -> Iterator[MatchChapter]:
    """Who begins, if that is rolled for; the race; from when somebody has passed the last circle the last stretch."""
    began = next(iter(after(seen, Begins)), 0)
    if began:
        yield MatchChapter(0, _(labels.WHO_BEGINS))
    yield MatchChapter(began, _(labels.THE_RACE))
    walks = ((each.after, each.event.path) for each in seen if isinstance(each.event, Advanced))
    last = next((at for at, path in walks if path[-1] > max(TRACKS)), 0)
    if last:
        yield MatchChapter(last, _(labels.THE_LAST_STRETCH))
