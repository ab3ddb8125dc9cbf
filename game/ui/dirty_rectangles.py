"""Rectangles of pixels that are to be painted anew: joined, split, or merged where that is cheaper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

_BAND = 200_000
"""Pixels of four bytes each; a twentieth of the frames of the tray is spared by it, found by measuring them in turn."""


def without(piece: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """What of a rectangle lies outside another: above, below, left and right of it."""
    shared = piece.clip(other)
    if not shared.size[0] or not shared.size[1]:
        return [piece]
    rests = (
        pygame.Rect(piece.left, piece.top, piece.width, shared.top - piece.top),
        pygame.Rect(piece.left, shared.bottom, piece.width, piece.bottom - shared.bottom),
        pygame.Rect(piece.left, shared.top, shared.left - piece.left, shared.height),
        pygame.Rect(shared.right, shared.top, piece.right - shared.right, shared.height),
    )
    return [rest for rest in rests if rest.width > 0 and rest.height > 0]


def split(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The same places in pieces that do not overlap, so that nothing is laid over itself."""
    found: list[pygame.Rect] = []
    for box in boxes:
        pieces = [box]
        for other in found:
            pieces = [rest for piece in pieces for rest in without(piece, other)]
        found += pieces
    return found


def joined(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Boxes that cover these and do not overlap: those that do are made one."""
    found: list[pygame.Rect] = []
    for box in boxes:
        whole = box
        while (hit := whole.collidelist(found)) >= 0:
            whole = whole.union(found.pop(hit))
        if whole.width and whole.height:
            found.append(whole)
    return found


def merged(boxes: Iterable[pygame.Rect], spent: int = 0) -> list[pygame.Rect]:
    """Boxes that cover the same, two of them made one where that is cheaper.

    spent: pixels that are painted in the time that one more box takes.
    """
    found: list[pygame.Rect] = []
    for box in boxes:
        whole = box
        while (hit := next((other for other in found if _saves(whole, other, spent)), None)) is not None:
            found.remove(hit)
            whole = whole.union(hit)
        if whole.width and whole.height:
            found.append(whole)
    return found


def bands(box: pygame.Rect) -> Iterator[pygame.Rect]:
    """The box from top to bottom in bands so small that what is painted on one stays in the processor's cache."""
    high = max(1, _BAND // max(1, box.width))
    for top in range(box.top, box.bottom, high):
        yield pygame.Rect(box.left, top, box.width, min(high, box.bottom - top))


def _saves(box: pygame.Rect, other: pygame.Rect, spent: int) -> bool:
    both = box.union(other)
    return both.width * both.height <= box.width * box.height + other.width * other.height + spent
