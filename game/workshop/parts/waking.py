"""What sleeps until its time has come, or until it is tipped: a cuckoo in its clock, a cat on a seesaw."""

from __future__ import annotations

import math
from itertools import pairwise

from game.machine.specs import Band, Bar, BodySpec, Disc, Hull, Limit, Pivot, Point, Rail, Rocker, Surface
from game.workshop.parts.kind import INSIDE, WALL, Anchor, Kind, shaped, shown

SHELL, SLIDE = Surface(0.4, 0.2), Surface(0.25, 0.0)

# The clock: its hand turns by 30 degrees a second, whatever presses on it. A spring wound up by 30 turns pulls nearly
# alike all the way, against a brake: both are per radian.
WOUND, MAINSPRING, BRAKE = 200.0, 297.0, 1.0e5
HAND_MOMENT = 2000.0
RING, RING_BAR, PIN = 1.35, 0.12, 0.15
GAP = (7.0, 30.0)
"""Degrees by which the gap in the ring leads the hand, and by which it trails it."""
WAY = (-102.0, 228.0)
"""Degrees that the hand has before it when it points straight up, and by how much it can be wound back from there."""
CASE, LOFT = 2.1, (1.8, 3.7)  # cm: half its width, and between which heights the cuckoo looks out.
BIRD: Point = (0.2, 2.75)
BIRD_MASS, BIRD_WAY = 8.0, 4.5
BIRD_SPRING, BIRD_LOAD = 8.0e3, 5.5  # dyn/cm and cm: 4.4e4 dyn at first.


PACE, BEYOND = 30.0, 12.0
"""Degrees a second; by how many the hand goes on beyond the cuckoo."""


def strikes_after(clock: Kind) -> float:
    """Seconds from the start of a run until the cuckoo comes out of a clock as it is set."""
    stop = next(joint for joint in clock.joints if isinstance(joint, Limit) and joint.b == clock.dial)
    spring = next(joint for joint in clock.joints if isinstance(joint, Rocker))
    return (math.degrees(stop.high if spring.rest > 0 else -stop.low) - BEYOND) / PACE


def _ring() -> tuple[Bar, ...]:
    """The ring on the hand, which is open where the hand points, straight up."""
    lead, trail = GAP
    first, last = 90.0 + trail, 450.0 - lead
    angles = [math.radians(first + (last - first) * number / 16) for number in range(17)]
    points = [(RING * math.cos(angle), RING * math.sin(angle)) for angle in angles]
    return tuple(Bar(a, b, RING_BAR) for a, b in pairwise(points))


def _cuckoo_clock() -> Kind:
    """A spring holds the cuckoo's pin against a ring from within, until its gap comes by, on the right."""
    low, high = LOFT
    x, y = BIRD
    walls = (
        Bar((-CASE, -2.3), (-CASE, high), 0.18),
        Bar((-CASE, -2.3), (CASE, -2.3), 0.18),
        Bar((CASE, -2.3), (CASE, low), 0.18),
    )
    roof = Hull(((-CASE - 0.9, high + 0.2), (CASE + 0.9, high + 0.2), (0.0, high + 2.2)))
    beak = Hull(((x + 0.5, y + 0.3), (x + 1.5, y), (x + 0.5, y - 0.35)))
    return Kind(
        "cuckoo_clock",
        "#8a5428",
        bodies=(
            BodySpec("hand", 5.0, HAND_MOMENT, (0.0, 0.0)),
            BodySpec("cuckoo", BIRD_MASS, BIRD_MASS, BIRD),
        ),
        shapes=(
            *shaped(WALL, SHELL, *walls, roof),
            *shaped("hand", SLIDE, *_ring(), planes=INSIDE),
            *shaped("cuckoo", SHELL, Disc(BIRD, 0.75), beak),
            *shaped("cuckoo", SLIDE, Disc((RING - RING_BAR - PIN - 0.02, 0.0), PIN), planes=INSIDE),
        ),
        joints=(
            Pivot(WALL, "hand", (0.0, 0.0)),
            Rocker(WALL, "hand", -WOUND, MAINSPRING, BRAKE),
            Limit(WALL, "hand", math.radians(WAY[0]), math.radians(WAY[1])),
            Rail(WALL, "cuckoo", BIRD, (x + BIRD_WAY, y), BIRD),
            Limit(WALL, "cuckoo", 0.0, 0.0),
            Band(WALL, "cuckoo", (x - 1.5, y), BIRD, 1.5 + BIRD_LOAD, BIRD_SPRING, 30.0),
        ),
        flings="cuckoo",
        dial="hand",
        anchors=(Anchor("cuckoo", "cuckoo", (x + 1.5, y)),),
    )


