"""A run as a strip of film below its stage: a handle to drag, marks where something began, buttons and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from pygame import FRect

from game.machine.hand import STEPS_PER_SECOND
from game.machine.recording import FilmPlayer
from game.text import films
from game.text.language import _
from game.ui.input.bindings import Pressed
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import Row
from game.ui.widgets.scrubber import KEYS, PLAY, STEP, Scrubber
from game.ui.widgets.widget import Widget

STRIP = "film_strip"
FRAME = STEPS_PER_SECOND // 60
"""Steps by which comma and full stop move the handle."""
_GAP, _SIDE, _MARKS = 5.0, 46.0, 460.0
"""Between buttons; how wide and tall they are; width of a row that has room for two more of them."""
_STRIDE = STEPS_PER_SECOND // 10
"""Steps by which arrows move the handle."""

Extra = tuple[str, str, str, Callable[[], None]]
"""A button beside those of the film: its name, its icon, what it does in words and in fact."""


class Adding(Protocol):
    """Where widgets are placed."""

    def add(self, widget: Button | Scrubber, /) -> object:
        """Place a widget."""


class Filmed(Adding, Protocol):
    """A screen whose run can be looked at like a film."""

    shell: Shell

    @property
    def film(self) -> FilmPlayer | None:
        """What is played, if anything is."""

    @property
    def at_end(self) -> bool:
        """Whether the film is at its end, and no more is to come."""

    @property
    def film_marks(self) -> Sequence[int]:
        """The steps at which something began, in order."""

    def moment(self) -> str:
        """The moment that is shown, in words."""

    def find(self, name: str, /) -> Widget | None:
        """The widget of a name."""

    def follow(self, *names: str) -> None:
        """Draw anew where these widgets are, and nothing else."""

    def stale(self) -> None:
        """Compose anew."""


@dataclass(frozen=True)
class FilmActs:
    """What its buttons do: a frame on or back, to the next mark or the one before, play or pause, show a moment."""

    step: Callable[[int], None]
    jump: Callable[[int], None]
    toggle: Callable[[], None]
    seek: Callable[[float], None]


@dataclass(frozen=True)
class StripShown:
    """What it shows. now, end: steps; paused: whether it waits; marks: the steps at which something began.

    moment: what is shown in words. jumps: what the two buttons that jump do, in words.
    """

    now: float
    end: int
    paused: bool
    marks: Sequence[int]
    moment: Callable[[], str]
    jumps: tuple[str, str] = (films.MARK_BEFORE, films.MARK_AFTER)


def add(screen: Filmed, room: FRect, jumps: tuple[str, str] = StripShown.jumps, extra: Sequence[Extra] = ()) -> None:
    """Buttons and the strip of what a screen plays."""
    film = screen.film
    if film is None:
        return
    shown = StripShown(film.now, film.end, not film.rate or screen.at_end, screen.film_marks, screen.moment, jumps)
    acts = FilmActs(partial(step, screen), partial(jump, screen), partial(toggle, screen), partial(seek, screen))
    add_strip(screen, room, shown, acts, extra)


def add_strip(screen: Adding, room: FRect, shown: StripShown, acts: FilmActs, extra: Sequence[Extra] = ()) -> None:
    """Buttons and the strip, in two rows where that is narrow and tall."""
    two, paused = room.height >= 2 * _SIDE + _GAP, shown.paused
    buttons: list[Extra] = [
        ("film_back", "step_back", films.FRAME_BACK, partial(acts.step, -1)),
        ("film_play", "play" if paused else "pause", films.PLAYS if paused else films.PAUSES, acts.toggle),
        ("film_on", "step_on", films.FRAME_ON, partial(acts.step, 1)),
    ]
    if two or room.width > _MARKS:
        buttons.insert(0, ("film_mark_before", "prev_mark", shown.jumps[0], partial(acts.jump, -1)))
        buttons.append(("film_mark_after", "next_mark", shown.jumps[1], partial(acts.jump, 1)))
    row = Row(FRect(room.x, room.y, room.width, _SIDE if two else room.height), _GAP)
    for name, icon, hint, act in (*buttons, *extra):
        screen.add(Button(name, row.take(_SIDE), icon=icon, hint=_(hint), on_press=act))
    inner = FRect(room.x, room.bottom - _SIDE, room.width, _SIDE) if two else row.rest()
    screen.add(Scrubber(STRIP, inner, value=round(shown.now), top=max(1, shown.end), step=FRAME, stride=_STRIDE,
                        tell=lambda moment: films.clock(moment / STEPS_PER_SECOND), on_slide=acts.seek,
                        hint=_(films.FILM_HINT), label=_(films.FILM), marks=tuple(shown.marks),
                        told=shown.moment))  # fmt: skip


def mark_from(marks: Sequence[int], now: int, end: int, way: int) -> int:
    """The next mark after a step, or the one before it; either end where there is none."""
    ahead = [mark for mark in marks if mark > now] if way > 0 else [mark for mark in marks if mark < now]
    if not ahead:
        return end if way > 0 else 0
    return ahead[0] if way > 0 else ahead[-1]


def follow(screen: Filmed) -> None:
    """The strip shows the moment that the stage shows."""
    film, strip = screen.film, screen.find(STRIP)
    if film is None:
        return
    if not isinstance(strip, Scrubber):
        screen.stale()
        return
    strip.top, strip.value = max(1, film.end), round(film.now)
    strip.marks = tuple(screen.film_marks)
    screen.follow(STRIP)


# What can be done with it.


def seek(screen: Filmed, moment: float) -> None:
    """Show a moment and stay there."""
    _changed(screen, lambda film: film.seek(moment))


def step(screen: Filmed, by: int) -> None:
    """One frame on or back, and say which moment that is."""
    film = screen.film
    if film is None:
        return
    seek(screen, (round(film.now / FRAME) + by) * FRAME)
    _say(screen)


def jump(screen: Filmed, way: int) -> None:
    """To where the next thing began, or the one before."""
    film = screen.film
    if film is None:
        return
    seek(screen, mark_from(screen.film_marks, round(film.now), film.end, way))
    _say(screen)


def toggle(screen: Filmed) -> None:
    """Go on, or pause; after the end from the beginning."""
    film = screen.film
    if film is None:
        return
    play(screen, 1 if not film.rate or screen.at_end else 0)
    if not film.rate:
        _say(screen)


def play(screen: Filmed, rate: int) -> None:
    """Forwards, after the end from the beginning, or backwards; 0 pauses."""
    if rate > 0 and screen.at_end:
        _changed(screen, FilmPlayer.again)
    else:
        _changed(screen, lambda film: film.play(rate))


def press(screen: Filmed, pressed: Pressed) -> bool:
    """What the keys of a film do; tell whether it was one of them."""
    film, (what, way) = screen.film, KEYS.get(pressed.key, ("", 0))
    if film is None or not what:
        return False
    if what == STEP:
        step(screen, way)
    elif what == PLAY:
        play(screen, way)
    else:
        toggle(screen)
    return True


def _changed(screen: Filmed, change: Callable[[FilmPlayer], None]) -> None:
    """Do it, and show buttons anew where it began or ceased to play."""
    film = screen.film
    if film is None:
        return
    before = film.rate, film.live
    change(film)
    if before != (film.rate, film.live):
        screen.stale()
    follow(screen)


def _say(screen: Filmed) -> None:
    screen.shell.announcements.say(screen.moment(), seen=True)
