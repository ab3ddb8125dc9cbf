"""A match of the Mouse Trap as a whole, and the films of its runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from game.core.slices import Slices
from game.games.mousetrap.nature.cranking import noted_hand, trap_inputs
from game.games.mousetrap.pictures.films import TrapPictures, trap_film, trap_pictures
from game.games.mousetrap.rules.events import Built, Captured, TrapCompleted, TrapRested, TurnBegan
from game.games.mousetrap.rules.state import CHEESE
from game.games.mousetrap.table.open_crank import operator
from game.games.mousetrap.text import log as labels
from game.games.mousetrap.trap.machine import BY_NUMBER
from game.session.match import Match, Played
from game.shell.matches.open_match import OpenMatch
from game.shell.pictures.score_strip import Chronicle, Dot, Mark, MarkKind, MatchChapter
from game.shell.theatre.chronicle import Seen, after, from_the_start, levels, seeing
from game.text import tell
from game.text.language import _, ngettext
from game.ui.drawing.theme import rgb

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


# The film of a run of the trap that is on record.


def film(opened: OpenMatch, played: Played, assets: Path) -> Slices[bytes]:
    """The file; below its last picture stands what is on record."""
    title = " ".join(tell(opened.row.game.id, played.events, opened.names)[:1])
    wheel = operator(opened, played.before, played.seat).wheel
    return trap_film(assets, trap_inputs(played.before, noted_hand(played.notes)), wheel, title)


def pictures(opened: OpenMatch, played: Played) -> Slices[TrapPictures]:
    """The run in a few pictures."""
    wheel = operator(opened, played.before, played.seat).wheel
    return trap_pictures(trap_inputs(played.before, noted_hand(played.notes)), wheel)
