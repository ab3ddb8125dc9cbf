"""Measures the stored sounds as the game plays them: even loudness, no clipping, music without a seam."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pygame

from build_scripts.sounds import bed, effects, loudness
from build_scripts.sounds.synthesis import Wave

MIXER_RATE = 44100
SPREAD_DB = 3.0
"""So much the loudest sound may lie above the faintest one."""
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


def faults(folder: Path = effects.FOLDER) -> Iterator[str]:
    """What is wrong with the stored short sounds, a line each."""
    found = levels(folder)
    for name in sorted({level.name for level in found} ^ set(effects.SOUNDS)):
        yield f"{name}: stored or made, but not both"
    for level in found:
        if level.peak > effects.PEAK + 0.1:
            yield f"{level.name}: peak {level.peak:.1f} dB"
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
