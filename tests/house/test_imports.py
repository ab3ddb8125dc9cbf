"""The floors of the house: which module may import which, and that each contract can fail."""

import ast
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.house.sources import parsed

ROOT = Path(__file__).resolve().parents[2]
LINT = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
CONTRACTS = {contract["id"]: contract for contract in SETTINGS["contracts"]}

TRESPASSES = [
    ("floors", "game/utils.py", ""),
    ("floors", "game/core/stray.py", "import game.machine"),
    ("floors", "game/machine/stray.py", "import game.nature"),
    ("floors", "game/shell/stray.py", "import game.games"),
    ("floors", "game/games/mousemaze/stray.py", "import game.workshop"),
    ("rooms", "game/games/mousemaze/rules/__init__.py", "import game.games.mousetrap"),
    ("rooms", "game/games/boobytrap/table/__init__.py", "import game.games.mightymouse"),
    ("inside", "game/games/mousetrap/rules/stray.py", "import game.games.mousetrap.trap"),
    ("inside", "game/games/mousetrap/pictures/stray.py", "import game.games.mousetrap.table"),
    ("workshop", "game/workshop/parts/stray.py", "import game.workshop.proofs"),
    ("pictures", "game/shell/pictures/stray.py", "import game.session"),
    ("pictures", "game/games/boobytrap/pictures/stray.py", "import game.games.boobytrap.nature"),
    ("no-pygame", "game/machine/stray.py", "import pygame"),
    ("no-pygame", "game/games/boobytrap/tray/stray.py", "from pygame.math import Vector2"),
    ("pure", "game/core/stray.py", "import time"),
    ("pure", "game/games/mousemaze/rules/stray.py", "import random"),
    ("pure", "game/games/mousetrap/rules/stray.py", "from pymunk import Vec2d"),
    ("by-eye", "game/games/boobytrap/bots.py", "from game.games.boobytrap.rules.state import State"),
    ("by-eye", "game/games/boobytrap/bots.py", "import game.games.boobytrap.tray.history"),
    ("no-numpy", "game/ui/stray.py", "import numpy as np"),
]


def lint(tree: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LINT, "--no-logo", "--no-cache"]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False, timeout=60)


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is said of each contract of a house where every trespass is done, and every floor and room is in place."""
    tree = tmp_path_factory.mktemp("house")
    shutil.copy(ROOT / "pyproject.toml", tree)
    shutil.copytree(ROOT / "game", tree / "game", ignore=shutil.ignore_patterns("__pycache__", "locale"))
    for _, path, line in TRESPASSES:
        with (tree / path).open("a") as file:
            file.write(f"\n{line}\n")
    outcome = lint(tree)
    assert outcome.returncode == 1
    said = " ".join(outcome.stdout.partition("Broken contracts")[2].split())
    starts = {name: said.index(contract["name"]) for name, contract in CONTRACTS.items()}
    return {name: said[start : min((at for at in starts.values() if at > start), default=None)]
            for name, start in starts.items()}  # fmt: skip


def test_the_house_keeps_its_contracts():
    outcome = lint(ROOT)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


@pytest.mark.parametrize(("contract", "path", "line"), TRESPASSES)
def test_a_trespass_breaks_its_contract(broken: dict[str, str], contract: str, path: str, line: str):
    module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    imported = line.split()[1] if line else ""
    # A library counts as one module.
    imported = imported if imported.startswith("game.") else imported.partition(".")[0]
    assert (f"- {module} -> {imported} " if line else f"- {module} ") in broken[contract]


def test_every_contract_has_a_trespass():
    assert {contract for contract, _, _ in TRESPASSES} == set(CONTRACTS)


def imports() -> dict[str, set[str]]:
    """What each module of the game imports of it: when it is imported itself, when it is called, or for its types."""
    files = {path.relative_to(ROOT).with_suffix(""): path for path in (ROOT / "game").rglob("*.py")}
    modules = {".".join(name.parts).removesuffix(".__init__"): path for name, path in files.items()}
    found: dict[str, set[str]] = {}
    for module, path in modules.items():
        wanted = [node for node in ast.walk(parsed(path)) if isinstance(node, ast.ImportFrom)]
        pairs = [(f"{node.module}.{each.name}", f"{node.module}") for node in wanted for each in node.names]
        names = {inner if inner in modules else outer for inner, outer in pairs}
        found[module] = {name for name in names if name in modules and name != module}
    return found


def test_no_module_is_imported_in_a_circle():
    left = imports()
    assert len(left) > 400 and left["game.app.program"]
    while ends := {name for name, wanted in left.items() if not wanted & left.keys()}:
        left = {name: wanted for name, wanted in left.items() if name not in ends}
    assert not left, "each of these leads back to itself, or to one that does"
