"""Where things are, the surfaces and anchor points that several parts share, and the teeth of the gears."""

from __future__ import annotations

import math
from enum import IntFlag

from game.machine.specs import Hull, Point, Surface

BOARD = "board"
BASE_C = "base_c"

STEP = 1 / 960
"""Seconds; part of the tuning, so frozen with it."""


class Plane(IntFlag):
    """Shapes touch when they share a plane; parts that pass in front of each other share none."""

    TEETH = 1
    PEGS = 2
    SIGN = 4
    KICK = 8
    BUCKET = 16
    BALL = 32
    ROD = 64
    DIVE = 128
    CAGE = 256
    SEE = 0


# Friction and restitution. Against steel the products are 0.45 and 0.40: a marble rolls and bounces little. Restitution
# from 0.3 to 0.6 makes no difference that could be measured.
PLASTIC = Surface(0.5, 0.45)
# What marbles run along. They hop less than on bare plastic, and how the parts stand decides how they arrive: with
# 0.45 the rod's speed differed more between runs a hair's breadth apart than between builds (0.17 and 0.15 rad/s), now
# less (0.11 and 0.17). With BOUNCE and LATCH this took the share of the build in the result (`trap --skill`) from 0.43
# to 0.55 at 1 mm, and from 0.69 to 0.74 at 2 mm.
TRACK = Surface(0.5, 0.1)
STEEL = Surface(0.9, 0.9)  # The marbles; high, so that the other surface decides the product.
# Product of two teeth 0.2, no bounce. Measured: harmless up to 0.5, and 1.0 under load locks the gears.
GEAR = Surface(0.45, 0.0)
PEG = Surface(0.3, 0.0)  # Low, so that a peg slides off the lever; half and twice as much passed 24 of 24 runs.

# cm. The centres of the gears stand 5.72 apart: the sum of the pitch radii, 5.6, and 0.12 of play. Gears jam at -0.12
# and turn true from -0.08 to +0.24.
GEAR3 = (5.0, 17.95)
GEAR5 = (10.72, 17.95)
# 4.0 above the axle of gear 5: with it the lever reaches across to the far side, so that the sign is drawn back to the
# left and strikes to the right.
SIGN_PIVOT = (10.72, 21.95)
SHOE_PIVOT = (13.61, 33.95)  # Where the lamppost holds it: sole in the way of the sign, 12 above its pivot.
# Under its right foot, so that a knock from the left tips it; the shoe's toe just reaches it.
BUCKET_PIVOT = (18.97, 26.65)
STAIRS_X = 25.0
"""The left edge of the stairs' tower; the second half was measured from here."""
ROD_PIVOT = (STAIRS_X + 21.0, 1.5)  # This and the anchors below are the measured second half, counted from the stairs.
SEAT = (STAIRS_X + 24.0, 19.2)
BOARD_PIVOT = (STAIRS_X + 36.0, 3.0)
# 0.7 to the right of where it was measured, found with TUB_X: the diver lands in the middle of the tub.
BASE_C_PIVOT = (STAIRS_X + 56.2, 0.9)
POST_X = BASE_C_PIVOT[0] + 1.8
MOUSE_X = POST_X + 2.5  # cm. Measured: all captured up to 2.2, 88 of 100 at 2.6, 38 at 2.9, in an earlier set-up.


# Involute gear teeth as convex polygons.

PRESSURE_ANGLE = math.radians(25)  # Of the involute, a usual value; the only one that was measured.
# Errors of gear 5 at 2, 3, 4, 6, 8 points were 2.4, 0.9, 0.6, 0.5, 0.5 degrees, measured at twice this step.
POINTS_PER_FLANK = 5


def _involute(angle: float) -> float:
    return math.tan(angle) - angle


def _half_angle(radius: float, pitch: float, teeth: int, thinned: float) -> float:
    """Half the angle that a tooth covers at a radius at or above its base circle."""
    base = pitch * math.cos(PRESSURE_ANGLE)
    at_pitch = math.pi / (2 * teeth) - thinned / (2 * pitch)
    return at_pitch + _involute(PRESSURE_ANGLE) - _involute(math.acos(min(1.0, base / radius)))


def tooth(centre: Point, module: float, teeth: int, angle: float, thinned: float) -> Hull:
    """One tooth pointing along angle (rad); thinned (cm) is taken off its thickness on the pitch circle."""
    pitch = module * teeth / 2
    base, root, tip = pitch * math.cos(PRESSURE_ANGLE), pitch - 1.25 * module, pitch + module
    low = max(base, root)
    radii = [low + (tip - low) * i / (POINTS_PER_FLANK - 1) for i in range(POINTS_PER_FLANK)]
    flank = [(min(root, low), _half_angle(low, pitch, teeth, thinned))]
    flank += [(r, _half_angle(r, pitch, teeth, thinned)) for r in radii]
    polar = [(r, angle - h) for r, h in flank] + [(r, angle + h) for r, h in reversed(flank)]
    return Hull(tuple((centre[0] + r * math.cos(a), centre[1] + r * math.sin(a)) for r, a in polar))


def wheel(centre: Point, module: float, teeth: int, phase: float, thinned: float) -> tuple[Hull, ...]:
    """All teeth of a gear, the first along phase (rad)."""
    return tuple(tooth(centre, module, teeth, phase + math.tau * i / teeth, thinned) for i in range(teeth))
