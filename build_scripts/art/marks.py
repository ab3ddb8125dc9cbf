"""Coloured marks of the board and the crank view: gear, arrows, bone, crank, the pointing hand, the lens."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

from build_scripts.art.cells import bone
from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Area, Disc, Poly, Stroke
from build_scripts.art.craft.colour import RGB, flat, mix, rgb
from build_scripts.art.craft.curves import arc, polar, rounded, smooth
from build_scripts.art.craft.painting import SHADE, Painting, shadow
from build_scripts.art.craft.sprite import Sprite

PER = 3.0
SALMON = rgb("#ff9c8a")
TURNS = {"right": 0, "down": 90, "left": 180, "up": 270}


def sprites() -> Iterator[Sprite]:
    """All marks."""
    yield _mark("gear", (gear_outline(13, 8), ()), rgb("#ffd23a"), hole=4.8)
    yield _mark("gear_idle", (gear_outline(13, 8), ()), rgb("#a795c8"), hole=4.8)
    for way, degrees in TURNS.items():
        yield arrow(way, degrees)
    yield _mark("bone", (bone(0.95), ()), rgb("#fff6e2"))
    yield crank()
    yield chevron()
    yield turning_arrow()
    yield pointer()
    yield from lens()


def gear_outline(radius: float, teeth: int) -> tuple[Poly, ...]:
    """A plain gear about the origin."""
    points = []
    for tooth in range(teeth):
        for share, reach in ((-0.27, 0.76), (-0.17, 1.0), (0.17, 1.0), (0.27, 0.76)):
            points.append(polar((0, 0), radius * reach, 360 / teeth * (tooth + share)))
    return (Poly(tuple(points), radius * 0.05),)


def _mark(
    name: str, outlines: tuple[tuple[Poly | Disc | Stroke, ...], tuple[Poly, ...]], colour: RGB, hole: float = 0
) -> Sprite:
    painting = Painting(Area(-18, -18, 18, 18, PER))
    minus = (Disc((0, 0), hole),) if hole else ()
    mask = painting.mask(*outlines[0], minus=minus)
    painting.lay(flat(painting.shape, SHADE), shadow(mask, painting.unit, 0.7, 0.55))
    materials.plastic(painting, mask, colour, 1.8, lift=0)
    return Sprite(f"marks/{name}", painting.picture(), PER, anchor=(18 * PER, 18 * PER))


def arrow(way: str, degrees: float) -> Sprite:
    """A salmon arrow that points along the way of the mouse."""
    points = ((-12, -2.8), (1, -2.8), (1, -8.6), (12.5, 0), (1, 8.6), (1, 2.8), (-12, 2.8))
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    turned = tuple((c * x - s * y, s * x + c * y) for x, y in points)
    return _mark(f"arrow_{way}", ((Poly(turned, 0.9),), ()), SALMON)


def chevron() -> Sprite:
    """The little red mark between two spaces of the loop, pointing right."""
    painting = Painting(Area(-9, -9, 9, 9, PER))
    line = Stroke(((-2.6, -4.2), (2.2, 0), (-2.6, 4.2)), 1.7)
    painting.lay(flat(painting.shape, rgb("#fff6e2")), painting.mask(Stroke(line.points, 3.2)))
    materials.plastic(painting, painting.mask(line), rgb("#d2251b"), 1.3, lift=0)
    return Sprite("marks/chevron", painting.picture(), PER, anchor=(27, 27))


def crank() -> Sprite:
    """The crank as a mark: arm, axle and knob."""
    painting = Painting(Area(-18, -18, 18, 18, PER))
    arm = painting.mask(Stroke(((-6, 11), (-6, -7), (6, -7)), 2.6))
    painting.lay(flat(painting.shape, SHADE), shadow(arm, painting.unit, 0.7, 0.55))
    materials.plastic(painting, arm, rgb("#ffd23a"), 2.4, lift=0)
    materials.sphere(painting, (8, -7), 4.6, rgb("#d2251b"))
    materials.plastic(painting, painting.mask(Poly(rounded(-10.5, 8, -1.5, 14, 2))), rgb("#ff9c8a"), 1.6, lift=0.4)
    return Sprite("marks/crank", painting.picture(), PER, anchor=(18 * PER, 18 * PER))


def turning_arrow() -> Sprite:
    """The arrow round the lens that says: clockwise."""
    painting = Painting(Area(-64, -64, 64, 64, PER))
    curve = arc((0, 0), 52, 188, 298, 48)
    tip, back = polar((0, 0), 52, 318), 298
    head = Poly((polar((0, 0), 41, back), tip, polar((0, 0), 63, back)), 1.0)
    whole = painting.mask(Stroke(curve, 6.4), Poly(head.points, 3.4))
    painting.lay(flat(painting.shape, SHADE), shadow(whole, painting.unit, 1.2, 0.5))
    painting.lay(flat(painting.shape, rgb("#2a2233")), whole)
    materials.plastic(painting, painting.mask(Stroke(curve, 4.2), head), rgb("#ffd02b"), 2.6, lift=0)
    return Sprite("marks/clockwise", painting.picture(), PER, anchor=(192, 192))


def pointer() -> Sprite:
    """A gloved hand with one finger out; its tip is the anchor."""
    painting = Painting(Area(-20, -8, 44, 64, PER))
    glove, cuff = rgb("#fdf8ee"), rgb("#d2251b")
    palm = Poly(smooth(((-5, 22), (8, 17), (27, 21), (29, 36), (24, 46), (6, 46), (-7, 33)), True), 1.5)
    finger = Stroke(((0.5, 3.5), (3, 26)), 5.0)
    thumb = Stroke(((-12, 24), (-7, 31), (0, 37)), 4.6)
    others = tuple(Stroke(((x, y), (x + 0.6, 30)), 4.7) for x, y in ((10.5, 19), (18.6, 20.5), (25.6, 23.5)))
    hand: tuple[Poly | Stroke, ...] = (palm, finger, thumb, *others)
    wrist = Poly(rounded(3, 45, 27, 55, 3.5))
    whole = painting.mask(*hand, wrist)
    painting.lay(flat(painting.shape, SHADE), shadow(whole, painting.unit, 2.2, 0.55))
    dark = [_grown(outline, 1.6) for outline in (*hand, wrist)]
    painting.lay(flat(painting.shape, rgb("#2a2233")), painting.mask(*dark))
    materials.plastic(painting, painting.mask(wrist), cuff, 2.2, lift=0)
    fingers: tuple[Poly | Stroke, ...] = (palm, thumb, *reversed(others), finger)
    for outline in fingers:
        materials.plastic(painting, painting.mask(outline), glove, 4.0, lift=0.7, gloss=0.5)
    for x in (10.5, 17, 23.5):
        crease = Stroke(((x, 33), (x + 0.3, 38)), 0.55)
        painting.multiply(mix(rgb("#8a7a8c"), (1, 1, 1), 0.1), painting.mask(crease) * 0.6)
    return Sprite("marks/hand", painting.picture(), PER, anchor=(60.5, 24))


def _grown(outline: Poly | Stroke, more: float) -> Poly | Stroke:
    return replace(outline, radius=outline.radius + more)


def lens() -> Iterator[Sprite]:
    """The lens of the close-up in two layers: the ring with its shadow, and the light on the glass."""
    radius, room = 122.0, 156.0
    painting = Painting(Area(-room, -room, room, room, 2.5))
    ring = painting.mask(Disc((0, 0), radius + 7.5), minus=(Disc((0, 0), radius - 1),))
    whole = painting.mask(Disc((0, 0), radius + 7.5))
    painting.lay(
        flat(painting.shape, SHADE), shadow(whole, painting.unit, 4.5, 0.5) * (1 - painting.mask(Disc((0, 0), radius)))
    )
    materials.plastic(painting, ring, rgb("#d5302a"), 4.2, lift=0)
    inner = painting.mask(Disc((0, 0), radius), minus=(Disc((0, 0), radius - 2.2),))
    painting.lay(flat(painting.shape, rgb("#3b0f12")), inner * 0.7)
    middle = (room * 2.5, room * 2.5)
    yield Sprite("marks/lens_ring", painting.picture(), 2.5, anchor=middle, extra={"radius": radius})
    painting = Painting(Area(-room, -room, room, room, 2.0))
    materials.glass(painting, painting.mask(Disc((0, 0), radius - 1)), (0, 0), radius)
    yield Sprite("marks/lens_glass", painting.picture(), 2.0, anchor=(room * 2, room * 2), extra={"radius": radius})
