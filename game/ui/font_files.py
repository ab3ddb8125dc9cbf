"""Which font files are as they were shipped: SDL crashes over some that are damaged."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

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
def is_intact(path: Path) -> bool:
    """Whether a font's content is what it was shipped with."""
    try:
        intact = zlib.crc32(path.read_bytes()) == CHECKSUMS[path.name]
    except OSError:
        intact = False
    if not intact:
        _log.warning("font %s is damaged or missing and left out", path.name)
    return intact
