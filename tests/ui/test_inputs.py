import pygame
import pytest

from game.ui.input_events import Device, Phase, Pointed, Pressed, Tilted, Typed, Verb
from game.ui.inputs import Inputs


def key(code, mod=0):
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)


def given(inputs, event):
    return list(inputs.translate(event))


@pytest.mark.parametrize(
    ("code", "mod", "verb"),
    [
        (pygame.K_LEFT, 0, Verb.LEFT),
        (pygame.K_TAB, 0, Verb.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Verb.PREVIOUS),
        (pygame.K_RETURN, 0, Verb.CONFIRM),
        (pygame.K_RETURN, pygame.KMOD_LALT, Verb.FULLSCREEN),
        (pygame.K_F11, 0, Verb.FULLSCREEN),
        (pygame.K_ESCAPE, 0, Verb.BACK),
        (pygame.K_z, pygame.KMOD_LCTRL, Verb.UNDO),
        (pygame.K_r, 0, Verb.OTHER),
    ],
)
def test_keys_become_verbs(code, mod, verb):
    inputs = Inputs()
    assert [pressed.verb for pressed in given(inputs, key(code, mod))] == [verb]
    assert inputs.device is Device.KEYBOARD


def test_the_pointer_is_in_design_units():
    inputs = Inputs()
    inputs.scale = 2.0
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 50), button=1)
    assert given(inputs, event) == [Pointed(Phase.DOWN, (50.0, 25.0), 1)]


def test_the_wheels_old_buttons_are_no_clicks():
    assert given(Inputs(), pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=4)) == []


def test_typed_text_arrives_whole():
    assert given(Inputs(), pygame.Event(pygame.TEXTINPUT, text="Ä")) == [Typed("Ä")]


def test_a_stick_steers_once_each_time_it_is_pushed_over():
    inputs = Inputs()

    def push(value):
        return given(inputs, pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=value))

    assert push(0.9) == [Tilted("left", 0.9, 0.0), Pressed(Verb.RIGHT, "pad_stick")]
    assert push(0.95) == [Tilted("left", 0.95, 0.0)]
    push(0.1)
    assert push(-0.8)[1] == Pressed(Verb.LEFT, "pad_stick")
    assert inputs.device is Device.PAD


def test_a_pad_that_goes_and_one_that_never_came_are_no_error():
    inputs = Inputs()
    assert given(inputs, pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7)) == []
    assert given(inputs, pygame.Event(pygame.JOYDEVICEADDED, device_index=99)) == []
    assert inputs.pads == 0
