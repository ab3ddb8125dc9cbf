"""Solids met by rays: what each pixel sees, how open it is to the sky, and where the light does not reach."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from build_scripts.art.craft.area import Array

Shape = Callable[[Array], tuple[Array, Array]]
"""Points to distances and to the number of the part that is nearest."""
REACH = 2.45
LIGHT = np.array((-0.50, 0.76, 0.56), dtype=np.float32)
LIGHT = LIGHT / np.linalg.norm(LIGHT)


@dataclass
class View:
    """What an orthographic eye sees; arrays are rows by columns."""

    hit: Array
    part: Array
    place: Array
    normal: Array
    open: Array
    lit: Array
    ground: Array
    toward: Array


def _axes(elevation: float) -> tuple[Array, Array, Array]:
    """Right, up and toward the eye, for an eye that looks down by some degrees."""
    a = math.radians(elevation)
    right, up, toward = (1, 0, 0), (0, math.cos(a), -math.sin(a)), (0, math.sin(a), math.cos(a))
    return np.array(right, np.float32), np.array(up, np.float32), np.array(toward, np.float32)


def look(shape: Shape, x: Array, y: Array, elevation: float, steps: int = 44) -> View:
    """See a shape that stands on y = 0; x and y are coordinates on the picture, y up."""
    right, up, toward = _axes(elevation)
    size = x.shape
    start = (x.reshape(-1, 1) * right + y.reshape(-1, 1) * up + 6 * toward).astype(np.float32)
    travelled, near = _march(shape, start, -toward, steps)
    hit = near < 0.012
    place = start - travelled[:, None] * toward
    normal = np.zeros_like(place)
    part: Array = np.zeros(len(place), dtype=np.int32)
    sky: Array = np.ones(len(place), np.float32)
    lit: Array = np.ones(len(place), np.float32)
    own = place[hit]
    normal[hit] = _normal(shape, own)
    part[hit] = shape(own)[1]
    sky[hit] = _openness(shape, own, normal[hit])
    lit[hit] = _reached(shape, own + 0.02 * normal[hit])
    ground: Array = np.zeros(len(place), np.float32)
    floor = start - toward * (start[:, 1:2] / toward[1])
    far = np.hypot(floor[:, 0] - 0.4, floor[:, 2])
    seen = ~hit & (far < 2.4)
    ground[seen] = 1 - _reached(shape, floor[seen] + np.array((0, 0.01, 0), np.float32), 4.0)
    ground *= np.clip((2.4 - far) / 1.6, 0, 1)
    flat = (hit.astype(np.float32), part, sky, lit, ground)
    hit_, part_, sky_, lit_, ground_ = (field.reshape(size) for field in flat)
    return View(hit_, part_, place.reshape(*size, 3), normal.reshape(*size, 3), sky_, lit_, ground_, toward)


def _march(shape: Shape, start: Array, way: Array, steps: int) -> tuple[Array, Array]:
    middle = np.array((0, 1.5, 0), np.float32) - start
    along = middle @ way
    miss = np.sqrt(np.maximum((middle * middle).sum(-1) - along * along, 0))
    travelled: Array = np.maximum(along - REACH, 0).astype(np.float32)
    near: Array = np.full(len(start), 9.0, np.float32)
    going = np.flatnonzero(miss < REACH)
    for _ in range(steps):
        distance = shape(start[going] + travelled[going, None] * way)[0]
        near[going] = distance
        travelled[going] += distance * 0.9
        going = going[(distance > 0.006) & (travelled[going] < along[going] + REACH)]
        if not len(going):
            break
    return travelled, near


def _normal(shape: Shape, points: Array) -> Array:
    step = 0.008
    slopes = []
    for axis in np.eye(3, dtype=np.float32) * step:
        slopes.append(shape(points + axis)[0] - shape(points - axis)[0])
    normal = np.stack(slopes, -1)
    return normal / np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-6)


def _openness(shape: Shape, points: Array, normal: Array) -> Array:
    closed: Array = np.zeros(len(points), np.float32)
    for number in range(1, 6):
        reach = 0.055 * number**1.35
        closed += np.maximum(reach - shape(points + reach * normal)[0], 0) / reach * 0.62**number
        closed += np.maximum(reach - np.maximum(points + reach * normal, 0)[:, 1], 0) / reach * 0.1 * 0.62**number
    return np.clip(1 - 1.05 * closed, 0.12, 1)


def _reached(shape: Shape, points: Array, soft: float = 9.0) -> Array:
    """How much of a soft light gets to each point."""
    travelled: Array = np.full(len(points), 0.04, np.float32)
    open_: Array = np.ones(len(points), np.float32)
    for _ in range(26):
        distance = shape(points + travelled[:, None] * LIGHT)[0]
        open_ = np.minimum(open_, np.clip(soft * distance / travelled, 0, 1))
        travelled += np.clip(distance, 0.035, 0.3)
    return open_ * open_ * (3 - 2 * open_)


# Signed distances of simple solids that melt into one another; points are rows of x, y (up), z (to the eye).


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
