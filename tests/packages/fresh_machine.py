"""Tries everything on a machine where nothing is: python tests/packages/fresh_machine.py [--tests WORDS] > transcript

Asks for a superuser, mmdebstrap, and what smoke.py asks for. A minimal Debian is made in a folder of its own, and in it
- the archive is tried by smoke.py, with no Python there; the .deb is installed, started and removed;
- python3-venv is added, and the README's two commands are given in a copy of what is committed.
A machine whose packages come through settings of its own hands them on: resolv.conf, certificates, PIP_* and proxies.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SUITE = "bookworm"
WINDOWS_NEED = "libx11-6,libxext6"
DESKTOPS_HAVE = "shared-mime-info,desktop-file-utils,libglib2.0-bin"
HANDED_ON = ("/etc/resolv.conf", "/etc/ssl/certs/ca-certificates.crt")
VARIABLES = ("PIP_CERT", "PIP_INDEX_URL", "SSL_CERT_FILE", "http_proxy", "https_proxy", "no_proxy")
CHECKOUT = "/home/player/trapworks"


def main() -> int:
    """Enter a mount namespace of our own, make the root, try; 1 if anything fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tests", default="", metavar="WORDS", help="pytest's arguments; all tests by default")
    given = parser.parse_args()
    if "TRAPWORKS_UNSHARED" not in os.environ:
        os.environ["TRAPWORKS_UNSHARED"] = "1"
        os.execvp("unshare", ["unshare", "--mount", "--", sys.executable, *sys.argv])
    root = Path(tempfile.mkdtemp(prefix="trapworks-root-"))
    try:
        make(root)
        good = archive(root) and deb(root) and readme(root, given.tests.split())
        print("\nEverything worked." if good else "\nFAILED")
        return 0 if good else 1
    finally:
        for place in ("dev", "proc"):
            subprocess.run(["umount", "--lazy", root / place], check=False, capture_output=True)
        shutil.rmtree(root, ignore_errors=True)


def make(root: Path) -> None:
    """A minimal Debian with the two libraries that a window takes, and what any desktop knows files and openers by."""
    begun = time.monotonic()
    there = f"--include={WINDOWS_NEED},{DESKTOPS_HAVE}"
    order = ["mmdebstrap", "--quiet", "--variant=minbase", there, SUITE, str(root)]
    subprocess.run(order, check=True)
    subprocess.run(["mount", "-t", "proc", "proc", root / "proc"], check=True)
    subprocess.run(["mount", "--rbind", "/dev", root / "dev"], check=True)
    hand_on(root)
    count = len(list((root / "var/lib/dpkg/info").glob("*.list")))
    print(f"A minimal Debian {SUITE}: {count} packages, {time.monotonic() - begun:.0f} s", flush=True)
    tell(root, "sh", "-c", "command -v python3 || echo no Python here")


def hand_on(root: Path) -> None:
    """This machine's way to its packages."""
    for path in filter(os.path.exists, HANDED_ON):
        copy = root / path.removeprefix("/")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)


def archive(root: Path) -> bool:
    """The archive, as a person would use it."""
    print("\n$ python tests/packages/smoke.py --root ...", flush=True)
    return (
        subprocess.run([sys.executable, ROOT / "tests/packages/smoke.py", "--root", root], check=False).returncode == 0
    )


def deb(root: Path) -> bool:
    """The .deb, installed with no more than its dependencies."""
    (package,) = (ROOT / "dist").glob("*.deb")
    shutil.copy(package, root / "tmp")
    return (
        tell(root, "dpkg", "--install", f"/tmp/{package.name}")
        and tell(root, "trapworks", "--version")
        and tell(root, "sh", "-c", "trapworks playout mousetrap --seed 3 --seats 2 | tail -n 2")
        and tell(root, "dpkg", "--remove", "trapworks")
    )


def readme(root: Path, tests: list[str]) -> bool:
    """The README's two commands, in a checkout."""
    (root / "home/player").mkdir(parents=True)
    target = root / CHECKOUT.removeprefix("/")
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, target], check=True)
    apt = "apt-get -qq update && apt-get -qq install --yes --no-install-recommends python3-venv >/dev/null 2>&1"
    if not tell(root, "sh", "-c", apt):
        return False
    hand_on(root)  # the package of certificates has written its own
    return tell(root, "python3", "build_scripts/play.py", folder=CHECKOUT) and tell(
        root, "python3", "build_scripts/play.py", "--test", *tests, folder=CHECKOUT
    )


def tell(root: Path, *words: str, folder: str = "/") -> bool:
    """Do a command in the root and tell it as a transcript does; whether it worked."""
    print(f"\n$ {' '.join(words)}", flush=True)
    begun = time.monotonic()
    kept = {name: os.environ[name] for name in VARIABLES if name in os.environ}
    clean = {"HOME": "/root", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", **kept}
    command = ["env", "-i", *(f"{name}={value}" for name, value in clean.items()), "chroot", str(root)]
    done = subprocess.run([*command, "sh", "-c", 'cd "$0" && "$@"', folder, *words], check=False)
    print(f"[exit {done.returncode}, {time.monotonic() - begun:.1f} s]", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
