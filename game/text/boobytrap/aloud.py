"""The tray of Booby-Trap for those who hear it: each piece by its place, its neighbours and how it felt."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.physics.boobytrap.packing import DEPTH, WIDTH
from game.physics.boobytrap.pieces import RADII
from game.physics.specs import Pose
from game.rules.boobytrap.pieces import size_of
from game.text.boobytrap.log import grip_name, piece_name, points
from game.text.language import N_, _, capital, listed, ngettext
from game.text.language import row as in_a_row

_NEAR_MM = 0.8
"""Pieces no further apart than this touch each other as far as a finger can tell."""
_ROWS = (N_("in front"), N_("in the middle"), N_("at the bar"))
_COLUMNS = (N_("at the left"), N_("halfway across"), N_("at the right"))


def _place(pose: Pose) -> str:
    x, y = pose[0], pose[1]
    row = _ROWS[min(2, max(0, int(3 * y / DEPTH)))]
    column = _COLUMNS[min(2, max(0, int(3 * (x / WIDTH + 0.5))))]
    return in_a_row((_(row), _(column)))


def _gap(number: int, one: Pose, other: int, two: Pose) -> float:
    return math.dist(one[:2], two[:2]) - RADII[size_of(number)] - RADII[size_of(other)]


def _neighbours(number: int, poses: Mapping[int, Pose]) -> str:
    """What touches it: pieces, walls and the bar, at the most all of them."""
    here, radius = poses[number], RADII[size_of(number)]
    near = [piece_name(other) for other, pose in poses.items()
            if other != number and _gap(number, here, other, pose) <= _NEAR_MM]  # fmt: skip
    if WIDTH / 2 - abs(here[0]) - radius <= _NEAR_MM:
        near.append(_("the right wall") if here[0] > 0 else _("the left wall"))
    if here[1] - radius <= _NEAR_MM:
        near.append(_("the front wall"))
    return _("touches {things}", things=listed(near)) if near else _("touches nothing")


def piece(number: int, poses: Mapping[int, Pose], grip: int | None) -> str:
    """A piece: its size and number, where it lies, what touches it, and how it felt if it was felt."""
    told = [capital(piece_name(number))]
    if grip is not None:
        told.append(grip_name(grip))
    if number in poses:
        told += [_place(poses[number]), _neighbours(number, poses)]
    return in_a_row(told)


def row(name: str, pieces: int, trips: int, score: int | None) -> str:
    """A seat of the standings; no score in solitaire."""
    told = [ngettext("{number} piece", "{number} pieces", pieces), ngettext("{number} trip", "{number} trips", trips)]
    return _("{name}: {where}", name=name, where=in_a_row(told + ([] if score is None else [points(score)])))
