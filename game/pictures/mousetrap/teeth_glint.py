"""A flash between the two gears, tooth by tooth: faint under a calm hand, bright under a hasty one."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.physics.mousetrap.base_a import TEETH_3, TEETH_5
from game.physics.mousetrap.layout import GEAR3, GEAR5
from game.physics.specs import Pose
from game.pictures.flights import between
from game.pictures.mousetrap.glow import STEPS, glow
from game.pictures.mousetrap.view import MachineView
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item

REACH_CM = 1.5
_SHARP = 3
"""How soon a flash is over: the power of how far the teeth have gone on to the next."""


def teeth_glint(canvas: Canvas, view: MachineView, poses: Mapping[str, Pose], strain: float) -> Item | None:
    """The flash where the teeth meet, as strong as the strain, 0 to 1; None where there is nothing to be seen."""
    if "gear_3" not in poses or "gear_5" not in poses:
        return None
    passed = poses["gear_3"][2] / math.tau * TEETH_3 % 1.0
    step = round(strain * (1 - passed) ** _SHARP * STEPS)
    at = view.to_screen(between(GEAR3, GEAR5, TEETH_3 / (TEETH_3 + TEETH_5)))
    return glow(canvas, at, REACH_CM * view.units_per_cm, step) if step else None
