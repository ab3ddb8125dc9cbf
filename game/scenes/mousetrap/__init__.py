"""What only Mouse Trap shows: `Table`, `Crank`, `Corrected` and `Workshop`, each imported when first wanted."""

from __future__ import annotations

from importlib import import_module
from typing import Any

_SCENES = ("Table", "Crank", "Corrected", "Workshop")


def __getattr__(name: str) -> Any:
    if name not in _SCENES:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{name.lower()}"), name)
