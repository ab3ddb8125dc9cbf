"""Pictures of machines: small ones on cards and papers, made a little between two frames, and films of their runs.

Also all copies of a machine as one picture or film.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import FRect

from game.core.slices import Slices, finish
from game.games.mousetrap.pictures import stage as backcloth
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.flights import Below, flights_film, flights_picture
from game.games.mousetrap.pictures.lamp import FilmLamp
from game.machine.hand import STEPS_PER_SECOND
from game.machine.specs import Point, Pose
from game.shell.pictures.film import (
    SECONDS,
    Draw,
    FilmEnd,
    FilmWords,
    RunPictures,
    drawing,
    filming,
    spread,
    without_window,
)
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import rgb
from game.ui.widgets.dirty import Item
from game.workshop.parts.claim import Sent, enclosed
from game.workshop.parts.kind import WALL
from game.workshop.parts.line import decode
from game.workshop.parts.machine import STAGE, Machine
from game.workshop.parts.run import End, RunReport, WorkshopRun, winds_itself
from game.workshop.pictures.bench_light import LAMP_CM, AtWork, BenchShadows, mouse_of
from game.workshop.pictures.bench_stage import BenchLook, BenchStage, close, framed
from game.workshop.pictures.moulding import Figures
from game.workshop.proofs.flights import Flights
from game.workshop.proofs.in_match import OwnTrapRun

BLUE, LINE, WHITE = rgb("#1f4f9a"), rgb("#3f6fb8"), rgb("#eef5ff")
_GRID = 5.0
AT_ONCE = 24
"""Bodies that are painted between two frames: some 10 ms of a slow processor's time."""
WHOLE = 12
"""Putting a picture together takes about as long as so many bodies."""


class _Wanted(NamedTuple):
    name: str
    key: Hashable
    rect: FRect
    work: Slices[pygame.Surface]


class Photographs:
    """Call `develop` between frames: it tells whose picture has come. figures: what bodies look like, kept for all."""

    def __init__(self) -> None:
        self.figures = Figures()
        self._wanted: dict[Hashable, _Wanted] = {}

    @property
    def wanted(self) -> bool:
        """Whether a picture is still to be made."""
        return bool(self._wanted)

    def forget(self) -> None:
        """Nothing is wanted any more but what is drawn from now on."""
        self._wanted = {}

    def draw(self, canvas: Canvas, name: str, rect: FRect, machine: Machine, blue: bool) -> None:
        """A machine on its wall, or in white lines on blue paper, if its picture is there; it is for this widget."""
        key = "blueprint" if blue else "photograph", machine, canvas.sprites.outlined
        if canvas.keeps(key, rect):
            canvas.layer(key, rect, _nothing)
            return
        under = canvas.onto(pygame.Surface(canvas.box(rect).size))
        view = close(under.area, machine)
        _ground(under, view, blue, bare=True)
        canvas.surface.blit(under.surface, canvas.box(rect))
        work = _work(canvas.onto(under.surface), self.figures, machine, view, blue)
        self._wanted.setdefault((name, key), _Wanted(name, key, rect, work))

    def develop(self, canvas: Canvas) -> set[str]:
        """Go on with what is wanted, for about ten milliseconds; tell the widgets whose pictures are there now."""
        done: set[str] = set()
        spent = 0
        while self._wanted and spent < AT_ONCE:
            place, wanted = next(iter(self._wanted.items()))
            before = self.figures.painted
            try:
                next(wanted.work)
                spent += self.figures.painted - before
            except StopIteration as made:
                canvas.keep(wanted.key, wanted.rect, made.value)
                del self._wanted[place]
                done.add(wanted.name)
                spent += WHOLE
        return done


def _nothing(canvas: Canvas) -> None:
    """It is kept already."""


def _work(canvas: Canvas, figures: Figures, machine: Machine, view: MachineView, blue: bool) -> Slices[pygame.Surface]:
    """Paint the bodies of a machine one by one, then put them together."""
    stage = BenchStage(figures)
    for _body in stage.ahead(canvas, view, machine):
        yield 0.5
    surface = pygame.Surface(canvas.surface.get_size())
    under = canvas.onto(surface)
    if blue:
        _ground(under, view, blue)
        _outlined(under, stage, view, machine)
    else:
        surface.blits([item.blit for item in stage.items(under, view, machine) if item is not None], False)
    return surface


def _ground(canvas: Canvas, view: MachineView, blue: bool, bare: bool = False) -> None:
    """Blue paper, or the wall and the floor; bare: without their patterns."""
    if not blue:
        backcloth.paint(canvas, view, bare)
        return
    canvas.surface.fill(BLUE)
    _ruled(canvas, view)


