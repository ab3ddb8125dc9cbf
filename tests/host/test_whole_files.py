"""Files that must not be lost: written whole or not at all, and noticed if others take them away."""

import os
import subprocess
import sys

import pytest

from game.host import files
from game.host.desktop import on_steam_deck
from game.host.files import Displaced, LockedFile, create_whole, replace_whole, write_synced
from game.host.places import NoHome, Places


def test_a_file_is_replaced_whole(tmp_path):
    path = tmp_path / "new" / "evening.json"
    for content in (b"old", b"much longer than before", b""):
        replace_whole(path, content)
        assert path.read_bytes() == content
    assert os.listdir(path.parent) == ["evening.json"], "no draft is left"


@pytest.mark.parametrize("write", [replace_whole, create_whole])
def test_a_full_disk_leaves_the_old_file_and_no_draft(tmp_path, monkeypatch, write):
    path = tmp_path / "one.match"
    if write is replace_whole:
        path.write_bytes(b"old")

    def full(file, content):
        os.write(file, content[:2])
        raise OSError("no space left")

    monkeypatch.setattr(files, "write_synced", full)
    with pytest.raises(OSError, match="no space"):
        write(path, b"new")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == (
        {"one.match": b"old"} if write is replace_whole else {}
    )


def test_a_folder_whose_place_a_file_has_is_named(tmp_path):
    (tmp_path / "matches").touch()
    with pytest.raises(NotADirectoryError):
        create_whole(tmp_path / "matches" / "one.match", b"")


def test_everything_is_written_however_little_the_system_takes_at_once(tmp_path, monkeypatch):
    write, synced = os.write, []
    monkeypatch.setattr(files.os, "write", lambda file, content: write(file, content[:3]))
    monkeypatch.setattr(files.os, "fsync", synced.append)
    with open(tmp_path / "file", "wb") as file:
        write_synced(file.fileno(), b"ten bytes.")
        assert synced == [file.fileno()]
    assert (tmp_path / "file").read_bytes() == b"ten bytes."


def test_a_file_that_is_closed_twice_closes_no_other(tmp_path):
    (tmp_path / "one.match").write_bytes(b"begin")
    file = LockedFile(tmp_path / "one.match")
    file.close()
    with (tmp_path / "other").open("wb") as other:  # which gets the number that is free now
        file.close()
        other.write(b"whole")
    assert (tmp_path / "other").read_bytes() == b"whole"


@pytest.mark.skipif(os.name == "nt", reason="an open file is not moved there")
@pytest.mark.parametrize("harm", ["deleted", "replaced", "longer", "shorter"])
def test_a_file_that_others_changed_is_not_written(tmp_path, harm):
    path = tmp_path / "one.match"
    path.write_bytes(b"begin")
    file = LockedFile(path)
    file.check(5)
    if harm in ("deleted", "replaced"):
        path.unlink()
    if harm != "deleted":
        path.write_bytes({"replaced": b"begin", "longer": b"begin more", "shorter": b"be"}[harm])
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(Displaced):
        file.append(5, b" and more")
    assert (path.read_bytes() if path.exists() else None) == before
    file.close()


def test_everything_of_a_person_lies_in_the_chosen_folder_but_what_is_asked_for(tmp_path):
    places = Places(tmp_path)
    inside = (places.pictures, places.matches, places.machines, places.thumbnails, places.challenges)
    assert {place.parent for place in inside} == {tmp_path} and len(set(inside)) == 5
    assert places.exported.name == "Trapworks" and tmp_path not in places.exported.parents
    assert Places(tmp_path, tmp_path / "elsewhere").pictures == tmp_path / "elsewhere"


@pytest.fixture(params=["~/elsewhere", RuntimeError("no home")])
def homeless(request):
    """What the library answers about an account that has no home."""

    def asked(*given, **more):
        if isinstance(request.param, Exception):
            raise request.param
        return files.Path(request.param)

    return asked


def test_without_documents_of_its_own_an_account_exports_beside_its_data(monkeypatch, tmp_path, homeless):
    monkeypatch.setattr("platformdirs.user_documents_path", homeless)
    assert Places(tmp_path).exported == tmp_path / "documents"


def test_an_account_without_a_home_is_told_what_to_do(monkeypatch, homeless):
    monkeypatch.setattr("platformdirs.user_data_path", homeless)
    with pytest.raises(NoHome, match="--data-dir"):
        Places.of()


@pytest.mark.parametrize(("told", "deck"), [("1", True), ("0", False), ("", False)])
def test_steam_says_whether_this_is_its_deck(monkeypatch, told, deck):
    monkeypatch.setenv("SteamDeck", told)
    assert on_steam_deck() is deck


def test_drafts_of_killed_programs_are_swept_and_nothing_else(tmp_path):
    gone = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, check=True)
    dead = int(gone.stdout)
    left = [f"a.match.{dead}.new", f"{dead}.new.png", f"progress.json.{os.getpid()}.new", "a.toml.new"]
    kept = ["a.match", "new.match", "newer.png", f"b.match.{os.getppid()}.new", f"a.match.{dead}.new.damaged"]
    for name in (*left, *kept):
        (tmp_path / name).write_bytes(b"")
        os.utime(tmp_path / name, (1, 1))
    (tmp_path / f"now.match.{dead}.new").write_bytes(b"")
    (tmp_path / "folder.new").mkdir()
    files.sweep_drafts([tmp_path, tmp_path / "none"])
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([*kept, f"now.match.{dead}.new", "folder.new"])
