"""What makes the game easier to see, to hear and to play: each of it, and all in one press."""

from dataclasses import replace

import pygame
import pytest

from game.host.settings import Settings
from game.shell.settings.table_help import NONE, PROFILES, with_profile
from game.text.language import capital
from game.text.sounds import SOUNDS, sound_words
from game.ui.input.bindings import Device, Pressed, Verb


@pytest.fixture
def helped(player):
    player.press(Verb.SETTINGS)
    player.scene.focus("table_help")
    player.press(Verb.CONFIRM)
    assert player.name == "TableHelp"
    return player


@pytest.mark.parametrize("profile", PROFILES)
def test_one_press_sets_a_profile_up_and_another_one_takes_it_back(helped, profile):
    first = replace(helped.program.settings, volume=60)
    helped.program.adopt(first)
    helped.scene.focus(profile)
    helped.press(Verb.CONFIRM)
    chosen = helped.program.settings
    assert {name: getattr(chosen, name) for name in PROFILES[profile]} == dict(PROFILES[profile])
    assert helped.scene.find(profile).on and not helped.scene.find(NONE).on
    helped.program.adopt(replace(chosen, one_switch=False))
    helped.see()
    helped.scene.focus(NONE)
    helped.press(Verb.CONFIRM)
    assert helped.program.settings == with_profile(first, NONE)


def test_every_sound_is_heard_by_its_words(helped, monkeypatch):
    heard = []
    monkeypatch.setattr(helped.program.sound, "play", lambda name, *_given: heard.append(name))
    helped.scene.focus("sounds")
    helped.press(Verb.CONFIRM)
    assert helped.name == "SoundList"
    shown = {widget.text: widget for widget in helped.scene.widgets if widget.name.startswith("hear_")}
    assert set(shown) == {capital(sound_words(sound)) for sound in SOUNDS}
    helped.press(Verb.CONFIRM, Verb.RIGHT, Verb.CONFIRM)
    assert [name for name in heard if name.startswith("link")] == ["link_1", "link_2"]
    helped.press(Verb.BACK)
    assert helped.name == "TableHelp"


def test_profiles_name_settings_that_there_are_and_change_something():
    usual = Settings()
    for values in PROFILES.values():
        assert any(getattr(usual, name) != value for name, value in values.items())


def test_what_moves_is_outlined_at_once_and_nothing_else(helped):
    sprites = helped.program.sprites
    size = (64, 64)
    before = sprites.get("mice/red_stand", size), sprites.get("title/workshop", size)
    helped.scene.focus("outlines")
    helped.press(Verb.CONFIRM)
    after = sprites.get("mice/red_stand", size), sprites.get("title/workshop", size)
    same = [
        pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(two, "RGBA")
        for one, two in zip(before, after, strict=True)
    ]
    assert same == [False, True]
    assert pygame.mask.from_surface(after[0]).count() > pygame.mask.from_surface(before[0]).count()


def test_outlines_and_high_contrast_reach_the_parts_of_the_machine(helped):
    name, size = "parts/03_gear_3", (80, 80)
    sprites, plain = helped.program.sprites, helped.program.settings
    looks = []
    for settings in (plain, replace(plain, outlines=True), replace(plain, theme="contrast")):
        helped.program.adopt(settings)
        helped.see()
        looks.append(pygame.mask.from_surface(sprites.shrunk(name, size)[0]).count())
        shadow = sprites.shrunk(f"{name}_shadow", size)[0]
        assert pygame.image.tobytes(shadow, "RGBA") == pygame.image.tobytes(sprites.get(f"{name}_shadow", size), "RGBA")
    assert looks[0] < looks[1] == looks[2]


def test_the_large_pointer_comes_and_goes(helped):
    shown = []
    helped.program.show_pointer = shown.append
    helped.scene.focus("large_pointer")
    helped.press(Verb.CONFIRM, Verb.CONFIRM)
    assert shown == [True, False]


def test_a_name_is_written_with_a_pad_alone(player):
    player.program.open("setup", game="mousetrap")
    player.see()
    scene = player.scene
    player.program.inputs.device = Device.PAD
    scene.focus("name_red")
    player.program.give(Pressed(Verb.CONFIRM, "pad_a"))
    player.see()
    assert player.name == "Letters"
    for name in ("clear", "letter_ö", "letter_l", "space", "letter_j", "letter_o", "erase", "letter_ß", "done"):
        player.scene.focus(name)
        player.program.give(Pressed(Verb.CONFIRM, "pad_a"))
        player.see()
    assert player.scene is scene and scene.seating.seats["red"].name == "Öl Jß"


def test_the_letters_keep_to_the_length_of_the_field_and_a_keyboard_writes_there_too(player):
    player.program.open("setup", game="mousetrap")
    player.see()
    scene = player.scene
    player.program.open("letters", field=scene.find("name_red"))
    player.see()
    player.scene.clear()
    for letter in "Maximilian the Great":
        player.program.give(Pressed(Verb.OTHER, letter, writes=True))
        player.type(letter)
    assert scene.seating.seats["red"].name == "Maximilianth"
    player.press(Verb.ERASE)
    assert scene.seating.seats["red"].name == "Maximiliant"
