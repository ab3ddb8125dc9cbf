"""The whole trap as a toy: turned, taken apart and put together, and as the first turn before the shelf."""

from dataclasses import replace

import pytest

from game.games.mousetrap.trap.hands import standing_frame
from game.games.mousetrap.trap.machine import BY_NUMBER, PART_NUMBERS, Placement
from game.ui.input.bindings import Device, Phase, Pointed, Verb
from tests.patience import as_long_as

pytestmark = pytest.mark.usefixtures("blank_pictures")
CRANK, POST, CAGE, BUCKET, MARBLE = 4, 23, 24, 10, 11


def toy(player, route="toy"):
    player.program.go_to("title")
    player.program.open(route)
    player.see()
    return player.scene


def settled(player):
    """The machine stands, and what was in the air lies in the box."""
    for _ in range(75):
        player.step(0.02)
    assert not player.scene.settling
    player.see()


def turned(player):
    """The crank is turned evenly until it is known what came of it."""
    settled(player)
    player.click("turn")
    for _ in as_long_as(lambda: player.scene.act != "over"):
        player.step(0.05)
    player.see()


def foot(scene, number):
    """Where the foot of a part stands, in design units."""
    standing = scene.bench.placements
    return scene.view.to_screen(
        standing_frame(number, standing.get(number, Placement()), standing).point(BY_NUMBER[number].foot)
    )


def drag(player, start, end):
    for at, phase in ((start, Phase.DOWN), (end, Phase.MOVE), (end, Phase.UP)):
        player.program.give(Pointed(phase, at))
    player.see()


def test_it_is_opened_from_the_shelf_and_left_again(player):
    player.program.go_to("title")
    player.see()
    player.click("toy_mousetrap")
    assert player.name == "TrapToy"
    player.press(Verb.BACK)
    assert player.name == "Title"


def test_by_a_pointer_it_takes_two_calm_presses_to_leave(player):
    toy(player)
    player.program.inputs.device = Device.MOUSE
    for _ in range(8):
        player.click("back")
        player.step(0.1)
    assert player.name == "TrapToy" and player.scene.find("back").text == "Leave"
    player.step(1.0)
    player.click("back")
    assert player.name == "Title"


def test_whoever_thinks_better_of_leaving_stays(player):
    scene = toy(player)
    player.program.inputs.device = Device.MOUSE
    player.click("back")
    for _ in range(60):
        player.step(0.1)
    player.see()
    assert scene.find("back").text == "Back"
    player.click("back")
    assert player.name == "TrapToy"


def test_catches_in_a_row_are_counted_and_kept(player):
    scene = toy(player)
    for row in (1, 2):
        turned(player)
        assert scene.watched.report.captured and player.program.settings.toy_row == row
        player.click("again")
    assert scene.act != "over" and not scene.watched.report.links


def test_without_a_part_nothing_is_caught_and_no_row_is_lost(player):
    scene = toy(player)
    turned(player)
    player.click("again")
    scene.take_off(CAGE)
    turned(player)
    assert not scene.watched.report.captured and player.program.settings.toy_row == 1


def test_what_stands_on_a_part_goes_into_the_box_with_it_and_comes_back_in_order(player):
    scene = toy(player)
    settled(player)
    scene.take_off(BUCKET)
    assert MARBLE in scene.bench.out
    settled(player)
    assert scene.next_part == BUCKET
    for _ in as_long_as(lambda: scene.bench.out):
        before = len(scene.bench.out)
        player.click("box")
        settled(player)
        assert len(scene.bench.out) == before - 1
    assert sorted(scene.bench.placements) == list(PART_NUMBERS)


def test_the_way_out_never_has_the_focus_by_itself_while_parts_go_off(player):
    scene = toy(player)
    settled(player)
    for _ in as_long_as(lambda: scene.bench.placements):
        scene.take_off(max(scene.bench.placements))
        player.see()
        assert scene.focused == ("turn" if CRANK in scene.bench.placements else "box")
        settled(player)
        assert scene.focused == ("turn" if CRANK in scene.bench.placements else "box")


