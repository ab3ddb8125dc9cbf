"""Signed distances of simple solids that melt into one another; points are rows of x, y (up), z (to the eye)."""

from __future__ import annotations

import math

import numpy as np

from build_scripts.art.area import Array

Place = tuple[float, float, float]


def _to(place: Place) -> Array:
    return np.array(place, dtype=np.float32)


def ellipsoid(points: Array, centre: Place, radii: Place) -> Array:
    """Nearly the distance to an ellipsoid with straight axes."""
    own = points - _to(centre)
    scaled = np.linalg.norm(own / _to(radii), axis=-1)
    steep = np.linalg.norm(own / _to(radii) ** 2, axis=-1)
    return scaled * (scaled - 1) / np.maximum(steep, 1e-6)


def ball(points: Array, centre: Place, radius: float) -> Array:
    """Distance to a sphere."""
    return np.linalg.norm(points - _to(centre), axis=-1) - radius


def limb(points: Array, a: Place, b: Place, thick: float, thin: float) -> Array:
    """Distance to a round limb that narrows from one end to the other."""
    start, way = _to(a), _to(b) - _to(a)
    share = np.clip((points - start) @ way / float(way @ way), 0, 1)
    near = start + share[:, None] * way
    return np.linalg.norm(points - near, axis=-1) - (thick + (thin - thick) * share)


def cord(points: Array, knots: list[Place], thick: float, thin: float) -> Array:
    """Distance to a chain of limbs."""
    count = len(knots) - 1
    steps = [thick + (thin - thick) * i / count for i in range(count + 1)]
    parts = [limb(points, knots[i], knots[i + 1], steps[i], steps[i + 1]) for i in range(count)]
    return np.min(parts, axis=0)


def dish(points: Array, centre: Place, facing: Place, radius: float, thick: float) -> Array:
    """Distance to an ear: a round plate with a hollow on the side it faces."""
    own = points - _to(centre)
    axis = _to(facing) / np.linalg.norm(_to(facing))
    along = own @ axis
    across = np.sqrt(np.maximum((own * own).sum(-1) - along * along, 0))
    plate = np.hypot(np.maximum(across - radius + thick, 0), along) - thick
    bowl = np.hypot(across, along - radius * 0.98) - radius * 0.93
    return melt(plate, -bowl, 0.06, cut=True)


def prism(  # noqa: PLR0913, PLR0917 - six measures make a plate
    points: Array, sides: int, radius: float, turn: float, height: float, fillet: float
) -> Array:
    """Distance to a plate on the ground with a regular outline; 0 sides is round."""
    if sides == 0:
        flat = np.hypot(points[:, 0], points[:, 2]) - (radius - fillet)
    else:
        angles = [turn + math.tau * (i + 0.5) / sides for i in range(sides)]
        inner = (radius - fillet * 1.2) * math.cos(math.pi / sides)
        flat = np.max([points[:, 0] * math.cos(a) + points[:, 2] * math.sin(a) - inner for a in angles], axis=0)
    level = np.abs(points[:, 1] - height / 2) - (height / 2 - fillet)
    outside = np.hypot(np.maximum(flat, 0), np.maximum(level, 0))
    return outside + np.minimum(np.maximum(flat, level), 0) - fillet


def melt(one: Array, other: Array, soft: float, *, cut: bool = False) -> Array:
    """Both solids with a fillet where they meet; with `cut`, only what is in both."""
    sign = -1.0 if cut else 1.0
    near = np.maximum(soft - np.abs(one - other), 0) / soft
    joined = np.maximum(one, other) if cut else np.minimum(one, other)
    return joined - sign * near * near * soft / 4
