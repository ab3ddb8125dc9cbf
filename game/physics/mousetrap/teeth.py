"""Involute gear teeth as convex polygons."""

from __future__ import annotations

import math

from game.physics.specs import Hull, Point

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
