"""What `bench` watches being drawn, in a process that shows it to nobody: the trap as it runs, and every game's table.

It loads next to nothing for itself, because memory is measured in it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pygame

from build_scripts.bench.child import cpu_ms, resident_mb
from game.app.program import Program
from game.catalog import CATALOG
from game.core.setup import Seat
from game.games.mousetrap.nature.trials import Trial
from game.games.mousetrap.trap.run import TrapRun
from game.host.places import Places
from game.ui.window import start_video

if TYPE_CHECKING:
    from game.shell.play.match_screen import MatchScreen


# What a frame is measured against: a scene of moving pictures drawn as plainly as that can be written.


PARTS = 24
_SIDE, _SHADOW, _CARDS = 54, 8, 0.75
"""Pixels of a part, the share of the window's height that a shadow takes, and the share that lies under cards.

Chosen so that a frame takes 2.0 ms at 1280x720 and 3.4 ms at 1920x1080 where one blit of the window takes 0.14 and
0.28 ms: a scene that was drawn for this measurement once, and is 60 frames a second without doubt.
"""


class ReferenceScene:
    """A wall by which the camera goes, as many parts as the trap has, each with its shadow and turned, and cards."""

    def __init__(self, size: tuple[int, int]) -> None:
        width, height = size
        self.surface = pygame.Surface(size)
        self.plain = self.surface.copy()
        self._wall = pygame.Surface((width * 3 // 2, height * 3 // 2))
        self._part = _filled((_SIDE, _SIDE), (200, 40, 40, 200))
        self._shadow = _filled((height // _SHADOW, height // _SHADOW), (0, 0, 0, 60))
        self._card = _filled((width, int(height * _CARDS)), (250, 250, 240, 230))
        self._frame = 0

    def draw(self) -> None:
        """The next frame."""
        self._frame += 1
        frame, (width, height) = self._frame, self.surface.get_size()
        self.surface.blit(self._wall, (0, 0), (frame % (width // 2), frame % (height // 2), width, height))
        for number in range(PARTS):
            at = width * (number % 6 + 0.3) / 6, height * (number // 6 + 0.3) / 4
            self.surface.blit(self._shadow, at)
            turned = pygame.transform.rotozoom(self._part, (frame * 2 + 15 * number) % 360, 1.0)
            self.surface.blit(turned, turned.get_rect(center=at))
        self.surface.blit(self._card, (0, height - self._card.get_height()))

    def blit(self) -> None:
        """Copy a whole window."""
        self.surface.blit(self.plain, (0, 0))


def _filled(size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill(colour)
    return picture


# What is watched.


TICK = 1 / 60
EVERY, FRAMES = 8, 600
SEED, SEEKS, BRANCHES = 1, 200, 8


def drawn(folder: Path, what: str, width: str, height: str) -> dict[str, list[float]]:
    """Processor milliseconds of the frame that opens the scene, and of every frame that is watched after it; in turn
    with them, of a plain scene and of copying a whole window."""
    size = int(width), int(height)
    window, reference = _window(*size), ReferenceScene(size)
    watched = WATCHED[what](folder, window.get_surface())
    found: dict[str, list[float]] = {"opening": [next(watched)], "frames": [], "references": [], "blits": []}
    for number, spent in enumerate(watched):
        found["frames"].append(spent)
        if number % EVERY == 0:
            for name, work in (("references", reference.draw), ("blits", reference.blit)):
                work()  # so that its pictures are at hand, as those of the frames are
                found[name].append(cpu_ms(work))
    return found


def shown(folder: Path, width: str, height: str) -> dict[str, Any]:
    """Megabytes after a run of the trap was watched."""
    window = _window(int(width), int(height))
    for _ in run_at_crank(folder, window.get_surface()):
        pass
    window.flip()
    return {"mb": resident_mb()}


def _window(width: int, height: int) -> pygame.Window:
    start_video()
    pygame.font.init()
    return pygame.Window("bench", (width, height))


def run_at_crank(folder: Path, surface: pygame.Surface) -> Iterator[float]:
    """A run of the trap from the crank to its end."""
    program = Program(Places(folder))
    program.go_to("title")
    program.open("mousetrap_crank", run=TrapRun(Trial().inputs(SEED)))
    while getattr(program.scenes[-1], "act", "over") != "over":
        yield from _next(program, surface)
    if type(program.scenes[-1]).__name__ != "Crank":
        sys.exit("the crank scene did not show a run")


def own_options() -> Mapping[str, str]:
    """A match with a machine of twelve parts of one's own."""
    from game.workshop.parts.challenge import challenges  # noqa: PLC0415 - not where other tables are watched
    from game.workshop.proofs.in_match import as_option  # noqa: PLC0415

    return {"machine": next(as_option(each.solution) for each in challenges() if each.id == "clockwork")}


