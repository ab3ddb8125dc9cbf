"""Days and times ago, as one would say them."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, date, datetime

from game.text import screens as labels
from game.text.language import N_, N_context, _, clock, ngettext

MONTHS = (
    # Translators: a date. {day}: the day of the month, a number.
    N_("January {day}"), N_("February {day}"), N_("March {day}"), N_("April {day}"), N_("May {day}"), N_("June {day}"),
    # Translators: a date. {day}: the day of the month, a number.
    N_("July {day}"), N_("August {day}"), N_("September {day}"), N_("October {day}"), N_("November {day}"),
    # Translators: a date. {day}: the day of the month, a number.
    N_("December {day}"),
)  # fmt: skip


# Translators: the first day of a month, in "January {day}": "1", or as French says it, "1er".
FIRST = N_context("day of the month", "1")
# Translators: a date with its year; the blank day is the day and the month, as "January 17".
WITH_THE_YEAR = N_("{day}, {year}")


def day_and_month(day: date) -> str:
    """A day without its year: November 22."""
    return _(MONTHS[day.month - 1], day=_(FIRST) if day.day == 1 else day.day)


def day_and_year(day: date) -> str:
    """A day with its year: November 22, 2026."""
    return _(WITH_THE_YEAR, day=day_and_month(day), year=day.year)


# When something was, as one would say it.

_FIRST = datetime(2020, 1, 1, tzinfo=UTC).timestamp()


def when(seconds: float, now: Callable[[], float] = time.time) -> str:
    """A moment, seconds since 1970; a file from before the first version has lost its date, or the clock has too."""
    if seconds < _FIRST <= now():
        return _(labels.A_WHILE_AGO)
    try:
        return told(datetime.fromtimestamp(seconds), datetime.fromtimestamp(now()))
    except (ValueError, OverflowError, OSError):  # before the year 1 or after 9999
        return _(labels.A_WHILE_AGO)


def told(then: datetime, now: datetime) -> str:
    """A moment in the past as one would say it; one on a day to come, as the clock was or is wrong, by its date."""
    days = (now.date() - then.date()).days
    if days < 0:
        return day_and_year(then.date())
    if days == 0:
        return _(labels.TODAY, time=clock(then))
    return _(labels.YESTERDAY, time=clock(then)) if days == 1 else ngettext(*labels.DAY_AGO_COUNT, days)