def _outlined(canvas: Canvas, stage: BenchStage, view: MachineView, machine: Machine) -> None:
    """What stands there, in white lines."""
    for item in stage.bodies(canvas, view, machine):
        if item is None:
            continue
        mask = pygame.mask.from_surface(item.picture, 150)
        for piece in mask.connected_components(6):
            points = [(x + item.at[0], y + item.at[1]) for x, y in piece.outline()]
            if len(points) > 2:
                pygame.draw.aalines(canvas.surface, WHITE, True, points)


def _ruled(canvas: Canvas, view: MachineView) -> None:
    surface = canvas.surface
    wide, high = surface.get_size()
    step = _GRID * view.units_per_cm * canvas.scale
    for number in range(int(wide / step) + 1):
        pygame.draw.line(surface, LINE, (round(number * step), 0), (round(number * step), high))
    for number in range(int(high / step) + 1):
        pygame.draw.line(surface, LINE, (0, round(number * step)), (wide, round(number * step)))
    floor = view.to_screen((0.0, 0.0))[1] * canvas.scale
    pygame.draw.line(surface, WHITE, (0, floor), (wide, floor), 2)


# A machine of one's own as a picture, and its run as a film, which carry the machine.


SIZE, LARGE = (648, 364), (1280, 720)
_EVERY = round(SECONDS * STEPS_PER_SECOND)
FLOOR_CM = 2.5
"""How high at most what rolls on the floor is."""
_SLICES = 4
"""Parts of the time between two pictures, so that a large machine does not hold up the window."""


def machine_picture(assets: Path, sent: Sent) -> bytes:
    """The PNG file of a machine as it stands, with the machine in it."""
    canvas, content = drawing(assets, LARGE), BytesIO()
    view = close(canvas.area, sent.machine)
    items = BenchStage().items(canvas, view, sent.machine)
    canvas.surface.blits([item.blit for item in items if item is not None], False)
    pygame.image.save(canvas.surface, content, "machine.png")
    return enclosed(content.getvalue(), sent)


def _ways(machine: Machine) -> Generator[None, None, list[Point]]:
    """Where everything that is in the air comes in the run of a machine; what rolls away on the floor may go."""
    run, spots = WorkshopRun(machine).settle(), list[Point]()
    while not run.done:
        run.steps_at_once(_EVERY)
        poses = run.frame().items()
        spots += [(x, min(y, STAGE[2])) for name, (x, y, _angle) in poses if name != WALL and y > FLOOR_CM]
        yield
    left, right, _top = STAGE
    return [(min(right, max(left, x)), y) for x, y in spots]


