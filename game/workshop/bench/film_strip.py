"""The run on the bench as a strip of film in the place of the tools, and the way from there to what if."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.shell import film_strip
from game.shell.film_strip import follow, jump, play, seek, step, toggle
from game.text import what_if as what_if_words
from game.ui.input.bindings import Pressed
from game.workshop.bench import what_if
from game.workshop.bench.bare_bench import BareBench
from game.workshop.text import bench as words

__all__ = ["add", "follow", "jump", "play", "press", "seek", "step", "toggle"]


def add(bench: BareBench, room: FRect) -> None:
    """Buttons and the strip."""
    opens: list[film_strip.Extra] = []
    if what_if.ready(bench) and bench.what_if is None:
        opens.append(("film_what_if", "branch", what_if_words.OPENS, partial(what_if.begin, bench)))
    film_strip.add(bench, room, (words.MARK_BEFORE, words.MARK_AFTER), opens)


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
