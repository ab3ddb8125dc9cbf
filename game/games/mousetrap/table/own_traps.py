"""What the Workshop shows of a machine of one's own, as the table of its match asks for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.catalog import workshop_room
from game.core.slices import Slices
from game.games.mousetrap.nature.own import Attempt
from game.games.mousetrap.pictures.kit import Promise, TrapKit
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.plan import BuildPlan
from game.shell.pictures.film import RunPictures
from game.ui.drawing.canvas import Canvas


def own_kit(plan: BuildPlan) -> TrapKit:
    """What a table shows of the machine, and how hands set it down; raises MachineError where it is none."""
    kit: TrapKit = workshop_room("pictures.own_kit").OwnKit(plan)
    return kit


def own_portrait(canvas: Canvas, plan: BuildPlan, parts: Sequence[Placed]) -> Iterator[None]:
    """Fill a small canvas with the machine so far, in steps."""
    portrait: Iterator[None] = workshop_room("pictures.own_kit").OwnKit(plan).portrait(canvas, parts)
    return portrait


def own_promise(kit: TrapKit, parts: Sequence[Placed]) -> Promise:
    """What it promises as its steps stand, still to be found out by running it."""
    promise: Promise = workshop_room("proofs.in_many_hands").OwnProspect(kit.plan, parts, kit.start)
    return promise


def own_film(assets: Path, run: Attempt, mice: Sequence[str], title: str, dark: float) -> Slices[bytes]:
    """The film of an attempt at it. mice: who sits under the cage. dark: how dark its stage may get, 0 to 1."""
    film: Slices[bytes] = workshop_room("pictures.photographs").attempt_film(assets, run, mice, title, dark)
    return film


def own_pictures(run: Attempt, mice: Sequence[str]) -> Slices[RunPictures]:
    """The same in a few pictures."""
    pictures: Slices[RunPictures] = workshop_room("pictures.photographs").attempt_pictures(run, mice)
    return pictures
