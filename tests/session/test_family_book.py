"""The family book counts what the logs say, once, and never without them."""

import json
import shutil

import pytest

from game.core.tally import KINDS
from game.host.places import Places
from game.nature.statistics import fair_band
from game.session.family_book import COMPUTERS, FamilyBook, FamilyRecord, SeatRecord, forget_person, read_forgotten
from game.session.shelf_index import ShelfIndex
from tests.session import recount
from tests.session.matches import read_index

BEST = {"mousetrap": "shortest", "mightymouse": "fastest", "boobytrap": "points"}


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    places = Places(tmp_path_factory.mktemp("book"))
    recount.play(places, 8, seed=7)
    return places


@pytest.fixture
def index(played, tmp_path):
    shutil.copytree(played.matches, tmp_path / "matches")
    made = ShelfIndex(Places(tmp_path), "en")
    read_index(made)
    yield made
    made.close()


def test_the_book_has_the_numbers_of_a_plain_recount(played):
    assert recount.booked(played)
    assert recount.differences(played) == []


def test_a_number_that_is_wrong_in_the_book_is_noticed(index):
    index.database.execute("update seats set face_3 = face_3 + 1 where name = '00000.match'")
    index.keep()
    assert recount.differences(Places(index.folder.parent)) != []


def test_a_copy_counts_once_and_a_deleted_file_no_more(index):
    before = FamilyBook(index).faces()
    shutil.copy(index.path("00000.match"), index.path("copy.match"))
    read_index(index)
    assert FamilyBook(index).faces() == before
    for name in ("copy.match", "00000.match"):
        index.path(name).unlink()
    read_index(index)
    assert sum(FamilyBook(index).faces()) < sum(before)


def test_without_its_database_the_book_is_empty_and_can_be_made_anew(index):
    before = FamilyBook(index).faces()
    index.close()
    (index.folder.parent / "shelf.sqlite3").unlink()
    anew = ShelfIndex(Places(index.folder.parent), "en")
    empty = FamilyBook(anew)
    assert (empty.people(), empty.records(BEST), sum(empty.faces())) == ({}, [], 0)
    read_index(anew)
    assert FamilyBook(anew).faces() == before
    anew.close()


def test_a_deleted_person_stays_away_even_if_the_book_is_made_anew(index):
    people = list(FamilyBook(index).people())
    assert people[-1] == COMPUTERS
    forget_person(index.folder, people[0])
    read_index(index)
    assert list(FamilyBook(index).people()) == people[1:]
    kept = (index.folder.parent / "forgotten.json").read_text()
    mark = next(iter(json.loads(kept)))
    assert f'"{people[0]}"' not in kept and list(json.loads(kept)) == [mark, f"{mark} place"]


@pytest.mark.parametrize("text", ["", "[]", "3", '{"a": []}', '{"a": Infinity}', "[" * 5000])
def test_a_damaged_note_of_deleted_people_is_nobody(tmp_path, text):
    (tmp_path / "forgotten.json").write_text(text)
    assert read_forgotten(tmp_path / "matches") == {}


def test_a_span_leaves_out_what_was_before(index):
    late = max(sitting.time for sitting in FamilyBook(index).sittings)
    assert FamilyBook(index, since=late + 1).sittings == []


def sitting(match: str, seat: str, person: str, *, won: bool, players: int, **more) -> SeatRecord:
    counts = {kind: more.get(kind, 0) for kind in KINDS}
    game, over = more.get("game", "boobytrap"), more.get("over", True)
    return SeatRecord(game, over, 0, 9, match, seat, person, "", won, players, counts)


@pytest.fixture
def book(monkeypatch):
    def of(*sittings: SeatRecord) -> FamilyBook:
        monkeypatch.setattr(FamilyBook, "__init__", lambda book: setattr(book, "sittings", sittings))
        return FamilyBook()

    return of


def test_a_win_that_computers_share_is_one_and_solitaires_count_for_themselves(book):
    together = [sitting("a", seat, COMPUTERS, won=seat != "p3", players=3) for seat in ("p1", "p2", "p3")]
    alone = [sitting(match, "p1", "rosa", won=match == "b", players=1, over=match != "d") for match in "bcd"]
    waits = sitting("e", "p1", "rosa", won=False, players=2, over=False)
    found = book(*together, *alone, waits)
    assert (found.wins("boobytrap", COMPUTERS), found.matches("boobytrap", COMPUTERS)) == (1, 1)
    assert (found.wins("boobytrap", "rosa"), found.matches("boobytrap", "rosa"), found.solitaires()) == (0, 0, (1, 2))
    assert (found.wins("mousemaze"), found.matches("mousemaze")) == (0, 0)


def test_records_are_the_most_of_a_kind_and_the_shortest_of_matches_that_were_won(book):
    found = book(
        sitting("a", "red", "rosa", won=True, players=2, game="mousetrap", haul=3, turns=20),
        sitting("a", "blue", "otto", won=False, players=2, game="mousetrap", haul=7, turns=19),
        sitting("b", "red", "otto", won=True, players=2, game="mousetrap", turns=40),
        sitting("c", "red", "rosa", won=False, players=2, game="mightymouse", turns=5),
        sitting("c", "blue", "otto", won=True, players=2, game="mightymouse", turns=6),
        sitting("d", "p1", "rosa", won=True, players=2, points=80, series=4),
        sitting("e", "p1", "otto", won=False, players=2, points=90, series=3, over=False),
    )
    assert found.records(BEST) == [
        FamilyRecord("haul", 7, "otto"),
        FamilyRecord("points", 80, "rosa"),
        FamilyRecord("series", 4, "rosa"),
        FamilyRecord("shortest", 39, "rosa"),
        FamilyRecord("fastest", 6, "otto"),
    ]
    assert found.records(BEST, "otto") == [
        FamilyRecord("haul", 7, "otto"),
        FamilyRecord("series", 3, "otto"),
        FamilyRecord("shortest", 40, "otto"),
        FamilyRecord("fastest", 6, "otto"),
    ]


def test_the_band_of_a_fair_die_is_where_95_of_100_lie():
    assert fair_band(8500) == (1350, 1484)
    assert fair_band(59) is None
