"""What the menu of a match lets one choose besides seats and speed: hands, and tips."""

from __future__ import annotations

from game.scenes.choice_lists import spoken
from game.scenes.coach import Coach
from game.scenes.hands import OWN, PICKS, STEADY
from game.scenes.menu import Further
from game.scenes.seats import Seats
from game.text import coach as coaching
from game.text import screens as labels
from game.text.language import _
from game.ui.buttons import Pick


def hands_of(seats: Seats, seat: str) -> Further:
    """Whether the hands of a person are steady."""

    def choose(hands: str) -> None:
        seats.set_hands(seat, hands == STEADY)

    text = _(labels.HANDS, name=seats.names[seat])
    return Further(f"hands_{seat}", text, spoken(PICKS), lambda: STEADY if seats.steady(seat) else OWN, choose)


def tips_of(coach: Coach) -> Further:
    """Whether tips are given."""
    on, off = "on", "off"

    def choose(wanted: str) -> None:
        coach.turn(wanted == on)

    picks = spoken((Pick(on, coaching.TIPS_ON), Pick(off, coaching.TIPS_OFF)))
    return Further("tips", _(coaching.TIPS), picks, lambda: on if coach.on else off, choose)
