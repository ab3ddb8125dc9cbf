"""How a rolling marble sounds: four loops, one for each speed, blended by how fast it rolls."""

from __future__ import annotations

import math

SPEEDS = (11.25, 22.5, 45.0, 90.0)
"""At which speeds the loops `steel_roll_1` to `_4` were made, cm/s; as in `build_scripts.sounds.trap`."""
_SLOWEST = 4.0
"""What creeps more slowly is not heard, cm/s: a marble that rocks to rest on the floor."""


def rolling(speed: float) -> dict[str, float]:
    """The loops of a marble that rolls at so many cm/s, each with its volume 0 to 1: faster is louder and brighter.

    The two nearest loops share the power, so that nothing swells or sinks between them.
    """
    if speed < _SLOWEST:
        return {}
    loud = min(1.0, speed / SPEEDS[-1]) ** 0.8
    place = min(len(SPEEDS) - 1.0, max(0.0, math.log2(speed / SPEEDS[0])))
    lower, share = int(place), math.pi / 2 * (place % 1.0)
    volumes = {f"steel_roll_{lower + 1}": loud * math.cos(share), f"steel_roll_{lower + 2}": loud * math.sin(share)}
    return {name: volume for name, volume in volumes.items() if volume > 0.01}
