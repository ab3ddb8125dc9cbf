"""What the trap promises as it stands: links that work, and how often the whole machine catches."""

import random

import pytest

from game.games.mousetrap.nature.causes import outcome
from game.games.mousetrap.nature.prospects import PARTIAL, WHOLE, Prospect
from game.games.mousetrap.nature.trials import CatchRate
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.text import machine as words
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.nature.statistics import wilson
from tests.machine.rigs import exactly

TRUE = [Placed() for _ in range(24)]


def found_out(parts, most=400):
    """All of it, in slices."""
    prospect = Prospect(parts)
    for _ in range(most):
        if prospect.over:
            return prospect
        prospect.work(0.1)
    raise AssertionError(f"{prospect.runs} of {prospect.due} runs only")


@pytest.mark.parametrize(("parts", "works"), [(0, 0), (3, 0), (4, 1), (6, 4), (13, 8), (22, 15)])
def test_true_parts_work_as_far_as_they_can(parts, works):
    prospect = found_out(TRUE[:parts])
    assert prospect.works == prospect.possible == works and prospect.chance is None
    assert prospect.runs == (PARTIAL if parts >= 4 else 0)


def test_every_part_makes_it_grow():
    grown = [(prospect.possible + prospect.begun) for prospect in (Prospect(TRUE[:parts]) for parts in range(25))]
    assert grown == sorted(set(grown)) and grown[0] == 0 and grown[-1] == 17


def test_a_part_set_badly_stops_the_chain_before_its_link_and_whose_it_is_is_told():
    parts = [*TRUE[:11], Placed(deg=-3.0), TRUE[12]]
    prospect = found_out(parts)
    assert prospect.works < prospect.possible
    told = words.told(prospect, [f"Player {number}" for number in range(1, 14)])
    assert "base under the plumbing ended up leaning 3.0° to the right. Player 12 placed it." in told


def came_to(links, captured=False):
    """What a run shows that reached so many links."""
    return TrapReport(tuple((link, 0) for link in LINKS[:links]), captured, False, False, 0, "")


def learned(parts, reached):
    """A prospect that has made so many runs, each of which reached so many links."""
    prospect = Prospect(TRUE[:parts])
    for number, links in enumerate(reached):
        prospect.learn(number, came_to(links, links == len(LINKS)))
    return prospect


@pytest.mark.parametrize(
    ("reached", "works", "came"),
    [
        ((4, 4, 14, 4, 4, 4, 14, 4), 14, 2),
        ((14, 14, 4, 14, 14, 4, 14, 14), 14, 6),
        ((4, 4, 4, 4, 14, 4, 4, 4), 4, 8),
        ((4,) * 8, 4, 8),
    ],
)
def test_a_link_works_that_two_of_eight_runs_reach_and_how_many_do_is_told(reached, works, came):
    prospect = learned(20, reached)
    assert (prospect.over, prospect.works, prospect.came) == (True, works, came)
    told = words.told(prospect, [""] * 20)
    assert told.startswith(f"Chain: {works} of 17 links work. Cranked steadily, {came} of 8 test runs")


def test_what_it_tells_before_its_last_run_it_tells_after_it():
    reached = 4, 14, 14, 4, 4, 4, 4, 4
    told = [words.short(learned(20, reached[:runs])) for runs in range(9)]
    assert told == ["Testing…"] * 3 + ["Chain: 14 of 17 links work"] * 6
    assert "secret" not in words.told(learned(20, reached[:3]), [""] * 20)
    caught = 17, 17, 17, 4, 17, 17, 4, 17, *(4, 17, 4) * 8
    told = [words.short(learned(24, caught[:runs])) for runs in range(WHOLE + 1)]
    assert told == ["Testing…"] * WHOLE + ["Catch rate: 44%"]


@pytest.mark.slow
def test_nothing_that_works_fails_because_a_part_was_added_elsewhere():
    """Of this machine most of three runs reached 13 links, then 4, then 14."""
    dice = random.Random(6)
    off = [[round(dice.uniform(-most, most), 3) for most in (1.6, 1.2, 5.0)] for _ in range(24)]
    works = [found_out([Placed(*each) for each in off[:parts]]).works for parts in (8, 10, 13, 19, 20, 21, 22)]
    assert works == sorted(works) and works[-1] == 15


@pytest.mark.slow
def test_wherever_its_runs_are_made_it_comes_to_the_same():
    here, elsewhere = Prospect(TRUE), Prospect(TRUE)
    while here.runs < 4:
        here.work(0.0)
    for number in range(4):
        assert elsewhere.wanted[0] == number
        elsewhere.learn(number, outcome(elsewhere.inputs(number)))
    assert (elsewhere.runs, elsewhere.hits) == (here.runs, here.hits) == (4, 3)
    assert here.chance is None, "of four runs it is not told"


def test_a_run_that_was_left_off_is_made_again():
    prospect = Prospect(TRUE[:6])
    prospect.work(0.0)
    prospect.leave_off()
    assert prospect.wanted == tuple(range(PARTIAL))
    for _ in range(200):
        prospect.work(0.05)
    assert prospect.over and prospect.works == 4


def test_the_rate_is_never_certain():
    prospect = Prospect(TRUE)
    prospect.runs = prospect.hits = WHOLE
    assert 0.9 < prospect.chance < 1
    assert words.short(prospect) == "Catch rate: 97%"


# How often a machine catches is counted in slices, as many runs as were wanted.


def test_the_interval_is_wilsons():
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(95, 100)
    assert (round(low, 3), round(high, 3)) == (0.888, 0.978)


def test_the_count_goes_on_in_slices_and_ends():
    trials, ends = CatchRate(exactly(), wanted=2), 0
    assert not trials.over and not trials.work(0.0)
    while not trials.over:
        ends += trials.work(0.01)
    assert (trials.runs, ends) == (2, 2) and 0 <= trials.hits <= 2
    assert not trials.work(0.01) and trials.runs == 2


def test_a_machine_without_its_cage_never_catches():
    trials = CatchRate(exactly((24,)), wanted=1)
    while not trials.over:
        trials.work(0.05)
    assert (trials.runs, trials.hits) == (1, 0)
