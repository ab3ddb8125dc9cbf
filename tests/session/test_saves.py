"""A match as a file: old or new and never torn, one writer at a time, continued after anything."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.core.acts import Over
from game.host import files
from game.session import saves
from game.session.match import DamagedMatch, MatchInUse, NotSaved
from game.session.saves import Save, read
from tests.session.matches import ROW, play, resume, table


def test_a_match_goes_on_where_it_was(tmp_path: Path):
    path = tmp_path / "größe und ünïcode" / "a.match"
    first = table(path)
    play(first, 30)
    first.save.close()
    save, match = resume(path)
    assert match.state == first.match.state
    assert match.setup == first.match.setup
    first.match, first.save = match, save
    play(first)
    save.close()
    again, finished = resume(path)
    again.close()
    assert isinstance(finished.waiting, Over)


def test_every_act_is_in_the_file_before_it_is_shown(tmp_path: Path):
    at = table(tmp_path / "a.match")
    for _ in range(20):
        play(at, 1)
        assert parsed_acts(at.save.path) == [played.text for played in at.match.played]
    at.save.close()


def parsed_acts(path: Path) -> list[str]:
    return [line for entry in read(path).entries for line in entry.lines if not line.startswith("~ ")]


@pytest.mark.parametrize(
    "kept", [b"ro", b"\x00" * 9, b"ro\x00\x00", b"roll\n", b"roll\n= 4", b"roll\n= 4\n# 8c1f02 0c91", b"roll\n= 4\n#"]
)
def test_a_torn_end_is_dropped(tmp_path: Path, kept: bytes):
    at = table(tmp_path / "a.match")
    play(at, 4)
    at.save.close()
    whole = at.save.path.read_bytes()
    at.save.path.write_bytes(whole + kept)
    save, match = resume(at.save.path)
    assert match.state == at.match.state
    assert at.save.path.read_bytes() == whole
    save.close()


@pytest.mark.parametrize(
    "added", [b"rol\n", b"roll\n= 4\n# 8c1f02 0c91b6d2a4f83e57\n", b"\x00\x00!", b"# 8c1f0", b"!\n"]
)
def test_a_damaged_file_is_kept_aside(tmp_path: Path, added: bytes):
    at = table(tmp_path / "a.match")
    play(at, 4)
    at.save.close()
    damaged = at.save.path.read_bytes() + (added if added != b"# 8c1f0" else b"#x")
    at.save.path.write_bytes(damaged)
    with pytest.raises(DamagedMatch, match=r"kept as .*damaged"):
        resume(at.save.path)
    assert not at.save.path.exists()
    assert (tmp_path / "a.match.damaged").read_bytes() == damaged


def test_reading_alone_moves_nothing(tmp_path: Path):
    path = tmp_path / "a.match"
    path.write_bytes(b"rubbish")
    with pytest.raises(DamagedMatch):
        read(path)
    assert path.read_bytes() == b"rubbish"


def test_two_never_write_one_match(tmp_path: Path):
    at = table(tmp_path / "a.match")
    with pytest.raises(MatchInUse):
        resume(at.save.path)
    script = "import sys; from pathlib import Path; from tests.session.matches import resume; resume(Path(sys.argv[1]))"
    other = subprocess.run(
        [sys.executable, "-c", script, str(at.save.path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert "MatchInUse" in other.stderr
    at.save.close()
    save, _ = resume(at.save.path)
    save.close()


def test_a_match_that_is_there_is_not_begun_again(tmp_path: Path):
    at = table(tmp_path / "a.match")
    with pytest.raises(NotSaved, match="there already"):
        Save.create(at.save.path, at.match)
    at.save.close()
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("call", ["write", "fsync", "short write"])
@pytest.mark.parametrize("after", range(6))
def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, after: int):
    at = table(tmp_path / "a.match")
    play(at, 3)
    left = [after]

    def failing(real):
        def function(*arguments):
            left[0] -= 1
            if left[0] >= 0:
                return real(*arguments)
            if call == "short write" and left[0] == -1:
                return os_write(arguments[0], bytes(arguments[1])[:5])
            raise OSError(errno.ENOSPC, "No space left on device")

        return function

    os_write = os.write
    name = "fsync" if call == "fsync" else "write"
    with monkeypatch.context() as patched:
        patched.setattr(files.os, name, failing(getattr(os, name)))
        with pytest.raises(NotSaved, match="No space left"):
            play(at, 20)
        state = at.match.state
        with pytest.raises(NotSaved):
            play(at, 20)
        assert at.match.state == state, "what could not be saved was not played"
    assert parsed_acts(at.save.path) == [played.text for played in at.match.played]
    play(at, 5)
    at.save.close()
    save, match = resume(at.save.path)
    assert match.state == at.match.state
    save.close()


@pytest.mark.parametrize("name", ["open", "write", "fsync", "link"])
def test_a_match_that_cannot_be_begun_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str):
    def fails(*arguments, **named):
        raise OSError(errno.EROFS, "Read-only file system")

    with monkeypatch.context() as patched:
        patched.setattr(files.os, name, fails)
        if name == "link":
            patched.setattr(files.os, "rename", fails)
        with pytest.raises(NotSaved, match="Read-only"):
            table(tmp_path / "a.match")
    assert not list(tmp_path.iterdir())


def test_a_file_system_without_links_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def fails(*arguments):
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(files.os, "link", fails)
    at = table(tmp_path / "a.match")
    with pytest.raises(NotSaved, match="there already"):
        Save.create(at.save.path, at.match)
    at.save.close()


def test_what_is_no_ordinary_file_is_refused(tmp_path: Path):
    with pytest.raises(OSError, match="ordinary"):
        read(tmp_path)
    (tmp_path / "long").write_bytes(b"x")
    os.truncate(tmp_path / "long", 1 << 33)
    began = time.process_time()
    with pytest.raises(OSError, match="more than such a file"):
        read(tmp_path / "long")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(OSError, match="ordinary"):
            read(tmp_path / "pipe")
    assert time.process_time() - began < 0.1


def test_an_undone_move_stays_undone(tmp_path: Path):
    options = {"start_built": 24, "mice_ahead": False}
    at = table(tmp_path / "a.match", options=options)
    at.bots.clear()
    to_a_stop(at)
    before = at.match.state
    stop = at.match.legal[-1]
    seat = at.match.waiting.seat
    at.play(stop)
    assert at.match.can_undo(seat)
    at.undo()
    assert at.match.state == before
    at.save.close()
    save, match = resume(at.save.path)
    assert match.state == before
    assert save.path.read_bytes().splitlines()[-2] == b"<"
    save.close()


def test_a_match_as_long_as_one_may_be_is_not_made_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    at = table(tmp_path / "a.match")
    play(at, 10)
    content = at.save.path.read_bytes()
    monkeypatch.setattr(saves, "LONGEST_FILE", len(content) + 1)
    with pytest.raises(NotSaved, match="as long as a match may be"):
        play(at, 1)
    assert at.save.path.read_bytes() == content
    at.save.close()


def to_a_stop(at) -> None:
    """Play until a seat may stop."""
    at.begin()
    while at.match.legal[-1] != ROW.game.decode("stop"):
        at.play(at.match.legal[0])


@pytest.mark.slow
def test_a_killed_match_goes_on(tmp_path: Path):
    """A few of the moments; `python -m tests.soak --only R1` tries many."""
    path = tmp_path / "a.match"
    command = [sys.executable, "-m", "game", "playout", "mousetrap", "--seats", "2", "--seed", "3", "--log", str(path)]
    for _ in range(3):
        running = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert running.stdout
        for _ in range(12):
            running.stdout.readline()
        running.kill()
        running.wait()
        running.stdout.close()
        size = len(parsed_acts(path))
        save, match = resume(path)
        save.close()
        assert len(match.played) == size > 10
        if command[-1] != "--resume":
            command.append("--resume")
    assert subprocess.run(command, stdout=subprocess.DEVNULL, timeout=120, check=False).returncode == 0
    save, match = resume(path)
    save.close()
    assert isinstance(match.waiting, Over)
