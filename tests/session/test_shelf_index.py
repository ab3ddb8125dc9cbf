"""What the shelf's index lists, what it keeps of a match, and when it looks at a file anew."""

import json
import os
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.core.setup import Seat
from game.core.slices import finish
from game.host.places import Places
from game.session.match import Match
from game.session.record import parsing
from game.session.replay import replay
from game.session.saves import Save, annotate, read
from game.session.shelf_index import ShelfIndex, telling, told
from tests.session.matches import read_index

GOLDEN = Path(__file__).parents[1] / "harness" / "golden"
RACE = (GOLDEN / "mightymouse-race-2.match").read_bytes()
SHORT = (GOLDEN / "mousemaze-short-2.match").read_bytes()


@pytest.fixture
def index(tmp_path):
    (tmp_path / "matches").mkdir()
    made = ShelfIndex(Places(tmp_path), "en")
    yield made
    made.close()


def put(index: ShelfIndex, name: str, content: bytes, day: int) -> Path:
    path = index.path(name)
    path.write_bytes(content)
    os.utime(path, (day * 86400, day * 86400))
    return path


def looked(index: ShelfIndex) -> bool:
    """Whether anything changed in the folder."""
    return finish(index.refreshing())


def names(index: ShelfIndex, waiting: bool = False) -> list[str]:
    return [listed.name for listed in index.newest(waiting)]


def test_the_newest_is_first_and_what_did_not_change_is_not_listed_anew(index):
    put(index, "a.match", RACE, 1)
    put(index, "b.match", SHORT, 2)
    assert looked(index) and not looked(index)
    assert [(each.name, each.game, each.seconds) for each in index.newest()] == [
        ("b.match", "mousemaze", 2 * 86400),
        ("a.match", "mightymouse", 86400),
    ]
    put(index, "a.match", RACE, 3)
    assert looked(index) and names(index) == ["a.match", "b.match"]
    index.path("b.match").unlink()
    assert looked(index) and names(index) == ["a.match"]
    assert index.listed("b.match") is None and index.listed("a.match") == index.newest()[0]


def test_only_ordinary_files_of_matches_are_listed(index):
    put(index, "a.match", RACE, 1)
    put(index, "a.txt", RACE, 1)
    put(index, "bell\x07.match", RACE, 1)
    index.path("folder.match").mkdir()
    assert looked(index) and names(index) == ["a.match"]


def test_a_file_is_read_once_and_again_when_it_has_changed(index, tmp_path):
    put(index, "a.match", RACE, 1)
    put(index, "b.match", SHORT, 2)
    looked(index)
    assert index.untold() == ["b.match", "a.match"]
    read_index(index)
    index.database.rollback()  # what was told is on the disk already
    assert index.untold() == [] and index.listed("a.match").summary["winners"] == ["red"]
    before = index.read("select * from seats")
    finish(telling(index, "a.match", GAMES, lambda *_: ""))
    assert sorted(index.read("select * from seats")) == sorted(before), "what is told twice counts once"
    put(index, "a.match", RACE, 3)
    looked(index)
    assert index.untold() == ["a.match"]
    assert index.read("select distinct name from seats") == [("b.match",)]
    index.database.rollback()
    assert index.untold() == ["a.match"]


def test_what_is_damaged_is_named_and_waits_for_nobody(index):
    put(index, "a.match", RACE[:-50], 1)
    put(index, "b.match", b"rubbish", 2)
    put(index, "c.match", RACE.replace(b"= 3", b"= 4", 1), 3)
    read_index(index)
    assert [(each.name, each.game, each.trouble) for each in index.newest()] == [
        ("c.match", "mightymouse", "DamagedMatch"),
        ("b.match", "", "DamagedMatch"),
        ("a.match", "mightymouse", ""),
    ]
    assert names(index, waiting=True) == ["a.match"] and index.untold() == []


def passes(path: Path, *notes: str) -> tuple[Save, Match]:
    """A match on the tray in which the first seat passed, written as it goes."""
    game = GAMES["boobytrap"]
    match = Match(game, game.setup([Seat("p1", "bot:2"), Seat("p2")]))
    save = Save.create(path, match, notes)
    save.append_played([match.play_text("= mixed 7"), match.play_text("pass")], match.digest())
    return save, match


