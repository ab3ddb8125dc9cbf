"""The coach of a first match: a field mouse with cap, scarf and pointer, which points down or up, to either side.

It is sculpted once for each side rather than mirrored, so that the light stays where it is.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

import numpy as np
from PIL import Image

from build_scripts.art.craft.area import Area, Array
from build_scripts.art.craft.colour import flat, ramp, rgb
from build_scripts.art.craft.light import blur
from build_scripts.art.craft.painting import SHADE, Painting
from build_scripts.art.craft.sculpture import LIGHT, Place, View, ball, cord, dish, ellipsoid, limb, look, melt
from build_scripts.art.craft.sprite import Sprite
from build_scripts.art.mice import bent

PER = 2.5
UNITS = 48.5
"""Design units to one of the sculpture: the coach is 165 high."""
FUR, EYE, NOSE, CAP, SCARF, STICK, TIP, EAR = range(8)
TURN = -32.0
"""Degrees by which it is turned to the side that it points to."""
HANDS: dict[str, Place] = {"down": (-0.82, 1.06, 0.74), "up": (-0.9, 1.62, 0.6)}
WAYS: dict[str, Place] = {"down": (-0.9, -0.66, 0.2), "up": (-0.98, 0.92, 0.1)}
"""From the hand to the end of the pointer, as seen."""
TONES = {
    FUR: "#a8855f",
    EYE: "#1a1418",
    NOSE: "#2a1c1c",
    CAP: "#127a73",
    SCARF: "#c8201c",
    STICK: "#b9813f",
    TIP: "#d8261c",
    EAR: "#e8a497",
}
_CREAM = "#e9dcc2"


def sprites() -> Iterator[Sprite]:
    """Two ways to point, to the left and to the right."""
    for way in WAYS:
        for side, sign in (("left", 1), ("right", -1)):
            area = Area(*(-2.62, -0.34, 1.86, 3.62) if sign > 0 else (-1.86, -0.34, 2.62, 3.62), UNITS * PER, up=True)
            x, y = area.finer(2).coordinates()
            view = look(partial(coach, way=way, sign=sign), x, y, 10)
            yield Sprite(f"coach/{way}_{side}", paint(view, area, sign), PER, anchor=area.pixel((0, 0)))


def _turned() -> Array:
    turn = math.radians(TURN)
    c, s = math.cos(turn), math.sin(turn)
    return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]], np.float32)


def coach(points: Array, way: str, sign: int) -> tuple[Array, Array]:
    """Distances to the coach and its parts; it points to the left, mirrored to the right."""
    seen = points * np.array((sign, 1, 1), np.float32)
    spin = _turned()
    hand = HANDS[way]
    held = tuple(float(value) for value in np.array(hand, np.float32) @ spin.T)
    end = tuple(a + b for a, b in zip(held, WAYS[way], strict=True))
    back = tuple(a - 0.22 * b for a, b in zip(held, WAYS[way], strict=True))
    own = seen @ spin
    stick = limb(seen, back, end, 0.055, 0.042)  # type: ignore[arg-type]
    tip = ball(seen, end, 0.11)  # type: ignore[arg-type]
    found = [
        _fur(own, hand),
        _eyes(own),
        ball(own, (0, 1.9, 1.02), 0.13),
        _cap(own),
        _scarf(own),
        stick,
        tip,
        _ears(own),
    ]
    return np.min(found, axis=0), np.argmin(found, axis=0)


def _fur(points: Array, hand: Place) -> Array:
    body = melt(
        ellipsoid(points, (0, 0.84, -0.04), (0.68, 0.9, 0.62)),
        ellipsoid(points, (0, 0.68, 0.16), (0.56, 0.6, 0.52)),
        0.2,
    )
    head = melt(ball(points, (0, 2.06, 0.08), 0.64), ellipsoid(points, (0, 1.88, 0.56), (0.3, 0.26, 0.44)), 0.34)
    whole = melt(body, head, 0.28)
    hip: Place = (0.74, 1.0, 0.34)
    for side, palm in ((-1, hand), (1, hip)):
        shoulder: Place = (0.52 * side, 1.36, 0.1)
        whole = melt(whole, limb(points, shoulder, palm, 0.19, 0.14), 0.12)
        whole = melt(whole, ball(points, palm, 0.18), 0.05)
        whole = melt(whole, ellipsoid(points, (0.4 * side, 0.13, 0.4), (0.28, 0.15, 0.44)), 0.1)
        ear = dish(points, (0.72 * side, 2.56, -0.12), (0.26 * side, 0.12, 1.0), 0.54, 0.11)
        whole = melt(whole, ear, 0.1)
    tail: list[Place] = [
        (0.2, 0.25, -0.5),
        (0.8, 0.14, -0.62),
        (1.3, 0.36, -0.5),
        (1.42, 0.92, -0.4),
        (1.2, 1.2, -0.35),
    ]
    return melt(whole, cord(points, bent(tail), 0.12, 0.07), 0.1)


def _eyes(points: Array) -> Array:
    return np.minimum(*(ball(points, (0.27 * side, 2.2, 0.62), 0.115) for side in (-1, 1)))


def _ears(points: Array) -> Array:
    """The rosy hollow of each ear."""
    return np.minimum(*(ellipsoid(points, (0.735 * side, 2.57, -0.07), (0.4, 0.4, 0.07)) for side in (-1, 1)))


def _cap(points: Array) -> Array:
    """A beret on top of the head, a little to one side, with its knob."""
    tilted = points - np.array((-0.1, 2.62, 0.12), np.float32)
    a = math.radians(12)
    own = np.stack(
        [
            math.cos(a) * tilted[:, 0] - math.sin(a) * tilted[:, 1],
            math.sin(a) * tilted[:, 0] + math.cos(a) * tilted[:, 1],
            tilted[:, 2],
        ],
        -1,
    )
    top = melt(ellipsoid(own, (0, 0.02, 0), (0.62, 0.24, 0.6)), ball(own, (0, 0.27, 0), 0.075), 0.06)
    return melt(top, ellipsoid(own, (0, -0.14, 0.04), (0.47, 0.12, 0.47)), 0.05)


def _scarf(points: Array) -> Array:
    """Round the neck, with an end that hangs down in front."""
    ring = (
        np.hypot(np.hypot(points[:, 0] / 1.02, (points[:, 2] - 0.06) / 1.02) - 0.5, (points[:, 1] - 1.5) * 0.8) - 0.17
    )
    hanging = limb(points, (-0.26, 1.42, 0.62), (-0.34, 0.86, 0.72), 0.15, 0.18)
    return melt(ring, hanging, 0.1)


def paint(view: View, area: Area, sign: int) -> Image.Image:
    """Colour what was seen."""
    painting = Painting(area)
    cast = view.lit * np.clip((view.normal * LIGHT).sum(-1), 0, 1)
    sky = 0.5 + 0.5 * view.normal[..., 1]
    bright = view.open * (0.36 + 0.26 * sky + 0.10 * np.clip(view.normal[..., 2], 0, 1)) + 0.64 * cast
    body = ramp(bright * 1.04, rgb(TONES[FUR]))
    body = _mixed(body, ramp(bright, rgb(_CREAM)), _belly(view, sign))
    for part, tone in TONES.items():
        if part != FUR:
            body = np.where((view.part == part)[..., None], ramp(bright, rgb(tone)), body)
    stripes = (view.part == SCARF) & (np.sin(_own(view, sign)[..., 1] * 17) > 0.55)
    body = np.where(stripes[..., None], ramp(bright, rgb("#f3e6c8")), body)
    half = LIGHT + view.toward
    spark = np.clip((view.normal * (half / np.linalg.norm(half))).sum(-1), 0, 1)
    glossy = np.isin(view.part, (EYE, NOSE, TIP))
    shine = np.where(glossy, 0.9 * spark**60, 0.22 * spark**14) * view.lit
    body = body + (1 - body) * np.clip(shine, 0, 1)[..., None]
    painting.lay(flat(painting.shape, SHADE), blur(view.ground * 0.5, 2.0))
    painting.lay(np.clip(body, 0, 1).astype(np.float32), blur(view.hit, 0.5))
    return painting.picture()


def _own(view: View, sign: int) -> Array:
    """Where on the coach each pixel lies."""
    return (view.place * np.array((sign, 1, 1), np.float32)) @ _turned()


def _belly(view: View, sign: int) -> Array:
    """How light the fur is: on the belly and round the mouth."""
    spot = _own(view, sign)
    belly = 1 - np.hypot(spot[..., 0] / 0.5, (spot[..., 1] - 0.72) / 0.72)
    mouth = 1 - np.hypot(spot[..., 0] / 0.34, (spot[..., 1] - 1.76) / 0.2)
    front = np.clip(spot[..., 2] * 3 - 0.5, 0, 1)
    return np.clip(np.maximum(belly, mouth) * 3, 0, 1) * front * 0.9


def _mixed(one: Array, other: Array, share: Array) -> Array:
    return one + (other - one) * share[..., None]
