"""The shelf of machines of one's own: a small file each, written whole after every change."""

from __future__ import annotations

import contextlib
import logging
import os
import re
from dataclasses import dataclass
from pathlib import Path

from game.core.slices import Slices, finish
from game.host.files import create_whole, read_limited, replace_whole, set_aside
from game.physics.errors import MachineError
from game.physics.workshop.files import MOST_BYTES, Stored, read_machine, write_machine
from game.session.errors import DamagedMatch, NotSaved

ENDING = ".toml"
_THROWN = ".thrown"
_AT_ONCE = 200
"""Files that are looked at between two frames, without reading them: some 2 ms."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Shelved:
    """A machine on the shelf: its file, its content, and when it was changed last, s since 1970."""

    path: Path
    stored: Stored
    changed: float


class MachineShelf:
    """The files of one folder, which is made when the first machine is put there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.found: list[Shelved] = []
        """What was found so far by the reading that goes on, or by the last one."""
        self._known: dict[Path, tuple[tuple[int, int], Shelved | None]] = {}

    def machines(self) -> list[Shelved]:
        """Every machine that can be read, the one changed last first."""
        return finish(self.reading())

    def reading(self) -> Slices[list[Shelved]]:
        """The same in slices; a file that was read before is read again only where it has changed."""
        found: list[Shelved] = []
        known: dict[Path, tuple[tuple[int, int], Shelved | None]] = {}
        self.found = found
        files = yield from self._files()
        for number, (stamp, path) in enumerate(files):
            before = self._known.get(path)
            if before is None or before[0] != stamp:
                before = stamp, _read(path, stamp[0] / 1e9)
                yield number / len(files)
            known[path] = before
            if before[1] is not None:
                found.append(before[1])
        self._known = known
        return found

    def _files(self) -> Slices[list[tuple[tuple[int, int], Path]]]:
        """The files with their times in ns and their sizes, the one changed last first."""
        files = []
        for number, path in enumerate(sorted(self.folder.glob(f"*{ENDING}")), 1):
            try:
                told = path.stat()
            except OSError as error:
                _log.warning("machine at %s not read: %s", path, error)
                continue
            files.append(((told.st_mtime_ns, told.st_size), path))
            if number % _AT_ONCE == 0:
                yield 0.0
        return sorted(files, key=lambda each: -each[0][0])

    def add(self, stored: Stored) -> Path:
        """A new file for a machine, called after its name; raises NotSaved."""
        plain = re.sub(r"[^a-z0-9]+", "-", stored.name.lower()).strip("-")[:40] or "machine"
        for number in range(1, 10_000):
            path = self.folder / f"{plain}{'' if number == 1 else f'-{number}'}{ENDING}"
            try:
                create_whole(path, write_machine(stored).encode())
            except FileExistsError:
                continue
            except OSError as error:
                raise NotSaved(f"{path} cannot be written: {error.strerror or error}") from error
            return path
        raise NotSaved(f"too many machines are called {stored.name}")

    def save(self, path: Path, stored: Stored) -> None:
        """The machine as it is now: the file is the old or the new one, never a torn one; raises NotSaved."""
        try:
            replace_whole(path, write_machine(stored).encode())
        except OSError as error:
            raise NotSaved(f"{path} cannot be written: {error.strerror or error}") from error

    def load(self, path: Path) -> Stored:
        """The machine of a file; a damaged one is kept aside, and DamagedMatch says so."""
        try:
            return read_machine(read_limited(path, MOST_BYTES))
        except OSError as error:
            raise NotSaved(f"{path} cannot be read: {error.strerror or error}") from error
        except MachineError as error:
            raise DamagedMatch(f"{error}; the file is kept as {set_aside(path)}") from error

    def throw_away(self, path: Path) -> None:
        """Put a machine's file aside, where it can be brought back from; raises NotSaved."""
        _move(path, _aside(path))

    def bring_back(self, path: Path) -> None:
        """The file is where it was again; raises NotSaved."""
        _move(_aside(path), path)

    def lose(self, path: Path) -> None:
        """Delete for good what was thrown away."""
        with contextlib.suppress(OSError):
            _aside(path).unlink()

    def empty(self) -> None:
        """Delete for good all that was thrown away."""
        for thrown in self.folder.glob(f"*{ENDING}{_THROWN}"):
            with contextlib.suppress(OSError):
                thrown.unlink()


def _read(path: Path, changed: float) -> Shelved | None:
    try:
        return Shelved(path, read_machine(read_limited(path, MOST_BYTES)), changed)
    except (MachineError, OSError) as error:
        _log.warning("machine at %s not read: %s", path, error)
        return None


def _aside(path: Path) -> Path:
    return path.with_name(path.name + _THROWN)


def _move(path: Path, to: Path) -> None:
    try:
        os.replace(path, to)
    except OSError as error:
        raise NotSaved(f"{path} cannot be moved: {error.strerror or error}") from error
