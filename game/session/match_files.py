"""Files of matches as a whole: copied, exported, taken in, thrown away and brought back, and found elsewhere."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import sys
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.core.slices import Slices
from game.host.files import LockedFile, create_whole, read_limited
from game.session.match import MatchInUse, NotSaved
from game.session.record import LONGEST_FILE, parsing
from game.session.replay import game_of, replaying
from game.session.shelf_index import ENDING

# Matches that were written elsewhere, as their own folder took no file; looked for at every start, hence brief.


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


# What can be done with any.


_THROWN = ".thrown"
_MOST_NAMES = 1000


def fresh(folder: Path, game: str) -> Path:
    """A path for a new match that no other has, not even one of the same moment before the clock was set back."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}"
    paths = (folder / f"{stem}{f'-{number}' if number > 1 else ''}{ENDING}" for number in range(1, _MOST_NAMES))
    # A path that no system takes is none that a match has; what is wrong with it is told when the match is written.
    return next((path for path in paths if not os.path.lexists(path)), folder / f"{stem}{ENDING}")


def elsewhere(folder: Path, game: str) -> Path:
    """A path in a folder of other things, for a match that its own folder does not take; it tells what it is."""
    return fresh(folder, f"{MARK}{game}")


def bringing_home(path: Path, folder: Path, games: Mapping[str, Game[Any]]) -> Slices[Path]:
    """Take in a match that was written elsewhere, and leave no copy there; as `taking_in`."""
    found = yield from taking_in(path, folder, games)
    if found != path:
        with contextlib.suppress(OSError):
            path.unlink()
    return found


def copy(path: Path, to: Path) -> None:
    """Write the whole file to another place where there is none, as old as it is; raises NotSaved, and OSError."""
    _put(to, read_limited(path, LONGEST_FILE), path.stat())


def _put(to: Path, content: bytes, found: os.stat_result) -> None:
    try:
        create_whole(to, content)
        os.utime(to, ns=(found.st_atime_ns, found.st_mtime_ns))
    except OSError as error:
        raise NotSaved(f"{to} cannot be written: {error.strerror or error}") from error


def export(path: Path, folder: Path, name: str) -> Path:
    """Copy the file into a folder under a name that is told to people; returns where it is. Raises as `copy`."""
    whole = "".join(sign if sign.isalnum() or sign in " -_" else " " for sign in name).strip() or path.stem
    for number in range(1, _MOST_NAMES):
        to = folder / f"{whole}{f' {number}' if number > 1 else ''}{ENDING}"
        if not to.exists():
            copy(path, to)
            return to
    raise NotSaved(f"{folder} has too many files of that name")


def taking_in(path: Path, folder: Path, games: Mapping[str, Game[Any]]) -> Slices[Path]:
    """Copy a file from anywhere into the folder of matches, unless it is there; returns where it is.

    The file itself stays as and where it is. Raises MatchError for what cannot be played on by this version: no match,
    or one whose acts do not follow; and OSError.
    """
    content, found = read_limited(path, LONGEST_FILE), path.stat()
    log = yield from parsing(content)
    game = game_of(log, games)
    yield from replaying(game, log)
    if path.suffix == ENDING and path.absolute().parent.resolve() == folder.resolve():
        return path
    for other in folder.glob(f"*{ENDING}"):
        with contextlib.suppress(OSError):
            if other.stat().st_size == len(content) and read_limited(other, LONGEST_FILE) == content:
                return other
    to = fresh(folder, game.id)
    _put(to, content, found)
    return to


def aside(path: Path) -> Path:
    """Where a file is that was thrown away and can still be brought back."""
    return path.with_name(path.name + _THROWN)


def throw_away(path: Path) -> None:
    """Put the file aside; raises MatchInUse, and NotSaved."""
    try:
        LockedFile(path).close()
        os.replace(path, aside(path))
    except BlockingIOError as error:
        raise MatchInUse(f"{path} is open in another window") from error
    except OSError as error:
        raise NotSaved(f"{path} cannot be moved: {error.strerror or error}") from error


def bring_back(path: Path) -> None:
    """The file is where it was again; raises NotSaved."""
    try:
        os.rename(aside(path), path)
    except OSError as error:
        raise NotSaved(f"{path} cannot be moved back: {error.strerror or error}") from error


def empty(folder: Path) -> None:
    """Delete for good all that was thrown away."""
    with contextlib.suppress(OSError):
        for thrown in folder.glob(f"*{ENDING}{_THROWN}"):
            with contextlib.suppress(OSError):
                thrown.unlink()
