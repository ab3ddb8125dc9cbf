"""The music: a quiet workshop of 160 s whose end runs into its beginning, stored as OGG Vorbis.

Everything is laid on a ring: what still rings at the end goes on at the start. Chords of soft reeds, a plucked bass and
a thumb piano in C major; a clock ticks the beat, and far away somebody planes and taps wood.
"""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy import signal

from build_scripts.sounds import loudness
from build_scripts.sounds.effects import FOLDER
from build_scripts.sounds.materials import plastic, wood
from build_scripts.sounds.synthesis import RATE, Wave, band, circular, clock, hiss, swell, tone

PATH = FOLDER / "workshop.ogg"
LOUDNESS = -35.0
"""How loud the whole is, LUFS: 8 dB below the short sounds, so that none of them is covered."""
BEAT_S = 60 / 72
_BAR_S = 4 * BEAT_S
_VERSE = ("C", "Am", "F", "G", "C", "Em", "F", "G", "Am", "F", "Dm", "G")
_VERSES = 4
SECONDS = _VERSES * len(_VERSE) * _BAR_S
_CHORDS = {"C": (0, 4, 7), "Dm": (2, 5, 9), "Em": (4, 7, 11), "F": (5, 9, 12), "G": (-5, -1, 2), "Am": (-3, 0, 4)}
"""Semitones above C."""
# What the thumb piano plays in a bar: beats, and which tone of the chord, 3 and more an octave higher. One for each
# verse, then what every fourth bar rests on.
_FIGURES = (
    ((0, 0), (1, 2), (2, 4), (3, 2)),
    ((0, 3), (1.5, 2), (2, 4), (3.5, 1)),
    ((0, 1), (0.5, 2), (2, 3), (2.5, 5), (3.5, 4)),
    ((0.5, 3), (2, 2)),
)
_RESTING = ((0, 3), (2, 4))
_QUALITY = 0.6
"""libsndfile's compression level, 0 to 1: 74 kbit/s, 1.5 MB."""
_BESIDE_S = 0.25


class Ring:
    """Two channels of a loop; what goes over the end goes on at the beginning."""

    def __init__(self, seconds: float) -> None:
        self.frames = np.zeros((round(seconds * RATE), 2))

    def add(self, at: float, volume: float, pan: float, sound: Wave) -> None:
        """Mix a sound in at a time in seconds; pan -1 left to 1 right."""
        places: NDArray[np.intp] = (round(at * RATE) + np.arange(len(sound))) % len(self.frames)
        self.frames[places, 0] += volume * np.sqrt((1 - pan) / 2) * sound
        self.frames[places, 1] += volume * np.sqrt((1 + pan) / 2) * sound


def rendered() -> Wave:
    """The whole loop as frames x 2 channels at twice RATE, full scale 1."""
    music, far = Ring(SECONDS), Ring(SECONDS)
    for bar in range(_VERSES * len(_VERSE)):
        _play_bar(music, bar)
    _work(far)
    frames = music.frames + _echoes(0.25 * music.frames + far.frames)
    for side, seed in ((0, 501), (1, 502)):
        frames[:, side] += 0.012 * circular(SECONDS, seed, 90, 420)
    loop: Wave = signal.resample(frames, 2 * len(frames))
    return loop * 10 ** ((LOUDNESS - loudness.integrated(loop, 2 * RATE)) / 20)


