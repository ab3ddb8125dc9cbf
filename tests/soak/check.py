"""A long check, cut into batches that can be run in any process and gone on with another day."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Batch:
    """What one batch came to: how much was done, what went wrong, and figures that add up over the batches.

    Batches come from other processes, so every field can be pickled.
    """

    done: int
    faults: tuple[str, ...] = ()
    figures: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Check:
    """A promise, how much of it is to be tried, and the function that does the batch of a number.

    `run` is a function of a module, or a `partial` of one, so that other processes can be given it. reaches: figures
    that are above 0 after so many batches, `enough`, or the check has passed over what it is there for.
    """

    id: str
    promise: str
    unit: str
    batches: int
    run: Callable[[int], Batch]
    reaches: tuple[str, ...] = ()
    enough: int = 1


def seed_of(check: str, number: int) -> int:
    """The seed of a check's batch: every batch has its own, and the same one on every day."""
    return int.from_bytes(hashlib.sha256(f"{check} {number}".encode()).digest()[:4], "big")


def counted(run: Callable[[int], Batch], number: int) -> tuple[Batch, float]:
    """A batch and the processor seconds that it took, with those of the processes it started."""
    before = sum(os.times()[:4])
    return run(number), sum(os.times()[:4]) - before
