"""The mice: moulded figures with a badge on the chest for the board, and on a plinth for choosing a seat."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
from PIL import Image

from build_scripts.art.craft.area import Area, Array, Disc, Poly
from build_scripts.art.craft.colour import RGB, flat, mix, ramp, rgb
from build_scripts.art.craft.curves import ring, smooth
from build_scripts.art.craft.light import blur
from build_scripts.art.craft.painting import SHADE, Painting
from build_scripts.art.craft.sculpture import LIGHT, Place, View, ball, cord, dish, ellipsoid, limb, look, melt, prism
from build_scripts.art.craft.sprite import QUALITY, Sprite

PER = 3.0
FIGURE_PER = 2.5
MEDAL = 0.58
NECK: Place = (0, 2.0, 0.08)
"""The middle of the head, about which it tilts."""
BODY, EYE, NOSE, BADGE, PAW, PLINTH = range(6)
GLOVE = rgb("#fdf4e2")
"""White gloves, as the pointing hand has: before a mouse's own colour, hands of that colour are not seen."""


@dataclass(frozen=True)
class Seat:
    """Colour and badge: its sides and turn, its size. The letter is the language's own, so it is not painted."""

    colour: str
    sides: int
    turn: float
    reach: float


SEATS = {
    "red": Seat("#de0700", 0, 0, 1.0),
    "blue": Seat("#0b2ad1", 4, -45, 1.2),
    "green": Seat("#16d09e", 3, -90, 1.32),
    "yellow": Seat("#ffea09", 4, -90, 1.24),
    "coal": Seat("#3a3431", 5, -90, 1.1),
}


@dataclass(frozen=True)
class Pose:
    """How a mouse holds itself."""

    lift: float = 0.0
    lean: float = 0.0
    ears: float = 0.0
    hands: tuple[Place, Place] = ((-0.60, 1.06, 0.66), (0.60, 1.06, 0.66))
    feet: tuple[Place, Place] = ((-0.42, 0.13, 0.36), (0.42, 0.13, 0.36))
    eye: float = 0.105
    tail: float = 1.0
    look: float = 0.0  # Degrees by which the face is raised.
    gloves: bool = False
    elbows: tuple[Place, Place] | None = None
    fingers: Place = (0.0, 0.0, 0.0)  # From the right hand to the tip of its middle finger.
    gasp: bool = False


POSES = {
    "stand": Pose(),
    "hop": Pose(
        lift=0.34,
        lean=-8,
        ears=0.22,
        hands=((-0.92, 1.62, 0.34), (0.92, 1.62, 0.34)),
        feet=((-0.5, 0.0, 0.1), (0.5, 0.0, 0.1)),
        tail=0.5,
    ),
    "watch": Pose(ears=0.1, eye=0.135, tail=1.15, look=24),
    "caught": Pose(
        ears=-0.3,
        hands=((-0.72, 1.74, 0.78), (0.72, 1.74, 0.78)),
        eye=0.15,
        tail=1.25,
        gloves=True,
        elbows=((-0.92, 1.25, 0.4), (0.92, 1.25, 0.4)),
        fingers=(-0.17, 0.06, 0.12),
        gasp=True,
    ),
    "hide": Pose(
        ears=-0.26,
        hands=((-0.36, 1.99, 0.9), (0.36, 1.99, 0.9)),
        tail=0.8,
        gloves=True,
        elbows=((-1.06, 1.42, 0.45), (1.06, 1.42, 0.45)),
        fingers=(-0.12, 0.42, 0.02),
    ),
    "dance": Pose(
        lift=0.2,
        lean=6,
        ears=0.25,
        hands=((-1.0, 1.95, 0.3), (0.98, 1.5, 0.42)),
        feet=((-0.5, 0.34, 0.5), (0.4, -0.05, 0.2)),
        eye=0.115,
        tail=1.35,
    ),
}


BRIEFLY, BRIEF = ("hide", "dance"), (1.7, 60)
"""Seen small and for moments only, these are stored coarser: all pictures together may take so much room."""


