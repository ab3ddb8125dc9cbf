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
    def refuse():
        raise pygame.error("no such audio device")

    monkeypatch.setattr(pygame.mixer, "init", lambda *given, **named: refuse())
    assert not sound.start()
    sound.play("click")
    sound.sustain({"click": 1.0})
    sound.duck()
    assert not sound.update(0.1)


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
    sound.set_volume(1.0, 1.0, 1.0, True)
    sound.play("click")
    sound.sustain({"click": 1.0})
    sound.update(0.1)
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

        def set_volume(self, *sides):
            played.append(sides)

    played = []
    monkeypatch.setattr(pygame.mixer, "find_channel", Channel)
    sound.start()
    sound.set_volume(1.0, 1.0, 1.0, False)
    sound.play("click", volume, pan=pan)
    assert played[0] == (max(heard),), "what is fetched before the sides are set is no louder"
    assert played[2] == pytest.approx(heard)


def test_equal_sounds_at_once_take_each_other_back(sound, monkeypatch):
    """Fifty knocks within a moment neither clip nor drown all else."""
    loud = []
    found = pygame.mixer.find_channel

    class Channel:
        def __init__(self):
            self.channel = found()

        def play(self, sound):
            self.channel.play(sound)

        def set_volume(self, *sides):
            loud.append(max(sides))

    monkeypatch.setattr(pygame.mixer, "find_channel", Channel)
    sound.start()
    sound.set_volume(1.0, 1.0, 1.0, False)
    for pitch in (1.0, 1.0, 1.2, 0.8, 1.0, 1.0, 1.0, 1.0):
        sound.play("click", 1.0, pitch)
    volumes = loud[::2]
    assert volumes == sorted(volumes, reverse=True) and volumes[0] == 1.0
    assert sum(volume**2 for volume in volumes) < 10 ** (3 / 10), "at most 3 dB above one of them"


def heard():
    """The volume of every sounding channel, louder side."""
    channels = map(pygame.mixer.Channel, range(pygame.mixer.get_num_channels()))
    return [channel.get_volume() for channel in channels if channel.get_busy()]


def test_what_is_sustained_follows_its_volume_and_ends_when_it_is_no_longer_asked_for(sound):
    sound.start()
    sound.set_volume(0.5, 1.0, 1.0, False)
    sound.sustain({"click": 1.0})
    assert sound.update(0.02) and len(heard()) == 1
    assert sound.update(0.1)
    loud = sound._sustained._volumes["click"]
    sound.sustain({"click": 0.4})
    assert sound.update(0.1)
    assert (loud, sound._sustained._volumes["click"]) == pytest.approx((0.5, 0.2))
    assert not any(sound.update(0.1) for _ in range(3)) or not sound.update(0.1)
    assert heard() == []


def test_one_sustained_sound_gives_way_to_another(sound):
    sound.start()
    sound.set_volume(1.0, 1.0, 1.0, False)
    for wanted in ({"click": 0.3}, {"click": 0.0, "none": 1.0}):
        sound.sustain(wanted)
        sound.update(0.1)
    assert heard() == []


def test_mono_opens_one_channel_and_plays_at_every_place_the_same(sound, monkeypatch):
    sound.start()
    sound.set_mono(True)
    assert pygame.mixer.get_init()[2] == 1
    played = []
    monkeypatch.setattr(pygame.mixer, "find_channel", type("Channel", (), {
        "play": lambda self, sound: None, "set_volume": lambda self, *sides: played.append(sides)}))  # fmt: skip
    for pan in (-1.0, 0.0, 1.0):
        sound.play("click", 0.5, pan=pan)
    assert played == [(0.5,)] * 3
    lengths = [len(sound._find("click", steps).get_raw()) for steps in (0, 12)]
    assert lengths[1] == pytest.approx(lengths[0] / 2, abs=4)
    sound.set_mono(False)
    assert pygame.mixer.get_init()[2] == 2
