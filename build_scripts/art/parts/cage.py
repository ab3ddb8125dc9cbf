"""Parts 21 to 24: the rocking base, the washtub, the post and the cage."""

from __future__ import annotations

from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Poly, Stroke, Text
from build_scripts.art.craft.colour import mix, rgb
from build_scripts.art.craft.curves import rounded
from build_scripts.art.craft.painting import Painting
from build_scripts.art.parts.moulding import bolt, deeper, joined, mould, ribs, tube
from build_scripts.art.parts.outlines import of_kind, outlines, solid
from game.games.mousetrap.trap.layout import BASE_C_PIVOT
from game.machine import specs
from game.machine.specs import PartSpec, Point

WHITE = (1.0, 1.0, 1.0)
LIGHT_OAK, LATE_OAK = "#cf8a45", "#8f4d1c"


def base_c(painting: Painting, part: PartSpec) -> None:
    """A beam on a rocker."""
    colour = rgb(part.colour)
    x, y = BASE_C_PIVOT
    rocker = painting.mask(Poly(((x - 0.9, 0.02), (x + 0.9, 0.02), (x + 0.42, y - 0.25), (x - 0.42, y - 0.25)), 0.08))
    mould(painting, rocker, deeper(colour, 0.3), 0.2, deep=0.8)
    beam = joined(painting, painting.mask(*outlines(part)), 0.05)
    mould(painting, beam, part, 0.16, deep=1.4, lift=0.1)
    (hull,) = [shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Hull)]
    left, right = hull.points[0][0], hull.points[1][0]
    middle = (hull.points[0][1] + hull.points[2][1]) / 2
    for at in (left + 0.7, left + 4.2, right - 0.7):
        bolt(painting, (at, middle), 0.13)
    materials.raised(painting, painting.mask(Text("C", (x + 1.0, middle), 0.48)), mix(colour, WHITE, 0.45), 0.05)
    bolt(painting, (x, middle), 0.15)


def _tub(part: PartSpec) -> tuple[Point, ...]:
    bars = [shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Bar)]
    floor, left, right = bars[:3]
    return (floor.a, left.b, right.b, floor.b)


def washtub_back(painting: Painting, part: PartSpec) -> None:
    """The dark inside of the tub with its far rim."""
    points = _tub(part)
    inside = painting.mask(Poly(points, 0.15))
    rim = painting.mask(
        Poly(
            (
                points[1],
                (points[1][0] + 0.3, points[1][1] + 0.34),
                (points[2][0] - 0.1, points[2][1] + 0.34),
                points[2],
            ),
            0.12,
        )
    )
    materials.wood(painting, rim, rgb("#a8672e"), rgb("#6d3812"), 0.12, seed=72, scale=0.02)
    materials.wood(painting, inside, rgb("#7a4520"), rgb("#4a260e"), 0.2, upright=True, seed=71, scale=0.02)
    painting.multiply((0.5, 0.42, 0.45), inside * 0.5)


def washtub(painting: Painting, part: PartSpec) -> None:
    """Staves of oak held by two hoops; low enough in front that the diver is seen to land."""
    points = _tub(part)
    count = 9

    def along(share: float, low: float, high: float) -> tuple[Point, Point]:
        (a, b), (d, c) = (points[0], points[1]), (points[3], points[2])
        left = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (low, high)]
        right = [(d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t) for t in (low, high)]
        first, last = (
            (p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share) for p, q in zip(left, right, strict=True)
        )
        return first, last

    for k in range(count):
        (a, b), (d, c) = along(k / count + 0.006, 0, 0.97), along((k + 1) / count - 0.006, 0, 0.97)
        stave = painting.mask(Poly((a, b, c, d), 0.05))
        seed = 80 + k
        materials.wood(painting, stave, mix(rgb(LIGHT_OAK), rgb(LATE_OAK), 0.07 * (k * 5 % 4)), rgb(LATE_OAK), 0.14,
                       upright=True, lift=0.03, seed=seed, scale=0.02)  # fmt: skip
    walls = joined(painting, painting.mask(*outlines(part)), 0.05)
    materials.wood(painting, walls, rgb(LIGHT_OAK), rgb(LATE_OAK), 0.14, upright=True, lift=0.05, seed=90, scale=0.02)
    for low in (0.2, 0.72):
        (a, _), (b, _) = along(-0.02, low, 1), along(1.02, low, 1)
        hoop = painting.mask(Stroke((a, b), 0.13))
        materials.steel(painting, hoop, 0.12, tone=rgb("#d8dade"), lift=0.06)
        for share in (0.08, 0.5, 0.92):
            bolt(painting, along(share, low, 1)[0], 0.055, rgb("#e9e9ea"))


