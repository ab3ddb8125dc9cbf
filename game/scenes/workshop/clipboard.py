"""Text from and to the clipboard, where there is one."""

from __future__ import annotations

import contextlib

import pygame


def copy_text(text: str) -> None:
    """Put a text on it."""
    with contextlib.suppress(pygame.error):
        pygame.scrap.put_text(text)


def pasted_text() -> str:
    """The text on it, or none."""
    with contextlib.suppress(pygame.error):
        return pygame.scrap.get_text() or ""
    return ""
