"""What a match comes to when it is looked at as a whole: how everybody stood, what is worth a mark, its chapters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.acts import Event
from game.session.match import Match, Played
from game.ui.theme import Colour

MOST_LEVELS = 600
"""Moments at which it is noted how everybody stood: no strip is wide enough to show more."""


class Mark(NamedTuple):
    """Something to look for. act: how many acts came before it. kind: one of the chronicle's kinds. seat: whose."""

    act: int
    kind: str
    seat: str


class Kind(NamedTuple):
    """A kind of marks: the icon, what it is called, whether it is good for whoever did it."""

    icon: str
    text: str
    good: bool


class Chapter(NamedTuple):
    """A stretch of the match from one act on."""

    act: int
    text: str


class Dot(NamedTuple):
    """A small thing that happened, in its colour."""

    act: int
    colour: Colour


@dataclass(frozen=True)
class Chronicle:
    """All acts count from 0. caption: what the levels are. levels: after how many acts, and by seat how much.

    whole: what the levels of all seats and what nobody has come to together, 0 where each is a line of its own.
    turns: after how many acts each turn began. acts: how many there are.
    """

    seats: tuple[str, ...]
    caption: str
    levels: tuple[tuple[int, tuple[float, ...]], ...]
    kinds: tuple[tuple[str, Kind], ...]
    acts: int
    turns: tuple[int, ...]
    whole: float = 0.0
    marks: tuple[Mark, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    dots: tuple[Dot, ...] = ()

    def turn(self, count: int) -> int:
        """The number of the turn that goes on after so many acts, from 1 on."""
        return max(1, sum(began <= count for began in self.turns))


Noticed = Callable[[int, Played], Iterable[Mark]]


def marks(acts: Sequence[Played], notice: Noticed) -> tuple[Mark, ...]:
    """What is noticed of each act, in order."""
    return tuple(mark for number, played in enumerate(acts) for mark in notice(number, played))


def when(acts: Sequence[Played], *kinds: type[Event]) -> Iterator[tuple[int, Event]]:
    """Every event of these kinds, with how many acts had been played when it happened."""
    for number, played in enumerate(acts):
        for event in played.events:
            if isinstance(event, kinds):
                yield number + 1, event


def levels(match: Match, of: Callable[[Any], Sequence[float]]) -> tuple[tuple[int, tuple[float, ...]], ...]:
    """How everybody stood at most `MOST_LEVELS` moments, the end among them."""
    acts = match.played
    step = max(1, len(acts) // MOST_LEVELS)
    found = [(at, tuple(of(acts[at].before))) for at in range(0, len(acts), step)]
    return (*found, (len(acts), tuple(of(match.state))))