def sprites() -> Iterator[Sprite]:
    """Board figures in six poses, figures on a plinth, and the pawn's shadow."""
    for name, pose in POSES.items():
        per, quality = BRIEF if name in BRIEFLY else (PER, QUALITY)
        view, area = pawn(pose, per)
        for colour, seat in SEATS.items():
            picture = paint(view, area, seat, pose)
            yield Sprite(f"mice/{colour}_{name}", picture, per, quality=quality, anchor=_foot(area))
    for colour, seat in SEATS.items():
        view, area = figure(seat)
        picture = paint(view, area, seat, Pose(), ground=True)
        yield Sprite(f"mice/{colour}_figure", picture, FIGURE_PER, anchor=_foot(area))
    yield pawn_shadow()


def _foot(area: Area) -> tuple[float, float]:
    return area.pixel((0, 0))


def pawn(pose: Pose, per: float = PER) -> tuple[View, Area]:
    """A board figure seen from the front, 60 units high."""
    scale = 60 / 3.0
    area = Area(-1.62, -0.32, 1.72, 3.5, scale * per, up=True)
    x, y = area.finer(2).coordinates()
    return look(lambda points: mouse(_posed(points, pose), pose), x, y, 14), area


def _posed(points: Array, pose: Pose) -> Array:
    a = math.radians(pose.lean)
    x, y = points[:, 0], points[:, 1] - pose.lift
    return np.stack([math.cos(a) * x + math.sin(a) * y, -math.sin(a) * x + math.cos(a) * y, points[:, 2]], -1)


def mouse(points: Array, pose: Pose) -> tuple[Array, Array]:
    """The mouse that stands upright and holds its badge."""
    body = ellipsoid(points, (0, 0.88, 0), (0.76, 0.92, 0.66))
    face = partial(_raised, pose.look)
    head = melt(ball(points, NECK, 0.66), ellipsoid(points, face((0, 1.83, 0.5)), (0.36, 0.29, 0.36)), 0.3)
    whole = melt(body, head, 0.34)
    for side in (-1, 1):
        foot = pose.feet[side > 0]
        whole = _arm(points, whole, pose, side)
        whole = melt(whole, ellipsoid(points, foot, (0.3, 0.16, 0.42)), 0.12)
        ear = dish(points, (0.70 * side, 2.58 + pose.ears * 0.35, -0.06), (0.28 * side, 0.1, 1.0), 0.52, 0.11)
        whole = melt(whole, ear, 0.10)
    t = pose.tail
    tail = [(0.3, 0.3, -0.45), (0.95, 0.16, -0.5), (1.32, 0.45, -0.4), (1.3, 0.95 * t, -0.3), (1.05, 1.1 * t, -0.25)]
    whole = melt(whole, cord(points, bent(tail), 0.13, 0.075), 0.1)
    parts = [whole]
    dark = [ball(points, face((0.27 * side, 2.12, 0.62)), pose.eye) for side in (-1, 1)]
    dark += [ellipsoid(points, (0, 1.62, 0.76), (0.15, 0.16, 0.1))] if pose.gasp else []
    parts.append(np.min(dark, axis=0))
    parts.append(ellipsoid(points, face((0, 1.93, 0.87)), (0.15, 0.12, 0.12)))
    parts.append(_medallion(points))
    parts += [np.minimum(*(_glove(points, pose, side) for side in (-1, 1)))] if pose.gloves else []
    return np.min(parts, axis=0), np.argmin(parts, axis=0)


def _arm(points: Array, body: Array, pose: Pose, side: int) -> Array:
    """The body with an arm, bent where the pose has elbows, and a hand unless that is in a glove."""
    hand, shoulder = pose.hands[side > 0], (0.56 * side, 1.32, 0.18)
    if pose.elbows is None:
        body = melt(body, limb(points, shoulder, hand, 0.2, 0.16), 0.14)
    else:
        elbow = pose.elbows[side > 0]
        body = melt(body, limb(points, shoulder, elbow, 0.2, 0.17), 0.12)
        body = melt(body, limb(points, elbow, hand, 0.17, 0.15), 0.04)
    return body if pose.gloves else melt(body, ball(points, hand, 0.2), 0.06)


def _glove(points: Array, pose: Pose, side: int) -> Array:
    """A palm and three fingers that lie side by side, with a gap between them."""
    (x, y, z), (across, up, front) = pose.hands[side > 0], pose.fingers
    palm = ball(points, (x, y, z), 0.24)
    for spread in (-1, 0, 1):
        tip = x + side * across + _SPREAD * spread * up, y + up - _SPREAD * spread * side * across, z + front
        palm = melt(palm, limb(points, (x, y, z), tip, 0.125, 0.105), 0.03)
    return palm


