"""Names that explain themselves, nothing pickled, a tidy top level."""

import ast
import re
import shutil
import subprocess
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tests.house.sources import parsed

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(file for folder in ("game", "tests", "build_scripts") for file in (ROOT / folder).rglob("*.py"))
SAYS_NOTHING = {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}
MOST_FILES = 25
PICKLING = {"pickle", "shelve", "marshal"}
TOP_LEVEL = {"LICENSE", "README.md", "assets", "build_scripts", "game", "pyproject.toml", "tests"}


def shown(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def imported_by(file: Path) -> set[str]:
    """The top-level names of all modules that a file imports."""
    names: set[str] = set()
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return {name.split(".")[0] for name in names}


def test_names_say_what_is_inside():
    vague = [shown(file) for file in FILES if SAYS_NOTHING & set(file.relative_to(ROOT).with_suffix("").parts)]
    assert not vague


def crowded(files: list[Path]) -> list[str]:
    """Folders with more files than can be looked through at once."""
    return [str(folder) for folder, count in Counter(file.parent for file in files).items() if count > MOST_FILES]


def test_a_folder_can_be_looked_through():
    """Rooms say what they hold."""
    assert crowded(FILES) == []
    full = [Path(f"room/{number}.py") for number in range(MOST_FILES)]
    assert crowded(full) == [] and crowded([*full, Path("room/one_more.py")]) == ["room"]


def test_a_name_of_a_class_has_one_duty():
    """Rule books name the same things alike; elsewhere at most eight names stand in more than one file."""
    found = Counter(
        node.name
        for file in FILES
        if shown(file).startswith("game/") and "rules" not in file.parts
        for node in parsed(file).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert len(doubled := [name for name, count in found.items() if count > 1]) <= 8, doubled


@cache
def own_names(defined: ast.ClassDef) -> set[str]:
    """What a class defines for itself alone: methods and attributes that begin with one underscore."""
    names = {node.name for node in defined.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    names |= {target.id for target in _targets(defined) if isinstance(target, ast.Name)}
    for node in ast.walk(defined):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self":
            names.add(node.attr)
    return {name for name in names if name.startswith("_") and not name.startswith("__")}


def _targets(defined: ast.ClassDef) -> list[ast.expr]:
    """What is assigned to in the body of a class."""
    plain = [target for node in defined.body if isinstance(node, ast.Assign) for target in node.targets]
    return plain + [node.target for node in defined.body if isinstance(node, ast.AnnAssign)]


def taken_names(files: list[Path]) -> list[str]:
    """Names that a class of `game.ui` keeps to itself, and that a class of another file derived from it defines too."""
    found = [(file, node) for file in files for node in ast.walk(parsed(file))]
    classes = [(file, node) for file, node in found if isinstance(node, ast.ClassDef)]
    bases = {node.name: (file, node) for file, node in classes if "ui" in file.parts}
    derived = {node.name: node for _file, node in classes}

    def above(node: ast.ClassDef) -> set[str]:
        names = {ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases} & derived.keys()
        return names.union(*(above(derived[name]) for name in names if name != node.name))

    return [
        f"{file.name}: {node.name} takes {name} of {base}"
        for file, node in classes
        for base in sorted(above(node) & bases.keys())
        if bases[base][0] != file
        for name in sorted(own_names(node) & own_names(bases[base][1]))
    ]


def test_what_a_base_class_keeps_to_itself_no_screen_or_widget_takes():
    """A screen that named a method of its own as the base names one of its own took every typed letter away."""
    assert taken_names([file for file in FILES if shown(file).startswith("game/")]) == []


def test_a_taken_name_is_found(tmp_path):
    (tmp_path / "ui").mkdir()
    base, screen = tmp_path / "ui" / "screen.py", tmp_path / "rename.py"
    base.write_text("class Base:\n    _held: int = 0\n    def take(self): self._type()\n    def _type(self): ...\n")
    screen.write_text("class Page(Base): ...\nclass Rename(Page):\n    def _type(self): self._held = 1\n")
    assert taken_names([base, screen]) == [
        "rename.py: Rename takes _held of Base",
        "rename.py: Rename takes _type of Base",
    ]


def test_nothing_is_pickled():
    naming = [file for file in FILES if PICKLING & set(re.findall(r"\w+", file.read_text(encoding="utf-8")))]
    assert not [shown(file) for file in naming if PICKLING & imported_by(file)]


def test_the_top_level_is_tidy():
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    entries = {line.split("/")[0] for line in listed.stdout.splitlines()}
    assert {entry for entry in entries if not entry.startswith(".")} <= TOP_LEVEL


def above(kind: type) -> int:
    """How many classes of ours stand above one, in the longest line."""
    return max((1 + above(base) for base in kind.__bases__ if base.__module__.startswith("game.")), default=0)


def test_no_class_has_more_than_three_of_ours_above_it():
    """Variants are values."""
    modules = [
        ".".join(file.relative_to(ROOT).with_suffix("").parts) for file in FILES if shown(file).startswith("game/")
    ]
    named = [import_module(module.removesuffix(".__init__")) for module in modules if not module.endswith("__main__")]
    kinds = {kind for module in named for kind in vars(module).values() if isinstance(kind, type)}
    ours = {kind for kind in kinds if kind.__module__.startswith("game.")}
    assert len(ours) > 300 and max(map(above, ours)) == 3
