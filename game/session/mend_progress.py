"""The machine that is being mended today, to go on with later; that of another day is forgotten."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from game.host.files import read_limited, replace_whole
from game.physics.errors import MachineError
from game.physics.workshop.files import MOST_BYTES, Stored, read_machine, write_machine
from game.physics.workshop.machine import Machine
from game.session.errors import NotSaved

_FILE, _MENDED = "mend-it.toml", "mend-it-mended.toml"


class MendProgress:
    """Two files of a folder; the day is the name of the machine in them."""

    def __init__(self, folder: Path, day: date) -> None:
        self.folder, self.day = folder, day

    def begun(self) -> Machine | None:
        """What was done on this day so far, or None."""
        return self._read(_FILE)

    def mended(self) -> Machine | None:
        """The machine that was mended on this day, or None."""
        return self._read(_MENDED)

    def keep(self, machine: Machine) -> None:
        """Write the machine as it is now; raises NotSaved."""
        self._write(_FILE, machine)

    def keep_mended(self, machine: Machine) -> None:
        """Write that the machine of the day is mended by this; raises NotSaved."""
        self._write(_MENDED, machine)

    def _read(self, name: str) -> Machine | None:
        try:
            stored = read_machine(read_limited(self.folder / name, MOST_BYTES))
        except (OSError, MachineError):
            return None
        return stored.machine if stored.name == self.day.isoformat() else None

    def _write(self, name: str, machine: Machine) -> None:
        path = self.folder / name
        try:
            replace_whole(path, write_machine(Stored(self.day.isoformat(), machine)).encode())
        except OSError as error:
            raise NotSaved(f"{path} cannot be written: {error.strerror or error}") from error
