"""What is said of a machine when it is sent: its name, and how many of a hundred hands caught, for others to confirm.

`TW1-... .81.1a2b3c4d.5e6f` without the gap: how many of a hundred caught, the first eight digits of the digest of all
runs, four of a check sum over the whole. Whoever does not know of it reads the line alone; one that is damaged is none.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from game.workshop.parts.files import LONGEST_NAME
from game.workshop.parts.line import PREFIX, decode, encode, line_in
from game.workshop.parts.machine import Machine
from game.workshop.parts.refusals import Unbuildable

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


# Enclosed in a picture: a comment in a GIF film, a text chunk in a PNG picture. Programs that show them skip it.

MOST_BYTES = 8_000_000
"""Of a picture that is looked into: what this program makes is smaller."""
_GIF, _PNG = (b"GIF87a", b"GIF89a"), b"\x89PNG\r\n\x1a\n"
_OTHERS, _WITHIN = (b"\xff\xd8\xff", b"\x1aE\xdf\xa3"), ((8, b"WEBP"), (4, b"ftyp"))
"""JPEG, WebM, WebP, and the family of MP4 and HEIC: what programs that send pictures make of ours."""
_EXTENSION, _COMMENT, _BLOCK = 0x21, 0xFE, 255
_KEYWORD = b"Trapworks"
_HEAD_ENDS = len(_PNG) + 25  # behind the first chunk, which says how large the picture is
_LONGEST = 4_000
"""Bytes of a text; a machine's line and its name have fewer."""


def is_picture(front: bytes) -> bool:
    """Whether a file that begins so is a picture or a film, be it of a kind that encloses no machine."""
    return encloses(front) or front.startswith(_OTHERS) or any(front.startswith(word, at) for at, word in _WITHIN)


def encloses(front: bytes) -> bool:
    """Whether a file that begins so is a picture or a film that can enclose a machine."""
    return front.startswith((_PNG, *_GIF))


def enclosed(picture: bytes, sent: Sent) -> bytes:
    """A GIF or PNG file with a machine in it; raises ValueError for any other content."""
    content = sent.text().encode("utf-8")
    if picture.startswith(_GIF):
        return _put(picture, _colours_end(picture), _comment(content))
    if picture.startswith(_PNG):
        return _put(picture, _HEAD_ENDS, _chunk(b"iTXt", _KEYWORD + b"\0\0\0\0\0" + content))
    raise ValueError("neither a GIF nor a PNG file")


def sent_by_picture(picture: bytes) -> Sent:
    """The machine that a GIF or PNG file carries; raises MachineError with one sentence for anything else.

    What is behind the machine in the file need not be whole.
    """
    if len(picture) > MOST_BYTES:
        raise Unbuildable("long file", {"most": MOST_BYTES})
    if not encloses(picture):
        raise Unbuildable("bare picture")
    texts = _comments(picture) if picture.startswith(_GIF) else _texts(picture)
    found = (text.decode("utf-8", "replace") for text in texts if PREFIX.encode() in text[:_LONGEST])
    text = next(found, None)
    if text is None:
        raise Unbuildable("bare picture")
    return named_in(text[text.index(PREFIX) :])


def _put(content: bytes, at: int, more: bytes) -> bytes:
    return content[:at] + more + content[at:]


# GIF: behind its head and its colours blocks follow, each of pieces of at most 255 bytes. Ours is before any image.


def _colours_end(film: bytes) -> int:
    flags = film[10] if len(film) > 10 else 0
    return 13 + (3 << (flags & 7) + 1 if flags & 0x80 else 0)


def _comment(content: bytes) -> bytes:
    pieces = (content[at : at + _BLOCK] for at in range(0, len(content), _BLOCK))
    joined = b"".join(bytes((len(piece),)) + piece for piece in pieces)
    return bytes((_EXTENSION, _COMMENT)) + joined + b"\0"


def _comments(film: bytes) -> Iterator[bytes]:
    """The comments before the first image, as far as the file goes."""
    at = _colours_end(film)
    while at + 2 < len(film) and film[at] == _EXTENSION:
        label, pieces, at = film[at + 1], [], at + 2
        while at < len(film) and film[at]:
            pieces.append(film[at + 1 : at + 1 + film[at]])
            at += 1 + film[at]
        if at >= len(film):  # cut within this block
            return
        at += 1
        if label == _COMMENT:
            yield b"".join(pieces)


# PNG: chunks, each with its length, its type and a check sum.


def _chunk(kind: bytes, content: bytes) -> bytes:
    return len(content).to_bytes(4, "big") + kind + content + _check_sum(kind + content)


def _texts(picture: bytes) -> Iterator[bytes]:
    """The contents of the text chunks whose check sums hold, as far as the file goes."""
    at = len(_PNG)
    while at + 12 <= len(picture):
        end = at + 8 + int.from_bytes(picture[at : at + 4], "big")
        kind = picture[at + 4 : at + 8]
        if kind in (b"tEXt", b"iTXt") and picture[end : end + 4] == _check_sum(picture[at + 4 : end]):
            yield picture[at + 8 : end]
        at = end + 4


def _check_sum(content: bytes) -> bytes:
    return binascii.crc32(content).to_bytes(4, "big")
