"""Parts 21 to 24 alone, each doing its one job: the jolt, the post and the balanced cage."""

from itertools import pairwise

import pytest

from game.games.mousetrap.trap import cage, sensors
from game.games.mousetrap.trap.layout import POST_X
from tests.machine.rigs import degrees, put, rig, swing, wait


def test_base_c_rocks_at_about_5_hz_and_comes_back():
    machine = rig(21, 22)
    wait(machine, 5.0)
    rest = degrees(machine, "base_c")
    swing(machine, "base_c", -0.5)
    angles = []
    for _ in range(960):
        machine.stage.step()
        angles.append(degrees(machine, "base_c") - rest)
    crossings = sum(a * b < 0 for a, b in pairwise(angles))
    assert min(angles) < -0.3
    assert crossings in range(8, 13), "two a swing, for a second"
    wait(machine, 5.0)
    assert degrees(machine, "base_c") == pytest.approx(rest, abs=0.01)


@pytest.mark.parametrize("off", [-0.7, 0.0, 0.7])
def test_washtub_catches_the_diver_and_hands_the_jolt_on(off: float):
    machine = rig(12, 19, 20, 21, 22)
    before = degrees(machine, "base_c")
    put(machine, "diver", (cage.TUB_X + off, 8.0), (10.0, -50.0))
    rocked = 0.0
    for _ in range(960):
        machine.stage.step()
        rocked = max(rocked, abs(degrees(machine, "base_c") - before))
    assert sensors.in_washtub(machine)()
    assert rocked > 0.3


def test_the_cage_stands_on_its_post_for_10_seconds_and_bears_a_small_knock():
    machine = rig(21, 23, 24)
    before = machine.bodies["cage"].position
    wait(machine, 10.0)
    swing(machine, "base_c", -0.1)
    wait(machine, 2.0)
    assert machine.bodies["cage"].position.get_distance(before) < 0.2
    assert abs(degrees(machine, "cage")) < 1


@pytest.mark.parametrize("rate", [-0.8, -1.0, -1.2])
def test_a_jolt_releases_the_cage_and_it_comes_down_over_the_mouse(rate: float):
    machine = rig(21, 23, 24)
    assert not sensors.mouse_inside(machine)
    swing(machine, "base_c", rate)
    wait(machine, 2.0)
    assert sensors.cage_down(machine)()
    assert sensors.mouse_inside(machine)


def test_the_post_guides_the_cage():
    machine = rig(21, 23, 24)
    swing(machine, "base_c", -1.0)
    for _ in range(200):
        wait(machine, 0.01)
        x = machine.bodies["cage"].position.x
        assert abs(x - (POST_X - cage.SHAFT)) < 1.5
    assert abs(degrees(machine, "cage")) < 2


def test_a_cage_beside_the_mouse_has_not_caught_it():
    machine = rig(21, 23, 24)
    put(machine, "cage", (110.0, cage.CAGE_HEIGHT / 2 + 0.2))
    wait(machine, 1.0)
    assert sensors.cage_down(machine)()
    assert not sensors.mouse_inside(machine)
