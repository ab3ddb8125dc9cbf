"""The disk fills up in the middle of a match, in the real window: it is told, nothing is lost, and one may play on."""

import os
import shutil
import subprocess

import pytest

from tests.desktop.two_people import acts, play, play_some, sit_two

pytestmark = pytest.mark.slow

_SIZE = 512 << 10


@pytest.fixture
def small_disk():
    """Lays a small disk over a folder; in blocks of 1 KB, as what is allotted can be written though it is full."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("mkfs.ext4") is None:
        pytest.skip("only root mounts a disk")
    mounted = []

    def mount(folder):
        folder.mkdir(exist_ok=True)
        image = folder.with_name("disk.img")
        image.write_bytes(bytes(_SIZE))
        made = ["mkfs.ext4", "-q", "-b", "1024", "-O", "^has_journal", str(image)]
        for command in (made, ["mount", "-o", "loop", str(image), str(folder)]):
            if subprocess.run(command, capture_output=True, check=False).returncode:
                pytest.skip("no disk can be mounted here")
        mounted.append(folder)
        return folder

    yield mount
    for folder in mounted:
        subprocess.run(["umount", "-l", str(folder)], check=False)


def _fill(folder):
    try:
        with open(folder / "filler", "wb", buffering=0) as file:
            while True:
                file.write(bytes(512))
    except OSError:
        return


@pytest.mark.skipif(
    not os.environ.get("TRAPWORKS_FULL_DISK"), reason="takes minutes: TRAPWORKS_FULL_DISK=1 asks for it"
)
def test_a_disk_that_fills_up_in_the_middle_of_a_match_is_told_and_nothing_is_lost(sit_down, quick, small_disk):
    person = sit_two(sit_down, quick)
    folder = small_disk(person.folder / "matches")
    play_some(person)
    (path,) = folder.glob("*.match")
    _fill(folder)
    play(person, lambda seen: seen["scene"] == "Notice")
    before = acts(path)
    assert len(before) >= 5 and person.look()["acts"] == len(before), "what could not be saved was not played"
    person.by_mouse(person.look(), "way_0")
    person.at("Notice")
    (folder / "filler").unlink()
    person.by_keys(person.look() | {"focused": "way_0"}, "way_0")
    play(person, lambda seen: seen["scene"] == "MousetrapScreen" and seen["acts"] > len(before) + 4)
    person.program.terminate()
    assert person.program.wait(20) == 0
    assert acts(path)[: len(before)] == before and len(acts(path)) > len(before) + 4


def test_a_disk_that_can_only_be_read_all_at_once_is_told_and_one_may_play_on(sit_down, quick, small_disk):
    person = sit_two(sit_down, quick)
    folder = small_disk(person.folder / "matches")
    play_some(person)
    (path,) = folder.glob("*.match")
    # As the system itself does when a disk fails: files that are open for writing do not hinder it.
    if subprocess.run(["mount", "-o", "remount,abort", str(folder)], capture_output=True, check=False).returncode:
        pytest.skip("no disk can be made to fail here")
    play(person, lambda seen: seen["scene"] == "Notice")
    before = acts(path)
    assert len(before) >= 5 and person.look()["acts"] == len(before)
    person.by_mouse(person.look(), "way_1")
    play(person, lambda seen: seen["scene"] == "MousetrapScreen" and seen["acts"] > len(before) + 4)
    person.program.terminate()
    assert person.program.wait(20) == 0
    assert acts(path) == before
