"""The run as a strip of film below the stage: a handle to drag, marks where parts began to move, and keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from game.machine.recording import ROWS_PER_SECOND, FilmPlayer
from game.text.language import _
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL_BOLD
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import rgb
from game.ui.input.bindings import Pressed, Verb
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import Slider
from game.ui.widgets.layout import Row
from game.ui.widgets.spoken import Spoken
from game.ui.widgets.widget import Mood
from game.workshop.bench.bare_bench import BareBench
from game.workshop.bench.showing import Showing
from game.workshop.text import bench as words

STRIP = "film_strip"
_GAP, _SIDE, _MARKS = 5.0, 46.0, 460.0
"""Between buttons; how wide and tall they are; width of a row that has room for two more of them."""
_KNOB, _HOLE, _PITCH = 12.0, 5.0, 13.0
_FILM, _LIGHT, _GOLD = rgb("#241c16"), rgb("#f4e3bd"), rgb("#ffc23d")
_ARROW_ROWS = 6
"""Rows by which arrows move the handle, a tenth of a second; comma and full stop move it by one."""


@dataclass
class Scrubber(Slider):
    """Rows of a recording. marks: those in which parts began to move. told: the moment that is shown, in words."""

    marks: tuple[int, ...] = ()
    told: Callable[[], str] = str

    def spoken(self) -> Spoken:
        return super().spoken()._replace(value=self.told(), unit="")

    def steer(self, verb: Verb) -> bool:
        """Left and right move the handle by a tenth of a second."""
        by = {Verb.LEFT: -_ARROW_ROWS, Verb.RIGHT: _ARROW_ROWS}.get(verb, 0)
        if by:
            self._slide(self.value + by)
        return by != 0

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Film with its holes, what has run of it in the light, marks, and the handle."""
        self.words = canvas.letters.width(self.tell(self.top), SMALL_BOLD) + _KNOB
        film = self._groove().inflate(_KNOB, 14)
        share = self.value / max(1, self.top)
        at = self._x(self.value)
        materials.framed(canvas, film, Frame(_FILM, canvas.theme.outline, 4, 1))
        if share > 0:
            lit = FRect(film.left + 3, film.top + 7, at - film.left - 3, film.height - 14)
            canvas.surface.fill(_LIGHT, canvas.box(lit))
        self._holes(canvas, film)
        for row in self.marks:
            mark = FRect(self._x(row) - 1.5, film.top + 5, 3, film.height - 10)
            canvas.surface.fill(_GOLD, canvas.box(mark))
        handle = FRect(at - _KNOB / 2, film.top - 4, _KNOB, film.height + 8)
        colours = canvas.theme.act, canvas.theme.act_side
        materials.plastic(canvas, handle, colours, mood.state(self.enabled), _KNOB / 2)
        room = FRect(film.right + 4, self.place.top, self.place.right - film.right - 4, self.place.height)
        canvas.write(self.tell(self.value), room, SMALL_BOLD, canvas.theme.ink, "right middle")

    def _x(self, row: float) -> float:
        groove = self._groove()
        return groove.left + groove.width * row / max(1, self.top)

    @staticmethod
    def _holes(canvas: Canvas, film: FRect) -> None:
        for number in range(int((film.width - 6) / _PITCH)):
            left = film.left + 6 + number * _PITCH
            for top in (film.top + 2, film.bottom - 2 - _HOLE * 0.6):
                canvas.surface.fill(_LIGHT, canvas.box(FRect(left, top, _HOLE, _HOLE * 0.6)))


