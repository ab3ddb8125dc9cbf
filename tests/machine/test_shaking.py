"""How much a hand shakes the board, and the parts for want of which a chain ends."""

import pytest

from game.games.mousetrap.trap.machine import PART_NUMBERS, Placement, TrapInputs, lacks
from game.games.mousetrap.trap.report import LINKS
from game.games.mousetrap.trap.run import TrapRun
from game.games.mousetrap.trap.watched import CALM_CM, SHAKY_CM, WatchedRun, shaking
from game.machine.hand import steady

TRUE = {number: Placement() for number in PART_NUMBERS}


def shaken(rps):
    """The most by which a hand shakes the board before the sign is let go, cm."""
    watched, most = WatchedRun(TrapRun(TrapInputs(TRUE, steady(rps)))), 0.0
    while watched.reached() < 4:
        watched.advance(0.02)
        most = max(most, shaking(watched))
    return most


@pytest.mark.parametrize(("rps", "least", "most"), [(1.0, 0.01, CALM_CM), (1.5, CALM_CM, SHAKY_CM), (2.2, SHAKY_CM, 1)])
def test_a_calm_hand_hardly_shakes_the_board_and_a_hasty_one_does(rps, least, most):
    assert least < shaken(rps) <= most


def test_a_track_is_what_the_pictures_of_a_run_have():
    watched = WatchedRun(TrapRun(TrapInputs(TRUE, steady(1.0))))
    watched.advance(0.1)
    track = watched.recording.track("crank", 0, 48)
    assert len(track) == 13 and track[-1] == watched.recording.at(48)["crank"]
    assert watched.recording.track("board", -50, -40) == [watched.recording.at(0)["board"]]


@pytest.mark.parametrize(
    ("link", "missing", "found"),
    [("rod_struck", {15}, 15), ("rod_released", {15}, 15), ("sign_drawn", {15}, 0), ("cage_down", set(), 0)],
)
def test_the_part_for_want_of_which_a_chain_ends(link, missing, found):
    assert link in LINKS and lacks(link, set(PART_NUMBERS) - missing) == found
