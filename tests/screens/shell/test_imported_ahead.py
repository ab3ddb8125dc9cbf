"""What may be opened next is imported a module at a time, the deepest first."""

import os
import subprocess
import sys

import pytest

_ASK = """
import builtins, importlib, sys
import game.app.program, game.shell.title
from game.shell import imported_ahead, routes

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
    [*map(importlib.import_module, imported_ahead.imports_of(routes.maker(route)))]
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
