"""The pictures of which the machine is made: which there are, what carries each, how far in front it stands."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from game.physics.mousetrap.inputs import Placement
from game.physics.mousetrap.layout import BOARD
from game.physics.mousetrap.outlines import frames, poses_as_set
from game.physics.mousetrap.parts import PARTS
from game.physics.specs import PartSpec, Point, Pose
from game.ui.sprites import Sprites


@dataclass(frozen=True)
class Layer:
    """One picture of a part as it stands; its anchor lies at `local` and `angle` in the frame of its body."""

    number: int
    name: str
    z: int
    body: str
    local: Point
    angle: float
    rolls: bool = False

    def pose(self, body: Pose) -> Pose:
        """Where the anchor is, and how far the picture is turned, when its body is there."""
        c, s = math.cos(body[2]), math.sin(body[2])
        x, y = self.local
        turned = 0.0 if self.rolls else body[2] + self.angle
        return body[0] + c * x - s * y, body[1] + s * x + c * y, turned


def name_of(spec: PartSpec) -> str:
    """The picture of a part, in the assets."""
    return f"parts/{spec.number:02}_{spec.id}"


def body_of(spec: PartSpec) -> str:
    """The body that carries a part's picture: its own if it has one."""
    return spec.bodies[0].name if spec.bodies else spec.shapes[0].body


def anchor_of(spec: PartSpec) -> Point:
    """The nominal place of the anchor of a part's picture."""
    return spec.bodies[0].centre if spec.bodies else spec.foot


def layers(placements: Mapping[int, Placement], sprites: Sprites) -> tuple[Layer, ...]:
    """The pictures of all parts that stand, from behind to the front."""
    where, starts = frames(placements), poses_as_set(placements)
    found = []
    for spec, name, z in _pictures(sprites):
        if spec.number not in placements:
            continue
        frame, body = where[spec.number], body_of(spec)
        start = starts[body]
        place = _local(frame.point(anchor_of(spec)), start)
        found.append(Layer(spec.number, name, z, body, place, frame.angle - start[2], body.startswith("marble")))
    return tuple(sorted(found, key=lambda layer: layer.z))


def _local(point: Point, pose: Pose) -> Point:
    dx, dy, c, s = point[0] - pose[0], point[1] - pose[1], math.cos(pose[2]), math.sin(pose[2])
    return c * dx + s * dy, c * dy - s * dx


@cache
def _pictures(sprites: Sprites) -> tuple[tuple[PartSpec, str, int], ...]:
    return tuple(_found(sprites))


def _found(sprites: Sprites) -> Iterator[tuple[PartSpec, str, int]]:
    for spec in PARTS:
        for suffix in ("_back", ""):
            info = sprites.info(name_of(spec) + suffix)
            if info is not None:
                yield spec, name_of(spec) + suffix, info.z


def stays(layer: Layer) -> bool:
    """Whether the picture never moves and nothing that moves passes behind it."""
    return layer.body == BOARD and layer.z < FRONT


FRONT = 50
"""Pictures of still parts from here on stand in front of moving ones."""
