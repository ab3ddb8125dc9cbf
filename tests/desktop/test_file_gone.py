"""The file of a match is lost while it is played, and the match is left in each way there is: nothing is lost."""

import os
import shutil
import signal

import pytest

from game.session.record import NOTE
from game.session.saves import read

pytestmark = pytest.mark.slow

SEATS = {
    "red": {"name": "Rosa", "who": "human"},
    "blue": {"name": "Ben", "who": "human"},
    "green": {"name": "Greta", "who": "empty"},
    "yellow": {"name": "Yann", "who": "empty"},
}
OPTIONS = {"profile": "hasbro", "start_built": "0", "hands": "steady"}
WANTED = {"Title": ("mousetrap",), "MatchSetup": ("start",), "MousetrapScreen": ("primary", "choice_0")}
_CROSS_FROM_RIGHT, _BAR = 11, 10
"""Where openbox draws its cross: pixels from the right edge of the window, and above its upper one."""


def _deleted(path):
    path.unlink()


def _truncated(path):
    os.truncate(path, 40)


def _folder_removed(path):
    shutil.rmtree(path.parent)


def _terminate(person):
    person.program.terminate()


def _interrupt(person):
    person.program.send_signal(signal.SIGINT)


def _hang_up(person):
    person.program.send_signal(signal.SIGHUP)


def _cross(person):
    at = person.size[0] - _CROSS_FROM_RIGHT, -_BAR
    person.do("mousemove", "--window", person.window, "--", *map(str, at))
    person.do("click", "1")


def _alt_f4(person):
    person.do("key", "alt+F4")


def _menu(person):
    person.key("Escape")  # the notice
    person.until(lambda: person.look().get("scene") == "MousetrapScreen")
    person.key("Escape")
    person.until(lambda: "shelf" in person.look().get("stops", ()))
    person.click(person.look()["stops"]["shelf"])
    person.until(lambda: person.look().get("scene") == "Title")
    person.program.kill()


def _acts(path):
    lines = (line for entry in read(path).entries for line in entry.lines)
    return [line for line in lines if not line.startswith(NOTE)]


def _play(person, reached):
    """Go on by mouse until what is seen is what is wanted."""

    def there():
        seen = person.look()
        if seen and reached(seen):
            return True
        if name := person._wanted(seen, WANTED):
            person.by_mouse(seen, name)
            person._wait_for_change(seen)
        return False

    person.until(there)


@pytest.mark.parametrize("harm", [_deleted, _truncated, _folder_removed])
@pytest.mark.parametrize("way", [_terminate, _interrupt, _hang_up, _cross, _alt_f4, _menu])
def test_a_match_whose_file_is_lost_is_saved_anew_by_any_way_out(sit_down, quick, harm, way):
    person = sit_down(quick("mousetrap", SEATS, OPTIONS), 4)
    _play(person, lambda seen: seen["acts"] >= 5 and not seen["busy"])
    (path,) = (person.folder / "matches").glob("*.match")
    played = _acts(path)
    harm(path)
    _play(person, lambda seen: seen["scene"] == "Notice")
    way(person)
    person.program.wait(20)
    found = [other for other in (person.folder / "matches").glob("*.match") if other != path]
    assert len(found) == 1
    assert len(played) >= 5
    assert _acts(found[0]) == played
    assert not list(person.folder.glob("reports/crash-*"))
