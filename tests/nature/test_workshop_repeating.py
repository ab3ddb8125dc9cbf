"""A run is given up early only where it can but repeat itself."""

import math

import pytest

from game.machine.hand import STEPS_PER_SECOND
from game.workshop.parts.challenge import challenges
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import LOOK_EVERY, WorkshopRun
from game.workshop.proofs.alone import on_board
from game.workshop.proofs.proofs import CALM, SEED, longest_of
from game.workshop.proofs.repeating import NothingMore, Repeating, Swept
from game.workshop.proofs.scoring import CAREFUL

LISTED = {each.id: each for each in challenges()}


def ends_at(run: WorkshopRun) -> int | None:
    """The step in which it is seen that it repeats itself, None if that is not seen as long as a solution takes."""
    run.settle()
    repeating = Repeating(run)
    while not run.done and run.steps < longest_of(run.machine):
        if repeating.has_come_round(on_board(run), CALM):
            return run.steps
        run.steps_at_once(LOOK_EVERY)
    return None


@pytest.mark.parametrize("name", ["hook", "under_the_door", "steps"])
def test_a_pendulum_is_not_waited_for_once_it_has_swung_to_both_sides(name: str):
    run = WorkshopRun(LISTED[name].fixed)
    at = ends_at(run)
    assert at is not None and CALM <= at < 2 * CALM
    assert run.resting < CALM, "it swings on"


@pytest.mark.parametrize("name", ["first_turn", "far_turn", "breakfast"])
def test_wheels_are_watched_for_a_whole_turn(name: str):
    run = WorkshopRun(LISTED[name].fixed)
    crank = next(f"{part.id}.{part.spec.hand}" for part in run.machine.parts if part.spec.hand)
    start = run.settle().built.bodies[crank].angle
    assert ends_at(run) is not None and run.cranking
    assert abs(run.built.bodies[crank].angle - start) > math.tau


@pytest.mark.parametrize("name", ["backboard", "fire", "new_ending"])
def test_what_creeps_or_is_carried_is_waited_for(name: str):
    assert ends_at(WorkshopRun(LISTED[name].fixed)) is None


def test_a_jammed_crank_is_waited_for_as_the_hand_may_get_it_free():
    solution = LISTED["kick"].solution
    run = WorkshopRun(solution, CAREFUL.nudges(solution, SEED + 70))
    assert ends_at(run) is None and run.report().caught


@pytest.mark.parametrize("deg", [-120, -60, -30, 0])
def test_a_clock_is_waited_for_until_it_has_struck(deg: int):
    run = WorkshopRun(Machine((Placed("cuckoo_clock", 30.0, 20.0, deg),))).settle()
    name = next(name for name in run.built.bodies if name.endswith("cuckoo"))
    x, y, _ = run.frame()[name]
    at = ends_at(run)
    assert at is not None and math.dist(run.frame()[name][:2], (x, y)) > 0.3, "the bird is out"


def certain(run: WorkshopRun) -> list[int]:
    """The steps at whose looks it is told that nothing more happens."""
    run.settle()
    nothing_more, told = NothingMore(run), []
    while not run.done:
        if nothing_more.is_certain():
            told.append(run.steps)
        run.steps_at_once(LOOK_EVERY)
    return told


@pytest.mark.parametrize("name", ["far_turn", "swing", "clockwork"])
def test_it_is_told_of_a_hopeless_run_long_before_its_end_and_not_taken_back(name: str):
    run = WorkshopRun(LISTED[name].fixed)
    told = certain(run)
    assert 2 * STEPS_PER_SECOND <= told[0] <= 3 * STEPS_PER_SECOND and not run.report().caught
    assert run.steps > told[0] + 4 * STEPS_PER_SECOND
    assert told == list(range(told[0], run.steps, LOOK_EVERY))


@pytest.mark.parametrize("name", ["far_turn", "clockwork", "air_mail", "back_to_start"])
def test_it_is_not_told_of_a_run_that_comes_off(name: str):
    run = WorkshopRun(LISTED[name].solution)
    assert certain(run) == [] and run.report().caught


def test_what_hangs_in_the_wind_of_a_fan_is_waited_for_while_the_fan_is_cranked():
    told = certain(WorkshopRun(LISTED["breakfast"].fixed))
    assert min(told, default=math.inf) > 8 * STEPS_PER_SECOND, "the hand lets go after 8 s"


def test_a_wheel_that_goes_farther_than_ever_has_swept_more():
    swept = Swept(1.0, 0)
    for step, angle in ((1, 0.5), (2, 1.2), (3, 0.6), (4, 1.19), (5, 0.5)):
        swept.go_to(angle, step)
    assert swept.grown == 2 and not swept.all_round
    swept.go_to(7.0, 6)
    assert swept.grown == 6 and swept.all_round
