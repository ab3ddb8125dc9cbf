"""Things that many parts are moulded with: depth to the right and up, bolts, ribs, braces."""

from __future__ import annotations

import numpy as np

from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Array, Disc, Stroke
from build_scripts.art.craft.colour import RGB, dark, mix, ramp, rgb
from build_scripts.art.craft.light import blur, normals
from build_scripts.art.craft.painting import Painting
from build_scripts.art.parts.outlines import fillet
from game.machine.specs import PartSpec, Point

DEPTH = (0.30, -0.20)


def deepen(painting: Painting, mask: Array, colour: RGB, deep: float = 1.0) -> None:
    """The side of a part that is seen behind its face: swept to the right and up, tops light and ends dark."""
    steps = max(2, round(abs(DEPTH[0]) * deep * painting.unit / 2))
    swept = mask.copy()
    for k in range(1, steps + 1):
        share = deep * k / steps * painting.unit
        swept = np.maximum(swept, _moved(mask, round(DEPTH[0] * share), round(DEPTH[1] * share)))
    x, y, _ = normals(blur(swept, 0.05 * painting.unit) * 0.3 * painting.unit)
    bright = 0.50 + 0.42 * np.clip(-y, 0, 1) - 0.22 * np.clip(x, 0, 1)
    painting.lay(ramp(bright, colour), swept)


def _moved(mask: Array, right: int, down: int) -> Array:
    out = np.zeros_like(mask)
    rows, columns = mask.shape
    up = -down
    out[: rows - up, right:] = mask[up:, : columns - right]
    return out


def mould(painting: Painting, mask: Array, part: PartSpec | RGB, edge: float, **finish: float) -> None:
    """A face of plastic with the depth of its side behind it."""
    colour = part if isinstance(part, tuple) else rgb(part.colour)
    deep = finish.pop("deep", 1.0)
    if deep > 0:
        deepen(painting, mask, colour, deep)
    materials.plastic(painting, mask, colour, edge, lift=finish.get("lift", 0.06), gloss=finish.get("gloss", 1.0))


def joined(painting: Painting, mask: Array, radius: float) -> Array:
    """Fillets in the inner corners."""
    return fillet(painting.area, mask, radius)


def bolt(painting: Painting, at: Point, radius: float, colour: RGB | None = None) -> None:
    """A round-headed rivet of steel, or of plastic."""
    head = painting.mask(Disc(at, radius))
    if colour is None:
        materials.steel(painting, head, radius * 0.9, lift=0.05)
    else:
        materials.plastic(painting, head, colour, radius * 0.9, lift=0.05)
    slot = Stroke(
        ((at[0] - radius * 0.5, at[1] - radius * 0.3), (at[0] + radius * 0.5, at[1] + radius * 0.3)), radius * 0.12
    )
    painting.multiply((0.35, 0.3, 0.35), painting.mask(slot) * 0.7)


def ribs(painting: Painting, lines: list[tuple[Point, Point]], radius: float, colour: RGB) -> None:
    """Fine ribs moulded onto a face."""
    for a, b in lines:
        materials.plastic(painting, painting.mask(Stroke((a, b), radius)), colour, radius, lift=0.03, gloss=0.6)


def tube(painting: Painting, points: tuple[Point, ...], radius: float, colour: RGB, lift: float = 0.1) -> None:
    """A round tube along points."""
    materials.plastic(painting, painting.mask(Stroke(points, radius)), colour, radius, lift=lift)


def deeper(colour: RGB, share: float = 0.3) -> RGB:
    """The part's colour, further back."""
    return mix(colour, dark(colour), share)