def at_table(
    game: str,
    counts: Callable[[Any], bool],
    folder: Path,
    surface: pygame.Surface,
    options: Callable[[], Mapping[str, str]] = dict,
) -> Iterator[float]:
    """Four people who play at random: the frames that are drawn, as far as they count, after the first."""
    from game.shell.matches import open_match  # noqa: PLC0415 - not where only the crank is watched

    row, rng, program = CATALOG[game], Random(SEED), Program(Places(folder))
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[: min(4, row.game.most)]], options())
    names = dict.fromkeys(setup.names, "Rosa")
    program.go_to("title")
    opened = open_match.begin(program.places, row, setup, names, open_match.Luck(seed=SEED))
    program.go_to(f"table:{game}", opened=opened)
    table = cast("MatchScreen", program.scenes[0])
    yield from _next(program, surface)
    for _ in range(FRAMES):
        if table.play.free:
            table.play.play(rng.choice(table.play.table.match.legal))
        spent = list(_next(program, surface))
        if counts(table):
            yield from spent


def backwards(folder: Path, surface: pygame.Surface) -> Iterator[float]:
    """The film of a run of the mouse trap on the bench, from its end to its beginning."""
    bench, program = _bench(folder)
    yield from _next(program, surface)
    bench.run()
    bench.showing.skip()
    yield from _next(program, surface)
    bench.celebration.end()
    bench.showing.film.play(-1)
    while bench.showing.film.rate:
        yield from _next(program, surface)


def lit_bench(folder: Path, surface: pygame.Surface) -> Iterator[float]:
    """A run of the mouse trap on the bench, in its light."""
    bench, program = _bench(folder)
    yield from _next(program, surface)
    bench.run()
    while not bench.showing.over:
        yield from _next(program, surface)


def hundred(folder: Path, surface: pygame.Surface) -> Iterator[float]:
    """All copies of the mouse trap at once, from the turn of the crank to the end of the last."""
    from game.core.slices import finish  # noqa: PLC0415 - not where only the crank is watched
    from game.workshop.bench.hundred import open_hundred  # noqa: PLC0415
    from game.workshop.proofs.scoring import filling  # noqa: PLC0415

    bench, program = _bench(folder)
    yield from _next(program, surface)
    finish(filling(bench.counting.score, bench.machine))
    bench.watched = bench.ended = True
    open_hundred(bench)
    while bench.hundred.playing:
        yield from _next(program, surface)


def _film(folder: Path, surface: pygame.Surface) -> tuple[Any, Program]:
    """A run of the trap as a film."""
    from game.games.mousetrap.table.machine.crank_cards import Operator  # noqa: PLC0415

    program, run = Program(Places(folder)), TrapRun(Trial().inputs(SEED))
    program.go_to("title")
    program.open("mousetrap_run_film", run=run, who=Operator(), on_end=lambda: None)
    scene = cast("Any", program.scenes[-1])
    while not scene.watched.run.done:
        list(_next(program, surface))
    return scene, program


def trap_backwards(folder: Path, surface: pygame.Surface) -> Iterator[float]:
    """The film of a run of the trap, from its end to its beginning."""
    scene, program = _film(folder, surface)
    scene.seek(scene.watched.run.steps)
    scene.play(-1)
    while scene.playing:
        yield from _next(program, surface)


