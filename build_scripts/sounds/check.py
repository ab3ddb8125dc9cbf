"""Measures the stored sounds as the game plays them: even loudness, no clipping, music without a seam."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pygame

from build_scripts.sounds import bed, effects, loudness
from build_scripts.sounds.synthesis import Wave
from game.ui.sound import crowded

MIXER_RATE = 44100
SPREAD_DB = 3.0
"""So much the loudest sound may lie above the faintest one."""
MEET = 10
"""So many contacts may fall into one moment."""
_MOMENT_S, _WAYS = 0.02, 100
_OFF_DB = 1.0
"""So much the music may lie off its loudness: what the encoder changes, and more."""


class Level(NamedTuple):
    """How loud a stored sound is in its loudest 0.4 s (LUFS), and its highest sample (dB)."""

    name: str
    loudness: float
    peak: float


def decoded(path: Path, rate: int = MIXER_RATE) -> Wave:
    """A stored sound as a mixer of that rate plays it: frames x 2 channels, full scale 1."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    if (pygame.mixer.get_init() or (0, 0, 0))[0] != rate:
        pygame.mixer.quit()
        pygame.mixer.init(rate, -16, 2, allowedchanges=0)
    raw = pygame.mixer.Sound(str(path)).get_raw()
    return np.frombuffer(raw, "<i2").reshape(-1, 2) / 32768


def levels(folder: Path = effects.FOLDER) -> list[Level]:
    """Every stored short sound; one channel is measured, as both carry the same."""
    sounds = ((path.stem, decoded(path)[:, 0]) for path in sorted(folder.glob("*.wav")))
    return [Level(name, loudness.loudest(sound, MIXER_RATE), loudness.peak(sound)) for name, sound in sounds]


def mixed_peak(found: list[Level], folder: Path = effects.FOLDER) -> float:
    """The highest sample, dB, where the ten sounds with the highest peaks begin within a moment, each as loud as the
    game lets it be among the others: the worst of a hundred ways to fall into it, the first of them all at once."""
    met = sorted(found, key=lambda level: -level.peak)[:MEET]
    sounds = [decoded(folder / f"{level.name}.wav")[:, 0] * crowded(0, number) for number, level in enumerate(met)]
    late, rng = round(_MOMENT_S * MIXER_RATE), np.random.default_rng(1)
    worst, longest = 0.0, max(map(len, sounds)) + late
    for way in range(_WAYS):
        whole = np.zeros(longest)
        for sound in sounds:
            start = int(rng.integers(late)) if way else 0
            whole[start : start + len(sound)] += sound
        worst = max(worst, float(np.abs(whole).max()))
    return loudness.peak(np.array([worst]))


def by_ffmpeg(path: Path) -> float | None:
    """The loudest 0.4 s of a stored sound as the filter ebur128 of ffmpeg finds it, LUFS; None without ffmpeg.

    Silence is put behind it, and one channel is heard as in `levels`.
    """
    program = shutil.which("ffmpeg")
    if program is None:
        return None
    chain = "pan=mono|c0=c0,apad=pad_dur=0.5,ebur128=peak=none"
    told = subprocess.run([program, "-hide_banner", "-nostats", "-i", str(path), "-af", chain, "-f", "null", "-"],
                          capture_output=True, text=True, check=False)  # fmt: skip
    return max((float(found) for found in re.findall(r"M:\s*(-?[0-9.]+)", told.stderr)), default=None)


def table(found: list[Level], folder: Path = effects.FOLDER) -> Iterator[str]:
    """A line each: how loud it is, how far from the middle of all, its peak, and what ffmpeg says."""
    middle = float(np.median([level.loudness for level in found]))
    yield f"{'sound':18} {'LUFS':>7} {'LU off':>7} {'peak dB':>8} {'ebur128':>8}"
    for level in found:
        other = by_ffmpeg(folder / f"{level.name}.wav")
        told = "-" if other is None else f"{other:.1f}"
        yield f"{level.name:18} {level.loudness:7.1f} {level.loudness - middle:+7.1f} {level.peak:8.1f} {told:>8}"
    loud = [level.loudness for level in found]
    yield f"all {len(found)} within {max(loud) - min(loud):.1f} LU"
    yield f"{MEET} that meet: peak {mixed_peak(found, folder):.1f} dB"


def faults(folder: Path = effects.FOLDER) -> Iterator[str]:
    """What is wrong with the stored short sounds, a line each."""
    found = levels(folder)
    for name in sorted({level.name for level in found} ^ set(effects.SOUNDS)):
        yield f"{name}: stored or made, but not both"
    for level in found:
        if level.peak > effects.PEAK + 0.1:
            yield f"{level.name}: peak {level.peak:.1f} dB"
    if found and (met := mixed_peak(found, folder)) > 0.0:
        yield f"{MEET} that meet: peak {met:.1f} dB"
    loud = [level.loudness for level in found]
    if max(loud) - min(loud) > SPREAD_DB:
        yield f"loudness from {min(loud):.1f} to {max(loud):.1f} LUFS"


def music_faults(piece: bed.Piece, folder: Path = effects.FOLDER) -> Iterator[str]:
    """What is wrong with a stored piece of music, a line each; at its own rate, as the game streams it on and on."""
    path = folder / piece.path.name
    music = decoded(path, bed.STORED_RATE)
    loud = loudness.integrated(music, bed.STORED_RATE)
    if abs(loud - bed.LOUDNESS) > _OFF_DB:
        yield f"{path.name}: {loud:.1f} LUFS"
    if (sharp := bed.seam(music)) > 1.0:
        yield f"{path.name}: the seam is {sharp:.1f} times as sharp as what lies beside it"
