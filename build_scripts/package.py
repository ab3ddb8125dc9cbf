"""Makes what people download into dist/: sdist, wheel, this system's archive, on Linux a .deb, on Windows a setup.

It takes no arguments and about a minute. Everything is built in build/ by a clean environment of its own, and a
program can be built only on its own system.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from build_scripts.packaging import installer, linux, product, sbom, third_party, zips  # noqa: E402 - found from the root

HERE = ROOT / "build_scripts" / "packaging"
ENV = product.BUILD / "package-env"
PYTHON = ENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = ENV / "trapworks-stamp"
QUIET = ("--quiet", "--disable-pip-version-check", "--no-input")


def main() -> int:
    """Make every package of this system, and their checksums."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    begun = time.monotonic()
    step("environment", prepare)
    step("sdist and wheel", build_wheel)
    step("icons", lambda: run(PYTHON, HERE / "icons.py", product.BUILD / "icons"))
    if sys.platform == "linux":
        step("manual", make_manual)
    step("frozen program", freeze)
    step("archive", linux.archive if sys.platform == "linux" else zips.archive)
    if sys.platform == "linux":
        step(".deb", linux.deb)
    if sys.platform == "win32":
        step("installer", make_installer)
    for path in checksums():
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.relative_to(ROOT)}")
    print(f"{time.monotonic() - begun:6.1f} s   in all")
    return 0


def step(name: str, act: Callable[[], object]) -> None:
    """Do a step and tell how long it took."""
    begun = time.monotonic()
    act()
    print(f"{time.monotonic() - begun:6.1f} s   {name}", flush=True)


def prepare() -> None:
    """An environment with the game's requirements and the build tools, and nothing else; kept while they stay."""
    facts = (ROOT / "pyproject.toml").read_bytes() + sys.version.encode()
    stamp = hashlib.sha256(facts).hexdigest()
    if not STAMP.exists() or STAMP.read_text() != stamp:
        run(sys.executable, "-m", "venv", "--clear", ENV)
        run(PYTHON, "-m", "pip", "install", *QUIET, f"{ROOT}[build]")
        STAMP.write_text(stamp)


def build_wheel() -> None:
    """The sdist from the checkout, the wheel from the sdist; the wheel is installed, to be frozen from there."""
    shutil.rmtree(product.DIST, ignore_errors=True)
    run(PYTHON, "-m", "build", "--no-isolation", "--outdir", product.DIST, ROOT)
    (wheel,) = product.DIST.glob("*.whl")
    run(PYTHON, "-m", "pip", "install", *QUIET, "--no-deps", "--force-reinstall", wheel)


def make_manual() -> None:
    """The pages of every language and no others, from the environment, which has what the command line needs."""
    shutil.rmtree(product.BUILD / "man", ignore_errors=True)
    run(PYTHON, HERE / "manual.py", product.BUILD / "man")


def freeze() -> None:
    """PyInstaller, from a folder in which it cannot find the checkout's own `game`."""
    orders = ["--noconfirm", "--log-level", "WARN", "--distpath", product.BUILD / "frozen", HERE / "trapworks.spec"]
    run(PYTHON, "-m", "PyInstaller", *orders)
    bill = product.BUILD / "frozen" / "trapworks" / third_party.FOLDER / sbom.NAME
    shutil.copyfile(bill, product.DIST / f"trapworks-{product.version()}-{product.system()}.{bill.name}")


def make_installer() -> None:
    """The installer, or a line that says why there is none; smoke.py asks for it."""
    try:
        installer.make(ROOT)
    except FileNotFoundError as error:
        print(f"         left out: {error}")


def checksums() -> list[Path]:
    """Write SHA256SUMS, as `sha256sum --check` reads it; the files in it."""
    files = sorted(path for path in product.DIST.iterdir() if path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (product.DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    return files


def run(*command: object) -> None:
    """One tool; what it says is shown only if it fails."""
    product.BUILD.mkdir(exist_ok=True)
    words = [str(word) for word in command]
    # Whoever builds this again gets the same bytes: `python -m build_scripts.reproduce`.
    same = os.environ | {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(product.epoch())}
    done = subprocess.run(
        words, cwd=product.BUILD, env=same, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    if done.returncode:
        sys.stderr.buffer.write(done.stdout + done.stderr)
        sys.exit(f"package.py: this failed, as told above: {' '.join(words)}")


if __name__ == "__main__":
    sys.exit(main())
