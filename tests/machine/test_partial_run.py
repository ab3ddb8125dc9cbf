"""A machine of the first parts only runs as the whole one would, and what a new part does is shown as it happened."""

import math
from dataclasses import replace

import pytest

from game.games.mousetrap.trap import sensors
from game.games.mousetrap.trap.machine import PARTS, Machine, Placement, TrapInputs
from game.games.mousetrap.trap.report import LINKS, reach
from game.games.mousetrap.trap.run import FIRST_TO_MOVE, LINGER_STEPS, LOOK_EVERY, SHOWN_STEPS, PartialRun, TrapRun
from game.games.mousetrap.trap.watched import PartShow
from game.machine.hand import steady
from tests.machine.rigs import EXACT, STILL, to_end

REACH = {4: 1, 5: 2, 6: 4, 7: 4, 8: 5, 9: 5, 10: 6, 11: 7, 12: 7, 13: 8, 14: 8, 15: 10, 16: 10, 17: 10, 18: 12, 19: 13,
         20: 14, 21: 14, 22: 15, 23: 15, 24: 17}  # fmt: skip


def first(parts: int, rps: float = 0.7) -> TrapInputs:
    """The first so many parts, set down exactly, and a steady hand."""
    return TrapInputs(dict.fromkeys(range(1, parts + 1), EXACT), steady(rps))


@pytest.mark.parametrize("parts", range(1, len(PARTS) + 1))
def test_how_far_the_first_parts_reach(parts: int):
    machine = Machine(TrapInputs(first(parts).placements, STILL))
    if parts >= 4:
        assert len(sensors.links(machine, sensors.Start.of(machine))) == REACH[parts]
    assert reach(range(1, parts + 1)) == REACH.get(parts, 0)


def test_a_part_left_out_ends_the_reach_there():
    assert reach(set(range(1, 25)) - {10}) == LINKS.index("bucket_tipped")
    assert reach(()) == 0


@pytest.mark.parametrize("parts", [6, 11, 13, 20])
def test_an_exact_unfinished_machine_runs_as_far_as_it_reaches_and_ends_soon_after(parts: int):
    run = to_end(PartialRun(first(parts)))
    assert tuple(name for name, _ in run.links) == LINKS[: REACH[parts]]
    assert LINGER_STEPS <= run.steps - run.links[-1][1] < LINGER_STEPS + LOOK_EVERY
    start, end = run.shown
    assert start < run.links[-1][1] < end <= run.steps and end - start == SHOWN_STEPS
    assert not run.report().captured


def test_it_runs_step_by_step_like_any_run_of_these_parts():
    partial, plain = to_end(PartialRun(first(13))), TrapRun(first(13))
    while plain.steps < partial.steps:
        plain.step()
    assert plain.machine.stage.digest() == partial.machine.stage.digest()
    assert plain.report() == replace(partial.report(), digest=""), "it would go on, so it has no digest yet"


def test_the_whole_machine_runs_to_its_usual_end():
    partial, plain = to_end(PartialRun(first(24))), to_end(TrapRun(first(24)))
    assert partial.report() == plain.report() and partial.report().captured
    start, end = partial.shown
    assert start < dict(partial.links)["diver_in_washtub"] and end == partial.steps


def test_before_there_is_a_crank_the_hand_turns_gear_3():
    run = PartialRun(first(FIRST_TO_MOVE))
    before = run.frame()["gear_3"][2]
    to_end(run)
    turns = (before - run.frame()["gear_3"][2]) / math.tau
    assert 0.5 < turns < 0.8 and run.links == () and run.shown[0] == 0


def test_a_live_hand_may_turn_it_as_it_likes():
    run = PartialRun(first(8), live=True)
    while run.settling:
        run.step()
    run.turn(0.7)
    to_end(run)
    assert run.report().last == "shoe_struck" and run.hand.changes == ((0, 0.7),)


# What a new part does is worked out in slices, and shown as it happened.


def bucket(whole: bool = False, steps: int = 97) -> PartShow:
    """The first ten parts, worked out in slices of so many steps."""
    show = PartShow(TrapInputs(dict.fromkeys(range(1, 11), EXACT), steady(0.7)), whole)
    while not show.work(steps):
        pass
    return show


def test_the_bucket_is_seen_to_tip():
    show = bucket()
    assert show.ready and show.stands and 0.9 < show.seconds <= 1.2
    before, after = show.poses(0.0)["bucket"][2], show.poses(1.0)["bucket"][2]
    assert abs(before) < 0.1 and after < -1.0
    assert show.reached(0.0) < show.reached(1.0) == LINKS.index("bucket_tipped") + 1


def test_the_slices_make_no_difference():
    one, other = bucket(steps=13), bucket(steps=5000)
    assert one.report == other.report
    assert one.poses(0.37) == other.poses(0.37)


def test_the_whole_run_begins_with_the_crank():
    show = bucket(whole=True)
    assert show.reached(0.0) == 0 and show.seconds > 1.5
    assert show.poses(0.0)["crank"][2] > show.poses(1.0)["crank"][2] + 4.0


def test_a_machine_that_falls_shows_nothing():
    show = PartShow(TrapInputs(dict.fromkeys(range(1, 8), EXACT) | {8: Placement(3.0, 3.0)}, steady(0.7)))
    assert not show.ready and not show.work(1) and not show.ready
    assert show.work(100_000) and show.ready and not show.stands
