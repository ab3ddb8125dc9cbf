"""A whole match of the card game in a real window on a virtual screen: by mouse only, then by keyboard only."""

import pytest

pytestmark = pytest.mark.slow

SEED = 7
SEATS = {
    "p1": {"name": "Rosa", "who": "human"},
    "p2": {"name": "Ben", "who": "bot", "level": "1"},
    "p3": {"name": "Greta", "who": "empty"},
    "p4": {"name": "Yann", "who": "empty"},
    "p5": {"name": "Cleo", "who": "empty"},
}
OPTIONS = {"goal": "1", "edge_stop_literal": "no"}
CELL = "odds"
"""There is nothing to choose in the panel: a card of the maze is to be chosen, and one of them has the focus."""
WANTED = {
    "Title": ("mousemaze",),
    "MatchSetup": ("start",),
    "MousemazeScreen": ("primary", "choice_1", "choice_0", CELL),
    "MazeResult": ("shelf",),
    # Where a press came late, on a busy machine, the person goes back.
    "Reader": ("back",),
    "OddsSheet": ("close",),
    "Menu": ("on",),
}


@pytest.fixture
def person(sit_down, quick):
    return sit_down(quick("mousemaze", SEATS, OPTIONS), SEED)


def _was_whole(person):
    log = next((person.folder / "matches").glob("*.match")).read_text()
    assert log.startswith("trapworks 1 mousemaze")
    assert "\n= " in log
    assert {"Title", "MatchSetup", "MousemazeScreen", "MazeResult"} <= set(person.scenes)


def test_a_whole_match_by_mouse_alone(person):
    def click(seen, name):
        person.by_mouse(seen, seen["focused"] if name == CELL else name)

    assert person.play(click, WANTED) > 6
    _was_whole(person)


def test_a_whole_match_by_keyboard_alone(person):
    def press(seen, name):
        if name == CELL:
            # Where a Tab came late, on a busy machine, the person looks for the maze again.
            person.key("Return" if seen["focused"].startswith("cell_") else "Tab")
        else:
            person.by_keys(seen, name)

    assert person.play(press, WANTED) > 6
    _was_whole(person)
