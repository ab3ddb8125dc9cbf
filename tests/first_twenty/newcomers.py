"""Who comes to the program for the first time, and how each of them handles it until a match is played.

Each looks at a new screen for three seconds first, and does what it shows. What somebody does is told as the seconds
between their acts, so that pictures can be taken meanwhile.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import IO, Any

from game.games.mousetrap.text import machine as at_toy
from game.games.mousetrap.text import table as at_table
from game.text import screens as labels
from game.text.language import _
from tests.drivers.desktop_driver import Hands
from tests.read_aloud.bus import Listener, ask_for_accessibility

LOOKS, SIGNS_A_S = 3.0, 15.0
"""How long a new screen is looked at, s, and how fast a voice reads."""
WAY = (("Title", "mousetrap"), ("MatchSetup", "start"))
"""From the shelf to the table: screens, and what is pressed there."""
SLOPPY = 9
"""How far a fingertip comes down beside what it was meant for, px."""
PAD_A, PAD_RIGHT_SHOULDER = 0, 10
DOWN = 0.25
"""How long a button of the gamepad is down, s: SDL only looks at it between frames, and a busy computer has few."""
Acts = Iterator[float]
"""What somebody does, and the seconds between."""


class Window(Hands):
    """The window of the program, and what is to be seen in it. orders: to its gamepad and its touch screen."""

    def __init__(self, env: Mapping[str, str], folder: Path, orders: IO[str]) -> None:
        super().__init__(env)
        self.folder = folder
        self._orders = orders

    @property
    def screen(self) -> str:
        """Which screen is in front."""
        return str(self._seen()["screen"])

    @property
    def stops(self) -> Mapping[str, tuple[int, int]]:
        """What can be used, and where it is."""
        return {name: (x, y) for name, (x, y) in self._seen()["stops"].items()}

    @property
    def lit(self) -> list[str]:
        """What one switch would press."""
        return list(self._seen()["lit"])

    @property
    def focused(self) -> str:
        """What has the focus."""
        return str(self._seen()["focused"])

    def offers(self, screen: str, name: str) -> bool:
        """Whether this screen is in front, and has this."""
        return self.screen == screen and name in self.stops

    def _seen(self) -> dict[str, Any]:
        seen = self.folder / "seen"
        nothing = {"screen": "", "stops": {}, "lit": [], "focused": ""}
        found: dict[str, Any] = json.loads(seen.read_text()) if seen.exists() else nothing
        return found

    def order(self, *words: object) -> None:
        """One order to the gamepad or the touch screen."""
        self._orders.write(" ".join(map(str, words)) + "\n")
        self._orders.flush()

    def click(self, name: str) -> Acts:
        """Click on a thing."""
        self.click_at(self.stops[name])
        yield 0.0

    def tap(self, name: str) -> Acts:
        """Tap on a thing with a finger, a little beside its middle."""
        x, y = self.stops[name]
        self.order("finger", "down", x + SLOPPY, y + SLOPPY)
        yield 0.08
        self.order("finger", "up", x + SLOPPY, y + SLOPPY)
        yield 0.0

    def pad(self, name: str) -> Acts:
        """Go from one thing to the next with the right shoulder, and press A on the one that was meant."""
        while self.focused != name:
            yield from self._button(PAD_RIGHT_SHOULDER)
            yield 0.3
        yield from self._button(PAD_A)

    def _button(self, number: int) -> Acts:
        self.order("button", number, 1)
        yield DOWN
        self.order("button", number, 0)
        yield 0.0

    def switch(self, name: str) -> Acts:
        """Press the one switch whenever a thing is lit, or a group with it, until something came of it."""
        pressed = False
        while not pressed:
            while name not in self.lit:
                yield 0.1
            alone, before = len(self.lit) == 1, (self.screen, self.stops.keys())
            yield 0.3
            self.do("key", "space")
            yield 0.5
            pressed = alone and before != (self.screen, self.stops.keys())


Newcomer = Callable[[Window], Acts]


def by_mouse(window: Window) -> Acts:
    """Drags the crank round, sloppily: about where it is, in a circle that is none."""
    yield from turned(window, partial(_drag, window), window.click)
    yield from to_a_roll(window, window.click)


def _drag(window: Window) -> Acts:
    middle = window.stops["crank"]
    window.do("mousemove", "--window", window.window, middle[0] + 60, middle[1], "mousedown", 1)
    for at in _about(middle):
        window.do("mousemove", "--window", window.window, *at)
        yield 0.02
        if "crank" not in window.stops:
            break
    window.do("mouseup", 1)


def by_finger(window: Window) -> Acts:
    """Puts a finger on the crank and drags it round as sloppily, then taps."""
    yield from turned(window, partial(_drag_by_finger, window), window.tap)
    yield from to_a_roll(window, window.tap)


def _drag_by_finger(window: Window) -> Acts:
    middle = window.stops["crank"]
    at = middle[0] + 60, middle[1]
    window.order("finger", "down", *at)
    for at in _about(middle):
        window.order("finger", "move", *at)
        yield 0.02
        if "crank" not in window.stops:
            break
    window.order("finger", "up", *at)


def _about(middle: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Places round the axle, in a circle that is none."""
    for step in range(400):
        angle, far = step * 0.09, 60 + 18 * math.sin(step * 0.23)
        yield round(middle[0] + far * math.cos(angle)), round(middle[1] + far * math.sin(angle))


