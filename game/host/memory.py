"""Memory that is free: the C library of Linux keeps it for what may come, unless it is told otherwise."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Give what is free back to the system, in less than a millisecond; nothing where that is done without asking."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], object] | None:
    if sys.platform != "linux":
        return None
    import ctypes  # noqa: PLC0415 - not before the first frame

    found: Callable[[int], object] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)  # musl has none
    return found
