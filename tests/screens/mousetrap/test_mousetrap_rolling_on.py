"""Rolling on: once the trap is complete all roll, quickly, until somebody has a choice or the trap runs."""

import pytest

from build_scripts.measure.minutes import stretches
from game.games.mousetrap.rules.moves import Roll
from game.games.mousetrap.table.actions import offer
from tests.patience import as_long_as
from tests.views.mousetrap_table import VIEWS, at, turn_of

pytestmark = pytest.mark.usefixtures("blank_pictures")

WATCHED = at(289, turn_of("red", 24), people=0)


def rolled_on(player):
    """Play on until nobody rolls on any more; so many seconds passed."""
    passed = 0.0
    for _ in as_long_as(lambda: player.scene.play.rolling_on):
        player.step(0.05)
        passed += 0.05
    player.see()
    return passed


def test_nobody_is_asked_until_somebody_has_a_choice_or_the_trap_runs(table):
    player = table(VIEWS["complete"])
    play = player.scene.play
    before, said = len(play.table.match.played), player.program.announcements.count
    player.click("choice_0")
    assert play.rolling_on and player.scene.find("primary").text == "Slow down"
    passed = rolled_on(player)
    played = play.table.match.played[before:]
    rolls = [one for one in played if one.act == Roll()]
    assert len(rolls) > 2 and play.state.moves != (Roll(),)
    assert all(one.before.moves == (Roll(),) or one.seat in play.table.bots for one in rolls)
    assert passed < len(rolls) * 1.0, "at six times the pace"
    sentences = [one.text for one in player.program.announcements.since(said) if one.important]
    assert sentences[-1] == play.log[-1].text and len(sentences) < len(rolls)


def test_once_somebody_has_won_nothing_is_left_to_slow_down(table):
    scene = table(VIEWS["won"]).scene
    scene.play.rolling_on = True
    assert [action.label for action in offer(scene.play, scene).main] != ["Slow down"]


@pytest.mark.parametrize("speed", ["4", "instant"])
def test_turns_change_no_faster_where_all_is_quick_anyway(table, speed):
    """At most three changes of color a second (WCAG 2.3.1)."""
    player = table(VIEWS["complete"], speed=speed)
    play = player.scene.play
    before = len(play.table.match.played)
    player.click("choice_0")
    passed = rolled_on(player)
    rolls = [one for one in play.table.match.played[before:] if one.act == Roll()]
    assert len(rolls) > 2 and passed > (len(rolls) - 1) / 3


def test_it_can_be_ended_at_any_time(table):
    player = table(VIEWS["complete"])
    play = player.scene.play
    player.click("choice_0")
    player.step(0.05)
    player.see()
    player.click("primary")
    assert not play.rolling_on
    for _ in as_long_as(lambda: not play.free):
        player.step(0.05)
    assert not play.rolling_on and play.motion.speed == player.program.settings.pace


def test_computers_who_play_alone_roll_on_by_themselves_to_the_next_machine_in_motion(table):
    player = table(WATCHED)
    play = player.scene.play
    for _ in as_long_as(lambda: not play.rolling_on):
        player.step(0.05)
    rolled_on(player)
    assert play.trap_waits or not play.state.moves


def test_who_has_seen_enough_of_that_sees_each_roll_of_computers_from_then_on(table):
    player = table(WATCHED)
    play = player.scene.play
    for _ in as_long_as(lambda: not play.rolling_on):
        player.step(0.05)
    player.see()
    player.click("primary")
    before = len(play.table.match.played)
    for _ in as_long_as(lambda: len(play.table.match.played) < before + 4):
        assert not play.rolling_on
        player.step(0.05)
    player.see()
    player.click("choice_0")
    assert play.rolling_on


def test_it_is_offered_once_the_trap_is_complete_only(table):
    assert table(VIEWS["middle"]).scene.find("choice_0") is None
    assert table(VIEWS["complete"]).scene.find("choice_0").text == "Keep rolling"


def test_a_stretch_in_which_all_roll_on_is_shorter(table):
    played = table(VIEWS["won"]).scene.play.table.match.played
    alone, together = (list(stretches(played, rolling_on)) for rolling_on in (False, True))
    assert len(alone) == len(together) and sum(alone) > sum(together)
