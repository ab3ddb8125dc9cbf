"""How parts fit: what lies in what, what touches what, where ties are made fast, and where a hand is helped."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pymunk

from game.games.mousetrap.trap.layout import BOARD, Plane
from game.machine.specs import Point, Pose
from game.workshop.parts.building import Built, frame_of
from game.workshop.parts.machine import KINDS, STAGE, End, Machine, Placed, Tie, fastenings
from game.workshop.parts.outlines import bounds_of, poses_as_set

ABOVE = 8.0
"""cm by which pins of the wall stand above what a new rope leads over them; by eye."""


def end_at(machine: Machine, kind: str, end: End, poses: Mapping[str, Pose]) -> Point:
    """Where an end of a tie of this kind is, cm: the middle of a wheel for a belt."""
    part = machine.part(end.part)
    if kind == "belt":
        x, y, _ = poses[f"{end.part}.{end.at}"]
        return x, y
    anchor = next(each for each in part.spec.anchors if each.name == end.at)
    if anchor.body == BOARD:
        return frame_of(part).point(anchor.at)
    centre = next(body.centre for body in part.spec.bodies if body.name == anchor.body)
    x, y, angle = poses[f"{part.id}.{anchor.body}"]
    dx, dy = anchor.at[0] - centre[0], anchor.at[1] - centre[1]
    c, s = math.cos(angle), math.sin(angle)
    return x + c * dx - s * dy, y + s * dx + c * dy


def tie_kinds(part: Placed) -> tuple[str, ...]:
    """By what a part can be tied to another."""
    return tuple(kind for kind in KINDS if fastenings(part, kind))


def choices(machine: Machine, kind: str, own: End, pins: int = 0) -> list[Tie]:
    """Every tie of a kind from one end to any other part, the shortest first; pins: over how many a rope leads."""
    poses = poses_as_set(machine)
    here = end_at(machine, kind, own, poses)
    found = []
    for part in machine.parts:
        for at in fastenings(part, kind) if part.id != own.part else ():
            there = end_at(machine, kind, End(part.id, at), poses)
            over = pins_between(here, there, pins) if kind == "rope" else ()
            found.append((math.dist(here, there), Tie(kind, own, End(part.id, at), over)))
    return [tie for _length, tie in sorted(found, key=lambda each: each[0])]


def pins_between(a: Point, b: Point, pins: int) -> tuple[Point, ...]:
    """So many points above both ends, spread from one to the other; a single one over the middle."""
    left, right, top = STAGE
    high = min(top, max(a[1], b[1]) + ABOVE)
    shares = [0.5] if pins == 1 else [number / (pins - 1) for number in range(pins)]
    return tuple((min(right, max(left, a[0] + (b[0] - a[0]) * share)), high) for share in shares)


def same_ends(one: Tie, other: Tie) -> bool:
    """Whether two ties of a kind hold the same places of the same parts."""
    return one.kind == other.kind and {one.a, one.b} == {other.a, other.b}


# Parts placed into each other: shown while somebody places them, refused where the engine would push them apart.

SHOWN_CM = 0.05
"""More than what parts sink into each other at rest."""
REFUSED_CM = 0.3
"""Deeper, a moving part is pushed out so far that the machine is not the one that was built."""
STAGE_ID = "stage"


@dataclass(frozen=True)
class Overlap:
    """Two parts (the second may be the stage) and how deep, cm; refused if one of them would be pushed out."""

    one: str
    other: str
    depth: float
    refused: bool


def overlaps(machine: Machine) -> tuple[Overlap, ...]:
    """Every pair of parts that stand in each other, the deepest first; teeth are to stand between teeth."""
    return overlaps_of(Built(machine))


def is_refused(machine: Machine, part: Placed) -> bool:
    """Whether a part of a machine would be pushed out of another one, or another one out of it."""
    return any(each.refused for each in overlaps_of(Built(_column(machine, part)), part.id))


def overlaps_of(built: Built, only: str = "") -> tuple[Overlap, ...]:
    """The same of a machine that is built already, as it stands now; only: of this part alone, if given."""
    deepest: dict[tuple[str, str], tuple[float, bool]] = {}
    for shape, owner in built.owner.items():
        for other, depth in touched(built, shape) if only in ("", owner) else ():
            name = built.owner.get(other, STAGE_ID)
            if name == owner or depth <= SHOWN_CM:
                continue
            pair = (owner, name) if name == STAGE_ID or owner < name else (name, owner)
            moves = any(each.body is not built.bodies[BOARD] for each in (shape, other))
            before, moved = deepest.get(pair, (0.0, False))
            deepest[pair] = (max(before, depth), moved or (moves and depth > REFUSED_CM))
    found = (Overlap(*pair, depth, refused) for pair, (depth, refused) in deepest.items())
    return tuple(sorted(found, key=lambda each: (-each.depth, each.one, each.other)))


def touched(built: Built, shape: pymunk.Shape) -> Iterator[tuple[pymunk.Shape, float]]:
    """What a shape is in, and how deep, cm; teeth touch nothing here."""
    if shape.filter.categories & Plane.TEETH:
        return
    for info in built.stage.space.shape_query(shape):
        points = info.contact_point_set.points
        if info.shape is not None and points:
            # The library turns the sign round for some pairs of shapes; what is apart has no points.
            yield info.shape, max(abs(point.distance) for point in points)


# Helps a hand: gears come to mesh, what is loose comes down onto what is below it, and nearly straight is straight.

PLAY = 0.2
"""cm between the pitch circles of two gears: they turn true from -0.12 to 0.5."""
NEAR_GEAR = 1.5
"""cm from meshing within which a gear is drawn in: about what a hand errs by with the whole stage in view."""
NEAR_STRAIGHT = 7  # degrees from upright within which a loose part is set straight.
STEP_DOWN = 0.1  # cm, the grid.
RISES = 0.6  # cm that something loose is lifted out of what it was let go in: a coarse step, and a little.
BARELY = 0.01  # cm of overlap that is still only touching.
ASIDE = 1.0  # cm between the bounds of two parts, which are up to 0.3 cm too small: from here on they cannot touch.


def snapped(machine: Machine, part: Placed, deepest: float = math.inf) -> Placed:
    """Where a part that is let go here belongs among the others; its own id in the machine is left out of account.

    deepest: cm that something loose comes down at the most; with nothing below within that it stays where it is.
    """
    others = machine.without({part.id}) if part.id else machine
    spec = part.spec
    if spec.reach:
        return _meshed(others, part)
    if spec.loose and not part.held and not spec.floats:
        straight = replace(part, deg=0) if abs(part.deg) <= NEAR_STRAIGHT else part
        down = lowered(others, straight)
        return down if straight.y - down.y <= deepest else straight
    return part


def lowered(others: Machine, part: Placed) -> Placed:
    """The part straight down on what is below it, 1 mm off at the most, or lifted onto that if it is just inside it.

    Where it is if it is deep inside something.
    """
    alone = replace(part, id="lowered", held=False)
    built = Built(_column(replace(others, parts=(*others.parts, alone)), alone))
    own = [shape for shape, owner in built.owner.items() if owner == "lowered"]
    bodies = [built.bodies[f"lowered.{body.name}"] for body in part.spec.bodies]
    if _touches(built, own):
        return _lifted(built, own, bodies, part)
    fallen = 0.0
    while part.y - fallen > 0.0 and not _touches(built, own):
        fallen += STEP_DOWN
        for body in bodies:
            body.position -= (0.0, STEP_DOWN)
    return replace(part, y=max(0.0, part.y - max(0.0, fallen - STEP_DOWN)))


def _column(machine: Machine, part: Placed) -> Machine:
    """The parts that a part may touch, itself among them, however high or low it is; without ties."""
    left, _, right, _ = bounds_of(part)

    def beside(each: Placed) -> bool:
        start, _, end, _ = bounds_of(each)
        return end + ASIDE < left or start - ASIDE > right

    # What floats puts a ceiling over the stage.
    near = (each for each in machine.parts if each.spec.floats or not beside(each))
    return replace(machine, parts=tuple(near), ties=())


def _lifted(built: Built, own: list[pymunk.Shape], bodies: list[pymunk.Body], part: Placed) -> Placed:
    """The part as little higher as it takes to touch nothing, or where it is."""
    for number in range(1, round(RISES / STEP_DOWN) + 1):
        for body in bodies:
            body.position += (0.0, STEP_DOWN)
        if not _touches(built, own):
            return replace(part, y=min(STAGE[2], part.y + number * STEP_DOWN))
    return part


def _touches(built: Built, own: list[pymunk.Shape]) -> bool:
    for shape in own:
        shape.cache_bb()
        if any(other not in own and depth > BARELY for other, depth in touched(built, shape)):
            return True
    return False


def _meshed(others: Machine, part: Placed) -> Placed:
    """In mesh with the two gears that are near, else with one of them, else where it is."""
    gears = [each for each in others.parts if each.spec.reach and abs(_gap(each, part)) <= NEAR_GEAR]
    gears.sort(key=lambda each: abs(_gap(each, part)))
    left, right, top = STAGE
    for x, y in (*_between(gears[:2], part), *(_beside(gear, part) for gear in gears[:1])):
        if left <= x <= right and 0 <= y <= top and math.dist((x, y), (part.x, part.y)) <= 2 * NEAR_GEAR:
            return replace(part, x=x, y=y)
    return part


def _beside(near: Placed, part: Placed) -> Point:
    """Where a gear meshes with another one, straight away from it."""
    wanted = near.spec.reach + part.spec.reach + PLAY
    distance = math.dist((near.x, near.y), (part.x, part.y)) or 1.0
    return near.x + (part.x - near.x) * wanted / distance, near.y + (part.y - near.y) * wanted / distance


def _between(gears: Sequence[Placed], part: Placed) -> Iterator[Point]:
    """Where a gear meshes with two others, the nearer place first: where the circles round them cross."""
    if len(gears) < 2:
        return
    one, other = gears
    a, b = (each.spec.reach + part.spec.reach + PLAY for each in gears)
    apart = math.dist((one.x, one.y), (other.x, other.y))
    if not abs(a - b) < apart < a + b:
        return
    along = (a * a - b * b + apart * apart) / (2 * apart)
    aside = math.sqrt(max(0.0, a * a - along * along))
    ux, uy = (other.x - one.x) / apart, (other.y - one.y) / apart
    places = [(one.x + ux * along - uy * way, one.y + uy * along + ux * way) for way in (aside, -aside)]
    yield from sorted(places, key=lambda place: math.dist(place, (part.x, part.y)))


def _gap(one: Placed, other: Placed) -> float:
    """How far two gears are from meshing, cm."""
    return math.dist((one.x, one.y), (other.x, other.y)) - one.spec.reach - other.spec.reach - PLAY


@dataclass(frozen=True)
class GearPair:
    """Two gears whose teeth meet. jams: they are too deep in each other, or in a ring that cannot turn."""

    one: str
    other: str
    jams: bool


def gear_pairs(machine: Machine) -> tuple[GearPair, ...]:
    """Every two gears that turn each other, or would if they did not jam.

    In a ring of an odd number of gears two neighbours would have to turn the same way.
    """
    gears = [part for part in machine.parts if part.spec.reach]
    found, ways = [], dict[str, tuple[str, int]]()
    for number, one in enumerate(gears):
        for other in gears[number + 1 :]:
            gap = _gap(one, other)
            if gap <= MESHES_CM:
                found.append(GearPair(one.id, other.id, gap < -MESHES_CM or _same_way(ways, one.id, other.id)))
    return tuple(found)


def _same_way(ways: dict[str, tuple[str, int]], one: str, other: str) -> bool:
    """Join two gears that turn opposite ways; whether they were joined before in such a way that they turn alike.

    ways: by gear the one it was joined to, and whether it turns as that one (0) or against it (1).
    """
    (first, way), (second, against) = _followed(ways, one), _followed(ways, other)
    if first == second:
        return way == against
    ways[second] = first, 1 - (way ^ against)
    return False


def _followed(ways: Mapping[str, tuple[str, int]], gear: str) -> tuple[str, int]:
    """The last gear that one was joined to, and which way it turns beside that."""
    way = 0
    while gear in ways:
        gear, turned = ways[gear]
        way ^= turned
    return gear, way


# What each part of a machine touches as it is set: what lies against it, and what its teeth are in.

NEAR_CM = 0.15
"""A wider gap is seen as one; the grid of places is 0.1."""
MESHES_CM = 0.35
"""How far from their best distance gears still turn each other."""


def neighbours(machine: Machine) -> Mapping[str, tuple[str, ...]]:
    """The ids of all that each part touches, in the order of the machine; the stage is one of them, and the last."""
    found: dict[str, set[str]] = {part.id: set() for part in machine.parts}
    built = Built(machine)
    for shape, owner in built.owner.items():
        radius = shape.radius
        shape.unsafe_set_radius(radius + NEAR_CM)
        for other, _depth in touched(built, shape):
            name = built.owner.get(other, STAGE_ID)
            if name != owner:
                found[owner].add(name)
                found.get(name, set()).add(owner)
        shape.unsafe_set_radius(radius)
    for gear, teeth in _touching_meshed(machine):
        found[gear].add(teeth)
    order = {part.id: number for number, part in enumerate(machine.parts)} | {STAGE_ID: len(machine.parts)}
    return {part: tuple(sorted(names, key=lambda name: order[name])) for part, names in found.items()}


def _touching_meshed(machine: Machine) -> list[tuple[str, str]]:
    gears = [part for part in machine.parts if part.spec.reach]
    return [
        (one.id, other.id)
        for one in gears
        for other in gears
        if one is not other and abs(_gap(one, other)) <= MESHES_CM
    ]
