"""A run on the bench is looked at again like a film, and all runs of its score at once."""

import pytest

from game.host.settings import Settings
from game.shell.film_strip import STRIP
from game.ui.input.bindings import Verb
from game.workshop.bench import hundred
from game.workshop.bench.bench_layout import hints
from game.workshop.bench.showing import FRAME
from game.workshop.parts.run import End
from game.workshop.proofs.scoring import Hands, Score, filling
from tests.patience import as_long_as
from tests.screens.tables import assert_fits
from tests.views import workshop as views

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture
def ran(another):
    """A machine after its run."""
    player = another()
    views.bench(player.program, "knock_on")
    player.see()
    player.key("space")
    for _ in as_long_as(lambda: not player.scene.ended):
        player.step(0.05)
    return player


def test_it_is_paused_in_the_middle_gone_back_in_and_goes_on_to_the_same_end(another, ran):
    player = another()
    scene = views.bench(player.program, "knock_on")
    player.see()
    player.key("space")
    for _ in range(20):
        player.step(0.02)
    player.key("pad_rt")
    assert scene.showing.film.rate == 1, "it runs forwards already"
    player.key("k")
    steps = scene.showing.run.steps
    for _ in range(20):
        player.step(0.02)
    assert scene.showing.run.steps == steps and not scene.ended
    player.key("j")
    player.step(0.1)
    assert scene.showing.film.now < scene.showing.film.end
    player.key("l")
    for _ in as_long_as(lambda: not scene.ended):
        player.step(0.05)
    assert scene.showing.report == ran.scene.showing.report


def test_the_strip_is_there_from_the_start_and_nothing_is_laid_out_anew_once_parts_settled(another, monkeypatch):
    player = another()
    scene, composed = views.bench(player.program, "knock_on"), []
    player.see()
    player.key("space")
    player.see()
    assert scene.find("film_strip")
    compose = scene.compose
    monkeypatch.setattr(scene, "compose", lambda canvas: (composed.append(1), compose(canvas)))
    for _ in range(30):
        player.step(0.02)
    player.see()
    assert scene.showing.film.end > 0 and not composed


def test_frames_tenths_of_a_second_and_marks_by_keys_and_buttons(ran):
    showing = ran.scene.showing
    end = showing.film.end
    ran.key(",")
    ran.key(",")
    assert showing.film.now == end - 2 * FRAME
    ran.key(".")
    assert showing.film.now == end - FRAME
    ran.scene.focus(STRIP)
    ran.press(Verb.LEFT)
    assert showing.film.now == end - FRAME - 96
    ran.click("film_mark_before")
    (part, moment) = showing.woken[-1]
    assert showing.film.now == moment and part == "drop_cage-1"
    said = ran.scene.find(STRIP).spoken().value
    assert said.startswith("Drop cage moves. ") and said == ran.scene.find("hand").spoken().note


def test_a_drag_shows_what_was_there_and_the_mouse_is_free_again(ran):
    showing, strip = ran.scene.showing, ran.scene.find(STRIP)
    assert showing.report.end is End.CAUGHT and showing.caged
    strip.drag((strip.place.left + strip.place.width * 0.2, strip.place.centery))
    ran.see()
    assert not showing.caged and showing.film.rate == 0
    assert showing.poses == showing.recording.at(showing.film.now)


def test_played_again_it_comes_to_its_end_and_celebrates_once(ran):
    ran.key("k")
    assert ran.scene.showing.film.now < 2 * FRAME
    celebrated = ran.scene.celebration.left
    for _ in as_long_as(lambda: not ran.scene.showing.film.live):
        ran.step(0.05)
    ran.see()
    assert ran.scene.celebration.left <= celebrated and ran.scene.find("film_play").icon == "play"


@pytest.fixture
def counted(ran):
    scene = ran.scene
    scene.counting.score = Score(flights=scene.counting.flights)
    for _ in filling(scene.counting.score, scene.editing.machine, runs=12):
        pass
    scene.counting.end()
    scene.stale()
    ran.see()
    return ran


def test_the_runs_of_the_score_are_seen_at_once_and_none_is_made_for_it(counted):
    scene, score = counted.scene, counted.scene.counting.score
    flights = scene.counting.flights
    assert len(flights.found) == score.runs == 12 and sum(each.caught for each in flights.found) == score.captured
    bare = Score()
    for _ in filling(bare, scene.editing.machine, runs=12):
        pass
    assert bare.digest == score.digest, "looking at them changes nothing"
    counted.click("hundred")
    assert scene.showing is None and scene.hundred.playing
    assert not hints(scene), "nothing is edited meanwhile, and the floor is dark"
    for _ in as_long_as(lambda: scene.hundred.playing):
        counted.step(0.1)
    assert f"{score.captured} of 12" in hundred.told(scene)
    assert flights.bytes < 6 << 20


def test_one_copy_alone_by_the_handle_and_back_by_escape(counted):
    scene = counted.scene
    counted.click("hundred")
    scene.focus(hundred.SLIDER)
    counted.press(Verb.RIGHT, Verb.RIGHT)
    assert scene.hundred.copy == 2 and len(scene.hundred.shown) == 1
    assert hundred.told(scene).startswith("Copy 2 ")
    counted.press(Verb.BACK)
    assert scene.hundred is None and counted.scene is scene


def test_with_less_motion_the_end_is_shown_at_once(another):
    player = another(settings=Settings(reduced_motion=True))
    scene = views.bench(player.program, "knock_on")
    player.see()
    scene.watched = scene.ended = True
    for _ in filling(scene.counting.score, scene.editing.machine, runs=2):
        pass
    scene.stale()
    player.see()
    player.click("hundred")
    assert scene.hundred.over and not scene.hundred.playing


def test_where_most_copies_are_lost_is_named_and_leads_to_that_part(another):
    player = another()
    scene = views.bench(player.program, "knock_on")
    player.see()
    scene.ended = scene.watched = True
    score = scene.counting.score
    for _ in filling(score, scene.editing.machine, runs=12, hands=Hands(mm=8.0, deg=6.0)):
        pass
    scene.counting.end()
    assert score.weakest
    scene.stale()
    player.see()
    player.click("hundred")
    scene.hundred.row = float(scene.hundred.rows)
    scene.hundred.playing = False
    scene.stale()
    player.see()
    assert f"of {score.runs - score.captured} misses" in scene.find("callout_lost_0").text
    player.click("hundred_part")
    assert scene.hundred is None and scene.editing.chosen == (score.weakest,)


@pytest.mark.parametrize(
    ("size", "scale"), [((800, 600), 100), ((800, 600), 200), ((1280, 720), 100), ((1920, 1080), 150)]
)
@pytest.mark.parametrize("what", ["film", "hundred"])
def test_it_fits(another, size, scale, what):
    player = another(size=size, settings=Settings(text_scale=scale, reduced_motion=True))
    scene = views.bench(player.program, "knock_on")
    player.see()
    player.key("space")
    scene.showing.skip()
    player.step(0.02)
    scene.celebration.end()
    for _ in filling(scene.counting.score, scene.editing.machine, runs=2):
        pass
    scene.stale()
    player.see()
    if what == "hundred":
        player.click("hundred")
    else:
        player.key(",")
    assert_fits(player, what)
