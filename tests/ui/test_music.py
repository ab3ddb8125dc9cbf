"""The music and the effects have volumes of their own, and the music gives way to the machine."""

import math
from pathlib import Path

import pygame
import pytest

from game.ui.sound import Sound


@pytest.fixture
def sound():
    made = Sound(Path(__file__).parents[2] / "assets" / "sounds")
    made.start()
    yield made
    made.stop()


def passing(sound, seconds):
    """Let time pass in frames; the volume of the music afterwards."""
    for _ in range(round(seconds * 60)):
        sound.update(1 / 60)
    return pygame.mixer.music.get_volume()


def test_it_begins_silent_and_comes_up(sound):
    sound.set_volume(1.0, 0.5, 1.0, False)
    assert pygame.mixer.music.get_volume() == 0.0
    assert sound.update(0.1)
    assert 0.0 < pygame.mixer.music.get_volume() < 0.1
    assert passing(sound, 3) == pytest.approx(0.5, abs=0.01)
    assert not sound.update(0.1)


def test_music_and_effects_are_set_apart_and_the_master_volume_rules_both(sound, monkeypatch):
    played = []
    channel = type("Channel", (), {"play": lambda self, sound: None, "set_volume": lambda self, *to: played.append(to)})
    monkeypatch.setattr(pygame.mixer, "find_channel", channel)
    passing(sound, 3)
    heard = []
    for volumes in ((0.8, 1.0, 0.5), (0.8, 0.5, 1.0), (0.4, 1.0, 1.0), (0.8, 0.0, 1.0), (0.8, 1.0, 0.0)):
        sound.set_volume(*volumes, muted=False)
        played.clear()
        sound.play("plastic_click")
        heard.append((round(passing(sound, 0.1), 1), played[0][0] if played else 0.0))
    assert heard == [(0.8, 0.4), (0.4, 0.8), (0.4, 0.4), (0.0, 0.8), (0.8, 0.0)]


def test_muted_music_waits(sound):
    sound.set_volume(1.0, 1.0, 1.0, False)
    passing(sound, 3)
    sound.set_volume(1.0, 1.0, 1.0, True)
    assert passing(sound, 0.1) == 0.0
    at = pygame.mixer.music.get_pos()
    pygame.time.wait(60)
    assert pygame.mixer.music.get_pos() == at
    sound.set_volume(1.0, 1.0, 1.0, False)
    assert passing(sound, 0.1) == 1.0


def test_ducked_it_stays_12_db_lower_as_long_as_it_is_asked_to(sound):
    sound.set_volume(1.0, 0.8, 1.0, False)
    full = passing(sound, 3)
    for _ in range(60):
        sound.duck()
        assert sound.update(1 / 60)
    low = pygame.mixer.music.get_volume()
    assert 20 * math.log10(low / full) == pytest.approx(-12, abs=0.5)
    assert passing(sound, 3) == full


@pytest.mark.parametrize("content", [None, b"", b"OggS and then nothing"])
def test_without_its_file_there_is_silence_and_one_warning(tmp_path, caplog, content):
    if content is not None:
        (tmp_path / "workshop.ogg").write_bytes(content)
    made = Sound(tmp_path)
    assert made.start()
    made.set_volume(1.0, 1.0, 1.0, False)
    assert not made.update(0.1)
    made.stop()
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_the_music_of_a_game_takes_the_place_of_the_usual_one_once_that_has_faded(sound):
    sound.set_volume(1.0, 1.0, 1.0, False)
    passing(sound, 3)
    usual = sound._music._playing
    sound.choose_music("mousetrap")
    assert passing(sound, 0.1) < 1.0 and sound._music._playing == usual
    assert passing(sound, 4) == 1.0 and sound._music._playing.stem == "mousetrap"
    sound.choose_music("no such game")
    assert passing(sound, 4) == 1.0 and sound._music._playing == usual
    assert not sound.update(0.1)


