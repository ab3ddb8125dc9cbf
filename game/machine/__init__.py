"""Machines as a library: pymunk without pygame, and no rule of any game.

Here stands what every input of a machine is held to, so that reading a log loads no machine.
"""

from __future__ import annotations

import math


class MachineError(ValueError):
    """An input of a machine is not a number, out of its limits, or names nothing that exists."""


def is_number(value: object) -> bool:
    """Whether value is a finite number that a machine can take: no truth value, no text, no huge integer."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= 1e9 and math.isfinite(value)
