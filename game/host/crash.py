"""A report of an error that nobody expected, kept where the player can find it."""

from __future__ import annotations

import logging
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

from game import __version__

_log = logging.getLogger(__name__)
_KEPT = 10


def keep_report(folder: Path, trace: str) -> Path | None:
    """Write a report into ``folder`` and return its path; None if that failed too. Old reports make room."""
    now = datetime.now(UTC)
    path = folder / f"crash-{now:%Y%m%d-%H%M%S}.txt"
    head = (
        f"trapworks {__version__}, Python {sys.version.split()[0]}, {platform.platform()}, {now:%Y-%m-%d %H:%M:%S} UTC"
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for old in sorted(folder.glob("crash-*.txt"))[: -_KEPT + 1]:
            old.unlink(missing_ok=True)
        path.write_text(f"{head}\n\n{trace}", encoding="utf-8")
    except OSError as error:
        _log.error("crash report not kept: %s", error)
        return None
    return path
