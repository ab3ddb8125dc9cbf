"""The picture of a match that was kept from an earlier time, found without anything that could draw it."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.shell.pictures.thumbnails import SIZE

_DEPTH = 24
"""Bits of a pixel; with fewer, as a program that makes pictures smaller leaves them, it cannot be scaled."""


def key(name: str, time: int) -> str:
    """What the picture of a file as it was at a time, ms since 1970, is called."""
    return f"{Path(name).stem}-{time}.png"


def load(path: Path) -> pygame.Surface | None:
    """The picture, unless it is none of ours."""
    try:
        found = pygame.image.load(str(path))
    except (pygame.error, OSError):
        return None
    if found.get_size() != SIZE or found.get_bitsize() < _DEPTH:
        return None
    return found
