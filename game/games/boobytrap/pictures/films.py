"""A pull from the tray in four pictures, the piece in the middle of each."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.games.boobytrap.pictures.places import OUTSIDE, TrayView
from game.games.boobytrap.pictures.tray import ScaleReading, TrayPicture
from game.games.boobytrap.tray.pulling import PullRun
from game.games.boobytrap.tray.settled import TrayFrame
from game.machine.specs import Pose
from game.shell.pictures.film import RunPictures, spread
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas

ASPECT = 0.9
_RUN_PICTURES_EVERY, _TALLER = 8, 2.3
"""Steps between two moments; how much larger than its picture the whole box would be."""


class FilmedMoment(NamedTuple):
    """One moment of a pull.

    What lies where, the piece that is raised, how far, and where it was last in the layer; what the scale shows.
    """

    frame: TrayFrame
    number: int = 0
    raised: float = 0.0
    pose: Pose | None = None
    read: ScaleReading | None = None


def _read(run: PullRun, start: float, frame: TrayFrame) -> ScaleReading:
    """The scale in a pull that began with the bar here, mm."""
    return ScaleReading(start, frame.bar[2], run.travel_mm, run.tripped)


def draw_pull(picture: TrayPicture, seen: FilmedMoment, canvas: Canvas, view: TrayView) -> None:
    """The box with all that lies in it, and the piece that is being raised."""
    materials.table(canvas)
    number = seen.number
    picture.box(canvas, view)
    picture.fit(canvas, view)
    if seen.read is not None:
        picture.travel(canvas, view, seen.read)
    held = {number: seen.raised} if number else {}
    picture.draw(canvas, view, seen.frame, held, canvas.surface.copy())
    if seen.pose is not None and number not in seen.frame.poses:
        picture.raised(canvas, number, seen.pose, seen.raised)


def pull_pictures(run: PullRun) -> Slices[RunPictures]:
    """The pictures of a pull that is to be stepped from its beginning."""
    seen: list[FilmedMoment] = []
    pose: Pose | None = None
    start = run.frame().bar[2]
    while not run.done:
        frame = run.frame()
        pose = frame.poses.get(run.number, pose)
        seen.append(FilmedMoment(frame, run.number, run.raised, pose, read=_read(run, start, frame)))
        for _ in range(_RUN_PICTURES_EVERY):
            if not run.done:
                run.step()
        yield min(0.9, len(seen) / 40)
    frame = run.frame()
    seen.append(FilmedMoment(frame, read=_read(run, start, frame)))
    at = seen[0].pose or (0.0, 0.0, 0.0)
    return RunPictures(tuple(partial(_run_pictures_draw, TrayPicture(), one, at) for one in spread(seen)), ASPECT)


def _run_pictures_draw(picture: TrayPicture, seen: FilmedMoment, at: Pose, canvas: Canvas, place: FRect) -> None:
    """The box on a picture of its own, and of that what is round the piece."""
    whole = FRect(0, 0, place.height * _TALLER * OUTSIDE[0] / OUTSIDE[1], place.height * _TALLER)
    under = canvas.onto(pygame.Surface(canvas.box(whole).size))
    view = TrayView.within(whole)
    draw_pull(picture, seen, under, view)
    x, y = view.at(at[0], at[1])
    left = min(max(x - place.width / 2, 0.0), whole.width - place.width)
    top = min(max(y - place.height / 2, 0.0), whole.height - place.height)
    canvas.surface.blit(under.surface, canvas.box(place), under.box(FRect(left, top, place.width, place.height)))
