"""One light from the upper left: bevels from distances to the edge, normals, brightness."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from build_scripts.art.craft.area import Array

UPPER_LEFT = (-0.46, -0.60, 0.65)


@dataclass(frozen=True)
class Light:
    """The light as seen by a body that is turned by `degrees` anticlockwise on the screen."""

    degrees: float = 0.0

    def turn(self, x: float, y: float) -> tuple[float, float]:
        """A direction of the screen (y down) in the body's own picture."""
        angle = math.radians(self.degrees)
        c, s = math.cos(angle), math.sin(angle)
        return c * x - s * y, s * x + c * y

    @property
    def ray(self) -> tuple[float, float, float]:
        """Towards the light, length one."""
        x, y = self.turn(UPPER_LEFT[0], UPPER_LEFT[1])
        length = math.sqrt(sum(part * part for part in UPPER_LEFT))
        return x / length, y / length, UPPER_LEFT[2] / length

    @property
    def half(self) -> tuple[float, float, float]:
        """Halfway between light and eye, for highlights."""
        x, y, z = self.ray
        length = math.sqrt(x * x + y * y + (z + 1) ** 2)
        return x / length, y / length, (z + 1) / length


STILL = Light()


def blur(field: Array, pixels: float) -> Array:
    """A Gaussian blur; large ones are made on a smaller copy, which looks the same."""
    if pixels <= 0.3:
        return field
    if pixels > 12:
        step = int(pixels // 4)
        rows, columns = field.shape
        padded = np.pad(field, ((0, -rows % step), (0, -columns % step)), mode="edge")
        small = padded.reshape(padded.shape[0] // step, step, padded.shape[1] // step, step).mean((1, 3))
        soft = ndimage.gaussian_filter(small.astype(np.float32), pixels / step)
        return ndimage.zoom(soft, step, order=1, grid_mode=True, mode="nearest")[:rows, :columns]
    return ndimage.gaussian_filter(field, pixels)


def depth(mask: Array) -> Array:
    """Distance of each covered pixel to the edge, in pixels."""
    padded = np.pad(mask, 1)
    inside = ndimage.distance_transform_edt(padded > 0.5)[1:-1, 1:-1]
    return np.maximum(inside - 1 + np.clip(mask, 0, 1), 0).astype(np.float32)


def bevel(mask: Array, radius: float, softness: float = 0.16) -> Array:
    """Height over a quarter-round edge of `radius` pixels."""
    far = np.minimum(depth(mask), radius)
    height = np.sqrt(np.maximum(radius * radius - (radius - far) ** 2, 0))
    return blur(height.astype(np.float32), softness * radius)


def normals(height: Array) -> tuple[Array, Array, Array]:
    """Unit normals of a height field, z towards the eye."""
    down, right = np.gradient(height)
    length = np.sqrt(right * right + down * down + 1)
    return -right / length, -down / length, 1 / length


def dot(normal: tuple[Array, Array, Array], direction: tuple[float, float, float]) -> Array:
    """The cosine between normals and a direction."""
    return normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2]


def shifted(field: Array, right: float, down: float) -> Array:
    """A field moved by parts of pixels, zeros coming in."""
    return ndimage.shift(field, (down, right), order=1, mode="constant")
