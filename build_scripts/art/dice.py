"""The die: six faces, and a tumble of solid frames for its way across the table."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from PIL import Image

from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Area, Array, Disc, Point, Poly
from build_scripts.art.craft.colour import flat, ramp, rgb
from build_scripts.art.craft.curves import rounded
from build_scripts.art.craft.light import blur
from build_scripts.art.craft.painting import SHADE, Painting, shadow
from build_scripts.art.craft.sprite import Sprite, strip

PER = 3.0
IVORY, RED = rgb("#fbf3e0"), rgb("#c8231a")
SPOTS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
TUMBLE = 24
AXES = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def sprites() -> Iterator[Sprite]:
    """Faces 1 to 6, then the tumble."""
    for value in SPOTS:
        yield Sprite(f"dice/{value}", face(value), PER, anchor=(36 * PER, 36 * PER))
    yield Sprite("dice/tumble", strip([tumble(k) for k in range(TUMBLE)]), 2.0, anchor=(72, 72), frames=TUMBLE)


def face(value: int) -> Image.Image:
    """The die seen from above: moulded, with drilled spots."""
    painting = Painting(Area(-36, -36, 36, 36, PER))
    body = painting.mask(Poly(rounded(-23, -23, 23, 23, 6)))
    painting.lay(flat(painting.shape, SHADE), shadow(body, painting.unit, 2.4, 0.6))
    materials.plastic(painting, body, IVORY, 6.5, lift=0)
    for x, y in SPOTS[value]:
        drill(painting, (x * 11.5, y * 11.5), 5.6 if value == 1 else 4.2)
    return painting.picture()


def drill(painting: Painting, at: Point, radius: float) -> None:
    """A spot sunk into the face and filled with red."""
    mask = painting.mask(Disc(at, radius))
    painting.tint(RED, mask)
    materials.sunk(painting, mask, radius * 0.35, 0.75)


def _turn(k: int) -> Array:
    """The attitude of frame k: two turns about slanting axes, back at the start after the last frame."""
    a, b = math.tau * k / TUMBLE, 2 * math.tau * k / TUMBLE
    about_x = np.array([[1, 0, 0], [0, math.cos(a), -math.sin(a)], [0, math.sin(a), math.cos(a)]])
    about_z = np.array([[math.cos(b), -math.sin(b), 0], [math.sin(b), math.cos(b), 0], [0, 0, 1]])
    slant = math.radians(24)
    tilt = np.array([[math.cos(slant), 0, math.sin(slant)], [0, 1, 0], [-math.sin(slant), 0, math.cos(slant)]])
    whole: Array = about_z @ about_x @ tilt
    return whole


def tumble(k: int) -> Image.Image:
    """One frame of the rolling die: a rounded cube met by a ray through each pixel."""
    painting = Painting(Area(-36, -36, 36, 36, 2.0))
    x, y = painting.area.coordinates()
    attitude = _turn(k)
    near, normal, place = _march(x, y, attitude)
    mask = blur(near.astype(np.float32), 0.7)
    painting.lay(flat(painting.shape, SHADE), shadow(mask, painting.unit, 3.2, 0.45))
    bright = 0.42 + 0.72 * np.clip(sum(n * p for n, p in zip(normal, painting.light.ray, strict=True)), 0, 1)
    paint = ramp(bright, IVORY)
    spot = _spots(place) * (np.abs(normal[2]) > 0)
    paint = paint + (ramp(bright * 0.9, RED) - paint) * spot[..., None]
    spark = np.clip(sum(n * p for n, p in zip(normal, painting.light.half, strict=True)), 0, 1) ** 40
    painting.lay(paint + (1 - paint) * (0.6 * spark)[..., None], mask)
    return painting.picture()


def _march(x: Array, y: Array, attitude: Array) -> tuple[Array, tuple[Array, Array, Array], Array]:
    """Where rays from the eye meet the cube: hit or not, normals seen, places in the cube's own frame."""
    half, fillet = 15.0, 7.0
    z = np.full_like(x, 44.0)

    def far(px: Array, py: Array, pz: Array) -> tuple[Array, Array]:
        own = np.stack([px, py, pz], -1) @ attitude
        outside = np.abs(own) - half
        reach = np.linalg.norm(np.maximum(outside, 0), axis=-1) + np.minimum(outside.max(-1), 0)
        return reach - fillet, own

    for _ in range(34):
        distance, own = far(x, y, z)
        z = z - np.clip(distance, 0, 9)
    hit = distance < 0.5
    step = 0.35
    normal = tuple(
        far(x + step * a, y + step * b, z + step * c)[0] - far(x - step * a, y - step * b, z - step * c)[0]
        for a, b, c in AXES
    )
    length = np.sqrt(sum(n * n for n in normal)) + 1e-6
    return hit, tuple(n / length for n in normal), own


def _spots(own: Array) -> Array:
    """How much of each place on the cube is a spot."""
    cover = np.zeros(own.shape[:-1], dtype=np.float32)
    for value, (axis, side) in {1: (2, 1), 6: (2, -1), 2: (0, 1), 5: (0, -1), 3: (1, 1), 4: (1, -1)}.items():
        a, b = (own[..., other] for other in range(3) if other != axis)
        facing = own[..., axis] * side > 17
        radius = 5.6 if value == 1 else 4.2
        for u, v in SPOTS[value]:
            disc = np.clip((radius - np.hypot(a - 10.5 * u, b - 10.5 * v)) * 1.6 + 0.5, 0, 1)
            cover = np.maximum(cover, disc * facing)
    return cover
