"""What only Mighty Mouse shows: `Table`, imported when first wanted."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def __getattr__(name: str) -> Any:
    if name != "Table":
        raise AttributeError(name)
    return import_module(f"{__name__}.table").Table
