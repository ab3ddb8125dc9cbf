"""What of a match is worth remembering, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from pkgutil import resolve_name
from typing import NamedTuple

from game.core.acts import Event
from game.core.moments import Moment
from game.session.match import Match

MOST = 4
_ICONS = {
    "captures": "cage", "haul": "cheese", "escapes": "up", "lost": "warning", "safe": "cheese", "turns": "close",
    "back": "back", "freed": "star", "held": "close", "riskiest": "warning", "row": "star", "thrown": "up",
}  # fmt: skip


class ShownMoment(NamedTuple):
    """A moment as it is shown. act: how many acts came before it."""

    act: int
    icon: str
    text: str


def moments(match: Match, names: Mapping[str, str]) -> list[ShownMoment]:
    """The moments of a match, those who play called by their names."""
    game = match.game.id
    find: Callable[[Sequence[tuple[Event, ...]]], Iterator[Moment]] = resolve_name(f"game.rules.{game}.moments:moments")
    tell: Callable[[Moment, str], str] = resolve_name(f"game.text.{game}.moments:told")
    found = islice(find([played.events for played in match.played]), MOST)
    return [ShownMoment(each.act, _ICONS[each.kind], tell(each, names[each.seat])) for each in found]