# The cat: on the seesaw's right end, whose left end lies level until a steel marble gets on it, or glass from 10 cm up.
BOARD_LEFT, BOARD_RIGHT, TIPS = 7.0, 5.2, math.radians(9)
HIND: Point = (1.4, 1.15)
HEAD: Point = (3.5, 1.3)
CHEST: Point = (3.2, 0.9)
HIND_MASS, BELLY_MASS, FRONT_MASS = 14.0, 6.0, 16.0
STRETCH, CAT_SPRING, CAT_LOAD = 5.0, 1.4e4, 6.4  # cm; dyn/cm; cm: 9e4 dyn at first.
CLAW: Point = (4.3, -1.0)


def _seesaw_cat() -> Kind:
    """A cat curled up on a beam; its claw is hooked behind a peg until the beam tips, then two springs stretch it."""
    beam_mass = 6.0
    mass = beam_mass + HIND_MASS
    centre = ((HIND_MASS * HIND[0] - beam_mass * (BOARD_LEFT - BOARD_RIGHT) / 2) / mass, HIND_MASS * HIND[1] / mass)
    belly = ((HIND[0] + CHEST[0]) / 2, CHEST[1])
    x, y = CLAW
    half = STRETCH / 2
    return Kind(
        "seesaw_cat",
        "#e8954a",
        bodies=(
            BodySpec("beam", mass, beam_mass * 12.2**2 / 12 + HIND_MASS * 2.0, centre),
            BodySpec("belly", BELLY_MASS, BELLY_MASS, belly),
            BodySpec("cat", FRONT_MASS, FRONT_MASS, CHEST),
        ),
        shapes=(
            *shaped("beam", SHELL, Bar((-BOARD_LEFT, 0.0), (BOARD_RIGHT, 0.0), 0.18), Disc(HIND, 0.95)),
            *shown("belly", Bar((belly[0] - 1.5, 0.95), (belly[0] + 1.4, 0.95), 0.6)),
            *shaped("cat", SHELL, Disc(HEAD, 0.9), Bar((CHEST[0], 0.52), (CHEST[0] + 1.4, 0.52), 0.28)),
            *shaped("cat", SLIDE, Bar((x, 0.4), CLAW, 0.15), planes=INSIDE),
            *shaped(WALL, SLIDE, Bar((x + 0.31, y + 0.06), (x + 0.31, y - 0.3), 0.15), planes=INSIDE),
        ),
        joints=(
            Pivot(WALL, "beam", (0.0, 0.0)),
            Limit(WALL, "beam", 0.0, TIPS),
            Rail("beam", "belly", belly, (belly[0] + STRETCH, belly[1]), belly),
            Limit("beam", "belly", 0.0, 0.0),
            Rail("beam", "cat", CHEST, (CHEST[0] + STRETCH, CHEST[1]), CHEST),
            Limit("beam", "cat", 0.0, 0.0),
            Band("beam", "belly", (HIND[0] - 1.0, belly[1]), belly, 1.9 + half, 2 * CAT_SPRING, 30.0),
            Band("belly", "cat", belly, CHEST, CHEST[0] - belly[0] + CAT_LOAD - half, 2 * CAT_SPRING, 30.0),
        ),
        flings="cat",
        anchors=(
            Anchor("beam", "beam", (-BOARD_LEFT, 0.0)),
            Anchor("paws", "cat", (CHEST[0] + 1.7, 0.52)),
        ),
    )


KINDS = (_cuckoo_clock(), _seesaw_cat())
