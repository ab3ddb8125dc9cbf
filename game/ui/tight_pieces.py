"""Where a picture is not clear: one that is copied frame after frame is copied in pieces, without most of the rest."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

_LARGE = 30_000
"""Pixels from which on it pays."""
_BAND = 64
_SEEN_BEFORE = 15
"""Frames in which a picture is copied whole: looking where it is clear costs as much as copying it four times, and what
rests may be in the background by then."""
_SPARES = 0.7


class TightPieces:
    """Knows the pictures of the last frame, for how long each was seen, and its pieces once they were looked for."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[pygame.Surface, int, list[pygame.Rect]]] = {}

    def find(self, pictures: Iterable[pygame.Surface]) -> None:
        """A frame shows these, which do not change; the pieces of one more of them are looked for."""
        before, self._seen, looked = self._seen, {}, False
        for picture in pictures:
            if picture.get_width() * picture.get_height() < _LARGE or not picture.get_flags() & pygame.SRCALPHA:
                continue
            _, frames, pieces = before.get(id(picture), (picture, 0, []))
            if not pieces and not looked and frames >= _SEEN_BEFORE:
                pieces, looked = _pieces(picture), True
            self._seen[id(picture)] = picture, frames + 1, pieces

    def of(self, picture: pygame.Surface) -> list[pygame.Rect]:
        """The pieces of a picture; none if it is to be copied whole."""
        found = self._seen.get(id(picture))
        return found[2] if found is not None else []


def _pieces(picture: pygame.Surface) -> list[pygame.Rect]:
    """Bands without their clear ends, or all of it where that spares too little."""
    whole, found = picture.get_rect(), []
    for top in range(0, whole.height, _BAND):
        band = pygame.Rect(0, top, whole.width, min(_BAND, whole.height - top))
        seen = picture.subsurface(band).get_bounding_rect()
        if seen.width and seen.height:
            found.append(seen.move(0, top))
    area = sum(piece.width * piece.height for piece in found)
    return found if area < _SPARES * whole.width * whole.height else [whole]
