"""Somebody's account in which a package is tried: a name with spaces and accents, no right to write elsewhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HOME_NAME = "Zoë 100% $käse"
NOBODY = 65534
PATIENCE = 120


class Account:
    """A home folder, and commands that run as its owner with nothing but what a fresh login has.

    root: another system's root folder, entered by chroot (asks for a superuser), or None for this system.
    """

    def __init__(self, folder: Path, root: Path | None = None) -> None:
        self.root, self.folder = root, folder
        self.home = folder / HOME_NAME
        self.home.mkdir(parents=True)
        folder.chmod(0o755)
        self.superuser = sys.platform != "win32" and os.geteuid() == 0
        self.own(self.home)

    @property
    def data(self) -> Path:
        """Where the game keeps settings and matches of this account on Linux."""
        return self.home / ".local" / "share" / "trapworks"

    def own(self, path: Path) -> None:
        """Give a folder and all in it to the owner of the account."""
        if self.superuser:
            for each in (path, *path.rglob("*")):
                os.chown(each, NOBODY, NOBODY, follow_symlinks=False)

    def forbid(self, path: Path) -> None:
        """Take away every right to write in a folder."""
        for each in (path, *path.rglob("*")):
            if not each.is_symlink():
                each.chmod(each.stat().st_mode & ~0o222)
            if self.superuser:
                os.chown(each, 0, 0, follow_symlinks=False)

    def allow(self, path: Path) -> None:
        """Give the rights in a folder back to the owner."""
        for each in (path, *path.rglob("*")):
            if not each.is_symlink():
                each.chmod(each.stat().st_mode | 0o200)
        self.own(path)

    def inside(self, path: Path) -> str:
        """A path as the account sees it."""
        return str(path if self.root is None else Path("/") / path.relative_to(self.root))

    def command(self, words: Sequence[str | Path], **environment: str) -> list[str]:
        """A command line that runs as the owner, without Python or anything of ours in its environment."""
        given = [self.inside(word) if isinstance(word, Path) else word for word in words]
        if sys.platform == "win32":
            return given
        known = {"HOME": self.inside(self.home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"} | environment
        clean = ["/usr/bin/env", "-i", *(f"{name}={value}" for name, value in known.items())]
        if self.root is not None:
            return ["chroot", f"--userspec={NOBODY}:{NOBODY}", str(self.root), *clean, *given]
        if self.superuser and shutil.which("setpriv"):
            return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *clean, *given]
        return [*clean, *given]

    def run(self, *words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        return subprocess.run(
            self.command(words, **environment),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            cwd="/" if sys.platform != "win32" else None,
            check=False,
        )
