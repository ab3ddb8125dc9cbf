"""A match of four with a machine of one's own, in a real window: from the page where it is chosen to the last cage."""

from functools import partial

import pytest

from game.workshop.parts.challenge import challenges
from game.workshop.parts.files import Stored
from game.workshop.parts.line import encode
from game.workshop.proofs.in_match import Fitting
from game.workshop.shelf import MachineShelf, TrialBook

pytestmark = pytest.mark.slow

SEED = 4
SEATS = {
    "red": {"name": "Rosa", "who": "human"},
    "blue": {"name": "Ben", "who": "bot", "level": "3"},
    "green": {"name": "Greta", "who": "bot", "level": "3"},
    "yellow": {"name": "Yann", "who": "bot", "level": "2"},
}
PEOPLE = {seat: told | {"who": "human"} for seat, told in SEATS.items()}
OPTIONS = {"profile": "hasbro", "hands": "steady"}
CHOOSING = {"Title": ("mousetrap",), "MatchSetup": ("apart",), "WhichTrap": ("trap_1",)}
WANTED = {
    "MatchSetup": ("start",),
    "MousetrapScreen": ("primary", "choice_0"),
    "OwnCrank!": ("turn",),
    "TrapComplete!": ("play_on",),
    "NotYet!": ("play_on",),
    "LogSheet!": ("close",),
    "MousetrapResult": ("shelf",),
}


AGAIN = 0.4
"""Seconds for which the next of four people at one keyboard cannot press yet."""
LONG = 300.0
"""Seconds for as many presses on a busy computer; on a quiet one they take a third of it."""


@pytest.fixture
def sit(sit_down, quick):
    return partial(_sit, sit_down, quick)


def _sit(sit_down, quick, seats):
    machine = next(each.solution for each in challenges() if each.id == "clockwork")
    assert len(machine.parts) == 12

    person = sit_down(quick("mousetrap", seats, OPTIONS), SEED)
    folder = person.folder / "machines"
    MachineShelf(folder).add(Stored("Our own", machine))
    TrialBook(folder).add(encode(machine), Fitting("", 100))  # a hundred copies take 15 s of a free processor
    return person


def _was_whole(person):
    log = next((person.folder / "matches").glob("*.match")).read_text()
    assert "machine=1,1,1,1*,1,1,1,1,1,1*,1*,1*/TW1-" in log
    assert log.count("= captured") > 1, "three mice are caught, some perhaps together"
    assert "~ over" in log
    assert {"OwnCrank", "TrapComplete"} <= {*person.scenes}


def _play(person, act, **waits):
    person.go_on(CHOOSING, lambda seen: "WhichTrap" in person.scenes and seen["scene"] == "MatchSetup", act)
    assert person.play(act, WANTED, **waits) > 10
    _was_whole(person)


def test_a_match_of_four_with_a_machine_of_twelve_parts_by_mouse_alone(sit):
    person = sit(SEATS)
    _play(person, person.by_mouse)


def test_a_match_of_four_people_with_it_by_keyboard_alone(sit):
    person = sit(PEOPLE)

    def by_keys(seen, name):
        among = seen["focused"].startswith("trap_") and seen["focused"] != name
        person.key("Right") if among else person.by_keys(seen, name)

    _play(person, by_keys, again=AGAIN, patience=LONG)
