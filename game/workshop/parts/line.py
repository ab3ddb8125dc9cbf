"""A machine as a line of text to copy and paste: its bits, a check sum, and nothing that is not needed to build it.

`TW1-` and base64url of: 4 bits version, 7 parts, 4 ties, 7 the held part (counted from 1, 0 for none); each part 6
kind, 11 x, 9 y, 9 angle, 1 mirrored; each tie 2 kind, twice 7 part and 3 fastening, 2 points, each of which has 11 x
and 9 y; 24 CRC. Version 2, only for machines of which several parts are held: 7 how many they are instead of the held
part, and after the ties 7 for each of them.
Names are not in it. A line is read only if it is written in the one way in which its machine is written.
"""

from __future__ import annotations

import base64
import binascii
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, islice

from game.machine import MachineError
from game.workshop.parts.machine import KINDS, STAGE, End, Machine, Placed, Tie, fastenings
from game.workshop.parts.refusals import Unbuildable

PREFIX = "TW1-"
VERSION, MANY_HELD = 1, 2
LONGEST = 700  # Characters: 80 parts and 12 ties have 640.
SHARED = (
    "plank_6", "plank_12", "plank_20", "chute", "funnel", "perch", "peg", "bumper", "steel", "glass", "wood",
    "domino", "weight", "seesaw", "hammer", "pendulum", "gear_8", "gear_12", "gear_16", "arm_gear", "crank",
    "catapult", "trapdoor", "drop_cage", "pegged_gear", "stop_sign", "shoe", "stairs", "bucket", "gutter",
    "helping_hand", "thing", "bathtub", "diving_board", "diver", "rocking_cage", "trap_marble", "cart", "pail",
    "paddle_wheel", "pulley", "bell", "ratchet", "jack_in_the_box", "balloon", "hedgehog", "fan", "toaster",
    "cuckoo_clock", "seesaw_cat",
)  # fmt: skip
"""The kinds as lines count them, whatever their order in the box: a new one comes last, none ever moves or leaves.
There is room for 64; who needs more writes another version of the line."""
_KIND_BITS = 6
_GAP = re.compile(r"[^\w-]+", re.ASCII)
_START = re.compile(r"TW1\\?[-\u2010-\u2015\u2212]", re.IGNORECASE)  # as telephones and Markdown write it
_STARTS, _WIDEST = 20, 100_000
"""So many beginnings are tried, in so many characters."""


def numbered(kinds: Sequence[str], bits: int = _KIND_BITS) -> dict[str, int]:
    """The number of each kind; raises ValueError for one that is there twice, and for more than have room."""
    if len(set(kinds)) < len(kinds):
        raise ValueError(f"a kind has two numbers in share lines: {sorted(kinds)}")
    if len(kinds) > 1 << bits:
        told = f"share lines number kinds with {bits} bits, so {1 << bits} at most; these are {len(kinds)}"
        raise ValueError(f"{told}: write lines of another version, and read both")
    return {kind: number for number, kind in enumerate(kinds)}


_NUMBER = numbered(SHARED)


def encode(machine: Machine) -> str:
    """The line of a machine."""
    bits = _Bits()
    held = [place for place, part in enumerate(machine.parts, 1) if part.held]
    bits.put(MANY_HELD if len(held) > 1 else VERSION, 4)
    bits.put(len(machine.parts), 7)
    bits.put(len(machine.ties), 4)
    bits.put(len(held) if len(held) > 1 else sum(held), 7)
    for part in machine.parts:
        bits.put(_NUMBER[part.kind], _KIND_BITS)
        _put_point(bits, part.x, part.y)
        bits.put(part.deg % 360, 9)
        bits.put(part.mirrored, 1)
    for tie in machine.ties:
        _put_tie(bits, machine, tie)
    for place in held if len(held) > 1 else ():
        bits.put(place, 7)
    return PREFIX + base64.urlsafe_b64encode(sealed(bits.whole())).decode().rstrip("=")


def line_in(text: str) -> str:
    """The line in what somebody wrote round it, joined where mail has broken it; the text itself if there is none."""
    plain = "".join(letter for letter in text[:_WIDEST] if unicodedata.category(letter) != "Cf")
    # Only the check sum tells where a line ends and the next word begins; broken lines are hardly twice as long.
    lines = [
        PREFIX + joined
        for start in islice(_START.finditer(plain), _STARTS)
        for joined in accumulate(_GAP.split(plain[start.end() : start.end() + 2 * LONGEST]))
    ]
    return next(filter(_is_whole, lines), lines[0] if lines else text)


