"""Facts about the product that several packages state, each read from its one place."""

from __future__ import annotations

import os
import platform
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
BUILD, DIST = ROOT / "build", ROOT / "dist"
ICON = ROOT / "assets" / "icon" / "trapworks.svg"

# Place-holders until the project has a home of its own; a release names it by TRAPWORKS_HOME_URL.
APP_ID = "org.trapworks.trapworks"
HOME_URL = os.environ.get("TRAPWORKS_HOME_URL", "https://trapworks.example")

TITLE = "Trapworks"
# Software centres show no more than 35 letters.
SUMMARY = "Parlor games with real machines"

# Saved matches: what their names end with, and their kind as Linux calls it.
ENDING, MIME = ".match", "application/x-trapworks-match"


class Release(NamedTuple):
    """An entry of the changelog."""

    version: str
    date: str
    changes: tuple[str, ...]


def version() -> str:
    """The version, which stands in the game's package alone."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "game" / "__init__.py").read_text(encoding="utf-8"), re.M)
    if found is None:
        raise ValueError("game/__init__.py states no version")
    return found[1]


def releases() -> list[Release]:
    """The changelog, newest first."""
    text = (ROOT / ".github" / "CHANGELOG.md").read_text(encoding="utf-8")
    found = []
    for head, number, date, body in re.findall(r"^(## (\S+) - (\S+))\n(.*?)(?=^## |\Z)", text, re.M | re.S):
        changes = tuple(" ".join(item.split()) for item in re.findall(r"^- (.*?)(?=^- |\Z)", body, re.M | re.S))
        if not changes:
            raise ValueError(f"nothing is told under {head!r}")
        found.append(Release(number, date, changes))
    return found


def epoch() -> int:
    """When everything in a package is dated, in seconds since 1970: SOURCE_DATE_EPOCH, or else the newest release."""
    day = datetime.fromisoformat(releases()[0].date).replace(tzinfo=UTC)
    return int(os.environ.get("SOURCE_DATE_EPOCH") or day.timestamp())


def settle(folder: Path) -> None:
    """Date everything in a folder alike, and let everybody read it, so that whoever packs it packs the same."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)


def games() -> list[str]:
    """Every game by its id: each has a folder with its row."""
    return sorted(path.parent.name for path in (ROOT / "game" / "games").glob("*/row.py"))


def machine() -> str:
    """The processor as archives name it."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def system() -> str:
    """System and processor as archives name them."""
    name = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    return f"{name}-{machine()}"


def archive_name() -> str:
    """The archive that is unpacked and played, and the folder in it."""
    ending = "tar.gz" if sys.platform == "linux" else "zip"
    return f"trapworks-{version()}-{system()}.{ending}"


def frozen_folder() -> Path:
    """What PyInstaller makes on this system."""
    return BUILD / "frozen" / ("Trapworks.app" if sys.platform == "darwin" else "trapworks")