def test_by_hand_a_part_snaps_where_it_is_near_and_falls_into_the_box_elsewhere(player):
    scene = toy(player)
    settled(player)
    home = foot(scene, POST)
    x, y = foot(scene, CAGE)
    grip = x + 10, y - 10  # the post, above its foot
    drag(player, grip, (grip[0] - 400, grip[1] - 200))
    assert {POST, CAGE} <= scene.bench.out
    settled(player)
    box = scene.find("box").place.center
    drag(player, box, (home[0] + 5, home[1]))
    assert scene.bench.placements[POST] == Placement()
    settled(player)
    player.key("delete")
    assert POST in scene.bench.out
    settled(player)
    scene.choose_hands("own")
    player.see()
    drag(player, box, (home[0] + 5, home[1]))
    assert 0 < scene.bench.placements[POST].mm <= 10


def test_the_first_turn_ends_at_the_shelf(player):
    scene = toy(player, "first_turn")
    assert scene.find("turn_it") and scene.find("skip") and not scene.find("box")
    turned(player)
    assert scene.watched.report.captured and player.program.settings.toy_row == 0
    assert player.program.announcements.recent[-1].text == "1 mouse caught"
    for _ in as_long_as(lambda: player.name == "TrapToy"):
        player.step(0.1)
    assert player.name == "Title"


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.MOUSE])
def test_who_listens_hears_of_the_first_catch_before_the_shelf_comes(player, device):
    toy(player, "first_turn")
    turned(player)
    program, words = player.program, player.program.announcements
    program.inputs.device, words.aloud = device, True
    words.say("It is told for a long time. " * 400)
    for _ in range(60):
        player.step(0.1)
    assert player.name == ("TrapToy" if device is Device.KEYBOARD else "Title")
    words.aloud = False
    for _ in as_long_as(lambda: player.name == "TrapToy"):
        player.step(0.1)


def test_a_crank_let_go_of_too_soon_invites_again(player):
    scene = toy(player, "first_turn")
    settled(player)
    x, y = scene.lens.centre
    for at, phase in (((x + 40, y), Phase.DOWN), ((x + 20, y + 35), Phase.MOVE), ((x, y + 40), Phase.MOVE)):
        player.program.give(Pointed(phase, at))
        player.step(0.02)
    player.see()
    assert scene.act == "running" and scene.find("turn") is None
    player.program.give(Pointed(Phase.UP, (x, y + 40)))
    for _ in range(60):
        player.step(0.02)
    player.see()
    assert scene.find("turn_it") and scene.find("turn") and scene.focused == "turn"
    player.click("turn")
    player.see()
    assert scene.find("turn") is None
    for _ in as_long_as(lambda: scene.act != "over"):
        player.step(0.05)
    assert scene.watched.report.captured


@pytest.mark.parametrize(("hands", "slow"), [("helped", True), ("own", False)])
def test_a_crank_that_helps_cannot_be_turned_too_fast(player, hands, slow):
    scene = toy(player)
    scene.choose_hands(hands)
    settled(player)
    x, y = scene.lens.centre
    quickest = 0.0
    for quarter, (right, down) in enumerate(((40, 0), (0, 40), (-40, 0), (0, -40), (40, 0), (0, 40))):
        player.program.give(Pointed(Phase.MOVE if quarter else Phase.DOWN, (x + right, y + down)))
        player.step(0.02)
        quickest = max(quickest, scene.watched.rps)
    for _key in range(20):
        scene.turn_faster(0.5)
    quickest = max(quickest, scene.watched.rps)
    assert (quickest <= 0.9) if slow else (quickest > 2.0)


def test_the_first_turn_can_be_passed_over_at_once(player):
    toy(player, "first_turn")
    player.click("skip")
    assert player.name == "Title"


@pytest.mark.parametrize("route", ["toy", "first_turn"])
def test_whoever_presses_on_while_it_runs_does_not_leave(player, route):
    scene = toy(player, route)
    settled(player)
    player.click("turn")
    for _ in range(8):
        player.step(0.4)
        player.press(Verb.CONFIRM)
    assert player.scene is scene and scene.act == "running"
    player.press(Verb.BACK)
    assert player.name == "Title"


def test_one_switch_passes_over_the_first_turn_while_it_runs(player):
    scene, program = toy(player, "first_turn"), player.program
    program.settings = replace(program.settings, one_switch=True, cool_down=0)
    for _ in as_long_as(lambda: program.scanner.lit != ("turn",)):
        player.step(0.05)
    player.key("space")
    for _ in as_long_as(lambda: scene.act != "running" or program.scanner.lit != ("skip",)):
        player.step(0.05)
    player.key("space")
    assert player.name == "Title"
