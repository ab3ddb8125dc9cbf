"""Parts 9 to 20 alone, each doing its one job: from the stairs to the diver."""

import pytest

from game.games.mousetrap.trap import base_b, sensors, tower
from game.games.mousetrap.trap.layout import SEAT, STAIRS_X
from tests.machine.rigs import degrees, lean, path, put, rig, swing, wait

LEFT, RIGHT = tower.X0, tower.X0 + tower.WIDTH


@pytest.mark.parametrize("x", [LEFT + 0.8, LEFT + 2.0, LEFT + 4.0])
def test_stairs_lead_a_marble_down_and_out_on_the_far_side(x: float):
    """It enters on one side, goes to and fro over three flights, and leaves on the other."""
    machine = rig(9, 10, 11)
    put(machine, "marble_1", (x, 25.6))
    seen = list(path(machine, "marble_1", 2.5))
    inside = [p for p in seen if p[1] > 14.5]
    assert all(LEFT - 0.5 < x < RIGHT + 0.5 for x, _ in inside)
    turned_right = next(i for i, (x, _) in enumerate(seen) if x > RIGHT - 1.5)
    turned_left = next(i for i, (x, _) in enumerate(seen[turned_right:], turned_right) if x < LEFT + 1.5)
    assert seen[turned_right][1] > 20 > seen[turned_left][1] > 16
    assert seen[-1][0] > RIGHT


def test_bucket_stands_and_tips_when_kicked():
    machine = rig(9, 10)
    wait(machine, 10.0)
    assert abs(degrees(machine, "bucket")) < 3
    swing(machine, "bucket", -1.0)
    wait(machine, 1.0)
    assert abs(degrees(machine, "bucket")) < 3, "a touch is not enough"
    swing(machine, "bucket", -30.0)
    wait(machine, 1.0)
    assert degrees(machine, "bucket") < -60


def test_marble_1_lies_in_the_bucket_and_rolls_out_of_it_when_it_tips():
    machine = rig(9, 10, 11)
    before = machine.bodies["marble_1"].position
    wait(machine, 10.0)
    assert machine.bodies["marble_1"].position.get_distance(before) < 0.05
    for angle in range(0, -105, -1):
        lean(machine, "bucket", angle)
        wait(machine, 0.004)
    wait(machine, 3.0)
    assert machine.bodies["marble_1"].position.x > RIGHT


def test_base_b_gives_the_diver_a_ledge_and_the_board_its_rest():
    machine = rig(12, 19)
    wait(machine, 5.0)
    assert abs(degrees(machine, "board_19")) < 1


@pytest.mark.parametrize("x", [STAIRS_X + 5.6, STAIRS_X + 8.0])
def test_gutter_brings_the_marble_to_the_foot_of_the_rod(x: float):
    machine = rig(9, 10, 11, 12, 13)
    put(machine, "marble_1", (x, 13.5))
    seen = list(path(machine, "marble_1", 3.0))
    arrived = next(i for i, (x, _) in enumerate(seen) if x > STAIRS_X + 19.4)
    assert 7.0 < seen[arrived][1] < 8.8
    assert seen[arrived][0] - seen[arrived - 1][0] > 0.3, "at 30 cm/s and more"


def test_plumbing_holds_the_rod():
    machine = rig(12, 14, 15)
    wait(machine, 10.0)
    assert abs(degrees(machine, "rod")) < 0.5
    swing(machine, "rod", -0.5)
    wait(machine, 2.0)
    assert abs(degrees(machine, "rod")) < 0.5, "a touch is not enough"


@pytest.mark.parametrize(("speed", "released"), [(30.0, True), (90.0, True), (2.0, False)])
def test_helping_hand_is_released_when_the_marble_strikes_its_foot(speed: float, released: bool):
    machine = rig(9, 10, 11, 12, 14, 15)
    put(machine, "marble_1", (44.3, 7.9), (speed, 0.0))
    wait(machine, 1.0)
    assert (degrees(machine, "rod") < -8) is released


def test_thing_a_ma_jig_holds_the_marble_and_lets_it_go_when_pushed():
    machine = rig(12, 14, 16, 18)
    wait(machine, 10.0)
    assert machine.bodies["marble_2"].position.x == pytest.approx(SEAT[0], abs=0.05)
    put(machine, "marble_2", machine.bodies["marble_2"].position, (7.0, 0.0))
    wait(machine, 1.0)
    assert machine.bodies["marble_2"].position.x == pytest.approx(SEAT[0], abs=0.05), "a touch is not enough"
    put(machine, "marble_2", machine.bodies["marble_2"].position, (20.0, 0.0))
    fallen = next(x for x, y in path(machine, "marble_2", 2.0) if y < 18)
    assert STAIRS_X + 25.5 < fallen < STAIRS_X + 27.5, "through the larger hole"


def test_the_helping_hand_pushes_marble_2_off_its_seat():
    machine = rig(12, 14, 15, 16, 18)
    swing(machine, "rod", -6.0)
    wait(machine, 1.0)
    assert machine.bodies["marble_2"].position.x > SEAT[0] + 0.5


@pytest.mark.parametrize("x", [STAIRS_X + 25.6, STAIRS_X + 26.5, STAIRS_X + 28.0, STAIRS_X + 29.6])
def test_bathtub_lets_the_marble_through_its_plug_hole(x: float):
    machine = rig(12, 14, 16, 17, 18)
    put(machine, "marble_2", (x, 18.0))
    through = next(x for x, y in path(machine, "marble_2", 3.0) if y < 13.0)
    assert STAIRS_X + 28.5 < through < STAIRS_X + 30.7


def test_marble_2_rolls_as_a_sphere():
    machine = rig(12, 14, 16, 18)
    body = machine.bodies["marble_2"]
    assert body.moment == pytest.approx(0.4 * body.mass * 0.7**2)
    put(machine, "marble_2", (100.0, 0.71), (20.0, 0.0))
    wait(machine, 0.5)
    assert body.velocity.x == pytest.approx(20 * 5 / 7, rel=0.06), "five sevenths of the speed once it no longer slides"
    assert body.angular_velocity * 0.7 == pytest.approx(-body.velocity.x, rel=0.02)


def test_diving_board_throws_its_far_end_up():
    machine = rig(12, 14, 16, 18, 19)
    put(machine, "marble_2", (STAIRS_X + 29.6, 12.0))
    highest = max(degrees(machine, "board_19") for _ in path(machine, "marble_2", 0.6))
    assert highest > 10


def test_diver_stands_and_is_thrown_backwards_into_the_tub():
    machine = rig(12, 14, 16, 18, 19, 20, 21, 22)
    before = machine.bodies["diver"].position
    wait(machine, 10.0)
    assert machine.bodies["diver"].position.get_distance(before) < 0.1
    assert abs(degrees(machine, "diver")) < 1
    put(machine, "marble_2", (STAIRS_X + 29.6, 12.0))
    seen = list(path(machine, "diver", 1.5))
    assert max(y for _, y in seen) > before.y + 3
    assert degrees(machine, "diver") < -90, "a back flip"
    assert sensors.in_washtub(machine)()


def test_diver_stays_when_the_board_is_only_touched():
    machine = rig(12, 19, 20)
    swing(machine, "board_19", 0.5)
    wait(machine, 2.0)
    assert machine.bodies["diver"].position.y == pytest.approx(base_b.LEDGE_TOP + 1.6, abs=0.1)
    assert abs(degrees(machine, "diver")) < 3
