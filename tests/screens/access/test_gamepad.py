"""Gamepads made by SDL itself, one it has a mapping for and one it has not: they come, play, and go again."""

import pygame
import pytest
from pygame._sdl2 import controller

from game.catalog import CATALOG
from game.shell.reader import of_seating
from game.shell.setup.seating import defaults
from game.ui.input.bindings import Device
from game.ui.widgets.buttons import Choice, Toggle
from game.ui.widgets.fields import Slider
from tests.drivers.virtual_pad import KNOWN, POSSIBLE, UNKNOWN, VirtualPad
from tests.patience import as_long_as
from tests.views.mousetrap_stage import opened
from tests.views.mousetrap_table import at, by_hand, turn_of

A, B, OPTIONS, SHOULDER_LEFT, SHOULDER, LEFT, RIGHT = 0, 1, 6, 9, 10, 13, 14
"""Buttons in SDL's order: a DualSense has 17 of them, the four of its cross among them, and no hat."""
RAW_SHOULDER, RAW_START = 5, 7
HAT_RIGHT, CENTRE = 2, 0

pytestmark = pytest.mark.skipif(not POSSIBLE, reason="SDL's virtual gamepad is reached in pygame-ce's wheel for Linux")


class Pad:
    """A virtual gamepad and the program that hears it."""

    def __init__(self, player):
        self.player, self.there = player, VirtualPad()

    def come(self, kind=KNOWN):
        self.there.plug(kind)
        self.pump()

    def go(self):
        self.there.unplug()
        self.pump()

    def pump(self):
        program = self.player.program
        pygame.event.pump()
        for event in pygame.event.get():
            for given in program.inputs.translate(event):
                program.give(given)
        self.player.see()

    def press(self, button):
        for down in (True, False):
            self.there.button(button, down)
            self.pump()

    def push(self, axis, share):
        self.there.axis(axis, share)
        self.pump()


@pytest.fixture
def pad(player):
    pygame.event.clear()
    player.program.inputs.pads.start()
    made = Pad(player)
    yield made
    if made.there.plugged:
        made.go()
    controller.quit()
    pygame.joystick.quit()


def test_a_pad_comes_moves_the_focus_opens_a_box_and_goes_back(player, pad):
    assert player.program.inputs.pads.count == 0
    pad.come()
    assert player.program.inputs.pads.count == 1
    assert player.scene.focused == "mousetrap"
    pad.press(RIGHT)
    assert player.scene.focused == "toy_mousetrap"
    pad.press(RIGHT)
    assert player.scene.focused == "mousemaze"
    assert player.program.device is Device.PAD
    pad.push(0, 0.9)
    pad.push(0, 0.95)
    assert player.scene.focused == "mightymouse"
    pad.push(0, 0.0)
    pad.push(0, -0.9)
    pad.push(0, 0.0)
    pad.press(LEFT)
    pad.press(LEFT)
    assert player.scene.focused == "mousetrap"
    pad.press(A)
    assert player.name == "MatchSetup"
    before = player.scene.focused
    pad.press(SHOULDER)
    assert player.scene.focused != before
    pad.press(B)
    assert player.name == "Title"


@pytest.mark.parametrize("game", CATALOG)
def test_every_choice_before_a_match_is_made_by_pad_and_the_match_begins(player, pad, game):
    pad.come()
    player.program.go_to("setup", game=game)
    player.see()
    scene, reached, changed = player.scene, set(), set()
    third = f"who_{scene.seating.shown()[2]}"
    for _ in as_long_as(lambda: scene.focused not in reached):
        reached.add(scene.focused)
        widget, before = scene.find(scene.focused), dict(scene.seating.options)
        if isinstance(widget, Toggle):
            pad.press(A)
        elif isinstance(widget, Slider) or (isinstance(widget, Choice) and not widget.name.startswith("who_")):
            was = widget.value
            pad.press(RIGHT if was != "3" else LEFT)
            assert scene.find(widget.name).value != was
        elif widget.name == third:
            pad.press(LEFT)  # from nobody to a computer player
        changed |= {name for name, value in scene.seating.options.items() if value != before[name]}
        pad.press(SHOULDER)
    apart = scene.desk.apart  # chosen on a page of its own
    assert changed == set(defaults(game)) - ({apart.option} if apart is not None else set())
    assert ("apart" in reached) == (apart is not None)
    assert {f"who_{seat}" for seat in scene.seating.shown()} <= reached
    assert third.replace("who", "level") in reached or scene.row.levels_by
    setup = of_seating(game, scene.seating).setup
    for _ in as_long_as(lambda: scene.focused != "start"):
        pad.press(SHOULDER)
    pad.press(A)
    assert player.scene.play.table.match.setup == setup


def test_options_opens_the_settings_and_the_signs_are_those_of_the_pad(player, pad):
    pad.come()
    assert player.program.caps.family == "xbox"
    pad.press(OPTIONS)
    assert player.name == "Preferences"
    assert player.program.caps.family == "playstation"
    assert [player.program.caps.word(name) for name in ("pad_a", "pad_l", "pad_start")] == ["Cross", "L1", "Options"]
    pad.press(B)
    assert player.name == "Title"


def test_a_pad_that_sdl_does_not_know_plays_by_its_plain_buttons(player, pad):
    pad.come(UNKNOWN)
    for way in (HAT_RIGHT, CENTRE, HAT_RIGHT, CENTRE):
        pad.there.hat(0, way)
        pad.pump()
    assert player.scene.focused == "mousemaze"
    pad.press(RAW_START)
    assert player.name == "Preferences"
    pad.press(B)
    pad.press(A)
    assert player.name == "MatchSetup"
    before = player.scene.focused
    pad.press(RAW_SHOULDER)
    assert player.scene.focused != before


def test_a_pad_may_go_and_come_again_at_any_moment(player, pad):
    for _ in range(3):
        pad.come()
        pad.push(0, 1.0)
        pad.go()
        assert player.program.inputs.pads.count == 0
        assert player.program.device is Device.KEYBOARD
    pad.come()
    pad.press(A)
    assert player.name == "MatchSetup"
    assert not list((player.program.places.data / "reports").glob("*"))


def test_the_stick_turns_the_crank_and_lets_go_when_the_pad_goes(another, pad):
    player = pad.player
    scene = opened(player.program)
    player.see()
    pad.come()
    pad.push(1, -1.0)
    assert scene.hold.held
    for across, down in ((0.7, -0.7), (1.0, 0.0), (0.7, 0.7), (0.0, 1.0)):
        pad.push(0, across)
        pad.push(1, down)
    assert scene.act == "running" and scene.watched.rps > 0
    pad.go()
    assert not scene.hold.held


def test_a_pad_picks_a_part_up_moves_turns_and_lets_it_go(pad):
    player = pad.player
    at(289, turn_of("red", 8), by_hand, people=4)(player.program)
    scene = player.scene
    player.see()
    pad.come()
    pad.press(B)
    pad.press(B)  # The device is known from its first press: the menu, and back.
    assert scene.find("primary").text == "Pick it up"
    pad.press(A)
    holding = scene.play.holding
    assert holding.held and holding.keys
    before = holding.frame
    pad.press(RIGHT)
    pad.press(SHOULDER_LEFT)
    assert holding.frame.angle > before.angle
    pad.push(0, -1.0)
    player.step(0.2)
    pad.push(0, 0.0)
    assert holding.frame.shift[0] != before.shift[0]
    pad.press(A)
    assert not holding.held and holding.placed is not None
    pad.press(SHOULDER)
    placed = holding.placed
    pad.press(A)
    assert scene.play.table.match.state.parts[holding.part - 1] == placed
