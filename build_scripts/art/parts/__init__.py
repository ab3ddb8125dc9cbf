"""The 24 parts of the machine, moulded from the outlines that collide.

A body that turns far is stored lit for twelve angles, and the game turns the nearest of them by the exact angle: the
outline is always where the physics has it (ready-made turned pictures would be off by half their step), the light is
never more than 15 degrees wrong, and twelve frames take a sixth of the room of seventy-two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from PIL import Image

from build_scripts.art.craft.area import Area, Array
from build_scripts.art.craft.colour import flat
from build_scripts.art.craft.light import Light, blur
from build_scripts.art.craft.painting import SHADE, Painting
from build_scripts.art.craft.sprite import Sprite, strip
from build_scripts.art.parts import cage as parts_cage
from build_scripts.art.parts import crank as parts_crank
from build_scripts.art.parts import dive as parts_dive
from build_scripts.art.parts import tower as parts_tower
from build_scripts.art.parts.outlines import Bounds, bounds, drawn, solid
from game.games.mousetrap.trap.layout import BOARD
from game.games.mousetrap.trap.machine import PARTS
from game.machine.specs import PartSpec

PER = 54.0
SHADOW_PER = 13.5
ROOM: Bounds = (0.3, 0.3, 0.3, 0.3)
DROP = (0.34, -0.5)
Draw = Callable[[Painting, PartSpec], None]


@dataclass(frozen=True)
class Layer:
    """One picture of a part: what draws it, how far in front it stands, room beyond the shapes, lit angles."""

    draw: Draw
    z: int
    suffix: str = ""
    room: Bounds = ROOM
    frames: int = 1


TURNING = 12
WIDE: Bounds = (0.5, 0.5, 0.5, 0.5)
LAYERS: dict[int, tuple[Layer, ...]] = {
    1: (Layer(parts_crank.base_a, 20, room=(0.6, 0.3, 0.9, 0.5)),),
    2: (Layer(parts_crank.gear_support, 30, room=WIDE),),
    3: (Layer(parts_crank.gear_3, 40, frames=TURNING),),
    4: (Layer(parts_crank.crank, 60, frames=TURNING),),
    5: (Layer(parts_crank.gear_5, 36, frames=TURNING),),
    6: (Layer(parts_crank.stop_sign, 50, frames=TURNING),),
    7: (Layer(parts_crank.lamppost, 24, room=(0.9, 0.3, 0.9, 0.9)),),
    8: (Layer(parts_crank.shoe, 54, frames=TURNING),),
    9: (
        Layer(parts_tower.tower, 10, "_back", room=(1.2, 24.2, 1.2, 3.2)),
        Layer(parts_tower.stairs, 22, room=(0.7, 0.7, 0.7, 0.4)),
    ),
    10: (
        Layer(parts_tower.bucket_back, 26, "_back", frames=TURNING, room=(0.3, 0.3, 0.3, 1.6)),
        Layer(parts_tower.bucket, 58, frames=TURNING, room=(0.3, 0.3, 0.3, 1.6)),
    ),
    11: (Layer(parts_tower.marble, 56),),
    12: (Layer(parts_dive.base_b, 28, room=(0.3, 0.3, 0.9, 0.5)),),
    13: (
        Layer(parts_tower.gutter_back, 18, "_back", room=(0.5, 0.5, 0.8, 1.4)),
        Layer(parts_tower.gutter, 44, room=(0.9, 0.5, 0.9, 0.5)),
    ),
    14: (Layer(parts_dive.plumbing, 16, room=(7.6, 0.6, 2.8, 0.6)),),
    15: (Layer(parts_dive.helping_hand, 60, room=(0.9, 0.5, 0.9, 0.5)),),
    16: (Layer(parts_dive.thing, 46, room=(0.8, 1.4, 0.8, 0.4)),),
    17: (
        Layer(parts_dive.bathtub_back, 20, "_back", room=(0.8, 0.8, 0.8, 0.6)),
        Layer(parts_dive.bathtub, 58, room=(0.8, 0.9, 0.8, 0.6)),
    ),
    18: (Layer(parts_tower.marble, 56),),
    19: (Layer(parts_dive.diving_board, 50, room=WIDE),),
    20: (Layer(parts_dive.diver, 54, frames=TURNING),),
    21: (Layer(parts_cage.base_c, 28, room=(0.5, 0.6, 0.7, 0.5)),),
    22: (
        Layer(parts_cage.washtub_back, 30, "_back", room=(0.5, 0.5, 0.5, 0.8)),
        Layer(parts_cage.washtub, 64, room=(0.5, 0.4, 0.5, 0.5)),
    ),
    23: (Layer(parts_cage.post, 40, room=WIDE),),
    24: (
        Layer(parts_cage.cage_back, 34, "_back", room=(0.4, 0.4, 0.4, 1.4)),
        Layer(parts_cage.cage, 66, room=(0.4, 0.4, 0.4, 1.4)),
    ),
}


def sprites() -> Iterator[Sprite]:
    """Body and shadow of every layer of every part."""
    for part in PARTS:
        for layer in LAYERS[part.number]:
            yield from pictures(part, layer)


def pictures(part: PartSpec, layer: Layer) -> Iterator[Sprite]:
    """One layer of a part, and its shadow."""
    area = Area(*bounds(part, layer.room), PER, up=True)
    paintings = [painted(part, layer, area, 360 * k / layer.frames) for k in range(layer.frames)]
    name = f"parts/{part.number:02}_{part.id}{layer.suffix}"
    at = part.bodies[0].centre if part.bodies else part.foot
    known = {"part": part.number, "body": part.shapes[0].body, "at": [round(at[0], 4), round(at[1], 4)]}
    sheet = strip([painting.picture() for painting in paintings])
    extra = known | {"z": layer.z}
    yield Sprite(name, sheet, PER, "cm", area.pixel(at), frames=layer.frames, quality=88, smaller=(0.5,), extra=extra)
    yield _shadow(name, paintings[0], at, known, still=part.shapes[0].body == BOARD)


def painted(part: PartSpec, layer: Layer, area: Area, degrees: float) -> Painting:
    """A layer lit for a body turned by some degrees."""
    painting = Painting(area, Light(degrees))
    layer.draw(painting, part)
    return painting


def _shadow(name: str, painting: Painting, at: tuple[float, float], known: dict[str, object], *, still: bool) -> Sprite:
    """The blurred silhouette: drawn first, moved by `drop` cm; what stands still has a closer shadow in it as well."""
    room = 1.6
    area = painting.area
    wide = Area(area.left - room, area.low - room, area.right + room, area.high + room, SHADOW_PER, up=True)
    pad = round(room * area.res)
    cover = np.pad(painting.cover, pad)
    soft = 0.30 * blur(cover, 0.42 * area.res)
    if still:
        near = np.roll(cover, (round(-0.30 * area.res), round(-0.2 * area.res)), (0, 1))
        soft = 1 - (1 - soft) * (1 - 0.30 * blur(near, 0.16 * area.res))
    mask = Image.fromarray((np.clip(soft, 0, 1) * 255).astype(np.uint8)).resize(wide.shape[::-1], Image.Resampling.BOX)
    flat_shape: Array = np.asarray(mask, dtype=np.float32) / 255
    below = Painting(wide, finer=1)
    below.lay(flat(wide.shape, SHADE), flat_shape)
    extra = known | {"z": 0, "drop": list(DROP)}
    return Sprite(f"{name}_shadow", below.picture(), SHADOW_PER, "cm", wide.pixel(at), quality=80, extra=extra)


def touching(part: PartSpec, area: Area) -> Array:
    """Where the part can be touched: to be compared with what is drawn."""
    return area.mask(drawn(shape.outline) for shape in part.shapes if solid(shape))
