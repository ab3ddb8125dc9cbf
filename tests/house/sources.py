"""The source files as trees, each parsed once for all tests of the house that a process runs."""

import ast
from functools import cache
from pathlib import Path


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))
