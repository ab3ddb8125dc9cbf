"""Matches that were written elsewhere, as their own folder took no file; looked for at every start, hence brief."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

MARK = "trapworks-rescued-"
"""With it the name of such a file begins, as it lies among other things."""
_NAME = re.compile(rf"{MARK}.+\.match")


def rescued(folders: Iterable[Path]) -> list[Path]:
    """Those of this account in some folders, the newest first."""
    found = {path for folder in folders for path in _in(folder)}
    return sorted(found, key=lambda path: path.name.split("-", 3)[3:], reverse=True)


def _in(folder: Path) -> Iterator[Path]:
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _NAME.fullmatch(entry.name) and _is_own(entry):
                yield Path(entry.path)


def _is_own(entry: os.DirEntry[str]) -> bool:
    """Whether it is an ordinary file of this account: into a folder for brief things anybody may put one."""
    found = entry.stat(follow_symlinks=False)
    return stat.S_ISREG(found.st_mode) and (sys.platform == "win32" or found.st_uid == os.getuid())
