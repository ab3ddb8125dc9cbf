"""What things are made of: each material paints a mask onto a painting, lit by the painting's light."""

from __future__ import annotations

import math

import numpy as np

from build_scripts.art.craft import noise
from build_scripts.art.craft.area import Array
from build_scripts.art.craft.colour import RGB, flat, mix, ramp, rgb
from build_scripts.art.craft.light import bevel, blur, depth, dot, normals, shifted
from build_scripts.art.craft.painting import Painting

WARM = np.array((1.0, 0.97, 0.88), dtype=np.float32)


def _across(painting: Painting, mask: Array) -> tuple[Array, Array]:
    """-1 to 1 over the mask's box: first from left to right, then from top to bottom, as the screen sees them."""
    rows, columns = np.nonzero(mask > 0.02)
    y, x = np.mgrid[: mask.shape[0], : mask.shape[1]].astype(np.float32)
    cx, cy = (columns.min() + columns.max()) / 2, (rows.min() + rows.max()) / 2
    half = max(np.ptp(columns), np.ptp(rows), 2) / 2
    x, y = (x - cx) / half, (y - cy) / half
    right, down = painting.light.turn(1, 0), painting.light.turn(0, 1)
    return x * right[0] + y * right[1], x * down[0] + y * down[1]


def plastic(  # noqa: PLR0913 - a material has many dials
    painting: Painting,
    mask: Array,
    colour: RGB,
    edge: float,
    *,
    pattern: Array | None = None,
    lift: float = 0.12,
    gloss: float = 1.0,
    seed: int = 1,
) -> None:
    """Moulded plastic with a quarter-round edge of `edge` units; a pattern of the mask's window replaces the colour."""
    if mask.max() < 0.5:
        return
    radius = max(1.5, edge * painting.unit)
    painting.shade(mask, lift)
    painting, mask = painting.window(mask)
    normal = normals(bevel(mask, radius))
    light = painting.light
    brightness = 1 + 1.2 * (dot(normal, light.ray) - light.ray[2])
    x, y = _across(painting, mask)
    brightness += -0.16 * y - 0.05 * x + 0.10 * np.exp(-((x + 0.35) ** 2 + (y + 0.4) ** 2) / 0.35)
    low = light.turn(0.52, 0.66)
    bounce = np.clip(normal[0] * low[0] + normal[1] * low[1], 0, 1) * np.clip(1 - depth(mask) / (radius * 0.55), 0, 1)
    brightness += 0.34 * bounce + 0.012 * noise.clouds(mask.shape, 1.2, seed)
    spark = np.clip(dot(normal, light.half), 0, 1)
    paint = ramp(brightness, colour) if pattern is None else pattern * np.clip(brightness, 0, 1.35)[..., None]
    shine = gloss * (0.62 * spark**70 + 0.10 * spark**16) * np.clip(1 - normal[2] ** 24 * 0.92, 0, 1)
    paint = paint + (WARM - paint) * np.clip(shine, 0, 1)[..., None]
    painting.lay(np.clip(paint, 0, 1), mask)


def steel(painting: Painting, mask: Array, edge: float, *, tone: RGB = (0.74, 0.78, 0.84), lift: float = 0.12) -> None:
    """Polished metal: the normal mirrors a pale sky over a warm floor, with a sharp horizon."""
    if mask.max() < 0.5:
        return
    painting.shade(mask, lift)
    painting, mask = painting.window(mask)
    normal = normals(bevel(mask, max(1.5, edge * painting.unit), 0.1))
    painting.lay(mirror(painting, normal, tone), mask)


def mirror(painting: Painting, normal: tuple[Array, Array, Array], tone: RGB) -> Array:
    """The colours that a metal surface with these normals mirrors."""
    up = painting.light.turn(0, -1)
    high = 2 * normal[2] * (normal[0] * up[0] + normal[1] * up[1])
    sky = 0.62 + 0.38 * np.clip(high, 0, 1) ** 0.7
    floor = 0.36 + 0.30 * np.clip(-high, 0, 1)
    edge = 1 / (1 + np.exp(-np.clip((high + 0.06) * 26, -30, 30)))
    bright = floor + (sky - floor) * edge
    body = np.array(tone, dtype=np.float32) * bright[..., None]
    body = body + (np.array((0.86, 0.72, 0.52), dtype=np.float32) * 0.55 - body) * (0.28 * (1 - edge))[..., None]
    body = body * (1 - 0.55 * np.clip(1 - normal[2] * 1.5, 0, 1))[..., None]
    spark = np.clip(dot(normal, painting.light.half), 0, 1)
    shine = np.clip(1.0 * spark**60 + 0.35 * spark**14, 0, 1)[..., None]
    return np.clip(body + (1 - body) * shine, 0, 1)


def sphere(painting: Painting, centre: tuple[float, float], radius: float, colour: RGB | None = None) -> None:
    """A ball of steel, or of plastic where a colour is given."""
    x, y = painting.area.coordinates()
    x, y = (x - centre[0]) / radius, (y - centre[1]) / radius * (-1 if painting.area.up else 1)
    far = np.hypot(x, y)
    mask = np.clip((1 - far) * radius * painting.unit + 0.5, 0, 1)
    z = np.sqrt(np.clip(1 - far * far, 0, 1))
    normal = (x, y, z)
    if colour is None:
        body = mirror(painting, normal, (0.80, 0.83, 0.88))
        body = body * (1 - 0.62 * np.clip((far - 0.72) / 0.28, 0, 1) ** 2)[..., None]
    else:
        light = dot(normal, painting.light.ray)
        rim = np.clip(far - 0.8, 0, 1) * np.clip(x * 0.5 + y * 0.7, 0, 1)
        body = ramp(0.32 + 1.0 * np.clip(light, 0, 1) + 1.6 * rim, colour)
        spark = np.clip(dot(normal, painting.light.half), 0, 1)
        body = body + (1 - body) * np.clip(0.75 * spark**60 + 0.16 * spark**10, 0, 1)[..., None]
    painting.lay(body, mask)


