"""The stored sounds are those of the script, equally loud, unclipped, each is used, and the music has no seam."""

from itertools import pairwise
from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("scipy")

import numpy
import pygame

from build_scripts.sounds import bed, check, effects, loudness, trap

GAME = Path(__file__).parents[2] / "game"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def mixer():
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.mark.parametrize("name", ["plastic_click", "steel_roll_3", "splash", "chime", "disc_tap", "link_17"])
def test_the_sounds_are_those_of_the_script(name):
    made, _ = effects.rendered(name)
    stored = (effects.FOLDER / f"{name}.wav").read_bytes()[44:]
    one, two = (numpy.frombuffer(data, "<i2").astype(int) for data in (made, stored))
    assert len(one) == len(two)
    assert abs(one - two).max() <= 4


def test_a_full_sine_is_as_loud_as_the_standard_says():
    """BS.1770: 997 Hz at 0 dB in one channel reads -3.01 LUFS."""
    for rate in (22050, 44100, 48000):
        sine = numpy.sin(2 * numpy.pi * 997 * numpy.arange(2 * rate) / rate)
        assert loudness.loudest(sine, rate) == pytest.approx(-3.01, abs=0.05)
        assert loudness.integrated(sine / 10, rate) == pytest.approx(-23.01, abs=0.05)


def test_the_stored_sounds_are_even_and_unclipped():
    assert list(check.faults()) == []


def test_the_stored_music_is_quiet_and_without_a_seam():
    assert list(check.music_faults()) == []


def test_the_check_finds_what_is_missing_and_what_is_too_loud(tmp_path, monkeypatch):
    monkeypatch.setattr(effects, "SOUNDS", {"hop": effects.SOUNDS["hop"], "kick": effects.SOUNDS["kick"]})
    effects.write("hop", tmp_path)
    assert [fault.split(":")[0] for fault in check.faults(tmp_path)] == ["kick"]
    monkeypatch.setattr(effects, "LOUDNESS", effects.LOUDNESS + 12)
    monkeypatch.setattr(effects, "PEAK", 0.0)
    effects.write("kick", tmp_path)
    monkeypatch.undo()
    monkeypatch.setattr(effects, "SOUNDS", {"hop": None, "kick": None})
    assert [fault.split()[0] for fault in check.faults(tmp_path)] == ["kick:", "loudness"]


def test_a_loop_cut_in_the_middle_of_a_note_has_a_seam():
    seconds = numpy.arange(2 * check.MIXER_RATE) / check.MIXER_RATE
    whole, cut = (numpy.sin(2 * numpy.pi * pitch * seconds)[:, None] for pitch in (220.0, 220.25))
    assert bed.seam(whole) < 1.01
    assert bed.seam(cut) > 10


def test_the_music_lasts_two_to_three_minutes_and_is_small():
    assert 120 <= bed.SECONDS <= 180
    assert bed.PATH.stat().st_size < 2 << 20
    assert len(check.decoded(bed.PATH)) == round(bed.SECONDS * check.MIXER_RATE)


def test_a_faster_marble_sounds_brighter():
    middles = []
    for speed in trap.ROLL_SPEEDS:
        power = abs(numpy.fft.rfft(trap.steel_roll(speed))) ** 2
        middles.append((power * numpy.arange(len(power))).sum() / power.sum())
    assert all(above > 1.2 * below for below, above in pairwise(middles))


def test_the_links_rise():
    pitches = [numpy.argmax(abs(numpy.fft.rfft(trap.link_tone(link)))) for link in range(1, 18)]
    assert pitches == sorted(set(pitches))


def test_every_sound_is_used():
    code = "\n".join(path.read_text(encoding="utf-8") for path in GAME.rglob("*.py"))
    named = {f"{name}_" for name in ("steel_roll", "link") if f'f"{name}_{{' in code}
    unused = [name for name in effects.SOUNDS if f'"{name}"' not in code and not name.startswith(tuple(named))]
    assert unused == []
