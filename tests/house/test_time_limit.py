"""No test runs for ever: one that hangs is ended and told with the line at which it hangs."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import SLOW_LIMIT
from tests.house.sources import parsed
from tests.patience import as_long_as

ROOT = Path(__file__).resolve().parents[2]
BOUNDED = ("app", "screens", "ui")
"""What waits here, waits for the program, which may have shown an error instead."""
HANGS = """
def test_before(): pass

def test_that_hangs():
    while True:
        hanging = True

def test_after(): pass
"""


def test_what_does_not_come_about_is_told():
    assert list(as_long_as(lambda: False)) == []
    left = [3, 2, 1]
    assert [left.pop() for _ in as_long_as(lambda: left, most=3)] == [1, 2, 3]
    with pytest.raises(AssertionError, match="still so after 7 times"):
        list(as_long_as(lambda: True, most=7))


def _yields(loop: ast.While) -> bool:
    return any(isinstance(node, ast.Yield) for node in ast.walk(loop))


def test_tests_of_what_is_shown_wait_by_as_long_as():
    assert all((ROOT / "tests" / folder).is_dir() for folder in BOUNDED)
    loops = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for folder in BOUNDED
        for file in (ROOT / "tests" / folder).rglob("*.py")
        for node in ast.walk(parsed(file))
        if isinstance(node, ast.While) and not _yields(node)
    ]
    assert not loops, "wait by `for _ in as_long_as(lambda: ...)` of tests/patience.py, which ends"


@pytest.mark.slow
def test_a_test_that_hangs_is_ended_and_its_line_is_told(tmp_path):
    (tmp_path / "test_hanging.py").write_text(HANGS)
    options = ["-n", "1", "--timeout", "1", "-c", ROOT / "pyproject.toml", "--rootdir", tmp_path]
    outcome = subprocess.run(
        [sys.executable, "-m", "pytest", *options, tmp_path / "test_hanging.py"],
        cwd=ROOT, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert "1 failed, 2 passed" in outcome.stdout
    assert "Timeout" in outcome.stdout and "while True" in outcome.stdout


def test_every_test_has_its_limit(request):
    assert 0 < float(request.config.getini("timeout")) < SLOW_LIMIT


@pytest.mark.slow
def test_a_slow_test_has_a_longer_one(request):
    assert request.node.get_closest_marker("timeout").args == (SLOW_LIMIT,)
