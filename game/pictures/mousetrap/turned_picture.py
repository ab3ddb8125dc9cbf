"""One picture that turns: turned smoothly now and then, and quickly the little way from there in between.

So its edges stay smooth without the costly turning in every frame. Once it rests, it is turned smoothly to where it is.
"""

from __future__ import annotations

from typing import NamedTuple

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


class _Smooth(NamedTuple):
    """A picture, the angle to which it is turned smoothly, 0 to 360 degrees, and how it looks then."""

    source: pygame.Surface
    at: float
    picture: pygame.Surface

    def serves(self, source: pygame.Surface, degrees: float) -> bool:
        """Whether it can be turned on from quickly to that angle."""
        return self.source is source and abs(apart(degrees, self.at)) <= _NEAR


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
        self._moved = 0.0
        self._next: _Smooth | None = None

    def show(self, picture: pygame.Surface, degrees: float, allowance: Allowance) -> pygame.Surface:
        """The picture turned by so many degrees; another one than the last time is lit in another way."""
        if degrees != self._degrees:
            moved = 0.0 if self._degrees is None else apart(degrees, self._degrees)
            self._degrees, self._rested = degrees, 0
            self._follow(picture, moved, allowance)
        else:
            self._rested += 1
            if self._rested == _RESTS_AFTER:
                self._next = None
            if self._rested >= _RESTS_AFTER and self._at != degrees and not self.soft and allowance.takes(picture):
                self._turn(picture, degrees)
                self._shown = self._smooth
        return self._shown

    @property
    def coming(self) -> float | None:
        """The angle of the next frame if it turns on as it does, degrees; None if it rests or is never turned ahead."""
        if self.soft or self._degrees is None or not self._moved or self._rested:
            return None
        return self._degrees + self._moved

    def turn_ahead(self, picture: pygame.Surface, degrees: float, allowance: Allowance) -> None:
        """Turn smoothly in spare time what will be wanted at that angle, if it will be."""
        near = _near(picture)
        if not near or not self._far(picture, degrees, near) or (self._next and self._next.serves(picture, degrees)):
            return
        if allowance.takes(picture):
            at = degrees + self._ahead(near)
            self._next = _Smooth(picture, at % 360, self._smoothly(picture, at))

    def _follow(self, picture: pygame.Surface, moved: float, allowance: Allowance) -> None:
        """Turn on from the smooth picture, or from a new one that is somewhat ahead of a steady motion."""
        assert self._degrees is not None
        near, self._moved = _near(picture), moved
        if not self._far(picture, self._degrees, near):
            pass
        elif self._next and self._next.serves(picture, self._degrees):
            (self._source, self._at, self._smooth), self._next = self._next, None
        elif not self.soft and allowance.takes(picture):
            self._turn(picture, self._degrees + self._ahead(near))
        elif self._source is None or self.soft:
            self._source, self._smooth, self._at = None, picture, 0.0
        rest = apart(self._degrees, self._at)
        self._shown = self._cut(pygame.transform.rotate(self._smooth, rest), picture) if rest else self._smooth

    def _far(self, picture: pygame.Surface, degrees: float, near: float) -> bool:
        return self._source is not picture or abs(apart(degrees, self._at)) > near

    def _ahead(self, near: float) -> float:
        return max(-near, min(near, self._moved)) if abs(self._moved) < 2 * near else 0.0

    def _turn(self, picture: pygame.Surface, degrees: float) -> None:
        self._source, self._at, self._smooth = picture, degrees % 360, self._smoothly(picture, degrees)

    def _smoothly(self, picture: pygame.Surface, degrees: float) -> pygame.Surface:
        return self._cut(pygame.transform.rotozoom(picture, degrees, 1.0), picture)

    def _cut(self, turned: pygame.Surface, picture: pygame.Surface) -> pygame.Surface:
        """Without the clear corners of a disc; its middle stays where it is."""
        corner = (turned.get_width() - max(picture.get_size())) // 2 - 1
        if not self.disc or corner <= 0:
            return turned
        return turned.subsurface(turned.get_rect().inflate(-2 * corner, -2 * corner))


def _near(picture: pygame.Surface) -> float:
    return _NEAR if picture.get_width() * picture.get_height() > _SMALL else 0.0


def apart(degrees: float, other: float) -> float:
    """How far one angle is from another, the short way round, -180 to 180."""
    return (degrees - other + 180) % 360 - 180
