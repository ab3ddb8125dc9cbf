"""The table of every game: seats change hands, a match between computer players ends, and who waits draws nothing."""

import pytest
from pygame import FRect

from game.catalog import CATALOG
from game.core.acts import Over
from game.core.setup import Seat
from game.core.slices import finish
from game.games.boobytrap.pictures.motion import Tag
from game.games.boobytrap.table import tag_and_legend
from game.host.settings import Settings
from game.shell.matches import open_match
from game.shell.play import play as match_play
from game.shell.play.match_screen import MatchScreen
from game.shell.reader import of_open_match
from game.shell.setup.seating import LONGEST
from game.ui.drawing import icons
from game.ui.input.bindings import Device, Pressed, Verb
from game.ui.widgets.buttons import StackedButton
from tests.patience import as_long_as
from tests.screens.tables import rest
from tests.views import boobytrap, mightymouse, mousemaze, mousetrap_table

pytestmark = pytest.mark.usefixtures("blank_pictures")

MENUS = {
    "boobytrap": boobytrap.VIEWS["menu"],
    "mightymouse": mightymouse.VIEWS["menu"],
    "mousemaze": mousemaze.VIEWS["menu"],
    "mousetrap": mousetrap_table.VIEWS["menu"],
}
# A person is to act.
WAITING = {
    "boobytrap": boobytrap.at(1, 8, people=4),
    "mightymouse": mightymouse.VIEWS["held"],
    "mousemaze": mousemaze.VIEWS["facing"],
    "mousetrap": mousetrap_table.VIEWS["middle"],
}
# Only computer players, and not long before the end.
LATE = {
    "boobytrap": boobytrap.at(1, 44, people=0),
    "mightymouse": mightymouse.at(mightymouse.after(3), people=0),
    "mousemaze": mousemaze.at(4, mousemaze.due("face"), people=0, goal=4),
    "mousetrap": mousetrap_table.at(4, mousetrap_table.turn_of("red", 20), people=0),
}
# A person is to roll.
ROLLING = {
    "mightymouse": mightymouse.at(mightymouse.after(30)),
    "mousetrap": mousetrap_table.at(289, mousetrap_table.turn_of("red", 2), people=4),
}


@pytest.mark.parametrize("game", MENUS)
def test_seats_change_hands(table, game):
    player, seat = table(MENUS[game]), CATALOG[game].game.seat_names[0]
    menu = player.scene.over
    menu.find(f"who_{seat}").on_choose("bot")
    assert seat in player.scene.opened.runner.bots
    menu.find(f"who_{seat}").on_choose("human")
    assert seat not in player.scene.opened.runner.bots
    player.press(Verb.BACK)
    assert player.scene.over is None


def test_an_empty_log_says_so_and_has_nothing_to_copy(table):
    player = table(mightymouse.VIEWS["first"])
    player.key("l")
    log = player.scene.over
    assert not log.lines and log.find("nothing").text == "Nothing has happened yet."
    assert not log.find("copy").enabled and log.find("close").enabled


def test_what_happened_is_told_in_the_language_that_was_chosen_since(table, monkeypatch):
    player = table(WAITING["mightymouse"])
    play, told = player.scene.play, [line.text for line in player.scene.play.log]
    play.log.clear()
    player.step()
    assert not play.log
    monkeypatch.setattr(match_play, "language", lambda: "de")
    player.step()
    assert told and [line.text for line in play.log] == told


def test_what_may_be_done_is_said_in_that_language_too(table, monkeypatch):
    scene = table(mousemaze.VIEWS["draw"]).scene
    before = scene.actions()
    assert before and scene.actions() is before
    monkeypatch.setattr("game.games.mousemaze.table.match_screen.language", lambda: "de")
    assert scene.actions() is not before


@pytest.mark.parametrize("game", WAITING)
def test_spare_time_is_used_for_the_turn_banner(table, game):
    """The table makes pictures ahead under the name that the screen calls."""
    player = table(WAITING[game])
    player.scene.play.animation.call.people = frozenset(CATALOG[game].game.seat_names)
    assert next(player.scene.prerender(player.see()), "nothing") is None


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=[pytest.mark.slow] * (name == "mousetrap")) for name in LATE]
)
def test_a_whole_match_between_computer_players_ends_and_another_begins(table, game):
    player = table(LATE[game], speed="instant", run_speed="4")
    for _ in range(6000):
        player.pass_time(0.02)
        if isinstance(player.scene, MatchScreen) and player.scene.ended:
            break
    player.see()
    ended, ending = player.scene.play.table, player.scene.over
    assert isinstance(player.scene.play.waiting, Over)
    assert ending.standings()[0] in ending.winners
    assert sorted(ending.standings()) == sorted(ended.match.setup.names)
    player.program.places.matches.mkdir(parents=True, exist_ok=True)
    ending.again()
    player.see()
    assert player.scene.play.table is not ended
    assert len(player.scene.play.table.match.played) < len(ended.match.played)


