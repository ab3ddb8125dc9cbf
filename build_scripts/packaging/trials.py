"""What a package must do on every system, at the command line."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from build_scripts.packaging import product
from build_scripts.packaging.account import Account

ENV_PYTHON = product.BUILD / "package-env" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
MATCH = ("playout", "mousetrap", "--seats", "2", "--option", "start_built=22", "--seed", "3", "--json")
RUNS = ("trap", "--runs", "4", "--workers", "2", "--json")
SOON = 5.0


def expect(found: object, wanted: object) -> None:
    """Raise AssertionError, saying both, where they differ."""
    if found != wanted:
        raise AssertionError(f"{found!r}, not {wanted!r}")


class Trials:
    """An account with the unpacked archive, and the trials that need no screen."""

    def __init__(self, account: Account) -> None:
        self.account = account
        self.folder = account.folder / "unpacked"

    def all(self) -> tuple[Callable[[], object], ...]:
        """In order; the first unpacks."""
        each = (self.unpacks, self.tells_its_version, self.examines, self.plays_the_same, self.works_in_parallel)
        return each if sys.platform == "win32" else (*each, self.needs_a_screen, self.is_not_fooled)

    @property
    def program(self) -> Path:
        """What is started at a command line."""
        if sys.platform == "darwin":
            return self.folder / "Trapworks.app" / "Contents" / "MacOS" / "Trapworks"
        (inner,) = self.folder.iterdir()
        return inner / ("trapworks-cli.exe" if sys.platform == "win32" else "trapworks")

    def unpacks(self) -> None:
        """The archive unpacks, into a folder that cannot be written afterwards."""
        archive = product.DIST / product.archive_name()
        if sys.platform == "darwin":
            subprocess.run(["ditto", "-x", "-k", archive, self.folder], check=True)
        else:
            shutil.unpack_archive(archive, self.folder)
        self.account.forbid(self.folder)

    def tells_its_version(self) -> None:
        """--version tells the version of the sources."""
        told = self.account.run(self.program, "--version")
        expect((told.returncode, told.stdout.strip()), (0, f"trapworks {product.version()}"))

    def examines(self) -> None:
        """`doctor --json` answers where there is neither screen nor sound."""
        found = self._json("doctor", "--json")
        expect(found["versions"]["trapworks"], product.version())
        expect(None in found["versions"].values(), False)
        expect(found["data_dir_writable"], True)

    def plays_the_same(self) -> None:
        """A whole match, its machine and all, goes as it goes in the wheel."""
        expect(self._json(*MATCH), wheel(*MATCH))

    def works_in_parallel(self) -> None:
        """Runs of the machine in several processes give what they give in the wheel."""
        expect(self._json(*RUNS)["digest"], wheel(*RUNS)["digest"])

    def needs_a_screen(self) -> None:
        """Without a screen it says so in one line, names what goes without one, and ends with 2."""
        self._refuses()

    def is_not_fooled(self) -> None:
        """With a DISPLAY that is not there it ends with 2 as well."""
        self._refuses(DISPLAY=":987", LANG="C")

    def _refuses(self, **environment: str) -> None:
        begun = time.monotonic()
        told = self.account.run(self.program, **environment)
        expect(told.returncode, 2)
        expect(time.monotonic() - begun < SOON, True)
        line = told.stderr.strip().splitlines()[-1]
        expect((line.startswith("trapworks: no display"), "trapworks playout mousetrap" in line), (True, True))

    def _json(self, *words: str) -> dict[str, Any]:
        told = self.account.run(self.program, *words)
        if told.returncode:
            raise AssertionError(f"exit code {told.returncode}: {told.stderr}")
        found: dict[str, Any] = json.loads(told.stdout)
        return found


def wheel(*words: str) -> dict[str, Any]:
    """What the installed wheel answers to the same command."""
    command: list[str | Path] = [ENV_PYTHON, "-I", "-m", "game", *words]
    done = subprocess.run(command, cwd=product.BUILD, capture_output=True, text=True, timeout=120, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found
