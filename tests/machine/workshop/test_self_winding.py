"""Machines that wind themselves up: a bell rings, and every part ends within a millimetre of where it began."""

from dataclasses import replace

import pytest

from game.machine.hand import STEPS_PER_SECOND, steady
from game.workshop.parts.challenge import Challenge, challenge_of, challenges, sample
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import BACK_CM, End, WorkshopRun, to_end, winds_itself
from game.workshop.proofs.scoring import CAREFUL

WINDING = [each for each in challenges() if each.winds]


@pytest.mark.parametrize("challenge", WINDING, ids=lambda each: each.id)
def test_it_rings_and_stands_as_at_the_start(challenge: Challenge):
    run = WorkshopRun(challenge.solution).settle()
    before = run.frame()
    report = to_end(run)
    assert report.end is End.BACK and report.caught and report.off is not None and report.off[1] <= BACK_CM
    assert "bell-1" in run.woken and "pendulum-1" in run.woken
    after = run.frame()
    assert all(abs(after[name][0] - x) < 0.1 and abs(after[name][1] - y) < 0.1 for name, (x, y, _) in before.items())


@pytest.mark.parametrize("challenge", WINDING, ids=lambda each: each.id)
def test_it_does_so_when_a_careful_hand_has_set_it_up(challenge: Challenge):
    machine = challenge.solution
    seeds = (900, 901, 902)
    ends = [to_end(WorkshopRun(machine, CAREFUL.nudges(machine, seed))).end for seed in seeds]
    assert ends.count(End.BACK) >= 2


def test_a_bell_that_was_never_rung_is_not_enough():
    (first, *_) = WINDING
    report = to_end(WorkshopRun(first.fixed))
    assert report.end is End.REST and report.off is None


def test_a_part_that_ends_elsewhere_is_named_with_how_far_it_is_off():
    (first, *_) = WINDING
    run = WorkshopRun(first.solution, hand=steady(0.8, 3.6))
    report = to_end(run)
    assert report.end is End.REST and report.off is not None and report.off[1] > BACK_CM
    assert report.steps < 20 * STEPS_PER_SECOND


def test_only_a_machine_with_a_bell_and_without_a_cage_is_to_wind_itself_up():
    bell = Machine((Placed("bell", 20, 30),))
    assert winds_itself(bell) and not winds_itself(Machine()) and not winds_itself(sample("first_slope").machine)
    assert not winds_itself(bell.add(Placed("drop_cage", 40, 0)))


def test_a_machine_becomes_a_challenge_of_its_own_parts():
    machine = sample("first_slope").machine
    found = challenge_of(machine)
    assert found is not None
    kinds = {part.kind for part in found.fixed.parts}
    assert "drop_cage" in kinds and all(not part.held and part.spec.cage is None for part in found.given)
    assert len(found.fixed.parts) + len(found.given) == len(machine.parts)
    found.refuse_unfair(found.solution)
    renamed = replace(machine, parts=tuple(replace(part, id=f"p{n}") for n, part in enumerate(machine.parts)), ties=())
    again = challenge_of(renamed)
    assert again is not None and again.id == found.id, "whatever its parts are called"


def test_what_has_no_aim_no_start_or_nothing_to_give_is_no_challenge():
    assert challenge_of(Machine((Placed("drop_cage", 40, 0), Placed("plank_12", 20, 10)))) is None
    assert challenge_of(Machine((Placed("steel", 20, 20, held=True), Placed("plank_12", 20, 10)))) is None
    assert challenge_of(Machine((Placed("steel", 20, 20, held=True), Placed("drop_cage", 40, 0)))) is None
