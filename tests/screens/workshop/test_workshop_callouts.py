"""What a first look at the bench tells: which mouse is meant, what a hundred hands are, where their misses ended."""

import pytest

from game.ui.input.bindings import Phase, Pointed
from game.workshop.bench.bare_bench import TRIED, Counting
from game.workshop.bench.bench_picture import crowd, mouse_of
from game.workshop.parts.challenge import sample
from game.workshop.parts.line import decode
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import WorkshopRun, to_end
from game.workshop.pictures.marks import frame_rect
from game.workshop.text import bench as words
from tests.patience import as_long_as
from tests.screens.tables import assert_fits
from tests.views import workshop as views

pytestmark = pytest.mark.usefixtures("blank_pictures")


def test_the_mouse_is_pointed_out_until_something_was_run(another):
    player = another()
    scene = views.bench(player.program, "first_slope")
    player.see()
    callout = scene.find("callout_mouse")
    assert callout.tip[0] == pytest.approx(
        scene.view.to_screen(mouse_of(sample("first_slope").machine.parts[0]))[0], 20
    )
    scene.run()
    scene.stop()
    player.see()
    assert scene.find("callout_mouse") is None


@pytest.mark.parametrize(("kind", "mirrored", "aside"), [("drop_cage", False, 0.0), ("rocking_cage", True, -4.3)])
def test_the_mouse_is_where_its_cage_has_it(kind, mirrored, aside):
    x, y = mouse_of(Placed(kind, 40.0, 0.0, mirrored=mirrored))
    assert abs(x - 40.0 - aside) < 0.1 and 0.5 < y < 2.0


def test_the_weakest_part_is_told_where_most_of_its_misses_ended(another):
    assert crowd([(0.0, 0.0), (10.0, 0.0), (11.0, 1.0), (12.0, 0.0)]) == (10.0, 0.0)
    player = another(size=(800, 600))
    views.counted(player.program)
    player.see()
    scene = player.scene
    assert scene.find("callout_misses").text == words.lost("Catapult", 11, 18)
    assert scene.find("caught").text == "82" and "100 copies" in scene.find("counted").text
    assert "Catapult, 11 misses" in scene.find("weakest").text
    assert_fits(player, "counted")
    player.program.give(Pointed(Phase.MOVE, scene.view.to_screen((38.6, 1.0))))
    player.see()
    assert scene.find("callout_misses").text == words.misses_ended(7), "the others, where they are pointed at"
    player.program.give(Pointed(Phase.MOVE, scene.view.to_screen((50.0, 30.0))))
    player.see()
    assert scene.find("callout_misses").text == words.lost("Catapult", 11, 18)


def test_copies_that_catch_though_one_s_own_run_misses_are_explained(another):
    player = another(size=(800, 600))
    views.counted(player.program)
    scene = player.scene
    for scene.counting.score.exact, told in ((True, "The next hundred"), (False, "Yours just missed")):
        scene.stale()
        player.see()
        assert scene.find("weakest").text.startswith(told) and "Catapult, 11 misses" in scene.find("weakest").text
    assert_fits(player, "counted")
    views.missed(player.program)
    player.see()
    assert player.scene.told.endswith("Orange dots: the path in a copy that caught it.")
    assert_fits(player, "missed")


@pytest.mark.parametrize(("kind", "x", "soft"), [("glass", 46.0, True), ("steel", 46.0, False), ("glass", 60.0, False)])
def test_a_pedal_that_was_touched_too_softly_is_told(kind, x, soft):
    machine = Machine().add(Placed("drop_cage", 39.0, 0.0), Placed(kind, x, 3.0, held=True))
    run = WorkshopRun(machine)
    report = to_end(run)
    assert report.caught == (kind == "steel") and run.too_soft == ("glass-1" if soft else "")
    assert ("Glass marble touched the pedal, but too softly." in words.ended(report, machine, run.too_soft)) == soft


def test_a_clock_that_runs_by_itself_is_not_the_last_to_move():
    machine = decode("TW1-EOARc3AAAAJRRGCgJDivrwg1MYADAuTwAAA3EEAAFb6qhwCAo1k").without(["plank_20-1"])
    report = to_end(WorkshopRun(machine))
    assert report.woken[-1][0] == "cuckoo_clock-1" and words.ended(report, machine).endswith("Steel marble.")


def _crossed(another, part, size=(1280, 720)):
    """The bench of the sample, all of whose misses ended at a part."""
    player = another(size=size)
    scene = views.bench(player.program, "catapult")
    score, here = scene.counting.score, scene.editing.machine.part(part)
    score.runs, score.captured = 100, 80
    score.stopped_at[part] = 20
    score.missed.extend((seed, part, (here.x, here.y)) for seed in range(20))
    player.see()
    return player, scene, scene.find("callout_misses")


def test_the_card_of_the_weakest_part_leaves_it_free(another):
    for part in ("domino-1", "domino-2", "catapult-1", "hammer-1", "gear_16-1", "crank-1"):
        for size in ((800, 600), (1280, 720)):
            _player, scene, card = _crossed(another, part, size)
            assert not card.rect.colliderect(frame_rect(scene.editing.machine.part(part), scene.view)), (part, size)


def test_a_part_is_dragged_through_the_card_over_it(another):
    player, scene, card = _crossed(another, "hammer-1")
    before = scene.editing.machine.part("hammer-1")
    here = scene.view.to_screen((before.x, before.y))
    card.rect.center = here
    player.program.give(Pointed(Phase.DOWN, here, 1))
    player.program.give(Pointed(Phase.MOVE, (here[0] + 40, here[1]), 1))
    player.program.give(Pointed(Phase.UP, (here[0] + 40, here[1]), 1))
    assert scene.editing.machine.part("hammer-1").x > before.x


def test_a_machine_that_catches_for_nobody_is_given_up_early():
    counting = Counting(sample("first_slope").machine.without(["plank_20-1"]))
    for _ in as_long_as(lambda: not counting.over):
        counting.go_on(1.0)
    assert counting.hopeless and counting.score.runs == TRIED and not counting.score.exact


def test_what_a_hundred_hands_are_stands_there_before_any_of_them(another):
    player = another()
    scene = views.bench(player.program, "first_slope")
    player.see()
    assert scene.find("caught") is None and "1 mm" in scene.find("weakest").text
    score = scene.counting.score
    score.runs, score.order = TRIED, ("steel-1",)
    score.stopped_at["steel-1"] = TRIED
    for score.exact, shown in ((False, 0), (True, TRIED)):
        scene.stale()
        player.see()
        assert scene.find("pips").runs == shown
    assert "none of ten" in scene.find("weakest").text
