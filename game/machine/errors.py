"""The one error that a machine raises for input it cannot take, and what it takes for a number."""

from __future__ import annotations

import math


class MachineError(ValueError):
    """An input of a machine is not a number, out of its limits, or names nothing that exists."""


def is_number(value: object) -> bool:
    """Whether value is a finite number that a machine can take: no truth value, no text, no huge integer."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= 1e9 and math.isfinite(value)
