"""Waiting in a test ends: what should come about and does not is told, instead of looking for it for ever."""

from collections.abc import Callable, Iterator


def as_long_as(still: Callable[[], object], most: int = 5000) -> Iterator[int]:
    """Count from 0 while something is still so; fails when it is so after that many times."""
    for number in range(most):
        if not still():
            return
        yield number
    assert not still(), f"still so after {most} times"
