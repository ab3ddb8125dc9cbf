"""Keys that are printed work whatever has the focus, and after play by mouse the focus is never on Pass."""

from random import Random

import pytest

from game.catalog import CATALOG
from game.ui.input.bindings import Device, Phase, Pointed, Pressed, Verb
from game.ui.widgets.buttons import BigButton, Button
from tests.screens.access.test_presses import two_people
from tests.views import all_views

pytestmark = pytest.mark.usefixtures("blank_pictures")

SHOWN = ("general/title", "boobytrap/felt", "boobytrap/workshop", "mightymouse/mid", "mightymouse/choosing",
         "mousemaze/draw", "mousemaze/odds", "mousetrap_table/early", "mousetrap_table/lure", "mousetrap_table/let_go",
         "mousetrap_stage/crank_keys", "mousetrap_stage/workshop")  # fmt: skip
VERBS = {"space": Verb.CONFIRM, "escape": Verb.BACK, "f1": Verb.HELP, "f2": Verb.SETTINGS}


def printed(widget):
    """The key that is written on a button; empty for none."""
    key = widget.key if isinstance(widget, BigButton) else widget.cap if isinstance(widget, Button) else ""
    return key if widget.enabled else ""


@pytest.mark.parametrize("view", SHOWN)
def test_a_printed_key_works_whatever_has_the_focus(table, view):
    player = table(all_views()[view])
    scene = getattr(player.scene, "over", None) or player.scene
    player.program.inputs.device = Device.KEYBOARD
    scene.stale()
    player.see()
    able = [widget for widget in scene.widgets if widget.focusable and widget.enabled]
    keys = {printed(widget): widget.name for widget in scene.widgets if printed(widget)}
    stops = {widget.group or type(widget): widget.name for widget in able}  # log, board, buttons, choices of a speed
    for key, name in keys.items():
        for stop in {able[0].name, *stops.values()}:
            assert pressed_by(player, scene, key, stop) == name, (key, stop)


def pressed_by(player, scene, key, stop):
    """The button that a key presses while something has the focus; nothing comes of it."""
    found = []
    for widget in scene.widgets:
        widget.confirm = lambda name=widget.name: found.append(name)
    scene.shell.open = lambda *_, **__: found.append("rules" if key == "f1" else "settings")
    scene.on_back = lambda: found.append("quit")
    scene.focus(stop)
    scene.handle(Pressed(VERBS.get(key, Verb.OTHER), key))
    return found[0] if found else ""


@pytest.mark.slow
@pytest.mark.parametrize("game", CATALOG)
def test_after_play_by_mouse_the_focus_is_on_nothing_that_ends_a_turn(player, game):
    scene = two_people(player, game)
    player.program.inputs.device = Device.MOUSE
    dice, ends = Random(3), {"pass"} if game == "boobytrap" else set()
    for _ in range(16):
        for _ in range(200):
            player.pass_time(0.05)
            if scene.play.free and not scene.play.hasty:
                break
        player.see()
        if player.scene is not scene or scene.over is not None:
            break
        assert scene.focused not in ends
        stops = [widget for widget in scene.widgets if widget.focusable and widget.enabled]
        acts = [widget.name for widget in stops if widget.name.startswith(("primary", "take", "choice_", "piece_"))]
        cells = [widget.name for widget in stops if widget.name.startswith("cell_") and getattr(widget, "chosen", 0)]
        player.click(dice.choice([*(acts or cells), *ends.intersection(widget.name for widget in stops)]))
    scene.leave()


@pytest.mark.parametrize("view", ["boobytrap/start", "mousetrap_table/early"])
def test_no_arrow_leads_from_a_board_to_a_button(table, view):
    scene = table(all_views()[view]).scene
    boards = [widget.name for widget in scene.widgets if widget.group and widget.focusable and widget.enabled]
    assert boards
    for name in boards:
        for verb in (Verb.LEFT, Verb.RIGHT, Verb.UP, Verb.DOWN):
            scene.focus(name)
            scene.handle(Pressed(verb, verb.value))
            assert scene.find(scene.focused).group, (name, verb)


def test_a_press_on_pass_that_was_thought_better_of_leaves_the_focus_on_take(player):
    scene = two_people(player, "boobytrap")
    player.program.inputs.device = Device.MOUSE
    player.click(scene.spots()[0].name)
    scene.play.skip()
    player.see()
    assert scene.focused == "take"
    player.program.give(Pointed(Phase.DOWN, scene.find("pass").visible.center))
    player.program.give(Pointed(Phase.MOVE, (2, 2)))
    player.program.give(Pointed(Phase.UP, (2, 2)))
    player.see()
    assert scene.focused == "take"
    scene.leave()
