"""R6: where a value is rounded to, a last bit does not decide."""

import math

import pymunk
import pytest

from game.machine.stage import EVERY, PLACES, SPEEDS, STILL, Grid, Rounding, rounded

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


@pytest.mark.parametrize("grid", [Grid(), Grid(every=3), Grid(5, places=2.0**-8, speeds=2.0**-4)])
def test_bodies_are_rounded_to_their_grid_after_so_many_steps(grid: Grid):
    space, body = moving(speed=1 / 3)
    rounding = Rounding(space, grid)
    for step in range(1, 2 * EVERY + 1):
        rounding.stepped()
        whole = body.velocity.x / grid.speeds, body.position.x / grid.places
        assert all(map(float.is_integer, whole)) == (step >= grid.every)


@pytest.mark.parametrize(("still", "rounds"), [(STILL, False), (-1.0, True)])
def test_what_lies_still_is_let_be_unless_the_grid_says_otherwise(still: float, rounds: bool):
    space, body = moving(speed=0.0)
    rounding = Rounding(space, Grid(every=1, still=still))
    rounding.stepped()
    assert (body.position.x / PLACES).is_integer() == rounds


def moving(speed: float) -> tuple[pymunk.Space, pymunk.Body]:
    space, body = pymunk.Space(), pymunk.Body(1, 1)
    body.position, body.velocity = (math.pi, 0), (speed, 0)
    space.add(body)
    return space, body
