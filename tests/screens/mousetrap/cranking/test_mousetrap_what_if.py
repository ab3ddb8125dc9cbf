"""In practice and in the trap's own workshop a part is set elsewhere in a run, and both runs are seen side by side."""

from dataclasses import replace
from itertools import product

import pygame
import pytest

from game.games.mousetrap.pictures.parts import STEP_MM
from game.games.mousetrap.table.cranking.what_if import TrapWhatIfScreen
from game.games.mousetrap.trap.machine import MAX_MM, Placement
from game.ui.input.bindings import Phase, Pointed, Query, Verb
from tests.patience import as_long_as
from tests.screens.tables import assert_fits
from tests.views import mousetrap_stage as views

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture
def practised(another):
    player = another()
    views.practised(player.program)
    player.see()
    return player


def test_it_is_asked_by_a_key_or_a_button_at_the_moment_that_is_shown(practised):
    crank = practised.scene
    crank.seek(1600)
    practised.see()
    practised.click("film_what_if")
    scene = practised.scene
    assert isinstance(scene, TrapWhatIfScreen) and scene.film.now == 1600
    practised.press(Verb.BACK)
    assert practised.scene is crank and crank.watched.head == 1600
    practised.key("w")
    assert isinstance(practised.scene, TrapWhatIfScreen)


def test_by_keys_a_part_is_taken_moved_leant_looked_at_kept_and_practised_on(practised):
    crank = practised.scene
    crank.seek(1600)
    practised.key("w")
    practised.see()
    scene, first = practised.scene, practised.scene.number
    practised.key("n")
    assert scene.number != first
    practised.press(Verb.RIGHT, Verb.UP)
    practised.see()
    assert scene.placed == Placement(mm=0.5, deg=0.5) and len(scene.what_if.branches) == 2
    for _ in as_long_as(lambda: not scene.what_if.branch.over):
        practised.step(1 / 60)
    practised.see()
    assert scene.told and practised.program.announcements.recent[-1].text == scene.told
    assert "split here" in scene.answers(Query.WHERE)[1] or "the same" in scene.answers(Query.WHERE)[1]
    number = scene.number
    practised.click("what_if_keep")
    assert practised.scene is crank and crank.act == "ready" and crank.tries == 0
    assert crank.watched.run.inputs.placements[number] == Placement(mm=0.5, deg=0.5)


def test_a_part_that_is_as_far_out_as_it_goes_is_moved_back_only(practised):
    practised.key("w")
    practised.see()
    scene = practised.scene
    for _ in range(round(MAX_MM / STEP_MM)):
        practised.click("shift_right")
    assert scene.placed.mm == MAX_MM
    assert not scene.find("shift_right").enabled and scene.find("shift_left").enabled


def test_from_the_start_and_thrown_away(practised):
    practised.scene.seek(1600)
    practised.key("w")
    scene = practised.scene
    scene.nudge(1.0, 0.0)
    assert scene.what_if.branch.since == 1600
    practised.see()
    scene.find("what_if_when").on_choose("start")
    assert scene.what_if.branch.since == 0
    practised.see()
    practised.click("what_if_throw")
    assert len(scene.what_if.branches) == 1


def test_a_part_is_dragged_straight_out_of_the_run_and_both_go_on(practised):
    crank = practised.scene
    crank.seek(400)
    practised.see()
    at = crank.view.to_screen(crank.poses["shoe"][:2])
    practised.program.give(Pointed(Phase.DOWN, at, 1))
    scene = practised.scene
    assert isinstance(scene, TrapWhatIfScreen) and scene.number == 8
    practised.see()
    for phase in (Phase.MOVE, Phase.UP):
        practised.program.give(Pointed(phase, (at[0] + 24, at[1]), 1))
    assert scene.placed.mm == 2.0 and scene.film.rate == 1
    for _ in as_long_as(lambda: not scene.film.live):
        practised.step(0.1)
    assert scene.film.end == max(scene.what_if.old.end, scene.what_if.branch.end)


def test_in_the_workshop_the_new_place_is_counted_anew(another):
    player = another()
    player.program.go_to("workshop:mousetrap")
    player.see()
    bench = player.scene
    bench.turn_steadily()
    player.step(0.5)
    player.key("w")
    scene = player.scene
    assert isinstance(scene, TrapWhatIfScreen) and scene.film.now == bench.watched.head
    scene.number = 17
    scene.nudge(0.5, 0.0)
    counted = bench.catch_rate
    scene.keep()
    assert player.scene is bench and bench.bench.set[17].mm == 0.5 and bench.catch_rate is not counted


def test_in_a_match_it_is_only_looked_at(another):
    player = another()
    views.missed(player.program)
    player.see()
    crank = player.scene
    player.key("w")
    scene = player.scene
    assert isinstance(scene, TrapWhatIfScreen) and scene.on_keep is None
    scene.nudge(0.5, 0.0)
    player.see()
    assert scene.find("what_if_keep") is None and scene.find("just_looking") is not None
    player.press(Verb.BACK)
    assert player.scene is crank and crank.act == "over"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["what_if", "hundred", "toy_caught", "practised"])
def test_nothing_is_cut_off_and_all_is_large_enough(another, name):
    player = another()
    views.VIEWS[name](player.program)
    for size, scale in product([(800, 600), (1280, 720)], [100, 150]):
        player.surface = pygame.Surface(size)
        player.program.adopt(replace(player.program.settings, text_scale=scale))
        player.step(1 / 30)
        assert player.canvas.surface.get_size() == size
        assert_fits(player, (name, size, scale))
