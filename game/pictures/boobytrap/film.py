"""A pull from the tray as a film, three times as slow as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from pygame import FRect

from game.core.slices import Slices
from game.physics.boobytrap.pulling import PullRun
from game.physics.boobytrap.settled import TrayFrame
from game.physics.boobytrap.world import STEP
from game.physics.specs import Pose
from game.pictures.boobytrap.tray import TrayPicture
from game.pictures.boobytrap.view import TrayView
from game.pictures.film import SECONDS, Draw, filming
from game.ui import materials
from game.ui.canvas import Canvas

SIZE = (400, 300)
_SLOWLY = 3.0
_EVERY = max(1, round(SECONDS / _SLOWLY / STEP))
_MOST = 110
"""Pictures at most: of a hand that takes its time, some 4 s of the tray."""


def pull_film(assets: Path, begin: Callable[[], PullRun], title: str) -> Slices[bytes]:
    """The file of a pull. begin: makes its run, to be stepped from the beginning. title: what came of it."""
    return filming(assets, SIZE, lambda: _frames(begin()), lambda: title)


class FilmedMoment(NamedTuple):
    """One moment of a pull: what lies where, the piece that is raised, how far, and where it was last in the layer."""

    frame: TrayFrame
    number: int = 0
    raised: float = 0.0
    pose: Pose | None = None


def _frames(run: PullRun) -> Iterator[Draw | None]:
    picture, pose = TrayPicture(), None
    count = 0
    while not run.done:
        frame = run.frame()
        pose = frame.poses.get(run.number, pose)
        seen = FilmedMoment(frame, run.number, run.raised, pose)
        yield partial(_draw, picture, seen) if count < _MOST else None
        count += 1
        for _ in range(_EVERY):
            if not run.done:
                run.step()
    yield partial(_draw, picture, FilmedMoment(run.frame()))


def _draw(picture: TrayPicture, seen: FilmedMoment, canvas: Canvas, place: FRect) -> None:
    draw_pull(picture, seen, canvas, TrayView.within(place.inflate(-20, -20)))


def draw_pull(picture: TrayPicture, seen: FilmedMoment, canvas: Canvas, view: TrayView) -> None:
    """The box with all that lies in it, and the piece that is being raised."""
    materials.table(canvas)
    number = seen.number
    picture.box(canvas, view)
    picture.fit(canvas, view)
    picture.draw(canvas, view, seen.frame, {number: seen.raised} if number else {}, canvas.surface.copy())
    if seen.pose is not None and number not in seen.frame.poses:
        picture.raised(canvas, number, seen.pose, seen.raised)
