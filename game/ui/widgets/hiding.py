"""Panes of widgets that hide all that moves below them: as long as they stay as they are, nothing is drawn there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

_LOOKED = 60_000
"""Pixels painted anew in a frame that are looked at within it, some 0.05 ms; of more the pane is looked at later."""
_SEEN_THROUGH = pygame.Rect(0, 0, 0, 0)


class HidingPanes:
    """Knows where the picture of the widgets is opaque; each of its panes is looked at in spare time."""

    def __init__(self) -> None:
        self._picture = pygame.Surface((0, 0))
        self._panes: Sequence[pygame.Rect] = ()
        self._found: list[pygame.Rect | None] = []

    def follow(
        self, picture: pygame.Surface, panes: Sequence[pygame.Rect], fresh: Iterable[pygame.Rect]
    ) -> list[pygame.Rect]:
        """Where nothing is seen through the panes; fresh: where the picture was painted anew since the last time."""
        if picture is not self._picture or panes != self._panes:
            self._picture, self._panes, self._found = picture, panes, [None] * len(panes)
        anew = list(fresh)
        self._found = [None if box and not self._stays(box, anew) else box for box in self._found]
        return [box for box in self._found if box]

    def _stays(self, box: pygame.Rect, fresh: Iterable[pygame.Rect]) -> bool:
        """Whether a pane hides as much as before."""
        changed = [each.clip(box) for each in fresh if each.colliderect(box)]
        return all(each.width * each.height <= _LOOKED and self._opaque(each) for each in changed)

    def look(self, edge: int) -> bool:
        """Look at one more pane; tell whether there was one. edge: how far within a pane its card is, px."""
        for number, (pane, found) in enumerate(zip(self._panes, self._found, strict=True)):
            if found is None:
                inner = pane.inflate(-2 * edge, -2 * edge)
                opaque = inner.width > 0 and inner.height > 0 and self._opaque(inner)
                self._found[number] = inner if opaque else _SEEN_THROUGH
                return True
        return False

    def _opaque(self, box: pygame.Rect) -> bool:
        seen = pygame.mask.from_surface(self._picture.subsurface(box), 254)
        return seen.count() == box.width * box.height
