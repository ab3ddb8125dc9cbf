"""The family book counts what the logs say, once, and never without them."""

import json
import shutil

import pytest

from build_scripts import recount
from game.core.tally import KINDS
from game.host.places import Places
from game.nature.statistics import fair_band
from game.session.family_book import COMPUTERS, FamilyBook, SeatRecord, forget_person, read_forgotten
from game.session.shelf_index import ShelfIndex
from tests.session.matches import read_index


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
    assert (empty.people(), empty.records(), sum(empty.faces())) == ({}, [], 0)
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
    assert people[0] not in kept and len(json.loads(kept)) == 1


@pytest.mark.parametrize("text", ["", "[]", "3", '{"a": []}', '{"a": Infinity}', "[" * 5000])
def test_a_damaged_note_of_deleted_people_is_nobody(tmp_path, text):
    (tmp_path / "forgotten.json").write_text(text)
    assert read_forgotten(tmp_path / "matches") == {}


def test_a_span_leaves_out_what_was_before(index):
    late = max(sitting.time for sitting in FamilyBook(index).sittings)
    assert FamilyBook(index, since=late + 1).sittings == []


def sitting(match: str, seat: str, person: str, *, won: bool, players: int) -> SeatRecord:
    return SeatRecord("boobytrap", True, 0, 9, match, seat, person, "", won, players, dict.fromkeys(KINDS, 0))


def test_a_win_that_computers_share_is_one_and_solitaires_count_for_themselves(monkeypatch):
    together = [sitting("a", seat, COMPUTERS, won=seat != "p3", players=3) for seat in ("p1", "p2", "p3")]
    alone = sitting("b", "p1", "rosa", won=True, players=1)
    monkeypatch.setattr(FamilyBook, "__init__", lambda book: setattr(book, "sittings", [*together, alone]))
    book = FamilyBook()
    assert (book.wins("boobytrap", COMPUTERS), book.matches("boobytrap", COMPUTERS)) == (1, 1)
    assert (book.wins("boobytrap", "rosa"), book.matches("boobytrap", "rosa"), book.solitaires()) == (0, 0, (1, 1))


def test_the_band_of_a_fair_die_is_where_95_of_100_lie():
    assert fair_band(8500) == (1350, 1484)
    assert fair_band(59) is None
