"""How often a machine catches is counted in slices, as many runs as were wanted."""

from game.games.mousetrap.nature.trials import CatchRate
from game.nature.statistics import wilson
from tests.machine.rigs import exactly


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
