"""Reports of errors that nobody expected, ours and those inside a library, kept where the player can find them."""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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


# What a crash inside a library leaves behind, where the player can find it.

_NATIVE = "native-crash.txt"
_LARGEST = 256 << 10


@contextmanager
def native_crashes_kept(folder: Path) -> Iterator[None]:
    """While this lasts, a crash inside SDL or Chipmunk leaves the Python calls that led to it in a file of ``folder``.

    Where no file can be made there, nothing is kept.
    """
    path = folder / _NATIVE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        grown = path.exists() and path.stat().st_size > _LARGEST
        file = open(path, "wb" if grown else "ab")  # noqa: SIM115 - open as long as this lasts
    except OSError as error:
        _log.info("native crashes are not kept: %s", error)
        yield
        return
    try:
        faulthandler.enable(file)
        yield
    finally:
        faulthandler.disable()
        file.close()
        with suppress(OSError):
            if not path.stat().st_size:
                path.unlink()
                folder.rmdir()  # unless there are other reports
