"""The bench of the Workshop: a stage to build on, a box of parts, a run, and how good the machine is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame
from pygame import FRect

from game.physics.workshop.box import SHELVES
from game.physics.workshop.files import Stored
from game.physics.workshop.line import encode
from game.physics.workshop.machine import Machine
from game.physics.workshop.report import End
from game.pictures.celebration import Celebration
from game.pictures.mousetrap.overlay import Overlay
from game.pictures.workshop.bench_stage import BenchStage
from game.scenes.workshop import bench_layout
from game.scenes.workshop.bench_aloud import BenchAloud
from game.scenes.workshop.bench_keys import press, step
from game.scenes.workshop.bench_picture import BenchPicture
from game.scenes.workshop.clipboard import copy_text
from game.scenes.workshop.counting import Counting
from game.scenes.workshop.editing import Editing
from game.scenes.workshop.pointing import Pointing
from game.scenes.workshop.sharing import offer
from game.scenes.workshop.showing import Showing
from game.session.machine_shelf import MachineShelf
from game.text.language import _
from game.text.workshop import screens as words
from game.text.workshop import wall
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item
from game.ui.fields import Field
from game.ui.input_events import Input, Pointed, Pressed, Scrolled, Verb
from game.ui.shell import Shell
from game.ui.widget import Widget

_SLICE = 0.008
_PAUSE = 0.6
"""Seconds after a change before the hundred hands begin."""
_TURN, _TURN_FINE = 5, 1


class Bench(Overlay):
    """Builds while `showing` is None, else shows a run of what was built."""

    first = "hand"
    task = ""
    tools: Sequence[str] = ("turn_left", "turn_right", "mirror", "copy", "grab", "box_back")
    """What can be done with what is in hand, by the names of `hand_card`."""

    def __init__(self, shell: Shell, given: Stored | None = None, path: Path | None = None) -> None:
        super().__init__(shell)
        stored = given or Stored(_(words.UNTITLED), Machine())
        self.editing = Editing(MachineShelf(shell.places.machines), stored.name, stored.machine, path)
        self.stage, self.picture = BenchStage(), BenchPicture(self)
        self.pointing = Pointing(self)
        self.showing: Showing | None = None
        self.counting = Counting(stored.machine)
        self.aloud = BenchAloud(self)
        self.celebration = Celebration(shell.settings.reduced_motion)
        self.speed = shell.settings.run_speed if shell.settings.run_speed in bench_layout.SPEED_NAMES else "1"
        self.told = ""
        self.assets: Path | None = None
        self.room = FRect(0, 0, 1, 1)
        self._since = 0.0

    # What can be done.

    @property
    def machine(self) -> Machine:
        """The machine that is seen: in the middle of a drag as it would be."""
        return self.pointing.candidate or self.editing.machine

    def edited(self) -> None:
        """Something may have changed: show it, say what is wrong with it, and count anew."""
        editing = self.editing
        if self.counting.machine is not editing.machine:
            self.showing = None
            self.counting = Counting(editing.machine, editing.overlaps())
            self._since = 0.0
        stuck = editing.overlaps()
        self.told = words.refused(editing.refusal) if editing.refusal else ""
        if not self.told and stuck:
            self.told = words.overlapping(stuck[0], editing.machine)
        self.stale()

    def take(self, kind: str) -> None:
        """A part out of the box, into the middle of the stage, where arrows move it."""
        self.stop()
        if self.editing.place(kind, (44.0, 16.0)):
            self.shell.sound.play("part_placed")
            self.focus("hand")
        self.edited()

    def run(self) -> None:
        """Let the machine go, unless parts are stuck in each other."""
        refused = [each for each in self.editing.overlaps() if each.refused]
        if refused:
            self.told = words.overlapping(refused[0], self.editing.machine)
            self.editing.choose(*(name for name in (refused[0].one, refused[0].other) if name != "stage"))
            self.shell.sound.play("miss")
            self.stale()
            return
        self.celebration.end()
        self.showing = Showing(self.editing.machine, self.shell.sound)
        self.told, self._ended = "", False
        self.stale()

    def stop(self) -> None:
        """Back to building."""
        self.showing = None
        self.celebration.end()
        self.told = ""
        self.stale()

    def run_or_stop(self) -> None:
        """What Space does."""
        if self.showing is not None and not self.showing.over:
            self.stop()
        else:
            self.run()

    def choose_speed(self, value: str) -> None:
        """Watch at another speed, later runs too."""
        self.speed = value
        self.shell.adopt(replace(self.shell.settings, run_speed=value))
        self.stale()

    def turn(self, way: int) -> None:
        """Turn what is in hand: 1 to the left, -1 to the right; with Shift by one degree."""
        self.stop()
        self.editing.turn(way * (_TURN_FINE if self.fine else _TURN))
        self.edited()

    def do(self, act: str) -> None:
        """One of the acts of `Editing` that need no more than its name."""
        self.stop()
        getattr(self.editing, act)()
        self.edited()

    def step(self, verb: Verb) -> bool:
        """Move what is in hand by an arrow; tell whether there is anything."""
        return step(self, verb)

    def next(self, by: int = 1) -> None:
        """Take the next part in hand."""
        self.editing.next(by)
        self.focus("hand")
        self.edited()

    @property
    def alarmed(self) -> bool:
        """Whether what is told is about something that went wrong."""
        over = self.showing is not None and self._ended and not self.showing.caught
        return over or self.editing.refusal is not None or (self.showing is None and bool(self.editing.overlaps()))

    @property
    def fine(self) -> bool:
        """Whether Shift is held: small steps."""
        return bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)

    def share(self) -> None:
        """Give the machine away, one way or another."""
        self.stop()
        offer(self)

    def copy_line(self) -> None:
        """Copy the machine as a line of text."""
        copy_text(encode(self.editing.machine))
        self.told = _(wall.COPIED)
        self.stale()

    # What a challenge changes.

    def kinds(self) -> tuple[str, ...]:
        """What is in the box."""
        return tuple(kind.id for kind in SHELVES)

    def heading(self) -> str:
        """What stands over the words when nothing is in hand."""
        if self.task:
            return self.editing.name
        parts = self.editing.machine.parts
        return words.standing(len(parts)) if parts else _(words.NOTHING)

    def back_hint(self) -> str:
        """What taking something out of the machine does with it."""
        return _(words.AWAY)

    def left_of(self, kind: str) -> int | None:
        """How many of a kind are left, None for any number."""
        return None

    def name_widget(self, place: FRect) -> Widget:
        """The field with the machine's name."""
        editing = self.editing
        return Field("name", place, text=editing.name, longest=24, on_text=editing.rename, hint=_(words.NAME))

    def caught(self) -> None:
        """The mouse was caught in a run."""

    # Input.

    def on_back(self) -> None:
        """Stop a run, put down what is in hand, else leave."""
        if self.pointing.candidate is not None:
            self.pointing.forget()
            self.stale()
        elif self.showing is not None:
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
        """Let the run go on; when nothing runs, count."""
        self.aloud.listen()
        celebrated = self.celebration.update(dt)
        showing = self.showing
        if showing is not None and not self._ended:
            showing.advance(dt, float(self.speed))
            if showing.over:
                self._end()
            return True
        if showing is not None and showing.go_on():
            return True
        self._since += dt
        if self.pointing.candidate is not None or self.counting.over or self._since < _PAUSE:
            return celebrated or not self.counting.over
        if self.counting.go_on(_SLICE):
            self.stale()
        return True

    def _end(self) -> None:
        report = self.showing.report if self.showing else None
        assert report is not None
        self._ended = True
        self.told = words.ended(report, self.editing.machine)
        if report.end is End.CAUGHT:
            self.shell.sound.play("cage_slam")
            self.shell.sound.play("fanfare")
            self.celebration.begin("red", _(words.CAUGHT))
            self.caught()
        else:
            self.shell.sound.play("miss")
            if report.fallen:
                self.editing.choose(*report.fallen)
            elif self.showing and self.counting.score.best is not None:
                self.showing.follow(self.editing.machine, self.counting.score.best)
        self.stale()

    # Layout and drawing.

    def compose(self, canvas: Canvas) -> None:
        """A bar above, the box at the left, the stage, what is in hand and how good the machine is below."""
        self.panes.clear()
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
        self.celebration.draw(canvas, self.room)

    _cheered = _ended = False