@pytest.mark.parametrize("game", ["mightymouse", "mousemaze", pytest.param("boobytrap", marks=pytest.mark.slow)])
def test_the_longest_names_lie_over_nothing_at_a_full_table(another, game):
    player, row = another(size=(800, 600), settings=Settings(speed="instant", muted=True)), CATALOG[game]
    seats = [Seat(name) for name in row.game.seat_names]
    names = dict.fromkeys(row.game.seat_names, "W" * LONGEST)
    opened = open_match.begin(player.program.places, row, row.game.setup(seats), names, open_match.Luck(seed=1))
    player.program.go_to(f"table:{game}", opened=opened)
    assert player.see().misfits == []


def test_the_longest_name_stays_on_the_tag_of_a_pull(another):
    player = another(size=(800, 600))
    player.program.go_to("title")
    canvas = player.see()
    tag = Tag("ui/check", "+5", "The pointer didn’t move.", seat="p10", name="W" * LONGEST)
    tag_and_legend._whose(canvas, tag, FRect(20, 20, 90, 22))
    assert canvas.misfits == []


@pytest.mark.parametrize("game", WAITING)
def test_a_table_that_waits_for_a_person_draws_nothing(table, game):
    player = table(WAITING[game])
    rest(player)
    gauge = getattr(player.scene, "prospects", None)  # which tells once what it has found out in spare time
    for _ in as_long_as(lambda: gauge is not None and not gauge.now.over):
        player.step(0.1)
    player.draws(steps=20)
    assert not player.draws(steps=20)


@pytest.mark.parametrize("game", ROLLING)
def test_a_press_on_a_button_that_is_about_to_go_does_nothing(table, game):
    player = table(ROLLING[game])
    count = len(player.scene.play.table.match.played)
    for _ in range(2):
        player.program.give(Pressed(Verb.CONFIRM, "space"))
    rest(player)
    assert isinstance(player.scene, MatchScreen)
    assert sum(played.text == "roll" for played in player.scene.play.table.match.played[count:]) == 1


def test_a_match_whose_table_failed_can_be_continued_at_once(another, monkeypatch):
    player = another()
    places, row = player.program.places, CATALOG["mightymouse"]
    places.matches.mkdir(parents=True, exist_ok=True)
    begun = open_match.begin(places, row, row.game.setup([Seat("red"), Seat("blue")]), {}, open_match.Luck(seed=8))
    player.program.go_to("table:mightymouse", opened=begun)
    monkeypatch.setattr(player.scene, "tick", lambda dt: 1 / 0)
    player.step(0.1)
    assert player.name == "ErrorScreen"
    open_match.leave(finish(open_match.resuming(begun.runner.save.path)))


@pytest.mark.parametrize(
    ("view", "offered"),
    [
        (mousetrap_table.VIEWS["middle"], True),  # stopping and taking cheese
        (mousemaze.VIEWS["facing"], True),
        (mightymouse.VIEWS["held"], True),  # an order may be to choose, as three race or more
        (mightymouse.at(mightymouse.said(mightymouse.happened.Held), seats=2, people=2), False),  # everything is rolled
        (boobytrap.at(1, 8, people=4), True),  # passing
        (boobytrap.at(3, 12, seats=1, people=1), False),
    ],
)
def test_undo_is_on_offer_only_where_it_can_be_used(table, view, offered):
    player = table(view)
    assert (player.scene.find("undo") is not None) == offered == player.scene.play.undoes


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)], ids=str)
@pytest.mark.parametrize("game", WAITING)
def test_small_buttons_tell_their_keys_while_keys_are_used(table, game, size):
    player = table(WAITING[game], size=size)
    for device in (Device.MOUSE, Device.KEYBOARD):
        player.program.inputs.device = device
        player.scene.stale()
        player.see()
        small = [one for one in player.scene.widgets if isinstance(one, StackedButton)]
        assert {"hint", "rules", "open_log", "menu"} <= {one.name for one in small}
        for one in small:
            told = one.hint.endswith(f"Key: {one.shortcut.upper()}.")
            assert (one.shows_cap(player.canvas), told).count(True) == (device is Device.KEYBOARD), one.name
    room = game != "mousetrap" and size == (1280, 720)
    assert all(one.shows_cap(player.canvas) for one in small) or not room, "they are seen in a usual window"


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)], ids=str)
@pytest.mark.parametrize("game", MENUS)
def test_the_menu_says_which_keys_lead_on_and_change_something(table, game, size, monkeypatch):
    drawn = []
    monkeypatch.setattr(icons, "key_cap", lambda canvas, key, rect: drawn.append(key))
    player = table(MENUS[game], size=size)
    assert drawn[:3] == ["escape", "left", "right"] and "space" not in drawn, "no button wears a cap for the mouse"
    for device, keys in ((Device.KEYBOARD, ("escape", "space")), (Device.PAD, ("pad_left", "pad_b"))):
        player.program.inputs.device = device
        drawn.clear()
        player.scene.over.stale()
        player.see()
        assert set(keys) <= set(drawn), (device, drawn)


@pytest.mark.parametrize("game", MENUS)
def test_help_in_the_menu_is_the_rules_of_this_match(table, game):
    player = table(MENUS[game])
    opened = player.scene.opened
    player.press_f1()
    assert player.scene.book == of_open_match(opened)
