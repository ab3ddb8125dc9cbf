"""The stored sounds are those of the script, equally loud, unclipped, each is used, and the music has no seam."""

from itertools import pairwise
from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("scipy")

import numpy
import pygame

from build_scripts.sounds import bed, check, effects, loudness, trap
from build_scripts.sounds.synthesis import RATE
from game.catalog import CATALOG
from game.ui.music import beats
from game.ui.sound import crowded

CONTACTS = (
    *("steel_tap", "plastic_click", "plastic_click_2", "plastic_click_3", "wood_knock"),
    *("cage_rattle", "gear_tick", "board_thud", "disc_tap", "drum_roll"),
)
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


@pytest.mark.parametrize("piece", bed.PIECES, ids=[piece.name for piece in bed.PIECES])
def test_the_stored_music_is_quiet_and_without_a_seam(piece):
    assert list(check.music_faults(piece)) == []


def test_the_check_finds_what_is_missing_and_what_is_too_loud(tmp_path, monkeypatch):
    monkeypatch.setattr(effects, "SOUNDS", {"hop": effects.SOUNDS["hop"], "kick": effects.SOUNDS["kick"]})
    effects.write("hop", tmp_path)
    assert [fault.split(":")[0] for fault in check.faults(tmp_path)] == ["kick"]
    monkeypatch.setattr(effects, "LOUDNESS", effects.LOUDNESS + 12)
    monkeypatch.setattr(effects, "PEAK", 0.0)
    effects.write("kick", tmp_path)
    monkeypatch.undo()
    monkeypatch.setattr(effects, "SOUNDS", {"hop": None, "kick": None})
    assert [fault.split()[0] for fault in check.faults(tmp_path)] == ["kick:", "10", "loudness"]


def test_a_loop_cut_in_the_middle_of_a_note_has_a_seam():
    seconds = numpy.arange(2 * RATE) / RATE
    whole, cut = (numpy.sin(2 * numpy.pi * pitch * seconds)[:, None] for pitch in (220.0, 220.25))
    assert bed.seam(whole) < 1.01
    assert bed.seam(cut) > 10


@pytest.mark.parametrize("piece", bed.PIECES, ids=[piece.name for piece in bed.PIECES])
def test_the_music_lasts_two_to_three_minutes_and_is_small(piece):
    assert 120 <= piece.seconds <= 180
    assert piece.path.stat().st_size < 400 << 10
    assert len(check.decoded(piece.path, bed.STORED_RATE)) == round(piece.seconds * bed.STORED_RATE)


OVER = [(piece, number) for piece in bed.PIECES for number in range(1, len(piece.layers) + 1)]


@pytest.mark.parametrize(("piece", "number"), OVER, ids=[f"{piece.name}_{number}" for piece, number in OVER])
def test_each_layer_goes_with_its_piece_and_is_softer_than_it(piece, number):
    stored = check.decoded(piece.layer_path(number), bed.STORED_RATE)
    bars = len(stored) / bed.STORED_RATE / piece.bar_s
    assert int(bars) in (4, len(piece.verse)) and 0 < bars - int(bars) < 0.1, "a little over, as mixers cut the end"
    loop = stored[: round(int(bars) * piece.bar_s * bed.STORED_RATE)]
    loud = loudness.integrated(loop, bed.STORED_RATE)
    assert loud == pytest.approx(bed.LAYER_LOUDNESS[number - 1], abs=1.0) and loud < bed.LOUDNESS
    assert bed.seam(loop) < 2.0


def test_every_game_has_layers_and_no_others_are_stored():
    assert {piece.name for piece, _ in OVER} == set(CATALOG)
    assert {path.stem for path in effects.FOLDER.glob("*_[0-9].ogg")} == {f"{each.name}_{n}" for each, n in OVER}


def test_the_game_knows_the_beat_of_every_piece():
    assert {piece.name: piece.beats_a_minute for piece in bed.PIECES} == beats(effects.FOLDER)
    assert all(round(piece.bar_s / (piece.beat_s / 4)) == 16 for piece in bed.PIECES)
    assert all(piece.beat_s * bed.STORED_RATE % 1 == 0 for piece in bed.PIECES), "beats are whole samples"


def test_the_notes_of_the_chain_lie_in_the_key_of_the_music():
    """C major, within a fifth of a semitone."""
    for link in range(1, 18):
        power = abs(numpy.fft.rfft(trap.link_tone(link)))
        pitch = numpy.argmax(power) * RATE / (2 * (len(power) - 1))
        step = 12 * numpy.log2(pitch / 261.63) % 12
        assert min(abs(step - tone) for tone in (0, 2, 4, 5, 7, 9, 11, 12)) < 0.2


def test_every_game_has_music_of_its_own():
    assert {piece.name for piece in bed.PIECES} == {*CATALOG, "workshop"}


def test_nothing_clips_when_ten_contacts_meet():
    """As the game mixes them at full volume, in whichever order, with the music at its loudest below."""
    sounds = [check.decoded(effects.FOLDER / f"{name}.wav")[:, 0] for name in CONTACTS]
    sounds.sort(key=lambda sound: -abs(sound).max())
    music = abs(check.decoded(bed.WORKSHOP.path)).max()
    for order in (sounds, sounds[::-1]):
        mixed = numpy.zeros(max(map(len, sounds)))
        for number, sound in enumerate(order):
            mixed[: len(sound)] += crowded(0, number) * sound
        assert abs(mixed).max() + music < 1.0


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
