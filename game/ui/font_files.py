"""The font files that are as they were shipped: SDL crashes over some that are damaged.

They are read into memory once, for all sizes: a font that is opened by its path keeps that file open as long as it is
used, and systems allow a program some 256 open files.
"""

from __future__ import annotations

import io
import logging
import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pygame

_log = logging.getLogger(__name__)

CHECKSUMS: Mapping[str, int] = {
    "atkinson-hyperlegible-latin-400-normal.woff": 0x22B647D5,
    "atkinson-hyperlegible-latin-700-normal.woff": 0xE670F46D,
    "atkinson-hyperlegible-latin-ext-400-normal.woff": 0x9B7A93B2,
    "atkinson-hyperlegible-latin-ext-700-normal.woff": 0x510F9A32,
    "fredoka-latin-600-normal.woff": 0x68B1A75E,
    "fredoka-latin-700-normal.woff": 0xF07626F4,
    "fredoka-latin-ext-600-normal.woff": 0x3A371DEF,
    "fredoka-latin-ext-700-normal.woff": 0xFD644C14,
    "m-plus-rounded-1c-cyrillic-500-normal.woff": 0x8FEC82B4,
    "m-plus-rounded-1c-cyrillic-800-normal.woff": 0xD6969068,
    "m-plus-rounded-1c-greek-500-normal.woff": 0x5269A0E9,
    "m-plus-rounded-1c-greek-800-normal.woff": 0x9C62B643,
    "m-plus-rounded-1c-japanese-500-normal.woff": 0x6358419F,
    "m-plus-rounded-1c-latin-500-normal.woff": 0x72529827,
    "m-plus-rounded-1c-latin-800-normal.woff": 0x8CFBD342,
    "m-plus-rounded-1c-latin-ext-500-normal.woff": 0xA2337247,
    "m-plus-rounded-1c-latin-ext-800-normal.woff": 0x66032483,
    "opendyslexic-latin-400-normal.woff": 0x785BB9BB,
    "opendyslexic-latin-700-normal.woff": 0xAA7E59F7,
}
"""CRC-32 of every font among the assets."""


@cache
def content(path: Path) -> bytes | None:
    """What a font's file holds, None where that is not what it was shipped with."""
    try:
        found = path.read_bytes()
    except OSError:
        found = b""
    if zlib.crc32(found) == CHECKSUMS[path.name]:
        return found
    _log.warning("font %s is damaged or missing and left out", path.name)
    return None


def open_font(path: Path, size: int) -> pygame.Font | None:
    """A font at a size in pixels, None where its file is damaged or missing."""
    found = content(path)
    return None if found is None else pygame.Font(io.BytesIO(found), size)
