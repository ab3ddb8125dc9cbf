"""What the system says of motion, as each desktop says it."""

import ctypes
import os
from types import SimpleNamespace

import pytest

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
