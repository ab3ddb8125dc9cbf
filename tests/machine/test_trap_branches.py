"""A part of the trap set elsewhere in the middle of a run: exactly, the same every time, and with what stands on it."""

import pytest

from game.games.mousetrap.trap.branches import TrapBranch, TrapWhatIf
from game.games.mousetrap.trap.machine import BY_NUMBER, PART_NUMBERS, Machine, Placement, StandingPart, TrapInputs
from game.games.mousetrap.trap.run import TrapRun
from game.machine import MachineError
from game.machine.branches import MOST
from game.machine.hand import steady

TRUE = TrapInputs({number: Placement() for number in PART_NUMBERS}, steady(0.7))
GUTTER = 2190
"""The step at which the marble comes into the gutter."""


@pytest.fixture(scope="module")
def runs():
    found = TrapWhatIf(TRUE, GUTTER)
    while found.go_on(1.0):
        pass
    return found


def _elsewhere(runs, number, placement, since=GUTTER):
    branch = runs.branches[0].moved(StandingPart(number, placement), since)
    while not branch.over:
        branch.go_on(float("inf"))
    return branch


def test_a_part_set_anew_where_it_stands_changes_nothing(runs):
    was = runs.branches[0]
    for number in (9, 15, 22):
        same = _elsewhere(runs, number, Placement())
        assert same.parting is None and same.report.links == was.report.links


def test_the_rod_moved_in_the_middle_of_a_run_lets_the_marble_stay_every_time(runs):
    one, two = (_elsewhere(runs, 15, Placement(mm=2.0)) for _ in range(2))
    assert one.report == two.report and not one.report.captured and runs.branches[0].report.captured
    assert one.report.digest != runs.branches[0].report.digest
    assert one.parting.step > GUTTER and one.parting.part == "marble_1"
    before = one.recording.at(GUTTER - 16)
    assert before == runs.branches[0].recording.at(GUTTER - 16)


def test_what_stands_on_a_part_goes_with_it_and_what_has_left_it_does_not():
    run = TrapRun(TRUE)
    while run.steps < GUTTER:
        run.step()
    bodies = run.machine.bodies
    before = {name: tuple(body.position) for name, body in bodies.items()}
    moved = run.machine.set_anew(StandingPart(9, Placement(mm=1.0)))
    far = {name: round(bodies[name].position.x - x, 6) for name, (x, _y) in before.items()}
    fit = BY_NUMBER[9].fit
    assert far["bucket"] == pytest.approx(0.1 * fit) and far["marble_1"] == far["rod"] == far["board"] == 0.0
    assert set(moved) == {"bucket"}


def test_a_washtub_is_moved_on_the_base_that_carries_it():
    machine = Machine(TRUE)
    before = {
        shape.center_of_gravity.x for shape in machine.stage.space.shapes if shape.body is machine.bodies["base_c"]
    }
    assert machine.set_anew(StandingPart(22, Placement(mm=2.0))) == {}
    after = {
        shape.center_of_gravity.x for shape in machine.stage.space.shapes if shape.body is machine.bodies["base_c"]
    }
    assert len(after) == len(before) and len(after - before) == 3 and machine.placements[22].mm == 2.0


def test_what_is_not_run_yet_is_shown_as_it_will_be_set(runs):
    branch = runs.branches[0].moved(StandingPart(10, Placement(mm=2.0)), 96)
    now, before = branch.poses(96), runs.branches[0].poses(96)
    assert now["bucket"][0] > before["bucket"][0] and now["marble_1"][0] > before["marble_1"][0]
    assert now["rod"] == before["rod"]


def test_a_part_that_does_not_stand_cannot_be_set_anew():
    machine = Machine(TrapInputs({1: Placement()}, steady(0.7)))
    with pytest.raises(MachineError):
        machine.set_anew(StandingPart(9, Placement()))


def test_eight_runs_are_the_most(runs):
    found = TrapWhatIf(TRUE, 96)
    for number in range(MOST + 1):
        found.film.end = 9600
        found.film.seek(16 * (number + 10))
        assert found.move("shoe", lambda inputs: inputs.set(StandingPart(8, Placement(mm=0.5)))) == (number < MOST)
    assert isinstance(found.branch, TrapBranch) and found.branch.depth == MOST
