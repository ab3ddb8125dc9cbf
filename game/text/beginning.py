"""Who begins a match, in words."""

from __future__ import annotations

from game.core.setup import Setup
from game.rules.beginning import beginner
from game.text.language import _
from game.text.seats import seat_name


def who_begins(setup: Setup) -> str:
    """Who begins a match, and how the turns go on."""
    first = beginner(setup)
    if first is None:
        return _("A draw decides who begins. Then play goes round the table.")
    seat = seat_name(setup.names[first])
    return _("{seat} begins. Then play goes round the table.", seat=seat)


def lot_fell(seat: str) -> str:
    """Whom the lot chose to begin."""
    return _("{seat} is drawn and begins.", seat=seat_name(seat))
