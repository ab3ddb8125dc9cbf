"""What is asked of the system at every start: a Steam Deck, the day, memory that is free."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from datetime import date
from functools import cache


def on_steam_deck() -> bool:
    """Whether this is a Steam Deck: Steam says so to whatever it starts there."""
    return os.environ.get("SteamDeck") == "1"  # noqa: SIM112 - Steam writes it so


# Which day it is where this machine stands.


def today() -> date:
    """The day by the clock and the time zone of this machine."""
    return date.today()


# Memory that is free: the C library of Linux keeps it for what may come, unless it is told otherwise.


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
