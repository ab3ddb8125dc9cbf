"""Style and types, as strict on a stranger's machine as on ours."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ["game", "tests", "build_scripts"]


@pytest.mark.parametrize(
    "command",
    [["ruff", "check", *FOLDERS], ["ruff", "format", "--check", *FOLDERS], ["mypy"]],
    ids=["lint", "format", "types"],
)
def test_the_house_style_is_kept(command: list[str]):
    outcome = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
