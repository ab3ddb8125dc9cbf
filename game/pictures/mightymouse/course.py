"""Where everything on the board lies, in units of the board; reckoned once by `python -m build_scripts.race_course`."""

from __future__ import annotations

import math

from game.rules.mightymouse.board import FINISH, START, TRACKS
from game.ui.input_events import Point

SIZE = (904.0, 688.0)
CENTRE: Point = (452.0, 336.0)

# fmt: off
SPOTS: tuple[Point, ...] = (
    (346.0, 622.0), (297.9, 587.8), (304.0, 552.7), (291.0, 519.5), (255.9, 525.8), (225.4, 544.3),  # 0
    (192.0, 556.9), (120.0, 540.0), (136.2, 466.0), (162.5, 442.0), (193.5, 424.3), (225.3, 408.3),  # 6
    (230.0, 373.0), (194.4, 370.1), (158.6, 367.9), (124.2, 358.6), (76.0, 300.0), (134.3, 252.0),  # 12
    (170.1, 249.8), (205.5, 254.7), (240.9, 259.1), (242.7, 223.5), (215.7, 200.2), (192.4, 173.3),  # 18
    (186.0, 98.0), (261.3, 89.9), (292.5, 107.3), (318.2, 132.3), (340.4, 160.3), (362.4, 188.4),  # 24
    (396.4, 198.9), (401.4, 163.5), (403.5, 128.0), (452.0, 70.0), (502.5, 126.3), (508.1, 161.5),  # 30
    (536.1, 183.5), (561.7, 158.8), (585.1, 131.7), (611.3, 107.3), (642.7, 90.1), (718.0, 98.0),  # 36
    (711.6, 173.3), (687.6, 199.9), (659.3, 221.7), (633.3, 246.1), (664.3, 263.7), (699.2, 255.6),  # 42
    (734.5, 249.7), (770.1, 251.8), (828.0, 300.0), (780.6, 358.8), (746.5, 369.4), (711.2, 374.6),  # 48
    (685.2, 398.9), (712.4, 421.9), (742.4, 441.4), (768.1, 466.1), (784.0, 540.0), (711.3, 560.9),  # 54
    (677.2, 550.5), (646.6, 532.3), (613.3, 545.2), (612.3, 580.9), (558.0, 622.0),  # 60
)
# fmt: on
"""The middle of every space, START to FINISH."""

SPACE, CIRCLE, END, HOME = 16.5, 56.0, 39.0, 47.0
"""Radii of a space, a Hazard Circle, START and FINISH, and the disc in the centre."""
NUMBER_BELOW = 45.0
"""How far below the middle of a circle its number stands."""
_OUT_OF_HOME, _AT_CIRCLE = 74.0, 50.0


def radius(space: int) -> float:
    """How large a space is."""
    return CIRCLE if space in TRACKS else END if space in (START, FINISH) else SPACE


def heading(hazard: int) -> float:
    """The angle of a track on the board, radians, 0 to the right and growing downward."""
    x, y = SPOTS[hazard]
    return math.atan2(y - CENTRE[1], x - CENTRE[0])


def step_at(hazard: int, step: float) -> Point:
    """Where a step of a track lies; 0 is the centre, the last is at the circle."""
    if step <= 0:
        return CENTRE
    far = math.dist(CENTRE, SPOTS[hazard])
    away = _OUT_OF_HOME + (far - _AT_CIRCLE - _OUT_OF_HOME) * step / TRACKS[hazard]
    away = away if step >= 1 else away * step
    angle = heading(hazard)
    return CENTRE[0] + away * math.cos(angle), CENTRE[1] + away * math.sin(angle)