def by_button(window: Window) -> Acts:
    """Presses whatever is largest, and never reads."""
    yield from until(lambda: "turn" in window.stops)
    yield LOOKS
    yield from window.click("turn")
    yield from to_a_roll(window, window.click)


def by_keys(window: Window) -> Acts:
    """Holds the key that is shown, and then presses those that are."""
    yield from until(lambda: "turn" in window.stops)
    yield LOOKS
    window.do("keydown", "space")
    yield 8.0
    window.do("keyup", "space")

    def press(name: str) -> Acts:
        window.do("key", "space" if name == "primary" else "Return")
        yield 0.0

    yield from to_a_roll(window, press)


def by_one_key(window: Window) -> Acts:
    """Has nothing but one key, and presses it now and then."""
    while True:
        yield LOOKS
        window.do("key", "space")


def by_stick(window: Window) -> Acts:
    """Takes a gamepad, turns its left stick round as the hand on the screen goes, and then presses A on what is lit."""
    yield from turned(window, partial(_roll_the_stick, window), window.pad)
    yield from to_a_roll(window, window.pad)


def _roll_the_stick(window: Window) -> Acts:
    for step in range(400):
        angle = step * 0.12
        window.order("axis", 0, round(math.cos(angle), 3))
        window.order("axis", 1, round(math.sin(angle), 3))
        yield 0.02
        if "crank" not in window.stops:
            break
    for axis in (0, 1):
        window.order("axis", axis, 0)


def by_pad(window: Window) -> Acts:
    """Takes a gamepad and presses A on whatever is lit, from the first screen on."""
    yield from until(lambda: "turn" in window.stops)
    yield LOOKS
    yield from window.pad("turn")
    yield from to_a_roll(window, window.pad)


def by_switch(window: Window) -> Acts:
    """Has nothing but one switch; what it presses is lit in turn."""
    yield from until(lambda: "turn" in window.stops)
    yield LOOKS
    yield from window.switch("turn")
    yield from to_a_roll(window, window.switch)


def by_reader(window: Window) -> Acts:
    """Hears out whatever is said, and goes on by Tab until what has the focus is what is wanted."""
    listener = Listener(ask_for_accessibility())
    listener.find_program(int((window.folder / "process").read_text()))
    heard = pressed = ""
    ways = _(at_toy.TURN), f"{_(labels.MOUSE_TRAP)}. ", _(labels.START), _(at_table.ROLL_THE_DIE)
    for wanted in ways:
        while not heard.startswith(wanted):
            before, events = heard, listener.announced(0.1)
            found = next((thing for thing in listener.things() if thing.focused), None)
            heard = found.name if found else ""
            yield 0.3 + sum(map(len, events)) / SIGNS_A_S
            if heard != before:
                yield len(heard) / SIGNS_A_S
            elif heard and heard != pressed and not events:
                window.do("key", "Tab")
        yield len(found.note if found else "") / SIGNS_A_S
        window.do("key", "Return")
        pressed = heard


NEWCOMERS: Mapping[str, Newcomer] = {
    "mouse": by_mouse,
    "finger": by_finger,
    "button": by_button,
    "keys": by_keys,
    "one_key": by_one_key,
    "stick": by_stick,
    "pad": by_pad,
    "switch": by_switch,
    "reader": by_reader,
}


def until(there: Callable[[], bool]) -> Acts:
    """Wait for something to be seen."""
    while not there():
        yield 0.1


def turned(window: Window, turn: Callable[[], Acts], press: Callable[[str], Acts]) -> Acts:
    """Turn the crank, and do so again as long as the toy says that the mouse got away."""
    while True:
        yield from until(lambda: "crank" in window.stops)
        yield LOOKS
        yield from turn()
        yield from until(lambda: "again" in window.stops or window.screen == WAY[0][0])
        if "again" not in window.stops:
            return
        yield LOOKS
        yield from press("again")


def to_a_roll(window: Window, press: Callable[[str], Acts]) -> Acts:
    """From the shelf to the table, and there whatever the big button says."""
    for screen, name in WAY:
        yield from until(partial(window.offers, screen, name))
        yield LOOKS
        yield from press(name)
    yield from until(lambda: window.screen not in dict(WAY))
    while True:
        yield LOOKS
        yield from until(lambda: "primary" in window.stops)
        yield from press("primary")
