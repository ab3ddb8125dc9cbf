"""What is said of a machine when it is sent: its name, and how many of a hundred hands caught, for others to confirm.

`TW1-... .81.1a2b3c4d.5e6f` without the gap: how many of a hundred caught, the first eight digits of the digest of all
runs, four of a check sum over the whole. Whoever does not know of it reads the line alone; one that is damaged is none.
"""

from __future__ import annotations

import binascii
import re
from dataclasses import dataclass, replace
from itertools import islice

from game.workshop.parts.files import LONGEST_NAME
from game.workshop.parts.line import PREFIX, decode, encode, line_in
from game.workshop.parts.machine import Machine

_CLAIM = re.compile(r"\.(\d{1,3})\.([0-9a-f]{8})\.([0-9a-f]{4})(?![\w-])", re.ASCII)
_TRIED = 20
"""So many that look like one are tried."""


@dataclass(frozen=True)
class Claim:
    """captured: of the hundred careful hands; digest: eight hexadecimal digits that are the same when all runs are."""

    captured: int
    digest: str


@dataclass(frozen=True)
class Sent:
    """A machine as it was sent. name: empty where none was said; claim: None where its score was not."""

    machine: Machine
    name: str = ""
    claim: Claim | None = None

    def line(self) -> str:
        """The machine as a line with its claim."""
        line = encode(self.machine)
        return line if self.claim is None else f"{line}{_tail(line, self.claim)}"

    def text(self) -> str:
        """The same, with the name on a line of its own."""
        return f"{self.line()}\n{self.name}".rstrip()


def sent_in(text: str) -> Sent:
    """What somebody sent in a text that may hold more; raises MachineError with one sentence where there is none."""
    line = line_in(text)
    machine = decode(line)
    found = (Claim(int(each[1]), each[2]) for each in islice(_CLAIM.finditer(text), _TRIED) if _holds(line, each))
    return Sent(machine, "", next(found, None))


def named_in(text: str) -> Sent:
    """What `Sent.text` wrote; a name that could not be written is left out. Raises MachineError as `sent_in` does."""
    first, _gap, name = text.partition("\n")
    sent = sent_in(first)
    fits = len(name) <= LONGEST_NAME and name.isprintable()
    return Sent(sent.machine, name.strip() if fits else "", sent.claim)


def pasted_in(text: str) -> Sent:
    """What somebody copied: a machine in a text that may hold more, whose name stands alone in the line behind it."""
    sent = sent_in(text)
    lines = text.strip().splitlines()
    named = len(lines) > 1 and PREFIX in lines[-2] and len(lines[-1]) <= LONGEST_NAME and lines[-1].isprintable()
    return replace(sent, name=lines[-1].strip()) if named else sent


def _holds(line: str, found: re.Match[str]) -> bool:
    return int(found[1]) <= 100 and found[0] == _tail(line, Claim(int(found[1]), found[2]))


def _tail(line: str, claim: Claim) -> str:
    told = f".{claim.captured}.{claim.digest}"
    return f"{told}.{binascii.crc32((line + told).encode()) & 0xFFFF:04x}"
