"""The unfinished machine at the table: new parts are seen at work, and its crank may be tried; nothing of it counts."""

import pytest

from game.games.mousetrap.nature import cranking as crank_tests
from game.games.mousetrap.trap.report import reach
from game.shell.play import play as match_play
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Verb
from game.ui.widgets.widget import Mood
from tests.patience import as_long_as
from tests.views.mousetrap_table import VIEWS, at, turn_of

pytestmark = pytest.mark.usefixtures("blank_pictures")

NINE = at(289, turn_of("red", 9), people=4)


def play_until(player, holds):
    """People roll until something holds; computer players think beside the window, for as long as that takes."""
    play = player.scene.play
    for _ in as_long_as(lambda: not holds(play), 20_000):
        if play.free:
            play.play(play.state.moves[0])
        if player.scene.over is not None:  # somebody came to the crank too soon, and may try it
            player.scene.close()
        player.step(0.05)
    player.see()
    return play


def invited(play):
    """A person may try the crank, and nothing moves."""
    return play.tester and play.free


def test_a_new_part_is_seen_at_work_and_the_match_stands_as_it_stood(table):
    player = table(NINE)
    play = play_until(player, lambda play: play.unfinished.moving)
    played, parts = list(play.table.match.played), len(play.shown.parts)
    assert play.shown.running and play.unfinished.reached >= 1
    seen = []
    for _ in as_long_as(lambda: play.unfinished.moving):
        seen.append(play.unfinished.poses()["crank"][2])
        player.step(0.02)
    assert max(seen) - min(seen) > 0.5, "the crank has turned"
    assert not play.shown.running and play.table.match.played == played and len(play.shown.parts) == parts


def test_one_key_passes_over_it(table, monkeypatch):
    monkeypatch.setattr(match_play, "_DOUBLE", 0.0)  # the roll was so long ago, however quick the test is
    player = table(NINE)
    play = play_until(player, lambda play: play.unfinished.moving)
    player.press(Verb.CONFIRM)
    assert not play.unfinished.moving and not play.motion.busy


def test_the_newest_line_is_still_read_below_the_invitation(table, monkeypatch):
    """The heading gives way to it: it would leave it no room."""
    player = table("invited")
    card, wrote = player.scene.find("log"), []
    assert card.head and card.place.top > player.scene.find("builder").place.bottom
    monkeypatch.setattr(Canvas, "write", lambda canvas, text, *given, **more: wrote.append(text) or 0.0)
    card.paint(player.canvas, Mood())
    assert wrote == [card.lines[-1].text]


def test_who_has_built_may_try_the_crank_and_nothing_is_logged(table):
    player = table(NINE)
    play = play_until(player, invited)
    match, reached = play.table.match, reach(range(1, len(play.state.parts) + 1))
    digest, played = match.digest(), len(match.played)
    button, card = player.scene.find("try_crank"), player.scene.find("builder")
    assert button.seats == (match.played[-1].seat,) and card.place.contains(button.place.inflate(-8, 0))
    assert not player.scene.find("turn").place.colliderect(card.place), "the next player's card is another one"
    assert play.seats.names[match.played[-1].seat] in player.scene.find("has_built").text
    player.key("t")
    assert player.name == "CrankTest" and player.scene.steering
    player.click("turn")
    for _ in range(2000):
        player.step(0.02)
        if player.scene.act == "over":
            break
    player.see()
    test = player.scene
    assert 4 <= len(test.watched.report.links) <= reached
    assert test.find("said").text == f"{len(test.watched.report.links)} of 17 so far"
    player.click("once_more")
    assert test.act == "ready" and not test.watched.report.links
    player.press(Verb.BACK)
    assert player.name == "MousetrapScreen"
    assert (match.digest(), len(match.played)) == (digest, played)


def test_the_offer_ends_with_the_next_act(table):
    player = table(NINE)
    play = play_until(player, invited)
    play.play(play.state.moves[0])
    assert not play.tester
    player.scene.try_crank()
    assert player.name == "MousetrapScreen"


@pytest.mark.slow
def test_the_offer_outlasts_the_turns_of_computer_players(table):
    player = table(at(289, turn_of("red", 9), people=1))
    play = play_until(player, invited)
    assert play.waiting.seat == play.tester, "alone among computer players, the person is next"
    since = [one.seat for one in reversed(play.table.match.played)]
    assert since[: since.index(play.tester)] and player.scene.find("try_crank") is not None
    play.play(play.state.moves[0])
    assert not play.tester


def test_a_setting_turns_the_offer_off(table):
    player = table(NINE, test_cranks=False)
    play = play_until(player, lambda play: len(play.shown.parts) > 9 and play.free)
    assert not play.tester and player.scene.find("try_crank") is None


@pytest.mark.parametrize("given", [{"speed": "instant"}, {"reduced_motion": True}], ids=str)
def test_where_motion_is_cut_no_part_is_shown_at_work(table, given):
    player = table(NINE, **given)
    moving = []
    play = play_until(player, lambda play: moving.append(play.unfinished.moving) or len(play.shown.parts) > 9)
    assert not any(moving) and not play.unfinished.work()


def test_a_computer_player_tries_the_crank_to_be_watched(table, monkeypatch):
    monkeypatch.setattr(crank_tests, "OFTEN", 1.0)
    player = table(at(289, turn_of("red", 9), people=0))
    play = play_until(player, lambda play: play.unfinished.tester)
    for _ in as_long_as(lambda: play.unfinished.reached < 2):
        player.step(0.02)
    player.see()
    assert "tries the crank: " in player.scene.find("prompt").text
    assert ": 0 of" not in player.scene.find("prompt").text
    player.click("primary")
    assert not play.unfinished.moving and not play.unfinished.tester


def test_luring_says_cost_and_odds_and_is_on_no_hasty_key(table):
    player = table(VIEWS["lure"])
    scene = player.scene
    lures = [scene.find(f"choice_{number}").text for number in range(3)]
    assert [text.replace("\u00a0", " ") for text in lures] == [
        "Lure Ben: 1 cheese, needs a 2",
        "Lure Greta: 1 cheese, 32 away",
        "Lure Yann: 1 cheese, needs a 4",
    ]
    assert scene.focused == "choice_0", "where one is to act now"
    hands = scene.play.state.hands
    for _ in range(4):
        player.press(Verb.CONFIRM)
        player.step(0.05)
    assert scene.play.state.hands == hands and scene.play.free
    player.step(0.4)
    player.press(Verb.CONFIRM)
    assert scene.play.state.hands != hands


def test_once_the_trap_is_complete_each_seat_says_how_far_it_has_to_go(table):
    assert table(VIEWS["lure"]).scene.find("seat_red").note == "3 to wheel · 0 to crank"
    assert table(VIEWS["middle"]).scene.find("seat_red").note == ""
