"""A run of the machine as a strip of pictures in one file, drawn without a window."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path

import pygame
from pygame import FRect

from game.physics.mousetrap.inputs import TrapInputs
from game.physics.mousetrap.layout import STEP
from game.physics.mousetrap.report import LINKS, TrapReport
from game.physics.mousetrap.run import TrapRun
from game.physics.specs import Pose
from game.pictures.mousetrap.stage import MachineStage, fitting
from game.text.language import _
from game.text.mousetrap import screens as labels
from game.text.mousetrap.chain import LINK_MISSING, LINK_REACHED
from game.text.mousetrap.things import too_early
from game.ui.canvas import Canvas, scale_of
from game.ui.lettering import Lettering, Style
from game.ui.sprites import Sprites
from game.ui.surface_cache import SurfaceCache
from game.ui.theme import THEMES

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
