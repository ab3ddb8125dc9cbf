"""What may be opened next is imported a module at a time, the deepest first."""

import os
import subprocess
import sys

import pytest

from game.catalog import CATALOG

_ASK = """
import builtins, importlib, sys
import game.app.program, game.shell.title
from game.shell import routes

def ours():
    return {name for name in sys.modules if name.startswith("game.")}

before, most, steps = ours(), 0, 0
for _ in routes.ahead(*sys.argv[1:]):
    now = ours()
    most, before, steps = max(most, len(now - before)), now, steps + 1
print(most, steps)
for _ in routes.ahead(*sys.argv[1:]):
    raise SystemExit("imported twice")
for route in sys.argv[1:]:
    [*map(importlib.import_module, routes.imports_of(routes.maker(route)))]
print(len(ours() - before))
"""


@pytest.mark.parametrize(
    "routes", [("hall", "bench", "wall", "practise_crank"), ("table:mousetrap", "workshop:boobytrap")]
)
def test_a_step_imports_few_modules_and_nothing_is_left_for_the_opening(routes):
    found = subprocess.run(
        [sys.executable, "-c", _ASK, *routes], capture_output=True, text=True, check=True,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
    )  # fmt: skip
    most, steps, left = map(int, found.stdout.split())
    assert most <= 16 and steps > 40 and left == 0  # a package comes with the modules that it names itself


_TITLE = """
import sys
from pathlib import Path
import pygame
from game.app.program import Program
from game.host.places import Places
from game.ui.window import start_video

start_video()
pygame.font.init()
window = pygame.Window("title", (1280, 720))
program = Program(Places(Path(sys.argv[1])))
program.go_to("title")
program.paint(window.get_surface())
print(*sorted(name for name in sys.modules if name.startswith("game.games.")), *({"pymunk"} & set(sys.modules)))
"""


def test_the_first_frame_of_the_title_loads_of_a_game_its_desk_alone(tmp_path):
    found = subprocess.run(
        [sys.executable, "-c", _TITLE, str(tmp_path)], capture_output=True, text=True, check=True,
        env={**os.environ, "SDL_VIDEODRIVER": "offscreen", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
    )  # fmt: skip
    games = {f"game.games.{game}" for game in CATALOG}
    assert set(found.stdout.split()) == games | {f"{game}.desk" for game in games}
