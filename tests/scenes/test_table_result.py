"""The end of a match, whatever the game: tied places share a number, and the same people play another one."""

import pytest

from build_scripts.untranslated import cleared
from build_scripts.views import mightymouse, mousemaze, mousetrap_table

OVER = {
    "boobytrap": cleared,
    "mightymouse": mightymouse.VIEWS["standings"],
    "mousemaze": mousemaze.VIEWS["over"],
    "mousetrap": mousetrap_table.VIEWS["over"],
}


def at_the_end(another, game):
    """A program that shows how a match of this game ended."""
    player = another()
    OVER[game](player.program)
    player.see()
    player.program.places.matches.mkdir(parents=True, exist_ok=True)
    return player


@pytest.mark.parametrize("game", OVER)
def test_another_match_is_played_by_those_who_held_the_seats_last(another, game):
    player = at_the_end(another, game)
    table, seats = player.scene.play.table, player.scene.play.seats
    held = {seat.name: seat.player != "human" for seat in table.match.setup.seats}
    first, *_, last = held
    for seat in (first, last):
        held[seat] = not held[seat]
        seats.give(seat, held[seat])
    player.scene.over.again()
    again = player.scene.play.table
    assert again is not table
    assert set(again.bots) == {seat for seat, computer in held.items() if computer}
    assert again.match.setup.options == table.match.setup.options


@pytest.mark.parametrize("game", OVER)
def test_the_best_stand_first(another, game):
    ending = at_the_end(another, game).scene.over
    places = [ending.place(seat) for seat in ending.standings()]
    assert places == sorted(places) and places[0] == 1
    assert all(ending.place(seat) == 1 for seat in ending.winners)


def test_tied_places_share_a_number(another):
    player = at_the_end(another, "mightymouse")
    ending, at = player.scene.over, player.scene.play.shown.at
    rest = [seat for seat in at if seat not in ending.winners]
    at.update(dict.fromkeys(rest[:2], 12), **dict.fromkeys(rest[2:], 5))
    ending.stale()
    player.see()
    texts = [ending.find(f"row_{seat}").text.partition(".")[0] for seat in ending.standings()]
    assert texts == ["1", "2", "2", "4"][: len(at)]
