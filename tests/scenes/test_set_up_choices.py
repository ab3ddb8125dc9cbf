"""Before a match it is chosen who begins, and in Booby-Trap any three values; both are remembered."""

import pytest

from game.catalog import CATALOG
from game.scenes.number_rows import changed
from game.scenes.rule_options import defaults
from game.scenes.rulebook import as_last_chosen
from game.scenes.seating import Seating
from game.ui.input_events import Verb

pytestmark = pytest.mark.usefixtures("blank_pictures")


def at_set_up(player, game):
    player.program.go_to("setup", game=game)
    player.see()
    return player.scene


@pytest.mark.parametrize("game", CATALOG)
def test_any_seat_is_named_to_begin_by_pressing_again(player, game):
    scene = at_set_up(player, game)
    first, second = list(scene.seating.seats)[:2]
    scene.focus("begins_seat")
    named = []
    for _ in range(3):
        player.press(Verb.CONFIRM)
        named.append(scene.seating.options["begins"])
    assert named == [first, second, first]
    assert scene.find("begins_seat").text == "Rosa begins."
    assert "Rosa begins." in scene.find("told").text
    assert scene.seating.values(scene.row)["begins"] == first
    player.press(Verb.PREVIOUS)
    player.press(Verb.CONFIRM)
    assert scene.seating.options["begins"] == "lot"


def test_hands_and_levels_are_explained_where_they_are_chosen(player):
    told = at_set_up(player, "boobytrap").find("meaning").text
    assert "Own hands: " in told and "Sharp " in told
    player.scene._change("p2", who="human")
    player.see()
    assert "Sharp " not in player.scene.find("meaning").text
    assert at_set_up(player, "mightymouse").find("meaning") is None


def test_nobody_begins_from_a_seat_that_was_left(player):
    scene = at_set_up(player, "mousetrap")
    scene._change("green", who="bot")
    scene.seating.options["begins"] = "green"
    scene._change("green", who="empty")
    assert scene.seating.options["begins"] == "first"
    kept = {"options": {"begins": "yellow"}, "seats": {}}
    assert Seating.read(scene.row, kept, defaults("mousetrap")).options["begins"] == "first"


def test_any_three_values_are_chosen_by_keys_and_remembered(player):
    scene = at_set_up(player, "boobytrap")
    scene.focus("values_0")
    player.press(*[Verb.RIGHT] * 7)
    assert scene.seating.options["values"] == "12/12/20"
    scene.focus("values_2")
    player.press(Verb.LEFT)
    assert scene.seating.values(scene.row)["values"] == (12, 12, 19)
    assert "19" in scene.find("note_values").text
    assert not scene.find("values_5/10/20").on
    scene.focus("start")
    player.press(Verb.CONFIRM)
    setup = as_last_chosen(player.program.settings, "boobytrap").setup
    assert setup.options["values"] == (12, 12, 19)


@pytest.mark.parametrize("at", range(3))
@pytest.mark.parametrize("value", [1, 7, 99])
def test_values_never_fall(at, value):
    found = changed((5, 10, 20), at, value)
    assert found[at] == value and list(found) == sorted(found)


def test_the_sliders_reach_from_1_to_99(player):
    scene = at_set_up(player, "boobytrap")
    slider = scene.find("values_1")
    assert (slider.least, slider.top, slider.step) == (1, 99, 1)


@pytest.mark.parametrize("game", CATALOG)
def test_the_lot_is_told_on_screen_and_its_seat_begins(player, game):
    scene = at_set_up(player, game)
    scene.seating.options["begins"] = "lot"
    scene._change(list(scene.seating.seats)[1], who="human")
    player.see()
    player.click("start")
    play = player.scene.play
    for _ in range(400):
        player.program.advance(0.05)
        if not play.motion.busy:
            break
    said = [line.text for line in play.log if line.text.endswith(" is drawn and begins.")]
    assert len(said) == 1
    beginner = said[0].removesuffix(" is drawn and begins.")
    assert play.seats.names[play.shown.turn] == beginner
