"""Tones, noises, filters and envelopes, of which all sounds are made.

A wave is an array of samples, full scale 1, RATE samples a second.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy import signal

Wave: TypeAlias = NDArray[np.float64]

RATE = 22050


def clock(seconds: float) -> Wave:
    """The moments of a sound."""
    return np.arange(round(seconds * RATE)) / RATE


def tone(seconds: float, pitch: float | Wave, fade: float, phase: float = 0.0) -> Wave:
    """A sine that dies away; fade is the time to a third."""
    t = clock(seconds)
    turns = np.cumsum(np.broadcast_to(pitch, t.shape)) / RATE
    return np.sin(2 * np.pi * turns + phase) * np.exp(-t / fade)


def hiss(seconds: float, seed: int) -> Wave:
    """White noise."""
    return np.random.default_rng(seed).standard_normal(round(seconds * RATE))


def band(sound: Wave, low: float, high: float, order: int = 2) -> Wave:
    """What lies between two pitches."""
    limits = [max(20.0, low), min(high, RATE * 0.49)]
    filtered: Wave = signal.sosfilt(signal.butter(order, limits, "band", fs=RATE, output="sos"), sound)
    return filtered


def circular(seconds: float, seed: int, low: float, high: float) -> Wave:
    """Noise between two pitches whose end runs into its beginning."""
    spectrum = np.fft.rfft(hiss(seconds, seed))
    pitches = np.fft.rfftfreq(round(seconds * RATE), 1 / RATE)
    spectrum *= 1 / np.sqrt(1 + (low / np.maximum(pitches, 1)) ** 8) / np.sqrt(1 + (pitches / high) ** 8)
    noise = np.fft.irfft(spectrum, round(seconds * RATE))
    return noise / noise.std()


def swell(seconds: float, attack: float, fade: float) -> Wave:
    """An envelope that rises and dies away."""
    t = clock(seconds)
    return np.minimum(t / max(attack, 1e-4), 1) * np.exp(-np.maximum(t - attack, 0) / fade)


def struck(
    seconds: float, modes: Sequence[tuple[float, float, float]], noise: tuple[float, float, float], seed: int
) -> Wave:
    """A body that is hit: modes are (pitch, loudness, fade), noise is (low, high, loudness) of the contact."""
    sound = np.zeros(round(seconds * RATE))
    for number, (pitch, loud, fade) in enumerate(modes):
        sound += loud * tone(seconds, pitch, fade, 0.7 * number)
    contact = band(hiss(seconds, seed), noise[0], noise[1]) * swell(seconds, 0.0006, 0.006)
    return sound * np.minimum(clock(seconds) / 0.0008, 1) + noise[2] * contact


def mixed(seconds: float, *layers: tuple[float, float, Wave]) -> Wave:
    """Layers as (start, loudness, sound)."""
    whole = np.zeros(round(seconds * RATE))
    for start, loud, sound in layers:
        at = round(start * RATE)
        piece = sound[: max(0, len(whole) - at)]
        whole[at : at + len(piece)] += loud * piece
    return whole
