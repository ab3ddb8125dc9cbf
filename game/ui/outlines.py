"""A thick line round whatever moves on a board, so that it stands out from what is printed there."""

from __future__ import annotations

import re

import pygame

_MOVES = re.compile(
    r"mice/.*_(stand|hop|watch|caught)|maze/(mouse|wedge_.*)|race/(fly_.*|hero)|booby/([sml]_light|bar|pointer)"
    r"|parts/(?!.*_(ghost|next|shadow)$).*"
)
_THICK, _LEAST, _MOST = 0.055, 2, 4
_DARK, _LIGHT = (10, 8, 8), (255, 255, 255)
_ROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))


def moves(name: str) -> bool:
    """Whether a picture of this name is of something that moves on a board."""
    return _MOVES.fullmatch(name) is not None


def outlined(picture: pygame.Surface) -> pygame.Surface:
    """The picture with a dark line round it, and a light one round that, as far as its frame has room."""
    mask = pygame.mask.from_surface(picture, 140)
    thick = min(_MOST, max(_LEAST, round(min(picture.get_size()) * _THICK)))
    whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    for colour, far in ((_LIGHT, thick), (_DARK, thick * 0.6)):
        shape = mask.to_surface(setcolor=(*colour, 255), unsetcolor=(0, 0, 0, 0))
        for right, down in _ROUND:
            whole.blit(shape, (round(right * far), round(down * far)))
    whole.blit(picture, (0, 0))
    return whole
