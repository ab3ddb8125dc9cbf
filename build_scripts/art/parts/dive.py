"""Parts 12 and 14 to 20: Base B, the plumbing with its helping hand, the bathtub, the board and the diver."""

from __future__ import annotations

import math

from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Disc, Oval, Poly, Stroke, Text
from build_scripts.art.craft.colour import RGB, mix, rgb
from build_scripts.art.craft.curves import rounded, smooth
from build_scripts.art.craft.light import blur
from build_scripts.art.craft.painting import Painting
from build_scripts.art.parts.moulding import bolt, deepen, deeper, joined, mould, ribs, tube
from build_scripts.art.parts.outlines import of_kind, outlines, solid
from game.games.mousetrap.trap.layout import BOARD_PIVOT, ROD_PIVOT, Plane
from game.machine import specs
from game.machine.specs import PartSpec, Point

WHITE = (1.0, 1.0, 1.0)


def base_b(painting: Painting, part: PartSpec) -> None:
    """A long foot, the fork of the board, the pads and the diver's ledge."""
    colour = rgb(part.colour)
    fork = joined(painting, painting.mask(*of_kind(part, specs.Bar)), 0.2)
    stops = painting.mask(*of_kind(part, specs.Disc))
    ledge = painting.mask(*of_kind(part, specs.Hull, solid))
    foot = painting.mask(*of_kind(part, specs.Hull, lambda shape: not solid(shape)))
    pads = [d for d in of_kind(part, specs.Disc) if isinstance(d, Disc)]
    props = painting.mask(*(Poly(((d.centre[0] - 0.4, 0.2), (d.centre[0] + 0.4, 0.2), (d.centre[0] + 0.16, d.centre[1]),
                                  (d.centre[0] - 0.16, d.centre[1]))) for d in pads))  # fmt: skip
    mould(painting, joined(painting, props * (1 - stops), 0.05), deeper(colour, 0.15), 0.14, deep=0.6)
    mould(painting, stops, deeper(colour, 0.1), 0.18, deep=0.6)
    x, y = ROD_PIVOT
    prop = painting.mask(
        Poly(((x - 0.75, 0.3), (x + 0.75, 0.3), (x + 0.3, y), (x - 0.3, y)), 0.12), Disc(ROD_PIVOT, 0.45)
    )
    mould(painting, joined(painting, prop, 0.1), deeper(colour, 0.1), 0.2, deep=0.8)
    mould(painting, fork, part, 0.24, deep=1.0)
    mould(painting, ledge, part, 0.2, deep=1.2)
    mould(painting, joined(painting, foot, 0.05), part, 0.2, deep=1.4, lift=0.1)
    left, right = part.foot[0] - 13.0, part.foot[0] + 14.2
    steps = [left + 0.6 + 0.62 * i for i in range(int((right - left - 1.2) / 0.62))]
    ribs(
        painting,
        [((x, 0.12), (x, 0.32)) for x in steps if abs(x - part.foot[0] - 1.6) > 0.6],
        0.05,
        deeper(colour, 0.2),
    )
    letter = painting.mask(Text("B", (part.foot[0] + 1.6, 0.26), 0.52))
    materials.raised(painting, letter, mix(colour, WHITE, 0.45), 0.05)
    bolt(painting, BOARD_PIVOT, 0.2)


def plumbing(painting: Painting, part: PartSpec) -> None:
    """A standing pipe with flanges, an elbow with a red valve, and two waving hands."""
    colour = rgb(part.colour)
    x = part.foot[0]
    for y, reach in ((15.3, 0.6), (11.6, 0.0)):
        _arm(painting, (x, y - 0.6), reach, colour)
    tube(painting, ((x, 16.2), (x + 1.6, 16.2)), 0.2, deeper(colour, 0.2))
    elbow = smooth(((x, 13.4), (x + 1.3, 13.4), (x + 1.75, 13.0), (x + 1.75, 11.6)))
    tube(painting, elbow, 0.34, deeper(colour, 0.08))
    for at, wide, high in (((x + 0.85, 13.4), 0.16, 0.52), ((x + 1.75, 11.7), 0.55, 0.16)):
        flange = painting.mask(Poly(rounded(at[0] - wide, at[1] - high, at[0] + wide, at[1] + high, 0.13)))
        materials.plastic(painting, flange, mix(colour, WHITE, 0.1), 0.13, lift=0.08)
    tube(painting, ((x + 1.75, 14.2), (x + 1.75, 13.6)), 0.1, rgb("#cfd3d8"))
    valve = painting.mask(Stroke(((x + 1.2, 14.3), (x + 2.3, 14.3)), 0.17), Disc((x + 1.75, 14.3), 0.26))
    materials.plastic(painting, joined(painting, valve, 0.1), rgb("#d9342b"), 0.16, lift=0.1)
    pipe = painting.mask(*of_kind(part, specs.Bar))
    mould(painting, joined(painting, pipe, 0.12), part, 0.38, deep=0.4)
    for y in (0.62, 5.2, 9.4, 16.6, 18.7):
        flange = painting.mask(Poly(rounded(x - 0.66, y - 0.17, x + 0.66, y + 0.17, 0.14)))
        materials.plastic(painting, flange, mix(colour, WHITE, 0.1), 0.15, lift=0.1)
    materials.plastic(painting, painting.mask(*of_kind(part, specs.Disc)), rgb("#d9342b"), 0.18, lift=0.06)
    bolt(painting, (x, 9.4), 0.12)


