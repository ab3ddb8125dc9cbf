"""What a match comes to when it is looked at as a whole: how everybody stood, what is worth a mark, its chapters."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import NamedTuple

from game.ui.theme import Colour


class Mark(NamedTuple):
    """Something to look for. act: how many acts came before it. kind: one of the chronicle's kinds. seat: whose."""

    act: int
    kind: str
    seat: str


class MarkKind(NamedTuple):
    """A kind of marks: the icon, what it is called, whether it is good for whoever did it."""

    icon: str
    text: str
    good: bool


class MatchChapter(NamedTuple):
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
    kinds: tuple[tuple[str, MarkKind], ...]
    acts: int
    turns: tuple[int, ...]
    whole: float = 0.0
    marks: tuple[Mark, ...] = ()
    chapters: tuple[MatchChapter, ...] = ()
    dots: tuple[Dot, ...] = ()

    def turn(self, count: int) -> int:
        """The number of the turn that goes on after so many acts, from 1 on."""
        return max(1, bisect_right(self.turns, count))
