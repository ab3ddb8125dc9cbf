"""The real window on a virtual screen, handled as a person would; and no window where there is no screen."""

import subprocess
import sys
import time

import pytest

START = (
    "import sys; from game.app import run; from game.host.places import Places; sys.exit(run(Places.of(sys.argv[1])))"
)


@pytest.fixture
def desk(sit_down):
    person = sit_down()
    person.at("Title")
    return person


def test_the_window_has_its_name_and_size_and_closes(desk):
    asked = ["xprop", "-id", desk.window, "WM_CLASS", "_NET_WM_NAME"]
    told = subprocess.run(asked, env=desk.env, capture_output=True, check=True).stdout
    assert b"trapworks" in told
    assert b"Trapworks" in told
    assert desk.size == (1280, 720)
    desk.program.terminate()
    assert desk.program.wait(20) == 0
    assert desk.settings["place"][2:] == [1280, 720]


@pytest.mark.slow
def test_settings_are_changed_by_keys_and_the_screen_is_filled_and_left(desk):
    desk.key("F2")
    desk.at("Preferences")
    desk.key("Left")
    desk.until(lambda: desk.settings.get("volume") == 75)
    desk.key("F11")
    desk.until(lambda: desk.size == (1600, 1000))
    desk.key("F11")
    desk.until(lambda: desk.size == (1280, 720))
    assert desk.program.poll() is None


@pytest.mark.slow
def test_many_sizes_and_a_storm_of_keys_do_no_harm(desk):
    for number in range(60):
        desk.do("windowsize", desk.window, str(700 + 37 * number % 900), str(500 + 53 * number % 500))
        if number % 10 == 0:
            for key in ("Tab", "F11", "F1", "Escape"):
                desk.key(key)
                time.sleep(0.25)
    time.sleep(1.0)
    assert desk.program.poll() is None
    desk.program.terminate()
    assert desk.program.wait(20) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="how SDL finds a screen there")
@pytest.mark.parametrize("changes", [{}, {"DISPLAY": ":4711"}, {"SDL_VIDEODRIVER": "x11", "DISPLAY": ":4711"}])
def test_without_a_display_there_is_a_message_and_code_2(tmp_path, environment, changes):
    command = [sys.executable, "-c", START, str(tmp_path)]
    outcome = subprocess.run(
        command, env=environment(**changes), capture_output=True, text=True, timeout=60, check=False
    )
    assert outcome.returncode == 2
    assert "no display" in outcome.stderr
    assert "playout" in outcome.stderr
    assert "Traceback" not in outcome.stderr
