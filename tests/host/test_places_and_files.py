"""Where files are kept, how they are written, and the report of a crash."""

from pathlib import Path

import pytest

from game import __version__
from game.host.crash import keep_report
from game.host.files import LockedFile, create_whole, read_limited, set_aside
from game.host.places import Places, writable


def test_the_chosen_folder_is_taken_and_without_one_the_systems_own(tmp_path):
    assert Places.of(str(tmp_path)).matches == tmp_path / "matches"
    assert Places.of().data.is_absolute() and Places.of().data.name == "trapworks"


def test_a_folder_that_can_be_made_is_writable_and_one_below_a_file_is_not(tmp_path):
    assert writable(tmp_path / "a" / "b")
    (tmp_path / "file").touch()
    assert not writable(tmp_path / "file" / "below")


def test_a_file_is_made_whole_and_never_over_another(tmp_path):
    path = tmp_path / "folder" / "one.match"
    create_whole(path, b"first")
    with pytest.raises(FileExistsError):
        create_whole(path, b"second")
    assert path.read_bytes() == b"first"
    assert [other.name for other in path.parent.iterdir()] == ["one.match"]


def test_no_more_is_read_than_the_limit_and_only_from_ordinary_files(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_limited(path, 5) == b"12345"
    with pytest.raises(OSError, match="5 bytes, more than"):
        read_limited(path, 4)
    with pytest.raises(OSError, match="not an ordinary file"):
        read_limited(tmp_path, 4)


def test_damaged_files_are_all_kept(tmp_path):
    kept = []
    for content in (b"1", b"2", b"3"):
        path = tmp_path / "one.match"
        path.write_bytes(content)
        kept.append(set_aside(path))
        assert not path.exists()
    assert [path.name for path in kept] == ["one.match.damaged", "one.match.damaged2", "one.match.damaged3"]
    assert [path.read_bytes() for path in kept] == [b"1", b"2", b"3"]


def test_a_locked_file_is_written_at_its_end_by_one_alone(tmp_path):
    path = tmp_path / "one.match"
    path.write_bytes(b"begin")
    file = LockedFile(path)
    with pytest.raises(BlockingIOError):
        LockedFile(path)
    file.append(5, b" and more")
    file.cut(9)
    file.close()
    assert path.read_bytes() == b"begin and"
    LockedFile(path).close()


def test_a_report_tells_the_version_and_the_trace(tmp_path):
    path = keep_report(tmp_path / "reports", "Traceback: it broke")
    assert path is not None
    text = path.read_text()
    assert f"trapworks {__version__}, Python 3." in text and text.endswith("Traceback: it broke")


def test_old_reports_make_room_and_the_newest_stay(tmp_path):
    for number in range(14):
        (tmp_path / f"crash-20200101-0000{number:02}.txt").touch()
    newest = keep_report(tmp_path, "x")
    left = sorted(path.name for path in tmp_path.iterdir())
    assert len(left) == 10
    assert left[0] == "crash-20200101-000005.txt" and left[-1] == Path(str(newest)).name


def test_a_report_that_cannot_be_kept_is_no_second_crash(tmp_path):
    (tmp_path / "file").touch()
    assert keep_report(tmp_path / "file", "x") is None
