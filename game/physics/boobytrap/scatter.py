"""Pieces thrown into the box at random: they start as points and grow to their size, making room for each other."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pymunk

from game.physics.boobytrap.packing import BAR_HALF, DEPTH, WIDTH, Packing
from game.physics.boobytrap.pieces import PIECES, Piece
from game.physics.rounding import Rounding, rounded_pose

# Steps to grow and then to make room; pushing overlaps apart by numbers did not end in 4,000 rounds.
GROWING, EASING = 300, 200
STEP = 1 / 240  # s. No force of this space is felt later, so it may be coarse.
ROOM = 0.1
"""How much the discs outgrow their radius, so that none touches in the end, mm."""


def scatter(rng: random.Random, pieces: Sequence[Piece] = PIECES) -> Packing:
    """All pieces somewhere in the box, the bar drawn back."""
    space = _box()
    discs = [(piece, *_seed(space, piece, rng)) for piece in pieces]
    rounding = Rounding(space)
    for step in range(GROWING + EASING):
        share = min(1.0, (step + 1) / GROWING)
        for piece, _, shape in discs:
            shape.unsafe_set_radius((piece.radius + ROOM) * share)
        space.step(STEP)
        rounding.stepped()
    places = ((piece.number, rounded_pose(body)) for piece, body, _ in discs)
    lain = tuple((number, (x, y, rng.uniform(-math.pi, math.pi))) for number, (x, y, _) in places)
    return Packing(lain, (0.0, DEPTH + BAR_HALF, 0.0))


def _box() -> pymunk.Space:
    space = pymunk.Space()
    space.iterations, space.damping, space.collision_slop = 20, 0.01, 0.01
    half, thick = WIDTH / 2, 20.0
    left, right, low, high = -half - thick, half + thick, -thick, DEPTH + thick
    corners = ((left, low), (right, low), (right, high), (left, high))
    for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
        space.add(pymunk.Segment(space.static_body, a, b, thick))
    return space


def _seed(space: pymunk.Space, piece: Piece, rng: random.Random) -> tuple[pymunk.Body, pymunk.Circle]:
    body = pymunk.Body(piece.mass, pymunk.moment_for_circle(piece.mass, 0, piece.radius))
    body.position = (rng.uniform(5 - WIDTH / 2, WIDTH / 2 - 5), rng.uniform(5, DEPTH - 5))
    shape = pymunk.Circle(body, 0.5)
    space.add(body, shape)
    return body, shape
