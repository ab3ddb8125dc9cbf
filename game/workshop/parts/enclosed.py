"""A text within a picture: a comment in a GIF film, a text chunk in a PNG picture. Programs that show them skip it."""

from __future__ import annotations

import binascii
from collections.abc import Iterator

from game.workshop.parts.claim import Sent, named_in
from game.workshop.parts.line import PREFIX
from game.workshop.parts.refusals import Unbuildable

MOST_BYTES = 8_000_000
"""Of a picture that is looked into: what this program makes is smaller."""
_GIF, _PNG = (b"GIF87a", b"GIF89a"), b"\x89PNG\r\n\x1a\n"
_EXTENSION, _COMMENT, _BLOCK = 0x21, 0xFE, 255
_KEYWORD = b"Trapworks"
_HEAD_ENDS = len(_PNG) + 25  # behind the first chunk, which says how large the picture is
_LONGEST = 4_000
"""Bytes of a text; a machine's line and its name have fewer."""


def is_picture(front: bytes) -> bool:
    """Whether a file that begins so is a picture or a film that can enclose a text."""
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
