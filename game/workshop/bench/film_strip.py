"""The run on the bench as a strip of film in the place of the tools, and the way from there to what if."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pygame import FRect

from game.shell import film_strip
from game.shell.film_strip import follow, jump, play, seek, step, toggle
from game.text import what_if as what_if_words
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Pressed
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Mood
from game.workshop.bench import what_if
from game.workshop.bench.bare_bench import BareBench
from game.workshop.text import bench as words

__all__ = ["add", "follow", "jump", "play", "press", "seek", "step", "toggle"]


_JUMPS = words.MARK_BEFORE, words.MARK_AFTER


def add(bench: BareBench, room: FRect) -> None:
    """Buttons and the strip."""
    opens = what_if.ready(bench) and bench.what_if is None
    film_strip.add(bench, room, _JUMPS, _extra(bench) if opens else ())


def _extra(bench: BareBench) -> list[film_strip.Extra]:
    """The way from a run to what if."""
    return [("film_what_if", "branch", what_if_words.OPENS, partial(what_if.begin, bench))]


def _nowhere(at: float) -> None:
    """Nobody drags what nobody sees."""


def ahead(bench: BareBench, canvas: Canvas) -> Iterator[None]:
    """Draw it as it will be when a run begins, one widget each step, on a canvas that nobody sees."""
    aside = Screen(bench.shell)
    acts = film_strip.FilmActs(_nowhere, _nowhere, lambda: None, _nowhere)
    shown = film_strip.StripShown(0, 1, False, (), str, _JUMPS)
    film_strip.add_strip(aside, bench.film_room, shown, acts, _extra(bench) if bench.branches else ())
    for widget in aside.widgets:
        widget.draw(canvas, Mood())
        yield


def press(bench: BareBench, pressed: Pressed) -> bool:
    """What the keys of a film do, and W; tell whether it was one of them.

    L opens the list of parts where nothing is to be played forwards.
    """
    if pressed.key == "w" and what_if.ready(bench):
        what_if.begin(bench)
        return True
    if pressed.key == "l" and bench.film is not None and bench.film.live:
        return False
    return film_strip.press(bench, pressed)
