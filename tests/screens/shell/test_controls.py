"""Other keys and buttons in the places of the usual ones: chosen, kept, printed, swapped and put back."""

import json

import pygame
import pytest

from game.ui.input.bindings import ACTS, PAD_BUTTONS, Device, Phase, Pointed, Pressed, Verb
from tests.screens.access.test_presses import two_people

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture
def controls(player):
    player.press(Verb.SETTINGS)
    player.scene.focus("controls")
    player.press(Verb.CONFIRM)
    assert player.name == "Controls"
    return player


def key(player, code):
    """A key of the keyboard, as the window hears it."""
    event = pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
    for given in player.program.inputs.translate(event):
        player.program.give(given)
    player.see()


def put(player, cell, code):
    player.scene.focus(cell)
    key(player, pygame.K_RETURN)
    key(player, code)


def test_another_key_undoes_is_printed_and_is_kept(controls, another):
    put(controls, "key_undo", pygame.K_k)
    put(controls, "key_main", pygame.K_F5)
    assert controls.scene.wanted is None
    later = another()
    assert later.program.settings.keys == {"undo": "k", "main": "f5"}
    scene = two_people(later, "mightymouse")
    later.program.inputs.device = Device.KEYBOARD
    later.see()
    assert later.canvas.caps.word(scene.find("primary").key) == "F5"
    count = len(scene.play.table.match.played)
    key(later, pygame.K_F5)
    assert len(scene.play.table.match.played) > count
    scene.leave()


def test_a_key_that_means_something_else_is_told_and_swapped_by_a_second_press(controls):
    put(controls, "key_undo", pygame.K_m)
    assert "Menu" in controls.scene.told() and controls.program.settings.keys == {}
    key(controls, pygame.K_m)
    assert controls.program.settings.keys == {"undo": "m", "menu": "u"}
    said = [one.text for one in controls.program.announcements.recent][-3:]
    assert said[0] == "Press the key for: Undo. Press Esc to cancel."
    assert said[1].startswith("M is already used for: Menu") and said[2] == "Key for: Undo: M"
    controls.click("reset")
    assert controls.program.settings.keys == {}


@pytest.mark.parametrize("leave", ["escape", "same", "pad", "pointer"])
def test_nothing_changes_when_the_choice_is_left(controls, leave):
    controls.scene.focus("key_undo")
    key(controls, pygame.K_RETURN)
    if leave == "pointer":
        controls.program.give(Pointed(Phase.DOWN, (5, 5)))
    elif leave == "pad":
        controls.program.give(Pressed(Verb.BACK, "pad_b", physical="pad_b"))
    else:
        key(controls, pygame.K_ESCAPE if leave == "escape" else pygame.K_u)
    assert controls.scene.wanted is None and controls.name == "Controls"
    assert controls.program.settings.keys == {}


def test_a_key_that_cannot_be_used_is_refused_and_another_is_waited_for(controls):
    put(controls, "key_undo", pygame.K_LSHIFT)
    assert "can’t" in controls.scene.told() and controls.scene.wanted is not None
    key(controls, pygame.K_k)
    assert controls.program.settings.keys == {"undo": "k"}


def test_a_pads_button_is_chosen_by_pad(controls):
    controls.scene.focus("pad_main")
    controls.program.give(Pressed(Verb.CONFIRM, "pad_a", physical="pad_a"))
    controls.program.give(Pressed(Verb.OTHER, "pad_ls", physical="pad_ls"))
    assert controls.program.settings.pad == {"main": "pad_ls"}
    pads = controls.program.inputs.pads
    given = pads.translate(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=PAD_BUTTONS.index("pad_ls")))
    assert next(given).key == "pad_x"


def test_every_act_has_a_row(controls):
    for act in ACTS:
        assert (controls.scene.find(f"key_{act.name}") is not None) == bool(act.key)
        assert (controls.scene.find(f"pad_{act.name}") is not None) == bool(act.pad)


@pytest.mark.parametrize("kept", [7, {"undo": 3}, {"undo": "k" * 99}, {str(number): "k" for number in range(99)}])
def test_damaged_keys_are_the_usual_ones_and_nothing_else_is_lost(tmp_path, another, kept):
    (tmp_path / "settings.json").write_text(json.dumps({"keys": kept, "volume": 5}))
    settings = another().program.settings
    assert (settings.keys, settings.volume) == ({}, 5)


def test_a_screen_reader_is_told_what_a_key_is_for_and_which_it_is(controls):
    put(controls, "key_undo", pygame.K_k)
    assert controls.scene.find("key_undo").spoken().name == "Key for: Undo: K"
    assert controls.scene.find("pad_main").spoken().name == "Gamepad button for: The big button: X"
