"""The shelf of machines of one's own: a small file each, written whole after every change."""

from __future__ import annotations

import contextlib
import logging
import os
import re
from dataclasses import dataclass
from pathlib import Path

from game.host.files import create_whole, read_limited, replace_whole, set_aside
from game.physics.errors import MachineError
from game.physics.workshop.files import MOST_BYTES, Stored, read_machine, write_machine
from game.session.errors import DamagedMatch, NotSaved

ENDING = ".toml"
_THROWN = ".thrown"
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

    def machines(self) -> list[Shelved]:
        """Every machine that can be read, the one changed last first."""
        found = []
        for path in sorted(self.folder.glob(f"*{ENDING}")):
            try:
                found.append(Shelved(path, read_machine(read_limited(path, MOST_BYTES)), path.stat().st_mtime))
            except (MachineError, OSError) as error:
                _log.warning("machine at %s not read: %s", path, error)
        return sorted(found, key=lambda each: -each.changed)

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


def _aside(path: Path) -> Path:
    return path.with_name(path.name + _THROWN)


def _move(path: Path, to: Path) -> None:
    try:
        os.replace(path, to)
    except OSError as error:
        raise NotSaved(f"{path} cannot be moved: {error.strerror or error}") from error
