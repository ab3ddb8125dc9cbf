"""What things are made of: plastic, wood, steel and wire when they are struck, and two toy instruments."""

from __future__ import annotations

import numpy as np

from build_scripts.sounds.synthesis import Wave, clock, struck, tone


def plastic(seed: int, pitch: float, seconds: float = 0.14) -> Wave:
    """A click of moulded plastic."""
    modes = [(pitch, 0.7, 0.018), (pitch * 1.83, 0.45, 0.012), (pitch * 2.71, 0.25, 0.008), (pitch * 0.52, 0.35, 0.03)]
    return struck(seconds, modes, (900, 5200, 0.9), seed)


def wood(seed: int, pitch: float, seconds: float = 0.22) -> Wave:
    """A knock on a block of wood."""
    modes = [(pitch, 0.9, 0.035), (pitch * 1.58, 0.5, 0.026), (pitch * 2.44, 0.25, 0.016), (pitch * 3.9, 0.12, 0.01)]
    return struck(seconds, modes, (300, 2600, 0.6), seed)


def steel(seed: int, pitch: float, seconds: float = 0.4, ring: float = 0.12) -> Wave:
    """A small ball of steel on something hard."""
    modes = [
        (pitch, 0.5, ring),
        (pitch * 1.504, 0.3, ring * 0.7),
        (pitch * 2.27, 0.18, ring * 0.4),
        (pitch * 0.31, 0.6, 0.03),
    ]
    return struck(seconds, modes, (1400, 6000, 0.5), seed)


def wire(seed: int, pitch: float, seconds: float = 0.4) -> Wave:
    """One bar of the cage."""
    modes = [(pitch * k, 0.5 / k, 0.09 / k**0.4) for k in (1.0, 2.32, 3.14, 4.25)]
    return struck(seconds, modes, (1200, 5600, 0.5), seed)


def note(pitch: float, seconds: float, *, bright: float = 0.35) -> Wave:
    """A toy glockenspiel."""
    modes = tone(seconds, pitch, seconds * 0.34) + bright * tone(seconds, 2.76 * pitch, seconds * 0.1)
    return (modes + 0.3 * tone(seconds, 2 * pitch, seconds * 0.22)) * np.minimum(clock(seconds) / 0.002, 1)


def reed(pitch: float | Wave, seconds: float) -> Wave:
    """A small mellow horn."""
    t = clock(seconds)
    shape = np.minimum(t / 0.02, 1) * np.clip((seconds - t) / 0.07, 0, 1)
    voice = sum(tone(seconds, np.asarray(pitch) * k, 9) / k**1.5 for k in (1, 2, 3, 4, 5))
    return voice * shape * (1 + 0.06 * np.sin(2 * np.pi * 5.5 * t))
