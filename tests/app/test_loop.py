"""The main loop, in SDL's off-screen window: it draws what changed, waits otherwise, and ends when it is told to."""

import json
import subprocess
import sys
from pathlib import Path

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
    print(*[type(scene).__name__ for scene in loop.program.scenes])
    loop.program.leave()

sys.exit(run(Places.of(sys.argv[1]), then=then))
"""


def test_the_crank_is_shown_the_very_first_time_and_never_again(tmp_path):
    command = [sys.executable, "-c", FIRST, str(tmp_path)]
    starts = [subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60) for _ in "12"]
    assert [done.stdout.splitlines()[-1] for done in starts] == ["Title TrapToy", "Title"]
