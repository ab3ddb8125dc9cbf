import os
from pathlib import Path

import pytest

from game.session.match import DamagedMatch, NotSaved
from game.workshop import shelf as machine_shelf
from game.workshop.parts.challenge import sample
from game.workshop.parts.files import Stored
from game.workshop.parts.machine import Machine, Placed
from game.workshop.shelf import MachineShelf


def test_what_is_put_on_the_shelf_is_there_again(tmp_path: Path):
    shelf = MachineShelf(tmp_path / "machines")
    assert shelf.machines() == []
    slope, odd = sample("first_slope"), Stored("../../ Österreich?", Machine())
    one, two, three = shelf.add(slope), shelf.add(slope), shelf.add(odd)
    assert [path.name for path in (one, two, three)] == ["first-slope.toml", "first-slope-2.toml", "sterreich.toml"]
    shelf.save(two, Stored("Changed", slope.machine.add(Placed("peg", 1, 1))))
    assert {each.stored.name for each in shelf.machines()} == {"First slope", "Changed", odd.name}
    assert len(shelf.load(two).machine.parts) == 4
    shelf.throw_away(three)
    assert len(shelf.machines()) == 2
    shelf.bring_back(three)
    assert len(shelf.machines()) == 3
    shelf.throw_away(three)
    shelf.lose(three)
    assert len(shelf.machines()) == 2
    assert sorted(path.name for path in shelf.folder.iterdir()) == ["first-slope-2.toml", "first-slope.toml"]


def test_a_damaged_file_is_kept_aside_and_the_others_are_shown(tmp_path: Path):
    shelf = MachineShelf(tmp_path)
    good = shelf.add(sample("first_slope"))
    bad = tmp_path / "bad.toml"
    bad.write_bytes(good.read_bytes()[:-30])
    assert [each.path for each in shelf.machines()] == [good]
    with pytest.raises(DamagedMatch):
        shelf.load(bad)
    assert not bad.exists() and (tmp_path / "bad.toml.damaged").exists()
    with pytest.raises(NotSaved):
        shelf.load(bad)


def test_a_disk_that_refuses_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    shelf = MachineShelf(tmp_path)
    path = shelf.add(sample("first_slope"))

    def refuse(file: int, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.host.files.write_synced", refuse)
    with pytest.raises(NotSaved, match="No space"):
        shelf.save(path, sample("catapult"))
    with pytest.raises(NotSaved):
        shelf.add(sample("catapult"))
    assert shelf.load(path) == sample("first_slope") and list(tmp_path.iterdir()) == [path]


def test_a_long_shelf_is_read_a_machine_at_a_time_and_again_only_what_has_changed(tmp_path: Path, monkeypatch):
    shelf = MachineShelf(tmp_path)
    paths = [shelf.add(sample("first_slope")) for _ in range(5)]
    for number, path in enumerate(paths):
        os.utime(path, (number, number))
    reading = shelf.reading()
    assert next(reading) == 0.0
    assert [next(reading) for _ in range(3)] == [0.2, 0.4, 0.6]
    assert [each.path for each in shelf.found] == paths[:1:-1], "the one changed last first"
    assert [each.path for each in shelf.machines()] == paths[::-1]
    read = []
    real = machine_shelf.read_limited
    monkeypatch.setattr(machine_shelf, "read_limited", lambda path, most: read.append(path) or real(path, most))
    shelf.save(paths[1], Stored("Changed", Machine()))
    paths[2].unlink()
    assert [each.path for each in shelf.machines()] == [paths[1], paths[4], paths[3], paths[0]]
    assert read == [paths[1]]
    assert shelf.machines()[0].stored.name == "Changed"
