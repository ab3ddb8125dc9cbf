"""The real window on a virtual screen, handled as a person would; and no window where there is no screen."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
START = (
    "import sys; from game.app import run; from game.host.places import Places; sys.exit(run(Places.of(sys.argv[1])))"
)
TOOLS = ("Xvfb", "openbox", "xdotool", "xprop")
PATIENCE = 40.0

with_screen = pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason=f"needs {', '.join(TOOLS)}")


def environment(**changes):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "DISPLAY", "WAYLAND"))}
    return kept | {"SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)} | changes


def until(ask):
    """What ``ask`` answers as soon as that is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(0.1)
    raise AssertionError("waited in vain")


@pytest.fixture
def screen(tmp_path):
    """A virtual screen with a window manager."""
    number, end = os.pipe()
    command = ["Xvfb", "-displayfd", str(end), "-screen", "0", "1600x1000x24"]
    with subprocess.Popen(command, pass_fds=[end], stderr=subprocess.DEVNULL) as server:
        os.close(end)
        with os.fdopen(number) as told:
            display = f":{told.readline().strip()}"
        with subprocess.Popen(["openbox"], env=environment(DISPLAY=display), stderr=subprocess.DEVNULL) as manager:
            yield display
            manager.terminate()
        server.terminate()


class Desk:
    """Someone at the screen with a running program."""

    def __init__(self, display, folder):
        self.env = environment(DISPLAY=display)
        self.folder = folder
        self.program = subprocess.Popen([sys.executable, "-c", START, str(folder)], env=self.env)
        self.window = until(lambda: self.do("search", "--class", "trapworks")).split()[-1]

    def do(self, *words):
        outcome = subprocess.run(
            ["xdotool", *words], env=self.env, capture_output=True, text=True, timeout=20, check=False
        )
        return outcome.stdout.strip()

    def key(self, *names):
        for name in names:
            self.do("key", "--window", self.window, name)
            time.sleep(0.25)

    def size(self):
        lines = self.do("getwindowgeometry", "--shell", self.window).splitlines()
        found = dict(line.split("=") for line in lines if "=" in line)
        return int(found["WIDTH"]), int(found["HEIGHT"])

    def settings(self):
        path = self.folder / "settings.json"
        return json.loads(path.read_text()) if path.exists() else {}


@pytest.fixture
def desk(screen, tmp_path):
    made = Desk(screen, tmp_path / "data")
    yield made
    made.program.kill()
    made.program.wait(10)


@with_screen
def test_the_window_has_its_name_and_size_and_closes(desk):
    asked = ["xprop", "-id", desk.window, "WM_CLASS", "_NET_WM_NAME"]
    told = subprocess.run(asked, env=desk.env, capture_output=True, check=True).stdout
    assert b"trapworks" in told
    assert b"Trapworks" in told
    assert desk.size() == (1280, 720)
    time.sleep(1.0)
    desk.program.terminate()
    assert desk.program.wait(20) == 0
    assert desk.settings()["place"][2:] == [1280, 720]


@with_screen
def test_settings_are_changed_by_keys_and_the_screen_is_filled_and_left(desk):
    time.sleep(1.0)
    desk.key("F2", "Left")
    until(lambda: desk.settings().get("volume") == 75)
    desk.key("F11")
    until(lambda: desk.size() == (1600, 1000))
    desk.key("F11")
    until(lambda: desk.size() == (1280, 720))
    assert desk.program.poll() is None


@with_screen
def test_many_sizes_and_a_storm_of_keys_do_no_harm(desk):
    for number in range(60):
        desk.do("windowsize", desk.window, str(700 + 37 * number % 900), str(500 + 53 * number % 500))
        if number % 10 == 0:
            desk.key("Tab", "F11", "F1", "Escape")
    time.sleep(1.0)
    assert desk.program.poll() is None
    desk.program.terminate()
    assert desk.program.wait(20) == 0
    assert not list(desk.folder.glob("reports/*"))


@pytest.mark.skipif(sys.platform != "linux", reason="how SDL finds a screen there")
@pytest.mark.parametrize("changes", [{}, {"DISPLAY": ":4711"}, {"SDL_VIDEODRIVER": "x11", "DISPLAY": ":4711"}])
def test_without_a_display_there_is_a_message_and_code_2(tmp_path, changes):
    command = [sys.executable, "-c", START, str(tmp_path)]
    outcome = subprocess.run(
        command, env=environment(**changes), capture_output=True, text=True, timeout=60, check=False
    )
    assert outcome.returncode == 2
    assert "no display" in outcome.stderr
    assert "playout" in outcome.stderr
    assert "Traceback" not in outcome.stderr
