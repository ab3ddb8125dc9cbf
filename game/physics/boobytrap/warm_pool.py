"""Pool of pre-warmed simulation worlds, filled in slices during idle frames."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator

from game.physics.boobytrap.packing import Packing
from game.physics.boobytrap.world import World

MOST = 2  # Worlds: the tray on the table and the one after a pull.
_ready: OrderedDict[Packing, World] = OrderedDict()


def prepare(packing: Packing) -> Iterator[None]:
    """Make a world of this packing ready, in slices of some 3 ms; none if there is one."""
    if packing not in _ready:
        world = World(packing)
        yield
        yield from world.warming()
        put_back(packing, world)


def take(packing: Packing) -> World:
    """A world of this packing, of one's own, its forces found: the same bit for bit, made ready or not."""
    world = _ready.pop(packing, None)
    if world is None:
        world = World(packing)
        world.warm()
    return world


def put_back(packing: Packing, world: World) -> None:
    """Leave a world for others that was only looked at."""
    _ready[packing] = world
    if len(_ready) > MOST:
        _ready.popitem(last=False)
