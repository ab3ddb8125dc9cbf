"""The crank: at every speed the same run as headless, a live hand is recorded, and any link can be seen again."""

import math

import pytest

from game.games.mousetrap.pictures.crank import FRAME
from game.games.mousetrap.table.cranking.corrected import Corrected
from game.games.mousetrap.table.cranking.verdict import Reason
from game.games.mousetrap.trap.machine import TrapInputs
from game.games.mousetrap.trap.run import TrapRun
from game.games.mousetrap.trap.watched import EVERY, WatchedRun
from game.machine.hand import steady
from game.ui.input.bindings import Phase, Pointed, Verb
from tests.patience import as_long_as
from tests.views.mousetrap_stage import TRUE, WRONG, opened

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.mark.slow
@pytest.mark.parametrize("placements", [TRUE, WRONG], ids=["true", "wrong"])
def test_the_same_run_at_every_speed_on_screen_and_headless(another, placements):
    headless = TrapRun(TrapInputs(placements, steady(1.0)))
    for _ in as_long_as(lambda: not headless.done, most=100_000):
        headless.step()
    for speed in ("0.25", "4", "0") if placements is TRUE else ("1", "4"):
        player = another(size=(960, 720))
        scene = opened(player.program, steady(1.0), placements)
        scene.choose_speed(speed)
        for _ in range(20_000):
            if scene.act == "over":
                break
            player.step(1 / 60)
        player.see()
        assert scene.watched.report == headless.report()


def test_a_live_hand_is_recorded_and_gives_the_same_run_again(another):
    player = another(size=(960, 720))
    scene = opened(player.program)
    player.see()
    axle = scene.lens.axle
    assert scene.lens.centre[1] > FRAME, "the arrow round the lens is seen whole"
    told = []
    scene.on_end = lambda: told.append((scene.watched.report, scene.watched.run.hand))
    player.program.give(Pointed(Phase.DOWN, (axle[0], axle[1] - 60)))
    assert scene.hold.held
    for number in range(400):
        angle = number * 0.09 - math.pi / 2
        player.program.give(Pointed(Phase.MOVE, (axle[0] + 60 * math.cos(angle), axle[1] + 60 * math.sin(angle))))
        player.step(1 / 60)
    for _ in as_long_as(lambda: scene.act != "over"):
        player.step(1 / 20)
    ((report, hand),) = told
    again = TrapRun(TrapInputs(TRUE, hand))
    for _ in as_long_as(lambda: not again.done, most=100_000):
        again.step()
    assert again.report() == report
    assert report.captured
    turned = sum(1 for _, rps in hand.changes if rps)
    assert turned > 5


def test_a_resting_hand_is_not_hurried_and_a_skip_turns_steadily(another):
    player = another(size=(960, 720))
    scene = opened(player.program)
    player.see()
    scene.turn_faster(0.25)
    for _ in range(12):
        player.step(1 / 60)
    scene.watched.turn(0.0)
    for _ in range(600):
        player.step(1 / 60)
    assert scene.act == "running"
    player.press(Verb.BACK)
    assert scene.act == "over"
    assert scene.watched.report.captured
    player.press(Verb.CONFIRM)
    assert player.name == "Title"


def test_keys_that_turned_the_crank_and_are_still_pressed_choose_no_speed(another):
    player = another(size=(960, 720))
    scene = opened(player.program)
    player.see()
    for _ in as_long_as(lambda: scene.steering):
        player.press(Verb.RIGHT)
        player.step(0.1)
        player.see()
    player.see()  # what is composed while the machine runs may be seen a frame later
    assert scene.act == "running" and scene.focused == "speed"
    for _ in range(5):
        player.press(Verb.RIGHT)
        player.step(0.5)
    assert scene.speed == "1"
    player.step(1.1)
    player.press(Verb.RIGHT)
    assert scene.speed == "2", "let be for a moment, they choose it"


def test_left_before_the_first_turn_nothing_is_told(another):
    player = another()
    scene = opened(player.program)
    scene.on_end = lambda: pytest.fail("told")
    scene.on_turned = lambda plan: pytest.fail("noted")
    player.see()
    player.press(Verb.BACK)
    assert player.name == "Title"


def test_any_link_can_be_watched_again(another):
    player = another()
    scene = opened(player.program, steady(1.0))
    scene.skip()
    player.see()
    digest = scene.watched.report.digest
    player.click("link_12")
    assert scene.act == "again"
    assert scene.watched.reached() <= 12
    for _ in range(3000):
        player.step(1 / 60)
    assert scene.act == "over"
    assert scene.watched.report.digest == digest
    player.see()
    assert scene.focused == "turn", "Enter goes on, as it does after the run"


@pytest.mark.slow
def test_a_miss_is_explained_while_its_end_is_shown_and_the_run_that_catches_can_be_seen(another):
    player = another()
    scene = opened(player.program, steady(0.7), WRONG)
    scene.skip()
    player.see()
    assert scene.find("why").text.endswith("Finding out why…") and not scene.find("better").enabled
    scene.reason = Reason(scene.watched.run, tries=2, fresh=2)
    for _ in as_long_as(lambda: scene.reason.looking):
        scene.left = 1.0
        player.step(1 / 60)
    player.see()
    told = "ended up leaning 3.0° to the right. With that fixed, it caught the mouse 2 of 2 times."
    assert scene.find("why").text.endswith(told) and scene.finale.blamed == 12
    player.click("better")
    player.see()
    assert type(player.scene) is Corrected
    assert player.scene.find("cranks").text == "Before and after the fix", "nobody takes it for another crank"
    beside, half = player.scene.beside, player.canvas.area.width / 2
    assert beside.missed is scene.watched and player.scene.view.rect.left == half, "neither lies over the other"
    assert player.scene.find("missed").rect.right < half < player.scene.find("put_right").rect.left
    player.scene.skip()
    player.see()
    assert player.scene.watched.report.captured and not player.scene.reason.looking
    assert beside.over(player.scene.watched.head)


def test_the_recording_shows_what_the_run_had():
    watched = WatchedRun(TrapRun(TrapInputs(TRUE, steady(1.0))))
    watched.advance(1.0)
    watched.advance(0.1)
    run = TrapRun(TrapInputs(TRUE, steady(1.0)))
    for _ in as_long_as(lambda: run.steps < 240 * EVERY, most=100_000):
        run.step()
    shown = watched.recording.at(240 * EVERY)
    assert all(shown[name] == pytest.approx(pose, abs=1e-4) for name, pose in run.frame().items())