def test_it_can_fall_silent_and_comes_back(sound):
    sound.set_volume(1.0, 1.0, 1.0, False)
    passing(sound, 3)
    for _ in range(60):
        sound.duck(low=0.0)
        sound.update(1 / 60)
    assert pygame.mixer.music.get_volume() == 0.0
    assert passing(sound, 3) == 1.0


# The beat, and layers that come over a piece the more is built.


def in_the_match(sound):
    """The music of Mouse Trap at its loudest."""
    sound.set_volume(1.0, 1.0, 1.0, False)
    sound.choose_music("mousetrap")
    passing(sound, 5)
    return sound._music


def test_a_tone_waits_for_the_next_quarter_of_a_beat(sound, monkeypatch):
    music, heard = in_the_match(sound), []
    sound.heard = lambda name, source: heard.append(name)
    monkeypatch.setattr(type(music), "at", property(lambda self: 10.1))
    quarter = 60 / 96 / 4
    wait = -10.1 % quarter
    sound.on_beat("link_3")
    passing(sound, wait - 0.03)
    assert heard == []
    passing(sound, 0.05)
    assert heard == ["link_3"]


def test_nothing_waits_where_no_music_is_heard(sound):
    heard = []
    sound.heard = lambda name, source: heard.append(name)
    sound.on_beat("link_3")
    assert heard == ["link_3"]


def test_the_music_answers_on_the_beat_and_tells_nothing_by_it(sound, monkeypatch):
    music, heard, frame, played = in_the_match(sound), [], [0], []
    play = {"play": lambda self, tone: played.append(frame[0]), "set_volume": lambda self, *to: None}
    monkeypatch.setattr(pygame.mixer, "find_channel", type("Channel", (), play))
    sound.heard = lambda name, source: heard.append(name)
    monkeypatch.setattr(type(music), "at", property(lambda self: 10.0))
    sound.answer(("link_7", "link_9"), 0.5)
    for number in range(60):
        frame[0] = number
        sound.update(1 / 60)
    assert len(played) == 2 and heard == []
    assert (played[1] - played[0]) / 60 == pytest.approx(60 / 96 / 2, abs=0.02)


def test_a_layer_comes_over_its_own_piece_and_goes_when_less_stands(sound):
    music = in_the_match(sound)
    layers = sound._layers
    sound.enrich("mousemaze", 1)
    assert not layers.update(0.1, music), "another piece plays"
    sound.enrich("mousetrap", 1)
    layers.update(0.1, music)
    (loop,) = layers._loops
    loop.wait()
    assert loop.sound.get_length() == pytest.approx(16 * 60 / 96, abs=0.001), "sixteen beats, to the sample"
    loop.due = music.at
    layers.update(0.1, music)
    assert loop.channel.get_busy()
    for _ in range(40):
        layers.update(0.1, music)
    assert loop.channel.get_volume() == pytest.approx(1.0, abs=0.02)
    sound.enrich("mousetrap", 0)
    for _ in range(40):
        layers.update(0.1, music)
    assert not layers._loops and not layers.update(0.1, music)


def test_a_layer_that_waits_for_its_beat_as_the_sound_is_muted_keeps_nothing_awake(sound):
    music = in_the_match(sound)
    layers = sound._layers
    sound.enrich("mousetrap", 1)
    assert layers.update(0.1, music)
    sound.set_volume(1.0, 1.0, 1.0, True)
    assert layers._loops and not layers.update(0.1, music)


def test_a_layer_that_cannot_be_read_is_left_out_once(sound, tmp_path, caplog):
    music = in_the_match(sound)
    sound._layers.wanted = tmp_path / "mousetrap_9.ogg"
    sound._layers.update(0.1, music)
    for loop in [*sound._layers._loops]:
        loop.wait()
    for _ in range(3):
        sound._layers.update(0.1, music)
    assert not sound._layers._loops and len(caplog.records) == 1
