"""A pull from the tray as a film: what its screen shows of it, with a camera that cuts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from pygame import FRect

from game.core.slices import Slices
from game.games.boobytrap.pictures.broken import Loss
from game.games.boobytrap.pictures.drama import Suspense
from game.games.boobytrap.pictures.motion import OUT_OF_SIGHT, over_the_rim
from game.games.boobytrap.pictures.places import TrayView
from game.games.boobytrap.table.tray_presenter import TrayPresenter
from game.games.boobytrap.tray.pulling import PullRun
from game.shell.pictures.film import Draw, FilmEnd, FilmWords, filming
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point
from game.ui.sound import Sound

SIZE = (392, 320)
_HIGH = 0.75
"""How high the box is with what is round it, a share of the width: below it stands what is told."""
_FRAME, _FRAMES = 1 / 60, 7
"""Seconds of a frame of the screen, and how many of them pass from one picture to the next: a little more than the
screen shows in that time, which makes the file smaller by an eighth."""
_MOST = 110
"""Pictures at most: of a hand that takes its time, some 13 s."""
_KEPT, _LOST = 0.42, 0.85
"""Seconds in which a piece leaves the hand, to whom it belongs or over the rim."""


def pull_film(
    assets: Path, begin: Callable[[], PullRun], told: tuple[str, str], dark: float = 1.0, loss: Loss | None = None
) -> Slices[bytes]:
    """The file of a pull.

    begin: makes its run, to be stepped from the beginning. told: below the pictures, what is done, and in the end what
    came of it. dark: how dark it gets, 0 to 1. loss: what it costs if it is a trip.
    """

    def frames() -> Iterator[Draw | None]:
        return _frames(FilmedPull(begin(), assets, dark, loss))

    done, came = told
    return filming(assets, SIZE, frames, FilmWords(lambda: FilmEnd(came), done))


def _frames(pull: FilmedPull) -> Iterator[Draw | None]:
    count = 0
    yield pull.draw
    while not pull.over:
        for _frame in range(_FRAMES):
            pull.update(_FRAME)
            yield None
        count += 1
        yield pull.draw if count < _MOST or pull.over else None


class FilmedPull:
    """The tray of a screen that nobody hears."""

    def __init__(self, run: PullRun, assets: Path, dark: float, loss: Loss | None) -> None:
        self.toy = toy = TrayPresenter(Sound(assets / "sounds"), self._away)
        toy.drama = Suspense(filmed=True)
        toy.drama.dark, toy.lost = dark, lambda: loss
        toy.set(run.tray)
        self.running = toy.pull(run, self._leave, slow=True)
        toy.update(0.0)

    @property
    def over(self) -> bool:
        """Whether nothing moves any more."""
        toy = self.toy
        return toy.running is None and toy.leaps.over and not toy.flights and toy.drama.since < 0

    def update(self, dt: float) -> None:
        """A frame of the screen."""
        self.toy.update(dt)
        if self.toy.running is not None:
            self.running.advance(dt)

    def _leave(self) -> None:
        """Out of the hand, with whoever pulled, or over the rim."""
        lost = self.toy.tripped
        self.toy.give(self._away if lost else self._home, _LOST if lost else _KEPT)

    def _away(self, at: Point) -> Point:
        return over_the_rim(self.toy.picture.view.box, at)

    def _home(self, at: Point) -> Point:
        return self.toy.picture.view.box.right + 2 * OUT_OF_SIGHT, at[1]

    def draw(self, canvas: Canvas, place: FRect) -> None:
        """The box with all that lies in it, nearer or farther, its light, and the burst of a trip."""
        room = FRect(place.topleft, (place.width, _HIGH * place.width))
        toy, view = self.toy, TrayView.within(room.inflate(-20, -20))
        materials.table(canvas)
        toy.picture.box(canvas, view)
        toy.picture.fit(canvas, view)
        toy.picture.travel(canvas, view, toy.reading)
        toy.draw(canvas, view, canvas.surface.copy())
        toy.drama.draw(canvas, view.box, toy.held_at, kept=view.scale_kept(toy.near))
        toy.draw_burst(canvas, view)
