"""The bench of the Workshop: a stage to build on, a box of parts, a run, and how good the machine is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from pygame import FRect

from game.text.language import _, sentences
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Input, Pointed, Pressed, Scrolled
from game.ui.shell import Shell
from game.ui.widgets.dirty import Item, Overlay
from game.workshop.bench import bench_layout, film_strip, tie_acts, what_if
from game.workshop.bench.bare_bench import BareBench, BenchAloud
from game.workshop.bench.bench_picture import BenchPicture
from game.workshop.bench.hands import Pointing, press
from game.workshop.bench.showing import LONGEST
from game.workshop.parts.claim import Sent
from game.workshop.parts.files import Stored
from game.workshop.parts.kind import WALL
from game.workshop.parts.machine import Machine
from game.workshop.parts.run import End
from game.workshop.pictures.bench_stage import framed
from game.workshop.pictures.photographs import FLOOR_CM
from game.workshop.text import bench as words

_SLICE = 0.008
_BANNER = 0.45
"""The share of the stage, from above, in which banners are shown: cages stand below."""
_PAUSE = 0.6
"""Seconds after a change before the hundred hands begin."""


class Bench(BareBench):
    """What is seen of the workbench, and what keys, pointer and time do to it."""

    def __init__(self, shell: Shell, given: Stored | None = None, path: Path | None = None,
                 sent: Sent | None = None) -> None:  # fmt: skip
        super().__init__(shell, given, path, sent)
        self.picture, self.pointing, self.aloud = BenchPicture(self), Pointing(self), BenchAloud(self)
        self.lay_over(Overlay(self.beneath, lambda canvas: [], self.above))

    def edited(self) -> None:
        """As always; what is dragged is dragged on."""
        super().edited()
        self.pointing.follow()

    def try_elsewhere(self, edit: Callable[[Machine], Machine]) -> bool:
        """Run it again with the part in hand elsewhere, some milliseconds a frame."""
        return what_if.move(self, edit)

    # Input.

    def on_back(self) -> None:
        """Stop a run, put down what is in hand, else leave."""
        if self.helping:
            self.show_help(False)
        elif self.candidate is not None:
            self.pointing.forget()
            self.stale()
        elif self.tying is not None:
            tie_acts.end(self)
        elif self.what_if is not None:
            self.pointing.forget()
            what_if.close(self)
        elif self.showing is not None or self.hundred is not None:
            self.stop()
        elif self.editing.chosen:
            self.editing.choose()
            self.edited()
        else:
            self.shell.close()

    def on_key(self, pressed: Pressed) -> bool:
        """Letters do the same wherever the focus is."""
        return press(self, pressed)

    def on_point(self, pointed: Pointed) -> bool:
        """Drag parts out of the box and about the stage."""
        return self.pointing.point(pointed)

    def handle(self, given: Input) -> None:
        """The wheel over the stage turns what is in hand; the rest is as on every screen."""
        if isinstance(given, Scrolled) and self.editing.chosen and self.pointing.on_stage(given.at):
            self.turn(1 if given.up > 0 else -1)
        else:
            super().handle(given)

    # Time.

    def tick(self, dt: float) -> bool:
        """Let the run go on in its light; when nothing runs, count."""
        self.aloud.listen()
        return self._tick(dt) | self.picture.shine(dt)

    def paint_ahead(self, canvas: Canvas) -> None:
        """Besides, light, and what turns on."""
        self.picture.light.prepare(canvas)
        self.stage.turn_ahead()
        super().paint_ahead(canvas)

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """The film of a run before it begins, and bodies as they are seen in it, from near."""
        if self.hundred is None and (self.showing is None or self.showing.run.settling):
            yield from film_strip.ahead(self, canvas)
        if self.showing is None and self.view is not None and self.candidate is None:
            view = framed(self.view.rect, self.room, self.machine)
            yield
            yield from self.stage.ahead(canvas, view, self.machine)

    def _tick(self, dt: float) -> bool:
        celebrated = self.celebration.update(dt) or self.stage.unfinished
        showing = self.showing
        if self.hundred is not None or self.what_if is not None:
            return self._tick_many(dt) or celebrated
        if showing is not None:
            live = showing.film.live
            moved = showing.advance(dt, float(self.speed))
            self._keep_in_sight()
            if showing.over and not self.ended:
                self._end()
            elif moved:
                self.tell_if_hopeless(showing.hopeless)
                self._follow(live)
            if moved or not self.ended or showing.go_on():
                return moved or celebrated
        if not self.watched:
            return celebrated
        self.since += dt
        if self.candidate is not None or self.counting.over or self.since < _PAUSE:
            return celebrated or not self.counting.over
        if self.counting.go_on(_SLICE):
            self.stale()
        return True

    def _tick_many(self, dt: float) -> bool:
        """All copies fly, or two runs go side by side."""
        if self.what_if is not None:
            moved = what_if.tick(self, self.what_if, min(dt, LONGEST) * float(self.speed), _SLICE)
            if moved:
                film_strip.follow(self)
            return moved
        flew = self.hundred is not None and self.hundred.advance(dt, float(self.speed))
        if flew and self.hundred is not None and not self.hundred.playing:
            self.stale()
        return flew

    def _keep_in_sight(self) -> None:
        """The whole stage is shown as soon as something flies out of what is; what rolls off on the floor may go."""
        if not self.near or self.view is None or self.showing is None:
            return
        (left, top), (right, _low) = map(self.view.to_cm, (self.room.topleft, self.room.bottomright))
        poses = (pose for name, pose in self.showing.poses.items() if name != WALL)
        if any(y > FLOOR_CM and not (left < x < right and y < top) for x, y, _angle in poses):
            self.flew_off = True
            self.stale()

    def _follow(self, live: bool) -> None:
        """The strip goes along; at either end of it its buttons change."""
        assert self.showing is not None
        film = self.showing.film
        if not film.rate or (film.live and not live):
            self.stale()
        film_strip.follow(self)

    def _end(self) -> None:
        report = self.showing.report if self.showing else None
        assert report is not None
        if report.fallen and self.run_held(report.fallen):
            return
        self.ended = self.watched = True
        too_soft = self.showing.run.too_soft if self.showing else ""
        self.told = words.ended(report, self.editing.machine, too_soft, "grab" in self.tools)
        if report.caught:
            back = report.end is End.BACK
            self.shell.sound.play("chime" if back else "cage_slam")
            self.shell.sound.play("fanfare")
            self.celebration.begin("red", _(words.READY_AGAIN if back else words.CAUGHT), "replay" if back else "cage")
            self.caught()
        else:
            self.shell.sound.play("miss")
            self.told = sentences(self.told, self.missed())
            if report.fallen:
                self.editing.choose(*report.fallen)
            elif self.showing and self.counting.score.best is not None:
                self.showing.follow(self.editing.machine, self.counting.score.best)
                self.told = sentences(self.told, _(words.ORANGE_DOTS))
        self.stale()

    # Layout and drawing.

    def compose(self, canvas: Canvas) -> None:
        """A bar above, the box at the left, the stage, what is in hand and how good the machine is below."""
        self.assets = canvas.sprites.folder
        self.view = bench_layout.compose(self, canvas)

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """Wall, floor, and the machine as it is built or as it runs."""
        assert self.view is not None
        return self.picture.items(canvas, self.view)

    def above(self, canvas: Canvas) -> list[Item | None]:
        """A part on its way out of the box."""
        return self.pointing.carried(canvas)

    def draw(self, canvas: Canvas) -> None:
        """As every screen whose cards lie over something that moves, and what celebrates on top."""
        canvas.kept = canvas.kept and not self.celebration.going_on and not self._cheered
        self._cheered = self.celebration.going_on
        super().draw(canvas)
        self.celebration.draw(canvas, FRect(*self.room.topleft, self.room.width, self.room.height * _BANNER))

    _cheered = False
