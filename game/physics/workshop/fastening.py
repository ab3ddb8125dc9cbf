"""Where ties are made fast, and which of them can be made from a part to the others."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.physics.mousetrap.layout import BOARD
from game.physics.specs import Point, Pose
from game.physics.workshop.building import frame_of
from game.physics.workshop.machine import STAGE, Machine, Placed, fastenings
from game.physics.workshop.outlines import poses_as_set
from game.physics.workshop.tie import KINDS, End, Tie

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
