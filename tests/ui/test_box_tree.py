"""One box tree: what stands beside, below or upon what, measured and placed."""

from contextlib import contextmanager

import pytest
from pygame import FRect

from game.ui.layout import (
    ByWidth,
    Grow,
    HandPlaced,
    HBox,
    Layers,
    Pad,
    Scroll,
    Sized,
    Space,
    Stretch,
    VBox,
    even,
    fit,
    grid,
)
from game.ui.widgets.panels import Label
from game.ui.widgets.widget import Region, Widget

ROOM = FRect(10, 20, 300, 200)


class Floor:
    """It notes what is laid on it, and where."""

    def __init__(self):
        self.widgets = []
        self.regions = []

    def add(self, widget):
        self.widgets.append(widget)
        return widget

    @contextmanager
    def region(self, name, view, height):
        self.regions.append((name, tuple(view), height))
        yield Region(name, view, height)


def piece(name, width=0.0, height=0.0):
    return Widget(name, FRect(0, 0, width, height))


def laid(box, room=ROOM, canvas=None):
    floor = Floor()
    box.lay(floor, canvas, FRect(room))
    return {widget.name: tuple(widget.rect) for widget in floor.widgets}


def test_a_column_keeps_its_gaps_and_gives_what_is_left_to_what_grows():
    column = VBox(5, piece("a", height=30), piece("b", height=20), 2, Grow(piece("c")), piece("d", height=40), 6, gap=8)
    assert column.height_at(None, 300) == 5 + 30 + 8 + 20 + 2 + 0 + 8 + 40 + 6
    assert laid(column) == {
        "a": (10, 25, 300, 30),
        "b": (10, 63, 300, 20),
        "c": (10, 85, 300, 81),
        "d": (10, 174, 300, 40),
    }


@pytest.mark.parametrize(
    ("height", "stretched", "from_end"), [(100, 30, 80), (130, 45, 110), (160, 50, 140), (200, 50, 180)]
)
def test_what_stretches_takes_of_what_is_left_before_what_grows(height, stretched, from_end):
    column = VBox(*(Stretch(piece(name, height=30), 20) for name in "ab"), Grow(), 20, piece("c", height=20))
    found = laid(column, FRect(0, 0, 300, height))
    assert (found["a"][3], found["b"], found["c"][1]) == (stretched, (0, stretched, 300, stretched), from_end)


def test_what_is_none_leaves_no_gap():
    assert laid(VBox(None, piece("a", height=30), None, piece("b", height=30), gap=8)) == {
        "a": (10, 20, 300, 30),
        "b": (10, 58, 300, 30),
    }


def test_a_row_shares_what_is_left():
    row = HBox(piece("a", 60), Grow(piece("b"), 0.25), Grow(piece("c"), 0.75), gap=20)
    assert laid(row) == {"a": (10, 20, 60, 200), "b": (90, 20, 50, 200), "c": (160, 20, 150, 200)}


def test_a_row_from_the_right_begins_there():
    row = HBox(piece("a", 60), piece("b", 40), Grow(piece("c")), gap=10, from_right=True)
    assert laid(row) == {"a": (250, 20, 60, 200), "b": (200, 20, 40, 200), "c": (10, 20, 180, 200)}


def test_even_children_need_the_width_of_the_widest():
    row = even(piece("a", 60), piece("b", 140), gap=20)
    assert row.natural_width(None) == 300
    assert laid(row) == {"a": (10, 20, 140, 200), "b": (170, 20, 140, 200)}


def test_a_grid_is_as_tall_as_the_tallest_of_each_row():
    cells = grid(2, piece("a", height=10), piece("b", height=30), piece("c", height=20), gap=10)
    assert cells.height_at(None, 300) == 60
    assert laid(cells) == {"a": (10, 20, 145, 30), "b": (165, 20, 145, 30), "c": (10, 60, 145, 20)}


def test_a_card_is_as_tall_as_what_stands_on_it():
    card = Layers(piece("card"), Pad(piece("told", 50, 40), 15, 5, 25, 10), None)
    assert (card.natural_width(None), card.height_at(None, 300)) == (90, 55)
    assert laid(card) == {"card": (10, 20, 300, 200), "told": (25, 25, 260, 185)}


@pytest.mark.parametrize(
    ("align", "at"), [("centre middle", (110, 95)), ("left top", (10, 20)), ("right bottom", (210, 170))]
)
def test_what_is_sized_lies_as_aligned_in_a_larger_place(align, at):
    assert laid(Sized(piece("a"), 100, 50, align)) == {"a": (*at, 100, 50)}


def test_what_is_sized_is_never_lower_than_the_least():
    assert Sized(piece("a", height=30), least=40).height_at(None, 300) == 40
    assert Sized(piece("a", height=50), least=40).height_at(None, 300) == 50


def test_what_scrolls_is_placed_as_if_nothing_were_hidden():
    floor = Floor()
    Scroll(VBox(piece("a", height=250), piece("b", height=50)), "page", (0, 4, 10, 6)).lay(floor, None, ROOM)
    assert floor.regions == [("page", tuple(ROOM), 310)]
    assert [tuple(widget.rect) for widget in floor.widgets] == [(10, 24, 290, 250), (10, 274, 290, 50)]


def test_the_first_that_fits_is_taken():
    wide, narrow = piece("wide", 400, 10), piece("narrow", 900, 20)
    chosen = fit(None, wide, narrow)
    assert (chosen.height_at(None, 300), chosen.height_at(None, 400)) == (20, 10)
    assert (list(laid(chosen)), list(laid(chosen, FRect(0, 0, 400, 50)))) == (["narrow"], ["wide"])


def test_a_tree_may_be_another_one_at_another_width():
    box = ByWidth(lambda width: piece("a", height=width / 10))
    assert box.height_at(None, 300) == 30 and list(laid(box)) == ["a"]


def test_what_is_placed_by_hand_learns_its_room():
    rooms = []
    laid(VBox(Space(height=20), Grow(HandPlaced(rooms.append))))
    assert rooms == [FRect(10, 40, 300, 180)]


def test_words_tell_their_own_height(canvas):
    words = Label("a", text="word " * 40)
    assert words.height_at(canvas, 200) == canvas.letters.height(words.text, words.style, 200)
    assert words.height_at(canvas, 200) > words.height_at(canvas, 900)