def _arm(painting: Painting, at: Point, reach: float, colour: RGB) -> None:
    """A pipe that ends in a waving hand, up to the left."""
    x, y = at
    wave = smooth(((x, y), (x - 1.6, y + 0.15), (x - 3.0, y + 0.95 + reach * 0.2), (x - 4.4 - reach, y + 1.5)))
    tube(painting, wave, 0.27, deeper(colour, 0.16))
    hand = (x - 4.9 - reach, y + 1.7)
    cuff = painting.mask(Stroke(((hand[0] + 0.5, hand[1] + 0.22), (hand[0] + 0.38, hand[1] - 0.55)), 0.14))
    palm = [Oval(hand, (0.52, 0.46))]
    fingers = [Stroke(((hand[0] - 0.2, hand[1] + 0.05), (hand[0] + dx, hand[1] + dy)), 0.14)
               for dx, dy in ((-1.15, -0.1), (-1.2, 0.42), (-0.95, 0.86), (-0.5, 1.05))]  # fmt: skip
    thumb = Stroke((hand, (hand[0] - 0.1, hand[1] - 0.8)), 0.14)
    glove = joined(painting, painting.mask(*palm, *fingers, thumb), 0.06)
    materials.plastic(painting, glove, deeper(colour, 0.05), 0.14, lift=0.1)
    materials.plastic(painting, cuff, mix(colour, WHITE, 0.12), 0.12, lift=0.06)


def helping_hand(painting: Painting, part: PartSpec) -> None:
    """A rod with a gloved hand for the marble and a bent finger on top."""
    colour = rgb(part.colour)
    rod = joined(painting, painting.mask(*outlines(part)), 0.12)
    materials.plastic(painting, rod, colour, 0.15, lift=0)
    hand = next(s.outline for s in part.shapes if s.planes == Plane.BALL and isinstance(s.outline, specs.Bar))
    (hx, hy), (u, v) = hand.a, hand.b
    lean = math.atan2(v - hy, u - hx)
    along, across = (math.cos(lean), math.sin(lean)), (math.sin(lean), -math.cos(lean))

    def spot(far: float, side: float) -> Point:
        return hx + along[0] * far + across[0] * side, hy + along[1] * far + across[1] * side

    cuff = painting.mask(Stroke((spot(-0.1, -0.36), spot(-0.1, 0.28)), 0.2))
    palm = Poly((spot(0.2, -0.12), spot(0.2, 0.0), spot(0.95, 0.0), spot(0.95, -0.2)), 0.14)
    fingers = [Stroke((spot(0.7, side), spot(tip, side * 1.5)), 0.11)
               for side, tip in ((-0.30, 1.5), (-0.12, 1.72), (0.02, 1.66))]  # fmt: skip
    thumb = Stroke((spot(0.4, -0.15), spot(0.85, -0.62)), 0.11)
    glove = joined(painting, painting.mask(palm, *fingers, thumb), 0.05)
    materials.plastic(painting, glove, rgb("#f7f1e4"), 0.13, lift=0.08)
    materials.plastic(painting, cuff, rgb("#d9342b"), 0.15, lift=0.06)
    x, y = ROD_PIVOT
    socket = Poly(((x - 0.42, y - 0.2), (x + 0.42, y - 0.2), (x + 0.24, y + 0.3), (x - 0.24, y + 0.3)), 0.1)
    materials.plastic(painting, painting.mask(socket), deeper(colour, 0.2), 0.16, lift=0.06)
    bolt(painting, ROD_PIVOT, 0.2)


