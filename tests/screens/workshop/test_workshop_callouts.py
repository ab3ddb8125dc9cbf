"""What a first look at the bench tells: which mouse is meant, what a hundred hands are, where their misses ended."""

import pytest

from game.ui.input.bindings import Phase, Pointed
from game.workshop.bench.bare_bench import TRIED, Counting
from game.workshop.bench.bench_picture import crowd, mouse_of
from game.workshop.parts.challenge import sample
from game.workshop.parts.machine import Placed
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


def test_most_misses_together_are_told_where_they_are(another):
    assert crowd([(0.0, 0.0), (10.0, 0.0), (11.0, 1.0), (12.0, 0.0)]) == ((10.0, 0.0), 3)
    player = another(size=(800, 600))
    views.counted(player.program)
    player.see()
    scene = player.scene
    assert scene.find("callout_misses").text == words.misses_ended(11)
    assert scene.find("caught").text == "82" and "100 copies" in scene.find("counted").text
    assert "Catapult, 11 misses" in scene.find("weakest").text
    assert_fits(player, "counted")
    player.program.give(Pointed(Phase.MOVE, scene.view.to_screen((38.6, 1.0))))
    player.see()
    assert scene.find("callout_misses").text == words.misses_ended(7), "the others, where they are pointed at"
    player.program.give(Pointed(Phase.MOVE, scene.view.to_screen((50.0, 30.0))))
    player.see()
    assert scene.find("callout_misses").text == words.misses_ended(11)


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
