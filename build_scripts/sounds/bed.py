"""The music: a quiet piece for the shelf and the Workshop, and one for each game, whose ends run into their beginnings.

Everything is laid on a ring: what still rings at the end goes on at the start. Chords of soft reeds, a plucked bass and
a thumb piano, all in C major, in which the notes of the chain lie too; a clock ticks the beat, and far away somebody
planes and taps wood. Stored as OGG Vorbis in one channel.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import signal

from build_scripts.sounds import loudness
from build_scripts.sounds.effects import FOLDER
from build_scripts.sounds.materials import plastic, wood
from build_scripts.sounds.synthesis import RATE, Wave, band, circular, clock, hiss, swell, tone

LOUDNESS = -35.0
"""How loud the whole is, LUFS: 8 dB below the short sounds, so that none of them is covered."""
_CHORDS = {"C": (0, 4, 7), "Dm": (2, 5, 9), "Em": (4, 7, 11), "F": (5, 9, 12), "G": (-5, -1, 2), "Am": (-3, 0, 4)}
"""Semitones above C."""
Figure = tuple[tuple[float, int], ...]
"""What the thumb piano plays in a bar: beats, and which tone of the chord, 3 and more an octave higher."""
_FIGURES: tuple[Figure, ...] = (
    ((0, 0), (1, 2), (2, 4), (3, 2)),
    ((0, 3), (1.5, 2), (2, 4), (3.5, 1)),
    ((0, 1), (0.5, 2), (2, 3), (2.5, 5), (3.5, 4)),
    ((0.5, 3), (2, 2)),
)
_RESTING: Figure = ((0, 3), (2, 4))
_CREEPING: tuple[Figure, ...] = (
    ((0.5, 1), (1.5, 2), (3, 1)),
    ((0, 2), (1.5, 3), (2.5, 2)),
    ((0.5, 0), (1.5, 1), (2.5, 2), (3.5, 3)),
    ((1, 1), (3, 2)),
)
_MARCHING: tuple[Figure, ...] = (
    ((0, 0), (0.75, 0), (1, 2), (2, 3), (3, 2)),
    ((0, 3), (1, 4), (1.75, 4), (2, 5), (3, 3)),
    ((0, 2), (0.75, 2), (1, 3), (2, 5), (3, 4)),
    ((0, 3), (1, 2), (2, 3), (3, 4)),
)
_WAITING: tuple[Figure, ...] = (((0, 1), (2.5, 2)), ((1, 3), (3, 1)), ((0.5, 2), (2, 0)), ((2, 1),))
_QUALITY = 1.0
"""libsndfile's compression level, 0 to 1: about 12 kbit/s. It is played softly."""
STORED_RATE = 9000
"""Samples a second of what is stored: above 4.5 kHz lies less than a 15,000th of the power of any piece, and from there
on the encoder takes half as much again."""
LAYER_LOUDNESS = (-44.0, -42.0, -40.0, -38.0)
"""How loud the layers are, LUFS, by how many of them there are: with all four the music is 2 dB louder than alone."""


Layer = Callable[["Ring", "Piece", int], None]
"""Adds a bar of itself, of that number, to a ring."""


class Piece(NamedTuple):
    """One piece of music; a verse is a row of chords, one a bar. name: of its file, that of the game it belongs to.

    A piece plays its first figure in its first verse, and so on; every fourth bar rests. bass, lead, clock: how loud
    they are, 1 as in the Workshop. seed: of the sounds from the far bench. layers: what comes over it the more is at
    stake, mere rhythm first; each file holds all layers up to its own, a verse long.
    """

    name: str
    beats_a_minute: int
    verse: tuple[str, ...]
    verses: int
    figures: tuple[Figure, ...] = _FIGURES
    bass: float = 1.0
    lead: float = 1.0
    clock: float = 1.0
    seed: int = 520
    layers: tuple[Layer, ...] = ()

    @property
    def beat_s(self) -> float:
        """Seconds of a beat."""
        return 60 / self.beats_a_minute

    @property
    def bar_s(self) -> float:
        """Seconds of a bar."""
        return 4 * self.beat_s

    @property
    def seconds(self) -> float:
        """How long it is."""
        return self.verses * len(self.verse) * self.bar_s

    @property
    def verse_s(self) -> float:
        """How long a verse is, in seconds."""
        return len(self.verse) * self.bar_s

    @property
    def path(self) -> Path:
        """Where it is stored."""
        return FOLDER / f"{self.name}.ogg"

    def layer_path(self, number: int) -> Path:
        """Where what comes over it after so many layers is stored."""
        return FOLDER / f"{self.name}_{number}.ogg"