def machine_film(  # noqa: PLR0913 - all that is said, seen and lit
    assets: Path,
    sent: Sent,
    title: Callable[[RunReport], str],
    strip: str = "",
    *,
    seen: list[pygame.Surface] | None = None,
    dark: float = 1.0,
) -> Slices[bytes]:
    """The file of the exact machine's run, with the machine in it. title: how it ended; strip: what is said before.

    seen: gets its pictures, as `filming` has it. dark: how dark its stage gets, 0 to 1.
    """
    machine = sent.machine
    ended: list[RunReport] = []

    def frames() -> Iterator[Draw | None]:
        run, stage, light = WorkshopRun(machine).settle(), BenchStage(), _BenchFilmLight(machine, dark)
        spots = yield from _ways(machine)

        def draw(poses: Mapping[str, Pose], caught: bool, canvas: Canvas, place: FRect) -> None:
            view = framed(place, place, machine, spots)
            items = stage.items(canvas, view, machine, BenchLook(poses, caught=caught, bare=True))
            canvas.surface.blits([item.blit for item in items if item is not None], False)
            light.lamp.draw(canvas, view, poses)

        light.follow(run)
        yield partial(draw, run.frame(), False)
        while not run.done:
            for _ in range(_SLICES):
                run.steps_at_once(_EVERY // _SLICES)
                yield None
            if not winds_itself(machine):  # its lamp stays, so that the film has no seam where it begins again
                light.follow(run)
            yield partial(draw, run.frame(), run.holds)
        ended.append(run.report())

    captions = FilmWords(lambda: FilmEnd(title(ended[-1]), loops=ended[-1].end is End.BACK), strip)
    return enclosed((yield from filming(assets, SIZE, frames, captions, seen)), sent)


class _BenchFilmLight:
    """The light of a film of a machine: its lamp follows what is at work, and what begins to move glows."""

    def __init__(self, machine: Machine, dark: float) -> None:
        self.lamp = FilmLamp(LAMP_CM, dark, BenchShadows(machine))
        self._cage = next((part for part in machine.parts if part.spec.cage), None)
        self._work, self._woken = AtWork(), 0

    def follow(self, run: WorkshopRun) -> None:
        """One more picture. Before anything moves the lamp hangs over the highest part; a mouse that is held keeps
        it."""
        poses, woken = run.frame(), len(run.woken)
        self._work.look(poses)
        at = mouse_of(self._cage) if run.holds and self._cage is not None else self._work.at
        self.lamp.follow(at or self.lamp.at or max((pose[:2] for pose in poses.values()), key=lambda spot: spot[1]))
        if woken > self._woken and self._work.at is not None:
            self.lamp.strike(self._work.at)
        self._woken = woken


# An attempt at a machine in a match, as a film and in a few pictures.

_ASPECT = 1.5
_KEPT = STEPS_PER_SECOND // 10


def attempt_film(
    assets: Path, attempt: OwnTrapRun, mice: Sequence[str], title: str, dark: float = 1.0
) -> Slices[bytes]:
    """The file, with the machine in it as it was drawn. mice: who sits under the cage. title: how it ended.

    dark: how dark the stage gets, 0 to 1.
    """
    run, machine, hand = attempt.run, attempt.machine, attempt.given

    def frames() -> Iterator[Draw | None]:
        again = WorkshopRun(machine, run.nudges, hand).settle()
        stage, light = BenchStage(), _BenchFilmLight(machine, dark)

        def draw(poses: Mapping[str, Pose], caught: bool, canvas: Canvas, place: FRect) -> None:
            look = BenchLook(poses, caught=caught, nudges=run.nudges, mice=mice)
            view = close(place, machine)
            items = stage.items(canvas, view, machine, look)
            canvas.surface.blits([item.blit for item in items if item is not None], False)
            light.lamp.draw(canvas, view, poses)

        light.follow(again)
        yield partial(draw, again.frame(), False)
        while not again.done:
            for _ in range(_SLICES):
                again.steps_at_once(_EVERY // _SLICES)
                yield None
            light.follow(again)
            yield partial(draw, again.frame(), again.holds)

    content = yield from filming(assets, SIZE, frames, FilmWords(lambda: FilmEnd(title), attempt.name))
    return enclosed(content, Sent(decode(attempt.line), attempt.name))


def attempt_pictures(attempt: OwnTrapRun, mice: Sequence[str]) -> Slices[RunPictures]:
    """The run in four pictures, spread over its time. mice: who sits under the cage."""
    run, machine, stage = attempt.run.settle(), attempt.machine, BenchStage()
    kept: list[Mapping[str, Pose]] = [run.frame()]
    while not run.done:
        run.steps_at_once(_KEPT)
        kept.append(run.frame())
        yield 0.5
    caught = run.report().caught

    def draw(poses: Mapping[str, Pose], canvas: Canvas, place: FRect) -> None:
        look = BenchLook(poses, caught=caught and poses is kept[-1], nudges=run.nudges, mice=mice)
        items = stage.items(canvas, close(place, machine), machine, look)
        canvas.surface.blits([item.blit for item in items if item is not None], False)

    return RunPictures(tuple(partial(draw, poses) for poses in spread(kept)), _ASPECT)


def _at_rest(machine: Machine) -> Below:
    def below(canvas: Canvas, place: FRect) -> tuple[MachineView, Sequence[Item | None]]:
        view = close(place, machine)
        return view, list(BenchStage().items(canvas, view, machine))

    return below


def copies_picture(assets: Path, flights: Flights, told: str, sent: Sent) -> Slices[bytes]:
    """The PNG file of all copies at their end, with the machine in it."""
    content = yield from flights_picture(assets, flights.found, told, _at_rest(flights.machine))
    return enclosed(content, sent)


def copies_film(assets: Path, flights: Flights, told: str, sent: Sent) -> Slices[bytes]:
    """The GIF file of all copies as they fly, with the machine in it."""
    content = yield from flights_film(assets, flights.found, told, _at_rest(flights.machine))
    return enclosed(content, sent)


def save_copies(path: Path, flights: Flights, told: str, assets: Path, sent: Sent) -> None:
    """Draw all copies at their end into a PNG file that carries the machine.

    Raises OSError if it cannot be written.
    """
    without_window()
    path.write_bytes(finish(copies_picture(assets, flights, told, sent)))
