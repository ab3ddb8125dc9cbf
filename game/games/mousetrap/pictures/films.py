"""A run of the trap as a film, in four pictures, and as a strip."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.games.mousetrap.pictures import camera
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.crank import FRAME, RADIUS, through
from game.games.mousetrap.pictures.lamp import FilmLamp, at_work
from game.games.mousetrap.pictures.mice import Face
from game.games.mousetrap.pictures.stage import WHEEL_CM, Look, MachineStage, fitting
from game.games.mousetrap.pictures.thrown import Thrown
from game.games.mousetrap.text import table as labels
from game.games.mousetrap.text.chain import LINK_MISSING, LINK_REACHED
from game.games.mousetrap.text.table import too_early
from game.games.mousetrap.trap.layout import STEP
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import STEPS_PER_SECOND
from game.machine.specs import Point, Pose
from game.shell.pictures.film import SECONDS, Draw, FilmEnd, FilmWords, RunPictures, filming, spread
from game.text.language import _
from game.ui.drawing.canvas import Canvas, scale_of
from game.ui.drawing.lettering import Lettering, Style
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import THEMES

SHOWN = (
    "sign_drawn",
    "shoe_struck",
    "marble1_on_stairs",
    "marble1_in_gutter",
    "rod_struck",
    "marble2_through_tub",
    "diver_airborne",
    "diver_in_washtub",
    "cage_left_post",
)
"""The links whose moment is worth a picture; the beginning and the end come with them."""
WIDTH, ROW = 1440, 372
COLUMNS, MARGIN, CAPTION = 2, 10.0, 28.0
STYLE = Style("text", 15)


def moments(report: TrapReport) -> tuple[tuple[int, str], ...]:
    """The steps that are shown and what is said of each: the start, the links reached, the end."""
    reached = [(step, _(LINK_REACHED[name])) for name, step in report.links if name in SHOWN]
    return ((0, _(labels.THE_MACHINE_AS_IT_WAS)), *reached, (report.steps, outcome(report)))


def outcome(report: TrapReport) -> str:
    """How the run ended, in a sentence."""
    if report.captured:
        return _(labels.THE_CAGE_IS_DOWN_AND)
    if report.refused:
        return _(labels.THE_MACHINE_DOES_NOT_STAND)
    if report.misfired:
        return too_early(report.last or "")
    missed = LINK_MISSING[report.stopped_at or LINKS[-1]]
    return _(labels.MISSED, what=_(missed))


def poses_at(inputs: TrapInputs, steps: Sequence[int]) -> dict[int, Mapping[str, Pose]]:
    """Run the inputs again and keep where everything is at these steps."""
    run, kept = TrapRun(inputs), {}
    wanted = set(steps)
    while True:
        if run.steps in wanted:
            kept[run.steps] = run.frame()
        if run.done:
            return kept
        run.step()


def save_strip(path: Path, inputs: TrapInputs, report: TrapReport, assets: Path) -> None:
    """Draw the run into a PNG file; raises OSError if it cannot be written."""
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    pygame.font.init()
    shown = moments(report)
    rows = -(-len(shown) // COLUMNS)
    canvas = _canvas(assets, (WIDTH, ROW * rows))
    poses = poses_at(inputs, [step for step, _unused in shown])
    stage, area = MachineStage(inputs.placements), canvas.area
    width = (area.width - MARGIN) / COLUMNS - MARGIN
    height = (area.height - MARGIN) / rows - MARGIN
    for index, (step, text) in enumerate(shown):
        row, column = divmod(index, COLUMNS)
        place = FRect(MARGIN + column * (width + MARGIN), MARGIN + row * (height + MARGIN), width, height)
        picture = FRect(place.left, place.top, width, height - CAPTION)
        stage.draw(canvas, fitting(picture), poses[step], wheel=True, mice=("blue",))
        caption = FRect(place.left, picture.bottom, width, CAPTION)
        canvas.write(f"{index + 1}.  {step * STEP:.2f} s  {text}", caption, STYLE, canvas.theme.ink, "left middle")
    content = BytesIO()
    pygame.image.save(canvas.surface, content, "strip.png")
    try:
        path.write_bytes(content.getvalue())
    except OSError as error:
        error.filename = str(path)  # a full disk is told without
        raise


def _canvas(assets: Path, size: tuple[int, int]) -> Canvas:
    store = SurfaceCache()
    surface = pygame.Surface(size)
    letters = Lettering(assets / "fonts", store)
    letters.fit(scale_of(size), 1.0, "atkinson")
    canvas = Canvas(surface, THEMES["toyshop"], letters, Sprites(assets, store))
    surface.fill(canvas.theme.card)
    return canvas


# A run of the trap in four pictures, and the place of its end seen through a lens over the machine.

ASPECT = 0.58
_HIGH_CM, _SEEN_CM = 21.0, 7.0
"""What a picture shows from its foot to its top, and half of what the lens shows."""
_LOWEST, _LENS_LOWEST = 7.5, 4.4
"""So far above the ground the middle of either is at least, cm."""
_EVERY = STEPS_PER_SECOND // 10
_CROWDED = 3
_LINE, _LINE_EDGE, _SMALL_CM = (222, 7, 0), (255, 246, 226), 4.6

Kept = tuple[int, Mapping[str, Pose]]


class _Moment(NamedTuple):
    """The machine at a moment of a run, and what of it is in the middle of the picture, cm."""

    stage: MachineStage
    poses: Mapping[str, Pose]
    at: Point
    look: Look

    def draw(self, canvas: Canvas, place: FRect) -> None:
        """Draw what is near the middle."""
        view = MachineView(place, (self.at[0], max(self.at[1], _LOWEST)), place.height / _HIGH_CM)
        self.stage.draw(canvas, view, self.poses, **self.look)


@dataclass(frozen=True, eq=False)
class TrapPictures(RunPictures):
    """placements, poses: the machine at the end of the run. spot: where that was decided, cm."""

    placements: Mapping[int, Placement]
    poses: Mapping[str, Pose]
    spot: Point
    look: Look

    def draw_lens(self, canvas: Canvas, view: MachineView, middle: Point, reach: float) -> None:
        """A glass in the free place above the machine, tied to the place that it shows."""
        scale, at = canvas.scale, view.to_screen(self.spot)
        small = _SMALL_CM * view.units_per_cm
        apart = pygame.Vector2(at) - middle
        if apart.length() < reach + small:
            return
        start, end = middle + apart.normalize() * reach * 0.96, at - apart.normalize() * small
        for colour, thick in ((_LINE_EDGE, 6.0), (_LINE, 3.0)):
            pygame.draw.line(canvas.surface, colour, start * scale, pygame.Vector2(end) * scale, canvas.px(thick))
            size = small * scale + canvas.px(thick / 2)
            pygame.draw.circle(canvas.surface, colour, (at[0] * scale, at[1] * scale), size, canvas.px(thick))
        share = reach / RADIUS
        key = "run lens", self, canvas.surface.get_size(), canvas.theme.name, share
        glass = canvas.store.get(key, lambda: self._glass(canvas, share))
        left, top = middle[0] - FRAME * share, middle[1] - FRAME * share
        canvas.surface.blit(glass, (round(left * scale), round(top * scale)))

    def _glass(self, canvas: Canvas, share: float) -> pygame.Surface:
        near = (self.spot[0], max(self.spot[1], _LENS_LOWEST)), RADIUS * share / _SEEN_CM
        return through(canvas, MachineStage(self.placements), self.poses, near, share, **self.look)


def trap_pictures(inputs: TrapInputs, mice: Sequence[str]) -> Slices[TrapPictures]:
    """The pictures of a run under its recorded hand. mice: who sits on the wheel."""
    run = TrapRun(inputs)
    kept: list[Kept] = [(0, run.frame())]
    while not run.done:
        for _step in range(_EVERY):
            if not run.done:
                run.step()
        kept.append((len(run.links), run.frame()))
        yield len(run.links) / (len(LINKS) + 1)
    report, last = run.report(), kept[-1][1]
    spot = camera.spot(report, last)
    look = Look(ghosts=False, wheel=True, mice=mice, caught=float(report.captured))
    stage, frames = MachineStage(inputs.placements), []
    for reached, poses in _telling(kept, len(report.links)):
        at = spot if poses is last else camera.target(min(reached, len(LINKS)), poses)
        shown = look if poses is last else Look(ghosts=False, wheel=True, mice=mice)
        frames.append(_Moment(stage, poses, at, shown).draw)
    return TrapPictures(tuple(frames), ASPECT, inputs.placements, last, spot, look)


def _telling(kept: Sequence[Kept], links: int) -> tuple[Kept, ...]:
    """Moments spread over the links that were reached, not over the time, and the end."""
    if links < _CROWDED:
        return spread(kept)
    wanted = spread(range(1, links))
    found = [next(one for one in kept if one[0] >= at) for at in wanted[:3]]
    return (*found, kept[-1])


# A run of the trap as a film.

SIZE = (512, 240)
_AFTER = round(1.7 * STEPS_PER_SECOND)
"""Steps after the last link in which there is still something to be seen."""
_MOUSE_HIGH_CM, _MOUSE_LOW_CM, _RIGHTMOST = 15.0, 3.4, 91.0
"""What the last picture shows from its foot to its top, how far below the floor line its foot is, and its right edge at
most, cm."""
_DUST_PICTURES = 5
"""Pictures in which dust rises round the cage before the camera goes to the mouse."""
_FILM_EVERY = round(SECONDS * STEPS_PER_SECOND)


def trap_film(
    assets: Path, inputs: TrapInputs, mice: Sequence[str], title: str = "", dark: float = 1.0
) -> Slices[bytes]:
    """The file of a run under its recorded hand.

    mice: who sits on the wheel. title: how it ends, else found out. dark: how dark the stage gets, 0 to 1.
    """
    ended: list[str] = []
    punch_line: list[Draw] = []

    def frames() -> Iterator[Draw | None]:
        run, stage, lamp = TrapRun(inputs), MachineStage(inputs.placements), FilmLamp(dark=dark)
        look, thrown = Look(ghosts=False, wheel=True, mice=mice, bare=True, floor=True), Thrown(still=False)

        def over(canvas: Canvas, view: MachineView, poses: Mapping[str, Pose], lit: FilmLamp) -> None:
            canvas.surface.blits([item.blit for item in thrown.items(canvas, view) if item is not None], False)
            lit.draw(canvas, view, poses)

        def draw(poses: Mapping[str, Pose], canvas: Canvas, place: FRect) -> None:
            view = fitting(place)
            stage.draw(canvas, view, poses, **look)
            over(canvas, view, poses, lamp)

        lamp.follow(at_work(0, run.frame()))
        yield partial(draw, run.frame())
        while not run.done:
            reached = len(run.links)
            for _step in range(_FILM_EVERY):
                if run.done:
                    break
                run.step()
            seen = not run.links or run.steps - run.links[-1][1] <= _AFTER
            x, y, _angle = run.frame().get("cage", (*WHEEL_CM, 0.0))
            thrown.tick(len(run.links), (x, y), SECONDS)
            lamp.follow(at_work(len(run.links), run.frame()))
            if len(run.links) > reached:
                lamp.strike(camera.link_spot(len(run.links) - 1, run.frame()))
            yield partial(draw, run.frame()) if seen else None
        report, poses = run.report(), run.frame()
        for _picture in range(_DUST_PICTURES if report.captured else 0):
            thrown.tick(len(run.links), poses["cage"][:2], SECONDS)
            yield partial(draw, poses)
        ended.append(outcome(report))
        mouse = FilmLamp(dark=dark)
        mouse.follow(WHEEL_CM)
        face = Face("stand" if report.captured else "dance")
        near = look | Look(face=face, caught=float(report.captured))

        def close(canvas: Canvas, place: FRect) -> None:
            share = place.height / _MOUSE_HIGH_CM
            low = _MOUSE_HIGH_CM / 2 - _MOUSE_LOW_CM
            view = MachineView(place, (min(WHEEL_CM[0], _RIGHTMOST - place.width / share / 2), low), share)
            stage.draw(canvas, view, poses, **near)
            over(canvas, view, poses, mouse)

        punch_line.append(close)

    return filming(assets, SIZE, frames, FilmWords(lambda: FilmEnd(title or ended[-1], punch_line[-1])))
