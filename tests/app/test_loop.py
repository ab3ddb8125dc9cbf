"""The main loop, in SDL's off-screen window: it draws what changed, waits otherwise, and ends when it is told to."""

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.app import Program
from game.app.loop import Loop
from game.host.places import Places
from game.host.settings import Settings
from game.ui.input.bindings import Device, Phase, Pointed, Pressed, Verb

ROOT = Path(__file__).resolve().parents[2]
# The loop changes what belongs to the whole process, signals and SDL's video: so it has one of its own.
LOOP = """
import json, os, sys
os.environ.update(SDL_VIDEODRIVER="offscreen", SDL_AUDIODRIVER="dummy")
import pygame
from game.app import run
from game.host.places import Places
seen = {}

def then(loop):
    frame = loop.frame

    def drawn():
        frame()
        seen["size"] = loop.window.surface.get_size()

    # Each time nothing moves, the next event comes.
    coming = iter((pygame.WINDOWEXPOSED, pygame.WINDOWLEAVE, pygame.NOEVENT))

    def idle(milliseconds):
        if (kind := next(coming, None)) is None:
            return
        seen.setdefault("frames", []).append(loop.frames)
        if kind == pygame.NOEVENT:
            END
        else:
            pygame.event.post(pygame.event.Event(kind))

    loop.frame, pygame.time.wait = drawn, idle

code = run(Places.of(sys.argv[1]), "credits", then)
print(json.dumps({"code": code, **seen, "closed": not pygame.display.get_init()}))
"""
ENDS = {
    "quit": "pygame.event.post(pygame.event.Event(pygame.QUIT))",
    "signal": "os.kill(os.getpid(), __import__('signal').SIGTERM)",
}


def played(folder, end):
    command = [sys.executable, "-c", LOOP.replace("END", ENDS[end]), str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.slow
def test_it_draws_until_nothing_moves_and_ends_when_the_window_is_closed(tmp_path):
    done = played(tmp_path, "quit")
    told = json.loads(done.stdout.splitlines()[-1])
    assert (done.returncode, told["code"], told["closed"]) == (0, 0, True)
    first, exposed, left = told["frames"]
    assert first >= 1, "it draws until nothing moves"
    assert exposed == first + 1, "it draws again what the system may have lost"
    assert left == exposed, "it draws nothing for other events"
    assert min(told["size"]) >= 600
    place = json.loads((tmp_path / "settings.json").read_text())["place"]
    assert tuple(place[2:]) == tuple(told["size"]), "the window's place is kept for the next start"


@pytest.mark.slow
def test_a_signal_to_end_is_not_a_crash(tmp_path):
    done = played(tmp_path, "signal")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "settings.json").exists() and not (tmp_path / "reports").exists()


FIRST = """
import sys
from game.app import run
from game.host.places import Places

def then(loop):
    loop.first_turn()
    print(loop.frames, *[type(scene).__name__ for scene in loop.program.scenes])
    loop.program.leave()

sys.exit(run(Places.of(sys.argv[1]), then=then))
"""


def test_the_crank_is_shown_the_very_first_time_and_never_again(tmp_path):
    command = [sys.executable, "-c", FIRST, str(tmp_path)]
    starts = [subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60) for _ in "12"]
    assert [done.stdout.splitlines()[-1] for done in starts] == ["1 Title TrapToy", "0 Title"], (
        "the shelf is seen while the machine is made"
    )


# What the main loop makes of the system's events, without a window.


class Scene:
    """A scene that notes what it is given."""

    def __init__(self):
        self.given = []

    def handle(self, given):
        self.given.append(given)


@pytest.fixture
def loop(tmp_path):
    """The main loop round a program of one scene, its window a stub."""
    pygame.display.init()
    pygame.font.init()
    made = Loop.__new__(Loop)
    made.program = Program(Places(tmp_path), Settings())
    made.program.scenes = [Scene()]
    made.window = SimpleNamespace(fullscreen=False, place=(1, 2, 900, 700), set_fullscreen=lambda on: None)
    return made


def event(kind, **given):
    return pygame.event.Event(kind, **given)


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_closing_the_window_ends_the_program(loop, kind):
    loop._take([event(kind)])
    assert not loop.program.running


def test_keys_and_mouse_reach_the_scene_in_their_order(loop):
    scene = loop.program.scenes[-1]
    loop._take([event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40)])
    assert loop.program.device is Device.KEYBOARD and [given.verb for given in scene.given] == [Verb.CONFIRM]
    loop._take([event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=1, touch=False)])
    assert isinstance(scene.given[-1], Pointed) and scene.given[-1].phase is Phase.DOWN
    assert loop.program.device is Device.MOUSE


@pytest.mark.parametrize(
    ("kind", "again"), [(pygame.WINDOWRESIZED, True), (pygame.WINDOWEXPOSED, True), (pygame.WINDOWENTER, False)]
)
def test_all_is_drawn_again_after_what_may_have_taken_it_away(loop, kind, again):
    drawn = []
    loop.program.redraw = lambda: drawn.append(True)
    loop._take([event(kind)])
    assert bool(drawn) is again


def test_screen_readers_hear_whether_the_window_has_the_focus(loop):
    told = []
    loop.program.telling.reader.focus = told.append
    loop._take([event(pygame.WINDOWFOCUSGAINED), event(pygame.WINDOWENTER), event(pygame.WINDOWFOCUSLOST)])
    assert told == [True, False]


def test_a_dropped_file_is_opened_in_the_scene_on_top(loop, monkeypatch):
    opened = []
    monkeypatch.setattr("game.app.dropped_file.open_file", lambda *given: opened.append(given))
    loop._take([event(pygame.DROPFILE, file="/tmp/an evening.match")])
    assert opened == [(loop.program, loop.program.scenes[-1], Path("/tmp/an evening.match"))]
    loop.program.scenes = []
    loop.take_file(Path("late.match"))
    assert len(opened) == 1, "nobody is there any more to take it"


def test_the_windows_place_is_kept_but_not_that_of_a_full_screen(loop):
    loop._show_fullscreen(True)
    assert loop.program.settings.place == (1, 2, 900, 700)
    loop.window.fullscreen, loop.window.place = True, (0, 0, 1920, 1080)
    loop._remember()
    assert loop.program.settings.place == (1, 2, 900, 700)


@pytest.mark.parametrize(("first", "little"), [(True, True), (True, False), (False, True)])
def test_the_system_is_asked_for_little_motion_the_very_first_time_only(loop, monkeypatch, first, little):
    monkeypatch.setattr("game.host.desktop.wants_little_motion", lambda: little)
    loop.program.first_time = first
    loop._ask_the_system()
    assert loop.program.settings.reduced_motion is (first and little)


def test_an_error_message_that_fails_too_ends_the_program_with_one_line(loop, monkeypatch, capsys):
    def make(shell, route, **given):
        raise ValueError("no message either")

    monkeypatch.setattr("game.app.program.routes.make", make)
    loop.program.scenes = [SimpleNamespace(abandon=lambda: None)]  # it cannot take anything
    loop.program.give(Pressed(Verb.CONFIRM))
    assert (loop.program.running, loop.program.exit_code, loop.program.scenes) == (False, 1, [])
    (line,) = capsys.readouterr().err.splitlines()
    assert "stopped" in line and "no message either" in line
