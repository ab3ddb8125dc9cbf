"""Where things are: the collision planes, surfaces and anchor points that several parts share (world cm, y up)."""

from __future__ import annotations

from enum import IntFlag

from game.physics.specs import Surface

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


PLASTIC = Surface(0.5, 0.45)
STEEL = Surface(0.9, 0.9)
GEAR = Surface(0.45, 0.0)
PEG = Surface(0.3, 0.0)

GEAR3 = (5.0, 17.95)
GEAR5 = (10.72, 17.95)
SIGN_PIVOT = (10.72, 21.95)
SHOE_PIVOT = (13.61, 33.95)
BUCKET_PIVOT = (18.97, 26.65)
STAIRS_X = 25.0
"""The left edge of the stairs' tower; the second half was measured from here."""
ROD_PIVOT = (STAIRS_X + 21.0, 1.5)
SEAT = (STAIRS_X + 24.0, 19.2)
BOARD_PIVOT = (STAIRS_X + 36.0, 3.0)
BASE_C_PIVOT = (STAIRS_X + 56.2, 0.9)
POST_X = BASE_C_PIVOT[0] + 1.8
MOUSE_X = POST_X + 2.5
