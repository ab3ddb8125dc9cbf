from game import text
from game.games.mousetrap.rules.events import Threw
from game.text.seats import called, seat_name


def test_seats_are_called_by_given_names_and_else_by_their_colours():
    threw = [Threw("red", 3)]
    assert text.tell("mousetrap", threw) == ["Red rolls a 3."]
    assert text.tell("mousetrap", threw, {"red": "Rosa"}) == ["Rosa rolls a 3."]
    with called({"p1": "Ann"}):
        assert [seat_name(seat) for seat in ("p1", "p2")] == ["Ann", "Blue"]
    assert seat_name("p1") == "Red"
