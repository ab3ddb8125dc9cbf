"""The readers that are fuzzed, each as a function of bytes, and the inputs that they begin with.

A reader gives a value or raises the one error that it documents, which is caught here; anything else is a fault.
Matches and lines of machines are sealed after each change, so that what lies behind the seal is tried.
"""

from __future__ import annotations

import base64
import binascii
import io
import re
import tempfile
import textwrap
from collections.abc import Callable, Mapping
from pathlib import Path

from PIL import Image

from game.catalog import CATALOG
from game.core.setup import Seat, clean
from game.host.settings import load
from game.machine import MachineError
from game.session.notes import StoryNote, check_note, read_branch, read_story
from game.workshop.parts.claim import Claim, Sent, enclosed, pasted_in, sent_by_picture
from game.workshop.parts.files import read_machine, write_machine
from game.workshop.parts.line import PREFIX, decode, encode, line_in, sealed
from game.workshop.shelf import ChallengeProgress
from tests.soak.damaged import read
from tests.soak.hostile_edits import HOSTILE, NOTES, sealed_again

ROOT = Path(__file__).resolve().parents[2]
MEMORY = Path("/dev/shm")
MOST_ENTRIES = 60
_PNG = b"\x89PNG\r\n\x1a\n"
_CLAIM = Claim(81, "1a2b3c4d")
_MOUSETRAP = CATALOG["mousetrap"].game
_SETUP = _MOUSETRAP.setup([Seat(each, "human") for each in _MOUSETRAP.seat_names[:2]], {})
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


def sent(data: bytes) -> object:
    """A text with a machine, its score and its name."""
    try:
        found = pasted_in(data.decode("utf-8", "replace"))
    except MachineError:
        return None
    assert pasted_in(found.text()) == found, "written otherwise than it was read"
    return found


def picture(data: bytes) -> object:
    """A picture or a film that carries a machine; the check sums of a PNG are made to hold again."""
    try:
        return sent_by_picture(_with_check_sums(data))
    except MachineError:
        return None


def _with_check_sums(data: bytes) -> bytes:
    made, at = bytearray(data), len(_PNG)
    while data.startswith(_PNG) and at + 12 <= len(made):
        end = at + 8 + int.from_bytes(made[at : at + 4], "big")
        if end + 4 <= len(made):
            made[end : end + 4] = binascii.crc32(made[at + 4 : end]).to_bytes(4, "big")
        at = end + 4
    return bytes(made)


def note(data: bytes) -> object:
    """A note of a match, such as what moved it or of which it is a branch; what is read is written as it was."""
    text = data.decode("utf-8", "replace")
    try:
        check_note(_SETUP, text)
    except ValueError:
        return None
    kind, _, rest = text.partition(" ")
    if kind == "story":
        found = read_story(rest, _SETUP.names)
        assert read_story(found.note.partition(" ")[2], _SETUP.names) == found, "written otherwise than it was read"
    if kind == "branch":
        branch = read_branch(rest)
        assert read_branch(branch.note.partition(" ")[2]) == branch, "written otherwise than it was read"
    return text


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


def pictures() -> list[bytes]:
    """Small pictures and films of both kinds, each with a machine that was sent with its score and its name."""
    machines = [read_machine(data).machine for data in files("game/workshop/machines/*.toml")()]
    return [enclosed(_plain(kind), Sent(each, "Rosa", _CLAIM)) for each in machines for kind in ("GIF", "PNG")]


def _plain(kind: str) -> bytes:
    file = io.BytesIO()
    Image.new("P", (4, 4)).save(file, kind)
    return file.getvalue()


def texts() -> list[bytes]:
    """What is copied of the sample machines to be sent."""
    machines = [read_machine(data).machine for data in files("game/workshop/machines/*.toml")()]
    return [Sent(each, "Rosa", _CLAIM).text().encode() for each in machines]


def notes() -> list[bytes]:
    """A story, a branch, and notes of every other kind, good and bad ones."""
    story = StoryNote(120, (0.25, -0.25), (0.1, -0.1), (0.0, 0.0), (0.02, 0.02)).note
    return [each.encode() for each in (story, 'branch 12 "evening.match"', *NOTES, *HOSTILE)]


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
    "sent": (sent, texts),
    "picture": (picture, pictures),
    "note": (note, notes),
    "settings": (in_memory("settings.json", load), files("tests/session/released/*/settings.json")),
    "progress": (
        in_memory("progress.json", lambda path: ChallengeProgress(path.parent).best),
        files("tests/session/released/*/challenges/progress.json"),
    ),
    "name": (name, list),
}
