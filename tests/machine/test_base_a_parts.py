"""Parts 1 to 8 alone, each doing its one job: from the crank to the shoe."""

import math

import pytest

from game.games.mousetrap.trap.layout import BOARD
from tests.machine.rigs import AXLES, degrees, gear_errors, lean, rig, swing, wait


def test_base_a_stops_the_sign_against_its_band():
    machine = rig(1, 6)
    assert abs(degrees(machine, "sign")) < 0.5
    lean(machine, "sign", 15.0)
    low = 0.0
    for _ in range(200):
        wait(machine, 0.01)
        low = min(low, degrees(machine, "sign"))
    assert low > -3
    assert abs(degrees(machine, "sign")) < 0.5


def test_gear_support_keeps_the_axle_in_place_under_load():
    machine = rig(1, 2, 3, 4, 5)
    machine.turn(1.0)
    for _ in range(100):
        machine.bodies["gear_5"].torque = -1e5
        machine.stage.step()
        axle = machine.bodies[BOARD].world_to_local(machine.bodies["gear_3"].position)
        assert axle.get_distance(AXLES["gear_3"]) < 0.01


def test_gear_3_is_stopped_by_its_axles_drag_when_nobody_turns_it():
    machine = rig(1, 2, 3)
    machine.bodies["gear_3"].angular_velocity = 5.0
    wait(machine, 0.01)
    assert degrees(machine, "gear_3") > 1
    wait(machine, 0.5)
    assert abs(machine.bodies["gear_3"].angular_velocity) < 1e-6


@pytest.mark.parametrize("rps", [0.7, 2.0, -0.7])
def test_crank_turns_gear_3_as_fast_as_the_hand_wants(rps: float):
    machine = rig(1, 2, 3, 4)
    machine.turn(rps)
    wait(machine, 1.0)
    before = degrees(machine, "gear_3")
    wait(machine, 2.0)
    assert degrees(machine, "gear_3") - before == pytest.approx(-720 * rps, rel=0.001)
    assert degrees(machine, "crank") == pytest.approx(degrees(machine, "gear_3"), abs=0.1)


def test_the_hand_is_limited_in_torque():
    machine = rig(1, 2, 3, 4)
    machine.turn(0.7)
    for _ in range(960):
        machine.bodies["crank"].torque = 1e6
        machine.stage.step()
    assert degrees(machine, "crank") > 0, "a load of twice the hand's torque turns the crank back"


def test_gear_5_follows_with_little_error_and_skips_no_tooth():
    """M11: at 1 turn a second under 1e5 dyn.cm; one tooth of gear 5 would be 22.5 degrees."""
    errors = list(gear_errors(1.0))
    assert max(errors) - min(errors) <= 0.3
    drift = abs(sum(errors[-960:]) - sum(errors[:960])) / 960
    turned = 360 * 0.75 * (len(errors) - 960) / 960
    assert drift / turned <= 0.001


def test_the_gears_mean_ratio_is_12_to_16():
    machine = rig(1, 2, 3, 4, 5)
    machine.turn(1.0)
    wait(machine, 0.5)
    start = degrees(machine, "gear_3"), degrees(machine, "gear_5")
    wait(machine, 4.0)
    three, five = degrees(machine, "gear_3") - start[0], degrees(machine, "gear_5") - start[1]
    assert three < -1000
    assert five / three == pytest.approx(-12 / 16, rel=0.001)


def test_gear_5_is_driven_by_its_teeth_alone():
    machine = rig(1, 2, 3, 4, 5)
    joined = {frozenset((c.a, c.b)) for c in machine.stage.space.constraints}
    assert frozenset((machine.bodies["gear_3"], machine.bodies["gear_5"])) not in joined
    assert not {type(c).__name__ for c in machine.stage.space.constraints} & {"GearJoint", "RatchetJoint"}


def test_stop_sign_is_drawn_back_by_the_pegs_and_snaps():
    machine = rig(1, 2, 3, 4, 5, 6)
    machine.turn(0.7)
    angles, rates = [], []
    for _ in range(200):
        wait(machine, 0.01)
        angles.append(degrees(machine, "sign"))
        rates.append(machine.bodies["sign"].angular_velocity)
    assert max(angles) > 15
    assert max(rates[:50]) < 3, "drawn slowly"
    assert min(rates) < -5, "released fast"
    assert abs(angles[rates.index(min(rates))]) < 8, "fastest where it strikes the shoe"


def test_stop_sign_is_not_drawn_anticlockwise():
    machine = rig(1, 2, 3, 4, 5, 6)
    machine.turn(-0.7)
    wait(machine, 3.0)
    assert abs(degrees(machine, "sign")) < 3
    assert degrees(machine, "crank") < 90, "stalls on the lever instead of turning on"


def test_lamppost_lets_the_shoe_hang_still():
    machine = rig(1, 7, 8)
    wait(machine, 2.0)
    before = degrees(machine, "shoe")
    wait(machine, 8.0)
    assert degrees(machine, "shoe") == pytest.approx(before, abs=0.01)
    assert abs(before) < 5
    assert math.dist(machine.bodies["shoe"].local_to_world((-0.25, 4.2)), AXLES["shoe"]) < 0.02


def test_shoe_swings_forward_when_the_sign_strikes_it():
    machine = rig(1, 6, 7, 8)
    lean(machine, "sign", 15.0)
    before, most = degrees(machine, "shoe"), 0.0
    for _ in range(50):
        wait(machine, 0.01)
        most = max(most, degrees(machine, "shoe"))
    assert most - before > 10


def test_shoe_kicks_the_bucket_over():
    machine = rig(1, 7, 8, 9, 10, 11)
    swing(machine, "shoe", 12.0)
    wait(machine, 1.0)
    assert degrees(machine, "bucket") < -60
