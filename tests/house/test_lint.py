"""Style and types, as strict on a stranger's machine as on ours."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ["game", "tests", "build_scripts"]


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(["ruff", "check", *FOLDERS], id="lint"),
        pytest.param(["ruff", "format", "--check", *FOLDERS], id="format"),
        pytest.param(["mypy"], id="types", marks=pytest.mark.slow),  # 15 s where nothing is known from before
    ],
)
def test_the_house_style_is_kept(command: list[str]):
    outcome = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
