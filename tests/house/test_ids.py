"""Nothing but the list of games knows one by its id: what holds of one game alone stands in its folder."""

import ast
from pathlib import Path

import pytest

from game.catalog import CATALOG

ROOT = Path(__file__).resolve().parents[2] / "game"
ABOVE = ("games", "workshop", "cli")
"""Floors that may name a game: itself; the Workshop, whose hall shows two machines; commands about one machine."""


def named(code: str) -> list[str]:
    """Strings in a code that are the id of a game, or a route to one."""
    texts = (node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant))
    return [text for text in texts if isinstance(text, str) and text.rpartition(":")[2] in CATALOG]


@pytest.mark.parametrize("code", ["MOST = {'mousetrap': 4}", "go_to('table:boobytrap')", "first: str = 'mousemaze'"])
def test_a_name_is_found(code: str):
    assert len(named(code)) == 1


def test_shared_code_names_no_game():
    files = [file for file in ROOT.rglob("*.py") if file.relative_to(ROOT).parts[0] not in (*ABOVE, "catalog.py")]
    assert len(files) > 150
    assert not {file.relative_to(ROOT).as_posix(): found for file in files if (found := named(file.read_text("utf-8")))}
