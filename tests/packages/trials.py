"""What a package must do on every system, at the command line."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from build_scripts.packaging import product, sbom, third_party
from tests.packages.account import Account

ENV_PYTHON = product.BUILD / "package-env" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
MATCH = ("playout", "mousetrap", "--seats", "2", "--option", "start_built=22", "--seed", "3", "--json")
OTHERS = tuple(
    ("playout", game, "--seats", "2", "--seed", "3", "--json") for game in product.games() if game != MATCH[1]
)
RUNS = ("trap", "--runs", "4", "--workers", "2", "--json")
SOON = 5.0
PNG = b"\x89PNG"
LIST_MODULES = """
import sys
from PyInstaller.archive.readers import CArchiveReader
print(*CArchiveReader(sys.argv[1]).open_embedded_archive("PYZ.pyz").toc)
"""
# Everything is looked through as it is once unpacked: modules, starting scripts, the standard library's archive.
FIND_PATHS = """
import sys, zipfile
from pathlib import Path
from PyInstaller.archive.readers import CArchiveReader
program, *wanted = sys.argv[1:]
reader = CArchiveReader(program)
modules = reader.open_embedded_archive("PYZ.pyz")
told = {name: modules.extract(name, raw=True) for name in modules.toc}
told |= {name: reader.extract(name) for name in reader.toc if name != "PYZ.pyz"}
for file in Path(program).parent.rglob("*.zip"):
    told |= {name: zipfile.ZipFile(file).read(name) for name in zipfile.ZipFile(file).namelist()}
told |= {file.name: file.read_bytes() for file in Path(program).parent.rglob("*") if file.is_file()}
assert len(told) > 500
print(*sorted(name for name, text in told.items() for each in wanted if text and each.encode() in text))
"""


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
        each = (
            self.unpacks,
            self.is_whole,
            self.names_what_is_not_ours,
            self.hides_its_builder,
            self.tells_its_version,
            self.examines,
            self.plays_the_same,
            self.works_in_parallel,
            self.runs_nobodys_code,
        )
        hidden = (self.measures, self.draws, wheel_draws, self.needs_a_screen, self.is_not_fooled)
        return (*each, *hidden) if sys.platform == "linux" else each

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

    def is_whole(self) -> None:
        """Every module and every asset of the sources is in it."""
        listed = subprocess.run(
            [ENV_PYTHON, "-I", "-c", LIST_MODULES, self.program], capture_output=True, text=True, check=True
        )
        modules = {name for name in listed.stdout.split() if name.split(".")[0] == "game"}
        expect(source_modules() - modules, set())
        assets = next(self.folder.glob("**/game/assets"))  # on macOS a link leads there too
        expect(files_below(assets), files_below(product.ROOT / "assets"))

    def names_what_is_not_ours(self) -> None:
        """Every library in it has an entry and the whole text of its licence in THIRD-PARTY, and nothing else has."""
        (notices,) = (path for path in self.folder.rglob(third_party.FOLDER) if path.is_dir() and not path.is_symlink())
        told = (notices / third_party.INDEX).read_text(encoding="utf-8")
        listed = {name for line in re.findall(r"^  files: (.*)$", told, re.M) for name in line.split(", ")}
        inside = {path.rpartition("/")[2] for path in third_party.binaries(self.folder)}
        packages = {name for name in listed if "." not in name and name not in inside}
        expect(listed - packages, inside)
        found = third_party.entries(third_party.binaries(self.folder), packages)
        expect({library.name for library in found if f"{library.name} " not in told}, set())
        texts = {text for library in found for text in library.texts}
        expect(files_below(notices), texts | {third_party.INDEX, sbom.NAME})
        for text in texts:
            expect((notices / text).read_bytes(), (third_party.HERE / text).read_bytes())

    def hides_its_builder(self) -> None:
        """Nothing in it names the folder in which it was built."""
        command: list[str | Path] = [
            ENV_PYTHON,
            "-I",
            "-c",
            FIND_PATHS,
            self.program,
            product.ROOT,
            product.ROOT.as_posix(),
        ]
        found = subprocess.run(command, capture_output=True, text=True, check=True)
        expect(found.stdout.split(), [])

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
        """A whole match of every game, machines and all, goes as it goes in the wheel."""
        for words in (MATCH, *OTHERS):
            expect(self._json(*words), wheel(*words))

    def works_in_parallel(self) -> None:
        """Runs of the machine in several processes give what they give in the wheel."""
        expect(self._json(*RUNS)["digest"], wheel(*RUNS)["digest"])

    def runs_nobodys_code(self) -> None:
        """It is no Python for strangers: neither -c nor -m runs anything."""
        for words in (("-c", "print('in' + 'side')"), ("-m", "platform"), ("-m",)):
            told = self.account.run(self.program, *words)
            expect((told.returncode, told.stdout), (2, ""))

    def measures(self) -> None:
        """`doctor --machines` can run machines in processes of their own, and they run as they do everywhere."""
        told = self.account.run(self.program, "doctor", "--machines", "--runs", "2", "--workers", "2", "--json")
        expect({name: found["alike"] for name, found in json.loads(told.stdout).items()},
               {"trap": 2, "tray": 2, "workshop": 2})  # fmt: skip

    def draws(self) -> None:
        """Without a screen the demonstration plays a match, and draws a run of the machine from the assets."""
        picture = self.account.home / "machine.png"
        told = self.account.run(self.program, "demo", "--picture", picture)
        expect((told.returncode, picture.read_bytes()[:4]), (0, PNG))

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


def wheel_draws() -> None:
    """The wheel's own command finds its assets as well."""
    picture = product.BUILD / "machine.png"
    picture.unlink(missing_ok=True)
    subprocess.run(
        [ENV_PYTHON.with_name("trapworks"), "demo", "--picture", picture],
        env=os.environ | {"DISPLAY": "", "WAYLAND_DISPLAY": ""},
        cwd=product.BUILD,
        capture_output=True,
        timeout=120,
        check=True,
    )
    expect(picture.read_bytes()[:4], PNG)


def source_modules() -> set[str]:
    """The names of all modules of the checkout's package."""
    files = (product.ROOT / "game").rglob("*.py")
    names = {".".join(file.relative_to(product.ROOT).with_suffix("").parts) for file in files}
    return {name.removesuffix(".__init__") for name in names} - {"game.__main__"}


def files_below(folder: Path) -> set[str]:
    """The paths of all files in a folder, as one writes them in it."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
