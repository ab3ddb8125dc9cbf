"""A whole race in a real window on a virtual screen: by mouse only, then by keyboard only."""

import pytest

pytestmark = pytest.mark.slow

SEED = 5
SEATS = {
    "red": {"name": "Rosa", "who": "human"},
    "blue": {"name": "Ben", "who": "bot", "level": "2"},
    "green": {"name": "Greta", "who": "empty"},
    "yellow": {"name": "Yann", "who": "empty"},
}
WANTED = {
    "Title": ("mightymouse",),
    "MatchSetup": ("start",),
    "MightymouseScreen": ("primary", "choice_0"),
    "RaceResult": ("shelf",),
    # A second click on Start may meet the log.
    "LogSheet": ("close",),
}


@pytest.fixture
def person(sit_down, quick):
    return sit_down(quick("mightymouse", SEATS, {}), SEED)


def _was_whole(person):
    log = next((person.folder / "matches").glob("*.match")).read_text()
    assert log.startswith("trapworks 1 mightymouse") and "\nfirst" in log
    assert {"Title", "MatchSetup", "MightymouseScreen", "RaceResult"} <= set(person.scenes)


def test_a_whole_race_by_mouse_alone(person):
    assert person.play(person.by_mouse, WANTED) > 10
    _was_whole(person)


def test_a_whole_race_by_keyboard_alone(person):
    assert person.play(person.by_keys, WANTED) > 10
    _was_whole(person)
