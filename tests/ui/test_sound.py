import wave

import pygame
import pytest

from game.ui.sound import Sound


@pytest.fixture
def click(tmp_path):
    with wave.open(str(tmp_path / "click.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(22050)
        file.writeframes(bytes(4410))
    return tmp_path


@pytest.fixture
def sound(click):
    made = Sound(click)
    yield made
    made.stop()


def test_without_a_device_it_is_silent(sound, monkeypatch):
    def refuse(*given):
        raise pygame.error("no such audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    assert not sound.start()
    sound.play("click")


def test_names_pitches_and_places_that_do_not_exist_are_no_error(sound):
    assert sound.start()
    for name, volume, pitch, pan in (
        ("click", 1, 1, 0),
        ("none", 1, 1, 0),
        ("click", 9, 0.01, -7),
        ("click", -1, 99, 7),
    ):
        sound.play(name, volume, pitch, pan)
    sound.hit("click", 3.0, 0.0)


def test_a_higher_pitch_is_shorter(sound):
    sound.start()
    plain, high = sound._load("click", 0), sound._load("click", 12)
    assert high.get_length() == pytest.approx(plain.get_length() / 2, rel=0.02)


def test_muted_is_silent(sound):
    sound.start()
    sound.set_volume(1.0, 1.0, True)
    sound.play("click")
    assert not pygame.mixer.get_busy()


@pytest.mark.parametrize(
    ("volume", "pan", "heard"),
    [
        (0.5, 0.0, (0.5, 0.5)),
        (0.5, -0.5, (0.5, 0.25)),
        (0.5, 1.0, (0.0, 0.5)),
        (0.8, 7.0, (0.0, 0.8)),
        (9.0, 0.0, (1.0, 1.0)),
    ],
)
def test_a_sound_is_as_loud_on_each_side_as_its_place_says(sound, monkeypatch, volume, pan, heard):
    class Channel:
        def play(self, sound):
            played.append(sound)

        def set_volume(self, left, right):
            played.append((left, right))

    played = []
    monkeypatch.setattr(pygame.mixer, "find_channel", Channel)
    sound.start()
    sound.set_volume(1.0, 1.0, False)
    sound.play("click", volume, pan=pan)
    assert played[1] == pytest.approx(heard)
