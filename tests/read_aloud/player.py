"""Somebody who plays by what is told alone: names, states, groups and announcements, never a picture or a rule book."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence

from tests.read_aloud.bus import Listener, Thing

_PATIENCE_S = 20.0
_STUCK_S = 25.0
_LOOKS_S, _ANSWERED_S = 0.1, 0.3
"""So long somebody listens before looking again, and after pressing something, which is answered in words, s."""
_OVER = re.compile(r"\bwins?!|Nobody wins|cleared the tray|One trip too many")
_LOOKED_AT = ("The machine", "The board", "The chain")
"""Groups that are there to be read; what is chosen stands elsewhere."""
_LONG = ("The tray",)
"""Groups that are gone through where nothing else is to be done: so many things are in them."""
_BESIDE = (
    "Undo", "Hint", "Rules", "Log", "Menu", "Plan", "Checklist", "Odds", "Standings", "Asks the",
    "Shows ", "In the pile", "Your card goes here",
)  # fmt: skip
Chooser = Callable[[Sequence[Thing], str], Thing | None]


class Player:
    """Finds things by their names, presses them, and remembers what was said. machine: the trap to choose, if any."""

    def __init__(self, listener: Listener, machine: str = "") -> None:
        self.listener, self.machine = listener, machine
        self.said: list[str] = []
        self.presses = 0

    def press(self, name: str) -> None:
        """Press what has a name that begins so, as soon as it is there; raises TimeoutError."""
        until = time.monotonic() + _PATIENCE_S
        while time.monotonic() < until:
            found = [one for one in self.listener.things() if one.role and one.enabled and one.name.startswith(name)]
            if found:
                self.listener.press(found[0])
                self.presses += 1
                return
            time.sleep(0.05)
        raise TimeoutError(f"nothing is called {name!r}")

    def begin(self, game: str) -> None:
        """From the shelf to the first turn of a match."""
        self.press(CHOOSERS[game][0])
        if game == "mousetrap" and self.machine:
            self.press("Which trap?")
            self.press(self.machine)
        self.press("Start")

    def listen(self, patience: float = 0.0) -> None:
        """Hear what is said, waiting so long for something, s."""
        self.said += self.listener.announced(patience)

    def play(self, choose: Chooser) -> str:
        """Play the match that is open to its end; the result as it is said. Raises TimeoutError if nothing happens."""
        begun, moved, chosen = len(self.said), time.monotonic(), None
        while True:
            before = len(self.said)
            self.listen(_ANSWERED_S if chosen is not None else _LOOKS_S)
            result = next((text for text in self.said[begun:] if _OVER.search(text)), "")
            if result:
                return result
            chosen = self._choose(choose) if len(self.said) == before else None
            if chosen is not None:
                self.listener.press(chosen)
                self.presses += 1
            if chosen is not None or len(self.said) > before:
                moved = time.monotonic()
            if time.monotonic() - moved > _STUCK_S:
                offered = [one.name for one in self.listener.things(_LOOKED_AT) if one.role]
                raise TimeoutError(f"nothing goes on after {self.said[-3:]}; offered: {offered}")

    def _choose(self, choose: Chooser) -> Thing | None:
        chosen = self._chosen(choose, (*_LOOKED_AT, *_LONG))
        return self._chosen(choose, _LOOKED_AT) if chosen is None else chosen

    def _chosen(self, choose: Chooser, passed: Sequence[str]) -> Thing | None:
        told = self.listener.things(passed)
        offered = [one for one in told if one.role == "button" and one.enabled and not one.name.startswith(_BESIDE)]
        heading = next((one.name for one in told if one.name and not one.role and one.name != "Trapworks"), "")
        try:
            return choose(offered, " ".join([heading, *self.said[-2:]]))
        except StopIteration:
            return None


def first(offered: Sequence[Thing], said: str) -> Thing | None:
    """What stands first, as on a table what is wanted most does."""
    wanted = [one for one in offered if not re.match(r"\d+ |The last|Press|\w+( is|:|,)", one.name)]
    return next(iter(wanted), None)


def by_the_maze(offered: Sequence[Thing], said: str) -> Thing | None:
    """End a turn as soon as something is won; put wedges where the cards say that one may."""
    names = {one.name: one for one in offered}
    cells = [one for one in offered if one.name.startswith("Row ")]
    if "End the turn" in names and "at risk" in said + " ".join(names):
        return names["End the turn"]
    if "place a wedge" in said and cells:
        return next(one for one in cells if "No cheese" not in one.name and "mouse is here" not in one.name)
    return first([one for one in offered if one not in cells], said)


def by_the_feel(offered: Sequence[Thing], said: str) -> Thing | None:
    """Touch what touches least; take what gives at all, and pass on what is locked in."""
    names = {one.name: one for one in offered}
    if "Take it" in names:
        return names.get("Pass", names["Take it"]) if "locked" in said else names["Take it"]
    if "Skip" in names:
        return names["Skip"]
    pieces = [one for one in offered if " piece " in one.name and "touches" in one.name]
    return min(pieces, key=lambda one: one.name.count("piece") + one.name.count("wall"), default=None)


CHOOSERS: dict[str, tuple[str, Chooser]] = {
    "mousetrap": ("Mouse Trap. ", first),
    "mousemaze": ("Mouse Trap Card Game", by_the_maze),
    "mightymouse": ("Mighty Mouse", first),
    "boobytrap": ("Booby-Trap", by_the_feel),
}
"""By the games' ids: what their boxes are called, and how their matches are played."""
