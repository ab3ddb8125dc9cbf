"""Parts 1 to 8: Base A, the gears, the crank, the stop sign, the lamppost and the shoe."""

from __future__ import annotations

from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Array, Disc, Poly, Stroke, Text
from build_scripts.art.craft.colour import mix, rgb
from build_scripts.art.craft.curves import polar, ring, rounded, smooth
from build_scripts.art.craft.painting import Painting
from build_scripts.art.parts.moulding import bolt, deepen, deeper, joined, mould, ribs, tube
from build_scripts.art.parts.outlines import of_kind, outlines, solid
from game.games.mousetrap.trap.base_a import STOP_POST
from game.games.mousetrap.trap.layout import GEAR3, GEAR5, SHOE_PIVOT, SIGN_PIVOT, Plane
from game.machine import specs
from game.machine.specs import PartSpec, Point


def base_a(painting: Painting, part: PartSpec) -> None:
    """Two legs, a brace, a roundel with the letter, a deck with a ribbed skirt, two posts."""
    colour = rgb(part.colour)
    for bar in of_kind(part, specs.Bar):
        mask = joined(painting, painting.mask(bar), 0.1)
        deepen(painting, mask, colour, 0.6)
        materials.plastic(painting, mask, deeper(colour, 0.12), 0.3, lift=0.08)
    mould(painting, painting.mask(*of_kind(part, specs.Disc)), part, 0.3, deep=0.6)
    hulls = painting.mask(*of_kind(part, specs.Hull))
    hanger = painting.mask(Stroke(((8.8, 13.6), (8.8, 6.2)), 0.42))
    mould(painting, joined(painting, hanger * (1 - hulls), 0.1), deeper(colour, 0.2), 0.3, deep=0.7)
    mould(painting, joined(painting, hulls, 0.4), part, 0.36, deep=1.4)
    deck = painting.mask(Poly(rounded(0.1, 13.3, 17.5, 14.5, 0.3)))
    mould(painting, deck, part, 0.26, deep=1.4, lift=0.12)
    lines = [((x, 13.45), (x, 13.95)) for x in [1.0 + 0.8 * i for i in range(20)]]
    ribs(painting, lines, 0.07, deeper(colour, 0.18))
    roundel = painting.mask(Disc((8.8, 9.9), 2.0))
    mould(painting, roundel, part, 0.34, deep=0.8, lift=0.2)
    materials.sunk(painting, painting.mask(Disc((8.8, 9.9), 1.55)), 0.09, 0.5)
    materials.raised(painting, painting.mask(Text("A", (8.8, 9.95), 2.7)), mix(colour, (1, 1, 1), 0.22), 0.16)
    for at in ((1.9, 0.65), (15.7, 0.65), (2.9, 5.9), (14.7, 5.9)):
        bolt(painting, at, 0.26)
    bolt(painting, STOP_POST, 0.3)


def gear_support(painting: Painting, part: PartSpec) -> None:
    """An A-shaped bearing with an open middle and a foot."""
    mask = joined(painting, painting.mask(*outlines(part), Disc(GEAR3, 0.62)), 0.14)
    mould(painting, mask, part, 0.22)
    bolt(painting, (3.3, 14.62), 0.16)
    bolt(painting, (6.7, 14.62), 0.16)


def _wheel(painting: Painting, part: PartSpec, at: Point, sizes: tuple[float, float, float], spokes: int) -> Array:
    """A gear: teeth on a rim, a sunk web, spokes and a hub; sizes are rim, hub and spoke."""
    rim, hub, spoke = sizes
    colour = rgb(part.colour)
    teeth = of_kind(part, specs.Hull)
    body = joined(painting, painting.mask(*teeth, Disc(at, rim + 0.35)), 0.07)
    materials.plastic(painting, body, colour, 0.2, lift=0)
    web = painting.mask(Disc(at, rim - 0.12))
    painting.multiply((0.72, 0.70, 0.76), web * 0.55)
    materials.sunk(painting, web, 0.12, 0.8)
    arms = [Stroke((at, polar(at, rim, 90 + 360 / spokes * i)), spoke) for i in range(spokes)]
    star = joined(painting, painting.mask(Disc(at, hub), *arms) * painting.mask(Disc(at, rim - 0.02)), 0.12)
    materials.plastic(painting, star, mix(colour, (1, 1, 1), 0.06), 0.15, lift=0.08)
    materials.plastic(painting, painting.mask(Disc(at, hub * 0.72)), mix(colour, (1, 1, 1), 0.12), 0.16, lift=0.06)
    return body


def gear_3(painting: Painting, part: PartSpec) -> None:
    """Twelve teeth, six spokes."""
    _wheel(painting, part, GEAR3, (1.62, 0.66, 0.17), 6)


def gear_5(painting: Painting, part: PartSpec) -> None:
    """Sixteen teeth, eight spokes, and the pegs that draw the sign."""
    _wheel(painting, part, GEAR5, (2.42, 0.86, 0.2), 8)
    for shape in part.shapes:
        if isinstance(shape.outline, specs.Disc) and solid(shape):
            centre, radius = shape.outline.centre, shape.outline.radius
            boss = painting.mask(Disc(centre, radius + 0.16))
            materials.plastic(painting, boss, rgb(part.colour), 0.14, lift=0.05)
            materials.steel(painting, painting.mask(Disc(centre, radius)), radius, lift=0.1)
    bolt(painting, GEAR5, 0.28)


