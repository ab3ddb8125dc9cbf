"""How good a machine of one's own is: careful hands by seed, and what they come to."""

from dataclasses import replace

import pytest

from game.cli.machine_digests import random_machine
from game.core.slices import finish
from game.nature.chance import stream
from game.workshop.parts.challenge import NAMES, sample
from game.workshop.parts.line import decode
from game.workshop.parts.run import End, RunReport, WorkshopRun
from game.workshop.proofs.flights import Flights
from game.workshop.proofs.scoring import CAREFUL, Score, filling, ran, scoring

RUNS = 6


@pytest.mark.parametrize("name", NAMES[:3])
def test_the_machines_that_come_with_the_game_catch(name: str):
    score = finish(scoring(sample(name).machine, 900_001, RUNS))
    assert score.captured >= RUNS - 1, score.stopped_at


def test_the_same_seeds_give_the_same_score_step_by_step_or_at_once():
    machine = sample("first_slope").machine
    growing, shares = Score(), []
    for share in filling(growing, machine, 3, 4):
        shares.append(share)
    assert shares == sorted(shares) and shares[-1] == 1.0 and growing.exact
    again = finish(scoring(machine, 3, 4))
    assert (growing.runs, growing.digest, growing.captured) == (again.runs, again.digest, again.captured)
    assert finish(scoring(machine, 4, 4)).digest != again.digest


class Watched:
    """Careful hands of which it is noted by which seeds they were asked."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def nudges(self, machine, seed: int):
        self.seeds.append(seed)
        return CAREFUL.nudges(machine, seed)


def report(*woken: str, caught: bool = False, fallen: tuple = (), spot: tuple | None = None, steps: int = 9):
    links = [(name, step) for step, name in enumerate(woken)]
    digest = f"{woken}{steps}"
    return RunReport(End.CAUGHT if caught else End.REST, fallen, tuple(links), spot, (), steps, digest)


def test_each_miss_is_put_down_to_the_first_part_that_fell_or_did_not_wake():
    score = Score(order=("ball-1", "flap-1", "cage-1"))
    assert score.weakest is None, "nothing missed"
    for seed, run in enumerate(
        (
            report("ball-1", spot=(3.0, 4.0)),
            report("ball-1", "cage-1"),
            report("ball-1", "flap-1", "cage-1", spot=(5.0, 6.0)),
            report(fallen=("plank-2", "ball-1")),
            report(caught=True, steps=50),
            report(caught=True, steps=40),
            report(caught=True, steps=45),
        ),
        start=11,
    ):
        score.add(seed, run)
    assert [stopped for _, stopped, _ in score.missed] == ["flap-1", "flap-1", "cage-1", "plank-2"]
    assert (score.weakest, score.best, score.captured, score.runs) == ("flap-1", 16, 3, 7)
    assert score.spots == [(3.0, 4.0), (5.0, 6.0)]
    still = Score()
    still.add(1, report())
    assert still.weakest is None, "nothing moves"


MARBLE_GONE_ASTRAY = "TW1-EOARc3AAAAJRRGCgJDivrwg1MYADAuTwAAA3EEAAFb6qhwCAo1k"
"""A cuckoo pushes a marble off a plank; of 100 copies 31 miss, as theirs rolls off at the other end."""


def test_a_cage_that_nothing_reached_is_not_the_weakest_link():
    score = finish(scoring(decode(MARBLE_GONE_ASTRAY), 1, 9))
    assert score.exact and score.order[-1] == "drop_cage-1" and score.runs > score.captured
    assert score.weakest == "steel-1", "which should have struck it; the clock began to move last"
    assert all(abs(x - 32) > 2 for x, _y in score.spots), "where the marble ended, not the clock"


def test_where_the_exact_machine_misses_a_copy_tells_how_it_should_go():
    score = Score(order=("ball-1",), flights=Flights(sample("first_slope").machine))
    for seed in (1, 2):
        score.flights.begin()
        score.add(seed, report("ball-1", spot=(3.0, 4.0)))
    assert score.weakest == "ball-1" and score.order == ("ball-1",)
    caught = replace(report("ball-1", "flap-1", "cage-1", caught=True), set_off=(("cage-1", "flap-1"),))
    score.flights.begin()
    score.add(3, caught)
    assert score.stopped_at == {"flap-1": 2} and [stopped for _, stopped, _ in score.missed] == ["flap-1", "flap-1"]
    assert [each.stopped for each in score.flights.found] == ["flap-1", "flap-1", ""]
    score.add(4, replace(caught, set_off=(("cage-1", "ball-1"),)))
    assert score.weakest == "flap-1", "the first one tells it"


def test_all_that_tells_of_the_weakest_part_names_the_same():
    for name in ("first_slope", "knock_on", "catapult"):
        machine = sample(name).machine
        cage = next(part for part in machine.parts if part.spec.cage)
        exact = finish(ran(WorkshopRun(machine), 0.0))
        assert dict(exact.set_off).keys() == {cage.id}, name
        away = replace(exact, end=End.REST, woken=tuple(each for each in exact.woken if each[0] != cage.id))
        score = Score(tuple(part for part, _step in exact.woken), dict(exact.set_off))
        score.add(1, away)
        assert score.weakest == {"first_slope": "steel-1", "knock_on": "domino-4", "catapult": "hammer-1"}[name]
        assert score.spots == [dict(exact.places)[score.weakest]]


def test_the_weakest_link_is_named():
    machine = sample("knock_on").machine
    cage = machine.part("drop_cage-1")
    far = machine.set(type(cage)(cage.kind, cage.x + 20, cage.y, mirrored=True, id=cage.id))
    hands = Watched()
    score = finish(scoring(far, 1, 3, hands))
    assert score.captured == 0 and [seed for seed, _, _ in score.missed] == hands.seeds == [1, 2, 3]
    assert not score.exact
    assert score.weakest == "domino-4", "the last that moved in the exact machine, as the cage never does"
    assert score.interval[0] == 0.0


def test_careful_hands_err_within_their_bounds_and_only_where_they_can():
    machine = sample("catapult").machine
    for seed in range(30):
        for part, nudge in zip(machine.parts, CAREFUL.nudges(machine, seed), strict=True):
            assert abs(nudge.x) <= 1 and abs(nudge.y) <= 1 and abs(nudge.deg) <= 0.5 and abs(nudge.grip_pct) <= 5
            assert nudge.deg == 0 or not part.spec.loose
            assert nudge.y == 0 or not (part.spec.loose or part.spec.feet)


# A few machines that nobody thought about; `python -m tests.soak --only W1` runs thousands.


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_body_is_lost_and_none_is_faster_than_can_be_followed(seed: int):
    run = WorkshopRun(random_machine(stream(seed, "test"), 25))
    run.refuses = False
    run.settle().steps_at_once(960)
    assert run.built.stage.sound()
    assert max(body.velocity.length for body in run.built.bodies.values()) < 700
