"""Does a test notice? Change one place of the game after another in a copy, and run the tests of its floor.

python -m tests.mutate [--places 50] [--seed 1] [--under game/core ...] [--seconds 300]

A comparison, a number, `and`, `or`, `not`, a sign or what is returned is changed, drawn evenly from the floors.
"""

from __future__ import annotations

import argparse
import ast
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COPIED = ("game", "assets", "tests", "build_scripts", ".ci", ".github", "pyproject.toml", "README.md", "LICENSE")
# What is run where a floor is changed, until one test fails; of the tests of the scenes, those of the room of the game.
TESTS = {
    "core": "tests/core tests/rules tests/session",
    "host": "tests/host tests/session",
    "machine": "tests/machine tests/nature",
    "nature": "tests/nature tests/session",
    "session": "tests/session tests/harness/test_golden.py",
    "text": "tests/text",
    "catalog.py": "tests/harness/test_every_game.py tests/house/test_whole_games.py",
    "ui": "tests/ui tests/screens/access tests/screens/mightymouse",
    "shell": "tests/screens/shell tests/screens/play",
    "games": "tests/cases tests/rules tests/harness tests/machine tests/nature tests/bots tests/text tests/screens",
    "workshop": "tests/machine/workshop tests/nature tests/screens/workshop",
    "app": "tests/app tests/screens/shell",
    "cli": "tests/cli",
}
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add,
}  # fmt: skip


def places(tree: ast.Module) -> Iterator[ast.AST]:
    """What can be changed within the functions of a file, in the order of its lines."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                for node in ast.walk(statement):
                    operator = getattr(node, "op", None) or next(iter(getattr(node, "ops", ())), None)
                    number = isinstance(node, ast.Constant) and type(node.value) in (int, float)
                    if type(operator) in SWAPS or number or isinstance(getattr(node, "op", None), ast.Not):
                        yield node


def change(node: ast.AST) -> str:
    """Change a place and tell what it is now."""
    before = ast.unparse(node)
    if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        node.value = node.value + 1
    elif isinstance(node, ast.Compare):
        node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[call-overload]
    elif isinstance(node, ast.UnaryOp):
        node.op = ast.UAdd() if isinstance(node.op, ast.USub) else node.op
        node.operand = ast.UnaryOp(ast.Not(), node.operand) if isinstance(node.op, ast.Not) else node.operand
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    return f"{before} -> {ast.unparse(node)}"[:110]


def chosen(count: int, under: tuple[str, ...], rng: random.Random) -> Iterator[tuple[Path, int]]:
    """So many files and places in them, the floors taking turns."""
    files = [path for path in sorted((ROOT / "game").rglob("*.py")) if f"{path.relative_to(ROOT)}".startswith(under)]
    floors = [floor for floor in TESTS if any(path.parts[len(ROOT.parts) + 1] == floor for path in files)]
    while count > 0:
        floor = floors[count % len(floors)]
        path = rng.choice([path for path in files if path.parts[len(ROOT.parts) + 1] == floor])
        found = len(list(places(ast.parse(path.read_text(encoding="utf-8")))))
        if found:
            yield path.relative_to(ROOT), rng.randrange(found)
            count -= 1


def noticed(copy: Path, path: Path, number: int, seconds: int) -> tuple[str, str]:
    """Change one place in the copy, run the tests of its floor, and put it back."""
    whole = (copy / path).read_text(encoding="utf-8")
    tree = ast.parse(whole)
    node = list(places(tree))[number]
    told = f"{path}:{getattr(node, 'lineno', 0)}: {change(node)}"
    (copy / path).write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")
    tests = TESTS[path.parts[1]].split()
    room = ["-k", path.parts[2]] if path.parts[1] == "games" else []
    command = [sys.executable, "-m", "pytest", "-n0", "-x", "-p", "no:cacheprovider", *tests, *room]
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=seconds, check=False)
        outcome = "noticed" if done.returncode else "MISSED"
    except subprocess.TimeoutExpired:
        outcome = "too long"
    (copy / path).write_text(whole, encoding="utf-8")
    return outcome, told


def main() -> None:
    """Change, run, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--places", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--under", nargs="+", default=["game"], help="folders or files")
    parser.add_argument(
        "--seconds",
        type=int,
        default=300,
        help="a run that takes longer is ended: the change may have made an endless loop",
    )
    given = parser.parse_args()
    rng, seen = random.Random(given.seed), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            source = ROOT / name
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(source, copy / name, ignore=ignored) if source.is_dir() else shutil.copy(source, copy)
        for path, number in chosen(given.places, tuple(given.under), rng):
            outcome, told = noticed(copy, path, number, given.seconds)
            seen[outcome] += 1
            print(f"{outcome}: {told}", flush=True)
    print(dict(seen))


if __name__ == "__main__":
    main()
