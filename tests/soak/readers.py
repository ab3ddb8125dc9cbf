"""The readers that are fuzzed, each as a function of bytes, and the inputs that they begin with.

A reader gives a value or raises the one error that it documents, which is caught here; anything else is a fault.
Matches and lines of machines are sealed after each change, so that what lies behind the seal is tried.
"""

from __future__ import annotations

import base64
import re
import tempfile
import textwrap
from collections.abc import Callable, Mapping
from pathlib import Path

from game.core.setup import clean
from game.host.settings import load
from game.machine import MachineError
from game.workshop.parts.files import read_machine, write_machine
from game.workshop.parts.line import PREFIX, decode, encode, line_in, sealed
from game.workshop.shelf import ChallengeProgress
from tests.soak.damaged import read
from tests.soak.hostile_edits import sealed_again

ROOT = Path(__file__).resolve().parents[2]
MEMORY = Path("/dev/shm")
MOST_ENTRIES = 60
Reader = Callable[[bytes], object]


def match(data: bytes) -> object:
    """A saved match, sealed again; the lines that begin with # part its entries."""
    entries = [part.strip("\n").split("\n") for part in re.split("#.*", data.decode("ascii", "ignore"))]
    return read(sealed_again(entries[:MOST_ENTRIES], ["000000"] * MOST_ENTRIES))


def machine(data: bytes) -> object:
    """A file of the Workshop, which is written as it was read."""
    try:
        stored = read_machine(data)
    except MachineError:
        return None
    assert read_machine(write_machine(stored).encode()) == stored, "written otherwise than it was read"
    return stored


def line(data: bytes) -> object:
    """The line of a machine with this body, sealed again."""
    try:
        return decode(line_in(PREFIX + base64.urlsafe_b64encode(sealed(data)).decode().rstrip("=")))
    except MachineError:
        return None


def pasted(data: bytes) -> object:
    """A text from elsewhere with a line in it."""
    found = line_in(data.decode("utf-8", "replace"))
    try:
        machine = decode(found)
    except MachineError:
        return None
    assert encode(machine) == found.strip(), "written otherwise than it was read"
    return machine


def name(data: bytes) -> object:
    """A name, lone surrogates included."""
    kept = clean(data.decode("utf-32-le" if len(data) % 4 == 0 else "utf-8", "replace").replace("\ufffd", "\ud800"))
    assert clean(kept) == kept, "a clean name changes"
    return kept


def in_memory(called: str, reader: Callable[[Path], object]) -> Reader:
    """A reader that never raises, of a file with this name."""
    folder = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))

    def fuzzed(data: bytes) -> object:
        for left in folder.iterdir():
            left.unlink()
        (folder / called).write_bytes(data)
        return reader(folder / called)

    return fuzzed


def bodies() -> list[bytes]:
    """What lies behind the seal of the sample machines' lines."""
    machines = [read_machine(data).machine for data in files("game/workshop/machines/*.toml")()]
    lines = [encode(machine)[len(PREFIX) :] for machine in machines]
    return [base64.urlsafe_b64decode(line + "=" * (-len(line) % 4))[:-3] for line in lines]


def letters() -> list[bytes]:
    """The lines of the sample machines as mail breaks them."""
    lines = [PREFIX + base64.urlsafe_b64encode(sealed(body)).decode().rstrip("=") for body in bodies()]
    return ["Look:\n> {}\n\nRosa".format("\n> ".join(textwrap.wrap(line, 76))).encode() for line in lines]


def files(pattern: str) -> Callable[[], list[bytes]]:
    """The content of files of the project, at least of one."""

    def read() -> list[bytes]:
        found = [path.read_bytes() for path in sorted(ROOT.glob(pattern))]
        assert found, f"no file is called {pattern}"
        return found

    return read


READERS: Mapping[str, tuple[Reader, Callable[[], list[bytes]]]] = {
    "match": (match, files("tests/harness/golden/*.match")),
    "machine": (machine, files("game/workshop/machines/*.toml")),
    "line": (line, bodies),
    "pasted": (pasted, letters),
    "settings": (in_memory("settings.json", load), files("tests/session/released/*/settings.json")),
    "progress": (
        in_memory("progress.json", lambda path: ChallengeProgress(path.parent).best),
        files("tests/session/released/*/challenges/progress.json"),
    ),
    "name": (name, list),
}
