"""Pictures of the turned discs: the grain turns with the disc, the light stays in the upper left.

All of them are premultiplied with their cover, as they are copied by the hundred: draw them with `COPY`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.physics.boobytrap.pieces import BY_NUMBER, EACH
from game.ui.canvas import Canvas
from game.ui.sprites import Info

COPY = pygame.BLEND_PREMULTIPLIED
TURNS = 30
"""A disc is drawn at the nearest of so many angles; its grain tells nobody the difference."""
CUTS = 3
_BARRED = (112, 104, 112)
_GOLDEN = 2.399963
Pictures = dict[tuple[int, int], pygame.Surface]


class Turned:
    """The pictures of all discs at one scale, each made when it is first wanted and kept."""

    def __init__(self, canvas: Canvas, per: float) -> None:
        self.canvas = canvas
        self.scale = per * canvas.scale
        self._bodies: dict[tuple[int, int], pygame.Surface] = {}
        self._lying: dict[tuple[int, int], pygame.Surface] = {}
        self._barred: Pictures = {}
        self._shadows: dict[int, tuple[pygame.Surface, int]] = {}

    def body(self, number: int, angle: float) -> pygame.Surface:
        """A piece at an angle (rad), its middle in the middle."""
        return self._kept(self._bodies, number, self.turn_of(number, angle), self._paint)

    def lying(self, number: int, turn: int) -> pygame.Surface:
        """A piece at one of its turns, and its shadow under it; its corner is the shadow's."""
        return self._kept(self._lying, number, turn, self._laid)

    def barred(self, number: int, turn: int) -> pygame.Surface:
        """The same, darkened: a piece that may not be touched."""
        return self._kept(self._barred, number, turn, self._darkened)

    @staticmethod
    def turn_of(number: int, angle: float) -> int:
        """The number of the turn at which a piece is drawn; each lies with its grain another way to begin with."""
        return round((angle + number * _GOLDEN) / math.tau * TURNS) % TURNS

    @staticmethod
    def _kept(kept: Pictures, number: int, turn: int, paint: Callable[[int, int], pygame.Surface]) -> pygame.Surface:
        key = (number - 1) // EACH * CUTS + number % CUTS, turn
        found = kept.get(key)
        if found is None:
            found = kept[key] = paint(number, turn)
        return found

    def shadow(self, number: int) -> tuple[pygame.Surface, int]:
        """The shadow of a piece, and how far its corner lies from the piece's middle, both in pixels."""
        found = self._shadows.get(number)
        if found is None:
            picture, info = self._scaled(f"booby/{BY_NUMBER[number].size.lower()}_shadow")
            found = _cropped(picture, round(info.anchor[0] * self._share(info)))
            others = (n for n, piece in BY_NUMBER.items() if piece.size == BY_NUMBER[number].size)
            self._shadows |= dict.fromkeys(others, found)
        return found

    def warm(self) -> None:
        """Paint every picture, so that no moving disc waits for one."""
        for number in (1, EACH + 1, 2 * EACH + 1):
            for cut in range(CUTS):
                for turn in range(TURNS):
                    self.lying(number + cut, turn)

    def _share(self, info: Info) -> float:
        """Pixels of the window for one of the picture; the pictures count in centimetres."""
        return self.scale * 10 / info.per

    def _scaled(self, name: str, frame: int = 0) -> tuple[pygame.Surface, Info]:
        info = self.canvas.sprites.info(name)
        side = max(1, round(info.size[0] * self._share(info))) if info is not None else 1
        found = self.canvas.sprites.get(name, (side, side), frame)
        if info is None or found is None:
            return pygame.Surface((1, 1), pygame.SRCALPHA), Info((1, 1), 10.0)
        return found, info

    def _laid(self, number: int, turn: int) -> pygame.Surface:
        shadow, corner = self.shadow(number)
        whole, body = shadow.copy(), self._paint(number, turn)
        half = body.get_width() // 2
        whole.blit(body, (corner - half, corner - half), special_flags=COPY)
        return whole

    def _darkened(self, number: int, turn: int) -> pygame.Surface:
        dark = self.lying(number, turn).copy()
        dark.fill(_BARRED, special_flags=pygame.BLEND_RGB_MULT)
        return dark

    def _paint(self, number: int, turn: int) -> pygame.Surface:
        size, cut = BY_NUMBER[number].size.lower(), number % CUTS
        light, _ = self._scaled(f"booby/{size}_light")
        grain, _ = self._scaled(f"booby/{size}_grain", cut)
        glint, _ = self._scaled(f"booby/{size}_glint")
        side = light.get_width()
        turned = pygame.transform.rotozoom(grain, 360 * turn / TURNS, 1.0)
        whole = pygame.Surface((side, side), pygame.SRCALPHA)
        whole.blit(turned, turned.get_rect(center=(side / 2, side / 2)))
        # Where a turned square leaves corners bare there is no disc.
        whole.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(glint, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return whole.premul_alpha()


def _cropped(shadow: pygame.Surface, corner: int) -> tuple[pygame.Surface, int]:
    """A shadow without the clear margin round it, premultiplied, and how far its corner lies from the middle now."""
    seen = shadow.get_bounding_rect()
    margin = min(seen.left, seen.top)
    side = max(seen.right, seen.bottom) - margin
    return shadow.subsurface((margin, margin, side, side)).premul_alpha(), corner - margin
