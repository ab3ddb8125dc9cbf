"""A gamepad made by SDL itself: it comes, plays, and goes again."""

import ctypes
import sys
from pathlib import Path

import pygame
import pytest

from build_scripts.views.mousetrap_stage import opened
from game.ui.verbs import Device

LIBRARIES = sorted((Path(pygame.__file__).parents[1] / "pygame_ce.libs").glob("libSDL2-2*"))
A, B, SHOULDER = 0, 1, 5
RIGHT, CENTRE = 2, 0

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not LIBRARIES, reason="SDL's virtual gamepad is reached in pygame-ce's wheel for Linux"
)


class Pad:
    """A virtual gamepad and the program that hears it."""

    def __init__(self, player):
        self.player = player
        self.sdl = ctypes.CDLL(str(LIBRARIES[0]))
        self.sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self.index, self.handle = -1, None

    def come(self):
        self.index = self.sdl.SDL_JoystickAttachVirtual(1, 6, 15, 1)
        assert self.index >= 0
        self.handle = ctypes.c_void_p(self.sdl.SDL_JoystickOpen(self.index))
        self.pump()

    def go(self):
        self.sdl.SDL_JoystickClose(self.handle)
        self.sdl.SDL_JoystickDetachVirtual(self.index)
        self.index = -1
        self.pump()

    def pump(self):
        program = self.player.program
        pygame.event.pump()
        for event in pygame.event.get():
            for given in program.inputs.translate(event):
                program.give(given)
        self.player.see()

    def press(self, button):
        for down in (1, 0):
            self.sdl.SDL_JoystickSetVirtualButton(self.handle, button, down)
            self.pump()

    def hat(self, way):
        for value in (way, CENTRE):
            self.sdl.SDL_JoystickSetVirtualHat(self.handle, 0, value)
            self.pump()

    def push(self, axis, share):
        self.sdl.SDL_JoystickSetVirtualAxis(self.handle, axis, round(share * 32767))
        self.pump()


@pytest.fixture
def pad(player):
    pygame.event.clear()
    pygame.joystick.init()
    made = Pad(player)
    yield made
    if made.index >= 0:
        made.go()
    pygame.joystick.quit()


def test_a_pad_comes_moves_the_focus_opens_a_box_and_goes_back(player, pad):
    assert player.program.inputs.pads == 0
    pad.come()
    assert player.program.inputs.pads == 1
    assert player.scene.focused == "mousetrap"
    pad.hat(RIGHT)
    assert player.scene.focused == "mousemaze"
    assert player.program.device is Device.PAD
    pad.push(0, 0.9)
    pad.push(0, 0.95)
    assert player.scene.focused == "mightymouse"
    pad.push(0, 0.0)
    pad.push(0, -0.9)
    pad.push(0, 0.0)
    pad.hat(8)
    assert player.scene.focused == "mousetrap"
    pad.press(A)
    assert player.name == "MatchSetup"
    before = player.scene.focused
    pad.press(SHOULDER)
    assert player.scene.focused != before
    pad.press(B)
    assert player.name == "Title"


def test_a_pad_may_go_and_come_again_at_any_moment(player, pad):
    for _ in range(3):
        pad.come()
        pad.push(0, 1.0)
        pad.go()
        assert player.program.inputs.pads == 0
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
