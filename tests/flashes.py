"""Whether anything flashes: no film and no finale may do so more than three times a second.

A flash is a pair of opposing changes of relative luminance by a tenth or more whose darker end is below 0.8, or of
saturated red; it counts where more than a quarter of a tenth of the visual field turns the
same way at once (WCAG 2.3.1).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from itertools import accumulate
from pathlib import Path

import pygame
from PIL import Image

from game.app import Program
from game.app.program import assets_folder
from game.core.slices import Slices, finish
from game.games.boobytrap.nature import tray_of
from game.games.boobytrap.pictures.broken import Loss
from game.games.boobytrap.table.films import pull_film
from game.games.boobytrap.tray.pulling import PullRun
from game.host.places import Places
from game.host.settings import Settings
from game.machine.hand import steady
from game.shell.pictures.banners import SECONDS
from game.shell.pictures.film import SECONDS as SECONDS_APART
from game.shell.play.match_screen import MatchScreen
from game.ui.drawing.theme import luminance
from game.workshop.parts.challenge import sample
from game.workshop.parts.claim import Sent
from game.workshop.pictures.photographs import machine_film
from tests.views import View, all_views, boobytrap
from tests.views.mousetrap_stage import opened
from tests.views.worded import cleared

CELLS = 32, 24
"""The picture in squares of 32 pixels of a screen of 1024 x 768."""
FIELD = 11, 8
"""A tenth of the visual field in such squares: 341 x 256 pixels."""
MOST_CELLS = FIELD[0] * FIELD[1] // 4
MOST_FLASHES = 3
FRAMES_A_SECOND = 30
_AT_ONCE = FRAMES_A_SECOND // 10
"""Changes within so many frames are one to the eye."""
_ALL = CELLS[0] * CELLS[1]
_CHANGE, _BRIGHT, _RED = 0.1, 0.8, 20 / 320

Frame = list[tuple[float, float]]
"""Luminance and saturated red of each square, 0 to 1."""


def frame_of(picture: pygame.Surface) -> Frame:
    """The squares of a picture."""
    small = pygame.transform.smoothscale(picture, CELLS)
    colours = ((at.r, at.g, at.b) for at in (small.get_at((x, y)) for y in range(CELLS[1]) for x in range(CELLS[0])))
    return [(luminance(colour), _redness(colour)) for colour in colours]


def _redness(colour: tuple[int, ...]) -> float:
    red, green, blue = (part / 255 for part in colour)
    return max(0.0, red - green - blue) if red >= 0.8 * (red + green + blue) else 0.0


class Square:
    """One value of one square of the picture, and which way it last changed by enough."""

    def __init__(self, least: float, darker: float) -> None:
        self.least, self.darker = least, darker
        self.low = self.high = -1.0
        self.rising: bool | None = None

    def see(self, value: float) -> int:
        """Take the value of the next frame; 1 or -1 if it has turned up or down by enough, else 0."""
        if self.low < 0:
            self.low = self.high = value
        self.low, self.high = min(self.low, value), max(self.high, value)
        up = self.rising is not True and value - self.low >= self.least and self.low < self.darker
        down = self.rising is not False and self.high - value >= self.least and value < self.darker
        if up or down:
            self.rising, self.low, self.high = up, value, value
        return int(up) - int(down)


class Fields:
    """When each tenth of the visual field turned as a whole.

    Squares that go up and down at once, as where something passes by, cancel each other out.
    """

    def __init__(self) -> None:
        self.recent: deque[list[int]] = deque(maxlen=_AT_ONCE)
        self.turns: dict[tuple[int, int], tuple[int, deque[int]]] = {}

    def see(self, turned: list[int], now: int) -> int:
        """Take what has turned in this frame; tell the most flashes that any field has had in the last second."""
        self.recent.append(turned)
        for field, net in _nets([sum(ways) for ways in zip(*self.recent, strict=True)]):
            way = 1 if net > 0 else -1
            last, times = self.turns.get(field, (0, deque()))
            if last != way:
                times.append(now)
                self.turns[field] = way, times
        for _, times in self.turns.values():
            while times and times[0] <= now - FRAMES_A_SECOND:
                times.popleft()
        return max((len(times) // 2 for _, times in self.turns.values()), default=0)


def worst(frames: Iterable[Frame]) -> int:
    """The most flashes within a second that more than a quarter of a tenth of the visual field shows at once."""
    kinds = [[Square(_CHANGE, _BRIGHT) for _ in range(_ALL)], [Square(_RED, 2.0) for _ in range(_ALL)]]
    fields, most = (Fields(), Fields()), 0
    for now, frame in enumerate(frames):
        for number, (squares, field) in enumerate(zip(kinds, fields, strict=True)):
            turned = [square.see(values[number]) for square, values in zip(squares, frame, strict=True)]
            most = max(most, field.see(turned, now))
    return most


def _nets(ways: list[int]) -> Iterator[tuple[tuple[int, int], int]]:
    """The fields, by their upper left corner, where so many more squares turned one way than the other."""
    if sum(map(abs, ways)) <= MOST_CELLS:
        return
    wide, high = CELLS
    rows = [list(accumulate(ways[at : at + wide], initial=0)) for at in range(0, _ALL, wide)]
    for top in range(high - FIELD[1] + 1):
        for left in range(wide - FIELD[0] + 1):
            net = sum(row[left + FIELD[0]] - row[left] for row in rows[top : top + FIELD[1]])
            if abs(net) > MOST_CELLS:
                yield (left, top), net


def filmed(program: Program, seconds: float, done: Callable[[], bool] = lambda: False) -> Iterator[Frame]:
    """The frames of a screen that plays for so long, or until it is done."""
    surface = pygame.Surface((960, 720))
    for _ in range(round(seconds * FRAMES_A_SECOND)):
        program.step(1 / FRAMES_A_SECOND, lambda: program.paint(surface))
        yield frame_of(surface)
        if done():
            return


def _fresh(folder: str) -> Program:
    return Program(Places(Path(folder)), Settings(speed="4"))


def crank(program: Program) -> Iterator[Frame]:
    """A whole run of the trap that catches, its finale and its verdict."""
    scene = opened(program, steady(0.7))
    yield from filmed(program, 40.0, lambda: scene.act == "over")
    yield from filmed(program, 5.0)


def celebration(view: View) -> Callable[[Program], Iterator[Frame]]:
    """The end of a match, celebrated over its table."""

    def film(program: Program) -> Iterator[Frame]:
        view(program)
        yield from filmed(program, 0.1)
        table = program.scenes[-1]
        assert isinstance(table, MatchScreen)
        table.close()
        ending = table.ending()
        table.celebration.begin(ending.winners[0], ending.call())
        yield from filmed(program, SECONDS + 0.2)

    return film


def motion(view: View) -> Callable[[Program], Iterator[Frame]]:
    """What moves in a view of a match, for some seconds."""

    def film(program: Program) -> Iterator[Frame]:
        view(program)
        yield from filmed(program, 4.0)

    return film


def kept(film: Callable[[Program], Slices[bytes]]) -> Callable[[Program], Iterator[Frame]]:
    """What somebody sees who plays the file of a run."""

    def frames(program: Program) -> Iterator[Frame]:
        file = Image.open(BytesIO(finish(film(program))))
        for number in range(file.n_frames):
            file.seek(number)
            picture = frame_of(pygame.image.frombytes(file.convert("RGB").tobytes(), file.size, "RGB"))
            yield from [picture] * round(FRAMES_A_SECOND * SECONDS_APART)

    return frames


def _trip(program: Program) -> Slices[bytes]:
    boobytrap.at(1, 20, boobytrap.touched(boobytrap.reckless))(program)
    state = boobytrap.shown(program).play.state
    run = PullRun(tray_of(state).copy(), state.touched)
    loss = Loss.of(state.table, state.seat, state.scores)
    return pull_film(assets_folder(), lambda: run, ("She lifts it.", "A trip!"), 1.0, loss)


def _bench(name: str) -> Callable[[Program], Slices[bytes]]:
    return lambda program: machine_film(assets_folder(), Sent(sample(name).machine), lambda report: "Ended", name)


def films() -> dict[str, Callable[[Program], Iterator[Frame]]]:
    """Every film and every finale by name."""
    views = all_views()
    ends = {
        "boobytrap": cleared,
        "mightymouse": views["mightymouse/standings"],
        "mousemaze": views["mousemaze/over"],
        "mousetrap": views["mousetrap_table/over"],
    }
    moves = ("boobytrap/trip", "mightymouse/flying", "mousemaze/trapped", "mousetrap_stage/missed")
    return (
        {"crank": crank}
        | {name: motion(views[name]) for name in moves}
        | {"film of a trip": kept(_trip)}
        | {f"film of {name}": kept(_bench(name)) for name in ("catapult", "mouse_trap")}
        | {f"celebration of {game}": celebration(view) for game, view in ends.items()}
    )
