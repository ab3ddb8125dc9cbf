"""Where this game keeps its files on this machine."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs


@dataclass(frozen=True)
class Places:
    """The directories of one person on one machine; made when first written to."""

    data: Path

    @property
    def matches(self) -> Path:
        """Saved matches."""
        return self.data / "matches"

    @staticmethod
    def of(chosen: str | None = None) -> Places:
        """The chosen directory, else the platform's own."""
        return Places(Path(chosen) if chosen else platformdirs.user_data_path("trapworks", appauthor=False))


def writable(folder: Path) -> bool:
    """Whether files can be made in a folder, or in the nearest one above it that exists."""
    try:
        while not folder.exists() and folder != folder.parent:
            folder = folder.parent
        return folder.is_dir() and os.access(folder, os.W_OK)
    except OSError:
        return False