_BESIDE_S, _OVER_S = 0.25, 0.1


class Ring:
    """Two channels of a loop; what goes over the end goes on at the beginning."""

    def __init__(self, seconds: float) -> None:
        self.frames = np.zeros((round(seconds * RATE), 2))

    def add(self, at: float, volume: float, pan: float, sound: Wave) -> None:
        """Mix a sound in at a time in seconds; pan -1 left to 1 right."""
        places: NDArray[np.intp] = (round(at * RATE) + np.arange(len(sound))) % len(self.frames)
        self.frames[places, 0] += volume * np.sqrt((1 - pan) / 2) * sound
        self.frames[places, 1] += volume * np.sqrt((1 + pan) / 2) * sound


def rendered(piece: Piece) -> Wave:
    """The whole loop as samples of one channel at RATE, full scale 1."""
    music, far = Ring(piece.seconds), Ring(piece.seconds)
    for bar in range(piece.verses * len(piece.verse)):
        _play_bar(music, piece, bar)
    _work(far, piece)
    frames = music.frames + _echoes(0.25 * music.frames + far.frames)
    for side, seed in ((0, 501), (1, 502)):
        frames[:, side] += 0.012 * circular(piece.seconds, seed, 90, 420)
    loop: Wave = frames.mean(axis=1)
    # Two channels play it, as loud each.
    return loop * 10 ** ((LOUDNESS - 10 * np.log10(2) - loudness.integrated(loop, RATE)) / 20)


def layered(number: int, piece: Piece) -> Wave:
    """What comes over a piece once so many layers are there: one verse, or of mere rhythm a part of one."""
    bars = _RHYTHM if number == 1 else len(piece.verse)
    ring = Ring(bars * piece.bar_s)
    for bar in range(bars):
        for layer in piece.layers[:number]:
            layer(ring, piece, bar)
    loop: Wave = (ring.frames + _echoes(0.1 * ring.frames)).mean(axis=1)
    aim = LAYER_LOUDNESS[number - 1] - 10 * np.log10(2)
    return loop * 10 ** ((aim - loudness.integrated(loop, RATE)) / 20)


def write_layer(piece: Piece, number: int, folder: Path = FOLDER) -> None:
    """Render and store a layer with those below it, and a little of its beginning: mixers cut the very end of a sound.

    It begins where the verse does, as it is laid over that; the game cuts it to whole beats.
    """
    loop = layered(number, piece)
    more = np.concatenate([loop, loop[: round(_OVER_S * RATE)]])
    (folder / piece.layer_path(number).name).write_bytes(_encoded(more)[0])


def write_beats(folder: Path = FOLDER) -> None:
    """Store the beats a minute of all pieces, which the game keeps time by."""
    beats = {piece.name: piece.beats_a_minute for piece in PIECES}
    (folder / "beats.json").write_text(json.dumps(beats) + "\n", encoding="utf-8")


