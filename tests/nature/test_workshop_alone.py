"""A run is ended early only if what was added to a machine cannot change what it does."""

import math
from functools import cache

import pytest

from game.machine.cranked_run import FREE_STEPS, SETTLE_STEPS
from game.workshop.parts.challenge import Challenge, challenges
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import LOOK_EVERY, WorkshopRun
from game.workshop.proofs.alone import Alone, WithMore, on_board
from game.workshop.proofs.proofs import longest_of, random_try, tried

LISTED = {each.id: each for each in challenges()}
SOME = ("first_slope", "kick", "back_to_start")
START = (SETTLE_STEPS + FREE_STEPS) // LOOK_EVERY


@cache
def alone(machine: Machine) -> Alone:
    return Alone(machine, longest_of(machine))


def seen_at(machine: Machine, with_more: Machine) -> int | None:
    """The look at which it is seen that nothing comes of what was added, None if that is never seen."""
    run = WorkshopRun(with_more)
    beside = WithMore(alone(machine), run)
    for look in range(100):
        if beside.nothing_more_comes(on_board(run)):
            return look
        if run.settling:
            run.settle(LOOK_EVERY)
        else:
            run.steps_at_once(LOOK_EVERY)
    return None


@pytest.mark.parametrize("name", ["first_slope", "kick"])
def test_what_lies_where_nothing_comes_past_ends_a_run_before_it_has_begun(name: str):
    fixed = LISTED[name].fixed
    aside = fixed.add(Placed("plank_6", 75.0, 40.0))
    run = WorkshopRun(aside)
    assert not tried(run, alone(fixed)).caught and run.settling
    assert seen_at(fixed, aside) == 5


@pytest.mark.parametrize("challenge", [LISTED[name] for name in SOME], ids=lambda each: each.id)
def test_a_solution_is_never_taken_for_the_machine_alone(challenge: Challenge):
    assert tried(WorkshopRun(challenge.solution), alone(challenge.fixed)).caught


@pytest.mark.slow
def test_no_solution_is_taken_for_the_machine_alone():
    for challenge in challenges():
        assert tried(WorkshopRun(challenge.solution), alone(challenge.fixed)).caught, challenge.id


def test_what_is_held_and_what_blows_or_stands_in_a_wind_is_waited_for():
    fixed = LISTED["first_slope"].fixed
    held = fixed.add(Placed("steel", 75.0, 40.0, held=True))
    assert (seen_at(fixed, held) or 0) > START + 5
    airy = LISTED["breakfast"].fixed
    fan = next(part for part in airy.parts if part.kind == "fan")
    sheltered, far = (airy.add(Placed("plank_6", x, 40.0)) for x in (fan.x + 12.0, 79.0 if fan.x < 40 else 3.0))
    assert seen_at(airy, sheltered) is None and seen_at(airy, far) == 5


@pytest.mark.parametrize("name", ["first_slope", "kick"])
def test_a_run_that_is_ended_early_would_have_left_the_others_where_they_are_alone(name: str):
    challenge, ended = LISTED[name], 0
    plain = WorkshopRun(challenge.fixed).settle()
    plain.steps_at_once(3000)
    for seed in range(8):
        machine = random_try(challenge, seed)
        if seen_at(challenge.fixed, machine) is None:
            continue
        ended += 1
        run = WorkshopRun(machine).settle()
        run.steps_at_once(3000)
        for body, (x, y, _) in plain.frame().items():
            assert math.dist((x, y), run.frame()[body][:2]) < 0.05, (seed, body)
    assert ended >= 3
