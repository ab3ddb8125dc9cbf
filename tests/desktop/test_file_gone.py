"""The file of a match is lost while it is played, and the match is left in each way there is: nothing is lost."""

import os
import shutil
import signal

import pytest

from tests.desktop.two_people import acts, play, play_some, sit_two

pytestmark = pytest.mark.slow

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
    person.at("MousetrapScreen")
    person.key("Escape")
    person.until(lambda: "shelf" in person.look().get("stops", ()))
    person.click_at(person.look()["stops"]["shelf"])
    person.at("Title")
    person.program.kill()


@pytest.mark.parametrize("harm", [_deleted, _truncated, _folder_removed])
@pytest.mark.parametrize("way", [_terminate, _interrupt, _hang_up, _cross, _alt_f4, _menu])
def test_a_match_whose_file_is_lost_is_saved_anew_by_any_way_out(sit_down, quick, harm, way):
    person = sit_two(sit_down, quick)
    play_some(person)
    (path,) = (person.folder / "matches").glob("*.match")
    played = acts(path)
    harm(path)
    play(person, lambda seen: seen["scene"] == "Notice")
    way(person)
    person.program.wait(20)
    found = [other for other in (person.folder / "matches").glob("*.match") if other != path]
    assert len(found) == 1
    assert len(played) >= 5
    assert acts(found[0]) == played


@pytest.mark.parametrize("way", [_terminate, _cross])
@pytest.mark.parametrize("home", ["home", "no folder/home"])
def test_where_its_folder_cannot_be_made_the_match_is_written_elsewhere(sit_down, quick, tmp_path, way, home):
    (tmp_path / "no folder").write_text("")
    person = sit_two(sit_down, quick, HOME=str(tmp_path / home))
    play_some(person)
    (path,) = (person.folder / "matches").glob("*.match")
    played = acts(path)
    shutil.rmtree(path.parent)
    path.parent.write_text("")
    way(person)
    assert person.program.wait(20) == 0
    folder = tmp_path / home / "Documents" / "Trapworks" if home == "home" else person.folder
    (rescued,) = folder.glob("*.match")
    assert acts(rescued) == played
    assert [line for line in person.said().splitlines() if str(rescued) in line], "standard error tells where it is"
    (person.folder / "matches").unlink()
    person.start()
    seen = person.at("Notice")
    person.by_mouse(seen, "way_0")
    person.at("Matches")
    (back,) = (person.folder / "matches").glob("*.match")
    assert acts(back) == played and not rescued.exists()
