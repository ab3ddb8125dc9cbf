"""Which match was played last stays known where the clock goes back, or was ahead for a while."""

import os
from pathlib import Path

import pytest

from game.catalog import CATALOG, GAMES
from game.core.setup import Seat
from game.core.slices import finish
from game.host.places import Places
from game.session import evening
from game.session.family_book import FamilyBook, forget_person
from game.session.match_files import taking_in
from game.session.match_runner import play_on
from game.session.saves import Save, SaveOrder, annotate
from game.session.shelf_index import ShelfIndex
from game.shell.matches import open_match
from game.shell.matches.match_list import finding
from tests.session.matches import read_index, table

NOW = 1_790_000_000
DEAD_BATTERY = 946_684_800
"""Seconds: the first of January 2000."""
YEAR = 31_536_000


@pytest.fixture
def places(tmp_path):
    return Places(tmp_path)


@pytest.fixture
def order(tmp_path):
    (tmp_path / "matches").mkdir()
    return SaveOrder(tmp_path / "matches")


def begun(places, clock, name="", over=False):
    """The path of a match that was begun, and left or played to its end, at a time; name: a person's, for both."""
    row = CATALOG["mightymouse"]
    setup = row.game.setup([Seat("red", "bot:2"), Seat("blue", "bot:2")])
    opened = open_match.begin(places, row, setup, {"red": name, "blue": name}, open_match.Luck(seed=clock))
    if over:
        for _ in play_on(opened.runner):
            pass
    open_match.leave(opened)
    annotate(opened.runner.save.path, "players red=human,blue=human")
    return as_of(opened.runner.save.path, clock)


def played_on(path, clock):
    """The match, after a few acts more."""
    opened = finish(open_match.resuming(path))
    for _ in zip(range(5), play_on(opened.runner), strict=False):
        pass
    open_match.leave(opened)
    return as_of(path, clock)


def as_of(path, clock):
    os.utime(path, (clock, clock))
    return path


def listed(places):
    """The names of all matches, the one played last first, as they are and with the index worked out anew."""
    found = []
    for _ in range(2):
        index = ShelfIndex(places, "en")
        read_index(index)
        found.append([card.name for card in index.newest()])
        index.close()
        (places.data / "shelf.sqlite3").unlink()
    assert found[0] == found[1]
    return found[0]


def test_the_clock_goes_back_between_two_matches_and_in_the_middle_of_one(places):
    first = begun(places, NOW)
    second = begun(places, DEAD_BATTERY)
    assert finish(finding(places)).path == str(second)
    assert listed(places) == [second.name, first.name]
    played_on(first, DEAD_BATTERY - 100)
    assert finish(finding(places)).path == str(first)
    played_on(second, DEAD_BATTERY - 200)
    assert listed(places) == [second.name, first.name]


def test_the_clock_was_a_year_ahead(places):
    ahead = begun(places, NOW + YEAR)
    now = begun(places, NOW)
    assert finish(finding(places)).path == str(now)
    assert listed(places) == [now.name, ahead.name]


def test_of_two_windows_the_one_that_saved_last_counts(places):
    row = CATALOG["mightymouse"]
    setup = row.game.setup([Seat("red", "bot:2"), Seat("blue", "bot:2")])
    here, there = (open_match.begin(places, row, setup, {}, open_match.Luck(seed=1)).runner for _ in range(2))
    for _ in zip(range(3), play_on(here), play_on(there), play_on(here), strict=False):
        pass
    as_of(here.save.path, DEAD_BATTERY)
    assert listed(places)[0] == here.save.path.name


def test_matches_from_before_the_order_keep_theirs_by_time_behind_what_is_played_now(places):
    old = [table(places.matches / f"{number}.match").save.path for number in range(3)]
    for number, path in enumerate(old):
        as_of(path, NOW + number * 60)
    assert listed(places) == ["2.match", "1.match", "0.match"]
    assert finish(finding(places)).path == str(old[2])
    new = begun(places, DEAD_BATTERY)
    assert listed(places) == [new.name, "2.match", "1.match", "0.match"]


def test_a_match_that_comes_from_elsewhere_is_put_where_its_time_puts_it_and_stays_there(places, tmp_path):
    early, late = begun(places, NOW), begun(places, NOW + 1000)
    other = table(tmp_path / "elsewhere.match").save
    other.close()
    come = finish(taking_in(as_of(other.path, NOW + 500), places.matches, GAMES))
    assert listed(places) == [late.name, come.name, early.name]
    back = begun(places, DEAD_BATTERY)
    assert listed(places) == [back.name, late.name, come.name, early.name]


def test_a_game_of_the_evening_counts_where_the_clock_goes_back(places):
    first = begun(places, NOW, over=True)
    name = evening.begin(places.matches)
    second = begun(places, DEAD_BATTERY, over=True)
    index = ShelfIndex(places, "en")
    read_index(index)
    since = evening.played_since(places.matches)
    assert [card.name for card in index.newest() if since(card)] == [second.name, first.name]
    third = begun(places, DEAD_BATTERY - 100, "Last", over=True)
    read_index(index)
    found = evening.read_evening(index, name)
    assert len(found.rounds) == 2 and index.newest()[0].name == third.name
    assert "last" in found.rounds[1].points, "in the order in which they were played"
    index.close()


def test_an_evening_of_an_earlier_version_has_its_time(places):
    old = begun(places, NOW - YEAR)
    new = begun(places, NOW)
    (places.data / "evening.json").write_text('{"evening": "20260921-000000"}')
    index = ShelfIndex(places, "en")
    read_index(index)
    since = evening.played_since(places.matches)
    assert [since(index.listed(path.name)) for path in (old, new)] == [False, True]
    evening.end(places.matches)
    assert not evening.played_since(places.matches)(index.listed(new.name))
    index.close()


def test_who_was_deleted_stays_away_and_begins_anew_whatever_the_clock_says(places):
    begun(places, NOW + 10 * YEAR, "Rosa", over=True)
    index = ShelfIndex(places, "en")
    read_index(index)
    (person,) = FamilyBook(index).people()
    forget_person(index.folder, person)
    assert person not in FamilyBook(index).people(), "though their match is of a time to come"
    begun(places, DEAD_BATTERY, "Rosa", over=True)
    read_index(index)
    assert [each.match for each in FamilyBook(index).of(person)] == 2 * [index.newest()[0].name]
    index.close()


def test_a_line_that_was_cut_off_spoils_no_other(order):
    order.note("a.match")
    file = Path(f"{order._folder}.order")
    file.write_bytes(file.read_bytes() + b"99")
    SaveOrder(order._folder).note("b.match")
    assert order.numbers() == {"a.match": 1, "b.match": 2}


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\n3 \n", b"1e9 a.match\n-4 a.match\n" + b"9" * 400 + b" a.match"])
def test_a_damaged_list_says_nothing(order, content):
    Path(f"{order._folder}.order").write_bytes(content)
    assert order.placed({"a.match": 5}) == {"a.match": 0}
    order.note("a.match")
    assert order.placed({"a.match": 5}) == {"a.match": 1}


def test_without_a_list_time_decides_and_matches_are_saved_all_the_same(places):
    (places.data / "matches.order").mkdir(parents=True)
    early, late = begun(places, NOW), begun(places, NOW + 60)
    assert listed(places) == [late.name, early.name]


def test_only_what_is_in_the_folder_of_matches_has_a_list(tmp_path):
    (tmp_path / "mine").mkdir()
    save = table(tmp_path / "mine" / "any.match").save
    save.close()
    Save.resume(tmp_path / "mine" / "any.match", GAMES)[0].close()
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