def card(painting: Painting, mask: Array, colour: RGB, *, edge: float = 1.6, lift: float = 0.0, seed: int = 5) -> None:  # noqa: PLR0913
    """Printed card: fibres, a sheen from the upper left, a lit rim there and a shaded one below."""
    painting.shade(mask, lift)
    painting, mask = painting.window(mask)
    unit = painting.unit
    paper = noise.fibres(mask.shape, 0.6 * unit, seed) * 0.009
    x, y = _across(painting, mask)
    paper = 1 + paper - 0.022 * (x + y)
    body = flat(mask.shape, colour) * paper[..., None]
    inner = np.clip(depth(mask) / (edge * unit), 0, 1)
    normal = normals(blur(inner * edge * unit * 0.8, 0.5 * unit))
    rim = dot(normal, painting.light.ray) - painting.light.ray[2]
    body = body * (1 + 0.28 * np.minimum(rim, 0))[..., None]
    body = body + (1 - body) * np.clip(rim * 1.5, 0, 0.75)[..., None]
    painting.lay(np.clip(body, 0, 1), mask)


def ink(painting: Painting, mask: Array, colour: RGB, *, strength: float = 1.0, seed: int = 9) -> None:
    """Print on what is there: a little uneven, as ink on card is."""
    uneven = 0.965 - 0.011 * noise.clouds(mask.shape, 2.4 * painting.unit, seed)
    uneven = uneven - 0.016 * noise.clouds(mask.shape, 0.5 * painting.unit, seed + 1)
    painting.tint(colour, mask * np.clip(uneven, 0, 1) * strength)


def wood(  # noqa: PLR0913
    painting: Painting,
    mask: Array,
    light: RGB,
    late: RGB,
    edge: float,
    *,
    upright: bool = False,
    lift: float = 0.12,
    seed: int = 11,
    scale: float = 1.0,
) -> None:
    """Turned or sawn wood with grain along x, or along y where it stands upright; satin, not glossy."""
    painting.shade(mask, lift)
    painting, mask = painting.window(mask)
    shape = mask.shape[::-1] if upright else mask.shape
    rings = noise.grain((int(shape[0]), int(shape[1])), painting.unit * scale, seed)
    rings = rings.T if upright else rings
    one, two = np.array(light, dtype=np.float32) ** 2.2, np.array(late, dtype=np.float32) ** 2.2
    body = (one + (two - one) * rings[..., None]) ** (1 / 2.2)
    plastic(painting, mask, light, edge, pattern=body, lift=0, gloss=0.28, seed=seed)


def cheese(painting: Painting, mask: Array, holes: Array, colour: RGB, *, edge: float = 1.2, lift: float = 0.0) -> None:  # noqa: PLR0913
    """Cheese: waxy and even, with holes lit on their lower right wall."""
    plastic(painting, mask, colour, edge, lift=lift, gloss=0.45, seed=21)
    holes = holes * mask
    if holes.max() < 0.5:
        return
    painting, holes = painting.window(holes)
    deep = np.clip(depth(holes) / (1.6 * painting.unit), 0, 1)
    normal = normals(blur(-deep * 1.6 * painting.unit, 0.3 * painting.unit))
    bright = 0.66 + 1.1 * (dot(normal, painting.light.ray) - painting.light.ray[2])
    painting.lay(ramp(bright, mix(colour, rgb("#d98a12"), 0.35)), holes * painting.cover)


def raised(painting: Painting, mask: Array, colour: RGB, edge: float, *, lift: float = 0.06) -> None:
    """Letters or ribs moulded onto a part in a lighter tone of its own colour."""
    plastic(painting, mask, mix(colour, (1, 1, 1), 0.16), edge, lift=lift, gloss=0.8)


def sunk(painting: Painting, mask: Array, deep: float, strength: float = 0.55) -> None:
    """Press a field into what is there: dark along its upper left wall, light along the lower right."""
    right, down = painting.light.turn(0.55, 0.8)
    pixels = deep * painting.unit
    inside = shifted(mask, right * pixels, down * pixels)
    wall = blur(np.clip(mask - inside, 0, 1), pixels * 0.35) * mask
    painting.multiply((0.25, 0.17, 0.25), wall * strength)
    glow = np.clip(shifted(mask, -right * pixels * 0.5, -down * pixels * 0.5), 0, 1)
    painting.tint((1, 1, 1), blur(np.clip(mask - glow, 0, 1), pixels * 0.3) * mask * 0.3)
    painting.multiply((0.82, 0.78, 0.82), mask * 0.5)


def glass(painting: Painting, mask: Array, centre: tuple[float, float], radius: float) -> None:
    """A lens: nearly clear, a soft window of light in the upper left, a faint rim."""
    x, y = painting.area.coordinates()
    x, y = (x - centre[0]) / radius, (y - centre[1]) / radius
    far = np.hypot(x, y)
    window = np.exp(-(((far - 0.8) / 0.07) ** 2)) * np.clip(np.cos(np.arctan2(y, x) + math.radians(128)), 0, 1) ** 6
    rim = np.clip((far - 0.86) / 0.14, 0, 1) ** 2
    painting.lay(flat(mask.shape, (1, 1, 1)), mask * np.clip(0.85 * window, 0, 1))
    painting.lay(flat(mask.shape, (0.05, 0.12, 0.16)), mask * rim * 0.35)
