"""What is to be heard, and whether Orca says it.

Starts, the focus on every screen, the events of whole matches, and each place of how a match came about.
"""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

from tests.read_aloud.bus import Thing
from tests.read_aloud.orca import Orca
from tests.read_aloud.player import CHOOSERS, Player

_START_S, _FOCUS_S, _EVENTS_S = 10.0, 4.0, 20.0
"""So long Orca has for the first control of a start, for a control that gets the focus, and for the last events, s."""
_STORY_S = 60.0
"""So long somebody waits for the chances of a match to be counted, s."""
_PLACE = re.compile(r"Move \d+ of \d+")
"""Where one is in a match, told only once all is counted."""
_HEAR_OUT_S, _LATEST = 2.0, 4
"""So long somebody waits for the last few sentences before the next move, s."""
_TOLD = 20
"""So much of what was said is printed where something is missing."""
_ROUND = 60
"""No screen has more stops."""
Opened = Callable[[], AbstractContextManager[Player]]


def letters(text: str) -> str:
    """A text without the signs that a voice leaves out or changes."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


class Hearing:
    """Somebody at the keyboard who hears Orca alone; an own listener says what there was to be heard.

    opened: starts the program and ends it. silent: what Orca has not said.
    """

    def __init__(self, orca: Orca, display: str, opened: Opened) -> None:
        self.orca, self.display, self.opened = orca, display, opened
        self.silent: list[str] = []

    def starts(self, count: int) -> None:
        """Start the program so many times; each time the first control is to be spoken."""
        for number in range(1, count + 1):
            begun = time.monotonic()
            with self.opened():
                if self.orca.wait_for("button", begun, _START_S) is None:
                    self.silent.append(f"start {number} of {count}")

    def walk(self, *routes: Sequence[str]) -> int:
        """Go along each route from the shelf, and round by Tab at its end; how many controls had the focus.

        A step is a key, or after an @ the beginning of a control's name.
        """
        with self.opened() as player:
            self.orca.wait_for("button", 0.0, _START_S)
            return sum(self._round(player, route) for route in routes)

    def match(self, game: str) -> str:
        """Play a whole match by AT-SPI; each event that was announced is to be spoken. The result as it is said."""
        choose = CHOOSERS[game][1]
        begun = time.monotonic()
        with self.opened() as player:
            self.orca.wait_for("button", begun, _START_S)
            player.begin(game)

            def choose_when_heard(offered: Sequence[Thing], said: str) -> Thing | None:
                self._hear_out(player, begun)
                return choose(offered, said)

            result = player.play(choose_when_heard)
            self._events(game, player.said, begun)
        return result

    def story(self) -> int:
        """Step through how the match on the shelf came about; each place is to be spoken. How many there were."""
        begun = time.monotonic()
        with self.opened() as player:
            self.orca.wait_for("button", begun, _START_S)
            player.press("Matches")
            time.sleep(1.5)
            self.press("h")
            first = place = self._place(player, "")
            for seen in range(1, _ROUND):
                begun = time.monotonic()
                self.press("Right")
                place = self._place(player, place)
                self._spoken(f"story: {place}", place, begun)
                if place == first:
                    return seen
            return _ROUND

    @staticmethod
    def _place(player: Player, before: str) -> str:
        """Where one is in the match with the chances there, once that is told and another place than before."""
        until = time.monotonic() + _STORY_S
        while time.monotonic() < until:
            names = (one.name for one in player.listener.things() if not one.role)
            place = next((name for name in names if _PLACE.match(name)), before)
            if place != before:
                return place
            time.sleep(0.1)
        raise TimeoutError(f"how the match came about is not told after {before!r}")

    def _hear_out(self, player: Player, begun: float) -> None:
        """Wait as a person does until what has happened is said; Orca leaves names out where too much comes at once."""
        until = time.monotonic() + _HEAR_OUT_S
        while self._unsaid(player.said[-_LATEST:], begun) and time.monotonic() < until:
            time.sleep(0.05)

    def _round(self, player: Player, route: Sequence[str]) -> int:
        for step in route:
            player.press(step[1:]) if step.startswith("@") else self.press(step)
            time.sleep(1.5)
        first = self._focused(player)
        for seen in range(1, _ROUND):
            begun = time.monotonic()
            self.press("Tab")
            now = self._moved(player, begun)
            self._spoken(f"{' '.join(route)}: {now.name}", now.name, begun)
            if first is not None and now.path == first.path:
                return seen
        return _ROUND

    def _moved(self, player: Player, begun: float) -> Thing:
        """What has the focus after a key, as soon as it has moved."""
        time.sleep(0.15)
        while (now := self._focused(player)) is None:
            if time.monotonic() - begun > _START_S:
                raise TimeoutError("nothing has the focus")
            time.sleep(0.05)
        return now

    @staticmethod
    def _focused(player: Player) -> Thing | None:
        return next((one for one in player.listener.things() if one.focused), None)

    def _spoken(self, where: str, name: str, begun: float) -> None:
        until = time.monotonic() + _FOCUS_S
        while letters(name) not in letters("".join(one.text for one in self.orca.said(begun))):
            if time.monotonic() > until:
                self.silent.append(where)
                return
            time.sleep(0.05)

    def _events(self, game: str, events: Sequence[str], begun: float) -> None:
        until = time.monotonic() + _EVENTS_S
        while missing := self._unsaid(events, begun):
            if time.monotonic() > until:
                self.silent += [f"{game}: {event}" for event in missing]
                print(f"{game}: Orca said", [one.text for one in self.orca.said(begun)][-_TOLD:], flush=True)
                return
            time.sleep(0.2)

    def _unsaid(self, events: Sequence[str], begun: float) -> list[str]:
        """The events that were not said, each as often as it was announced."""
        said = [letters(one.text) for one in self.orca.said(begun)]
        missing = []
        for event in events:
            at = next((number for number, one in enumerate(said) if letters(event) in one), None)
            if at is None:
                missing.append(event)
            else:
                del said[at]
        return missing

    def press(self, key: str) -> None:
        """Press a key as a person does."""
        subprocess.run(["xdotool", "key", key], env=os.environ | {"DISPLAY": self.display}, timeout=20, check=False)
