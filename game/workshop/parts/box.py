"""The box: every kind of part there is. Its order is free; share lines have their own, `line.SHARED`."""

from __future__ import annotations

from functools import cache

from game.workshop.parts import airy, carried, classic, latched, rolling, toppling, turning, waking
from game.workshop.parts.kind import Kind, mirrored
from game.workshop.parts.refusals import Unbuildable

BOX: tuple[Kind, ...] = (
    *rolling.KINDS,
    *toppling.KINDS,
    *turning.KINDS,
    *latched.KINDS,
    *classic.KINDS,
    *carried.KINDS,
    *airy.KINDS,
    *waking.KINDS,
)
_GENERIC = tuple(kind for kind in BOX if kind not in classic.KINDS)
SHELVES: tuple[Kind, ...] = (*sorted(_GENERIC, key=lambda kind: kind.id != "drop_cage"), *classic.KINDS)
"""The same in the order in which they lie in the box: what every machine needs first, the mouse trap's parts last."""
LAST = tuple(kind.id for kind in classic.KINDS)
BY_ID = {kind.id: kind for kind in BOX}


@cache
def kind_of(name: str, as_mirror_image: bool = False) -> Kind:
    """A kind by its id, as it is or mirrored; raises MachineError for a name that none has."""
    if name not in BY_ID:
        raise Unbuildable("no such kind", {"name": name})
    return mirrored(BY_ID[name]) if as_mirror_image else BY_ID[name]