def crank(painting: Painting, part: PartSpec) -> None:
    """An arm with a sunk field, an axle cap, and a black knob to hold."""
    colour = rgb(part.colour)
    bars = [shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Bar)]
    knobs = [shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Disc)]
    arm = painting.mask(*of_kind(part, specs.Bar), Disc(GEAR3, 0.56))
    materials.plastic(painting, joined(painting, arm, 0.15), colour, 0.2, lift=0)
    a, b = bars[0].a, bars[0].b
    inner = tuple((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (0.27, 0.74))
    materials.sunk(painting, painting.mask(Stroke(inner, 0.13)), 0.06, 0.6)
    bolt(painting, GEAR3, 0.3)
    for knob in knobs:
        disc = painting.mask(Disc(knob.centre, knob.radius))
        materials.plastic(painting, disc, rgb("#2b2a33"), knob.radius * 0.95, lift=0.14, gloss=1.2)


def stop_sign(painting: Painting, part: PartSpec) -> None:
    """An octagon with white letters on a pale post; the lever that the pegs draw is of the same stuff."""
    cream = rgb("#efe7d6")
    bars = painting.mask(*of_kind(part, specs.Bar), Disc(SIGN_PIVOT, 0.34))
    materials.plastic(painting, joined(painting, bars, 0.1), cream, 0.15, lift=0)
    tip = painting.mask(*of_kind(part, specs.Bar, lambda shape: shape.planes == Plane.PEGS))
    materials.plastic(painting, tip, rgb(part.colour), 0.15, lift=0)
    bolt(painting, SIGN_PIVOT, 0.22)
    (plate,) = [shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Hull)]
    xs, ys = [x for x, _ in plate.points], [y for _, y in plate.points]
    centre = (sum(xs) / len(xs), sum(ys) / len(ys))
    materials.plastic(painting, painting.mask(Poly(plate.points, plate.radius)), rgb("#f7f2e8"), 0.16, lift=0.06)
    face = painting.mask(Poly(ring(centre, 1.32, 8, 22.5 - 2)))
    materials.plastic(painting, face, rgb(part.colour), 0.1, lift=0.03)
    materials.raised(painting, painting.mask(Text("STOP", centre, 0.92, angle=-2)), rgb("#ffffff"), 0.06, lift=0.04)


def lamppost(painting: Painting, part: PartSpec) -> None:
    """A cast column with rings, a bracket and a lamp above the shoe."""
    colour = rgb(part.colour)
    mask = joined(painting, painting.mask(*outlines(part)), 0.3)
    mould(painting, mask, part, 0.28, deep=0.5)
    x = part.foot[0]
    for y, wide, high in (
        (14.6, 0.78, 0.28),
        (15.2, 0.56, 0.2),
        (20.6, 0.46, 0.14),
        (27.2, 0.46, 0.14),
        (33.6, 0.46, 0.16),
    ):
        ring_ = painting.mask(Poly(rounded(x - wide, y - high, x + wide, y + high, high * 0.9)))
        materials.plastic(painting, ring_, mix(colour, (1, 1, 1), 0.08), high, lift=0.08)
    top = (SHOE_PIVOT[0] + 0.35, 35.6)
    hood = Poly(smooth(((top[0] - 0.95, top[1] - 0.35), (top[0] - 0.6, top[1] + 0.4), (top[0], top[1] + 0.65),
                        (top[0] + 0.6, top[1] + 0.4), (top[0] + 0.95, top[1] - 0.35)), steps=8))  # fmt: skip
    materials.plastic(painting, painting.mask(hood), colour, 0.3, lift=0.1)
    tube(painting, ((SHOE_PIVOT[0], 35.3), SHOE_PIVOT), 0.13, rgb("#cfd3d8"))
    bolt(painting, SHOE_PIVOT, 0.2)


def shoe(painting: Painting, part: PartSpec) -> None:
    """A laced boot that hangs from its strap; the sole is what kicks."""
    x, y = SHOE_PIVOT
    colour = rgb(part.colour)
    strap = painting.mask(*of_kind(part, specs.Bar), Disc(SHOE_PIVOT, 0.26))
    materials.plastic(painting, strap, deeper(colour, 0.35), 0.12, lift=0)
    boot = joined(painting, painting.mask(*of_kind(part, specs.Hull)), 0.28)
    materials.plastic(painting, boot, colour, 0.42, lift=0)
    sole = painting.mask(Poly(((x - 1.12, y - 5.62), (x + 1.9, y - 5.62), (x + 1.9, y - 5.16), (x - 1.12, y - 5.16))))
    materials.plastic(painting, sole * boot, rgb("#4a2413"), 0.12, lift=0.05)
    heel = painting.mask(Poly(((x - 0.3, y - 5.64), (x + 0.25, y - 5.64), (x + 0.12, y - 5.42), (x - 0.2, y - 5.42))))
    painting.multiply((0.45, 0.35, 0.32), heel * boot * 0.6)
    cuff = painting.mask(Poly(rounded(x - 1.0, y - 2.75, x + 0.66, y - 2.3, 0.12))) * boot
    materials.plastic(painting, cuff, mix(colour, rgb("#d9a066"), 0.35), 0.12, lift=0.05)
    toe = painting.mask(Stroke(smooth(((x + 0.72, y - 5.15), (x + 0.66, y - 4.75), (x + 0.42, y - 4.4))), 0.035))
    painting.multiply((0.4, 0.3, 0.28), toe * boot * 0.8)
    for k in range(4):
        low = y - 4.35 + 0.42 * k
        left, right = x - 0.12, x + 0.46 - 0.02 * k
        ribs(painting, [((left, low), (right, low + 0.2)), ((left, low + 0.2), (right, low))], 0.055, rgb("#fbf1dc"))
        for at in ((left, low + 0.1), (right, low + 0.1)):
            materials.steel(painting, painting.mask(Disc(at, 0.075)), 0.07, tone=rgb("#e2b34e"), lift=0.03)
    bolt(painting, SHOE_PIVOT, 0.14)
