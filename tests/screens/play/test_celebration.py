"""A match that has just been won is celebrated for two seconds before its sheet; a press ends it after one."""

import pytest

from game.catalog import CATALOG
from game.shell.pictures.banners import SECONDS, Celebration
from game.ui.input.bindings import Verb
from tests.patience import as_long_as
from tests.screens.play.test_table_result import at_the_end

pytestmark = pytest.mark.usefixtures("blank_pictures")


def won(another, game):
    """A program whose match has just been won, and its table."""
    player = at_the_end(another, game)
    scene = player.scene
    assert scene.ended and not scene.celebration.going_on
    scene.close()
    scene.ended, scene.to_celebrate = False, True
    player.step(0.0)
    assert scene.celebration.going_on
    return player, scene


@pytest.mark.parametrize("game", CATALOG)
def test_two_seconds_pass_before_the_sheet(another, game):
    player, scene = won(another, game)
    assert scene.celebration.text == scene.ending().call() and not scene.ended
    passed = 0.0
    for _ in as_long_as(lambda: not scene.ended):
        player.step(0.05)
        passed += 0.05
    assert passed == pytest.approx(SECONDS, abs=0.11)


def test_a_press_ends_it_once_it_has_been_seen(another):
    player, scene = won(another, "mightymouse")
    for _ in range(4):
        player.press(Verb.CONFIRM)
        player.step(0.2)
    assert not scene.ended and scene.celebration.going_on
    player.step(0.2)
    player.press(Verb.CONFIRM)
    player.step(0.02)
    assert scene.ended


def test_a_match_that_was_over_before_shows_its_sheet_at_once(another):
    assert at_the_end(another, "mousetrap").scene.ended


def test_confetti_falls_unless_motion_is_reduced(another, monkeypatch):
    canvas, drawn = another().see(), []
    monkeypatch.setattr(type(canvas), "blit", lambda _, picture, at: drawn.append(at))
    for still, more in ((False, True), (True, False)):
        drawn.clear()
        party = Celebration(still)
        party.begin("red", "Rosa wins!")
        party.update(SECONDS / 2)
        party.draw(canvas, canvas.area)
        assert (len(drawn) > 40) == more
