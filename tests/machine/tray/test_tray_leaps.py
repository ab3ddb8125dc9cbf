"""How high pieces leap and how far they fly is told from the blows of the run, and acts on nothing in it."""

import math
from itertools import pairwise

import pytest

from game.games.boobytrap.tray.leaps import BOUNCES, LEAST, UPWARDS, WEIGHT, Leaps, Throw
from game.games.boobytrap.tray.motions import Knock, TrayMotion
from game.games.boobytrap.tray.packing import THICKNESS
from game.games.boobytrap.tray.world import BAR, STEP

BLOW = 120.0


def knock(step, number=5, dx=0.0, dy=-BLOW):
    return Knock(step, number, 10.0, 80.0, 0.5, dx, dy)


def highest(leaps, knocks, number=5, throws=(), seconds=1.5):
    """How high a piece gets, and when it was highest."""
    seen = []
    for frame in range(round(seconds * 240)):
        leaps.follow(knocks, throws, frame / 240)
        leap = leaps.seen().get(number)
        seen.append((leap.height if leap is not None else 0.0, frame / 240))
    return max(seen)


def test_a_piece_leaps_as_high_as_two_thirds_of_the_blow_carry_it():
    high, when = highest(Leaps(), [knock(96)])
    assert high == pytest.approx(UPWARDS * BLOW**2 / 2 / WEIGHT, rel=0.01)
    assert when == pytest.approx(96 * STEP + math.sqrt(UPWARDS) * BLOW / WEIGHT, abs=0.01)


def test_the_harder_the_blow_the_higher_and_a_soft_one_does_nothing():
    soft = LEAST / math.sqrt(UPWARDS) - 1
    heights = [highest(Leaps(), [knock(9, dy=blow)])[0] for blow in (soft, 40.0, 80.0, 160.0)]
    assert heights[0] == 0.0 and heights == sorted(heights) and len(set(heights)) == 4


def test_neither_the_bar_nor_the_piece_in_the_hand_leaps():
    leaps = Leaps()
    leaps.follow([knock(9, BAR), knock(9, 7), knock(9, 8)], (), 0.1, number=7)
    assert leaps.seen().keys() == {8}


def test_it_bounces_and_each_landing_is_told_once_and_softer():
    leaps = Leaps()
    highest(leaps, [knock(9)], seconds=2.0)
    speeds = [landing.speed for landing in leaps.landings]
    assert speeds[0] == pytest.approx(math.sqrt(UPWARDS) * BLOW)
    assert [b / a for a, b in pairwise(speeds)] == pytest.approx([BOUNCES] * (len(speeds) - 1))
    assert leaps.over and not leaps.seen()


def test_what_is_above_its_neighbours_is_not_struck_again():
    once, twice = (highest(Leaps(), knocks)[0] for knocks in ([knock(9)], [knock(9), knock(200, dy=-BLOW * 2)]))
    assert once > THICKNESS and twice == once


def test_the_same_run_gives_the_same_leaps_however_often_it_is_looked_at():
    knocks = [knock(9), knock(30, 6, 50.0, 60.0), knock(300, dy=-90.0)]
    often, seldom = Leaps(), Leaps()
    for frame in range(100):
        time = frame / 100
        often.follow([each for each in knocks if each.step * STEP <= time], (), time)
    seldom.follow(knocks, (), 0.99)
    assert sorted(often.landings) == sorted(seldom.landings) and len(often.landings) == 3
    assert often.seen() == seldom.seen()


def test_a_thrown_piece_flies_the_way_it_moved_turns_over_and_stops_flat():
    leaps, thrown = Leaps(), Throw(96, 9, TrayMotion(0.0, 60.0, 0.3, 60.0, -150.0, 0.0))
    for frame in range(480):
        leaps.follow((), [thrown], 96 * STEP + frame / 240)
    leap = leaps.seen()[9]
    assert leaps.over and leap.height == 0.0
    x, y, _ = leap.pose
    assert x > 20 and (y - 60.0) / x == pytest.approx(-150.0 / 60.0)
    assert math.sin(leap.turned) == pytest.approx(0.0, abs=1e-9) and leap.turned >= math.pi - 1e-9
