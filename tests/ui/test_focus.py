"""Where the focus goes: by Tab from group to group, by arrows to the nearest that lies there."""

from dataclasses import dataclass

import pytest
from pygame import FRect

from game.ui.input.bindings import Verb
from game.ui.widgets.focus import after, kept, stops
from game.ui.widgets.widget import Widget


@dataclass
class Stop(Widget):
    """A widget that can have the focus; group: of which it is one."""

    focusable = True
    group: str = ""


def stop(name, x, y, group="", **given):
    return Stop(name, FRect(x, y, 40, 30), group=group, **given)


# a p q  p and q are pieces of one board, one stop of Tab
# c . d
BOARD = [stop("a", 0, 0), stop("p", 100, 0, "tray"), stop("q", 135, 0, "tray"), stop("c", 0, 100), stop("d", 300, 104)]


def went(name, *verbs):
    for verb in verbs:
        found = after(BOARD, name, verb)
        name = found.name if found else name
    return name


def test_tab_goes_round_and_enters_a_group_at_its_first():
    assert [went("a", *[Verb.NEXT] * times) for times in range(5)] == ["a", "p", "c", "d", "a"]
    assert [went("a", *[Verb.PREVIOUS] * times) for times in range(5)] == ["a", "d", "c", "p", "a"]
    assert went("q", Verb.NEXT) == "c" and went("q", Verb.PREVIOUS) == "a"


@pytest.mark.parametrize(
    ("name", "verb", "there"),
    [
        ("a", Verb.RIGHT, "p"),
        ("p", Verb.RIGHT, "q"),
        ("q", Verb.LEFT, "p"),
        ("q", Verb.RIGHT, "q"),
        ("p", Verb.LEFT, "p"),
        ("q", Verb.DOWN, "q"),
        ("a", Verb.DOWN, "c"),
        ("c", Verb.UP, "a"),
        ("c", Verb.RIGHT, "d"),
        ("d", Verb.DOWN, "d"),
        ("a", Verb.LEFT, "a"),
        ("a", Verb.UP, "a"),
    ],
)
def test_arrows_go_to_the_nearest_that_lies_there_and_from_a_board_to_no_button(name, verb, there):
    assert went(name, verb) == there


def test_what_lies_aside_counts_as_farther_than_it_is():
    ahead, aside = stop("ahead", 200, 0), stop("aside", 100, 60)
    assert after([stop("here", 0, 0), aside, ahead], "here", Verb.RIGHT) is aside
    assert after([stop("here", 0, 0), stop("aside", 100, 90), ahead], "here", Verb.RIGHT) is ahead


def test_the_focus_stays_if_it_can_and_goes_to_what_can_have_it_otherwise():
    gone = stop("gone", 0, 0, enabled=False)
    assert [widget.name for widget in stops([gone, *BOARD])] == ["a", "p", "q", "c", "d"]
    assert (kept(BOARD, "c", "d"), kept(BOARD, "x", "d"), kept(BOARD, "x", "y")) == ("c", "d", "a")
    assert kept([gone], "gone", "gone") == "" and after([gone], "gone", Verb.NEXT) is None
    assert after(BOARD, "gone", Verb.LEFT).name == "a"
    assert after(BOARD[:1], "a", Verb.NEXT) is None
