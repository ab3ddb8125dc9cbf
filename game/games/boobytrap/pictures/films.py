"""A pull from the tray as a film, and in four pictures."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.games.boobytrap.pictures.drama import lit_pull, ringing
from game.games.boobytrap.pictures.places import OUTSIDE, TrayView
from game.games.boobytrap.pictures.tray import CALM, ScaleReading, TrayPicture, Tripped
from game.games.boobytrap.tray.leaps import Leaps
from game.games.boobytrap.tray.pulling import PullRun
from game.games.boobytrap.tray.settled import TrayFrame
from game.games.boobytrap.tray.world import STEP
from game.machine.specs import Pose
from game.shell.pictures.film import SECONDS, Draw, FilmEnd, FilmWords, RunPictures, filming, spread
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import whole

SIZE = (400, 300)
_SLOWLY = 3.0
_EVERY = max(1, round(SECONDS / _SLOWLY / STEP))
_MOST = 110
"""Pictures at most: of a hand that takes its time, some 4 s of the tray."""


def pull_film(assets: Path, begin: Callable[[], PullRun], title: str, dark: float = 1.0) -> Slices[bytes]:
    """The file of a pull.

    begin: makes its run, to be stepped from the beginning. title: what came of it. dark: how dark it gets, 0 to 1.
    """
    return filming(assets, SIZE, lambda: _frames(begin(), dark), FilmWords(lambda: FilmEnd(title)))


class FilmedMoment(NamedTuple):
    """One moment of a pull.

    What lies where, the piece that is raised, how far, and where it was last in the layer; what blows make of it, and
    what the scale shows.
    """

    frame: TrayFrame
    number: int = 0
    raised: float = 0.0
    pose: Pose | None = None
    tripped: Tripped = CALM
    read: ScaleReading | None = None


def _read(run: PullRun, start: float, frame: TrayFrame) -> ScaleReading:
    """The scale in a pull that began with the bar here, mm."""
    return ScaleReading(start, frame.bar[2], run.travel_mm, run.tripped)


def _frames(run: PullRun, dark: float) -> Iterator[Draw | None]:
    picture, leaps, pose = TrayPicture(), Leaps(), None
    count, snapped, start = 0, math.inf, run.frame().bar[2]
    lamp: tuple[Pose, float] | None = None
    while not run.done:
        frame, time = run.frame(), run.steps * STEP
        pose = frame.poses.get(run.number, pose)
        lamp = lamp or (pose, dark) if pose is not None else None
        leaps.follow(run.knocks, run.throws, time, run.number)
        snapped = min(snapped, time) if run.tripped else snapped
        lying = {number: at for number, at in frame.poses.items() if number not in leaps.thrown}
        tripped = Tripped(leaps.seen(), ringing((time - snapped) * _SLOWLY))
        seen = FilmedMoment(
            replace(frame, poses=lying), run.number, run.raised, pose, tripped, _read(run, start, frame)
        )
        yield partial(_draw, picture, seen, lamp) if count < _MOST else None
        count += 1
        for _ in range(_EVERY):
            if not run.done:
                run.step()
    frame = run.frame()
    yield partial(_draw, picture, FilmedMoment(frame, read=_read(run, start, frame)), lamp)


def _draw(
    picture: TrayPicture, seen: FilmedMoment, lamp: tuple[Pose, float] | None, canvas: Canvas, place: FRect
) -> None:
    view = TrayView.within(place.inflate(-20, -20))
    draw_pull(picture, seen, canvas, view)
    if lamp is not None and lamp[1]:
        light = whole(canvas, place, lit_pull(view.at(*lamp[0][:2]), view.box.width, lamp[1]))
        canvas.surface.blit(light, canvas.box(place), special_flags=pygame.BLEND_RGB_MULT)


def draw_pull(picture: TrayPicture, seen: FilmedMoment, canvas: Canvas, view: TrayView) -> None:
    """The box with all that lies in it, and the piece that is being raised."""
    materials.table(canvas)
    number = seen.number
    picture.box(canvas, view)
    picture.fit(canvas, view)
    if seen.read is not None:
        picture.travel(canvas, view, seen.read)
    held = {number: seen.raised} if number else {}
    picture.draw(canvas, view, seen.frame, held, canvas.surface.copy(), tripped=seen.tripped)
    if seen.pose is not None and number not in seen.frame.poses:
        picture.raised(canvas, number, seen.pose, seen.raised)


# A pull from the tray in four pictures, the piece in the middle of each.

ASPECT = 0.9
_RUN_PICTURES_EVERY, _TALLER = 8, 2.3
"""Steps between two moments; how much larger than its picture the whole box would be."""


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
