"""A stage within a screen: a table that is only looked at, and its shows, in a part of the canvas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol, cast

import pygame
from pygame import FRect

from game.host.settings import Settings
from game.shell import routes
from game.shell.desk import DESKS
from game.shell.matches.open_match import OpenMatch
from game.shell.play.match_screen import MatchScreen
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Lettering
from game.ui.input.bindings import Input, Phase, Pointed, Scrolled
from game.ui.shell import Scene, Shell

LARGEST_TEXT = 1.0
"""Text on the stage does not grow: what happens is also told below it, in letters as large as wished."""


Says = Callable[[str, str], None]
"""Takes the heading and the text of what a table wants to be told."""


class Show(Protocol):
    """What a show offers besides what every scene does."""

    def skip(self) -> None:
        """Come to its end."""

    def choose_speed(self, value: str) -> None:
        """Go on at another speed."""


class StageShell:
    """The program as a table on the stage sees it: what it opens lies on the stage too, and it goes nowhere.

    It is a `Shell`: what it does not change is that of the program. shown: the routes of what lies on the stage.
    """

    def __init__(self, shell: Shell, say: Says, on_speed: Callable[[str], None], shown: Sequence[str]) -> None:
        self.shell = shell
        self.say = say
        self.on_speed = on_speed
        self.settings = shell.settings
        self.shown = shown
        self.shows: list[Scene] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.shell, name)

    def go_to(self, route: str, **given: object) -> None:
        """A table that is only looked at leads nowhere."""

    def open(self, route: str, **given: object) -> None:
        """A run is shown on the stage, a notice is told."""
        if route in self.shown and not self.shows:
            self.shows.append(routes.make(cast("Shell", self), route, **given))
        elif route == "notice":
            self.say(str(given.get("heading", "")), str(given.get("text", "")))
        elif route == "filming":
            self.shell.open(route, **given)

    def close(self) -> None:
        """What was shown is over."""
        if self.shows:
            self.shows.pop()

    def adopt(self, settings: Settings) -> None:
        """Another speed for runs is one for everything; nothing is kept."""
        self.on_speed(settings.run_speed)

    def leave(self) -> None:
        """Nobody ends the program from here."""


class Stage:
    """The table and its shows. table: as it is at a match, but inert. rect: where it is on the canvas."""

    def __init__(self, shell: Shell, opened: OpenMatch, say: Says, on_speed: Callable[[str], None]) -> None:
        self.shell = StageShell(shell, say, on_speed, DESKS[opened.row.game.id].shown)
        table = routes.make(cast("Shell", self.shell), f"table:{opened.row.game.id}", opened=opened)
        assert isinstance(table, MatchScreen)
        self.table = table
        self.table.inert = self.table.ended = self.table.play.staged = True
        self.rect = FRect()
        self._cut: tuple[pygame.Surface, pygame.Rect, pygame.Surface] | None = None
        self._last: Canvas | None = None
        self._letters: tuple[object, Lettering | None] = (None, None)

    @property
    def top(self) -> Scene:
        """What is seen: the show, or the table."""
        return self.shell.shows[-1] if self.shell.shows else self.table

    @property
    def rests(self) -> bool:
        """Whether nothing is on its way."""
        return not self.shell.shows and self.table.play.rests and not self.table.celebration.going_on

    def jump(self, count: int) -> None:
        """Show the table as it was after so many acts."""
        self.shell.shows.clear()
        self.table.celebration.end()
        self.table.play.jump(count)
        self.table.stale()

    def skip(self) -> None:
        """Jump to the end of what is on its way."""
        for show in self._shows():
            show.skip()
        self.shell.shows.clear()
        self.table.play.skip()
        self.table.celebration.end()

    def set_speed(self, speed: str) -> None:
        """Let everything go at this speed from now on."""
        real = self.shell.shell.settings
        self.shell.settings = replace(real, speed=speed, run_speed=speed)
        for show in self._shows():
            if getattr(show, "speed", speed) != speed:
                show.choose_speed(speed)

    def _shows(self) -> list[Show]:
        return [cast("Show", show) for show in self.shell.shows]

    def update(self, dt: float) -> bool:
        """Let time pass on the stage."""
        return self.top.update(dt)

    def handle(self, given: Input) -> None:
        """The pointer explains what it is on; a show takes its presses too."""
        if isinstance(given, Pointed):
            at = given.at[0] - self.rect.x, given.at[1] - self.rect.y
            if given.phase is Phase.MOVE or self.shell.shows:
                self.top.handle(Pointed(given.phase, at, given.button))
        elif isinstance(given, Scrolled):
            at = given.at[0] - self.rect.x, given.at[1] - self.rect.y
            self.top.handle(Scrolled(given.up, at, given.right))

    def draw(self, canvas: Canvas) -> None:
        """Draw it within its place."""
        self._last = self._part(canvas)
        self.top.draw(self._last)

    def film_place(self, canvas: Canvas) -> FRect:
        """Where on the canvas the table leaves room for a film, an empty place where it does not."""
        place = self.table.film_place(self._part(canvas))
        return place.move(self.rect.topleft) if place else place

    def prepare(self, canvas: Canvas) -> bool:
        """Use spare time."""
        return self._last is not None and self.top.prepare(self._last)

    def _part(self, canvas: Canvas) -> Canvas:
        """A canvas of its own with its origin at the corner of the stage, its letters no larger than there is room."""
        box = canvas.box(self.rect).clip(canvas.surface.get_rect())
        if self._cut is None or self._cut[:2] != (canvas.surface, box):
            self._cut = canvas.surface, box, canvas.surface.subsurface(box)
        part = canvas.onto(self._cut[2])
        part.letters = self._within(canvas.letters)
        part.misfits = []  # what has no room on so small a stage is told by the card below it
        return part

    def _within(self, letters: Lettering) -> Lettering:
        """The letters of the stage, made anew where those of the canvas have changed."""
        key = letters, letters.look, letters.scale
        before, found = self._letters
        if found is None or before != key:
            found = letters.within(LARGEST_TEXT)
            self._letters = key, found
        return found
