"""What the system says of motion, as each desktop says it; and a file shown in its folder."""

import ctypes
import os
import platform
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.core.slices import finish
from game.host import desktop
from game.host.desktop import wants_little_motion


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A system without any desktop, to which one may be added."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    (tmp_path / "bin").mkdir()
    return tmp_path


def command(home, name, answer):
    made = home / "bin" / name
    made.write_text(f"#!/bin/sh\necho {answer}\n")
    made.chmod(0o755)


def test_a_system_that_does_not_say_has_motion(home):
    assert not any(map(wants_little_motion, ("linux", "win32", "darwin")))


@pytest.mark.skipif(os.name == "nt", reason="the commands are scripts of a Unix shell")
@pytest.mark.parametrize(
    ("platform", "name", "answer", "little"),
    [
        ("linux", "gsettings", "false", True),
        ("linux", "gsettings", "true", False),
        ("linux", "gsettings", "No such schema", False),
        ("darwin", "defaults", "1", True),
        ("darwin", "defaults", "0", False),
    ],
)
def test_a_command_of_the_system_tells(home, platform, name, answer, little):
    command(home, name, answer)
    assert wants_little_motion(platform) is little


@pytest.mark.parametrize(
    ("file", "text", "little"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
        ("gtk-4.0/settings.ini", "no settings at all", False),
        ("kdeglobals", "\0[KDE\n=", False),
    ],
)
def test_a_file_of_the_desktop_tells(home, file, text, little):
    (home / file).parent.mkdir(exist_ok=True)
    (home / file).write_text(text)
    assert wants_little_motion("linux") is little


@pytest.mark.parametrize(("animates", "little"), [(1, False), (0, True)])
def test_windows_is_asked_whether_it_animates(monkeypatch, animates, little):
    asked = []

    def parameter(action, more, found, ini):
        asked.append((action, more, ini))
        found._obj.value = animates

    libraries = SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=parameter))
    monkeypatch.setattr(ctypes, "windll", libraries, raising=False)
    assert wants_little_motion("win32") is little
    assert asked == [(0x1042, 0, 0)]


@pytest.mark.skipif(sys.platform == "win32", reason="programs are scripts here")
@pytest.mark.parametrize(
    ("programs", "shown", "asked"),
    [
        ({}, False, []),
        ({"dbus-send": 0, "xdg-open": 0}, True, ["dbus-send"]),
        ({"dbus-send": 1, "xdg-open": 0}, True, ["dbus-send", "xdg-open"]),
        ({"xdg-open": 4}, False, ["xdg-open"]),
    ],
)
def test_a_file_is_shown_by_the_first_way_there_is(tmp_path, monkeypatch, programs, shown, asked):
    for name, code in programs.items():
        program = tmp_path / name
        program.write_text(f'#!/bin/sh\necho {name} "$@" >> {tmp_path}/asked\nexit {code}\n')
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}")
    assert finish(desktop.showing(tmp_path / "a b.match", "linux")) is shown
    told = (tmp_path / "asked").read_text().splitlines() if asked else []
    assert [line.split()[0] for line in told] == asked
    assert all("a%20b.match" in line or str(tmp_path) in line for line in told)


# Memory that is free goes back to the system.


STATM = Path("/proc/self/statm")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc" or not STATM.exists(), reason="only this C library keeps memory")
def test_what_is_free_goes_back_to_the_system():
    def held():
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

    pieces = [b"x" * 100_000 for _ in range(200)]
    before = held()
    del pieces[:-1]
    desktop.give_back()
    assert held() < before - 15


def test_it_is_left_to_other_systems(monkeypatch):
    monkeypatch.setattr("sys.platform", "win32")
    desktop._trim.cache_clear()
    desktop.give_back()
    assert desktop._trim() is None
    desktop._trim.cache_clear()
