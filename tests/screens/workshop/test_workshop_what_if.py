"""A part is set elsewhere in a run that is watched, and both runs are seen side by side."""

import pytest

from game.machine.branches import MOST, SetAnew
from game.ui.input.bindings import Phase, Pointed, Verb
from game.workshop.bench.what_if import begin
from game.workshop.parts.challenge import sample
from game.workshop.parts.run import End, RunReport, WorkshopRun, to_end
from game.workshop.proofs.branches import MachineBranch, MachineWhatIf
from game.workshop.text.bench import ended
from tests.patience import as_long_as
from tests.views import workshop as views

pytestmark = pytest.mark.usefixtures("blank_pictures")


def _all(runs: MachineWhatIf) -> None:
    for _ in as_long_as(lambda: runs.go_on(1.0)):
        pass


def test_a_part_set_anew_on_the_way_makes_the_same_run_again_and_another_than_before():
    machine = sample("knock_on").machine
    there = machine.move(["domino-2"], (3.0, 0.0)).part("domino-2")
    runs = []
    for _ in range(2):
        run = WorkshopRun(machine)
        run.anew = (SetAnew(200, there),)
        runs.append(to_end(run.settle()))
    assert runs[0] == runs[1] != to_end(WorkshopRun(machine).settle())


def test_until_then_both_runs_are_one_and_the_machine_takes_the_new_place_when_it_is_kept(another):
    player = another()
    views.what_if(player.program)
    player.see()
    scene = player.scene
    runs = scene.what_if
    before = scene.editing.machine
    old, new = runs.branches
    assert new.parting is not None and new.parting.step >= new.since > 0
    assert new.recording.at(new.since - 16) == old.recording.at(new.since - 16)
    player.click("what_if_keep")
    assert scene.what_if is None and scene.editing.machine == new.after != before
    player.click("undo")
    assert scene.editing.machine == before


def test_a_run_that_catches_alarms_nobody_whatever_the_one_before_did(another):
    player = another()
    views.missed(player.program)
    scene = player.scene
    scene.showing.skip()
    for _ in as_long_as(lambda: not scene.ended):
        player.step(1 / 30)
    assert scene.alarmed
    begin(scene, "plank_20-1")
    scene.try_elsewhere(lambda now: now.turn(["plank_20-1"], 8).move(["plank_20-1"], (0.0, 0.5)))
    scene.what_if.begin_at(0)
    _all(scene.what_if)
    assert scene.what_if.branch.caught and not scene.alarmed


def test_a_run_whose_time_is_up_tells_what_moved_last():
    machine = sample("knock_on").machine
    part = machine.parts[0].id
    told = ended(RunReport(End.TIME, (), ((part, 96),), None, (), 19_200, ""), machine)
    assert told.startswith("Twenty seconds") and "Last to move" in told


def test_from_the_start_thrown_away_and_back_by_keys(another):
    player = another()
    views.filmed(player.program)
    player.see()
    scene = player.scene
    player.key("w")
    player.see()
    player.press(Verb.RIGHT)
    player.see()
    runs = scene.what_if
    assert len(runs.branches) == 2 and runs.branch.since > 0
    runs.begin_at(0)
    _all(runs)
    assert runs.branch.since == 0 and not runs.branch.anew
    player.see()
    player.click("what_if_throw")
    assert len(runs.branches) == 1
    player.press(Verb.BACK)
    assert scene.what_if is None and scene.showing is not None


def test_eight_branches_are_the_most(another):
    player = another()
    views.filmed(player.program)
    scene = player.scene
    begin(scene, "domino-2")
    runs = scene.what_if
    for number in range(MOST + 1):
        runs.film.seek(16 * (number + 10))
        done = scene.try_elsewhere(lambda now: now.move(["domino-2"], (0.1, 0.0)))
        assert done == (number < MOST)
    assert len(runs.branches) == MOST + 1


def test_a_part_is_dragged_out_of_the_run_and_both_go_on_from_there(another):
    player = another()
    views.filmed(player.program)
    player.see()
    scene = player.scene
    name = next(each for each in scene.showing.poses if each.startswith("domino-4."))
    x, y, _angle = scene.showing.poses[name]
    at = scene.view.to_screen((x, y))
    for phase, far in ((Phase.DOWN, 0), (Phase.MOVE, 30), (Phase.UP, 30)):
        player.program.give(Pointed(phase, (at[0] + far, at[1] - far), 1))
        player.see()
    runs = scene.what_if
    assert runs is not None and runs.branch.part == "domino-4" and runs.film.rate == 1
    _all(runs)
    assert runs.branch.over


def test_a_drag_while_both_play_on_makes_one_branch(another):
    player = another()
    views.filmed(player.program)
    scene = player.scene
    begin(scene, "domino-2")
    runs = scene.what_if
    runs.film.play(1)
    for _ in range(6):
        scene.try_elsewhere(lambda now: now.move(["domino-2"], (0.1, 0.0)))
        player.step(1 / 30)
    wanted = scene.editing.machine.move(["domino-2"], (0.6, 0.0)).part("domino-2")
    assert len(runs.branches) == 2 and runs.branch.place.x == pytest.approx(wanted.x)


def test_a_part_that_is_moved_earlier_in_a_branch_stays_there():
    machine = sample("knock_on").machine
    first, second = (machine.move(["domino-2"], (by, 0.0)).part("domino-2") for by in (1.0, 2.0))
    branch = MachineBranch(machine).moved(first, 800).moved(second, 400)
    assert branch.anew == (SetAnew(400, second),) and branch.after.part("domino-2") == second
    assert branch.standing(399) == machine and branch.standing(400) == branch.after


def test_a_clock_is_set_from_the_start_as_it_runs_from_there(another):
    player = another()
    views.woken(player.program)
    scene = player.scene
    scene.showing.skip()
    for _ in as_long_as(lambda: not scene.ended):
        player.step(1 / 30)
    clock = next(part.id for part in scene.editing.machine.parts if part.kind == "cuckoo_clock")
    scene.showing.film.seek(480)
    begin(scene, clock)
    scene.try_elsewhere(lambda now: now.turn([clock], 90))
    assert scene.what_if.now > 0 and scene.what_if.branch.since == 0
