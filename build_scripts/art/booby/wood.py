"""Sawn and turned wood of the Booby-Trap: planks whose rings run about a pith under the board."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from scipy import ndimage

from build_scripts.art.craft import noise
from build_scripts.art.craft.area import Array
from build_scripts.art.craft.colour import rgb


class Timber(NamedTuple):
    """A kind of wood: its early and late wood, mm from ring to ring, how strongly the rings show."""

    early: str
    late: str
    ring: float = 3.4
    strength: float = 1.0


FRAME = Timber("#ad6431", "#74391a", 3.8)
FLOOR = Timber("#caa068", "#ac7d47", 5.2, 0.9)
BAR = Timber("#7d4827", "#42210f", 6.0)
KNOB = Timber("#f8e0b8", "#c99358", 2.0)


def plank(shape: tuple[int, int], unit: float, timber: Timber, seed: int) -> Array:
    """A board with its grain along x, `unit` pixels a millimetre, as RGB."""
    rings = _rings(shape, unit * timber.ring, seed) * timber.strength
    early, late = (np.array(rgb(code), dtype=np.float32) ** 2.2 for code in (timber.early, timber.late))
    body = early + (late - early) * rings[..., None]
    body = body * (1 - 0.20 * _pores(shape, unit, seed + 7))[..., None]
    body = body * (1 + 0.05 * noise.clouds(shape, 30 * unit, seed + 9))[..., None]
    return np.clip(body, 0, 1) ** (1 / 2.2)


def _rings(shape: tuple[int, int], unit: float, seed: int) -> Array:
    """0 early to 1 late wood; `unit` pixels from ring to ring."""
    rows, columns = shape
    rng = np.random.default_rng(seed)
    slow = ndimage.gaussian_filter1d(rng.standard_normal((2, columns + 1)), columns / 5 + 1)[:, :columns]
    slow = slow / (slow.std(axis=1, keepdims=True) + 1e-6)
    y = (np.arange(rows, dtype=np.float32) / unit)[:, None]
    middle = (0.2 + 0.6 * rng.random()) * rows / unit + 0.8 * slow[0][None]
    far = np.sqrt((y - middle) ** 2 + (3.4 + 1.1 * slow[1][None]) ** 2)
    far = far + 0.16 * _streaks(shape, unit, seed + 3)
    phase = far % 1.0
    late = np.where(phase < 0.84, (phase / 0.84) ** 2.4, (1 - phase) / 0.16)
    fibre = ndimage.gaussian_filter(
        rng.standard_normal((rows, columns // 4 + 1)).astype(np.float32), (0.09 * unit, 2.2 * unit)
    )
    fibre = np.repeat(fibre, 4, axis=1)[:, :columns]
    return np.clip(late * 0.74 + 0.13 * fibre / (fibre.std() + 1e-6), 0, 1).astype(np.float32)


def _streaks(shape: tuple[int, int], unit: float, seed: int) -> Array:
    """Slow unevenness, long along the grain; mean 0, deviation 1."""
    step = max(1, int(unit / 3))
    small = shape[0] // step + 2, shape[1] // step + 2
    field = np.random.default_rng(seed).standard_normal(small).astype(np.float32)
    field = ndimage.gaussian_filter(field, (0.5 * unit / step, 4.5 * unit / step))
    field = ndimage.zoom(field, step, order=1)[: shape[0], : shape[1]]
    return field / (field.std() + 1e-6)


def _pores(shape: tuple[int, int], unit: float, seed: int) -> Array:
    """Short dark flecks along the grain."""
    specks = (np.random.default_rng(seed).random(shape) > 0.9985).astype(np.float32)
    long = ndimage.gaussian_filter(specks, (0.10 * unit, 1.4 * unit))
    return np.clip(long / (long.max() * 0.35 + 1e-6), 0, 1)


@cache
def stained(early: str, late: str, ring: float, unit: float, seed: int) -> Array:
    """A long plank of one stain from which discs are cut."""
    return plank((round(90 * unit), round(170 * unit)), unit, Timber(early, late, ring), seed)


def cut(board: Array, size: int, seed: int) -> Array:
    """A square of `size` pixels cut from a board somewhere, its grain level."""
    rng = np.random.default_rng(seed)
    top = int(rng.integers(0, board.shape[0] - size))
    left = int(rng.integers(0, board.shape[1] - size))
    bright = 1 + 0.07 * (2 * rng.random() - 1)
    return np.clip(board[top : top + size, left : left + size] * bright, 0, 1)
