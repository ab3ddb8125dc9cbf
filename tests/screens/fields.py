"""Where names are typed: what asks for it is found in the code, how one gets there is told here."""

import ast
import importlib
import pkgutil
from functools import partial
from pathlib import Path

from game import shell, ui, workshop
from game.catalog import CATALOG
from game.ui.widgets.widget import Widget
from game.workshop.parts.challenge import challenges

GAME = Path(__file__).resolve().parents[2] / "game"


def _kinds(kind=Widget):
    """All kinds of widgets that are written in."""
    return {kind.__name__} if kind.typing else {name for each in kind.__subclasses__() for name in _kinds(each)}


def files_with_fields():
    """The files of the game that put a widget on the screen that is written in."""
    for package in (ui, shell, workshop):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    kinds, found = _kinds(), set()
    for file in GAME.rglob("*.py"):
        calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
        if any(isinstance(call.func, ast.Name) and call.func.id in kinds for call in calls):
            found.add(file.relative_to(GAME).as_posix())
    return found


def _rename(program):
    program.open("rename", name="", keep=lambda name: None)


def _set_up(game, program):
    program.go_to("setup", game=game)


def _bench(program):
    program.go_to("bench")


def _records(program):
    program.go_to("records", challenge=challenges()[0])


FIELDS = {
    "shell/matches/acts.py": {"rename": _rename},
    "shell/setup/seating.py": {f"setup {game}": partial(_set_up, game) for game in CATALOG},
    "workshop/bench/bare_bench.py": {"bench": _bench},
    "workshop/hall/records.py": {"records": _records},
}
"""For each of these files the screens with its fields, and what opens them."""
