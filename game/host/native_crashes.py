"""What a crash inside a library leaves behind, where the player can find it."""

from __future__ import annotations

import faulthandler
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_log = logging.getLogger(__name__)
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
