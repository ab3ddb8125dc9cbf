"""Pictures that rest are painted into the background, so that a frame copies only what moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.dirty_blitter import Item

_RESTS_AFTER = 12
"""Frames without motion after which a picture is painted into the background: a fifth of a second."""
_NEAR = 1
"""Pixels by which a picture at rest shifts on the background when a camera moves: both are rounded."""


class _Painted(NamedTuple):
    """An item in the background, its place there, px, and what it hides there, which may begin further in."""

    number: int
    at: tuple[int, int]
    corner: tuple[int, int]
    hides: pygame.Surface


class RestingItems:
    """Moves pictures in and out of the background, the first of the items, which it paints on.

    fresh: where the background was changed the last time, px of the surface that is drawn on.
    """

    def __init__(self) -> None:
        self._ground: pygame.Surface | None = None
        self._last: list[tuple[pygame.Surface, tuple[int, int]] | None] = []
        self._rested: list[int] = []
        self._painted: list[_Painted] = []
        self.fresh: list[pygame.Rect] = []

    def clear(self) -> None:
        """Leave the background as it was painted."""
        self._take_out(0)
        self._ground = None

    def moving(self, items: Sequence[Item | None]) -> list[Item | None]:
        """The items without those that are in the background now; the others keep their place in the list."""
        first = items[0]
        assert first is not None
        shift, self.fresh = _shift(first), []
        if first.picture is not self._ground or len(items) != len(self._last):
            self._take_out(0, shift)
            self._ground, self._last, self._rested = first.picture, [None] * len(items), [0] * len(items)
        resting = self._resting(items, shift)
        self._repaint(items, shift, resting)
        return [None if index in resting else item for index, item in enumerate(items)]

    def _resting(self, items: Sequence[Item | None], shift: tuple[int, int]) -> set[int]:
        """Which items have not moved for long and lie over nothing that moves."""
        found: set[int] = set()
        moving: list[pygame.Rect] = []
        for index, item in enumerate(items):
            if index == 0 or item is None:
                self._last[index] = None
                continue
            self._count(index, item, shift)
            if self._rested[index] >= _RESTS_AFTER and item.box.collidelist(moving) < 0:
                found.add(index)
            else:
                moving.append(item.box)
        return found

    def _count(self, index: int, item: Item, shift: tuple[int, int]) -> None:
        at, last = (item.at[0] + shift[0], item.at[1] + shift[1]), self._last[index]
        near = last is not None and abs(last[1][0] - at[0]) <= _NEAR and abs(last[1][1] - at[1]) <= _NEAR
        if last is not None and near and item.picture is last[0] and _may_rest(item):
            self._rested[index] += 1
        else:
            self._rested[index] = 0
            self._last[index] = item.picture, at

    def _repaint(self, items: Sequence[Item | None], shift: tuple[int, int], resting: set[int]) -> None:
        """Take out what moves again and all that was painted after it, and paint what rests."""
        wanted = sorted(resting)
        same = 0
        while same < min(len(wanted), len(self._painted)) and self._painted[same].number == wanted[same]:
            same += 1
        before = {painted.number: painted.at for painted in self._painted[same:]}
        self._take_out(same, shift)
        for number in wanted[same:]:
            item = items[number]
            assert item is not None
            at = item.at[0] + shift[0], item.at[1] + shift[1]
            self._put_in(number, item.picture, before.get(number, at), shift)

    def _put_in(self, number: int, picture: pygame.Surface, at: tuple[int, int], shift: tuple[int, int]) -> None:
        assert self._ground is not None
        box = pygame.Rect(at, picture.get_size()).clip(self._ground.get_rect())
        hides = pygame.Surface(box.size)
        hides.blit(self._ground, (0, 0), box)
        self._painted.append(_Painted(number, at, box.topleft, hides))
        self._ground.blit(picture, at)
        self.fresh.append(box.move(-shift[0], -shift[1]))

    def _take_out(self, kept: int, shift: tuple[int, int] = (0, 0)) -> None:
        """Take out all but the first so many, the last one first: each gives back what it hid."""
        while len(self._painted) > kept:
            painted = self._painted.pop()
            assert self._ground is not None
            self.fresh.append(self._ground.blit(painted.hides, painted.corner).move(-shift[0], -shift[1]))


def _shift(ground: Item) -> tuple[int, int]:
    """From a place on the surface to one on the background."""
    left, top = ground.part.topleft if ground.part else (0, 0)
    return left - ground.at[0], top - ground.at[1]


def _may_rest(item: Item) -> bool:
    """Only a picture with clear room is copied into the background: an opaque one hides what is drawn below it."""
    return item.part is None and bool(item.picture.get_flags() & pygame.SRCALPHA)