_SPREAD = 0.42
"""How far apart the fingers are, of their length."""


def _raised(degrees: float, spot: Place) -> Place:
    """A place on the face, after the head was tilted back."""
    if not degrees:
        return spot
    (across, up, front), (_, neck_up, neck_front) = spot, NECK
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    up, front = up - neck_up, front - neck_front
    return across, neck_up + c * up + s * front, neck_front + c * front - s * up


def _medallion(points: Array) -> Array:
    own = points - np.array((0, 0.86, 0.70), np.float32)
    along = own[:, 2]
    across = np.hypot(own[:, 0], own[:, 1])
    return np.hypot(np.maximum(across - MEDAL, 0), np.maximum(np.abs(along) - 0.05, 0)) - 0.05


def bent(knots: list[Place]) -> list[Place]:
    """The knots with points between them on a smooth curve."""
    flat_xy = [(x, y) for x, y, _ in knots]
    curve = smooth(flat_xy, steps=2)
    depths = np.interp(np.linspace(0, 1, len(curve)), np.linspace(0, 1, len(knots)), [z for *_, z in knots])
    return [(x, y, float(z)) for (x, y), z in zip(curve, depths, strict=True)]


def figure(seat: Seat) -> tuple[View, Area]:
    """A mouse on a plinth in the shape of its badge, hands folded, looking to the left; 170 units high."""
    area = Area(-1.75, -0.72, 2.45, 3.75, 150 / 3.3 * FIGURE_PER, up=True)
    x, y = area.finer(2).coordinates()
    turn = math.radians(-38)
    c, s = math.cos(turn), math.sin(turn)
    spin = np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]], np.float32)

    def shape(points: Array) -> tuple[Array, Array]:
        base_turn = math.radians({0: 0, 4: 45 if seat.turn == -45 else 0}.get(seat.sides, 90))
        base = prism(points, seat.sides, (1.18, 1.34)[seat.sides > 0], base_turn, 0.3, 0.07)
        distance, part = _thinker((points - np.array((0, 0.3, 0), np.float32)) @ spin)
        return np.minimum(distance, base), np.where(base < distance, PLINTH, part)

    return look(shape, x, y, 22), area


def _thinker(points: Array) -> tuple[Array, Array]:
    body = ellipsoid(points, (0, 0.82, -0.06), (0.66, 0.88, 0.62))
    belly = ellipsoid(points, (0, 0.7, 0.18), (0.52, 0.62, 0.5))
    head = melt(ball(points, (0, 1.92, 0.1), 0.55), ellipsoid(points, (0, 1.78, 0.6), (0.25, 0.22, 0.42)), 0.34)
    whole = melt(melt(body, belly, 0.2), head, 0.30)
    for side in (-1, 1):
        elbow: Place = (0.66 * side, 1.02, 0.34)
        whole = melt(whole, limb(points, (0.52 * side, 1.36, 0.05), elbow, 0.19, 0.16), 0.1)
        whole = melt(whole, limb(points, elbow, (0.13 * side, 1.18, 0.72), 0.16, 0.13), 0.05)
        whole = melt(whole, ball(points, (0.12 * side, 1.2, 0.74), 0.17), 0.05)
        whole = melt(whole, ellipsoid(points, (0.36 * side, 0.13, 0.4), (0.25, 0.14, 0.42)), 0.1)
        ear = dish(points, (0.62 * side, 2.5, -0.1), (0.22 * side, 0.12, 1.0), 0.52, 0.11)
        whole = melt(whole, ear, 0.1)
    tail: list[Place] = [(0, 0.25, -0.5), (0.2, 0.14, -1.1), (0.5, 0.35, -1.5), (0.55, 0.9, -1.5), (0.3, 1.2, -1.4)]
    knots = [(0.35 + 0.75 * (z + 0.5) * -1, y, z * 0.75) for (x, y, z) in tail]
    whole = melt(whole, cord(points, bent(knots), 0.13, 0.08), 0.1)
    eyes = np.minimum(*(ball(points, (0.25 * side, 2.06, 0.55), 0.105) for side in (-1, 1)))
    nose = ball(points, (0, 1.82, 1.03), 0.12)
    parts = [whole, eyes, nose]
    return np.min(parts, axis=0), np.argmin(parts, axis=0)


