"""Orca itself listens to starts, screens, whole matches and how one came about; a silent voice writes it down."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.read_aloud.orca import missing

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


@pytest.mark.skipif(bool(missing()), reason=f"takes {missing()}")
def test_orca_says_every_start_every_focused_control_and_every_event():
    command = [sys.executable, "-m", "tests.read_aloud", "--orca", "--starts", "2"]
    command += ["--match", "tests/harness/golden/mightymouse-race-2.match", "mousemaze", "boobytrap"]
    seen = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    outcome = _listened(command, seen)
    if outcome.returncode:  # all is heard in real time, and Orca leaves out what comes too thick on a busy computer
        outcome = _listened(command, seen)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def _listened(command, seen):
    return subprocess.run(command, cwd=ROOT, env=seen, capture_output=True, text=True, check=False, timeout=230)
