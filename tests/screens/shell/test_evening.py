"""An evening of several games, from the shelf and from the end of a match."""

import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.session import evening
from game.session.match_runner import play_on
from game.session.saves import read
from game.shell.matches import open_match
from game.ui.input.bindings import Verb
from tests.patience import as_long_as
from tests.screens.tables import assert_fits
from tests.views import matches as views

pytestmark = pytest.mark.usefixtures("blank_pictures")

SIZES = [((800, 600), 100), ((1280, 720), 100), ((800, 600), 200)]


def played(player, seed):
    """A race that was played to its end, shown at its table."""
    row = CATALOG["mightymouse"]
    setup = row.game.setup([Seat("red", "bot:2"), Seat("blue", "bot:2")])
    opened = open_match.begin(player.program.places, row, setup, {"red": "Rosa"}, open_match.Luck(seed=seed))
    for _ in play_on(opened.runner):
        pass
    player.program.go_to("table:mightymouse", opened=opened)
    player.see()
    player.scene.standings()
    player.see()
    player.scene.over.tick(1.0)
    return opened


def read_on(player):
    for _ in as_long_as(lambda: player.scene.reading):
        player.step()
    player.see()


def test_an_evening_begins_with_the_match_that_is_over_and_counts_the_next(player):
    opened = played(player, 1)
    path = opened.runner.save.path
    player.scene.over.focus("evening")
    player.press(Verb.CONFIRM)
    assert player.name == "EveningPage"
    name = evening.going_on(player.program.places.matches)
    assert name and read(path).note("evening") == name
    read_on(player)
    page = player.scene
    assert [each.game for each in page.evening.rounds] == ["mightymouse"]
    assert "Rosa" in page.find(f"guest_{page.evening.standings()[0]}").label + page.find("guest_computer Rosa").label
    player.press(Verb.BACK)
    assert player.scene.over is not None
    player.scene.over.again()
    again = player.scene.opened.runner.save.path
    assert again != path and read(again).note("evening") == name
    player.scene.leave()


def test_an_evening_is_begun_on_the_shelf_and_ended_when_people_wish(player):
    player.click("evening")
    assert player.name == "EveningPage" and not player.scene.name
    player.press(Verb.CONFIRM)
    assert evening.going_on(player.program.places.matches) == player.scene.name != ""
    opened = played(player, 2)
    open_match.leave(opened)
    player.program.go_to("title")
    player.see()
    assert player.scene.focused == "evening"  # where one was
    player.press(Verb.CONFIRM)
    read_on(player)
    assert len(player.scene.evening.rounds) == 1
    player.click("end")
    assert player.name == "Notice" and "won" in player.scene.heading
    assert evening.going_on(player.program.places.matches) == ""


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("state", ["evening", "evening_begun", "evening_none"])
def test_it_fits(another, size, scale, state):
    player = another(size=size)
    player.program.settings = player.program.settings.__class__(text_scale=scale)
    views.VIEWS[state](player.program)
    player.see()
    assert_fits(player, state)
