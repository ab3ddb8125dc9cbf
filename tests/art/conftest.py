"""Leaves out what is slow to import where nothing slow is wanted."""

from pathlib import Path

import pytest

COSTLY = "test_sounds.py"
"""It imports scipy, which takes each process 2 s."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Not even collected without slow tests."""
    return True if collection_path.name == COSTLY and config.option.markexpr == "not slow" else None
