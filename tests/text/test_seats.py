"""Seats by the names of people, and numbers of the settings in words."""

import pytest

from game import text
from game.games.mousetrap.rules.events import Threw
from game.text.seats import called, seat_name
from game.text.settings import tenths


def test_seats_are_called_by_given_names_and_else_by_their_colours():
    threw = [Threw("red", 3)]
    assert text.tell("mousetrap", threw) == ["Red rolls a 3."]
    assert text.tell("mousetrap", threw, {"red": "Rosa"}) == ["Rosa rolls a 3."]
    with called({"p1": "Ann"}):
        assert [seat_name(seat) for seat in ("p1", "p2")] == ["Ann", "Blue"]
    assert seat_name("p1") == "Red"


@pytest.mark.parametrize(("value", "words"), [(0, "0.0 s"), (3, "0.3 s"), (12, "1.2 s"), (50, "5.0 s")])
def test_tenths_are_told_in_seconds(value: int, words: str):
    assert tenths(value) == words
