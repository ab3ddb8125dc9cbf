"""The program as a newcomer opens it, in an empty account: python -m tests.first_twenty.program HOME [WITH]

WITH: ``switch`` for one that lights up what can be pressed in turn, ``pad`` for a gamepad that is plugged in. Besides,
it tells of a catch, and what can be used on the screen and where, in files of HOME. A virtual screen has neither a
gamepad nor a touch screen, so it takes their orders from its standard input, one a line: ``button 0 1`` and
``axis 1 -0.8`` go to a gamepad that SDL makes; ``finger down 640 360``, ``finger move 700 360`` and
``finger up 700 360`` become the events that SDL makes of a finger on its window.
"""

from __future__ import annotations

import dataclasses
import json
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
from pygame._sdl2 import controller

from game.app import run
from game.app.loop import Loop
from game.games.mousetrap.table.machine.toy import TrapToy
from game.host.places import Places
from tests.drivers.virtual_pad import VirtualPad

_PRESSES = {"down": pygame.MOUSEBUTTONDOWN, "up": pygame.MOUSEBUTTONUP}


class Stand:
    """What stands between the program and whoever handles it. folder: of the account."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._told = ""
        self._pad = VirtualPad()
        self._at = (0, 0)

    def tell(self, loop: Loop) -> None:
        """What is on the screen now, in pixels of the window."""
        screen, scale = loop.program.screen, loop.program.inputs.scale
        if screen is None or loop.program.unfinished:
            return
        places = {each.name: each.visible.center for each in screen.widgets if each.focusable and each.enabled}
        lens: Any = getattr(screen, "lens", None)
        if lens is not None and lens.shown:
            places["crank"] = lens.axle
        stops = {name: [round(at * scale) for at in place] for name, place in places.items()}
        seen = json.dumps(
            {"screen": type(screen).__name__, "stops": stops, "lit": sorted(screen.lit), "focused": screen.focused}
        )
        if seen != self._told:
            (self.folder / "draft").write_text(seen)
            (self.folder / "draft").replace(self.folder / "seen")
            self._told = seen

    def caught(self) -> None:
        """The mouse is under the cage."""
        (self.folder / "caught").touch()

    def listen(self, pad: bool) -> None:
        """Do what is ordered, until nothing is ordered any more; pad: once one has been plugged in."""
        while pad and not controller.get_init():
            time.sleep(0.05)
        if pad:
            self._pad.plug()
        for line in sys.stdin:
            what, *how = line.split()
            if what == "finger":
                self._touch(how[0], (int(how[1]), int(how[2])))
            elif what == "button":
                self._pad.button(int(how[0]), how[1] == "1")
            else:
                self._pad.axis(int(how[0]), float(how[1]))

    def _touch(self, phase: str, at: tuple[int, int]) -> None:
        """A finger is a mouse that is somewhere else at once, and says so."""
        moved: dict[str, Any] = {"pos": at, "rel": (at[0] - self._at[0], at[1] - self._at[1]), "touch": True}
        self._at = at
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, buttons=(int(phase == "move"), 0, 0), **moved))
        if phase in _PRESSES:
            pygame.event.post(pygame.Event(_PRESSES[phase], pos=at, button=1, touch=True))


def main(words: Sequence[str]) -> int:
    """Open it."""
    folder, by = Path(words[0]), words[1:]
    stand, ended = Stand(folder), TrapToy.ended

    def told(self: TrapToy) -> None:
        ended(self)
        if self.watched.report.captured:
            stand.caught()

    def watched(loop: Loop) -> None:
        draw = loop.frame

        def frame() -> None:
            draw()
            stand.tell(loop)

        loop.frame = frame  # type: ignore[method-assign]
        loop.first_turn()
        if "switch" in by:
            loop.program.adopt(dataclasses.replace(loop.program.settings, one_switch=True))
        threading.Thread(target=stand.listen, args=("pad" in by,), daemon=True).start()

    TrapToy.ended = told  # type: ignore[method-assign]
    return run(Places.of(str(folder)), then=watched)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
