"""A whole match in a real window on a virtual screen, as a person plays it: by mouse only, then by keyboard only.

The program tells through a file what it shows and where, as a person would see it; it is played through xdotool alone.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "openbox", "xdotool")
PATIENCE = 55.0
SEED = 4
START = """
import json, os, sys
from pathlib import Path
from game.app import Program, run
from game.host.places import Places
from game.scenes import matches
matches.fresh_seed = lambda: int(sys.argv[2])
folder = Path(sys.argv[1])
paint, seen = Program.paint, []

def paint_and_tell(program, surface):
    canvas = paint(program, surface)
    if program.scenes:
        scene = program.scenes[-1]
        top = getattr(scene, "over", None) or scene
        table = program.scenes[0]
        play = getattr(table, "play", None)
        told = {"scene": type(top).__name__, "focused": top.focused, "over": getattr(table, "ended", False),
                "acts": len(play.table.match.played) if play else 0,
                "busy": bool(play and (play.motion.busy or play.computers)),
                "stops": {w.name: [round(v * canvas.scale) for v in w.visible.center]
                          for w in top.widgets if w.focusable and w.enabled}}
        if told != (seen and seen[-1]):
            seen[:] = [told]
            draft = folder / "seen.new"
            draft.write_text(json.dumps(told))
            os.replace(draft, folder / "seen.json")
    return canvas

Program.paint = paint_and_tell
sys.exit(run(Places.of(folder)))
"""
SETTINGS = {
    "speed": "instant",
    "muted": True,
    "place": [100, 60, 1280, 720],
    "setups": {
        "mousetrap": {
            "seats": {
                "red": {"name": "Rosa", "who": "human"},
                "blue": {"name": "Ben", "who": "bot", "level": "3"},
                "green": {"name": "Greta", "who": "empty"},
                "yellow": {"name": "Yann", "who": "empty"},
            },
            "options": {"profile": "hasbro", "start_built": "22", "hands": "steady"},
        }
    },
}
WANTED = {
    "Title": ("mousetrap",),
    "MatchSetup": ("start",),
    "Table": ("primary", "way_0"),
    "Crank": ("turn",),
    "Ending": ("shelf",),
}

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="a virtual X screen is there on Linux only"),
    pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason=f"needs {', '.join(TOOLS)}"),
]


def environment(**changes):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "DISPLAY", "WAYLAND"))}
    return kept | {"SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)} | changes


@pytest.fixture
def screen():
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


class Person:
    """Someone at the window, who looks and then acts."""

    def __init__(self, display, folder):
        self.env, self.folder = environment(DISPLAY=display), folder
        folder.mkdir(parents=True)
        (folder / "settings.json").write_text(json.dumps(SETTINGS))
        command = [sys.executable, "-c", START, str(folder), str(SEED)]
        self.program = subprocess.Popen(command, env=self.env)
        self.window = self.until(lambda: self.do("search", "--class", "trapworks")).split()[-1]
        self.scenes = []

    def do(self, *words):
        command = ["xdotool", *words]
        outcome = subprocess.run(command, env=self.env, capture_output=True, text=True, timeout=20, check=False)
        return outcome.stdout.strip()

    @staticmethod
    def until(ask):
        end = time.monotonic() + 30
        while time.monotonic() < end:
            answer = ask()
            if answer:
                return answer
            time.sleep(0.02)
        raise AssertionError("waited in vain")

    def look(self):
        try:
            seen = json.loads((self.folder / "seen.json").read_text())
        except (OSError, ValueError):
            return {}
        if seen["scene"] not in self.scenes[-1:]:
            self.scenes.append(seen["scene"])
        return seen

    def wanted(self, seen):
        """What to press on this screen; nothing while it moves."""
        names = WANTED.get(seen.get("scene"), ()) if not seen.get("busy") or seen.get("scene") == "Crank" else ()
        return next((name for name in names if name in seen["stops"]), "")

    def click(self, at):
        self.do("mousemove", "--window", self.window, *map(str, at), "click", "1")

    def press(self, seen, name):
        """Tab to a thing and press Enter."""
        if seen["focused"] == name:
            self.do("key", "--window", self.window, "Return")
        elif name == "primary":
            self.do("key", "--window", self.window, "space")
        else:
            self.do("key", "--window", self.window, "Tab")

    def play(self, act):
        """Act on what is seen until the shelf is reached again; tell how many acts it took."""
        end, acts, over = time.monotonic() + PATIENCE, 0, False
        while time.monotonic() < end:
            assert self.program.poll() is None
            seen = self.look()
            name = self.wanted(seen)
            if over and seen.get("scene") == "Title":
                return acts
            over = over or seen.get("scene") == "Ending"
            if name:
                act(seen, name)
                acts += 1
                self._wait_for_change(seen)
            time.sleep(0.01)
        raise AssertionError(f"not over after {acts} acts: {self.scenes[-8:]} {self.look()}")

    def _wait_for_change(self, before):
        end = time.monotonic() + 1.0
        while time.monotonic() < end and self.look() == before:
            time.sleep(0.01)


@pytest.fixture
def person(screen, tmp_path):
    made = Person(screen, tmp_path / "data")
    yield made
    made.program.kill()
    made.program.wait(10)


def _was_whole(person):
    log = next((person.folder / "matches").glob("*.match")).read_text()
    assert "= captured" in log
    assert "Crank" in person.scenes
    assert not list(person.folder.glob("reports/*"))


def test_a_whole_match_by_mouse_alone(person):
    acts = person.play(lambda seen, name: person.click(seen["stops"][name]))
    assert acts > 10
    _was_whole(person)


def test_a_whole_match_by_keyboard_alone(person):
    acts = person.play(person.press)
    assert acts > 10
    _was_whole(person)
