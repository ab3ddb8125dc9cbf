"""A person at a window on a virtual screen: starts the program, looks, clicks, drags the crank, closes the window."""

from __future__ import annotations

import json
import math
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.packages.account import Account

TOOLS = ("Xvfb", "openbox", "xdotool", "xprop")
PATIENCE = 40.0
SETTINGS: dict[str, Any] = {
    "speed": "instant",
    "place": [100, 60, 1280, 720],
    "setups": {
        "mousetrap": {
            "seats": {
                "red": {"name": "Rosa", "who": "human"},
                "blue": {"name": "Ben", "who": "bot", "level": "2"},
                "green": {"name": "Greta", "who": "empty"},
                "yellow": {"name": "Yann", "who": "empty"},
            },
            "options": {"profile": "hasbro", "start_built": "22", "hands": "steady"},
        }
    },
}
RADIUS, TURNS_A_SECOND, STEP = 70.0, 0.7, 0.016
PRESSED, STILL = 0.5, 3.0
"""Seconds between two keys, and for which a program must do nothing to be at rest."""


class Waited(Exception):  # noqa: N818 - said as it is
    """Something did not happen in time."""


@contextmanager
def bare_screen(*options: str) -> Iterator[str]:
    """A virtual X server; its DISPLAY."""
    number, end = os.pipe()
    command = ["Xvfb", "-displayfd", str(end), "-ac", "-screen", "0", "1600x1000x24", *options]
    with subprocess.Popen(command, pass_fds=[end], stderr=subprocess.DEVNULL) as server:
        os.close(end)
        try:
            with os.fdopen(number) as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def virtual_screen() -> Iterator[str]:
    """A virtual X server with a window manager that has taken up its work; its DISPLAY."""
    with bare_screen("-noreset") as display:
        manager = _managed(display)
        try:
            yield display
        finally:
            manager.terminate()
            manager.wait(10)


def _managed(display: str) -> subprocess.Popen[bytes]:
    """A window manager that answers for its screen. On a cold or busy machine the first may take seconds to reach it,
    and a key meant for the frame of a window, such as alt+F4, would go to the program.
    """
    environment, quiet = os.environ | {"DISPLAY": display}, subprocess.DEVNULL
    asked = ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]
    end, manager = time.monotonic() + PATIENCE, None
    while time.monotonic() < end:
        if manager is None or manager.poll() is not None:
            manager = subprocess.Popen(["openbox"], env=environment, stdout=quiet, stderr=quiet)
        told = subprocess.run(asked, env=environment, capture_output=True, text=True, check=False).stdout
        if "window id" in told:
            return manager
        time.sleep(0.1)
    raise Waited("no window manager")


def until(ask: Callable[[], Any], what: str, seconds: float = PATIENCE, pause: float = 0.05) -> Any:
    """The first answer that is not nothing; raises Waited."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(pause)
    raise Waited(f"waited in vain for {what}")


class Hands:
    """A mouse and a keyboard, by xdotool alone; `window` is what they are at."""

    def __init__(self, env: Mapping[str, str]) -> None:
        self.env = env
        self.window = ""

    def find(self, *how: str, seconds: float = PATIENCE) -> None:
        """Wait for the window of the program."""
        self.window = until(lambda: self.do("search", *how, "--class", "trapworks"), "a window", seconds).split()[-1]

    def do(self, *words: object) -> str:
        """One order to the mouse or the keyboard."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(command, env=self.env, capture_output=True, text=True, timeout=20, check=False)
        return done.stdout.strip()

    def click_at(self, place: Sequence[float]) -> None:
        """Click at a place in the window."""
        self.do("mousemove", "--window", self.window, *place, "click", 1)


