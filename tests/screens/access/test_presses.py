"""Presses that come twice, and what explains itself after one."""

from random import Random
from types import SimpleNamespace

import pytest

from game.catalog import CATALOG
from game.core.setup import Seat
from game.shell.matches import open_match
from game.shell.play import play as match_play
from game.shell.play.match_screen import MatchScreen
from game.ui.input.bindings import Device, Phase, Pointed, Pressed, Verb
from game.ui.widgets import press_guard
from tests.patience import as_long_as
from tests.views import mightymouse

pytestmark = pytest.mark.usefixtures("blank_pictures", "every_frame")

LONG = 40


@pytest.fixture(autouse=True)
def still_clock(monkeypatch):
    """A double click is one however busy the machine is."""
    clock = SimpleNamespace(monotonic=lambda: 1000.0)
    for module in (press_guard, match_play):
        monkeypatch.setattr(module, "time", clock)


def press(player, at):
    for phase in (Phase.DOWN, Phase.UP):
        player.program.give(Pointed(phase, at))


def begun(player):
    player.program.go_to("setup", game="mightymouse")
    player.see()
    x, y = player.scene.find("start").visible.center
    return x - 20, y  # where the table has a button too, and no gap between two


def test_the_second_press_of_a_double_click_does_not_reach_the_next_screen(player):
    at = begun(player)
    press(player, at)
    player.see()
    assert isinstance(player.scene, MatchScreen)
    assert player.scene.widget_at(at) is not None
    press(player, at)
    assert player.scene.over is None and player.scene.held == ""
    player.scene.leave()


def test_a_press_at_another_place_reaches_the_next_screen(player):
    press(player, begun(player))
    player.see()
    player.click("menu")
    assert type(player.scene.over).__name__ == "Menu"
    player.scene.leave()


def test_two_presses_on_one_screen_both_count(player):
    begun(player)
    at = player.scene.find("who_green").visible.center
    press(player, (at[0] - 80, at[1]))
    player.see()
    press(player, (at[0] + 100, at[1]))
    player.see()
    assert player.scene.seating.seats["green"].who == "empty"


def two_people(player, game):
    """A match at the turn of the first of two people."""
    row = CATALOG[game]
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[:2]])
    opened = open_match.begin(player.program.places, row, setup, {}, open_match.Luck(seed=4))
    player.program.go_to(f"table:{game}", opened=opened)
    player.see()
    player.scene.play.skip()
    player.see()
    return player.scene


def to_be_pressed(scene):
    """The name of the button that plays on; in Booby-Trap a piece is touched first."""
    names = [widget.name for widget in scene.widgets if widget.focusable and widget.enabled]
    return next(name for name in names if name in ("primary", "take", "choice_0") or name.startswith("piece_"))


def acts(scene):
    return len(scene.play.table.match.played)


@pytest.mark.parametrize("game", CATALOG)
def test_a_double_click_does_not_skip_what_it_began(player, game):
    scene = two_people(player, game)
    if game == "boobytrap":
        player.click(to_be_pressed(scene))
        scene.play.skip()
        player.see()
    at = scene.find(to_be_pressed(scene)).visible.center
    press(player, at)
    player.see()
    assert scene.play.motion.busy
    press(player, at)
    player.see()
    assert scene.play.motion.busy
    scene.play._acted -= 1.0
    player.click(next(widget.name for widget in scene.widgets if getattr(widget, "text", "") == "Skip"))
    assert not scene.play.motion.busy
    scene.leave()


def test_a_double_click_on_pass_does_not_skip_what_it_began(player):
    scene = two_people(player, "boobytrap")
    player.click(to_be_pressed(scene))
    scene.play.skip()
    player.see()
    at, count = scene.find("pass").visible.center, acts(scene)
    for _ in range(2):
        press(player, at)
        player.see()
        assert scene.play.motion.busy and acts(scene) == count + 1
    scene.leave()


def passed_on(player, scene):
    """Play at random, impatiently, until the turn has passed to the other person."""
    play, dice = scene.play, Random(2)
    first = play.person
    for _ in range(400):
        if play.person not in ("", first):
            return
        if player.scene is not scene:
            player.scene.skip()
            player.press(Verb.CONFIRM)
        elif play.person and not play.hasty:
            play.play(dice.choice(play.table.match.legal))
        player.step(0.02)
        play.skip()
    raise AssertionError("the turn did not pass")


@pytest.mark.parametrize("game", CATALOG)
def test_impatient_presses_do_not_play_for_the_next_person(player, game):
    scene = two_people(player, game)
    passed_on(player, scene)
    player.step(0.02)
    count, name = acts(scene), to_be_pressed(scene)
    for wait in (0.1, 0.1, 0.1, 0.05):
        player.click(name)
        scene.focus(name)
        player.program.give(Pressed(Verb.CONFIRM, "space"))
        player.key("space")
        player.step(wait - 0.06)
    assert acts(scene) == count
    player.click("menu")
    assert type(scene.over).__name__ == "Menu"
    player.press(Verb.BACK)
    for _ in range(8):
        player.step(0.05)
    player.click(name)
    assert acts(scene) > count
    scene.leave()


def told(player):
    scene = player.scene
    for _ in range(LONG):
        scene.tip.update(0.05, scene.explaining())
    return scene.tip.told(scene.explaining())


def test_nothing_explains_itself_before_the_focus_was_moved_nor_after_a_press(player):
    player.program.inputs.device = Device.KEYBOARD
    begun(player)
    assert not told(player)
    player.press(Verb.PREVIOUS)
    player.press(Verb.NEXT)
    assert player.scene.focused == "start" and told(player)
    player.press(Verb.CONFIRM)
    assert isinstance(player.scene, MatchScreen) and not told(player)
    player.scene.leave()


def test_a_press_meant_for_the_speed_does_not_open_the_log(player):
    player.program.go_to("table:mightymouse", opened=mightymouse.opened(mightymouse.after(2), seats=2, people=1))
    player.see()
    scene = player.scene
    for _ in as_long_as(lambda: scene.find("speed") is None):
        player.key("space")
    bar = scene.find("speed").rect
    at = bar.right - 30, bar.centery
    player.program.give(Pointed(Phase.MOVE, at))
    for _ in as_long_as(lambda: scene.find("open_log") is None):
        player.step(0.05)
    assert scene.widget_at(at).name == "open_log"
    press(player, at)
    assert scene.over is None
    player.step(0.5)
    press(player, at)
    assert type(scene.over).__name__ == "LogSheet"
    scene.leave()
