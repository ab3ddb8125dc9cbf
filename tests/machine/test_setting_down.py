"""A part that a hand lets go: how it stands is decided where it was let go, and its fall ends there."""

import math

import pytest

from game.games.mousetrap.trap.hands import FallingPart, Workbench, lowest, placement_at, standing_frame
from game.games.mousetrap.trap.machine import BY_NUMBER, PART_NUMBERS, Placement, frames
from game.machine.specs import Frame

TRUE = dict.fromkeys(PART_NUMBERS, Placement())


def let_go(number, mm=0.0, up=0.0, deg=0.0):
    frame = Frame.about(BY_NUMBER[number].foot, math.radians(deg), mm / 10)
    return Frame(frame.angle, (frame.shift[0], frame.shift[1] + up))


def test_a_part_stands_where_it_was_let_go_within_its_limits():
    for number in PART_NUMBERS:
        assert placement_at(number, Frame()) == Placement()
        assert placement_at(number, let_go(number, 1.2, 2.0, -0.7)) == Placement(1.2, -0.7)
        assert placement_at(number, let_go(number, -30.0, 0.0, 9.0)) == Placement(-3.0, 3.0)
        assert placement_at(number, let_go(number, 0.0, 4.1)) is None


@pytest.mark.parametrize("number", PART_NUMBERS)
def test_it_falls_rocks_and_ends_where_the_machine_has_it(number):
    start = let_go(number, -1.5, 2.0, 2.0)
    placed = placement_at(number, start)
    others = TRUE | {1: Placement(2.0), 12: Placement(-1.0)}
    home = standing_frame(number, placed, others)
    assert home == frames(others | {number: placed})[number]
    part, foot, frames_seen = FallingPart(number, start, home), BY_NUMBER[number].foot, 0
    while not part.landed:
        part.advance(1 / 60)
        frames_seen += 1
    assert 0.04 < frames_seen / 60 < 0.14
    while not part.done:
        before = part.frame
        part.advance(1 / 240)
        frames_seen += 1
        assert frames_seen < 600
    assert part.frame == home
    assert math.dist(before.point(foot), home.point(foot)) < 0.02
    assert before.angle == pytest.approx(home.angle, abs=math.radians(0.15))


def test_it_does_not_slide_into_place_stiffly():
    start = let_go(10, 0.0, 3.0)
    part = FallingPart(10, start, Frame())
    leant = []
    while not part.done:
        part.advance(1 / 120)
        leant.append(part.frame.angle)
    assert min(leant) < -math.radians(1) and max(leant) > math.radians(1)


@pytest.mark.parametrize("number", PART_NUMBERS)
def test_far_from_its_place_it_falls_to_the_floor_and_lies_there(number):
    part = FallingPart(number, let_go(number, 60.0 if number < 20 else -60.0, 3.0, 4.0), None)
    part.finish()
    assert part.done and part.landed
    assert lowest(number, part.frame) == pytest.approx(0.0, abs=0.2)


def test_it_strikes_the_floor_before_it_lies():
    part = FallingPart(11, let_go(11, 60.0), None)
    part.advance(0.1)
    assert not part.landed and lowest(11, part.frame) > 1
    part.advance(0.3)
    assert part.landed and lowest(11, part.frame) < 1


# The workbench: parts are shifted within their limits, and it is known whether all of them stand true.


def test_it_is_true_until_a_part_is_shifted_or_taken_out():
    bench = Workbench()
    assert bench.true
    assert bench.nudge(4, mm=0.5) and not bench.true
    assert bench.nudge(4, mm=-0.5) and bench.true
    bench.toggle(24)
    assert not bench.true and 24 not in bench.placements
    bench.toggle(24)
    assert bench.true and 24 in bench.placements


def test_no_part_is_shifted_beyond_its_limits():
    bench = Workbench()
    assert bench.nudge(4, mm=99.0) and not bench.nudge(4, mm=99.0)