def paint(view: View, area: Area, seat: Seat, pose: Pose, *, ground: bool = False) -> Image.Image:
    """Colour what was seen."""
    painting = Painting(area)
    colour = rgb(seat.colour)
    cast = view.lit * np.clip((view.normal * LIGHT).sum(-1), 0, 1)
    sky = 0.5 + 0.5 * view.normal[..., 1]
    bright = view.open * (0.34 + 0.26 * sky + 0.10 * np.clip(view.normal[..., 2], 0, 1)) + 0.66 * cast
    body = ramp(bright * 1.06, colour)
    dark = (view.part == EYE) | (view.part == NOSE)
    body = np.where(dark[..., None], ramp(bright, rgb("#1a1418")) * 0.8, body)
    body = np.where((view.part == PAW)[..., None], ramp(bright * 1.06, GLOVE), body)
    body = np.where((view.part == BADGE)[..., None], _badge(view, seat, pose) * _print_light(view, cast), body)
    half = LIGHT + view.toward
    half = half / np.linalg.norm(half)
    spark = np.clip((view.normal * half).sum(-1), 0, 1)
    mirrored = 2 * view.normal * (view.normal @ view.toward)[..., None] - view.toward
    window = np.clip((mirrored @ LIGHT - 0.80) / 0.12, 0, 1) * 0.20
    rim = np.clip(1 - view.normal @ view.toward, 0, 1) ** 4 * np.clip(mirrored[..., 1], 0, 1) * 0.30
    shine = (0.75 * spark**90 + 0.14 * spark**14 + window) * view.lit + rim * view.open
    shine = np.where(view.part == BADGE, shine * 0.25, shine)
    body = body + (1 - body) * np.clip(shine, 0, 1)[..., None]
    if ground:
        painting.lay(flat(painting.shape, SHADE), blur(view.ground * 0.55, 2.0))
    painting.lay(np.clip(body, 0, 1).astype(np.float32), blur(view.hit, 0.5))
    return painting.picture()


def _print_light(view: View, cast: Array) -> Array:
    return (0.74 + 0.30 * cast * view.open)[..., None]


def _badge(view: View, seat: Seat, pose: Pose) -> Array:
    """The print on the medallion: the seat's shape on cream, looked up where each pixel falls."""
    area = Area(-0.5, -0.5, 0.5, 0.5, 240)
    art = badge_print(seat, area)
    spot = _posed(view.place.reshape(-1, 3), pose).reshape(view.place.shape) - np.array((0, 0.86, 0.7), np.float32)
    side = area.shape[0] - 1
    column = np.clip((spot[..., 0] / MEDAL + 1) / 2 * side, 0, side).astype(int)
    row = np.clip((1 - spot[..., 1] / MEDAL) / 2 * side, 0, side).astype(int)
    return art[row, column]


def badge_print(seat: Seat, area: Area) -> Array:
    """A seat's badge: an ink outline, and its colour."""
    shape = silhouette(seat, 0.42)
    art = flat(area.shape, rgb("#fdf6e4"))
    layers: list[tuple[RGB, Array]] = [
        (rgb("#1d120b"), area.mask([shape])),
        (rgb(seat.colour), area.mask([silhouette(seat, 0.365)])),
    ]
    for tone, mask in layers:
        art = art + (np.array(tone, np.float32) - art) * mask[..., None]
    return art


def silhouette(seat: Seat, radius: float) -> Disc | Poly:
    """The outline of a badge about the origin."""
    if seat.sides == 0:
        return Disc((0, 0), radius)
    centre = (0.0, radius * 0.16 if seat.sides == 3 else 0.0)
    return Poly(ring(centre, radius * seat.reach * 0.86, seat.sides, seat.turn), radius * 0.16)


def pawn_shadow() -> Sprite:
    """The soft shadow under a mouse on the board, apart from it so that it stays down in a hop."""
    painting = Painting(Area(-34, -16, 40, 20, PER))
    x, y = painting.area.coordinates()
    close = np.exp(-((np.hypot((x - 1) / 17, (y - 0.5) / 6.5)) ** 4))
    wide = np.exp(-((np.hypot((x - 6) / 23, (y - 3.5) / 9)) ** 2.4))
    painting.lay(flat(painting.shape, mix(SHADE, (0, 0, 0), 0.3)), np.clip(0.42 * close + 0.34 * wide, 0, 1))
    return Sprite("mice/shadow", painting.picture(), PER, anchor=(34 * PER, 16 * PER))
