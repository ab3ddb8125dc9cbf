"""Where a match holds its breath: the last part of the trap, and a crank that comes too soon; nothing of it counts."""

import pytest

from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.trap.report import LINKS
from game.ui.input.bindings import Verb
from tests.patience import as_long_as
from tests.views.mousetrap_moments import on_the_crank
from tests.views.mousetrap_table import at, turn_of

pytestmark = pytest.mark.usefixtures("blank_pictures")

NEARLY = at(289, turn_of("red", 21), people=4)


def completed(table, view=NEARLY, **settings):
    """A table at which somebody has just set the last part."""
    player = table(view, **settings)
    play = player.scene.play
    for _ in range(4000):
        if player.name != "MousetrapScreen" or (len(play.shown.parts) == 24 and not play.motion.busy):
            break
        if play.free:
            play.play(play.state.moves[0])
        player.step(0.05)
    player.see()
    return player, play


def wait(player, seconds):
    """Let time pass, sixty frames a second."""
    for _ in range(round(seconds * 60)):
        player.step(1 / 60)
    player.see()


def test_the_bulbs_go_on_one_by_one_and_the_choices_stand_within_four_seconds(table):
    player, _play = completed(table)
    assert player.name == "TrapComplete" and player.scene.stands <= 4
    moment, seen = player.scene, []
    for _ in as_long_as(lambda: not moment.chosen):
        seen.append(moment.bulbs_on)
        assert moment.find("test") is None
        player.step(1 / 60)
    player.see()
    assert sorted(set(seen)) == seen[:1] + list(range(1, len(LINKS) + 1)) and seen == sorted(seen)
    assert moment.focused == "test" and moment.find("play_on") is not None


@pytest.mark.slow
def test_any_press_skips_to_the_choices_and_presses_none_of_them(table):
    for verb in (Verb.CONFIRM, Verb.BACK, Verb.DOWN):
        player, play = completed(table)
        log = list(play.table.match.played)
        wait(player, 0.3)
        player.press(verb)
        player.see()
        assert player.name == "TrapComplete" and player.scene.chosen
        assert player.scene.find("test") is not None and play.table.match.played == log


@pytest.mark.slow
def test_playing_on_goes_back_to_the_match_and_it_comes_once_only(table):
    player, play = completed(table)
    digest = play.table.match.digest()
    player.press(Verb.CONFIRM)
    wait(player, 0.6)
    player.press(Verb.BACK)
    assert player.name == "MousetrapScreen" and play.table.match.digest() == digest
    for _ in range(200):
        player.step(0.05)
    assert player.name == "MousetrapScreen" and play.free


def test_the_trap_is_tested_by_the_crank_and_nothing_is_logged(table):
    player, play = completed(table)
    digest, parts = play.table.match.digest(), play.state.parts
    player.press(Verb.CONFIRM)
    wait(player, 0.6)
    player.click("test")
    assert player.name == "Crank" and player.scene.steering
    player.click("turn")
    for _ in range(4000):
        player.step(0.05)
        if player.scene.act == "over":
            break
    player.see()
    assert player.scene.find("said") is not None
    player.click("turn")
    assert player.name == "MousetrapScreen"
    assert play.table.match.digest() == digest and play.state.parts == parts and not play.table.match.notes


def test_a_machine_that_falls_by_itself_says_so_instead_of_running(table):
    player, play = completed(table)
    off = tuple(Placed(-3.0, 2.0, -15.0) if number in (7, 9) else placed
                for number, placed in enumerate(play.state.parts, 1))  # fmt: skip
    play.table.match.state = play.state._replace(parts=off)
    player.scene.test()
    assert player.name == "Notice"


@pytest.mark.parametrize("given", [{"speed": "instant"}, {"reduced_motion": True}], ids=str)
def test_where_motion_is_cut_it_stands_still_with_all_bulbs_on(table, given):
    player, _play = completed(table, **given)
    assert player.name == "TrapComplete" and player.scene.chosen and player.scene.bulbs_on == len(LINKS)
    assert player.scene.find("test") is not None and not player.draws()


def test_it_is_told_to_those_who_cannot_see_it(table):
    player, _play = completed(table)
    said = [one.text for one in player.program.announcements.recent]
    assert any("The trap is complete!" in text and "placed part 24: the cage" in text for text in said)


def test_computer_players_alone_pass_it_by(table):
    player, play = completed(table, at(289, turn_of("red", 21), people=0))
    assert player.name == "MousetrapScreen" and len(play.shown.parts) == 24


# A mouse is on the crank space, and the trap is not complete.


def asked(player):
    """What lies over the table once Red is there."""
    for _ in range(200):
        player.step(0.05)
        if player.scene.over is not None or not player.scene.play.motion.busy:
            break
    player.see()
    return player.scene.over


def test_whoever_comes_to_the_crank_too_soon_hears_what_is_missing(table):
    player = table(on_the_crank(12))
    sheet = asked(player)
    text = sheet.find("words").text
    assert text.startswith("Built so far: 12 of 24 parts.") and "part 13 is missing: the rain gutter" in text
    assert "Rosa may try" in text and player.scene.play.shown.turn == "red", "before the next one is called"
    assert any(one.text == text for one in player.program.announcements.recent)


def test_there_the_machine_may_be_tried_and_the_match_is_the_same(table):
    player = table(on_the_crank(12))
    play = player.scene.play
    digest, hands = play.table.match.digest(), play.state.hands
    assert asked(player).focused == "try_it"
    player.step(1.0)
    player.press(Verb.CONFIRM)
    assert player.name == "CrankTest" and player.scene.steering
    player.click("turn")
    for _ in as_long_as(lambda: player.scene.act != "over"):
        player.step(0.05)
    player.see()
    assert player.scene.find("why").text.startswith("The chain stops here")
    player.click("turn")
    assert player.name == "MousetrapScreen" and player.scene.over is None
    for _ in as_long_as(lambda: not play.free):
        player.step(0.05)
    assert (play.table.match.digest(), play.state.hands, play.shown.turn) == (digest, hands, "blue")


def test_playing_on_takes_one_press(table):
    player = table(on_the_crank(12))
    assert asked(player) is not None
    player.press(Verb.BACK)
    assert player.scene.over is None
    for _ in as_long_as(lambda: not player.scene.play.free):
        player.step(0.05)
    assert player.name == "MousetrapScreen"


@pytest.mark.parametrize(("parts", "given"), [(2, {}), (12, {"test_cranks": False})], ids=str)
def test_without_a_crank_or_by_the_settings_nothing_is_asked(table, parts, given):
    assert asked(table(on_the_crank(parts), **given)) is None


def test_a_computer_player_tries_the_machine_to_be_watched(table):
    player = table(on_the_crank(12, people=0))
    play = player.scene.play
    for _ in range(400):
        player.step(0.02)
        if play.unfinished.tester:
            break
    assert play.unfinished.tester == "red" and player.scene.over is None