def write(path: Path = PATH) -> None:
    """Render and store the loop, from the verse on at which the encoder leaves the softest seam."""
    frames = rendered()
    verses = (np.roll(frames, verse * len(frames) // _VERSES, axis=0) for verse in range(_VERSES))
    best = min(map(_encoded, verses), key=lambda made: made[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(best[0])


def seam(loop: Wave) -> float:
    """How sharply the curve bends where a loop begins anew, as a share of the 99.9th percentile of what lies beside.

    loop: frames x channels at twice RATE. A bend is a second difference of samples; a click is far above 1.
    """
    reach = round(_BESIDE_S * 2 * RATE)
    bends = np.abs(np.diff(np.concatenate([loop[-reach:], loop[:reach]]), n=2, axis=0)).max(axis=1)
    return float(bends[reach - 3 : reach + 1].max() / np.quantile(bends, 0.999))


def _encoded(frames: Wave) -> tuple[bytes, float]:
    """OGG Vorbis of a loop, and its seam once decoded; needs the soundfile package."""
    import soundfile  # noqa: PLC0415 - only who makes the music anew needs it

    made = io.BytesIO()
    stored = {"format": "OGG", "subtype": "VORBIS", "compression_level": _QUALITY}
    with soundfile.SoundFile(made, "w", 2 * RATE, 2, **stored) as file:
        for at in range(0, len(frames), RATE):
            file.write(frames[at : at + RATE])
    made.seek(0)
    heard, _ = soundfile.read(made)
    return made.getvalue(), seam(np.round(heard * 32768) / 32768)


def _play_bar(ring: Ring, bar: int) -> None:
    """Chord, bass, thumb piano and the clock of one bar."""
    verse, place = divmod(bar, len(_VERSE))
    start, chord = bar * _BAR_S, _CHORDS[_VERSE[place]]
    for voice, step in enumerate(chord):
        ring.add(start - 0.5, 0.10, 0.5 * (voice - 1), _pad(_pitch(step)))
    ring.add(start, 0.30, -0.1, _pluck(_pitch(chord[0] - 12), 0.9))
    ring.add(start + 2 * BEAT_S, 0.16, -0.1, _pluck(_pitch(chord[2] - 12), 0.9))
    figure = _RESTING if place % 4 == 3 else _FIGURES[verse]
    for beat, degree in figure:
        octave, voice = divmod(degree, 3)
        pitch = _pitch(chord[voice] + 12 + 12 * octave)
        ring.add(start + beat * BEAT_S, 0.17 if beat == 0 else 0.13, 0.3, _pluck(pitch, 1.6))
    for beat in range(4):
        ring.add(start + beat * BEAT_S, 0.02, 0.7, plastic(510 + beat % 2, (1500, 1220)[beat % 2], 0.06))


def _work(ring: Ring) -> None:
    """Somebody at the far bench: strokes of a plane, then taps of a mallet, now and then."""
    rng = np.random.default_rng(520)
    for verse in range(_VERSES):
        begin = verse * len(_VERSE) * _BAR_S
        for stroke in range(4):
            length = 0.7 + 0.2 * rng.random()
            shaving = band(hiss(length, 530 + 9 * verse + stroke), 700, 2400) * swell(length, 0.3, 0.16)
            ring.add(begin + 9.0 + 1.3 * stroke + 0.1 * rng.random(), 0.05, -0.6, shaving)
        for tap in range(5):
            at = begin + 26.0 + 0.42 * tap + (0.5 if tap > 2 else 0.0) + 0.03 * rng.random()
            ring.add(at, 0.06 + 0.03 * rng.random(), -0.4, wood(560 + tap, 330 + 25 * rng.random()))


def _pad(pitch: float) -> Wave:
    """A chord's tone, held over its bar and into the next."""
    seconds = _BAR_S + 1.5
    shape = np.sin(np.pi * clock(seconds) / seconds) ** 1.2
    voices = [tone(seconds, pitch * k * (1 + drift), 1e9) / k**2.2 for k in (1, 2, 3, 4) for drift in (-0.0012, 0.0012)]
    return np.asarray(sum(voices)) * shape


def _pluck(pitch: float, seconds: float) -> Wave:
    """A tongue of steel on a wooden box."""
    body = (
        tone(seconds, pitch, seconds * 0.24)
        + 0.16 * tone(seconds, 3 * pitch, 0.09)
        + 0.05 * tone(seconds, 5.4 * pitch, 0.03)
    )
    return body * np.minimum(clock(seconds) / 0.004, 1) * np.clip((seconds - clock(seconds)) / 0.1, 0, 1)


def _pitch(step: float) -> float:
    return 261.63 * 2 ** (step / 12)


def _echoes(frames: Wave) -> Wave:
    """A room of wood round a loop: on the ring too, each side with an echo of its own."""
    wet = np.empty_like(frames)
    for side in (0, 1):
        answer = np.zeros(len(frames))
        tail = band(hiss(1.4, 540 + side), 200, 3200, 1) * np.exp(-clock(1.4) / 0.32)
        answer[: len(tail)] = tail / np.sqrt((tail**2).sum())
        wet[:, side] = np.fft.irfft(np.fft.rfft(frames[:, side]) * np.fft.rfft(answer), len(frames))
    return wet
