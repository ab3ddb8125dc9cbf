"""A run of the trap is looked at again like a film once it is over: by handle, keys and pad, and it changes nothing."""

import pytest

from game.shell.film_strip import FRAME, STRIP
from game.ui.input.bindings import Verb
from tests.patience import as_long_as
from tests.views import mousetrap_stage

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
