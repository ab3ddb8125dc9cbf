"""Which day it is where this machine stands."""

from __future__ import annotations

from datetime import date


def today() -> date:
    """The day by the clock and the time zone of this machine."""
    return date.today()
