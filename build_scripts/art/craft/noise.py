"""Repeatable unevenness: clouds, fibres, halftone, sunbursts, wood grain."""

from __future__ import annotations

import math

import numpy as np
from scipy import ndimage

from build_scripts.art.craft.area import Array
from build_scripts.art.craft.light import blur


def clouds(shape: tuple[int, int], size: float, seed: int) -> Array:
    """Soft noise of mean 0 and deviation 1 with blots of about `size` pixels."""
    step = max(1, int(size / 3))
    small = shape[0] // step + 2, shape[1] // step + 2
    field = np.random.default_rng(seed).standard_normal(small).astype(np.float32)
    field = blur(field, size / step) if size > 0.5 else field
    field = ndimage.zoom(field, step, order=1)[: shape[0], : shape[1]] if step > 1 else field[: shape[0], : shape[1]]
    return (field - field.mean()) / (field.std() + 1e-6)


def fibres(shape: tuple[int, int], unit: float, seed: int) -> Array:
    """Paper: noise stretched two ways, with blots; mean 0, deviation 1."""
    base = np.random.default_rng(seed).standard_normal(shape).astype(np.float32)
    across = ndimage.gaussian_filter(base, (0.45 * unit, 2.2 * unit))
    down = ndimage.gaussian_filter(np.roll(base[::-1], 7), (1.8 * unit, 0.4 * unit))
    field = across / across.std() + down / down.std() + 0.9 * clouds(shape, 5 * unit, seed + 1)
    return field / field.std()


def halftone(shape: tuple[int, int], pitch: float, tone: Array, softness: float = 0.9) -> Array:
    """Dots on a square screen at 45 degrees, growing with tone (0 to 1)."""
    y, x = np.mgrid[: shape[0], : shape[1]].astype(np.float32)
    u, v = (x + y) / math.sqrt(2) / pitch, (x - y) / math.sqrt(2) / pitch
    far = np.hypot(u - np.round(u), v - np.round(v)) * pitch
    return np.clip((0.62 * pitch * np.sqrt(np.clip(tone, 0, 1)) - far) / softness + 0.5, 0, 1)


def sunburst(shape: tuple[int, int], centre: tuple[float, float], rays: int, turn: float = 0.0) -> Array:
    """Rays from a point in pixels, 0 and 1 in turn, with edges one pixel soft."""
    y, x = np.mgrid[: shape[0], : shape[1]].astype(np.float32)
    x, y = x - centre[0], y - centre[1]
    phase = (np.arctan2(y, x) + turn) * rays / math.tau
    wave = np.abs((phase % 1.0) - 0.5) * 2
    wide = np.hypot(x, y) * math.tau / rays / 2 + 1e-3
    return np.clip((wave - 0.5) * wide / 1.2 + 0.5, 0, 1)


def grain(shape: tuple[int, int], unit: float, seed: int, pith: tuple[float, float] = (0.45, 22.0)) -> Array:
    """Sawn wood along x: growth rings cut at a slant (0 early to 1 late wood), with fibres; `unit` pixels a unit."""
    rows, columns = shape
    y = (np.arange(rows, dtype=np.float32) / unit)[:, None]
    wobble = ndimage.gaussian_filter1d(np.random.default_rng(seed).standard_normal((2, columns + 1)), columns / 7 + 1)
    wobble = wobble[:, :columns] / (wobble.std(axis=1, keepdims=True) + 1e-6)
    middle = pith[0] * rows / unit + 9 * wobble[0][None]
    ring = np.sqrt((y - middle) ** 2 + (pith[1] + 6 * wobble[1][None]) ** 2)
    ring = ring + 0.35 * clouds(shape, 14 * unit, seed + 3)
    phase = (ring / 3.4) % 1.0
    late = np.where(phase < 0.82, (phase / 0.82) ** 2.2, (1 - phase) / 0.18)
    fibre = np.random.default_rng(seed + 1).standard_normal(shape).astype(np.float32)
    fibre = ndimage.gaussian_filter(fibre, (0.35 * unit, 22 * unit))
    return np.clip(late * 0.8 + 0.16 * fibre / fibre.std(), 0, 1).astype(np.float32)
