"""A match of the Mouse Trap as a whole: who held the cheese, every run of the trap, every part that was set down."""

from __future__ import annotations

from collections.abc import Iterator

from game.physics.mousetrap.parts import BY_NUMBER
from game.rules.mousetrap.events import Built, Captured, TrapCompleted, TrapRested, TurnBegan
from game.rules.mousetrap.state import CHEESE
from game.scenes.chronicle import Chapter, Chronicle, Dot, Kind, Mark, levels, marks, when
from game.session.match import Match, Played
from game.text.language import _, ngettext
from game.text.mousetrap import chronicle as labels
from game.ui.theme import rgb

_DUEL = 2


def chronicle(match: Match) -> Chronicle:
    """The whole of a match."""
    acts = match.played
    kinds = (
        ("caught", Kind("cage", _(labels.CAUGHT), True)),
        ("missed", Kind("close", _(labels.MISSED), False)),
    )
    return Chronicle(
        match.state.table.seats,
        _(labels.WHO_HOLDS_THE_CHEESE, number=CHEESE),
        levels(match, lambda state: state.hands),
        kinds,
        len(acts),
        tuple(at for at, _event in when(acts, TurnBegan)),
        float(CHEESE),
        marks(acts, _runs),
        tuple(_chapters(match)),
        tuple(
            Dot(at, rgb(BY_NUMBER[built.part].colour)) for at, built in when(acts, Built) if isinstance(built, Built)
        ),
    )


def _runs(number: int, played: Played) -> Iterator[Mark]:
    for event in played.events:
        if isinstance(event, TrapRested):
            yield Mark(number, "caught" if event.captured else "missed", played.seat)


def _chapters(match: Match) -> Iterator[Chapter]:
    """Until the trap is complete, until the first capture, then by the mice that are left."""
    left = len(match.state.table.seats)
    if match.played and len(match.played[0].before.parts) < len(BY_NUMBER):
        yield Chapter(0, _(labels.BUILDING_THE_TRAP))
    else:
        yield Chapter(0, _(labels.THE_HUNT))
    for at, event in when(match.played, TrapCompleted, Captured):
        if isinstance(event, TrapCompleted):
            yield Chapter(at, _(labels.THE_DUEL) if left == _DUEL else _(labels.THE_HUNT))
            continue
        left -= 1
        if left >= _DUEL and at < len(match.played):
            text = _(labels.THE_DUEL) if left == _DUEL else ngettext(*labels.MICE_LEFT_COUNT, left)
            yield Chapter(at, text)
