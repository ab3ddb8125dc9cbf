"""What is printed on boards and cards where contrast is high: light stays light, and every ground becomes deep."""

from __future__ import annotations

import re

import pygame

_PRINTS = re.compile(r"race/(board|track_\d+)|maze/(face|act)_.*")


def prints(name: str) -> bool:
    """Whether a picture of this name is the print of a board or a card."""
    return _PRINTS.fullmatch(name) is not None


def deepened(picture: pygame.Surface) -> pygame.Surface:
    """The picture multiplied by itself: white is left as it is, a middle tone has a quarter of its light."""
    deep = picture.copy()
    deep.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return deep
