"""Names that explain themselves, nothing pickled, a tidy top level."""

import ast
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(file for folder in ("game", "tests", "build_scripts") for file in (ROOT / folder).rglob("*.py"))
SAYS_NOTHING = {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}
PICKLING = {"pickle", "shelve", "marshal"}
TOP_LEVEL = {"LICENSE", "README.md", "assets", "build_scripts", "game", "pyproject.toml", "tests"}


def shown(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def imported_by(file: Path) -> set[str]:
    """The top-level names of all modules that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return {name.split(".")[0] for name in names}


def test_names_say_what_is_inside():
    vague = [shown(file) for file in FILES if SAYS_NOTHING & set(file.relative_to(ROOT).with_suffix("").parts)]
    assert not vague


def test_a_name_of_a_class_has_one_duty():
    """Rule books name the same things alike; elsewhere at most eight names stand in more than one file."""
    found = Counter(
        node.name
        for file in FILES
        if shown(file).startswith("game/") and not shown(file).startswith("game/rules/")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert len(doubled := [name for name, count in found.items() if count > 1]) <= 8, doubled


def test_nothing_is_pickled():
    naming = [file for file in FILES if PICKLING & set(re.findall(r"\w+", file.read_text(encoding="utf-8")))]
    assert not [shown(file) for file in naming if PICKLING & imported_by(file)]


def test_the_top_level_is_tidy():
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    entries = {line.split("/")[0] for line in listed.stdout.splitlines()}
    assert {entry for entry in entries if not entry.startswith(".")} <= TOP_LEVEL
