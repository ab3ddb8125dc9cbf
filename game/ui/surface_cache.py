"""Surfaces made once and kept, the longest unused dropped first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

import pygame

Make = Callable[[], pygame.Surface]
_LEAST = 24 << 20
_WINDOWS = 6


class SurfaceCache:
    """A cache of surfaces by key, bounded in bytes."""

    def __init__(self, limit: int = _LEAST) -> None:
        self.limit = limit
        self.held = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Make) -> pygame.Surface:
        """The surface kept under ``key``, made now if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self.held += _weight(made)
        while self.held > self.limit and len(self._kept) > 1:
            self.held -= _weight(self._kept.popitem(last=False)[1])
        return made

    @contextmanager
    def passing(self) -> Iterator[None]:
        """Keep nothing of what is made within this block: it is painted with only once."""
        before = set(self._kept)
        yield
        for key in self._kept.keys() - before:
            self.held -= _weight(self._kept.pop(key))

    def suit(self, surface: pygame.Surface) -> None:
        """Keep about as much as some surfaces of this size take; where that is exceeded, begin anew.

        So the memory of a window that was much larger is given back, even if nothing new is made afterwards.
        """
        self.limit = max(_LEAST, _WINDOWS * _weight(surface))
        if self.held > self.limit:
            self.clear()

    def clear(self) -> None:
        """Forget everything, as after a change of size or theme."""
        self._kept.clear()
        self.held = 0

    def __len__(self) -> int:
        return len(self._kept)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
