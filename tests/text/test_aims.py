"""Every game tells in one line what it is about, and how long it takes by as many figures as were measured."""

import pytest

from build_scripts.measure.minutes import CHOOSING, TELLING
from game.catalog import CATALOG
from game.core.setup import Seat
from game.shell.desk import DESKS
from game.text.aims import aim, on_the_box, takes


@pytest.mark.parametrize("game", CATALOG)
def test_every_game_has_an_aim_and_a_time(game):
    rules = CATALOG[game].game
    told = aim(game, rules.setup([Seat(name) for name in rules.seat_names[:2]]))
    assert told.endswith(".") and len(told) < 90
    assert all(
        2 <= players <= len(rules.seat_names) and 1 <= minutes <= 90 for players, minutes in DESKS[game].minutes.items()
    )
    assert on_the_box(DESKS[game].minutes).endswith(" min")


def test_alone_one_plays_for_something_else():
    rules = CATALOG["boobytrap"].game
    alone, together = (rules.setup([Seat(name) for name in rules.seat_names[:count]]) for count in (1, 2))
    assert aim("boobytrap", alone) != aim("boobytrap", together)


def test_a_number_of_players_that_was_not_measured_takes_the_nearest_ones_time():
    minutes = DESKS["boobytrap"].minutes
    assert takes(minutes, 9) == takes(minutes, 10) != takes(minutes, 2)


def test_what_is_timed_are_acts_of_the_games():
    assert set(TELLING) == set(CATALOG)
    assert all(seconds > 0 for seconds in CHOOSING.values())
