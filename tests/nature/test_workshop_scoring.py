"""How good a machine of one's own is: careful hands by seed, and what they come to."""

import pytest

from game.core.slices import finish
from game.nature.workshop.hands import CAREFUL
from game.nature.workshop.scoring import Score, filling, scoring
from game.physics.workshop.samples import NAMES, sample

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
    assert shares == sorted(shares) and shares[-1] == 1.0
    again = finish(scoring(machine, 3, 4))
    assert (growing.runs, growing.digest, growing.captured) == (again.runs, again.digest, again.captured)
    assert finish(scoring(machine, 4, 4)).digest != again.digest


def test_the_weakest_link_is_named():
    machine = sample("knock_on").machine
    cage = machine.part("drop_cage-1")
    far = machine.set(type(cage)(cage.kind, cage.x + 20, cage.y, mirrored=True, id=cage.id))
    score = finish(scoring(far, 1, 3))
    assert score.captured == 0 and len(score.missed) == 3
    assert score.weakest == "domino-4", "the last that moved in the exact machine, as the cage never does"
    assert score.interval[0] == 0.0


def test_careful_hands_err_within_their_bounds_and_only_where_they_can():
    machine = sample("catapult").machine
    for seed in range(30):
        for part, nudge in zip(machine.parts, CAREFUL.nudges(machine, seed), strict=True):
            assert abs(nudge.x) <= 1 and abs(nudge.y) <= 1 and abs(nudge.deg) <= 0.5 and abs(nudge.grip_pct) <= 5
            assert nudge.deg == 0 or not part.spec.loose
            assert nudge.y == 0 or not (part.spec.loose or part.spec.feet)
