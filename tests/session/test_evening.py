"""An evening of several games: what the logs say of it, and which one goes on."""

import os

import pytest

from game.host.places import Places
from game.session import evening
from game.session.saves import annotate
from game.session.shelf_index import ShelfIndex
from tests.session.matches import read_index
from tests.views.matches import GOLDEN

NAME = "20260712-201500"
PLAYED = ("mousemaze-short-2", "mightymouse-race-3", "boobytrap-solitaire-1")


@pytest.fixture
def index(tmp_path):
    places = Places(tmp_path)
    places.matches.mkdir()
    for number, name in enumerate(PLAYED):
        path = places.matches / f"{name}.match"
        path.write_bytes((GOLDEN / f"{name}.match").read_bytes())
        annotate(path, f"evening {NAME}")
        os.utime(path, (number + 1, number + 1))
    (places.matches / "other.match").write_bytes((GOLDEN / "mousemaze-edge-3.match").read_bytes())
    made = ShelfIndex(places, "en")
    read_index(made)
    yield made
    made.close()


def test_points_are_for_places_and_none_for_other_matches(index):
    found = evening.read_evening(index, NAME)
    assert [each.game for each in found.rounds] == ["mousemaze", "mightymouse", "boobytrap"]
    assert sorted(found.rounds[1].points.values()) == [1, 2, 3]
    assert all(found.total(key) == sum(each.points.get(key, 0) for each in found.rounds) for key in found.guests)
    totals = [found.total(key) for key in found.standings()]
    assert totals == sorted(totals, reverse=True) and totals[0] > 0
    assert evening.read_evening(index, "20200101-000000") == evening.Evening({}, [])


def test_the_table_is_made_anew_from_the_logs(index):
    before = evening.read_evening(index, NAME)
    index.close()
    (index.folder.parent / "shelf.sqlite3").unlink()
    anew = ShelfIndex(Places(index.folder.parent), "en")
    assert not evening.read_evening(anew, NAME).rounds
    read_index(anew)
    assert evening.read_evening(anew, NAME) == before
    anew.close()


def test_those_who_fared_alike_share_their_points():
    assert [evening.points(place, 4, False) for place in (1, 2, 2, 4)] == [4, 3, 3, 1]
    assert (evening.points(1, 1, True), evening.points(1, 1, False)) == (1, 0)


def test_two_of_the_same_name_at_one_table_are_two_guests(index):
    path = index.path("mightymouse-race-3.match")
    annotate(path, 'names {"red": "Anna", "blue": "Anna", "green": "Greta"}')
    annotate(path, "players red=human,blue=human,green=human")
    read_index(index)
    found = evening.read_evening(index, NAME)
    race = next(each for each in found.rounds if each.game == "mightymouse")
    assert sorted(race.points.values()) == [1, 2, 3]
    assert [found.guests[key].called for key in race.points] == ["Anna", "Anna", "Greta"]


def test_an_evening_goes_on_until_it_is_ended(tmp_path):
    matches = tmp_path / "matches"
    assert evening.going_on(matches) == ""
    name = evening.begin(matches)
    assert evening.going_on(matches) == name
    evening.end(matches)
    evening.end(matches)
    assert evening.going_on(matches) == ""


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"evening": 3}', '{"evening": "../x"}', "[" * 900])
def test_a_note_of_the_evening_that_means_nothing_is_none(tmp_path, text):
    (tmp_path / "evening.json").write_text(text)
    assert evening.going_on(tmp_path / "matches") == ""
