import random
from itertools import product
from math import comb
from statistics import variance

import pytest

from game.nature.statistics import mean_interval, share_between, share_interval, variances


def test_the_variances_are_right_on_average():
    rates, tries = (0.2, 0.9, 0.5), 3
    between = within = 0.0
    for hits in product(range(tries + 1), repeat=len(rates)):
        chance = 1.0
        for rate, each in zip(rates, hits, strict=True):
            chance *= comb(tries, each) * rate**each * (1 - rate) ** (tries - each)
        found = variances(hits, tries)
        between, within = between + chance * found[0], within + chance * found[1]
    assert between == pytest.approx(variance(rates))
    assert within == pytest.approx((0.2 * 0.8 + 0.9 * 0.1 + 0.5 * 0.5) / 3)


def test_nineteen_of_twenty_intervals_hold_the_true_share():
    rng, held, sets = random.Random(7), 0, 60
    true = 1 / (1 + 2 * 1.5)  # Rates of a beta distribution have the share 1 / (a + b + 1).
    for _ in range(sets):
        rates = [rng.betavariate(1.5, 1.5) for _ in range(100)]
        hits = [sum(rng.random() < rate for _ in range(10)) for rate in rates]
        low, high = share_interval(hits, 10, rng)
        assert low < share_between(hits, 10) < high
        held += low <= true <= high
    assert held >= 0.88 * sets


def test_an_interval_is_the_same_again_and_where_nothing_varies_it_is_nothing():
    hits = [0, 3, 9, 10, 10, 7, 2, 10]
    assert share_interval(hits, 10, random.Random(1)) == share_interval(hits, 10, random.Random(1))
    assert share_interval([10] * 8, 10, random.Random(1)) == (0.0, 0.0) == (share_between([10] * 8, 10),) * 2


def test_a_mean_lies_where_its_spread_says_and_of_one_it_is_unsure():
    low, high = mean_interval(100, 200.0, 500.0)  # mean 2, spread 1
    assert (round(low, 2), round(high, 2)) == (1.8, 2.2)
    assert mean_interval(1, 3.0, 9.0)[0] == 0.0 and mean_interval(1, 3.0, 9.0)[1] > 6.0
    assert mean_interval(4, 8.0, 16.0) == (2.0, 2.0)
