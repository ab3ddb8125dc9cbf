"""A run of the trap is looked at again like a film once it is over: by handle, keys and pad, and it changes nothing."""

import pytest

from game.shell.film_strip import FRAME, STRIP
from game.ui.input.bindings import Verb
from tests.patience import as_long_as
from tests.views import mousetrap_stage, theatre

pytestmark = pytest.mark.usefixtures("blank_pictures", "every_frame")


@pytest.fixture
def missed(another):
    player = another()
    mousetrap_stage.VIEWS["missed"](player.program)
    player.see()
    return player


def test_it_goes_back_waits_and_comes_to_the_same_verdict(missed):
    scene = missed.scene
    report, end = scene.watched.report, scene.watched.run.steps
    missed.key("j")
    for _ in range(20):
        missed.step(0.02)
    assert scene.act == "again" and scene.watched.head < end - 100
    missed.key("k")
    head = scene.watched.head
    for _ in range(30):
        missed.step(0.1)
    assert scene.watched.head == head and scene.act == "again"
    missed.key("l")
    for _ in as_long_as(lambda: scene.act != "over"):
        missed.step(0.05)
    assert scene.watched.report == report and scene.find("verdict") is not None


def test_frames_and_the_handle_tell_link_and_time(missed):
    scene = missed.scene
    end = scene.watched.run.steps
    missed.key(",")
    assert scene.watched.head == end - FRAME
    scene.focus(STRIP)
    missed.press(Verb.LEFT)
    assert scene.watched.head == end - FRAME - 96
    handle = scene.find(STRIP)
    handle.drag((handle.place.left + handle.place.width * 0.3, handle.place.centery))
    missed.see()
    assert scene.act == "again" and 0 < scene.watched.head < end / 2
    reached = scene.watched.reached()
    assert reached == sum(mark <= scene.watched.head for mark in handle.marks) > 0
    assert scene.find(STRIP).spoken().value == scene.moment()
    assert scene.moment().endswith(f"{end / 960:.1f} seconds.")


def test_before_the_end_there_is_no_film(another):
    player = another()
    mousetrap_stage.VIEWS["turning"](player.program)
    player.see()
    assert player.scene.find(STRIP) is None
    head = player.scene.watched.head
    player.key("j")
    assert player.scene.watched.head >= head and player.scene.act == "running"


def test_back_from_the_film_is_the_verdict(missed):
    missed.key("j")
    missed.press(Verb.BACK)
    assert missed.scene.act == "over"


def test_a_run_of_the_theatre_is_looked_at_like_a_film_and_left_by_one_press(another):
    player = another()
    theatre.VIEWS["run_of_the_trap"](player.program)
    player.see()
    below = player.scene
    player.click("watch_run")
    scene = player.scene
    for _ in as_long_as(lambda: not scene.watched.run.done):
        player.step(1 / 60)
    player.step(0.1)
    assert scene.act == "again" and 0 < scene.watched.head < scene.watched.run.steps
    player.key("k")
    player.see()
    head = scene.watched.head
    player.click("film_mark_after")
    assert head < scene.watched.head in scene.film_marks
    player.key("j")
    player.step(0.1)
    assert scene.watched.head < head + 960
    player.press(Verb.BACK)
    assert player.scene is below


def test_a_run_of_the_toy_and_of_its_workshop_is_a_film_too(another):
    player = another()
    mousetrap_stage.VIEWS["toy_caught"](player.program)
    player.see()
    scene = player.scene
    player.click("film_back")
    assert scene.act == "again" and scene.watched.head < scene.watched.run.steps
    player.see()
    assert scene.find("again") is not None and not scene.branches
    player.click("again")
    assert scene.act == "ready"
    player.program.go_to("workshop:mousetrap")
    player.see()
    bench = player.scene
    bench.turn_steadily()
    bench.skip()
    player.see()
    player.click("film_back")
    assert bench.act == "again" and bench.find(STRIP) is not None