class Person(Hands):
    """Someone who knows only what a screen shows; a twin of the program says where a thing is on it."""

    def __init__(self, account: Account, display: str, twin: Sequence[str | Path]) -> None:
        super().__init__(os.environ | {"DISPLAY": display})
        self.account, self.display = account, display
        self.twin = subprocess.Popen(twin, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.program: subprocess.Popen[bytes] | None = None

    def settle(self) -> None:
        """Set the program up as it is liked, before its first start."""
        self.account.data.mkdir(parents=True, exist_ok=True)
        (self.account.data / "settings.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
        self.account.own(self.account.home / ".local" / "share")

    def start(self, words: Sequence[str | Path]) -> None:
        """Start the program and wait for its window."""
        self.end_program()
        command = self.account.command(words, DISPLAY=self.display)
        self.program = subprocess.Popen(command, cwd="/", stderr=subprocess.DEVNULL)
        self.find("--onlyvisible")
        time.sleep(0.5)

    def look(self, screen: str) -> dict[str, Any]:
        """What a screen shows now."""
        assert self.twin.stdin is not None and self.twin.stdout is not None
        self.twin.stdin.write(json.dumps({"data": str(self.account.data), "screen": screen}) + "\n")
        self.twin.stdin.flush()
        seen: dict[str, Any] = json.loads(self.twin.stdout.readline())
        return seen

    def click(self, screen: str, *names: str) -> None:
        """Click the first of these things that the screen has."""
        seen = self.look(screen)
        name = next((name for name in names if name in seen["stops"]), None)
        if name is None:
            raise Waited(f"{seen['scene']} has none of {names}, but {list(seen['stops'])}")
        self.click_at(seen["stops"][name])

    def turn_crank(self, stop: Callable[[], bool]) -> None:
        """Drag the crank round clockwise until it may be let go."""
        x, y = self.look("crank")["crank"]
        begun = time.monotonic()
        self.do("mousemove", "--window", self.window, x + RADIUS, y, "mousedown", 1)
        while not stop():
            turned = (time.monotonic() - begun) * TURNS_A_SECOND
            if turned > PATIENCE * TURNS_A_SECOND:
                raise Waited("the crank was turned in vain")
            at = x + RADIUS * math.cos(turned * math.tau), y + RADIUS * math.sin(turned * math.tau)
            self.do("mousemove", "--window", self.window, *map(round, at))
            time.sleep(STEP)
        self.do("mouseup", 1)

    def press(self, *keys: str) -> None:
        """Press keys one after the other, wherever the keyboard is."""
        for key in keys:
            self.do("key", key)
            time.sleep(PRESSED)

    def rests(self) -> bool:
        """Whether the program does next to nothing for a while, as nothing on the screen moves."""
        assert self.program is not None
        before = _processor_seconds(self.program.pid)
        time.sleep(STILL)
        return _processor_seconds(self.program.pid) - before < STILL / 30

    def close(self) -> int:
        """Close the window as its frame does; the program's exit code.

        Pressed again while nothing happens, as anybody would: a window manager that takes up a changed keyboard lets go
        of its keys for a moment, and the program, rightly, does nothing with alt+F4 itself.
        """
        assert self.program is not None
        for _ in range(5):
            self.do("key", "alt+F4")
            try:
                return self.program.wait(5)
            except subprocess.TimeoutExpired:
                continue
        raise Waited(f"the window stays open; the keys go to {self.do('getactivewindow', 'getwindowname')!r}")

    def picture(self, path: Path) -> None:
        """Keep what the screen shows, where there is a tool for it."""
        if shutil.which("import"):
            command = ["import", "-display", self.display, "-window", "root", str(path)]
            subprocess.run(command, timeout=20, check=False, capture_output=True)

    def leave(self) -> None:
        """End whatever still runs."""
        self.end_program()
        self.twin.kill()
        self.twin.wait(10)

    def end_program(self) -> None:
        """End the program without asking, if it still runs."""
        if self.program is not None and self.program.poll() is None:
            self.program.kill()
            self.program.wait(10)


def _processor_seconds(process: int) -> float:
    """What a process of Linux has used so far."""
    told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, told[11:13])) / os.sysconf("SC_CLK_TCK")
