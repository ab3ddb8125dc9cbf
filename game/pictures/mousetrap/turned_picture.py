"""One picture that turns: turned smoothly now and then, and quickly the little way from there in between.

So its edges stay smooth without the costly turning in every frame. Once it rests, it is turned smoothly to where it is.
"""

from __future__ import annotations

import pygame

# Degrees from a picture that was turned smoothly to one that is turned on from it quickly: at 3 an edge shifts by one
# pixel every 20, which cannot be told from a smooth one while it moves.
_NEAR = 3.0
# Pixels of a picture so small that it is turned smoothly each time.
_SMALL = 10_000
# Pixels that are turned smoothly in a frame, some 10 ns each: at 1920x1080 both gears, the sign, or the diving board.
_SMOOTHLY = 110_000
_RESTS_AFTER = 12


class Allowance:
    """How many pixels may still be turned smoothly in this frame; a picture larger than all of it may come first."""

    def __init__(self) -> None:
        self._left = _SMOOTHLY

    def takes(self, picture: pygame.Surface) -> bool:
        """Whether there is time for a picture; if so, it is used."""
        area = picture.get_width() * picture.get_height()
        allowed = area <= self._left or self._left == _SMOOTHLY > 0
        if allowed:
            self._left = max(0, self._left - area)
        return allowed


class TurnedPicture:
    """Keeps how a picture was last turned.

    soft: a shadow, which is always turned quickly and from upright. disc: it takes no more room when it is turned.
    """

    def __init__(self, soft: bool, disc: bool) -> None:
        self.soft, self.disc = soft, disc
        self._degrees: float | None = None
        self._rested = 0
        self._source: pygame.Surface | None = None
        self._smooth, self._at = pygame.Surface((0, 0)), 0.0
        self._shown = self._smooth

    def show(self, picture: pygame.Surface, degrees: float, allowance: Allowance) -> pygame.Surface:
        """The picture turned by so many degrees; another one than the last time is lit in another way."""
        if degrees != self._degrees:
            moved = 0.0 if self._degrees is None else apart(degrees, self._degrees)
            self._degrees, self._rested = degrees, 0
            self._follow(picture, moved, allowance)
        else:
            self._rested += 1
            if self._rested >= _RESTS_AFTER and self._at != degrees and not self.soft and allowance.takes(picture):
                self._turn(picture, degrees)
                self._shown = self._smooth
        return self._shown

    def _follow(self, picture: pygame.Surface, moved: float, allowance: Allowance) -> None:
        """Turn on from the smooth picture, or from a new one that is somewhat ahead of a steady motion."""
        assert self._degrees is not None
        near = _NEAR if picture.get_width() * picture.get_height() > _SMALL else 0.0
        far = self._source is not picture or abs(apart(self._degrees, self._at)) > near
        if far and not self.soft and allowance.takes(picture):
            ahead = max(-near, min(near, moved)) if abs(moved) < 2 * near else 0.0
            self._turn(picture, self._degrees + ahead)
        elif self._source is None or self.soft:
            self._source, self._smooth, self._at = None, picture, 0.0
        rest = apart(self._degrees, self._at)
        self._shown = self._cut(pygame.transform.rotate(self._smooth, rest), picture) if rest else self._smooth

    def _turn(self, picture: pygame.Surface, degrees: float) -> None:
        self._source, self._at = picture, degrees % 360
        self._smooth = self._cut(pygame.transform.rotozoom(picture, degrees, 1.0), picture)

    def _cut(self, turned: pygame.Surface, picture: pygame.Surface) -> pygame.Surface:
        """Without the clear corners of a disc; its middle stays where it is."""
        corner = (turned.get_width() - max(picture.get_size())) // 2 - 1
        if not self.disc or corner <= 0:
            return turned
        return turned.subsurface(turned.get_rect().inflate(-2 * corner, -2 * corner))


def apart(degrees: float, other: float) -> float:
    """How far one angle is from another, the short way round, -180 to 180."""
    return (degrees - other + 180) % 360 - 180
