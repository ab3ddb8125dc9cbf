"""Ties are drawn where they are: they touch what they lead round, and follow what they hold."""

import math

import pytest

from game.workshop.parts.machine import End, Machine, Placed, Tie
from game.workshop.parts.outlines import poses_as_set
from game.workshop.pictures.ties import legs

pytestmark = pytest.mark.usefixtures("blank_pictures")

PARTS = (Placed("crank", 20, 20), Placed("gear_16", 40, 24), Placed("weight", 60, 10, 30), Placed("pail", 70, 0))
MACHINE = Machine(
    PARTS,
    (
        Tie("belt", End("crank-1", "gear"), End("gear_16-1", "gear")),
        Tie("rope", End("weight-1", "top"), End("pail-1", "handle"), ((60.0, 40.0), (70.0, 40.0))),
    ),
)


def test_a_belt_touches_both_wheels_and_crosses_neither():
    belts = [leg for leg in legs(MACHINE, poses_as_set(MACHINE)) if leg.kind == "belt"]
    assert len(belts) == 2
    for leg in belts:
        for end, middle, radius in ((leg.a, (20, 20), 2.4), (leg.b, (40, 24), 3.2)):
            assert math.dist(end, middle) == pytest.approx(radius)
            along = (leg.b[0] - leg.a[0], leg.b[1] - leg.a[1])
            assert along[0] * (end[0] - middle[0]) + along[1] * (end[1] - middle[1]) == pytest.approx(0.0, abs=1e-9)


def test_a_rope_leads_over_its_pins_and_follows_a_body_that_moves_and_turns():
    poses = poses_as_set(MACHINE)
    rope = [leg for leg in legs(MACHINE, poses) if leg.kind == "rope"]
    assert [leg.pin for leg in rope] == [True, True, False]
    top = (60 - 3 * math.sin(math.radians(30)), 10 + 3 * math.cos(math.radians(30)))
    assert rope[0].a == pytest.approx(top) and rope[0].b == (60.0, 40.0) and rope[2].b == pytest.approx((70.0, 4.0))
    poses["weight-1.block"] = (50.0, 5.0, math.pi)
    assert next(leg for leg in legs(MACHINE, poses) if leg.kind == "rope").a == pytest.approx((50.0, 3.5))
