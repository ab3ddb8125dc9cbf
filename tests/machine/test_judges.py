"""What decides about a capture and a trip: the cage over the wheel, the chain in order, rest, the energy to tip."""

import math

import pytest

from game.games.boobytrap.tray.motions import Motions, Rest, TrayMotion
from game.games.boobytrap.tray.packing import DEPTH, WIDTH
from game.games.boobytrap.tray.pulling import RIMS, TIPPING, all_inside, tumbling
from game.games.boobytrap.tray.world import WALLS
from game.games.mousetrap.trap import cage, sensors
from game.games.mousetrap.trap import run as attempt
from game.games.mousetrap.trap.layout import BASE_C
from game.games.mousetrap.trap.machine import Machine, TrapInputs
from game.games.mousetrap.trap.report import LINKS
from game.games.mousetrap.trap.run import LOOK_EVERY, TrapRun
from game.machine.hand import steady
from tests.machine.rigs import STILL, exactly, put

ON_BOARD = cage.CAGE_HEIGHT / 2 + 0.3


@pytest.fixture(scope="module")
def machine() -> Machine:
    """Only to be looked at, with parts put here and there."""
    return Machine(TrapInputs(exactly(), STILL))


def caged(machine: Machine, aside: float = 0.0, up: float = 0.0, degrees: float = 0.0) -> bool:
    """The verdict on a cage that stands so over the mouse, cm."""
    put(machine, "cage", (machine.bodies["mouse"].position.x - 0.15 + aside, ON_BOARD + up))
    machine.bodies["cage"].angle = math.radians(degrees)
    return sensors.mouse_inside(machine)


def test_a_mouse_is_caught_by_a_cage_that_stands_over_it_and_by_no_other(machine):
    """MT-34: half-way on the post is a miss, and so is a cage that leans on something or stands beside the wheel."""
    assert caged(machine) and caged(machine, aside=3.9) and caged(machine, aside=-3.9)
    assert caged(machine, degrees=5) and caged(machine, degrees=-5) and caged(machine, degrees=365)
    assert not caged(machine, up=0.5) and not caged(machine, up=3.0)
    assert not caged(machine, aside=4.2) and not caged(machine, aside=-4.2)
    assert not caged(machine, degrees=12) and not caged(machine, degrees=-12) and not caged(machine, degrees=180)


def test_a_cage_that_still_moves_is_not_down(machine):
    down, body = sensors.cage_down(machine), machine.bodies["cage"]
    for velocity, turning, expected in (
        ((0, -1), 0, True),
        ((0, -3), 0, False),
        ((0, 0), 0.8, False),
        ((3, 0), 0, False),
    ):
        put(machine, "cage", (body.position.x, ON_BOARD), velocity)
        body.angular_velocity = turning
        assert down() is expected


def test_a_cage_that_sank_by_more_than_it_sways_is_off_its_post(machine):
    start = sensors.Start.of(machine)
    off, body = sensors.cage_off(machine, start), machine.bodies["cage"]
    for sunk, expected in ((0.0, False), (0.5, False), (1.0, True)):
        body.position = (body.position.x, start.y["cage"] - sunk)
        assert off() is expected


def test_the_diver_is_in_the_tub_between_its_walls_and_under_its_rim(machine):
    inside, base = sensors.in_washtub(machine), machine.bodies[BASE_C]
    middle = cage.TUB_X - base.position.x, cage.TUB_FLOOR + 1.0 - base.position.y
    for aside, up, expected in ((0, 0, True), (1.5, 0, True), (2.3, 0, False), (-2.3, 0, False), (0, 4, False)):
        machine.bodies["diver"].position = base.local_to_world((middle[0] + aside, middle[1] + up))
        assert inside() is expected


def test_a_diver_beside_a_missing_tub_is_in_none():
    without = Machine(TrapInputs(exactly((22,)), STILL))
    put(without, "diver", (cage.TUB_X, cage.TUB_FLOOR + 1.0))
    assert not sensors.in_washtub(without)()


def test_a_sign_that_is_eased_back_was_not_let_go(machine):
    start, sign = sensors.Start.of(machine), machine.bodies["sign"]
    released = sensors.links(machine, start)[LINKS.index("sign_released")]
    for turned, turning, expected in ((0, -10, True), (0, -1, False), (0, 10, False), (10, -10, False)):
        sign.angle, sign.angular_velocity = start.angle["sign"] + math.radians(turned), turning
        assert released() is expected


