"""What a frame is measured against: a scene of moving pictures drawn as plainly as that can be written."""

from __future__ import annotations

import pygame

PARTS = 24
_SIDE, _SHADOW, _CARDS = 54, 8, 0.75
"""Pixels of a part, the share of the window's height that a shadow takes, and the share that lies under cards.

Chosen so that a frame takes 2.0 ms at 1280x720 and 3.4 ms at 1920x1080 where one blit of the window takes 0.14 and
0.28 ms: a scene that was drawn for this measurement once, and is 60 frames a second without doubt.
"""


class ReferenceScene:
    """A wall by which the camera goes, as many parts as the trap has, each with its shadow and turned, and cards."""

    def __init__(self, size: tuple[int, int]) -> None:
        width, height = size
        self.surface = pygame.Surface(size)
        self.plain = self.surface.copy()
        self._wall = pygame.Surface((width * 3 // 2, height * 3 // 2))
        self._part = _filled((_SIDE, _SIDE), (200, 40, 40, 200))
        self._shadow = _filled((height // _SHADOW, height // _SHADOW), (0, 0, 0, 60))
        self._card = _filled((width, int(height * _CARDS)), (250, 250, 240, 230))
        self._frame = 0

    def draw(self) -> None:
        """The next frame."""
        self._frame += 1
        frame, (width, height) = self._frame, self.surface.get_size()
        self.surface.blit(self._wall, (0, 0), (frame % (width // 2), frame % (height // 2), width, height))
        for number in range(PARTS):
            at = width * (number % 6 + 0.3) / 6, height * (number // 6 + 0.3) / 4
            self.surface.blit(self._shadow, at)
            turned = pygame.transform.rotozoom(self._part, (frame * 2 + 15 * number) % 360, 1.0)
            self.surface.blit(turned, turned.get_rect(center=at))
        self.surface.blit(self._card, (0, height - self._card.get_height()))

    def blit(self) -> None:
        """Copy a whole window."""
        self.surface.blit(self.plain, (0, 0))


def _filled(size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill(colour)
    return picture
