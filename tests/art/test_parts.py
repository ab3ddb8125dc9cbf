"""What is seen is what collides: the stored pictures of the parts against the outlines of the physics."""

import json
import math
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.games.mousetrap.trap.layout import Plane
from game.games.mousetrap.trap.machine import PARTS
from game.machine.specs import Bar, Disc, Hull, Outline, PartSpec, Point

ASSETS = Path(__file__).resolve().parents[2] / "assets"
MANIFEST = json.loads((ASSETS / "sprites.json").read_text(encoding="utf-8"))
MILLIMETRE = 0.1
SEEN = 100
STALE = "the outlines have changed: run python -m build_scripts.art parts"
# Nothing of these is drawn beyond what collides or is part of their outline.
BARE = {3, 5, 11, 18, 20}


def name_of(part: PartSpec) -> str:
    return f"parts/{part.number:02}_{part.id}"


@cache
def picture_of(name: str) -> pygame.Surface:
    entry = MANIFEST[name]
    whole = pygame.image.load(str(ASSETS / entry["file"]))
    return whole.subsurface((0, 0, *entry["size"]))


def opacity(part: PartSpec, point: Point) -> int:
    """How opaque the part's picture is at a nominal place of the machine."""
    entry, picture = MANIFEST[name_of(part)], picture_of(name_of(part))
    x = round(entry["anchor"][0] + (point[0] - entry["at"][0]) * entry["per"] - 0.5)
    y = round(entry["anchor"][1] - (point[1] - entry["at"][1]) * entry["per"] - 0.5)
    inside = 0 <= x < picture.get_width() and 0 <= y < picture.get_height()
    return picture.get_at((x, y)).a if inside else 0


def rim(outline: Outline, beyond: float) -> Iterator[Point]:
    """Places along an outline, some way beyond it or (below 0) within it."""
    match outline:
        case Disc(centre, radius):
            yield from (_polar(centre, radius + beyond, k * math.tau / 24) for k in range(24))
        case Bar(a, b, radius):
            along = math.atan2(b[1] - a[1], b[0] - a[0])
            for k in range(9):
                spot = (a[0] + (b[0] - a[0]) * k / 8, a[1] + (b[1] - a[1]) * k / 8)
                yield from (_polar(spot, radius + beyond, along + side * math.pi / 2) for side in (-1, 1))
        case Hull(points, radius):
            middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
            for a, b in zip(points, (*points[1:], points[0]), strict=True):
                for k in range(1, 6):
                    spot = (a[0] + (b[0] - a[0]) * k / 6, a[1] + (b[1] - a[1]) * k / 6)
                    out = math.atan2(b[1] - a[1], b[0] - a[0]) - math.pi / 2
                    if math.cos(out) * (spot[0] - middle[0]) + math.sin(out) * (spot[1] - middle[1]) < 0:
                        out += math.pi
                    yield _polar(spot, radius + beyond, out)


def _polar(centre: Point, radius: float, angle: float) -> Point:
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def within(outline: Outline, point: Point, slack: float) -> bool:
    """Whether a place is inside an outline or nearer to it than the slack."""
    match outline:
        case Disc(centre, radius):
            return math.dist(centre, point) <= radius + slack
        case Bar(a, b, radius):
            return _far(a, b, point) <= radius + slack
        case Hull(points, radius):
            sides = list(zip(points, (*points[1:], points[0]), strict=True))
            turns = [(b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) for a, b in sides]
            inside = all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)
            return inside or min(_far(a, b, point) for a, b in sides) <= radius + slack
    raise AssertionError(outline)


def _far(a: Point, b: Point, point: Point) -> float:
    length = math.dist(a, b) ** 2 or 1.0
    share = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
    share = min(1.0, max(0.0, share))
    return math.dist((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share), point)


@pytest.mark.parametrize("part", PARTS, ids=[part.id for part in PARTS])
def test_what_collides_is_seen(part: PartSpec):
    touching = [shape.outline for shape in part.shapes if shape.planes != Plane.SEE]
    hidden = [p for outline in touching for p in rim(outline, -MILLIMETRE / 2) if opacity(part, p) < SEEN]
    assert not hidden, STALE


@pytest.mark.parametrize("part", [part for part in PARTS if part.number in BARE], ids=lambda part: part.id)
def test_what_is_seen_collides(part: PartSpec):
    outlines = [shape.outline for shape in part.shapes]
    loose = [
        p
        for outline in outlines
        for p in rim(outline, 2 * MILLIMETRE)
        if opacity(part, p) >= SEEN and not any(within(other, p, MILLIMETRE) for other in outlines)
    ]
    assert not loose, STALE


@pytest.mark.parametrize("part", PARTS, ids=[part.id for part in PARTS])
def test_a_picture_is_tied_to_its_body(part: PartSpec):
    entry = MANIFEST[name_of(part)]
    at = part.bodies[0].centre if part.bodies else part.foot
    assert entry["body"] == part.shapes[0].body
    assert math.dist(entry["at"], at) < MILLIMETRE, STALE
    assert f"{name_of(part)}_shadow" in MANIFEST
