"""Motion that tells what happened: tweens one after another, at any speed, skippable, or cut."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

Show = Callable[[float], None]
INSTANT = 0.0
_CUT_REST = 0.3
"""Seconds for which what was cut short is left to be seen, unless it would have moved for less; chosen by eye."""


def smooth(share: float) -> float:
    """Start and end gently."""
    return share * share * (3 - 2 * share)


def hop(share: float) -> float:
    """The height of a hop: 0, up to 1 half way, 0."""
    return 4 * share * (1 - share)


def bounce(share: float) -> float:
    """Arrive, overshoot a little and settle."""
    back = share - 1
    return 1 + 2.2 * back**3 + 1.2 * back**2


@dataclass
class Tween:
    """Calls ``show`` with the eased share of its seconds; with 1.0 exactly once, at the end.

    still: nothing moves meanwhile, so that it takes its time where motion is reduced too. held: it is to be read, so
    that it stands still then, for its whole time, as it looks half way.
    """

    seconds: float
    show: Show = lambda share: None
    ease: Callable[[float], float] = smooth
    then: Callable[[], object] = lambda: None
    passed: float = 0.0
    still: bool = False
    held: bool = False

    def advance(self, dt: float) -> bool:
        """Move on and tell whether it is over."""
        self.passed += dt
        if self.passed >= self.seconds:
            self.finish()
            return True
        self.show(self.ease(self.passed / self.seconds))
        return False

    def finish(self) -> None:
        """Jump to the end."""
        self.show(1.0)
        self.then()


@dataclass
class Until(Tween):
    """Lasts until it is so, and no longer than its seconds."""

    so: Callable[[], bool] = lambda: True

    def advance(self, dt: float) -> bool:
        """Tell whether it is so by now, or was never to be."""
        if not self.so():
            return super().advance(dt)
        self.finish()
        return True


class Motion:
    """A queue of groups of tweens; the tweens of a group run together, the groups in turn.

    Where it is ``reduced``, what moves jumps to its end, and pauses are kept.
    """

    def __init__(self, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self._queue: deque[list[Tween]] = deque()

    @property
    def busy(self) -> bool:
        """Whether anything is still to move."""
        return bool(self._queue)

    def play(self, *tweens: Tween) -> None:
        """Let these run together after all that is queued."""
        if tweens:
            self._queue.append(list(tweens))

    def pause(self, seconds: float) -> None:
        """Hold still for a moment, so that something can be read."""
        self.play(Tween(seconds, still=True))

    def call(self, then: Callable[[], object]) -> None:
        """Call something when all that is queued is over."""
        self.play(Tween(0.0, then=then))

    def update(self, dt: float) -> bool:
        """Move on by ``dt`` seconds of the player's time; tell whether anything changed.

        What is left of them once a group is over goes to the next, so that slow frames do not make a tale longer.
        """
        if not self._queue:
            return False
        if self.speed == INSTANT:
            self.skip()
            return True
        left, over = dt * self.speed, True
        while over and self._queue and (left > 0 or not any(tween.seconds for tween in self._queue[0])):
            group = self._queue[0]
            if self.reduced:
                _cut(group)
            left = self._advance(group, left)
            over = not group
        return True

    def _advance(self, group: list[Tween], seconds: float) -> float:
        """Move a group on; tell what is left of the seconds once it is over."""
        left = min(seconds, *(seconds - (tween.seconds - tween.passed) for tween in group))
        for tween in list(group):
            if tween.advance(seconds):
                group.remove(tween)
        if not group and self._queue and self._queue[0] is group:
            self._queue.popleft()
        return max(0.0, left)

    def skip(self) -> None:
        """Jump to the end of all that is queued, in order, and of what that queues in turn."""
        for _ in range(10_000):
            if not self._queue:
                return
            for tween in self._queue.popleft():
                tween.finish()

    def clear(self) -> None:
        """Forget everything without showing it, as when a screen is left."""
        self._queue.clear()


def _cut(group: list[Tween]) -> None:
    """Jump to the end of what moves, and leave that to be seen for a moment."""
    for number, tween in enumerate(group):
        if tween.held:
            tween.show(0.5)
            group[number] = Tween(tween.seconds, then=tween.finish, still=True)
        elif not tween.still:
            tween.finish()
            group[number] = Tween(min(_CUT_REST, tween.seconds), still=True)