def add(bench: BareBench, showing: Showing, room: FRect) -> None:
    """Buttons and the strip in the place of the tools, in two rows where that is narrow and tall."""
    film, two = showing.film, room.height >= 2 * _SIDE + _GAP
    paused = not film.rate or (film.live and showing.over)
    shown: list[tuple[str, str, str, Callable[[], None]]] = [
        ("film_back", "step_back", words.FRAME_BACK, partial(step, bench, -1)),
        ("film_play", "play" if paused else "pause", words.PLAYS if paused else words.PAUSES, partial(toggle, bench)),
        ("film_on", "step_on", words.FRAME_ON, partial(step, bench, 1)),
    ]
    if two or room.width > _MARKS:
        shown.insert(0, ("film_mark_before", "prev_mark", words.MARK_BEFORE, partial(jump, bench, -1)))
        shown.append(("film_mark_after", "next_mark", words.MARK_AFTER, partial(jump, bench, 1)))
    row = Row(FRect(room.x, room.y, room.width, _SIDE if two else room.height), _GAP)
    for name, icon, hint, act in shown:
        bench.add(Button(name, row.take(_SIDE), icon=icon, hint=_(hint), on_press=act))
    inner = FRect(room.x, room.bottom - _SIDE, room.width, _SIDE) if two else row.rest()
    strip = Scrubber(STRIP, inner, value=round(film.now), top=max(1, film.recording.last), step=1,
                      tell=lambda row: words.clock(row / ROWS_PER_SECOND), on_slide=partial(seek, bench),
                      hint=_(words.FILM_HINT), label=_(words.FILM), marks=_marks(showing),
                      told=bench.moment)  # fmt: skip
    bench.add(strip)


def _marks(showing: Showing) -> tuple[int, ...]:
    return tuple(row for _part, row in showing.woken)


def follow(bench: BareBench) -> None:
    """The strip shows the moment that the stage shows, and so do the words below it."""
    showing, strip = bench.showing, bench.find(STRIP)
    if showing is None:
        return
    if not isinstance(strip, Scrubber):
        bench.stale()
        return
    strip.top, strip.value = max(1, showing.film.recording.last), round(showing.film.now)
    strip.marks = _marks(showing)
    bench.touch(STRIP, "hand")


# What can be done with it.


def seek(bench: BareBench, row: float) -> None:
    """Show a moment and stay there."""
    if bench.showing is not None:
        _changed(bench, lambda film: film.seek(row))


def step(bench: BareBench, by: int) -> None:
    """One frame on or back, and say which moment that is."""
    showing = bench.showing
    if showing is None:
        return
    seek(bench, round(showing.film.now) + by)
    _say(bench)


def jump(bench: BareBench, way: int) -> None:
    """To where the next part began to move, or the one before."""
    showing = bench.showing
    if showing is None:
        return
    now, rows = round(showing.film.now), [row for _part, row in showing.woken]
    ahead = [row for row in rows if row > now] if way > 0 else [row for row in rows if row < now]
    end = showing.film.recording.last if way > 0 else 0
    seek(bench, (ahead[0] if way > 0 else ahead[-1]) if ahead else end)
    _say(bench)


def toggle(bench: BareBench) -> None:
    """Go on, or pause; after the end from the beginning."""
    showing = bench.showing
    if showing is None:
        return
    film = showing.film
    if film.live and showing.over:
        _changed(bench, FilmPlayer.again)
    else:
        _changed(bench, lambda film: film.play(0 if film.rate else 1))
    if not film.rate:
        _say(bench)


def play(bench: BareBench, rate: int) -> None:
    """Forwards or backwards."""
    if rate > 0 and bench.showing is not None and bench.showing.film.live:
        toggle(bench)
    else:
        _changed(bench, lambda film: film.play(rate))


def press(bench: BareBench, pressed: Pressed) -> bool:
    """J, K and L, comma and full stop, and the triggers of a pad, as in programs that cut films; whether it was one."""
    acts: dict[str, Callable[[], None]] = {
        "j": partial(play, bench, -1), "pad_lt": partial(play, bench, -1), "k": partial(toggle, bench),
        "l": partial(play, bench, 1), "pad_rt": partial(play, bench, 1), ",": partial(step, bench, -1),
        ".": partial(step, bench, 1),
    }  # fmt: skip
    act = acts.get(pressed.key)
    if bench.showing is None or act is None:
        return False
    act()
    return True


def _changed(bench: BareBench, change: Callable[[FilmPlayer], None]) -> None:
    """Do it, and show buttons anew where it began or ceased to play."""
    showing = bench.showing
    if showing is None:
        return
    before = showing.film.rate, showing.film.live
    change(showing.film)
    if before != (showing.film.rate, showing.film.live):
        bench.stale()
    follow(bench)


def _say(bench: BareBench) -> None:
    bench.shell.announcements.say(bench.moment(), seen=True)
