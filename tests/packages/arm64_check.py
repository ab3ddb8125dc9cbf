"""Whether the machines run on arm64 as on x86-64, bit for bit: python tests/packages/arm64_check.py [--runs N]

Debian's Python and the libraries' own wheels for arm64 run under qemu-user, on any Debian or Ubuntu with the packages
qemu-user-static and dpkg; nothing of the system is changed. That processor fuses multiplications and additions, which
qemu does as it does. An emulated run takes some thirty times as long as a real one, so ten of each machine take about
eight minutes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOME = Path(tempfile.gettempdir()) / "trapworks-arm64"
SYSTEM, WHEELS, LIBRARIES, APT = HOME / "system", HOME / "wheels", HOME / "libraries", HOME / "apt"
PLATFORMS = ("manylinux2014_aarch64", "manylinux_2_17_aarch64", "manylinux_2_28_aarch64")
NEEDED = ("pymunk", "platformdirs")
"""The game's libraries without which no machine runs; the others only show and tell."""


def main() -> int:
    """Fetch and run; 1 if a run comes to something else than on record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", default="10", help="of each machine, at most 50")
    given = parser.parse_args()
    if not SYSTEM.exists():
        fetch_system()
    (python,) = (SYSTEM / "usr" / "bin").glob("python3.[0-9][0-9]")
    fetch_wheels(python.name.removeprefix("python"))
    surroundings = {"PYTHONHOME": str(SYSTEM / "usr"), "PYTHONPATH": str(LIBRARIES)}
    inside = [word for name, value in surroundings.items() for word in ("-E", f"{name}={value}")]
    command = ["qemu-aarch64-static", "-L", str(SYSTEM), *inside, str(python), "-m", "game", "doctor", "--machines"]
    return subprocess.run([*command, "--runs", given.runs], cwd=ROOT, check=False).returncode


def fetch_system() -> None:
    """Python and all it needs, unpacked and not installed; lists and archives are apt's own, in folders of ours."""
    for folder in ("lists/partial", "archives/partial"):
        (APT / folder).mkdir(parents=True, exist_ok=True)
    options = {
        "APT::Architecture": "arm64",
        "APT::Architectures": "arm64",
        "Dir::State": APT,
        "Dir::State::lists": APT / "lists",
        "Dir::State::status": os.devnull,
        "Dir::Cache": APT,
        "Debug::NoLocking": 1,
    }
    apt = ["apt-get", "-qq", *(f"-o{name}={value}" for name, value in options.items())]
    subprocess.run([*apt, "update"], check=True)
    subprocess.run([*apt, "install", "--yes", "--download-only", "--no-install-recommends", "python3"], check=True)
    for package in (APT / "archives").glob("*.deb"):
        subprocess.run(["dpkg-deb", "--extract", package, SYSTEM], check=True)


def fetch_wheels(version: str) -> None:
    """The libraries as this Python on arm64 takes them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [each for each in project["dependencies"] if each.startswith(NEEDED)]
    target = [word for platform in PLATFORMS for word in ("--platform", platform)]
    target += ["--python-version", version, "--only-binary", ":all:", "--dest", str(WHEELS)]
    subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", *target, *wanted], check=True)
    for wheel in WHEELS.glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(LIBRARIES)


if __name__ == "__main__":
    sys.exit(main())