def post(painting: Painting, part: PartSpec) -> None:
    """A notched post with a shelf for the cage near its top, and a foot."""
    colour = rgb(part.colour)
    shaft = next(s.outline for s in part.shapes if isinstance(s.outline, specs.Hull))
    xs, ys = [p[0] for p in shaft.points], [p[1] for p in shaft.points]
    left, right, low, high = min(xs), max(xs), min(ys), max(ys)
    mask = joined(painting, painting.mask(*outlines(part)), 0.04)
    mould(painting, mask, part, 0.16, deep=0.6)
    notches = [((left + 0.12, y), (right - 0.12, y + 0.22)) for y in [low + 1.2 + 0.8 * i for i in range(15)]]
    ribs(painting, notches, 0.055, mix(colour, WHITE, 0.2))
    foot = painting.mask(
        Poly(
            ((left - 0.35, low - 0.05), (right + 0.35, low - 0.05), (right + 0.1, low + 0.5), (left - 0.1, low + 0.5)),
            0.06,
        )
    )
    mould(painting, foot, part, 0.15, deep=0.6)
    ball = painting.mask(Stroke((((left + right) / 2, high - 0.02), ((left + right) / 2, high)), 0.28))
    materials.plastic(painting, ball, mix(colour, WHITE, 0.1), 0.26, lift=0.06)


def _frame(part: PartSpec) -> tuple[float, float, float, float]:
    """Left, right, low and high of the cage's walls."""
    bars = [s.outline for s in part.shapes if isinstance(s.outline, specs.Bar)]
    xs = [p[0] for bar in bars for p in (bar.a, bar.b)]
    ys = [p[1] for bar in bars for p in (bar.a, bar.b)]
    return min(xs), max(xs), min(ys), max(ys)


def cage_back(painting: Painting, part: PartSpec) -> None:
    """The bars behind the mouse, smaller and darker, and the far hoops."""
    colour = deeper(rgb(part.colour), 0.5)
    left, right, low, high = _frame(part)
    for k in range(1, 8):
        x = left + 0.35 + (right - left - 0.7) * k / 8
        tube(painting, ((x, low + 0.4), (x, high + 0.35)), 0.085, colour, lift=0)
    for y in (low + 0.4, (low + high) / 2 + 0.3, high + 0.35):
        tube(painting, ((left + 0.2, y), (right - 0.2, y)), 0.1, colour, lift=0.05)


def cage(painting: Painting, part: PartSpec) -> None:
    """Walls and roof that collide, and between them thin bars through which the mouse is seen."""
    colour = rgb(part.colour)
    left, right, low, high = _frame(part)
    shares = [0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9]
    for share in shares:
        x = left + (right - left) * share
        tube(painting, ((x, low), (x, high)), 0.1, colour, lift=0.06)
    for y in (low, (low + high) / 2):
        tube(painting, ((left, y), (right, y)), 0.13, colour, lift=0.08)
    roof = joined(painting, painting.mask(*outlines(part, solid)), 0.06)
    mould(painting, roof, part, 0.16, deep=0.5, lift=0.08)
    lip = painting.mask(*of_kind(part, specs.Hull))
    materials.plastic(painting, lip, mix(colour, WHITE, 0.08), 0.12, lift=0.05)
    for x in (left, right):
        for y in (low, (low + high) / 2):
            knob = painting.mask(Poly(rounded(x - 0.19, y - 0.19, x + 0.19, y + 0.19, 0.12)))
            materials.plastic(painting, knob, mix(colour, WHITE, 0.1), 0.15, lift=0.05)
