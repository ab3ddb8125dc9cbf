"""When something was, as one would say it."""

from __future__ import annotations

from datetime import UTC, datetime

from game.text import screens as labels
from game.text.language import _, clock, ngettext

_FIRST = datetime(2020, 1, 1, tzinfo=UTC).timestamp()


def when(seconds: float) -> str:
    """A moment in the past, seconds since 1970; a file from before the first version has lost its date."""
    if seconds < _FIRST:
        return _(labels.A_WHILE_AGO)
    try:
        return told(datetime.fromtimestamp(seconds), datetime.now())
    except (ValueError, OverflowError, OSError):  # before the year 1 or after 9999
        return _(labels.A_WHILE_AGO)


def told(then: datetime, now: datetime) -> str:
    """A moment in the past as one would say it."""
    days = (now.date() - then.date()).days
    if days <= 0:
        return _(labels.TODAY, time=clock(then))
    return _(labels.YESTERDAY, time=clock(then)) if days == 1 else ngettext(*labels.DAY_AGO_COUNT, days)
