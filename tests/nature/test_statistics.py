from itertools import product
from math import comb
from statistics import variance

import pytest

from game.nature.variances import variances


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
