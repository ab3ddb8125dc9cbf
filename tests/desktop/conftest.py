"""A real window on a virtual screen, and someone who handles it through xdotool alone, as a person would.

A game's own desktop test asks for `sit_down` and plays: see `test_whole_match.py`.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.drivers.desktop_driver import TOOLS, Hands, until, virtual_screen

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
# Runs the program; what it shows and where, as a person would see it, is told through a file.
PROGRAM = """
import json, os, sys
from pathlib import Path
from game.app import Program, run
from game.core.acts import Over
from game.host.places import Places
from game.shell.matches import open_match
folder, seed = Path(sys.argv[1]), int(sys.argv[2])
open_match.fresh_seed = lambda: seed
paint, seen = Program.paint, []

def paint_and_tell(program, surface):
    canvas = paint(program, surface)
    if program.scenes:
        scene = program.scenes[-1]
        top = getattr(scene, "over", None) or scene
        table = program.scenes[0]
        opened = getattr(table, "opened", None)
        match = opened and opened.runner.match
        told = {"scene": type(top).__name__, "focused": top.focused,
                "acts": len(match.played) if match else 0,
                "over": bool(match) and isinstance(match.waiting, Over),
                "busy": getattr(table, "busy", False) and not table.play.hasty,  # its end paints nothing
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
# Whole matches are played in German: what other tests read is English.
QUICK = {"speed": "instant", "run_speed": "4", "muted": True, "place": [100, 60, 1280, 720], "language": "de"}


def _environment(**changes):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "DISPLAY", "WAYLAND"))}
    return kept | {"SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)} | changes


@pytest.fixture
def environment():
    """The environment of a program, without the screen of the machine: `environment(DISPLAY=...)`."""
    return _environment


@pytest.fixture
def screen():
    """A virtual screen with a window manager."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if sys.platform != "linux" or missing:
        pytest.skip(f"needs Linux and {', '.join(missing or TOOLS)}")
    with virtual_screen() as display:
        yield display


class Person(Hands):
    """Someone at the window, who looks and then acts."""

    def __init__(self, display, folder, settings, seed, more):
        super().__init__(_environment(DISPLAY=display, **more))
        self.folder, self.scenes = folder, []
        folder.mkdir(parents=True)
        if settings:
            (folder / "settings.json").write_text(json.dumps(settings))
        self._command = [sys.executable, "-c", PROGRAM, str(folder), str(seed)]
        self.start()

    def start(self):
        """Start the program, once more if it has ended."""
        (self.folder / "seen.json").unlink(missing_ok=True)
        with open(self.folder / "stderr.txt", "a") as told:
            self.program = subprocess.Popen(self._command, env=self.env, stderr=told)
        self.find(seconds=PATIENCE)

    def said(self):
        """What it has told on standard error so far."""
        return (self.folder / "stderr.txt").read_text()

    @staticmethod
    def until(ask):
        """What ``ask`` answers as soon as that is something."""
        return until(ask, "it", PATIENCE, pause=0.02)

    def key(self, *names):
        """Press keys."""
        for name in names:
            self.do("key", "--window", self.window, name)

    @property
    def size(self):
        """The window's size."""
        lines = self.do("getwindowgeometry", "--shell", self.window).splitlines()
        found = dict(line.split("=") for line in lines if "=" in line)
        return int(found["WIDTH"]), int(found["HEIGHT"])

    @property
    def settings(self):
        """The settings as the program has kept them."""
        path = self.folder / "settings.json"
        return json.loads(path.read_text()) if path.exists() else {}

    def look(self):
        """What is seen: the scene, what has the focus, where things are, how far the match is."""
        try:
            seen = json.loads((self.folder / "seen.json").read_text())
        except (OSError, ValueError):
            return {}
        if seen["scene"] not in self.scenes[-1:]:
            self.scenes.append(seen["scene"])
        return seen

    def at(self, scene):
        """What is seen once a scene is there."""
        return self.until(lambda: (seen := self.look()).get("scene") == scene and seen)

    # A match.

    def go_on(self, wanted, reached, act=None):
        """Go on until what is seen is what is to be reached, by mouse unless another act is given; see `play`."""
        act = act or self.by_mouse

        def there():
            seen = self.look()
            if seen and reached(seen):
                return True
            if name := self._wanted(seen, wanted):
                act(seen, name)
                self._wait_for_change(seen)
            return False

        self.until(there)

    def by_mouse(self, seen, name):
        """Click on a thing."""
        self.click_at(seen["stops"][name])

    def by_keys(self, seen, name):
        """Press Enter on a thing, and Tab until it has the focus; the space bar presses the big button."""
        here = seen["focused"] == name
        self.key("Return" if here else "space" if name == "primary" else "Tab")

    def play(self, act, wanted, again=1.0, patience=PATIENCE):
        """Act on what is seen until the shelf is reached again; tell how many acts it took.

        wanted: what to press on each scene, the first that is there. A scene that is busy is left alone, unless its
        name ends with an exclamation mark. again, patience: seconds after which a press that changed nothing is tried
        once more, and after which the match is to be over.
        """
        end, acts, over = time.monotonic() + patience, 0, False
        while time.monotonic() < end:
            assert self.program.poll() is None
            seen = self.look()
            name = self._wanted(seen, wanted)
            if over and seen.get("scene") == "Title":
                return acts
            over = over or seen.get("over", False)
            if name:
                act(seen, name)
                acts += 1
                self._wait_for_change(seen, again)
            time.sleep(0.01)
        raise AssertionError(f"not over after {acts} acts: {self.scenes[-8:]} {self.look()}")

    @staticmethod
    def _wanted(seen, wanted):
        scene = seen.get("scene", "")
        names = wanted.get(f"{scene}!") or (() if seen.get("busy") else wanted.get(scene, ()))
        return next((name for name in names if name in seen["stops"]), "")

    def _wait_for_change(self, before, seconds=1.0):
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.look() == before:
            time.sleep(0.01)


@pytest.fixture
def sit_down(screen, tmp_path):
    """Open the window before a person: `sit_down(settings, seed)`; closed at the end of the test, and nothing failed.

    more: what is to be so in the program's environment.
    """
    people = []

    def sit(settings=None, seed=1, **more):
        people.append(Person(screen, tmp_path / f"data{len(people)}", settings, seed, more))
        return people[-1]

    yield sit
    for person in people:
        person.program.kill()
        person.program.wait(10)
    assert not [report for person in people for report in person.folder.glob("reports/crash-*")]


@pytest.fixture
def quick():
    """Settings for a match of a game that is played quickly: who sits there, and its options."""

    def settings(game, seats, options):
        return QUICK | {"setups": {game: {"seats": seats, "options": options}}}

    return settings
