"""Before a match it is chosen who begins, and in Booby-Trap any three values; both are remembered."""

import pytest

from game.catalog import CATALOG
from game.shell.reader import as_last_chosen
from game.shell.setup.option_cards import changed
from game.shell.setup.seating import Seating, defaults
from game.ui.input.bindings import Device, Verb

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
    assert scene.find("begins_seat").text == "Rosa goes first."
    assert "Rosa goes first." in scene.find("told").text
    assert scene.seating.values(scene.row)["begins"] == first
    player.press(Verb.PREVIOUS)
    player.press(Verb.CONFIRM)
    assert scene.seating.options["begins"] == "lot"


SHEETS = {
    "mousemaze": ({}, "The youngest player", "{} is the youngest"),
    "mousetrap": ({"profile": "original"}, "The next birthday", "{} has the next birthday"),
}


@pytest.mark.parametrize("game", SHEETS)
def test_the_person_whom_the_printed_rules_let_begin_is_named_by_hand(player, game):
    """MC-32, MT-08: the first person until another is named, never a computer, and remembered."""
    scene = at_set_up(player, game)
    options, title, named = SHEETS[game]
    scene.seating.options.update(options)
    seats = list(scene.seating.seats)
    for seat, who in zip(seats, ("bot", "human", "bot", "human"), strict=False):
        scene._change(seat, who=who)
    player.see()
    begins = []
    scene.focus("begins_first")
    for _ in range(3):
        assert (
            scene.find("begins_first").text
            == f"{named.format(scene.seating.seats[seats[1 + 2 * (len(begins) % 2)]].name)}."
        )
        assert f"{scene.find('begins_first').text[:-1]} and goes first." in scene.find("told").text
        begins.append(scene.seating.values(scene.row)["begins"])
        player.press(Verb.CONFIRM)
    assert begins == [seats[1], seats[3], seats[1]]
    scene.focus("begins_seat")
    player.press(Verb.CONFIRM)
    assert scene.find("begins_first").text == title
    scene.seating.options["begins"] = f"first:{seats[3]}"
    scene.focus("start")
    player.press(Verb.CONFIRM)
    kept = player.program.settings.setups[game]
    assert player.scene.play.opened.runner.match.setup.options["begins"] == seats[3]
    assert Seating.read(scene.row, kept, defaults(game)).values(scene.row)["begins"] == seats[3]


@pytest.mark.parametrize("game", SHEETS)
def test_nobody_is_the_youngest_where_computers_play_alone(player, game):
    scene = at_set_up(player, game)
    scene.seating.options.update(SHEETS[game][0])
    scene._change(next(iter(scene.seating.seats)), who="bot")
    player.see()
    assert scene.find("begins_first").text == "The first seat"
    assert scene.seating.values(scene.row)["begins"] == "first"


def test_the_birthday_is_asked_for_by_the_original_rules_alone(player):
    scene = at_set_up(player, "mousetrap")
    assert scene.find("begins_first").text == "The first seat"
    scene.focus("profile_original")
    player.press(Verb.CONFIRM)
    assert scene.find("begins_first").text == "Rosa has the next birthday."
    scene.focus("profile_hasbro")
    player.press(Verb.CONFIRM)
    assert scene.find("begins_first").text == "The first seat"
    assert scene.seating.values(scene.row)["begins"] == "first"


def test_a_kept_beginner_by_the_sheet_harms_no_other_game(player):
    for game, row in CATALOG.items():
        kept = {"options": {"begins": "first:nobody"}}
        begins = Seating.read(row, kept, defaults(game)).values(row)["begins"]
        assert begins == (
            "highest" if game == "mightymouse" else next(iter(row.game.seat_names)) if game == "mousemaze" else "first"
        )


def test_levels_are_explained_where_they_are_chosen(player):
    scene = at_set_up(player, "boobytrap")
    assert "Hard " in scene.find("meaning").text
    scene._change("p2", who="human")
    player.see()
    assert scene.find("meaning") is None
    assert at_set_up(player, "mightymouse").find("meaning") is None


HANDS_TOLD = {
    (1280, 720): "Automatic: Parts place themselves. Guided: You place the parts. Near their outline, they click into "
    "place. Freehand: You place the parts. Crooked parts stay crooked.",
    (800, 600): "Guided: You place the parts. Near their outline, they click into place.",
}


@pytest.mark.parametrize("size", HANDS_TOLD, ids=str)
def test_what_kinds_of_hands_mean_is_read_without_pointing_at_them(another, size):
    player = another(size=size)
    scene = at_set_up(player, "mousetrap")
    label = scene.find("hands")
    assert label.text == HANDS_TOLD[size] and player.canvas.misfits == []
    seat = next(seat for seat, sitter in scene.seating.seats.items() if sitter.who == "human")
    scene.find(f"who_{seat}").on_choose("bot")
    player.see()
    assert scene.find("hands") is None, "nobody has hands to choose"
    assert at_set_up(player, "mightymouse").find("hands") is None


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
    said = [line.text for line in play.log if line.text.endswith(" wins the draw and goes first.")]
    assert len(said) == 1
    beginner = said[0].removesuffix(" wins the draw and goes first.")
    assert play.seats.names[play.shown.turn] == beginner


def test_the_key_that_takes_a_choice_is_named_at_the_foot(player):
    player.program.open("setup", game="mousemaze")
    player.program.inputs.device = Device.KEYBOARD
    player.scene.stale()
    player.see()
    hints = dict(player.scene.find("keys").hints)
    assert hints["return"] == "choose" and hints["left right"] == "change"
    player.scene.focus("begins_seat")
    player.press(Verb.CONFIRM)
    assert player.scene.find("begins_seat").on