def _is_whole(line: str) -> bool:
    try:
        return bool(_opened(line))
    except ValueError:
        return False


def decode(line: str) -> Machine:
    """The machine of a line; raises MachineError with one sentence for any other text."""
    text = line.strip()
    if not text.startswith(PREFIX) or len(text) > LONGEST:
        raise Unbuildable("no line", {"prefix": PREFIX, "most": LONGEST})
    try:
        machine = _machine(_Bits(_opened(text)))
    except (ValueError, IndexError) as error:
        raise error if isinstance(error, MachineError) else Unbuildable("damaged line", {"prefix": PREFIX}) from error
    if encode(machine) != text:
        raise Unbuildable("damaged line", {"prefix": PREFIX})
    return machine


def _opened(line: str) -> bytes:
    """What is sealed in a line; raises ValueError where its check sum does not hold."""
    body = line[len(PREFIX) :]
    data = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
    if sealed(data[:-3]) != data:
        raise ValueError("the check sum does not hold")
    return data[:-3]


def _machine(bits: _Bits) -> Machine:
    version = bits.take(4)
    if version not in (VERSION, MANY_HELD):
        raise Unbuildable("newer line")
    count, ties, held = bits.take(7), bits.take(4), bits.take(7)
    untied = Machine(tuple(_part(bits) for _ in range(count)))
    tied = replace(untied, ties=tuple(_tie(bits, untied) for _ in range(ties)))
    places = [bits.take(7) for _ in range(held)] if version == MANY_HELD else [held] * bool(held)
    return tied.hold([tied.parts[place - 1].id for place in places])


def _part(bits: _Bits) -> Placed:
    number = bits.take(_KIND_BITS)
    if number >= len(SHARED):  # its check sum holds, so somebody's box has more
        raise Unbuildable("newer line")
    x, y = _point(bits)
    deg, mirrored = bits.take(9), bool(bits.take(1))
    return Placed(SHARED[number], x, y, deg, mirrored)


def _put_tie(bits: _Bits, machine: Machine, tie: Tie) -> None:
    place = {part.id: number for number, part in enumerate(machine.parts)}
    bits.put(KINDS.index(tie.kind), 2)
    for end in (tie.a, tie.b):
        bits.put(place[end.part], 7)
        bits.put(fastenings(machine.part(end.part), tie.kind).index(end.at), 3)
    bits.put(len(tie.over), 2)
    for x, y in tie.over:
        _put_point(bits, x, y)


def _tie(bits: _Bits, machine: Machine) -> Tie:
    kind = KINDS[bits.take(2)]
    ends = []
    for _ in range(2):
        part = machine.parts[bits.take(7)]
        ends.append(End(part.id, fastenings(part, kind)[bits.take(3)]))
    return Tie(kind, ends[0], ends[1], tuple(_point(bits) for _ in range(bits.take(2))))


def _put_point(bits: _Bits, x: float, y: float) -> None:
    bits.put(round((x - STAGE[0]) * 10), 11)
    bits.put(round(y * 10), 9)


def _point(bits: _Bits) -> tuple[float, float]:
    x, y = bits.take(11), bits.take(9)
    return (round(x / 10 + STAGE[0], 1), y / 10)


def sealed(data: bytes) -> bytes:
    """The bytes and after them three of their checksum, against typing errors."""
    return data + (binascii.crc32(data) & 0xFFFFFF).to_bytes(3, "big")


class _Bits:
    """Numbers of so many bits, one after the other."""

    def __init__(self, data: bytes = b"") -> None:
        self._text = "".join(f"{byte:08b}" for byte in data)
        self._at = 0

    def put(self, number: int, width: int) -> None:
        """Write a number."""
        self._text += f"{number:0{width}b}"

    def take(self, width: int) -> int:
        """Read a number; raises ValueError behind the end."""
        self._at += width
        return int(self._text[self._at - width : self._at].ljust(width, "?"), 2)

    def whole(self) -> bytes:
        """All of them, filled up with zeros to whole bytes."""
        padded = self._text + "0" * (-len(self._text) % 8)
        return bytes(int(padded[i : i + 8], 2) for i in range(0, len(padded), 8))
