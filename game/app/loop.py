"""The main loop: events to inputs, time to the scene, and a frame only when something changed."""

from __future__ import annotations

import dataclasses
import gc
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pygame

from game.app.program import Program, assets_folder, load_for_trouble, tidy
from game.catalog import CATALOG
from game.host import desktop
from game.host.crash import native_crashes_kept
from game.host.files import sweep_drafts
from game.host.places import Places
from game.host.workers import Workers, spare_processors
from game.text.language import _
from game.ui import window as pointer
from game.ui.accessibility import adapter
from game.ui.drawing.first_drawing import FirstDrawing
from game.ui.drawing.fonts import forget_fonts
from game.ui.window import NoDisplayError, Window, start_video

FRAMES = 60
IDLE_MS = 100
_LOOK_MS = 10
"""Between two looks for events while nothing moves: too short to be felt."""
_LONGEST_STEP = 0.1
_REDRAW = (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED)

_ENDING = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
"""Signals that end the program by its own way out; some systems have not all of them."""
_FOCUS = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST)
_KEYS = (pygame.KEYDOWN, pygame.KEYUP)


class Loop:
    """One window and the program in it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.window = self._open()
        self.clock = pygame.time.Clock()
        self.frames = 0
        program.show_fullscreen = self._show_fullscreen
        program.show_pointer = pointer.show
        program.workers = Workers(spare_processors())
        pointer.show(program.settings.large_pointer)

    def _open(self) -> Window:
        settings = self.program.settings
        window = Window("Trapworks", settings.place, assets_folder() / "icon" / "trapworks.svg", adapter.early())
        window.set_fullscreen(settings.fullscreen)
        if adapter.early():
            self.program.telling.reader.open(window.window)
            window.window.show()
        return window

    def run(self) -> None:
        """Play until the window is closed; as soon as nothing happens, what is free goes back to the system."""
        busy = still = True
        while self.program.running:
            events = pygame.event.get() if busy else _waited()
            self.program.early.fetched(queued=busy)
            before, still = still, not (busy or events)
            if still and not before:
                desktop.give_back()
            self._take(events)
            dt = min(_LONGEST_STEP, self.clock.tick(FRAMES if busy else 0) / 1000)
            busy = self.program.step(dt, self.frame)
            if not self.program.unfinished:
                self.program.read_aloud()
        self.program.workers.close()
        self._remember()
        self.window.close()

    def frame(self) -> None:
        """Draw and show, once all is drawn; after the very first frame, open what may be slow."""
        self.program.inputs.density = self.window.density
        if not self.program.show(self.window.surface):
            return
        self.window.flip()
        self.frames += 1
        if self.frames == 1:
            if not adapter.early():
                self.program.telling.reader.open(self.window.window)
            self.program.sound.start()
            self.program.inputs.pads.start()
            self._ask_the_system()
            load_for_trouble()
            sweep_drafts(self.program.places.written)
            tidy()
            gc.enable()
            self.program.look_for_rescued()

    def _ask_the_system(self) -> None:
        """The very first time, show little motion where the system has been told to; from then on the setting says."""
        if not self.program.first_time:
            return
        from game.host.desktop import wants_little_motion  # noqa: PLC0415 - asked only once

        if wants_little_motion():
            self.program.adopt(dataclasses.replace(self.program.settings, reduced_motion=True))

    def _take(self, events: list[pygame.Event]) -> None:
        for event in events:
            if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
                self.program.leave()
            elif event.type in _KEYS and self.program.telling.reader.key(event):
                continue
            elif event.type in _FOCUS:
                self.program.telling.reader.focus(event.type == pygame.WINDOWFOCUSGAINED)
            elif event.type == pygame.DROPFILE:
                self.take_file(Path(event.file))
            elif event.type in _REDRAW:
                self.program.redraw()
            for given in self.program.inputs.translate(event):
                self.program.give(given)

    def take_file(self, path: Path) -> None:
        """A file was dropped on the window, or named at the start."""
        self.program.take_file(path)

    def first_turn(self) -> None:
        """The very first time show over the shelf how the crank is turned; kept at once, so never again by itself.

        The shelf is seen before that, as making the machine takes a second.
        """
        if self.program.first_time:
            self.frame()
            self.program.open("first_turn")
            self.program.first_drawing = FirstDrawing()  # in slices it would take twice as long, and nothing moves yet
            self.program.adopt(self.program.settings)

    def _show_fullscreen(self, on: bool) -> None:
        if on:
            self._remember()
        self.window.set_fullscreen(on)

    def _remember(self) -> None:
        """Keep the window's place for the next start."""
        if not self.window.fullscreen:
            settings = self.program.settings
            self.program.adopt(dataclasses.replace(settings, place=tuple(self.window.place)))


def _waited() -> list[pygame.Event]:
    """The next events, or none after a while. SDL's own wait looks a thousand times a second once it minds pads."""
    for _again in range(IDLE_MS // _LOOK_MS):
        if events := pygame.event.get():
            return events
        pygame.time.wait(_LOOK_MS)
    return []


def run(
    places: Places,
    route: str = "title",
    then: Callable[[Loop], None] | None = None,
    instead: str = f"playout {next(iter(CATALOG))}",
    **given: object,
) -> int:
    """Open the window and play until it is closed; 1 where not even an error can be shown.

    2 without a display, naming the command to give ``instead``. ``then`` is called before the first event.
    """
    program = Program(places)
    # SDL's own handler forgets a signal that comes while the window is opened anew.
    for name in _ENDING:
        number = getattr(signal, name, None)
        if number is not None and not (name == "SIGHUP" and signal.getsignal(number) is signal.SIG_IGN):  # by nohup
            signal.signal(number, lambda number, frame: program.leave())
    try:
        start_video()
        pygame.font.init()
        loop = Loop(program)
    except (NoDisplayError, pygame.error) as error:
        # Translators: {error}: what the system says; {command}: a command to type.
        told = _("no display for a window ({error}). Without one: trapworks {command}", error=error, command=instead)
        print(f"trapworks: {told}", file=sys.stderr)
        return 2
    try:
        with native_crashes_kept(places.data / "reports"):
            program.go_to(route, **given)
            if then is not None:
                then(loop)
            loop.run()
    finally:
        program.end()
        program.sound.stop()
        program.speech.close()
        forget_fonts()
        pygame.quit()
    return program.exit_code
