"""What others do to the file of a match that is being played: it is noticed, and the match goes on in a new file."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.acts import Over
from game.host import files
from game.session.match import FileGone, NewerMatch, NotSaved, UnknownGame
from game.session.record import sealed
from tests.session.matches import play, resume, table


def _deleted(path: Path) -> None:
    path.unlink()


def _folder_deleted(path: Path) -> None:
    shutil.rmtree(path.parent)


def _folder_moved(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def _replaced(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


def _a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 1)


def _longer(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"roll\n")


HARMS = (_deleted, _folder_deleted, _folder_moved, _replaced, _a_folder, _cut, _longer)
pytestmark = pytest.mark.skipif(os.name == "nt", reason="an open file is not moved there")


@pytest.mark.parametrize("harm", HARMS)
def test_a_file_that_others_took_is_noticed_and_nothing_is_lost(tmp_path: Path, harm: Callable[[Path], None]):
    path, fresh = tmp_path / "matches" / "a.match", tmp_path / "matches" / "b.match"
    at = table(path)
    play(at, 5)
    whole = path.read_bytes()
    harm(path)
    state = at.match.state
    for _ in range(2):
        with pytest.raises(FileGone):
            play(at, 1)
        assert at.match.state == state, "what could not be saved was not played"
    assert at.save.gone
    at.save.move(fresh)
    assert not at.save.gone
    assert fresh.read_bytes() == whole
    play(at)
    at.save.close()
    save, match = resume(fresh)
    save.close()
    assert match.state == at.match.state
    assert isinstance(match.waiting, Over)


def test_a_match_that_was_continued_is_saved_whole_too(tmp_path: Path):
    at = table(tmp_path / "a.match")
    play(at, 5)
    at.save.close()
    with at.save.path.open("ab") as file:
        file.write(b"ro")
    at.save, at.match = resume(at.save.path)
    whole = at.save.path.read_bytes()
    at.save.path.unlink()
    at.save.move(tmp_path / "b.match")
    assert (tmp_path / "b.match").read_bytes() == whole
    at.save.close()


def test_a_new_place_that_cannot_be_had_changes_nothing(tmp_path: Path):
    at = table(tmp_path / "a.match")
    (tmp_path / "taken.match").write_bytes(b"another")
    for refused in (tmp_path / "taken.match", tmp_path / "taken.match" / "b.match", tmp_path / ("x" * 300)):
        with pytest.raises(NotSaved):
            at.save.move(refused)
    play(at, 3)
    at.save.close()
    save, match = resume(tmp_path / "a.match")
    save.close()
    assert match.state == at.match.state


def test_where_files_and_paths_are_numbered_otherwise_a_match_is_played_all_the_same(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(files.os.path, "samestat", lambda one, other: False)
    at = table(tmp_path / "a.match")
    play(at, 3)
    at.save.path.unlink()
    with pytest.raises(FileGone):
        play(at, 1)
    at.save.close()


def test_half_an_act_that_could_not_be_cut_off_does_not_spoil_a_shorter_one(tmp_path: Path, monkeypatch):
    at = table(tmp_path / "a.match")
    play(at, 3)
    whole, write = at.save.path.read_bytes(), os.write

    def fails(*arguments: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    def half(file: int, content: bytes) -> int:
        write(file, bytes(content)[:-1])
        fails()
        return 0

    with monkeypatch.context() as patched:
        patched.setattr(files.os, "write", half)
        patched.setattr(files.os, "ftruncate", fails)
        with pytest.raises(NotSaved):
            at.save.append(["~ a long note that is written but for its last sign"], at.match.digest())
        assert at.save.path.stat().st_size > len(whole)
        patched.setattr(files.os, "write", write)
        with pytest.raises(NotSaved):
            at.save.append(["~ x"], at.match.digest())
    at.save.append(["~ x"], at.match.digest())
    assert at.save.path.read_bytes().startswith(whole + b"~ x\n# ")
    at.save.close()
    save, match = resume(at.save.path)
    save.close()
    assert match.state == at.match.state


@pytest.mark.parametrize(
    ("head", "error"),
    [
        ("trapworks 1 chess seats=red:human,blue:human", UnknownGame),
        ("trapworks 2 mousetrap seats=red:human,blue:human", NewerMatch),
        ("trapworks 7 mousetrap-deluxe seats=red:human", NewerMatch),
    ],
)
def test_what_another_version_saved_is_left_where_it_is(tmp_path: Path, head: str, error: type[Exception]):
    path = tmp_path / "a.match"
    content = sealed("", [head], "000000")[0]
    path.write_bytes(content)
    with pytest.raises(error):
        resume(path)
    assert [file.name for file in tmp_path.iterdir()] == ["a.match"]
    assert path.read_bytes() == content
