"""Files of matches: exported under a name, taken in from anywhere, thrown away and brought back."""

import os
from datetime import datetime

import pytest

from game.catalog import GAMES
from game.core.slices import finish
from game.host.files import LockedFile
from game.session import match_files
from game.session.match import MatchError, MatchInUse, NotSaved
from tests.views.matches import GOLDEN

RACE = GOLDEN / "mightymouse-race-3.match"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "matches").mkdir()
    return tmp_path / "matches"


@pytest.fixture
def saved(folder):
    match_files.copy(RACE, folder / "race.match")
    return folder / "race.match"


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_copy_is_whole_and_as_old_and_replaces_nothing(folder, saved):
    os.utime(saved, (5, 7))
    match_files.copy(saved, folder / "copy.match")
    assert (folder / "copy.match").read_bytes() == RACE.read_bytes() and (folder / "copy.match").stat().st_mtime == 7
    with pytest.raises(NotSaved):
        match_files.copy(saved, folder / "copy.match")


def test_an_export_has_a_name_that_every_system_takes_and_a_number_if_it_is_there(tmp_path, saved):
    to = tmp_path / "documents"
    found = [match_files.export(saved, to, "Rosa / Ben: 1?").name for _ in range(3)]
    assert found == ["Rosa   Ben  1.match", "Rosa   Ben  1 2.match", "Rosa   Ben  1 3.match"]
    assert match_files.export(saved, to, "???").name == "race.match"
    assert match_files.export(saved, to, " Rosa-2_Zoë ").name == "Rosa-2_Zoë.match"


def test_a_match_from_anywhere_is_taken_in_once(folder, saved, tmp_path):
    assert finish(match_files.taking_in(saved, folder, GAMES)) == saved
    assert finish(match_files.taking_in(RACE, folder, GAMES)) == saved, "it is there already"
    other = finish(match_files.taking_in(GOLDEN / "mightymouse-race-2.match", folder, GAMES))
    assert other.parent == folder and other.name.startswith("mightymouse-") and len(names(folder)) == 2
    (tmp_path / "letter.match").write_text("Dear Rosa")
    with pytest.raises(MatchError):
        finish(match_files.taking_in(tmp_path / "letter.match", folder, GAMES))


def test_what_was_thrown_away_can_be_brought_back_until_the_bin_is_emptied(folder, saved):
    match_files.throw_away(saved)
    assert names(folder) == [match_files.aside(saved).name] and not saved.exists()
    match_files.bring_back(saved)
    assert names(folder) == ["race.match"] and saved.read_bytes() == RACE.read_bytes()
    match_files.throw_away(saved)
    match_files.empty(folder)
    assert names(folder) == []
    with pytest.raises(NotSaved, match="moved back"):
        match_files.bring_back(saved)


def test_a_match_that_is_being_played_is_not_thrown_away(folder, saved):
    file = LockedFile(saved)
    with pytest.raises(MatchInUse):
        match_files.throw_away(saved)
    file.close()
    assert names(folder) == ["race.match"]


def test_a_clock_that_was_set_back_takes_no_name_twice(folder, monkeypatch):
    class Stopped(datetime):
        @classmethod
        def now(cls, tz=None):
            return cls(2026, 3, 1, 12, 0, 0, 7)

    monkeypatch.setattr(match_files, "datetime", Stopped)
    for _ in range(3):
        match_files.copy(RACE, match_files.fresh(folder, "mightymouse"))
    assert len(names(folder)) == 3
