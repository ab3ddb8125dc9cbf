"""Days of the year as one would say them."""

from __future__ import annotations

from datetime import date

from game.text.language import N_, _

MONTHS = (
    N_("January {day}"), N_("February {day}"), N_("March {day}"), N_("April {day}"), N_("May {day}"), N_("June {day}"),
    N_("July {day}"), N_("August {day}"), N_("September {day}"), N_("October {day}"), N_("November {day}"),
    N_("December {day}"),
)  # fmt: skip


def day_and_month(day: date) -> str:
    """A day without its year: November 22."""
    return _(MONTHS[day.month - 1], day=day.day)