def seek(folder: Path, surface: pygame.Surface) -> Iterator[float]:
    """Moments of that run anywhere, each until it is drawn."""
    scene, program = _film(folder, surface)
    rng = Random(SEED)
    scene.seek(0)
    list(_next(program, surface))

    def show(step: int) -> None:
        scene.seek(step)
        program.advance(TICK)
        program.paint(surface)

    for _ in range(SEEKS):
        step = rng.randrange(scene.watched.run.steps)
        yield cpu_ms(partial(show, step))
        program.prepare()


def what_if(folder: Path, surface: pygame.Surface) -> Iterator[float]:
    """A run of the trap with eight branches, two of them shown from beginning to end."""
    program = Program(Places(folder))
    program.go_to("title")
    program.open("mousetrap_what_if", inputs=Trial().inputs(SEED), hand=(15, None))
    scene = cast("Any", program.scenes[-1])
    for _ in range(BRANCHES):
        scene.what_if.film.seek(scene.what_if.film.now + 16)
        scene.what_if.film.end += 32
        scene.nudge(0.25, 0.0)
        while scene.what_if.go_on(1.0):
            pass
    list(_next(program, surface))
    scene.film.again()
    while scene.film.rate and not scene.film.live:
        yield from _next(program, surface)


def trap_hundred(folder: Path, surface: pygame.Surface) -> Iterator[float]:
    """The trap in a hundred hands, from the turn of the crank to the end of the last."""
    from game.games.mousetrap.nature.hundred import HundredHands  # noqa: PLC0415

    program, placements = Program(Places(folder)), Trial().inputs(SEED).placements
    hands = HundredHands(placements)
    hands.finish()
    program.go_to("title")
    program.open("mousetrap_hundred", placements=placements, hands=hands)
    scene = cast("Any", program.scenes[-1])
    while scene.playing:
        yield from _next(program, surface)


def _bench(folder: Path) -> tuple[Any, Program]:
    """The bench of the Workshop with the mouse trap on it."""
    from game.workshop.parts.challenge import sample  # noqa: PLC0415 - not where only the crank is watched

    program = Program(Places(folder))
    program.go_to("title")  # from there on it is as in the game, where what was loaded is no garbage to be looked for
    program.go_to("bench", given=sample("mouse_trap"))
    return program.scenes[-1], program


def _next(program: Program, surface: pygame.Surface) -> Iterator[float]:
    """What it costs to draw the next frame, if it is drawn; before it, time passes, and after it what is left of it is
    used."""
    if program.advance(TICK):
        yield cpu_ms(lambda: program.paint(surface))
    program.prepare()


def _kept_lit(table: Any) -> bool:
    """Keep it as dark as it gets at a table from now on: ten seconds of a match have few such moments."""
    table.spot.level = 1.0
    return bool(table.spot.lit)


Watched = Callable[[Path, pygame.Surface], Iterator[float]]


def _table(game: str, counts: Callable[[Any], bool] = lambda table: True) -> Watched:
    return partial(at_table, game, counts)


WATCHED: Mapping[str, Watched] = {
    "crank": run_at_crank,
    "backwards": backwards,
    "hundred": hundred,
    "trap_backwards": trap_backwards,
    "trap_hundred": trap_hundred,
    "what_if": what_if,
    "seek": seek,
    "lit_bench": lit_bench,
    "lit_race": _table("mightymouse", _kept_lit),
    "lit_maze": _table("mousemaze", _kept_lit),
    "mousetrap": _table("mousetrap"),
    "own_table": partial(at_table, "mousetrap", lambda table: True, options=own_options),
    "mousemaze": _table("mousemaze"),
    "mightymouse": _table("mightymouse"),
    "mixing": _table("boobytrap", lambda table: table.toy.tray is None),
    "pull": _table("boobytrap", lambda table: table.toy.tray is not None),
}
