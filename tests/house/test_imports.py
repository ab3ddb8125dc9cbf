"""The floors of the house: which module may import which, and that each contract can fail."""

import ast
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINT = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
CONTRACTS = {contract["id"]: contract for contract in SETTINGS["contracts"]}

TRESPASSES = [
    ("floors", "game/utils.py", ""),
    ("floors", "game/core/stray.py", "import game.rules"),
    ("floors", "game/rules/stray.py", "import game.physics"),
    ("floors", "game/physics/stray.py", "import game.nature"),
    ("rooms", "game/rules/mousemaze/__init__.py", "import game.rules.mousetrap"),
    ("rooms", "game/scenes/boobytrap/__init__.py", "import game.scenes.mightymouse"),
    ("floors", "game/pictures/stray.py", "import game.scenes"),
    ("rooms", "game/pictures/boobytrap/__init__.py", "import game.pictures.mousetrap"),
    ("pictures", "game/pictures/stray.py", "import game.session"),
    ("no-pygame", "game/physics/stray.py", "import pygame"),
    ("no-pygame", "game/nature/stray.py", "from pygame.math import Vector2"),
    ("pure", "game/core/stray.py", "import time"),
    ("pure", "game/rules/stray.py", "import random"),
    ("pure", "game/rules/mousetrap/stray.py", "from pymunk import Vec2d"),
    ("by-eye", "game/bots/boobytrap.py", "from game.rules.boobytrap.state import State"),
    ("by-eye", "game/bots/boobytrap_sight.py", "import game.physics.boobytrap.tray_cache"),
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
    for room in ("nature", "ui", "rules/mousetrap", "rules/mousemaze", "scenes/mightymouse", "scenes/boobytrap"):
        (tree / "game" / room).mkdir(parents=True, exist_ok=True)
        for folder in (tree / "game" / room, (tree / "game" / room).parent):
            (folder / "__init__.py").touch()
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


def floors_checked_without_their_own_file() -> set[str]:
    sources = [source for contract in SETTINGS["contracts"] for source in contract.get("source_modules", [])]
    return {source.removesuffix(".**") for source in sources if source.endswith(".**")}


@pytest.mark.parametrize("floor", sorted(floors_checked_without_their_own_file()))
def test_a_floors_own_file_imports_only_the_game(floor: str):
    """The pattern `game.rules.**` covers all of the floor but this file."""
    file = ROOT / floor.replace(".", "/") / "__init__.py"
    imports = ast.walk(ast.parse(file.read_text())) if file.exists() else ()
    for node in imports:
        if isinstance(node, ast.Import):
            assert all(name.name.split(".")[0] == "game" for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert (node.module or "").split(".")[0] in ("game", "__future__")


def imports() -> dict[str, set[str]]:
    """What each module of the game imports of it when it is imported itself."""
    files = {path.relative_to(ROOT).with_suffix(""): path for path in (ROOT / "game").rglob("*.py")}
    modules = {".".join(name.parts).removesuffix(".__init__"): path for name, path in files.items()}
    found: dict[str, set[str]] = {}
    for module, path in modules.items():
        wanted = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ImportFrom)]
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
