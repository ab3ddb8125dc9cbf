"""Parts 9 to 11, 13 and the marbles: the rickety stairs, the bucket, the rain gutter."""

from __future__ import annotations

from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Disc, Outline, Poly, Stroke
from build_scripts.art.craft.colour import mix, rgb
from build_scripts.art.craft.curves import rounded
from build_scripts.art.craft.painting import Painting
from build_scripts.art.parts.moulding import bolt, deepen, deeper, joined, mould, ribs, tube
from build_scripts.art.parts.outlines import of_kind, outlines, solid
from game.games.mousetrap.trap.layout import BUCKET_PIVOT, Plane
from game.games.mousetrap.trap.tower import LANDING, TOP, WIDTH, X0, flight
from game.machine import specs
from game.machine.specs import PartSpec, Point


def tower(painting: Painting, part: PartSpec) -> None:
    """What carries the stairs: four posts, cross braces, a foot, and rails behind the flights."""
    colour = deeper(rgb(part.colour), 0.30)
    far = deeper(rgb(part.colour), 0.52)
    left, right = X0 - 0.1, X0 + WIDTH + 0.1
    low, high = 0.55, TOP + 0.7
    inner = (left + 0.75, right - 0.75)
    for x in inner:
        tube(painting, ((x, low), (x, high + 1.6)), 0.15, far)
    tube(painting, ((inner[0], 9.4), (inner[1], 1.2)), 0.12, far)
    tube(painting, ((inner[0], 1.2), (inner[1], 9.4)), 0.12, far)
    for level in range(3):
        _rail(painting, level, far)
    for x in (left, right):
        mask = painting.mask(Stroke(((x, low), (x, high if x == right else high + 0.5)), 0.2))
        deepen(painting, mask, colour, 0.8)
        materials.plastic(painting, mask, colour, 0.17, lift=0.1)
    for y in (1.5, 10.4):
        bar = painting.mask(Stroke(((left, y), (right, y)), 0.17))
        materials.plastic(painting, bar, colour, 0.16, lift=0.12)
        for x in (left, right):
            bolt(painting, (x, y), 0.16)
    for x, y in (BUCKET_PIVOT, (BUCKET_PIVOT[0] - 1.95, BUCKET_PIVOT[1] - 0.3)):
        tube(painting, ((LANDING.a[0] + 0.5, LANDING.a[1]), (x, y)), 0.13, colour)
    a, b = LANDING.a, (left, TOP - 3.2)
    tube(painting, ((a[0] + 0.7, a[1] - 0.1), b), 0.14, colour)
    foot = painting.mask(Poly(rounded(left - 0.7, 0.02, right + 0.7, 0.6, 0.2)))
    mould(painting, foot, part, 0.2)
    bolt(painting, (left - 0.2, 0.32), 0.14)
    bolt(painting, (right + 0.2, 0.32), 0.14)


def _rail(painting: Painting, level: int, colour: tuple[float, float, float]) -> None:
    """The hand rail of one flight: a post on every tread and a bar over them."""
    tops: list[Point] = []
    for tread in flight(level):
        x, y = (tread.a[0] + tread.b[0]) / 2, tread.a[1]
        tops.append((x, y + 1.75))
        tube(painting, ((x, y), (x, y + 1.75)), 0.065, colour, lift=0.05)
    slope = (tops[-1][1] - tops[0][1]) / (tops[-1][0] - tops[0][0])
    reach = 0.7 if tops[-1][0] > tops[0][0] else -0.7
    first = (tops[0][0] - reach, tops[0][1] - reach * slope)
    last = (tops[-1][0] + reach, tops[-1][1] + reach * slope)
    tube(painting, (first, last), 0.085, colour, lift=0.06)
    tube(painting, ((first[0], first[1] - 0.8), (last[0], last[1] - 0.8)), 0.06, colour, lift=0.05)


def stairs(painting: Painting, part: PartSpec) -> None:
    """Treads with a string below each flight, end walls, the landing and the ledge of the bucket."""
    colour = rgb(part.colour)
    for level in range(3):
        treads = flight(level)
        (x, y), (u, v) = treads[0].a, treads[-1].b
        string = Poly(((x, y - 0.1), (u, v - 0.1), (u, v - 0.42), (x, y - 0.42)), 0.06)
        mould(painting, painting.mask(string), deeper(colour, 0.22), 0.12, deep=0.6)
    walls = joined(painting, painting.mask(*outlines(part)), 0.05)
    deepen(painting, walls, colour, 1.1)
    materials.plastic(painting, walls, colour, 0.1, lift=0.08)
    for level in range(3):
        for tread in flight(level):
            nose = tread.b
            materials.plastic(painting, painting.mask(Disc(nose, 0.1)), mix(colour, (1, 1, 1), 0.25), 0.09, lift=0)


