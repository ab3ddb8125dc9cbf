"""How the program ends from outside: Ctrl-C at any moment leaves no traceback, and a native crash leaves a report."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Ctrl-C comes when a module is about to be imported, or from within a running window.
INTERRUPTED = """
import os, runpy, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a test run in the background ignores it
moment = sys.argv.pop(1)

class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == moment:
            os.kill(os.getpid(), signal.SIGINT)

if moment == "in the window":
    import game.app.loop
    from game.app.loop import Loop
    opened = Loop.frame
    def at_third(loop):
        opened(loop)
        if loop.frames == 3:
            os.kill(os.getpid(), signal.SIGINT)
        loop.program.redraw()
    Loop.frame = at_third
else:
    sys.meta_path.insert(0, Interrupt())
runpy.run_module("game", run_name="__main__")
"""
CRASHED = """
import ctypes, sys
from pathlib import Path
from game.host.crash import native_crashes_kept

def pull_the_wrong_piece():
    ctypes.string_at(0)

with native_crashes_kept(Path(sys.argv[1])):
    if sys.argv[2:]:
        pull_the_wrong_piece()
"""


def run(script, *words):
    environment = os.environ | {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", script, *map(str, words)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent another way there")
@pytest.mark.parametrize(
    ("moment", "command"),
    [
        ("game.cli", ""),
        ("game.shell.title", ""),
        ("in the window", ""),
        ("game.app", "play mightymouse"),
        ("game.games.mightymouse.table", "play mightymouse"),
    ],
)
def test_an_interrupt_ends_the_program_without_a_traceback(tmp_path, moment, command):
    done = run(INTERRUPTED, moment, *command.split(), "--data-dir", tmp_path)
    assert "Traceback" not in done.stderr and len(done.stderr.splitlines()) <= 1
    assert done.returncode in (0, 130, -signal.SIGINT)


def test_a_native_crash_leaves_the_calls_that_led_to_it(tmp_path):
    folder = tmp_path / "reports"
    assert run(CRASHED, folder).returncode == 0
    assert not folder.exists()
    assert run(CRASHED, folder, "crash").returncode != 0
    (report,) = folder.iterdir()
    assert "pull_the_wrong_piece" in report.read_text()
    assert run(CRASHED, folder).returncode == 0
    assert "pull_the_wrong_piece" in report.read_text()


def test_where_no_report_can_be_kept_there_is_none(tmp_path):
    (tmp_path / "file").write_text("")
    assert run(CRASHED, tmp_path / "file").returncode == 0


WITHOUT_HANDLES = """
import itertools, os, resource, sys, time
from game.app import loop
from game.host.places import Places
from game.ui.input.bindings import Pressed, Verb
from game.ui.widgets.early_press import EarlyPress

def first_free():
    return next(number for number in itertools.count() if not os.path.exists(f"/proc/self/fd/{number}"))

def steps(program):
    limits, late = resource.getrlimit(resource.RLIMIT_NOFILE), [0]
    program.early = EarlyPress(lambda: time.monotonic() + late[-1])
    yield  # the first frame has been shown
    resource.setrlimit(resource.RLIMIT_NOFILE, (first_free(), limits[1]))
    program.give(Pressed(Verb.SETTINGS))
    yield print("seen:", type(program.scenes[-1]).__name__)
    resource.setrlimit(resource.RLIMIT_NOFILE, limits)
    # As a person presses, after the second in which a message that has just appeared takes no key.
    late.append(2)
    program.early.fetched(False)
    program.give(Pressed(Verb.CONFIRM))
    yield print("seen:", type(program.scenes[-1]).__name__)
    program.leave()

def frame(window):
    shown(window)
    if window.program.unfinished:
        return
    acts.setdefault("steps", steps(window.program))
    next(acts["steps"], None)
    window.program.redraw()

shown, acts = loop.Loop.frame, {}
loop.Loop.frame = frame
sys.exit(loop.run(Places.of(sys.argv[1])))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="where a program sees its own open files")
def test_where_no_file_can_be_opened_any_more_it_is_told_and_one_may_go_on(tmp_path):
    done = run(WITHOUT_HANDLES, tmp_path)
    assert [line for line in done.stdout.splitlines() if "seen" in line] == ["seen: ErrorScreen", "seen: Title"]
    assert done.returncode == 0
