"""Presses that come twice, and what explains itself after one."""

from game.ui.verbs import Device, Phase, Pointed, Verb

LONG = 40


def press(player, at):
    for phase in (Phase.DOWN, Phase.UP):
        player.program.give(Pointed(phase, at))


def begun(player):
    player.program.go_to("setup", game="mightymouse")
    player.see()
    return player.scene.find("start").visible.center


def test_the_second_press_of_a_double_click_does_not_reach_the_next_screen(player):
    at = begun(player)
    press(player, at)
    player.see()
    assert player.name == "Table"
    assert player.scene._under(at) is not None
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


def test_a_double_click_on_roll_does_not_skip_what_the_roll_led_to(player):
    press(player, begun(player))
    player.see()
    scene = player.scene
    scene.play.skip()
    player.see()
    player.click("primary")
    player.click("primary")
    assert scene.find("primary").text == "Skip" and scene.play.motion.busy
    told_by_then = len(scene.play.log)
    scene.play._acted -= 1.0
    player.click("primary")
    assert len(scene.play.log) > told_by_then
    scene.leave()


def told(player):
    scene = player.scene
    for _ in range(LONG):
        scene.tip.update(0.05, scene._explained())
    return scene.tip.told(scene._explained())


def test_nothing_explains_itself_before_the_focus_was_moved_nor_after_a_press(player):
    player.program.inputs.device = Device.KEYBOARD
    begun(player)
    assert not told(player)
    player.press(Verb.PREVIOUS)
    player.press(Verb.NEXT)
    assert player.scene.focused == "start" and told(player)
    player.press(Verb.CONFIRM)
    assert player.name == "Table" and not told(player)
    player.scene.leave()
