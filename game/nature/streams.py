"""Random streams, each named, so that drawing from one never changes another."""

from __future__ import annotations

import random


def stream(seed: int, *names: str | int) -> random.Random:
    """The stream of this name: the same on every machine, in every process."""
    return random.Random("/".join(map(str, (seed, *names))))


def fresh_seed() -> int:
    """A seed nobody can foretell."""
    return random.SystemRandom().getrandbits(32)
