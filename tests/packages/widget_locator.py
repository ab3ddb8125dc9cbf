"""python tests/packages/widget_locator.py: find a widget on the screen of a frozen program.

Reads lines of JSON, {"data": DIR, "screen": "title" | "setup" | "table" | "crank"}, and answers with what the same
screen of the same match shows in a window of the same size: {"scene": ..., "stops": {name: [x, y]}, "crank": [x, y]}
The folder is copied, so that the match itself is only read.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

os.environ |= {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

import pygame

from game.app import Program
from game.core.slices import finish
from game.host.places import Places
from game.shell.matches import open_match
from game.ui.drawing.canvas import Canvas

SIZE = (1280, 720)
FRAMES, TICK = 12, 1 / 30


def seen(data: Path, screen: str) -> dict[str, Any]:
    """What a screen shows once its first motions are over."""
    program = Program(Places(data))
    if screen in ("table", "crank"):
        latest = max(data.glob("matches/*.match"), key=lambda path: path.stat().st_mtime_ns)
        opened = finish(open_match.resuming(latest))
        program.go_to(f"table:{opened.row.game.id}", opened=opened)
    else:
        program.go_to("title")
        if screen == "setup":
            program.open("setup", game="mousetrap")
    canvas = settled(program)
    scene: Any = program.scenes[-1]
    if screen == "crank":
        next(each for each in scene.widgets if each.name == "primary").confirm()
        canvas = settled(program)
    scene = getattr(program.scenes[-1], "over", None) or program.scenes[-1]
    lens = getattr(scene, "lens", None)
    return {
        "scene": type(scene).__name__,
        "stops": {
            each.name: [round(at * canvas.scale) for at in each.visible.center]
            for each in scene.widgets
            if each.focusable and each.enabled
        },
        "crank": [round(at * canvas.scale) for at in lens.axle] if lens is not None and lens.shown else None,
    }


def settled(program: Program) -> Canvas:
    """Let the first motions of a screen pass."""
    surface = pygame.Surface(SIZE)
    program.paint(surface)
    for _ in range(FRAMES):
        program.step(TICK, lambda: program.paint(surface))
    return program.paint(surface)


def main() -> None:
    """Answer until the questions end."""
    pygame.display.init()
    pygame.font.init()
    for line in sys.stdin:
        asked = json.loads(line)
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "data"
            shutil.copytree(asked["data"], copy)
            print(json.dumps(seen(copy, asked["screen"])), flush=True)


if __name__ == "__main__":
    main()
