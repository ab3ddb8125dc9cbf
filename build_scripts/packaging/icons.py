"""python build_scripts/packaging/icons.py DIR: every icon of every package from the one SVG; needs pygame-ce."""

from __future__ import annotations

import io
import struct
import sys
from pathlib import Path

import pygame

ICON = Path(__file__).resolve().parents[2] / "assets" / "icon" / "trapworks.svg"
HICOLOR = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
# Apple's types that hold a PNG: each with its size in pixels.
APPLE = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256, b"ic14": 512, b"ic09": 512, b"ic10": 1024}


def png(size: int) -> bytes:
    """The icon as a PNG."""
    file = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(str(ICON), (size, size)), file, "icon.png")
    return file.getvalue()


def ico() -> bytes:
    """A Windows icon: a directory of PNGs, 0 meaning 256 in it."""
    pictures = [png(size) for size in WINDOWS]
    at = 6 + 16 * len(WINDOWS)
    entries = b""
    for size, picture in zip(WINDOWS, pictures, strict=True):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return struct.pack("<HHH", 0, 1, len(WINDOWS)) + entries + b"".join(pictures)


def icns() -> bytes:
    """An Apple icon: typed PNGs, each with its length."""
    body = b"".join(
        kind + struct.pack(">I", len(picture) + 8) + picture for kind, size in APPLE.items() for picture in (png(size),)
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def draw(folder: Path) -> None:
    """Write trapworks.ico, trapworks.icns and the tree of the freedesktop icon theme."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "trapworks.ico").write_bytes(ico())
    (folder / "trapworks.icns").write_bytes(icns())
    for size in HICOLOR:
        path = folder / "hicolor" / f"{size}x{size}" / "apps" / "trapworks.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png(size))
    path = folder / "hicolor" / "scalable" / "apps" / "trapworks.svg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(ICON.read_bytes())


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
