"""The spaces of the Mouse Trap's board, without words: printed fields that stretch between their corners."""

from __future__ import annotations

from collections.abc import Iterator

from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Area, Disc, Oval, Poly, Stroke
from build_scripts.art.craft.colour import flat, rgb
from build_scripts.art.craft.curves import arc, rounded, smooth
from build_scripts.art.craft.light import blur
from build_scripts.art.craft.painting import Painting
from build_scripts.art.craft.sprite import Sprite

PER = 3.0
FIELDS = {
    "build": "#54347d",
    "idle": "#7a639f",
    "go": "#35236a",
    "bone": "#35236a",
    "crank": "#35236a",
    "start": "#35236a",
    "safe": "#3d6e2f",
    "wheel": "#7d3f2e",
}
SIZES = {"wide": (84, 58), "tall": (72, 80), "loop": (98, 47)}


def sprites() -> Iterator[Sprite]:
    """Every kind, in the three shapes that the board has."""
    for kind, code in FIELDS.items():
        yield field(kind, code)
    for shape in SIZES:
        yield slice_cell(shape)
        yield cut_out(shape)
    yield glow()


def _sliced(name: str, painting: Painting, margin: float) -> Sprite:
    side = round(margin * PER)
    return Sprite(name, painting.picture(), PER, slice=(side, side, side, side))


def field(kind: str, code: str) -> Sprite:
    """A field of one ink: uneven print, a darker line pressed round it, light from the upper left."""
    painting = Painting(Area(0, 0, 84, 58, PER))
    whole = painting.mask(Poly(rounded(1, 1, 83, 57, 5)))
    materials.card(painting, whole, rgb("#fffaf0"), edge=1.0)
    face = painting.mask(Poly(rounded(1.6, 1.6, 82.4, 56.4, 4.5)))
    materials.ink(painting, face, rgb(code), seed=sum(map(ord, kind)))
    inner = painting.mask(Poly(rounded(3.4, 3.4, 80.6, 54.6, 3.4)))
    line = painting.mask(Poly(rounded(2.6, 2.6, 81.4, 55.4, 4))) - inner
    painting.multiply((0.72, 0.66, 0.78), line * 0.55)
    x, y = painting.area.coordinates()
    painting.tint((1, 1, 1), face * 0.10 * (1 - (x / 84 + y / 58) / 2).clip(0, 1))
    painting.multiply((0.55, 0.5, 0.62), face * 0.22 * ((x / 84 + y / 58) / 2).clip(0, 1))
    return _sliced(f"cells/{kind}", painting, 14)


def slice_cell(shape: str) -> Sprite:
    """A slice of cheese as a space: it leans towards one corner and shows its holes along the edge."""
    wide, high = SIZES[shape]
    painting = Painting(Area(0, 0, wide, high, PER))
    materials.card(painting, painting.mask(Poly(rounded(1, 1, wide - 1, high - 1, 5))), rgb("#fff6d8"), edge=1.0)
    lean = min(12.0, high * 0.18)
    body = Poly(
        ((4.5, lean + 3), (wide * 0.42, 5.0), (wide - 5.5, 4.5), (wide - 4.5, high - 5), (4.5, high - 4.5)), 2.0
    )
    spots = (
        Oval((wide * 0.14, high - 9), (4.6, 3.4)),
        Oval((wide - 11, high - 10), (4.0, 4.4)),
        Disc((wide * 0.30, high - 4), 3.0),
        Disc((wide - 5, high * 0.3), 3.2),
        Disc((wide * 0.13, lean + 14), 2.4),
        Disc((wide * 0.62, 5), 2.8),
    )
    materials.cheese(painting, painting.mask(body), painting.mask(*spots), rgb("#ffd52e"), edge=2.2, lift=1.2)
    side = round(26 * PER) if shape == "tall" else round(22 * PER)
    return Sprite(f"cells/slice_{shape}", painting.picture(), PER, slice=(side, side, side, side))


def cut_out(shape: str) -> Sprite:
    """Start's ring of dots for a seat that waits: a dashed outline to lie over a cell."""
    wide, high = SIZES[shape]
    painting = Painting(Area(0, 0, wide, high, PER))
    dashes = [Stroke(arc((wide / 2, high / 2), min(wide, high) / 2 - 7, a, a + 14, 8), 1.1) for a in range(0, 360, 30)]
    materials.plastic(painting, painting.mask(*dashes), rgb("#fff3d2"), 0.8, lift=0.4)
    return Sprite(f"cells/ring_{shape}", painting.picture(), PER, anchor=(wide * PER / 2, high * PER / 2))


def glow() -> Sprite:
    """A warm frame round the space that may be chosen, to be stretched."""
    painting = Painting(Area(-10, -10, 94, 68, PER))
    ring = painting.mask(Poly(rounded(-1, -1, 85, 59, 7)), minus=(Poly(rounded(2, 2, 82, 56, 5)),))
    soft = blur(ring, 4.5 * painting.unit) * 2.2
    painting.lay(flat(painting.shape, rgb("#ffe06a")), soft.clip(0, 1) * 0.8)
    painting.lay(flat(painting.shape, rgb("#fff6c4")), ring)
    side = round(26 * PER)
    return Sprite("cells/glow", painting.picture(), PER, slice=(side, side, side, side), extra={"bleed": 10})


def bone(scale: float = 1.0) -> tuple[Poly | Disc | Stroke, ...]:
    """A dog bone about the origin, 26 units long."""
    ends = ((-9.5, -3.4), (-9.5, 3.4), (9.5, -3.4), (9.5, 3.4))
    knobs = tuple(Disc((x * scale, y * scale), 3.9 * scale) for x, y in ends)
    return (*knobs, Stroke(smooth(((-9 * scale, 0), (0, 0.5 * scale), (9 * scale, 0))), 2.9 * scale))
