"""Files that hold what must not be lost: read within a limit, written whole, synced, locked."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

_BINARY = getattr(os, "O_BINARY", 0)
_DRAFT = re.compile(r"(?:\.([0-9]{1,9}))?\.new$|^([0-9]{1,9})\.new\.png$", re.ASCII)
"""What a draft is called, with the number of the process that writes it; older versions left that out."""
_WRITTEN_WITHIN = 60
"""Seconds in which a draft is written and renamed for sure."""

UNREADABLE = (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError)
"""What reading a small JSON file may raise: it is not there, was cut, or holds what this program never wrote."""


def read_limited(path: Path, limit: int) -> bytes:
    """The content of an ordinary file; raises OSError for anything else, and for one longer than the limit."""
    found = os.stat(path)  # before opening: a pipe would never end
    if not stat.S_ISREG(found.st_mode):
        raise OSError("not an ordinary file")
    if found.st_size > limit:
        raise OSError(f"{found.st_size} bytes, more than such a file has")
    with open(path, "rb") as file:
        return file.read(limit)


def read_front(path: Path, length: int) -> bytes:
    """The first so many bytes of an ordinary file; raises OSError for anything else."""
    if not stat.S_ISREG(os.stat(path).st_mode):  # before opening: a pipe would never end
        raise OSError("not an ordinary file")
    with open(path, "rb") as file:
        return file.read(length)


def create_whole(path: Path, content: bytes) -> None:
    """Make a file that is there with all its content or not at all; raises FileExistsError if it is there already."""
    _written(path, content, _publish)


def replace_whole(path: Path, content: bytes) -> None:
    """Write a file anew: afterwards, and after any accident meanwhile, it is whole, the old or the new one."""
    _written(path, content, os.replace)


def _written(path: Path, content: bytes, publish: Callable[[Path, Path], None]) -> None:
    """Write a draft beside the path and bring it there."""
    _make_folder(path.parent)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        file = os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC | _BINARY, 0o644)
        try:
            write_synced(file, content)
        finally:
            os.close(file)
        publish(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    _sync_folder(path.parent)


def sweep_drafts(folders: Iterable[Path]) -> None:
    """Delete the drafts that programs left which were killed while they wrote; those of running ones stay."""
    for folder in folders:
        with contextlib.suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                found = _DRAFT.search(entry.name)
                if found is not None and not _runs(int(found[1] or found[2] or 0)) and _is_old(entry):
                    with contextlib.suppress(OSError):
                        os.unlink(entry.path)


def _is_old(entry: os.DirEntry[str]) -> bool:
    """Whether nobody writes it: in a container every program may have the same number. A clock may have gone back."""
    try:
        return entry.is_file(follow_symlinks=False) and abs(time.time() - entry.stat().st_mtime) > _WRITTEN_WITHIN
    except OSError:
        return False


def _runs(process: int) -> bool:
    """Whether there is another process of that number; on Windows a file that is open cannot be deleted anyway."""
    if sys.platform == "win32" or process in (0, os.getpid()):
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:  # it is somebody else's
        return True
    return True


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:  # would read as if the file were there
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from error


def _publish(draft: Path, path: Path) -> None:
    if sys.platform != "win32":  # a rename would replace the other's file there
        try:
            os.link(draft, path)
            return
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            if path.exists():
                raise FileExistsError(path) from None
    os.rename(draft, path)


def _sync_folder(folder: Path) -> None:
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def write_synced(file: int, content: bytes) -> None:
    """Write everything and wait until the disk has it."""
    left = memoryview(content)
    while left:
        left = left[os.write(file, left) :]
    os.fsync(file)


def set_aside(path: Path) -> Path:
    """Rename a damaged file, keeping it; returns its new place."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged{'' if number == 1 else number}")
        if not aside.exists():
            os.replace(path, aside)
            return aside
    raise FileExistsError(f"too many damaged copies of {path}")


class Displaced(OSError):  # noqa: N818 - not an error of the system
    """The open file no longer stands at its path, or others have changed its length."""


class LockedFile:
    """A file that only this process writes, locked until it is closed or the process ends, however it ends.

    Raises BlockingIOError when another process holds it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = os.open(path, os.O_RDWR | _BINARY)
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            raise BlockingIOError(f"{path} is in use") from error
        self._torn = False
        # Some file systems number an open file and its path differently; there only a missing path is noticed.
        self._told_apart = self._at_path()

    def append(self, end: int, content: bytes) -> None:
        """Write at this end and sync; on OSError the file ends there again, as far as the disk allows.

        Raises Displaced and writes nothing if the file was deleted, moved, replaced or changed by others.
        """
        self.check(end)
        if self._torn:
            self._cut(end)  # what a shorter content left standing behind it could not be read
        try:
            os.lseek(self._file, end, os.SEEK_SET)
            write_synced(self._file, content)
        except OSError:
            self.cut(end)
            raise

    def check(self, end: int) -> None:
        """Raise Displaced unless this file stands at its path and is so long, or longer by what could not be cut."""
        if not self._at_path() and (self._told_apart or not os.path.exists(self.path)):
            raise Displaced(f"{self.path} was deleted, moved or replaced")
        size = os.fstat(self._file).st_size
        if size < end or (size > end and not self._torn):
            raise Displaced(f"{self.path} was changed from outside")

    def _at_path(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._file), os.stat(self.path))
        except OSError:
            return False

    def cut(self, end: int) -> None:
        """Drop what stands beyond this end; if the disk does not allow it, nothing is added before that is done."""
        self._torn = True
        with contextlib.suppress(OSError):
            self._cut(end)

    def _cut(self, end: int) -> None:
        os.ftruncate(self._file, end)
        os.fsync(self._file)
        self._torn = False

    @property
    def closed(self) -> bool:
        """Whether it was closed; then nothing can be said of what stands at its path."""
        return self._file < 0

    def close(self) -> None:
        """Unlock and close; a second time does nothing, as the number may be another file's by then."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30

    def _lock(file: int) -> None:
        # A byte far beyond the end, because on this system a locked byte cannot be read by others.
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
