""""""

import pygame
import pytest

from game.ui.input.bindings import Bindings, Device, Phase, Pointed, Pressed, Tilted, Typed, Verb
from game.ui.input.inputs import Inputs, family_of


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
        (pygame.K_z, pygame.KMOD_LMETA, Verb.UNDO),
        (pygame.K_COMMA, pygame.KMOD_LMETA, Verb.SETTINGS),
        (pygame.K_a, pygame.KMOD_LCTRL, Verb.ALL),
        (pygame.K_a, 0, Verb.OTHER),
        (pygame.K_COMMA, 0, Verb.OTHER),
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


def test_on_a_dense_screen_the_mouse_is_told_in_points():
    inputs = Inputs()
    inputs.scale, inputs.density = 3.0, 2.0  # of a window of half as many points as pixels
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(75, 30), button=1)
    assert given(inputs, event) == [Pointed(Phase.DOWN, (50.0, 20.0), 1)]


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
    assert inputs.pads.count == 0


def test_the_row_of_numbers_is_meant_by_its_place():
    french = pygame.Event(pygame.KEYDOWN, key=pygame.K_AMPERSAND, mod=0, unicode="&", scancode=pygame.KSCAN_1)
    assert [pressed.key for pressed in given(Inputs(), french)] == ["1"]
    assert [pressed.key for pressed in given(Inputs(), key(pygame.K_KP_3))] == ["3"]


@pytest.mark.parametrize(
    ("sign", "place", "wanted"),
    [
        ("ь", pygame.KSCAN_M, "m"),  # Russian
        ("μ", pygame.KSCAN_M, "m"),  # Greek
        ("к", pygame.KSCAN_R, "r"),
        ("ö", pygame.KSCAN_SEMICOLON, "ö"),  # German: the Latin letters are elsewhere
        ("z", pygame.KSCAN_Y, "z"),
        ("a", pygame.KSCAN_Q, "a"),  # French
    ],
)
def test_a_letter_is_meant_by_its_place_where_the_layout_has_no_latin_one(sign, place, wanted):
    event = pygame.Event(pygame.KEYDOWN, key=ord(sign), mod=0, unicode=sign, scancode=place)
    (pressed,) = given(Inputs(), event)
    assert pressed.key == wanted and pressed.writes


@pytest.mark.parametrize(("sign", "place", "verb"), [("я", pygame.KSCAN_Z, Verb.UNDO), ("ф", pygame.KSCAN_A, Verb.ALL),
                                                     ("б", pygame.KSCAN_COMMA, Verb.SETTINGS)])  # fmt: skip
def test_ctrl_and_a_letter_mean_the_same_on_a_russian_keyboard(sign, place, verb):
    event = pygame.Event(pygame.KEYDOWN, key=ord(sign), mod=pygame.KMOD_LCTRL, unicode="", scancode=place)
    assert given(Inputs(), event)[0].verb is verb


def test_a_key_that_was_chosen_on_another_layout_is_still_that_key():
    inputs = Inputs()
    inputs.bind(Bindings({"undo": "ь"}, {}))
    event = pygame.Event(pygame.KEYDOWN, key=ord("ь"), mod=0, unicode="ь", scancode=pygame.KSCAN_M)
    assert given(inputs, event)[0].key == "u"


def test_a_key_put_in_the_place_of_another_does_what_that_did():
    inputs = Inputs()
    inputs.bind(Bindings({"undo": "k", "left": "n", "main": "f5"}, {"main": "pad_rs"}))
    assert given(inputs, key(pygame.K_k)) == [Pressed(Verb.OTHER, "u", physical="k", writes=True)]
    assert given(inputs, key(pygame.K_u))[0].key == ""
    assert given(inputs, key(pygame.K_n))[0].verb is Verb.LEFT
    assert given(inputs, key(pygame.K_F5))[0] == Pressed(Verb.CONFIRM, "space", physical="f5")
    assert [inputs.caps.word(name) for name in ("u", "left", "space", "pad_x")] == ["K", "N", "F5", "R3"]


def test_who_had_put_the_key_of_a_later_act_to_use_keeps_that():
    assert Bindings({"undo": "g"}).keys | {"undo": "u", "tip": "g"} == Bindings().keys
    assert Bindings({"undo": "g"}).keys["undo"] == "g"


@pytest.mark.parametrize(
    "wrong", [{"undo": "r"}, {"undo": "left shift"}, {"undo": ""}, {"nothing": "k"}, {"undo": "m", "hint": "m"}]
)
def test_keys_that_would_mean_two_things_or_are_none_are_left_out(wrong):
    assert Bindings(wrong).keys == Bindings().keys


@pytest.mark.parametrize(
    ("guid", "name", "family"),
    [
        ("ff0057564c050000e60c000000007601", "DualSense Wireless Controller", "playstation"),
        ("030000007e0500000920000000000000", "Pro Controller", "nintendo"),
        ("03000000de2800000512000000000000", "Steam Deck", "deck"),
        ("030000005e040000ea02000000000000", "Xbox One", "xbox"),
        ("03000000341200007856000000000000", "PS4 clone", "playstation"),
        ("03000000341200007856000000000000", "USB Gamepad", "xbox"),
    ],
)
def test_a_pad_is_told_by_its_maker_or_its_name(guid, name, family):
    assert family_of(guid, name) == family


def test_on_a_steam_deck_the_pad_is_meant_from_the_start(monkeypatch):
    monkeypatch.setenv("SteamDeck", "1")
    inputs = Inputs()
    assert (inputs.device, inputs.caps.family) == (Device.PAD, "deck")
    jolt = pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(2, 1), buttons=(0, 0, 0))
    given(inputs, jolt)
    assert inputs.device is Device.PAD
    given(inputs, pygame.Event(pygame.MOUSEMOTION, pos=(99, 1), rel=(98, 0), buttons=(0, 0, 0)))
    assert inputs.device is Device.MOUSE


# Which cap a hint shows, by the device last used.


@pytest.mark.parametrize(("device", "cap"), [(Device.MOUSE, "space"), (Device.KEYBOARD, "space"), (Device.PAD, "a")])
def test_a_pads_button_is_shown_to_who_plays_by_pad_and_the_key_to_all_others(device, cap):
    assert device.cap("space", "a") == cap