def thing(painting: Painting, part: PartSpec) -> None:
    """The thing-a-ma-jig: a plate with a seat for the marble, a wall, and a socket on the pipe."""
    colour = rgb(part.colour)
    bars = [shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Bar)]
    left, right = min(bar.a[0] for bar in bars), max(bar.b[0] for bar in bars)
    y = bars[0].a[1]
    gap = [bar.b[0] for bar in bars if abs(bar.a[1] - bar.b[1]) < 0.01]
    under = painting.mask(
        Poly(((left + 0.1, y - 0.05), (gap[0], y - 0.05), (gap[0], y - 0.95), (left + 0.25, y - 0.95)), 0.05)
    )
    mould(painting, under, deeper(colour, 0.12), 0.2, deep=0.8)
    shelf = [Stroke(((bar.a[0], bar.a[1] - 0.08), (bar.b[0], bar.b[1] - 0.08)), bar.radius) for bar in bars]
    plate = joined(painting, painting.mask(*outlines(part), *shelf), 0.05)
    mould(painting, plate, part, 0.12, deep=1.1)
    rail = painting.mask(Stroke(((gap[-1] if len(gap) > 1 else left, y - 0.3), (right, y - 0.3)), 0.09))
    materials.plastic(painting, rail, deeper(colour, 0.15), 0.09, lift=0.05)
    materials.raised(painting, painting.mask(Text("16", (left + 0.55, y - 0.5), 0.6)), mix(colour, WHITE, 0.35), 0.05)


def bathtub_back(painting: Painting, part: PartSpec) -> None:
    """The inside of the tub behind the marble: warm white enamel, and the dark drain below the plug."""
    points = _tub(part)
    inside = painting.mask(Poly(points, 0.1))
    materials.plastic(painting, inside, rgb("#e4e0da"), 0.7, lift=0, gloss=0.6)
    drain = painting.mask(Poly((points[2], points[3], points[4], (points[4][0], points[2][1]))))
    painting.multiply((0.45, 0.47, 0.55), blur(drain, 0.25 * painting.unit) * inside * 0.75)
    rim = painting.mask(Stroke(_tub_rim(part), 0.24))
    mould(painting, rim, rgb("#f3efe9"), 0.2, deep=0.7, lift=0.12)


def _tub(part: PartSpec) -> tuple[Point, ...]:
    a, b, c, d = (shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Bar))
    return (a.a, a.b, b.b, c.b, d.b, d.a)


def _tub_rim(part: PartSpec) -> tuple[Point, Point]:
    points = _tub(part)
    return (points[0][0] - 0.25, points[0][1]), (points[-1][0] + 0.25, points[-1][1])


def bathtub(painting: Painting, part: PartSpec) -> None:
    """Cut open in front: the wall that the marble rolls along, the belly below it, a spout, claw feet of brass."""
    white, gold = rgb(part.colour), rgb("#e2ad3d")
    points = _tub(part)
    (x, y), (u, v), low = points[1], points[2], points[3][1]
    belly = Poly(
        smooth(((x, y), (x + 0.2, y - 0.95), (x + 1.6, y - 1.35), (u - 0.5, v - 0.85), (u, v - 0.55), (u, v))), 0.1
    )
    mask = joined(painting, painting.mask(belly, *outlines(part)), 0.12)
    pane = Painting(painting.area, painting.light, finer=1)
    materials.plastic(pane, painting.mask(Poly(points, 0.1)), white, 0.9, lift=0, gloss=1.2)
    painting.lay(pane.rgb, pane.cover * 0.34)
    for at in ((x + 0.95, y - 1.35), (u - 0.75, v - 0.95)):
        claw = painting.mask(Stroke((at, (at[0] - 0.12, at[1] - 0.42)), 0.2), Disc((at[0] - 0.14, at[1] - 0.52), 0.26))
        materials.plastic(painting, joined(painting, claw, 0.08), gold, 0.2, lift=0.05, gloss=1.3)
    mould(painting, mask, white, 0.16, deep=0.5, gloss=1.2)
    stripe = painting.mask(Stroke(((x + 0.55, y - 0.62), (u - 0.5, v - 0.34)), 0.06))
    painting.tint(rgb("#e8688e"), stripe * 0.9)
    for wall in (points[3], points[4]):
        ring_ = painting.mask(Stroke(((wall[0] - 0.16, low + 0.1), (wall[0] + 0.16, low + 0.1)), 0.13))
        materials.plastic(painting, ring_, gold, 0.12, lift=0.05)
    for wall in (points[0], points[-1]):
        lip = painting.mask(Disc(wall, 0.2))
        materials.plastic(painting, lip, white, 0.18, lift=0.06)