def test_a_match_that_is_noted_as_over_waits_for_nobody(index):
    save, match = passes(index.path("a.match"))
    for note, over in ((save.append_over, True), (save.append_undo, False)):
        if not over:
            match.undo()
        note(match.digest())
        assert (save.over, read(save.path).over) == (over, over)
        os.utime(save.path, (over, over))
        looked(index)
        assert names(index, waiting=True) == ([] if over else ["a.match"])
    save.append_played([match.play_text("pass")], match.digest(), over=True)
    save.close()
    save, _, _ = Save.resume(save.path, GAMES)
    assert save.over
    save.close()
    annotate(save.path, 'title "Sunday"')
    assert read(save.path).over, "a name that is given later changes nothing"


def test_a_match_that_goes_on_tells_who_plays_and_who_is_waited_for(tmp_path):
    names = json.dumps({"p1": "Rosa", "p2": " Otto "})
    save, match = passes(tmp_path / "a.match", f"names {names}", 'title "Sunday"', "evening 20260101-200000")
    save.close()
    found = told(read(save.path), match, lambda game, state, called: f"{game}, {called['p1']}")
    assert found.summary == {
        "seats": [["p1", "Rosa", True], ["p2", " Otto ", False]],
        "waiting": "p2",
        "winners": (),
        "leaders": (),
        "line": "boobytrap, Rosa",
        "title": "Sunday",
    }
    assert (found.acts, found.over, found.evening) == (2, False, "20260101-200000")
    assert {seat: row[:5] for seat, row in found.seats.items()} == {
        "p1": ("", "Rosa", 1, 0, 0),
        "p2": ("otto", " Otto ", 0, 0, 0),
    }
    annotate(save.path, "players p1=human,p2=computer")
    found = told(read(save.path), match, lambda *_: "")
    assert [row[0] for row in found.seats.values()] == ["rosa", ""], "who held a seat when the match was left"


def test_a_match_that_is_over_tells_who_won_and_in_which_place_everybody_is():
    log = finish(parsing(RACE))
    match = replay(GAMES["mightymouse"], log)
    found = told(log, match, lambda *_: "")
    assert (found.over, found.acts, found.evening) == (True, len(match.played), "")
    assert (found.summary["waiting"], found.summary["winners"], found.summary["title"]) == ("", ("red",), "")
    assert {seat: row[:5] for seat, row in found.seats.items()} == {"red": ("", "", 1, 1, 1), "blue": ("", "", 1, 0, 2)}


def test_a_copy_that_was_played_on_is_the_same_match_and_another_one_is_not(tmp_path):
    line = lambda *_: ""  # noqa: E731
    found = []
    for seed in (1, 1, 2):
        save, match = passes(tmp_path / f"{len(found)}.match", f"seed {seed}")
        if found:
            save.append_played([match.play_text("pass")], match.digest())
        save.close()
        found.append(told(read(save.path), match, line).born)
    assert found[0] == found[1] != found[2]


def test_a_long_look_at_the_folder_tells_how_far_it_is(index):
    for number in range(5):
        put(index, f"{number}.match", b"", number)
    assert list(index.refreshing(at_once=2)) == [1.0, 1.0]
    assert list(index.refreshing(at_once=2)) == [2 / 7, 4 / 9]


def test_a_match_whose_summary_was_damaged_is_read_again(index):
    put(index, "a.match", RACE, 1)
    looked(index)
    read_index(index)
    before = index.listed("a.match").summary
    assert before
    (kept,) = index.database.execute("select summary from files").fetchone()
    for wrong in (kept.replace("red", "rfd", 1), kept[:-1], "", 7, b"\xff"):
        index.database.execute("update files set summary = ?", (wrong,))
        assert index.newest()[0].summary is None and index.untold() == ["a.match"]
        read_index(index)
        assert index.listed("a.match").summary == before


def test_an_index_that_cannot_be_read_nor_copied_is_begun_anew(index, tmp_path):
    put(index, "a.match", RACE, 1)
    looked(index)
    index.database.execute("update files set game = cast(x'ff' as text)")
    index.keep()
    assert [(each.name, each.game) for each in index.newest()] == [("a.match", "mightymouse")]
    assert not (tmp_path / "shelf.sqlite3").exists()
