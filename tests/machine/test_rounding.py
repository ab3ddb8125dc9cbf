"""R6: where a value is rounded to, a last bit does not decide."""

import math

import pytest

from game.machine.rounding import PLACES, SPEEDS, rounded

WHOLES = (-91_000_003, -7, -1, 0, 1, 2, 640_001)
SHARES = sorted({part / of for of in range(1, 9) for part in range(of)})


@pytest.mark.parametrize("grid", [PLACES, SPEEDS])
@pytest.mark.parametrize("whole", WHOLES)
def test_shared_speeds_and_shares_of_a_step_lie_on_no_edge(whole: int, grid: float):
    for share in SHARES:
        value = (whole + share) * grid
        near = {rounded(value + part * grid, grid) for part in (-1e-3, 0.0, 1e-3)}
        assert len(near) == 1, share
        assert near.pop() / grid in (whole, whole + 1)


def test_what_was_rounded_stays():
    for whole in WHOLES:
        assert rounded(whole * PLACES) == whole * PLACES
        assert math.isclose(rounded(math.nextafter(whole * PLACES, math.inf)), whole * PLACES)
