import random

import pytest

from game.core.players import Steadiness
from game.games.mousetrap.bots import LEVELS
from game.games.mousetrap.nature.own import SECONDS, own_hand
from game.games.mousetrap.rules.plan import LONGEST_NAME, BuildPlan
from game.machine import MachineError
from game.machine.hand import Hand, steady
from game.workshop.parts.challenge import challenges, sample
from game.workshop.parts.line import encode
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import DEFAULT_HAND
from game.workshop.proofs.in_match import (
    MOST_STEPS,
    OwnTrapRun,
    as_option,
    builds,
    fitting,
    groups_of,
    lacks,
    machine_of,
)
from game.workshop.text.in_match import came_of, lacking

SLOPE = sample("first_slope").machine


def solution(name: str) -> Machine:
    return next(each.solution for each in challenges() if each.id == name)


def exactly(machine: Machine) -> OwnTrapRun:
    groups = groups_of(machine)
    run = OwnTrapRun(encode(machine), groups, [(0.0, 0.0, 0.0)] * len(groups), steady(0.7, 8.0))
    while not run.done:
        run.step()
    return run


def test_each_thing_that_is_missing_is_told():
    held = [part.id for part in SLOPE.parts if part.held]
    cage = [part.id for part in SLOPE.parts if part.spec.cage]
    assert fitting(Machine(SLOPE.parts[:2])).lacks == "parts"
    stays = fitting(Machine(SLOPE.parts).hold(held, held=False).add(Placed("peg", 5.0, 40.0)))
    assert stays.lacks == "start" and lacking(stays).startswith("Nothing starts it")
    assert fitting(SLOPE.without(cage).add(Placed("peg", 5.0, 40.0), Placed("peg", 15.0, 40.0))).lacks == "cage"
    away = SLOPE.move(cage, (-45.0, 0.0))
    assert fitting(away).lacks == "catch" and lacking(fitting(away)) == "It doesn’t catch the mouse."


@pytest.mark.slow
def test_a_solution_fits_and_catches_as_it_is_drawn():
    machine = solution("kick")
    found = fitting(machine)
    assert not found.lacks and found.captured >= 50 and lacking(found) == ""
    run = exactly(machine)
    assert run.caught and run.stopped == 0 and not run.refused


def test_a_clock_starts_a_machine_by_itself():
    machine = solution("rise_and_shine")
    assert lacks(machine) == "" and not any(part.held or part.spec.hand for part in machine.parts)
    assert exactly(machine).caught


def test_a_machine_that_stands_exactly_catches_whoever_turns_it():
    machine = solution("kick")
    groups = groups_of(machine)
    run = OwnTrapRun(encode(machine), groups, [(0.0, 0.0, 0.0)] * len(groups), Hand(()))
    while not run.done:
        run.step()
    assert run.caught


def test_steady_hands_turn_as_the_workshop_does_on_whose_copies_a_machine_is_judged():
    assert steady(Steadiness().rps, SECONDS) == DEFAULT_HAND
    assert own_hand(Steadiness(uneven=0.0), random.Random(1)) == DEFAULT_HAND


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_however_hasty_sets_off_what_stands_true_as_the_workshop_does(level: int):
    """Wind goes with the speed of the crank: this machine catches from 0.55 to 0.95 turns a second."""
    machine = solution("breakfast")
    groups = groups_of(machine)
    true = [*[(0.0, 0.0, 0.0)] * (len(groups) - 1), (0.0, 0.0, 0.001)]  # all zero, no hand of a level would be asked
    hands = (own_hand(LEVELS[level].steadiness, random.Random(number)) for number in range(6))
    runs = [OwnTrapRun(encode(machine), groups, true, hand) for hand in hands]
    for run in runs:
        run.run.steps_at_once(100_000)
    assert sum(run.caught for run in runs) >= 5


def test_where_it_ended_is_a_step():
    machine = solution("kick")
    groups = groups_of(machine)
    off = [(0.1, 0.0, 0.0), *[(0.0, 0.0, 0.0)] * (len(groups) - 1)]
    run = OwnTrapRun(encode(machine), groups, off, Hand(()))
    while not run.done:
        run.step()
    assert not run.caught and 1 <= run.stopped <= len(groups)


MARBLE_GONE_ASTRAY = "TW1-EOARc3AAAAJRRGCgJDivrwg1MYADAuTwAAA3EEAAFb6qhwCAo1k"
"""A cuckoo pushes a marble off the sixth part, a plank; where that leans the marble rolls off at the other end."""


def test_the_part_that_should_have_set_off_the_cage_failed_and_the_log_keeps_what_it_kept():
    off = [(0.0, 0.0, 0.0)] * 7
    off[5] = (0.0, 0.5, 0.0)
    run = OwnTrapRun(MARBLE_GONE_ASTRAY, (1,) * 7, off, steady(0.7, 8.0))
    while not run.done:
        run.step()
    assert (run.stopped, run.failed, run.failed_part) == (1, 4, "steel-1")
    assert came_of(run, "", whole=True) == "Where it failed: Steel marble."


def test_pegs_go_with_what_was_drawn_before_them():
    many = Machine((Placed("plank_20", 20.0, 30.0),)).add(*(Placed("peg", float(x), 5.0) for x in range(1, 61)))
    many = many.add(*(Placed("domino", float(x), 0.0) for x in range(1, 6)))
    assert groups_of(many) == (61, 1, 1, 1, 1, 1)
    assert groups_of(SLOPE) == (1,) * len(SLOPE.parts)


def test_neighbors_are_one_step_where_there_are_too_many():
    many = Machine().add(*(Placed("domino", float(x), 0.0) for x in range(1, 61)))
    assert len(groups_of(many)) == MOST_STEPS and sum(groups_of(many)) == 60 and max(groups_of(many)) <= 4


def test_steps_that_are_not_those_of_the_machine_are_refused():
    with pytest.raises(MachineError):
        OwnTrapRun(encode(SLOPE), (1,) * 24, [(0.0, 0.0, 0.0)] * 24, Hand(()))


def test_what_is_held_or_loose_is_marked():
    assert "*" in as_option(SLOPE) and as_option(SLOPE).endswith(encode(SLOPE))


def test_a_match_keeps_what_its_machine_is_called():
    named = as_option(SLOPE, "  Anna’s\u202e slope" + " and on" * 20)
    found = BuildPlan.read(named)
    assert found is not None and found.name.startswith("Anna’s slope and on") and len(found.name) <= LONGEST_NAME
    assert encode(machine_of(named)) == encode(SLOPE) == found.line and builds(named)
