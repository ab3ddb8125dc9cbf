"""A match of the Mouse Trap as a whole: who held the cheese, every run of the trap, every part that was set down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.slices import Slices
from game.physics.mousetrap.parts import BY_NUMBER
from game.pictures.chronicle import Chronicle, Dot, Mark, MarkKind, MatchChapter
from game.rules.mousetrap.events import Built, Captured, TrapCompleted, TrapRested, TurnBegan
from game.rules.mousetrap.state import CHEESE
from game.scenes.chronicle import Seen, after, from_the_start, levels, seeing
from game.session.match import Match
from game.text.language import _, ngettext
from game.text.mousetrap import chronicle as labels
from game.ui.theme import rgb

_DUEL = 2


def chronicle(match: Match) -> Slices[Chronicle]:
    """The whole of a match."""
    seen = yield from seeing(match, Built, Captured, TrapCompleted, TrapRested, TurnBegan)
    kinds = (
        ("caught", MarkKind("cage", _(labels.CAUGHT), True)),
        ("missed", MarkKind("close", _(labels.MISSED), False)),
    )
    built = ((each.after, each.event.part) for each in seen if isinstance(each.event, Built))
    return Chronicle(
        match.state.table.seats,
        _(labels.WHO_HOLDS_THE_CHEESE, number=CHEESE),
        levels(match, lambda state: state.hands),
        kinds,
        len(match.played),
        from_the_start(match, after(seen, TurnBegan)),
        float(CHEESE),
        tuple(_runs(seen)),
        tuple(_chapters(match, seen)),
        tuple(Dot(at, rgb(BY_NUMBER[part].colour)) for at, part in built),
    )


def _runs(seen: Iterable[Seen]) -> Iterator[Mark]:
    for each in seen:
        if isinstance(each.event, TrapRested):
            yield Mark(each.act, "caught" if each.event.captured else "missed", each.seat)


def _chapters(match: Match, seen: Iterable[Seen]) -> Iterator[MatchChapter]:
    """Until the trap is complete, until the first capture, then by the mice that are left."""
    left = len(match.state.table.seats)
    if match.played and len(match.played[0].before.parts) < len(BY_NUMBER):
        yield MatchChapter(0, _(labels.BUILDING_THE_TRAP))
    else:
        yield MatchChapter(0, _(labels.THE_HUNT))
    for each in seen:
        if isinstance(each.event, TrapCompleted):
            yield MatchChapter(each.after, _(labels.THE_DUEL) if left == _DUEL else _(labels.THE_HUNT))
        elif isinstance(each.event, Captured):
            left -= 1
            if left >= _DUEL and each.after < len(match.played):
                text = _(labels.THE_DUEL) if left == _DUEL else ngettext(*labels.MICE_LEFT_COUNT, left)
                yield MatchChapter(each.after, text)