def diving_board(painting: Painting, part: PartSpec) -> None:
    """A thin springy plank with grips at the wet end and a rivet at its axle."""
    colour = rgb(part.colour)
    (bar,) = [shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Bar)]
    (x, y), (u, v) = bar.a, bar.b
    lean = math.atan2(v - y, u - x)
    boss = painting.mask(Disc(BOARD_PIVOT, 0.42))
    materials.plastic(painting, boss, deeper(colour, 0.2), 0.25, lift=0)
    plank = joined(painting, painting.mask(*outlines(part)), 0.05)
    deepen(painting, plank, colour, 0.7)
    materials.plastic(painting, plank, colour, 0.13, lift=0)
    for k in range(9):
        far = 0.35 + 0.28 * k
        at = (x + far * math.cos(lean), y + far * math.sin(lean))
        grip = ((at[0] - 0.02, at[1] - 0.09), (at[0] + 0.1, at[1] + 0.12))
        ribs(painting, [grip], 0.04, mix(colour, WHITE, 0.3))
    bolt(painting, BOARD_PIVOT, 0.22)


def diver(painting: Painting, part: PartSpec) -> None:
    """A diver moulded like a peg doll, filling his outline: arms up beside the head, striped suit, flippers."""
    colour, skin = rgb(part.colour), rgb("#fbd6c2")
    (hull,) = [shape.outline for shape in part.shapes if isinstance(shape.outline, specs.Hull)]
    (x, y), (u, _), (right, high), (left, _) = hull.points
    whole = painting.mask(Poly(hull.points, hull.radius))
    m, tall = (x + u) / 2, high - y
    materials.plastic(painting, whole, deeper(colour, 0.25), 0.2, lift=0)
    suit = (
        painting.mask(Poly(((x + 0.12, y + 0.3), (u - 0.12, y + 0.3), (u - 0.3, y + 2.1), (x + 0.3, y + 2.1)), 0.08))
        * whole
    )
    materials.plastic(painting, suit, colour, 0.3, lift=0.03)
    for low in (0.72, 1.16, 1.6, 2.02):
        curve = smooth(((x - 0.2, y + low + 0.05), (m, y + low - 0.07), (u + 0.2, y + low + 0.05)))
        painting.tint(rgb("#fff6ea"), painting.mask(Stroke(curve, 0.105)) * suit * 0.95)
    legs = painting.mask(Stroke(((m, y + 0.2), (m, y + 1.05)), 0.035)) * whole
    painting.multiply((0.45, 0.2, 0.32), legs * 0.8)
    for side, top in ((-1, left), (1, right)):
        shoulder = (m + 0.43 * side, y + 2.1)
        arm = painting.mask(Stroke((shoulder, (top - 0.13 * side, y + tall - 0.16)), 0.13)) * whole
        materials.plastic(painting, arm, skin, 0.13, lift=0.04)
    flippers = painting.mask(Poly(rounded(x, y, u, y + 0.4, 0.1))) * whole
    materials.plastic(painting, flippers, rgb("#ffd02b"), 0.15, lift=0.05)
    painting.multiply((0.5, 0.35, 0.2), painting.mask(Stroke(((m, y), (m, y + 0.36)), 0.03)) * flippers * 0.8)
    face(painting, (m, y + 2.72), skin)


def face(painting: Painting, at: Point, skin: RGB) -> None:
    """A round head with a bathing cap, eyes and a smile."""
    x, y = at
    materials.plastic(painting, painting.mask(Disc(at, 0.39)), skin, 0.38, lift=0.08)
    below = Poly(((x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 0.1), (x - 1, y + 0.14)))
    materials.plastic(painting, painting.mask(Disc((x, y + 0.04), 0.4), minus=(below,)), rgb("#2c6fd6"), 0.3, lift=0.04)
    for side in (-1, 1):
        painting.tint(rgb("#241318"), painting.mask(Disc((x + 0.14 * side, y - 0.02), 0.055)))
    smile = Stroke(smooth(((x - 0.13, y - 0.16), (x, y - 0.22), (x + 0.13, y - 0.16))), 0.028)
    painting.tint(rgb("#a3273b"), painting.mask(smile))