def write(piece: Piece, folder: Path = FOLDER) -> None:
    """Render and store the loop, from the verse on at which the encoder leaves the softest seam."""
    frames = rendered(piece)
    verses = (np.roll(frames, verse * len(frames) // piece.verses) for verse in range(piece.verses))
    best = min((_encoded(each) for each in verses), key=lambda made: made[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / piece.path.name).write_bytes(best[0])


def seam(loop: Wave) -> float:
    """How sharply the curve bends where a loop begins anew, as a share of the 99.9th percentile of what lies beside.

    loop: frames x channels at RATE. A bend is a second difference; a click is far above 1.
    """
    reach = round(_BESIDE_S * RATE)
    bends = np.abs(np.diff(np.concatenate([loop[-reach:], loop[:reach]]), n=2, axis=0)).max(axis=1)
    return float(bends[reach - 3 : reach + 1].max() / np.quantile(bends, 0.999))


def _encoded(samples: Wave) -> tuple[bytes, float]:
    """OGG Vorbis of a loop, and its seam once decoded; needs the soundfile package."""
    import soundfile  # noqa: PLC0415 - only who makes the music anew needs it

    made, samples = io.BytesIO(), signal.resample(samples, round(len(samples) * STORED_RATE / RATE))
    stored = {"format": "OGG", "subtype": "VORBIS", "compression_level": _QUALITY}
    with soundfile.SoundFile(made, "w", STORED_RATE, 1, **stored) as file:
        for at in range(0, len(samples), STORED_RATE):
            file.write(samples[at : at + STORED_RATE])
    made.seek(0)
    heard, _ = soundfile.read(made, always_2d=True)
    return made.getvalue(), seam(np.round(heard * 32768) / 32768)


def _play_bar(ring: Ring, piece: Piece, bar: int) -> None:
    """Chord, bass, thumb piano and the clock of one bar."""
    verse, place = divmod(bar, len(piece.verse))
    start, chord = bar * piece.bar_s, _CHORDS[piece.verse[place]]
    for voice, step in enumerate(chord):
        ring.add(start - 0.5, 0.10, 0.5 * (voice - 1), _pad(_pitch(step), piece.bar_s))
    ring.add(start, 0.30 * piece.bass, -0.1, _pluck(_pitch(chord[0] - 12), 0.9))
    ring.add(start + 2 * piece.beat_s, 0.16 * piece.bass, -0.1, _pluck(_pitch(chord[2] - 12), 0.9))
    figure = _RESTING if place % 4 == 3 else piece.figures[verse % len(piece.figures)]
    for beat, degree in figure:
        octave, voice = divmod(degree, 3)
        pitch = _pitch(chord[voice] + 12 + 12 * octave)
        ring.add(start + beat * piece.beat_s, piece.lead * (0.17 if beat == 0 else 0.13), 0.3, _pluck(pitch, 1.6))
    for beat in range(4):
        tick = plastic(510 + beat % 2, (1500, 1220)[beat % 2], 0.06)
        ring.add(start + beat * piece.beat_s, 0.02 * piece.clock, 0.7, tick)


# What comes over the beds: wood and shaker, a music box, a walking bass, a reed that sings; a march; steps on tiptoe; a
# heart that beats, and reeds that tremble.


_RHYTHM = 4
"""After so many bars the first layer, which has no pitch, begins anew."""


def _clatter(ring: Ring, piece: Piece, bar: int) -> None:
    for eighth in range(8):
        shake = band(hiss(0.09, 900 + eighth), 1800, 4200) * swell(0.09, 0.012, 0.022)
        ring.add(bar * piece.bar_s + eighth * piece.beat_s / 2, 0.05 if eighth % 2 else 0.028, -0.4, shake)
    for beat in (1, 3):
        knock = wood(930 + beat, 520 - 60 * (beat // 2))
        ring.add(bar * piece.bar_s + beat * piece.beat_s, 0.075, -0.2, knock)
    if bar % 4 == 3:
        ring.add(bar * piece.bar_s + 3.5 * piece.beat_s, 0.05, -0.2, wood(935, 560))


def _music_box(ring: Ring, piece: Piece, bar: int) -> None:
    chord = _CHORDS[piece.verse[bar]]
    for eighth, voice in ((1, 0), (3, 1), (4, 2), (5, 1), (7, 2)):
        bell = _bell(_pitch(chord[voice] + 24))
        ring.add(bar * piece.bar_s + eighth * piece.beat_s / 2, 0.05, 0.5, bell)


def _walking(ring: Ring, piece: Piece, bar: int) -> None:
    chord = _CHORDS[piece.verse[bar]]
    for beat, step in enumerate((chord[0], chord[1], chord[2], chord[1])):
        ring.add(bar * piece.bar_s + (beat + 0.5) * piece.beat_s, 0.2, 0.0, _pluck(_pitch(step - 12), 0.5))


def _singing(ring: Ring, piece: Piece, bar: int) -> None:
    chord = _CHORDS[piece.verse[bar]]
    for half, voice in enumerate((2, 1) if bar % 2 else (1, 2)):
        seconds = 2 * piece.beat_s + 0.25
        shape = np.minimum(clock(seconds) / 0.12, 1) * np.clip((seconds - clock(seconds)) / 0.3, 0, 1)
        pitch = _pitch(chord[voice] + 12) * (1 + 0.004 * np.sin(2 * np.pi * 5 * clock(seconds)))
        reed = sum(tone(seconds, pitch * k, 1e9) / k**1.7 for k in (1, 2, 3)) * shape
        ring.add(bar * piece.bar_s + 2 * half * piece.beat_s, 0.055, 0.2, np.asarray(reed))


def _march(ring: Ring, piece: Piece, bar: int) -> None:
    """Two hands on a box: left on the beat, right before it."""
    for at, loud, pitch in ((0, 0.1, 170), (0.75, 0.04, 240), (1, 0.07, 200), (2, 0.1, 170), (3, 0.07, 200)):
        ring.add(bar * piece.bar_s + at * piece.beat_s, loud, -0.3, wood(940 + pitch, pitch))
    for eighth in (3, 6, 7) if bar % 4 == 3 else (7,):
        shake = band(hiss(0.07, 910 + eighth), 1800, 4200) * swell(0.07, 0.008, 0.02)
        ring.add(bar * piece.bar_s + eighth * piece.beat_s / 2, 0.035, 0.4, shake)


def _tiptoe(ring: Ring, piece: Piece, bar: int) -> None:
    """Small steps over a floor of wood, from one side to the other, and every fourth bar a stop."""
    for eighth in (0, 1, 3, 4, 5, 7) if bar % 4 != 3 else (0, 1, 3):
        step = wood(960 + eighth % 2, 430 - 50 * (eighth % 2))
        ring.add(bar * piece.bar_s + eighth * piece.beat_s / 2, 0.04, 0.6 * (eighth / 3.5 - 1), step)


def _heart(ring: Ring, piece: Piece, bar: int) -> None:
    """A heart beats twice, and rests; off the beat, so that no thump begins where the loop does."""
    for beat in (0.5, 2.5):
        for after, loud in ((0.0, 0.2), (0.3, 0.13)):
            thump = tone(0.4, 62.0, 0.09) * np.minimum(clock(0.4) / 0.01, 1)
            ring.add(bar * piece.bar_s + beat * piece.beat_s + after, loud, 0.0, thump)
            ring.add(bar * piece.bar_s + beat * piece.beat_s + after, 0.12 * loud, 0.0, wood(970, 120))


def _trembling(ring: Ring, piece: Piece, bar: int) -> None:
    """The chord in reeds that tremble."""
    seconds = piece.bar_s + 0.4
    shape = np.minimum(clock(seconds) / 0.5, 1) * np.clip((seconds - clock(seconds)) / 0.5, 0, 1)
    shape = shape * (0.7 + 0.3 * np.sin(2 * np.pi * 6 * clock(seconds)))
    for voice, step in enumerate(_CHORDS[piece.verse[bar]]):
        reed = sum(tone(seconds, _pitch(step + 12) * k, 1e9) / k**2 for k in (1, 2, 3)) * shape
        ring.add(bar * piece.bar_s, 0.04, 0.5 * (voice - 1), np.asarray(reed))


def _bell(pitch: float) -> Wave:
    """A tooth of a music box."""
    return (tone(0.8, pitch, 0.2) + 0.2 * tone(0.8, 2.76 * pitch, 0.06)) * np.minimum(clock(0.8) / 0.003, 1)


def _work(ring: Ring, piece: Piece) -> None:
    """Somebody at the far bench: strokes of a plane, then taps of a mallet, now and then."""
    rng = np.random.default_rng(piece.seed)
    for verse in range(piece.verses):
        begin = verse * len(piece.verse) * piece.bar_s
        for stroke in range(4):
            length = 0.7 + 0.2 * rng.random()
            shaving = band(hiss(length, piece.seed + 10 + 9 * verse + stroke), 700, 2400) * swell(length, 0.3, 0.16)
            ring.add(begin + 9.0 + 1.3 * stroke + 0.1 * rng.random(), 0.05, -0.6, shaving)
        for tap in range(5):
            at = begin + 26.0 + 0.42 * tap + (0.5 if tap > 2 else 0.0) + 0.03 * rng.random()
            ring.add(at, 0.06 + 0.03 * rng.random(), -0.4, wood(piece.seed + 40 + tap, 330 + 25 * rng.random()))


def _pad(pitch: float, bar_s: float) -> Wave:
    """A chord's tone, held over its bar and into the next."""
    seconds = bar_s + 1.5
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


# The pieces.

WORKSHOP = Piece("workshop", 72, ("C", "Am", "F", "G", "C", "Em", "F", "G", "Am", "F", "Dm", "G"), 4)
PIECES = (
    WORKSHOP,
    Piece("mousetrap", 96, ("C", "F", "Am", "G", "F", "C", "Dm", "G", "C", "Em", "F", "G"), 4, clock=2.2, seed=620)
    ._replace(layers=(_clatter, _music_box, _walking, _singing)),
    Piece("mousemaze", 80, ("Am", "Dm", "Am", "Em", "F", "Dm", "Em", "Am"), 5, _CREEPING, 0.8, seed=720)
    ._replace(layers=(_tiptoe, _music_box, _singing)),
    Piece("mightymouse", 100, ("C", "G", "Am", "F", "C", "Em", "F", "G", "F", "C", "Dm", "G"), 5, _MARCHING, 1.3, 1.1)
    ._replace(layers=(_march, _walking, _singing)),
    Piece("boobytrap", 60, ("Am", "F", "Dm", "Em", "Am", "C", "Dm", "Em"), 4, _WAITING, 0.9, 0.8, 3.0, seed=820)
    ._replace(layers=(_heart, _trembling, _music_box)),
)  # fmt: skip
