"""What air does to the bodies of a space before each step: it bears up and brakes, it blows, and what is sharp bursts.

Only sums, products, quotients and square roots, which are the same bits on every computer.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import pymunk
from pymunk import batch

from game.machine.bodies import AllBodies
from game.machine.specs import Point, Wind

_LOOK = 8
"""Steps from one look at what stands in a wind to the next: nothing leaves it within so few."""
_SPREAD = 0.15
"""By how much a wind widens on either side for each cm from its mouth."""
FAR = 3.5
"""In reaches: from here on nothing of a wind is felt."""
_NEAR = 12.0
"""cm from something sharp, as boxes, from which on nothing comes onto it before the next look: at 700 cm/s, which ends
a run, two bodies come 11.7 cm nearer within `_LOOK` steps."""
_CALM = 0.2
"""rad/s of a wheel that blows nothing: what is left when it is only shaken."""


@dataclass(frozen=True)
class Float:
    """A body that air bears up by so many grams at a point of it, with its drags; see `specs.Buoyancy`."""

    body: pymunk.Body
    at: Point
    grams: float
    drag: float
    spin: float


@dataclass(frozen=True)
class InWind:
    """A body in a wind: which share of the speed at the mouth it gets, and how wide it stands in it, cm."""

    body: pymunk.Body
    share: float
    wide: float


_Thing = tuple[pymunk.Body, float, float, float]
"""A body that collides, where it is, and half of what it may stand in a wind with, cm, a little too much."""


@dataclass
class Blower:
    """A wind in its space. own: the bodies of its own part, which it leaves alone. met: what it met when it looked."""

    spec: Wind
    a: pymunk.Body
    b: pymunk.Body
    mouth: Point
    towards: Point
    own: tuple[pymunk.Body, ...]
    met: tuple[InWind, ...] = ()
    way: Point = (1.0, 0.0)

    @property
    def speed(self) -> float:
        """Of the air at the mouth, cm/s."""
        turning = abs(self.b.angular_velocity)
        return self.spec.speed * turning if turning > _CALM else 0.0

    def look(self, space: pymunk.Space, things: Sequence[_Thing]) -> None:
        """See what is in the wind."""
        mouth, to = self.a.local_to_world(self.mouth), self.a.local_to_world(self.towards)
        dx, dy = to.x - mouth.x, to.y - mouth.y
        length = math.sqrt(dx * dx + dy * dy)
        self.way = dx / length, dy / length
        met = (self._meets(space, (mouth.x, mouth.y), body) for body in self._near((mouth.x, mouth.y), things))
        self.met = tuple(each for each in met if each is not None)

    def _near(self, mouth: Point, things: Sequence[_Thing]) -> Iterator[pymunk.Body]:
        """What may be in the wind: most things are too far away, whatever they look like just now."""
        (cx, cy), (left, low), far, half = self.way, mouth, FAR * self.spec.reach, self.spec.half
        for body, x, y, reach in things:
            along = (x - left) * cx + (y - low) * cy
            if 0.0 < along < far and abs((y - low) * cx - (x - left) * cy) < half + _SPREAD * along + reach:
                yield body

    def _meets(self, space: pymunk.Space, mouth: Point, body: pymunk.Body) -> InWind | None:
        if body in self.own:
            return None
        (cx, cy), (x, y), spec = self.way, body.position, self.spec
        along = (x - mouth[0]) * cx + (y - mouth[1]) * cy
        aside = abs((y - mouth[1]) * cx - (x - mouth[0]) * cy)
        across, high = _size(body)
        wide = abs(cx) * high + abs(cy) * across
        felt = min(wide, spec.half + _SPREAD * along + wide / 2 - aside)
        if felt <= 0.0 or not _open(space, mouth, body, spec.planes):
            return None
        return InWind(body, spec.reach / (spec.reach + along), felt)


def _size(body: pymunk.Body) -> Point:
    """How wide and how high a body is just now, cm."""
    boxes = [shape.bb for shape in body.shapes]
    wide = max(box.right for box in boxes) - min(box.left for box in boxes)
    return wide, max(box.top for box in boxes) - min(box.bottom for box in boxes)


def _reach(body: pymunk.Body) -> float:
    """At least half of the two sides of its box together, however a body is turned: 1.5, a little more than the root of
    2, times how far any shape reaches from its middle; 0 of what has no shapes."""
    far = 0.0
    for shape in body.shapes:
        if isinstance(shape, pymunk.Circle):
            points: Sequence[tuple[float, float]] = (shape.offset,)
        else:
            points = shape.get_vertices() if isinstance(shape, pymunk.Poly) else (shape.a, shape.b)
        far = max(far, max(math.dist(point, (0.0, 0.0)) for point in points) + shape.radius)
    return 1.5 * far + 0.1 if far else 0.0


def _open(space: pymunk.Space, mouth: Point, body: pymunk.Body, planes: int) -> bool:
    """Whether nothing stands between a mouth and the middle of a body."""
    seen = pymunk.ShapeFilter(mask=planes)
    hit = space.segment_query_first(mouth, body.position, 0.1, seen)
    return hit is None or hit.shape is None or hit.shape.body is body


@dataclass
class Air:
    """What acts in a space, in the order in which it was built.

    away: y, cm, where what has burst is put, out of sight. pricks: whether things burst already. sharp: what they burst
    on. burst: the bodies that have, in order.
    """

    space: pymunk.Space
    dt: float
    away: float
    floats: list[Float] = field(default_factory=list)
    blowers: list[Blower] = field(default_factory=list)
    brittle: list[pymunk.Body] = field(default_factory=list)
    sharp: set[pymunk.Shape] = field(default_factory=set)
    burst: list[pymunk.Body] = field(default_factory=list)
    pricks: bool = False
    _left: int = 0
    _threatened: list[pymunk.Body] = field(default_factory=list)
    _to_look: int = 0
    _known: tuple[int, ...] = ()
    _bodies: list[tuple[pymunk.Body | None, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._weight = -self.space.gravity[1]
        """Of a gram."""
        self._places = AllBodies(self.space, batch.BodyFields.POSITION)

    @property
    def acts(self) -> bool:
        """Whether there is anything on which it may act."""
        return bool(self.floats or self.blowers or self.brittle)

    def act(self) -> None:
        """Push what is to be pushed in the step that comes; what was pricked in the last one is gone."""
        if self.brittle and self.pricks:
            if not self._to_look:
                self._to_look = _LOOK
                self._threatened = [each for each in self.brittle if self._is_near_sharp(each)]
            self._to_look -= 1
            for body in [each for each in self._threatened if self._pricked(each)]:
                self._take(body)
        if self.floats or self.blowers:
            self._push()

    def forget(self, bodies: Iterable[pymunk.Body]) -> None:
        """Nothing acts any more on these bodies, nor from them."""
        gone, self._known = set(bodies), ()
        self.floats = [each for each in self.floats if each.body not in gone]
        self.blowers = [each for each in self.blowers if each.b not in gone]
        self.brittle = [each for each in self.brittle if each not in gone]
        self._threatened, self._to_look = [each for each in self._threatened if each not in gone], 0

    def _is_near_sharp(self, body: pymunk.Body) -> bool:
        boxes = [shape.cache_bb() for shape in body.shapes]
        around = [pymunk.BB(b.left - _NEAR, b.bottom - _NEAR, b.right + _NEAR, b.top + _NEAR) for b in boxes]
        return any(box.intersects(sharp.cache_bb()) for sharp in self.sharp for box in around)

    def _pricked(self, body: pymunk.Body) -> bool:
        found: list[bool] = []
        body.each_arbiter(lambda arbiter: found.append(any(shape in self.sharp for shape in arbiter.shapes)))
        return any(found)

    def _take(self, body: pymunk.Body) -> None:
        self.forget([body])
        held = [joint for joint in self.space.constraints if body in (joint.a, joint.b)]
        self.space.remove(*held, *body.shapes, body)
        body.position, body.velocity, body.angular_velocity = (body.position.x, self.away), (0.0, 0.0), 0.0
        self.burst.append(body)

    def _push(self) -> None:
        winds = self._winds() if self.blowers else {}
        for each in self.floats:
            wx, wy, _push = winds.pop(each.body, (0.0, 0.0, 0.0))
            body, point = each.body, each.body.local_to_world(each.at)
            body.apply_force_at_world_point((0.0, each.grams * self._weight), point)
            body.torque -= each.spin * body.angular_velocity / (1.0 + each.spin * self.dt / body.moment)
            self._drag(body, (wx, wy), each.drag)
        for body, (wx, wy, push) in winds.items():
            self._blow(body, (wx, wy), push)

    def _drag(self, body: pymunk.Body, wind: Point, drag: float) -> None:
        """Air at this speed takes a body along; never farther in a step than up to its own speed."""
        moves = body.velocity
        x, y = wind[0] - moves.x, wind[1] - moves.y
        force = drag * math.sqrt(x * x + y * y)
        force /= 1.0 + force * self.dt / body.mass
        body.apply_force_at_world_point((force * x, force * y), body.position)

    def _blow(self, body: pymunk.Body, wind: Point, push: float) -> None:
        """The same along the wind only: what flies across it is not held up."""
        speed = math.sqrt(wind[0] * wind[0] + wind[1] * wind[1])
        if not speed:  # two winds against each other
            return
        x, y = wind[0] / speed, wind[1] / speed
        moves = body.velocity
        left = speed - (moves.x * x + moves.y * y)
        force = push * abs(left)
        force *= left / (1.0 + force * self.dt / body.mass)
        body.apply_force_at_world_point((force * x, force * y), body.position)

    def _things(self) -> list[_Thing]:
        """All that a wind may meet."""
        values = self._places.read()
        if self._known != self._places.ids:
            self._known, named = self._places.ids, {body.id: body for body in self.space.bodies}
            bodies = map(named.get, self._known)  # None for the space's own body, which has no shape
            self._bodies = [(body, _reach(body) if body else 0.0) for body in bodies]
        placed = zip(self._bodies, values[::2], values[1::2], strict=True)
        return [(body, x, y, reach) for (body, reach), x, y in placed if body and reach]

    def _winds(self) -> dict[pymunk.Body, tuple[float, float, float]]:
        """For each body in a wind how fast that is there, to the right and up, and its push on the body."""
        found: dict[pymunk.Body, tuple[float, float, float]] = {}
        look = self._left == 0
        self._left = (self._left or _LOOK) - 1
        things = self._things() if look else ()
        for blower in self.blowers:
            if look:
                blower.look(self.space, things)
            speed, (cx, cy) = blower.speed, blower.way
            for each in blower.met if speed else ():
                x, y, push = found.get(each.body, (0.0, 0.0, 0.0))
                own = speed * each.share
                found[each.body] = x + own * cx, y + own * cy, max(push, blower.spec.push * each.wide)
        return found
