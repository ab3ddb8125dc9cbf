"""How loud a sound is: K-weighted level after ITU-R BS.1770, in LUFS, and its highest sample."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from scipy import signal

WINDOW_S = 0.4
"""The momentary window of BS.1770 (EBU Tech 3341), s: about as long as the ear adds up."""
_OFFSET = -0.691  # dB; BS.1770: a 997 Hz sine of full scale in one channel reads -3.01 LUFS.


def k_weighted(sound: NDArray[np.float64], rate: int) -> NDArray[np.float64]:
    """Samples (frames, or frames x channels; full scale 1) as the ear weighs them; the filters of BS.1770 at `rate`."""
    weighed: NDArray[np.float64] = signal.sosfilt(np.vstack([_shelf(rate), _high_pass(rate)]), sound, axis=0)
    return weighed


def momentary(sound: NDArray[np.float64], rate: int) -> NDArray[np.float64]:
    """Level of every window of 0.4 s, LUFS, at steps of 0.1 s; a shorter sound is followed by silence.

    sound: frames, or frames x channels, full scale 1.
    """
    window, step = round(WINDOW_S * rate), round(0.1 * rate)
    frames = sound.reshape(len(sound), -1)
    frames = np.concatenate([frames, np.zeros((window, frames.shape[1]))])
    power = np.cumsum((k_weighted(frames, rate) ** 2).sum(axis=1))
    mean = (power[window::step] - power[:-window:step]) / window
    return _OFFSET + 10 * np.log10(np.maximum(mean, 1e-12))


def loudest(sound: NDArray[np.float64], rate: int) -> float:
    """The highest momentary level, LUFS: how loud a short sound is."""
    return float(momentary(sound, rate).max())


def integrated(sound: NDArray[np.float64], rate: int) -> float:
    """The level of a long piece as a whole, LUFS; windows 10 dB below the rest do not count (BS.1770 gates)."""
    levels = momentary(sound, rate)[: -round(WINDOW_S / 0.1)]
    heard = levels[levels > -70.0]
    gate = _mean(heard) - 10.0
    return _mean(heard[heard > gate])


def peak(sound: NDArray[np.float64]) -> float:
    """The highest sample, dB below full scale."""
    return 20 * math.log10(max(float(np.abs(sound).max()), 1e-6))


def _mean(levels: NDArray[np.float64]) -> float:
    return float(10 * np.log10(np.mean(10 ** (levels / 10))))


def _shelf(rate: int) -> NDArray[np.float64]:
    """What the head adds to high pitches: +4 dB above 1.7 kHz."""
    gain, k = 10 ** (3.99984385397 / 20), math.tan(math.pi * 1681.9744509555319 / rate)
    q, middle = 0.7071752369554193, (10 ** (3.99984385397 / 20)) ** 0.4996667741545416
    b = [gain + middle * k / q + k * k, 2 * (k * k - gain), gain - middle * k / q + k * k]
    a = [1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k]
    return np.array([[*b, *a]]) / a[0]


def _high_pass(rate: int) -> NDArray[np.float64]:
    """What the ear leaves out below 38 Hz."""
    k, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    a = [1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k]
    return np.array([[a[0], -2 * a[0], a[0], *a]]) / a[0]