def bucket_back(painting: Painting, part: PartSpec) -> None:
    """The inside of the bucket and its wire handle, behind the marble."""
    points = _bucket_outline(part)
    handle = Stroke(_handle(points), 0.07)
    materials.steel(painting, painting.mask(handle), 0.07, lift=0)
    inside = painting.mask(Poly(points, 0.12))
    materials.plastic(painting, inside, deeper(rgb(part.colour), 0.62), 0.3, lift=0, gloss=0.3)


def _bucket_outline(part: PartSpec) -> tuple[Point, ...]:
    floor, left, right = (shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Bar))
    return (floor.a, left.b, right.b, floor.b)


def _handle(points: tuple[Point, ...]) -> tuple[Point, ...]:
    (x, y), (u, v) = points[1], points[2]
    steps = [i / 14 for i in range(15)]
    return tuple((x + (u - x) * t, y + (v - y) * t + 4 * 1.25 * t * (1 - t)) for t in steps)


def bucket(painting: Painting, part: PartSpec) -> None:
    """Clear green plastic in front, so that the marble shows, with a rim, a hoop and ears."""
    colour = rgb(part.colour)
    points = _bucket_outline(part)
    front = painting.mask(Poly(points, 0.12))
    pane = Painting(painting.area, painting.light, finer=1)
    materials.plastic(pane, front, colour, 0.5, lift=0, gloss=1.3)
    painting.lay(pane.rgb, pane.cover * 0.62)
    walls = joined(painting, painting.mask(*outlines(part)), 0.1)
    materials.plastic(painting, walls, colour, 0.12, lift=0)
    (x, y), (u, v) = points[1], points[2]
    rim = painting.mask(Stroke((points[1], points[2]), 0.13)) * front
    materials.plastic(painting, rim, mix(colour, (1, 1, 1), 0.15), 0.12, lift=0.06)
    for share in (0.36, 0.72):
        a = tuple(p + (q - p) * share for p, q in zip(points[0], points[1], strict=True))
        b = tuple(p + (q - p) * share for p, q in zip(points[3], points[2], strict=True))
        hoop = painting.mask(Stroke(((a[0], a[1]), (b[0], b[1])), 0.055))
        materials.plastic(painting, hoop * front, mix(colour, (1, 1, 1), 0.1), 0.05, lift=0.03)
    for at in ((x, y), (u, v)):
        bolt(painting, at, 0.11)
    bolt(painting, BUCKET_PIVOT, 0.14)


def marble(painting: Painting, part: PartSpec) -> None:
    """Steel."""
    (ball,) = [shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Disc)]
    materials.sphere(painting, ball.centre, ball.radius)


def gutter_back(painting: Painting, part: PartSpec) -> None:
    """The far wall of the trough, and the post with its foot."""
    colour = rgb(part.colour)
    for bar in of_kind(part, specs.Bar, lambda shape: shape.planes == Plane.SEE):
        mask = painting.mask(bar)
        deepen(painting, mask, colour, 0.6)
        materials.plastic(painting, mask, deeper(colour, 0.15), 0.2, lift=0.1)
    x = part.foot[0]
    foot = painting.mask(Poly(((x - 1.1, 0.02), (x + 1.1, 0.02), (x + 0.8, 0.5), (x - 0.8, 0.5)), 0.06))
    mould(painting, foot, part, 0.2)
    far = [_raised(bar, 0.95) for bar in _run(part)[1:]]
    materials.plastic(painting, painting.mask(*far), deeper(colour, 0.5), 0.2, lift=0.1, gloss=0.4)


def _run(part: PartSpec) -> list[specs.Bar]:
    return [shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Bar) and solid(shape)]


def _raised(bar: specs.Bar, high: float) -> Outline:
    (x, y), (u, v) = bar.a, bar.b
    return Poly(((x, y), (u, v), (u + 0.24, v + high), (x + 0.24, y + high)), bar.radius)


def gutter(painting: Painting, part: PartSpec) -> None:
    """The floor that the marble rolls on, with the near lip below it, and clamps."""
    colour = rgb(part.colour)
    run = _run(part)
    lips = [Poly((bar.a, bar.b, (bar.b[0], bar.b[1] - 0.42), (bar.a[0], bar.a[1] - 0.42)), 0.06) for bar in run[1:]]
    lip = joined(painting, painting.mask(*lips), 0.1)
    materials.plastic(painting, lip, deeper(colour, 0.2), 0.2, lift=0)
    floor = painting.mask(*outlines(part, solid))
    materials.plastic(painting, joined(painting, floor, 0.1), mix(colour, (1, 1, 1), 0.08), 0.1, lift=0.06)
    for bar in run[2:]:
        for share in (0.12, 0.5, 0.88):
            x, y = (p + (q - p) * share for p, q in zip(bar.a, bar.b, strict=True))
            ribs(painting, [((x - 0.02, y - 0.1), (x - 0.16, y - 0.5))], 0.1, mix(colour, (1, 1, 1), 0.12))
