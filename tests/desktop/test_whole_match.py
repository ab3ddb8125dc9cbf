"""A whole match in a real window on a virtual screen, as a person plays it: by mouse only, then by keyboard only."""

import pytest

pytestmark = pytest.mark.slow

SEED = 4
SEATS = {
    "red": {"name": "Rosa", "who": "human"},
    "blue": {"name": "Ben", "who": "bot", "level": "3"},
    "green": {"name": "Greta", "who": "empty"},
    "yellow": {"name": "Yann", "who": "empty"},
}
OPTIONS = {"profile": "hasbro", "start_built": "22", "hands": "steady"}
WANTED = {
    "Title": ("mousetrap",),
    "MatchSetup": ("start",),
    "MousetrapScreen": ("primary", "choice_0"),
    "Crank!": ("turn",),
    "TrapComplete!": ("play_on",),
    "NotYet!": ("play_on",),
    "MousetrapResult": ("shelf",),
}


@pytest.fixture
def person(sit_down, quick):
    return sit_down(quick("mousetrap", SEATS, OPTIONS), SEED)


def _was_whole(person):
    log = next((person.folder / "matches").glob("*.match")).read_text()
    assert "= captured" in log
    assert "Crank" in person.scenes


def test_a_whole_match_by_mouse_alone(person):
    assert person.play(person.by_mouse, WANTED) > 10
    _was_whole(person)


def test_a_whole_match_by_keyboard_alone(person):
    assert person.play(person.by_keys, WANTED) > 10
    _was_whole(person)
