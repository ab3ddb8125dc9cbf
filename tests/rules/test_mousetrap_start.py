"""Where mice and parts stand when a match begins."""

import pytest

from game.core.setup import Seat
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules.state import SAFE
from game.session.record import head, read_setup

SEATS = [Seat("red"), Seat("blue")]


@pytest.mark.parametrize(("built", "space"), [(0, 0), (6, 11), (12, 22), (18, 33), (24, SAFE)])
def test_mice_begin_as_far_along_the_path_as_the_trap_is_built(built: int, space: int):
    """MT-48"""
    state = MOUSETRAP.start(MOUSETRAP.setup(SEATS, {"start_built": built}))
    assert state.mice == (space, space) and len(state.parts) == built
    assert MOUSETRAP.start(MOUSETRAP.setup(SEATS, {"start_built": built, "mice_ahead": False})).mice == (0, 0)


def test_a_match_from_before_the_choice_begins_on_start():
    """MT-48"""
    old = "trapworks 1 mousetrap profile=hasbro two_cranks=no start_built=12 begins=first seats=red:human,blue:human"
    setup = read_setup(MOUSETRAP, old)
    assert MOUSETRAP.start(setup).mice == (0, 0)
    assert "mice_ahead" not in head(MOUSETRAP, setup)
