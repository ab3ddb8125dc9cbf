"""A pull from the tray in four pictures, the piece in the middle of each."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.physics.boobytrap.pulling import PullRun
from game.physics.specs import Pose
from game.pictures.boobytrap.film import FilmedMoment, draw_pull
from game.pictures.boobytrap.tray import TrayPicture
from game.pictures.boobytrap.view import OUTSIDE, TrayView
from game.pictures.run_pictures import RunPictures, spread
from game.ui.canvas import Canvas

ASPECT = 0.9
_EVERY, _TALLER = 8, 2.3
"""Steps between two moments; how much larger than its picture the whole box would be."""


def pull_pictures(run: PullRun) -> Slices[RunPictures]:
    """The pictures of a pull that is to be stepped from its beginning."""
    seen: list[FilmedMoment] = []
    pose: Pose | None = None
    while not run.done:
        frame = run.frame()
        pose = frame.poses.get(run.number, pose)
        seen.append(FilmedMoment(frame, run.number, run.raised, pose))
        for _ in range(_EVERY):
            if not run.done:
                run.step()
        yield min(0.9, len(seen) / 40)
    seen.append(FilmedMoment(run.frame()))
    at = seen[0].pose or (0.0, 0.0, 0.0)
    return RunPictures(tuple(partial(_draw, TrayPicture(), one, at) for one in spread(seen)), ASPECT)


def _draw(picture: TrayPicture, seen: FilmedMoment, at: Pose, canvas: Canvas, place: FRect) -> None:
    """The box on a picture of its own, and of that what is round the piece."""
    whole = FRect(0, 0, place.height * _TALLER * OUTSIDE[0] / OUTSIDE[1], place.height * _TALLER)
    under = canvas.onto(pygame.Surface(canvas.box(whole).size))
    view = TrayView.within(whole)
    draw_pull(picture, seen, under, view)
    x, y = view.at(at[0], at[1])
    left = min(max(x - place.width / 2, 0.0), whole.width - place.width)
    top = min(max(y - place.height / 2, 0.0), whole.height - place.height)
    canvas.surface.blit(under.surface, canvas.box(place), under.box(FRect(left, top, place.width, place.height)))
