"""Rectangles for what stands in an order: columns, rows, grids, and lists that scroll."""

from contextlib import contextmanager
from itertools import islice

import pytest
from pygame import FRect

from game.ui.drawing.lettering import ACT, SMALL
from game.ui.input.bindings import Phase, Pointed
from game.ui.widgets.layout import (
    Column,
    Row,
    ScrollBars,
    Stack,
    centred,
    control_height,
    flow,
    grid,
    groove,
    knob,
    split,
)
from game.ui.widgets.widget import Region

ROOM = FRect(10, 20, 300, 200)


def test_a_column_is_cut_from_its_top_and_its_foot():
    column = Column(ROOM, gap=8)
    assert column.take(30) == FRect(10, 20, 300, 30)
    assert column.last(40) == FRect(10, 180, 300, 40)
    assert column.take(10, gap=2) == FRect(10, 58, 300, 10)
    assert column.last(20, gap=0) == FRect(10, 152, 300, 20)
    assert column.start == 70
    assert column.rest() == FRect(10, 70, 300, 82)


def test_a_row_is_cut_from_its_left_and_its_right():
    row = Row(ROOM, gap=10)
    assert row.take(50) == FRect(10, 20, 50, 200)
    row.skip(5)
    assert row.last(60) == FRect(250, 20, 60, 200)
    assert row.rest() == FRect(75, 20, 165, 200)


def test_what_is_handed_out_can_be_changed_without_harm():
    column = Column(ROOM)
    column.take(30).y = 999
    column.rest().height = 1
    assert FRect(10, 20, 300, 200) == ROOM and column.rest() == FRect(10, 50, 300, 170)


def test_the_rest_is_negative_where_more_was_taken_than_there_is():
    column = Column(ROOM)
    column.take(250)
    assert column.rest().height == -50


def test_a_place_is_split_evenly_or_by_shares():
    assert split(ROOM, 3, gap=15) == [FRect(10, 20, 90, 200), FRect(115, 20, 90, 200), FRect(220, 20, 90, 200)]
    assert split(ROOM, (0.25, 0.75), gap=20) == [FRect(10, 20, 70, 200), FRect(100, 20, 210, 200)]


def test_a_grid_goes_on_row_by_row():
    cells = list(islice(grid(ROOM, 2, 50, gap=10), 5))
    assert [(cell.x, cell.y) for cell in cells] == [(10, 20), (165, 20), (10, 80), (165, 80), (10, 140)]
    assert {tuple(cell.size) for cell in cells} == {(145, 50)}


def test_what_does_not_fit_beside_flows_into_the_next_row():
    places = flow(FRect(10, 5, 100.1, 20), (40.0, 50.1, 30.0, 200.0), 10)
    assert [tuple(round(side, 1) for side in place) for place in places] == [
        (10, 5, 40, 20),
        (60, 5, 50.1, 20),
        (10, 33, 30, 20),
        (10, 61, 100.1, 20),
    ]


def test_the_middle_of_an_area():
    assert centred(ROOM, 100, 50) == FRect(110, 95, 100, 50)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_control_is_as_tall_as_its_line_and_never_too_small_to_hit(canvas, text_scale):
    canvas.letters.fit(1.0, text_scale, "atkinson")
    assert control_height(canvas.letters, ACT, spare=30) == canvas.letters.line(ACT) + 30
    assert control_height(canvas.letters, SMALL, 90) == 90


class Screen:
    """Notes which region was open."""

    def __init__(self):
        self.regions = []

    @contextmanager
    def region(self, name, view, height):
        self.regions.append((name, view, height))
        yield


def test_a_stack_knows_its_height_before_it_is_placed():
    placed = []
    stack = Stack(gap=5)
    assert stack.height == 0
    for height in (10, 20, 30):
        stack.add(height, placed.append)
    assert stack.height == 70 and not placed
    stack.place(ROOM)
    assert placed == [FRect(10, 20, 300, 10), FRect(10, 35, 300, 20), FRect(10, 60, 300, 30)]


def test_a_stack_scrolls_over_all_that_it_holds():
    placed, screen = [], Screen()
    stack = Stack(gap=5)
    for _ in range(9):
        stack.add(40, placed.append)
    stack.scroll(screen, "rows", ROOM, FRect(14, 26, 280, 0), below=12)
    assert screen.regions == [("rows", ROOM, 6 + 9 * 45 - 5 + 12)]
    assert placed[-1] == FRect(14, 26 + 8 * 45, 280, 40)


def test_a_mark_is_dragged_from_end_to_end_and_stays_under_the_pointer():
    region, bars = Region("page", FRect(0, 0, 300, 200), 800), ScrollBars()
    grip = knob(region).centerx, knob(region).top + 5
    assert bars.follow(Pointed(Phase.DOWN, grip), [region]) == (region, 0.0)
    for down, offset in ((75, 300.0), (150, 600.0)):
        assert bars.follow(Pointed(Phase.MOVE, (500, grip[1] + down)), [region]) == (region, offset)
    assert bars.follow(Pointed(Phase.UP, (500, grip[1] + 150)), [region]) == (region, 600.0)
    assert bars.follow(Pointed(Phase.MOVE, grip), [region]) is None


def test_beside_its_mark_a_bar_brings_it_there_and_elsewhere_nothing_is_dragged():
    region, bars = Region("page", FRect(0, 0, 300, 200), 800), ScrollBars()
    assert bars.follow(Pointed(Phase.DOWN, groove(region).center), [region]) == (region, 300.0)
    bars.follow(Pointed(Phase.UP, (0, 0)), [region])
    assert bars.follow(Pointed(Phase.DOWN, (150, 100)), [region]) is None
    assert bars.follow(Pointed(Phase.DOWN, groove(region).center), [Region("short", region.view, 200)]) is None