@pytest.mark.parametrize("early", [False, True])
@pytest.mark.parametrize("inside", [False, True])
def test_captured_is_what_a_whole_chain_in_order_left_under_the_cage(early: bool, inside: bool, monkeypatch):
    """MT-35: a cage that fell early catches nothing, whatever the chain does afterwards."""

    def late() -> bool:
        return run.steps > LOOK_EVERY

    chain = [lambda: True] * LINKS.index("diver_in_washtub") + [late] * 3
    monkeypatch.setattr(sensors, "links", lambda *_: chain)
    monkeypatch.setattr(sensors, "cage_off", lambda *_: lambda: early)
    monkeypatch.setattr(sensors, "cage_down", lambda *_: late)
    monkeypatch.setattr(sensors, "mouse_inside", lambda *_: inside)
    run = TrapRun(TrapInputs(exactly(), steady(1.0)))
    while not run.done:
        run.step()
    report = run.report()
    assert tuple(link for link, _ in report.links) == LINKS and report.steps == 2 * LOOK_EVERY
    assert (report.captured, report.misfired) == (inside and not early, early)


def test_a_run_ends_after_its_time_however_long_the_crank_is_turned(monkeypatch):
    """MT-36"""
    monkeypatch.setattr(attempt, "MAX_STEPS", 3 * LOOK_EVERY)
    run = TrapRun(TrapInputs(exactly(), steady(1.0)))
    while not run.done:
        run.step()
    assert run.cranking and run.steps == 3 * LOOK_EVERY and not run.report().captured


def test_a_run_that_is_called_off_ends_when_the_machine_has_settled():
    run = TrapRun(TrapInputs(exactly(), steady(1.0)), settled=False)
    run.call_off()
    while run.settling:
        assert not run.done
        run.step()
    assert run.done and not run.refused and run.steps == 0


# ---- the tray

ASIDE = WIDTH / 2 + WALLS


def moving(*bodies: TrayMotion) -> Motions:
    """The motions of pieces 1, 22, 43 and so on: a small, a medium and a large one."""
    return Motions([1, 22, 43][: len(bodies)], [value for body in bodies for value in body])


def lying(x: float = 0.0, y: float = 50.0) -> TrayMotion:
    return TrayMotion(x, y, 0, 0, 0, 0)


def test_a_tray_rests_when_nothing_moved_for_as_many_looks_as_wanted():
    rest = Rest(looks=2, still=0.1)
    assert not rest.reached(moving(lying(), lying(30))), "nothing to compare with"
    assert not rest.reached(moving(lying(0.06), lying(30, 49.93)))
    assert rest.reached(moving(lying(0.06), lying(30, 49.93)))
    assert not rest.reached(moving(lying(0.06), lying(30, 49.7))), "one piece is enough"
    assert not rest.reached(moving(lying(0.06), lying(30, 49.7)))
    assert rest.reached(moving(lying(0.06), lying(30, 49.7)))
    assert not rest.reached(moving(lying(0.06))), "another piece went"


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_piece_tips_with_the_energy_to_climb_over_its_edge(place: int):
    number = (1, 22, 43)[place]
    enough, spins = math.sqrt(TIPPING[number]), math.sqrt(2 * TIPPING[number]) / RIMS[number]
    for share, tips in ((0.99, []), (1.01, [number])):
        for motion in ((enough * share, 0, 0), (0, -enough * share, 0), (0, 0, spins * share)):
            bodies = [lying(), lying(30), lying(60)]
            bodies[place] = TrayMotion(0, 50, 0, *motion)
            assert tumbling(moving(*bodies)) == tips


@pytest.mark.parametrize(
    ("x", "y"), [(ASIDE + 1, 50), (-ASIDE - 1, 50), (0, -WALLS - 1), (0, DEPTH + WALLS + 1), (math.nan, 50)]
)
def test_a_piece_that_is_nowhere_in_the_box_is_noticed(x: float, y: float):
    """R10"""
    assert all_inside(moving(lying(ASIDE - 1, 1 - WALLS), lying(1 - ASIDE, DEPTH + WALLS - 1)))
    assert not all_inside(moving(lying(), lying(x, y)))
