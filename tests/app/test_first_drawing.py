"""What was not seen before is drawn in slices, and comes out as if it were drawn at once."""

import math
from copy import copy

import pygame
import pytest

from game.app import Program
from game.host.places import Places
from game.ui.drawing import first_drawing
from game.ui.drawing.first_drawing import FirstDrawing, Unfinished
from game.ui.drawing.sprites import SurfaceCache
from game.ui.input.bindings import Pressed, Verb
from game.workshop.parts.challenge import challenges, sample
from tests.patience import as_long_as
from tests.views import all_views

SCREENS = {
    "hall": {},
    "wall": {},
    "task": {"challenge": challenges()[1]},
    "bench": {"given": sample("mouse_trap")},
    "matches": {},
    "rules": {"game": "boobytrap"},
    "setup": {"game": "mousetrap"},
    "settings": {},
    "workshop:mousetrap": {},
    "practise_crank": {},
}
_SOON = 30
"""Frames within which all that rests has been turned smoothly, a few pictures each."""


@pytest.fixture
def opened(tmp_path):
    """A program on the shelf that is seen; then this is opened: `opened(route, given, seen)`."""
    pygame.display.init()
    pygame.font.init()

    def start(name):
        program, surface = Program(Places(tmp_path / name)), pygame.Surface((1280, 720))
        program.go_to("title")
        assert program.show(surface)
        return program, surface

    return start


@pytest.mark.slow
@pytest.mark.parametrize("route", SCREENS)
def test_a_screen_drawn_picture_by_picture_looks_as_if_it_were_drawn_at_once(opened, monkeypatch, route):
    (one, at_once), (other, divided) = opened("one"), opened("other")
    one.open(route, **SCREENS[route])
    monkeypatch.setattr(first_drawing, "SLICE", -1.0)
    monkeypatch.setattr(first_drawing, "LONGEST", math.inf)
    other.open(route, **SCREENS[route])
    tries = 0
    for _ in as_long_as(lambda: not other.show(divided)):
        tries += 1
        assert other.unfinished and other.advance(0.1), "nothing moves before it is seen, and it goes on"
    assert tries > 2, "it was drawn at once"
    assert not other.unfinished
    for _ in range(_SOON):
        one.paint(at_once)
        other.paint(divided)
    assert pygame.image.tobytes(divided, "RGB") == pygame.image.tobytes(at_once, "RGB")


TABLES = [
    "mousetrap_table/middle",
    *(
        pytest.param(name, marks=pytest.mark.slow)
        for name in ("mousetrap_own/table", "mousetrap_stage/crank", "mousemaze/arrows", "mightymouse/mid",
                     "boobytrap/middle", "workshop/counted", "theatre/mousetrap", "general/title_waiting")
    ),
]  # fmt: skip


@pytest.mark.parametrize("view", TABLES)
def test_who_comes_back_sees_all_of_it_though_it_is_drawn_picture_by_picture(opened, monkeypatch, view):
    program, _ = opened("one")
    seen, whole = pygame.Surface((800, 600)), pygame.Surface((800, 600))
    all_views()[view](program)
    for _ in range(_SOON):
        program.step(0.1, lambda: program.show(seen))
    program.open("credits")
    assert sum(1 for _ in as_long_as(lambda: not program.show(seen))) < 100
    program.store.clear()
    program.close()
    monkeypatch.setattr(first_drawing, "SLICE", -1.0)
    monkeypatch.setattr(first_drawing, "LONGEST", math.inf)
    tries = sum(1 for _ in as_long_as(lambda: not program.show(seen)))
    assert tries > 2, "it was drawn at once"
    program.scenes[-1].rest()
    program.paint(whole)
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(whole, "RGB")


def call_another(table):
    """Somebody else's turn comes while the menu lies over the table."""
    table.open_menu()
    yield
    shown = copy(table.play.shown)
    object.__setattr__(shown, "turn", next(seat for seat in table.play.seats.names if seat != shown.turn))
    table.play.animation.shown = shown
    table.play.changed()
    table.close()


def take_a_part(table):
    """The check list closes as one's own hand is to set a part anew."""
    table.play.seats.own = set(table.play.seats.names)
    table.open_plan()
    yield
    table.over.find("point_8").confirm()


@pytest.mark.parametrize(
    ("view", "change"),
    [
        ("mousetrap_table/to_the_crank", take_a_part),
        *(
            pytest.param(name, call_another, marks=pytest.mark.slow)
            for name in ("mousetrap_table/middle", "mousetrap_own/table", "mousemaze/arrows", "mightymouse/mid",
                         "boobytrap/middle")
        ),
    ],
)  # fmt: skip
def test_what_changed_under_a_sheet_is_seen_once_that_is_closed(opened, monkeypatch, view, change):
    program, _ = opened("one")
    seen, whole = pygame.Surface((800, 600)), pygame.Surface((800, 600))
    all_views()[view](program)
    table = program.scenes[-1]
    for _ in range(_SOON):
        program.step(0.1, lambda: program.show(seen))
    changing = change(table)
    next(changing)
    assert sum(1 for _ in as_long_as(lambda: not program.show(seen))) < 100
    assert next(changing, None) is None and table.over is None, "the sheet is still there"
    program.store.clear()
    monkeypatch.setattr(first_drawing, "SLICE", -1.0)
    monkeypatch.setattr(first_drawing, "LONGEST", math.inf)
    tries = sum(1 for _ in as_long_as(lambda: not program.show(seen)))
    assert tries > 2, "it was drawn at once"
    table.rest()
    program.paint(whole)
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_who_leaves_before_it_is_seen_is_back_at_once(opened, monkeypatch):
    program, surface = opened("one")
    monkeypatch.setattr(first_drawing, "SLICE", -1.0)
    program.open("hall")
    assert not program.show(surface)
    program.give(Pressed(Verb.BACK))
    assert not program.unfinished
    assert program.show(surface), "what was seen before is drawn at once"


def test_the_first_of_all_is_drawn_at_once():
    assert math.isinf(FirstDrawing().until(object.__new__(SurfaceCache)))


def test_what_never_comes_to_an_end_is_drawn_at_once_after_a_while():
    spent = [0.0]
    drawing = FirstDrawing(now=lambda: 100.0, spent=lambda: spent[0])
    seen, new = SurfaceCache(), SurfaceCache()
    drawing.done(seen)
    assert math.isinf(drawing.until(seen))
    assert drawing.until(new) < 101 and drawing.unfinished(new)
    spent[0] = 60.0
    assert math.isinf(drawing.until(new))


def test_a_picture_is_kept_though_the_drawing_stops_after_it():
    store = SurfaceCache()
    store.until = -math.inf
    with pytest.raises(Unfinished):
        store.get("key", lambda: pygame.Surface((2, 2)))
    assert store.get("key", lambda: 1 / 0).get_size() == (2, 2)
    with store.undivided():
        store.get("other", lambda: pygame.Surface((2, 2)))
