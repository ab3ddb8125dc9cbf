"""Parts that are not built yet: dashed outlines of their pictures, and the one that comes next in red."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from build_scripts.art.craft.area import Area, Array
from build_scripts.art.craft.colour import RGB, flat, rgb
from build_scripts.art.craft.light import depth
from build_scripts.art.craft.painting import Painting
from build_scripts.art.craft.sprite import Sprite
from build_scripts.art.parts import LAYERS, painted
from build_scripts.art.parts.outlines import Bounds, bounds
from game.games.mousetrap.trap.machine import PARTS
from game.machine.specs import PartSpec

PER = 27.0
LINE = 0.13
GAP = 0.45
DASH = 0.42
# A board turned by an odd angle cuts every straight edge into dashes, whichever way it runs.
TURN = (0.927, 0.375)


def sprites() -> Iterator[Sprite]:
    """Two pictures of each part."""
    for part in PARTS:
        yield ghost(part, "ghost", rgb("#2f5963"), rgb("#f4faf2"), 0.10)
        yield ghost(part, "next", rgb("#c2241a"), rgb("#fff3b0"), 0.62)


def ghost(part: PartSpec, name: str, line: RGB, fill: RGB, veil: float) -> Sprite:
    """The outline of everything that belongs to the part, dashed, over a thin veil."""
    area = Area(*_room(part), PER, up=True)
    painting = Painting(area)
    mask = closed(silhouette(part, area), GAP * painting.unit)
    edge = depth(mask) / painting.unit
    painting.lay(flat(painting.shape, fill), mask * veil)
    rim = np.clip((LINE - edge) * painting.unit + 0.5, 0, 1) * mask
    painting.lay(flat(painting.shape, line), rim * _dashes(painting))
    at = part.bodies[0].centre if part.bodies else part.foot
    extra = {"part": part.number, "body": part.shapes[0].body, "at": [round(at[0], 4), round(at[1], 4)], "z": 8}
    return Sprite(
        f"parts/{part.number:02}_{part.id}_{name}", painting.picture(), PER, "cm", area.pixel(at), extra=extra
    )


def _room(part: PartSpec) -> Bounds:
    rooms = [bounds(part, layer.room) for layer in LAYERS[part.number]]
    lows, highs = [min(room[i] for room in rooms) for i in (0, 1)], [max(room[i] for room in rooms) for i in (2, 3)]
    return lows[0] - 0.2, lows[1] - 0.2, highs[0] + 0.2, highs[1] + 0.2


def silhouette(part: PartSpec, area: Area) -> Array:
    """What the part's pictures cover together, as finely as a painting works."""
    return np.max([painted(part, layer, area, 0).cover for layer in LAYERS[part.number]], axis=0)


def closed(mask: Array, pixels: float) -> Array:
    """The mask without its narrow gaps, such as those between the bars of the cage."""
    padded = np.pad(mask, round(pixels) + 2)
    grown = (depth(1 - padded) < pixels).astype(np.float32)
    whole: Array = np.clip(depth(grown) - pixels + 0.5, 0, 1)
    inner = round(pixels) + 2
    return np.maximum(whole[inner:-inner, inner:-inner], mask)


def _dashes(painting: Painting) -> Array:
    x, y = painting.area.coordinates()
    u, v = x * TURN[0] + y * TURN[1], y * TURN[0] - x * TURN[1]
    wave: Array = np.sin(u * np.pi / DASH) * np.sin(v * np.pi / DASH)
    return np.clip(wave * 3 + 0.6, 0, 1)
