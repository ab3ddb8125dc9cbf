"""The 24 numbered parts in building order, and what stands on what."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.physics.errors import MachineError
from game.physics.mousetrap import base_a, base_b, cage, tower
from game.physics.mousetrap.report import LINKS
from game.physics.specs import PartSpec

PARTS: tuple[PartSpec, ...] = tuple(
    sorted((*base_a.PARTS, *tower.PARTS, *base_b.PARTS, *cage.PARTS), key=lambda part: part.number)
)
BY_NUMBER = {part.number: part for part in PARTS}


def part(name: str | int) -> PartSpec:
    """A part by number or id; raises MachineError for anything else."""
    for spec in PARTS:
        if str(name) in (str(spec.number), spec.id):
            return spec
    raise MachineError(f"no part {name!r}: parts are 1-24 or {', '.join(p.id for p in PARTS)}")


def lacks(link: str, stand: Collection[int]) -> int:
    """The first part for want of which a chain cannot reach a link, where only these numbers stand; 0 if none lacks."""
    wanted = LINKS[: LINKS.index(link) + 1]
    return next((spec.number for spec in PARTS if spec.link in wanted and spec.number not in stand), 0)


def standing(missing: Iterable[int]) -> tuple[int, ...]:
    """The parts that can stand when some are missing: what stands on a missing part goes too."""
    gone = set(missing)
    for spec in PARTS:
        if gone.intersection(spec.stands_on):
            gone.add(spec.number)
    return tuple(spec.number for spec in PARTS if spec.number not in gone)
