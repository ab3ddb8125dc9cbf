"""The clock of the computer is set back in the middle of a match, and stays so for the next start: nothing is lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.desktop.conftest import ROOT
from tests.desktop.two_people import acts, play, play_some, sit_two

pytestmark = pytest.mark.slow


@pytest.fixture
def clock(tmp_path):
    """What lets a program see another time of day, and sets it: `clock.environment`, `clock.set("-400d")`."""
    found = sorted(Path("/usr").glob("lib*/**/faketime/libfaketime.so.1"))
    if not found:
        pytest.skip("needs libfaketime")
    return Clock(tmp_path / "clock", found[0])


class Clock:
    """The time of day alone: a computer's clock that is set back takes nothing from what counts seconds."""

    def __init__(self, file, library):
        self.file = file
        self.environment = {"LD_PRELOAD": str(library), "FAKETIME_TIMESTAMP_FILE": str(file), "FAKETIME_NO_CACHE": "1",
                            "FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1"}  # fmt: skip
        self.set("+0")

    def set(self, by):
        """So far from the true time."""
        self.file.write_text(f"{by}\n")


def to_the_shelf(person):
    """By the menu of the table."""
    person.key("Escape")
    person.until(lambda: "shelf" in person.look().get("stops", ()))
    person.click_at(person.look()["stops"]["shelf"])
    return person.at("Title")


def test_the_clock_goes_back_in_the_middle_of_a_match_and_stays_so(sit_down, quick, clock):
    person = sit_two(sit_down, quick, **clock.environment)
    folder = person.folder / "matches"
    play_some(person)
    (first,) = folder.glob("*.match")
    to_the_shelf(person)
    play(person, lambda seen: seen["scene"] == "MousetrapScreen" and seen["acts"] >= 3 and not seen["busy"])
    (second,) = set(folder.glob("*.match")) - {first}
    before = acts(second)
    clock.set("-400d")
    play(person, lambda seen: seen["acts"] >= len(before) + 4 and not seen["busy"])
    person.program.terminate()
    assert person.program.wait(30) == 0
    played = acts(second)
    assert played[: len(before)] == before and len(played) >= len(before) + 4
    person.start()
    person.until(lambda: "continue" in person.look().get("stops", ()))
    person.by_mouse(person.look(), "continue")
    seen = person.at("MousetrapScreen")
    assert seen["acts"] == len(played), "the match that was played last goes on, though the other has a later date"
    play(person, lambda seen: seen["acts"] > len(played) and not seen["busy"])
    to_the_shelf(person)
    play(person, lambda seen: seen["scene"] == "MousetrapScreen" and not seen["busy"])
    person.program.terminate()
    assert person.program.wait(30) == 0
    files = sorted(folder.glob("*.match"))
    assert len(files) == 3 and acts(second)[: len(played)] == played
    for path in files:
        command = [sys.executable, "-m", "game", "replay", str(path), "--check"]
        assert subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0
