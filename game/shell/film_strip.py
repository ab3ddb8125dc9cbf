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
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL_BOLD
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import rgb
from game.ui.input.bindings import Pressed, Verb
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import Slider
from game.ui.widgets.layout import Row
from game.ui.widgets.spoken import Spoken
from game.ui.widgets.widget import Mood, Widget

_KNOB, _HOLE, _PITCH = 12.0, 5.0, 13.0
_FILM, _LIGHT, _GOLD = rgb("#241c16"), rgb("#f4e3bd"), rgb("#ffc23d")

PLAY, TOGGLE, STEP = "play", "toggle", "step"
KEYS = {
    "j": (PLAY, -1), "pad_lt": (PLAY, -1), "k": (TOGGLE, 0), "l": (PLAY, 1), "pad_rt": (PLAY, 1),
    ",": (STEP, -1), ".": (STEP, 1),
}  # fmt: skip
"""What a key does and which way, as in programs that cut films; the triggers of a pad too."""


@dataclass
class Scrubber(Slider):
    """Its value is a moment. marks: moments in which something began. told: the moment that is shown, in words.

    stride: by how much arrows move the handle.
    """

    marks: tuple[int, ...] = ()
    told: Callable[[], str] = str
    stride: int = 1

    @property
    def reach(self) -> FRect:
        """Little more than its place: it moves in every frame, and what is near it is painted anew with it."""
        return self.visible.inflate(2 * _KNOB, 2 * _KNOB)

    def spoken(self) -> Spoken:
        return super().spoken()._replace(value=self.told(), unit="")

    def steer(self, verb: Verb) -> bool:
        """Left and right move the handle."""
        by = {Verb.LEFT: -self.stride, Verb.RIGHT: self.stride}.get(verb, 0)
        if by:
            self._slide(self.value + by)
        return by != 0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Film with its holes, what has run of it in the light, marks, and the handle."""
        self.words = canvas.letters.width(self.tell(self.top), SMALL_BOLD) + _KNOB
        film = self._groove().inflate(_KNOB, 14)
        at = self._x(self.value)
        around = film.inflate(_KNOB, _KNOB)
        canvas.layer("film", around, lambda under: self._film(under, film.move(-around.x, -around.y)))
        if at > film.left + 4:
            lit = FRect(film.left + 3, film.top + 7, at - film.left - 3, film.height - 14)
            canvas.surface.fill(_LIGHT, canvas.box(lit))
        for moment in self.marks:
            mark = FRect(self._x(moment) - 1.5, film.top + 5, 3, film.height - 10)
            canvas.surface.fill(_GOLD, canvas.box(mark))
        handle = FRect(at - _KNOB / 2, film.top - 4, _KNOB, film.height + 8)
        colours = canvas.theme.act, canvas.theme.act_side
        materials.plastic(canvas, handle, colours, mood.state(self.enabled), _KNOB / 2)
        room = FRect(film.right + 4, self.place.top, self.place.right - film.right - 4, self.place.height)
        canvas.write(self.tell(self.value), room, SMALL_BOLD, canvas.theme.ink, "right middle")

    def _x(self, moment: float) -> float:
        groove = self._groove()
        return groove.left + groove.width * min(1.0, moment / max(1, self.top))

    @staticmethod
    def _film(canvas: Canvas, film: FRect) -> None:
        materials.framed(canvas, film, Frame(_FILM, canvas.theme.outline, 4, 1))
        for number in range(int((film.width - 6) / _PITCH)):
            left = film.left + 6 + number * _PITCH
            for top in (film.top + 2, film.bottom - 2 - _HOLE * 0.6):
                canvas.surface.fill(_LIGHT, canvas.box(FRect(left, top, _HOLE, _HOLE * 0.6)))


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
