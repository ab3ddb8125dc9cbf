"""The page that tells how a match came about: its first curve comes soon, moments are stepped through and watched."""

import pytest

from game.core.slices import finish
from game.host.settings import Settings
from game.shell.theatre.story import StoryPage
from game.shell.theatre.theatre import Theatre
from game.shell.theatre.watched_match import recording
from game.ui.input.bindings import Verb
from game.ui.widgets.spoken import Role
from tests.patience import as_long_as
from tests.views.theatre import GOLDEN, story

pytestmark = pytest.mark.usefixtures("blank_pictures")
RACE = "mightymouse-race-3"


@pytest.fixture
def page(another):
    player = another(settings=Settings(muted=True))
    story(RACE)(player.program)
    player.see()
    return player


def test_a_first_curve_comes_while_the_window_goes_on(another):
    player = another(settings=Settings(muted=True))
    player.program.go_to("story", opened=finish(recording(GOLDEN / f"{RACE}.match")))
    player.see()
    assert isinstance(player.scene, StoryPage) and player.scene.story is None
    assert player.scene.find("counting") is not None
    frames = 0
    for _ in as_long_as(lambda: player.scene.story is None):
        player.program.step(0.02, lambda: None)
        frames += 1
    player.see()
    assert frames > 5 and player.scene.find("curve") is not None
    assert player.scene.story.done < 1


def test_arrows_step_through_what_moved_the_match_and_it_is_told(page):
    curve = page.scene.find("curve")
    assert curve.spoken().role is Role.SLIDER and curve.spoken().value
    seen = []
    for _step in range(3):
        page.press(Verb.RIGHT)
        page.see()
        seen.append(page.scene.at)
    assert seen == sorted(set(seen)) or page.scene.story.acts in seen
    assert "%" in page.scene.find("told").text


def test_a_moment_leads_to_the_theatre_at_its_place_and_back(page):
    moment = page.scene.moments[0]
    page.scene.watch()
    page.see()
    assert isinstance(page.scene, Theatre)
    assert page.scene.count <= moment.act + 1
    page.scene.playing = False
    page.press(Verb.BACK)
    page.see()
    assert isinstance(page.scene, StoryPage) and page.scene.at == moment.act + 1


def test_every_seat_is_told_with_what_luck_did(page):
    for seat in page.scene.story.seats:
        row = page.scene.find(f"sums_{seat}")
        assert page.scene.names[seat] in row.spoken().name and "%" in row.spoken().name
