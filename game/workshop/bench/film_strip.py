"""The run as a strip of film below the stage: a handle to drag, marks where parts began to move, and keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.machine.hand import STEPS_PER_SECOND
from game.machine.recording import FilmPlayer
from game.text import films
from game.text.language import _
from game.ui.input.bindings import Pressed
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import Row
from game.ui.widgets.scrubber import KEYS, PLAY, STEP, Scrubber
from game.workshop.bench import what_if
from game.workshop.bench.bare_bench import BareBench
from game.workshop.bench.showing import FRAME, Showing
from game.workshop.text import bench as words
from game.workshop.text import what_if as what_if_words

STRIP = "film_strip"
_GAP, _SIDE, _MARKS = 5.0, 46.0, 460.0
"""Between buttons; how wide and tall they are; width of a row that has room for two more of them."""
_STRIDE = STEPS_PER_SECOND // 10
"""Steps by which arrows move the handle; comma and full stop move it by one frame."""


def add(bench: BareBench, showing: Showing, room: FRect) -> None:
    """Buttons and the strip in the place of the tools, in two rows where that is narrow and tall."""
    film, two = bench.film or showing.film, room.height >= 2 * _SIDE + _GAP
    paused = not film.rate or bench.at_end
    shown: list[tuple[str, str, str, Callable[[], None]]] = [
        ("film_back", "step_back", films.FRAME_BACK, partial(step, bench, -1)),
        ("film_play", "play" if paused else "pause", films.PLAYS if paused else films.PAUSES, partial(toggle, bench)),
        ("film_on", "step_on", films.FRAME_ON, partial(step, bench, 1)),
    ]
    if two or room.width > _MARKS:
        shown.insert(0, ("film_mark_before", "prev_mark", words.MARK_BEFORE, partial(jump, bench, -1)))
        shown.append(("film_mark_after", "next_mark", words.MARK_AFTER, partial(jump, bench, 1)))
    if what_if.ready(bench) and bench.what_if is None:
        shown.append(("film_what_if", "plan", what_if_words.OPENS, partial(what_if.begin, bench)))
    row = Row(FRect(room.x, room.y, room.width, _SIDE if two else room.height), _GAP)
    for name, icon, hint, act in shown:
        bench.add(Button(name, row.take(_SIDE), icon=icon, hint=_(hint), on_press=act))
    inner = FRect(room.x, room.bottom - _SIDE, room.width, _SIDE) if two else row.rest()
    strip = Scrubber(STRIP, inner, value=round(film.now), top=max(1, film.end), step=FRAME, stride=_STRIDE,
                      tell=lambda moment: films.clock(moment / STEPS_PER_SECOND), on_slide=partial(seek, bench),
                      hint=_(films.FILM_HINT), label=_(films.FILM), marks=_marks(bench),
                      told=bench.moment)  # fmt: skip
    bench.add(strip)


def _marks(bench: BareBench) -> tuple[int, ...]:
    return tuple(sorted({moment for moment, _acts, _part in bench.marks}))


def follow(bench: BareBench) -> None:
    """The strip shows the moment that the stage shows."""
    film, strip = bench.film, bench.find(STRIP)
    if film is None:
        return
    if not isinstance(strip, Scrubber):
        bench.stale()
        return
    strip.top, strip.value = max(1, film.end), round(film.now)
    strip.marks = _marks(bench)
    bench.touch(STRIP)


# What can be done with it.


def seek(bench: BareBench, moment: float) -> None:
    """Show a moment and stay there."""
    _changed(bench, lambda film: film.seek(moment))


def step(bench: BareBench, by: int) -> None:
    """One frame on or back, and say which moment that is."""
    film = bench.film
    if film is None:
        return
    seek(bench, (round(film.now / FRAME) + by) * FRAME)
    _say(bench)


def jump(bench: BareBench, way: int) -> None:
    """To where the next part began to move, or the one before."""
    film = bench.film
    if film is None:
        return
    now, marks = round(film.now), _marks(bench)
    ahead = [mark for mark in marks if mark > now] if way > 0 else [mark for mark in marks if mark < now]
    end = film.end if way > 0 else 0
    seek(bench, (ahead[0] if way > 0 else ahead[-1]) if ahead else end)
    _say(bench)


def toggle(bench: BareBench) -> None:
    """Go on, or pause; after the end from the beginning."""
    film = bench.film
    if film is None:
        return
    play(bench, 1 if not film.rate or bench.at_end else 0)
    if not film.rate:
        _say(bench)


def play(bench: BareBench, rate: int) -> None:
    """Forwards, after the end from the beginning, or backwards; 0 pauses."""
    if rate > 0 and bench.at_end:
        _changed(bench, FilmPlayer.again)
    else:
        _changed(bench, lambda film: film.play(rate))


def press(bench: BareBench, pressed: Pressed) -> bool:
    """What the keys of a film do; tell whether it was one of them.

    L opens the list of parts where nothing is to be played forwards.
    """
    film, (what, way) = bench.film, KEYS.get(pressed.key, ("", 0))
    if pressed.key == "w" and what_if.ready(bench):
        what_if.begin(bench)
        return True
    if film is None or not what or (pressed.key == "l" and film.live):
        return False
    if what == STEP:
        step(bench, way)
    elif what == PLAY:
        play(bench, way)
    else:
        toggle(bench)
    return True


def _changed(bench: BareBench, change: Callable[[FilmPlayer], None]) -> None:
    """Do it, and show buttons anew where it began or ceased to play."""
    film = bench.film
    if film is None:
        return
    before = film.rate, film.live
    change(film)
    if before != (film.rate, film.live):
        bench.stale()
    follow(bench)


def _say(bench: BareBench) -> None:
    bench.shell.announcements.say(bench.moment(), seen=True)
