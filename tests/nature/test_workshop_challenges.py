"""Challenges are what they claim to be; `trapworks challenges --check` proves the same at length."""

import tomllib
from dataclasses import replace

import pytest

from build_scripts.prove_challenges import recorded, written
from game.machine import MachineError
from game.nature.chance import stream
from game.workshop.parts.challenge import STEADY, Challenge, challenges, read_challenge
from game.workshop.parts.fitting import is_refused, overlaps
from game.workshop.parts.machine import STAGE, Placed
from game.workshop.parts.run import WorkshopRun, to_end
from game.workshop.proofs.proofs import (
    LONGEST,
    ONE_IN_TWENTY,
    Proof,
    content_of,
    engine_of,
    is_proven,
    prove,
    records,
    tried,
)

LISTED = {each.id: each for each in challenges()}


@pytest.mark.parametrize("challenge", challenges(), ids=lambda each: each.id)
def test_each_can_be_solved_with_what_is_given(challenge: Challenge):
    challenge.refuse_unfair(challenge.solution)
    given = len(challenge.given) + len(challenge.ties)
    assert not challenge.left(challenge.solution) and sum(challenge.left(challenge.fixed).values()) == given
    assert challenge.needed > 0


@pytest.mark.parametrize("name", records())
def test_what_is_on_record_was_proven_as_it_stands(name: str):
    record, challenge = records()[name], LISTED[name]
    assert (record.content, record.tolerance) == (content_of(challenge), challenge.tolerance)
    assert record.solved >= STEADY and record.without <= ONE_IN_TWENTY
    assert record.empty == record.still == record.tries == 0


@pytest.mark.parametrize("name", ["kick", "too_light"])
def test_the_engine_is_the_one_with_which_it_was_proven(name: str):
    challenge = LISTED[name]
    assert is_proven(challenge) and not overlaps(challenge.solution)
    moved = challenge.given[0]
    other = replace(challenge, given=(replace(moved, x=moved.x + 0.1), *challenge.given[1:]))
    assert not is_proven(other) and content_of(other) != content_of(challenge)


@pytest.mark.slow
def test_every_stored_solution_runs_as_it_did_when_it_was_proven():
    for challenge in challenges():
        record = records().get(challenge.id)
        assert record is None or engine_of(challenge) == record.engine, challenge.id
        assert to_end(WorkshopRun(challenge.solution)).caught and not overlaps(challenge.solution)


def test_records_come_back_as_they_were_written():
    assert tomllib.loads(written(records())).keys() == records().keys() <= LISTED.keys()


def test_what_was_not_given_or_moved_what_stood_is_unfair():
    challenge = challenges()[0]
    for wrong in (
        challenge.solution.add(Placed("peg", 1, 1)),
        challenge.solution.move({challenge.fixed.parts[0].id}, (0.1, 0)),
        challenge.solution.without({challenge.fixed.parts[0].id}),
    ):
        with pytest.raises(MachineError):
            challenge.refuse_unfair(wrong)


@pytest.mark.slow
def test_a_challenge_that_needs_nothing_is_not_proven():
    """First slope with its plank fixed: caught with an empty box, and the peg that is given is needless."""
    slope = next(each for each in challenges() if each.id == "first_slope")
    solved = replace(slope, fixed=slope.solution, given=(Placed("peg", 5, 5, id="peg-1"),))
    assert set(prove(solved, tries=3).failures) == {"empty", "needless part", "random tries"}


@pytest.mark.parametrize("name", ["first_turn", "pop"])
def test_many_steps_at_once_are_the_same_as_one_by_one(name: str):
    run = WorkshopRun(LISTED[name].solution)
    while not run.done:
        run.steps_at_once(37)
    assert run.report() == to_end(WorkshopRun(LISTED[name].solution))


def test_what_is_given_up_would_not_have_caught():
    challenge = LISTED["hurdles"]
    bare = [challenge.solution.without({part.id}) for part in challenge.given]
    fallen = challenge.fixed.add(Placed("steel", 40, 30))
    sooner = []
    for machine in (challenge.solution, challenge.fixed, fallen, *bare):
        early, late = WorkshopRun(machine), WorkshopRun(machine).settle()
        late.steps_at_once(LONGEST)
        assert tried(early).caught == late.report().caught
        sooner.append(early.steps < late.steps or early.settling)
    assert sooner == [False, *[True] * (len(sooner) - 1)]


def test_a_part_is_refused_where_the_whole_machine_would_be():
    machine, given = LISTED["long_way"].solution, LISTED["long_way"].given
    rng, found = stream(7, "refused"), set()
    assert not overlaps(machine)
    for _ in range(30):
        placed = Placed(
            rng.choice(given).kind,
            rng.uniform(*STAGE[:2]),
            rng.uniform(0, 30),
            rng.randrange(-60, 60),
        )
        added = machine.add(placed)
        found.add(refused := is_refused(added, added.parts[-1]))
        assert refused == any(each.refused for each in overlaps(added)), placed
    assert found == {True, False}


def test_chapters_are_in_order_and_the_forgiving_ones_come_first():
    rolling = [each for each in challenges() if each.chapter == "rolling"]
    forgiving = [round(sum(each.tolerance) / 4) for each in rolling]
    assert forgiving == sorted(forgiving, reverse=True) and rolling[0].id == "first_slope"


@pytest.mark.parametrize(
    "text", ["", "trapworks_challenge = 2\n", 'trapworks_challenge = 1\nchapter = "none"\n', "x = 1\n"]
)
def test_a_file_that_is_no_challenge_is_refused(text: str):
    with pytest.raises(MachineError):
        read_challenge("x", text.encode())


def test_each_thing_that_does_not_hold_is_named():
    good = Proof("x", 80, 0, {"a": 1, "b": 2}, 0, 0, (20, 20), False, ("b",))
    assert good.failures == ()
    assert replace(good, solved=79).failures == ("solution",)
    assert replace(good, optional=()).failures == ("needless part",)
    assert replace(good, without={"a": 0, "b": 0}).failures == ("needed part marked optional",)
    assert replace(good, still=1, tries=1, overlapping=True).failures == ("still hand", "random tries", "overlap")


def test_a_record_tells_the_catches_without_a_part_that_is_needed():
    challenge = next(iter(LISTED.values()))
    proof = Proof(challenge.id, 98, 0, {"a": 1, "b": 17, "c": 0}, 0, 0, (20, 13), False, ("b",))
    record = recorded(challenge, proof)
    assert (record.solved, record.without, record.tolerance) == (98, 1, (20, 13))
