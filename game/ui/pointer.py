"""The pointer of the mouse, large where it is wished."""

from __future__ import annotations

import logging

import pygame

_log = logging.getLogger(__name__)
_TALL = 72
"""Pixels; the usual pointer has about 20."""
_OUTLINE = ((0, 0), (0, 64), (15, 50), (25, 72), (38, 66), (28, 45), (48, 45))
_INK, _EDGE = (20, 16, 14), (255, 255, 255)

_shown = [False]
"""Whether the large one is shown now."""


def large() -> pygame.cursors.Cursor:
    """A dark arrow with a white edge, seen on every ground; its tip points."""
    fine = 4
    picture = pygame.Surface((_TALL * fine, (_TALL + 8) * fine), pygame.SRCALPHA)
    points = [((x + 4) * fine, (y + 4) * fine) for x, y in _OUTLINE]
    pygame.draw.polygon(picture, _INK, points)
    pygame.draw.lines(picture, _EDGE, True, points, 4 * fine)
    for point in points:
        pygame.draw.circle(picture, _EDGE, point, 2 * fine)
    return pygame.cursors.Cursor((4, 4), pygame.transform.smoothscale(picture, (_TALL, _TALL + 8)))


def show(big: bool) -> None:
    """Show the large pointer or the system's own; where there is none, nothing happens."""
    if big == _shown[0]:
        return
    _shown[0] = big
    try:
        pygame.mouse.set_cursor(large() if big else pygame.cursors.Cursor(pygame.SYSTEM_CURSOR_ARROW))
    except pygame.error as error:
        _log.info("the pointer stays as it is: %s", error)
