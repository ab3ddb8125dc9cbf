"""Tries the archive in dist/ as a person would: python tests/packages/smoke.py [--root DIR] [--pictures DIR]

It is unpacked into a fresh account whose home has spaces and accents in its name; its folder cannot be written, and no
Python is to be found. On Linux it is installed by install.sh, started by the line of its menu entry in a real window
on a virtual screen, and played by mouse: begun, closed, cranked, closed, continued. Asks for Xvfb, openbox,
xdotool and xprop.

--root DIR: all of this inside another system's root folder, such as a minimal Debian; asks for a superuser.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[0] = str(ROOT)

from build_scripts.packaging import product  # noqa: E402 - found from the root
from tests.packages.account import Account  # noqa: E402
from tests.packages.desk import desk_trials  # noqa: E402
from tests.packages.trials import Trials  # noqa: E402


def main() -> int:
    """Do every trial of this system; 1 if one fails."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, metavar="DIR", help="another system's root folder to try it in")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="keep pictures of the screen")
    given = parser.parse_args()
    root = given.root.resolve() if given.root else None
    folder = Path(tempfile.mkdtemp(prefix="trapworks-smoke-", dir=root and root / "tmp")).resolve()
    account = Account(folder, root)
    try:
        trials = Trials(account)
        with desk_trials(trials, given.pictures) as at_the_desk:
            done = [passed(trial) for trial in (*trials.all(), *at_the_desk)]
        print(f"{sum(done)} passed, {len(done) - sum(done)} failed")
        return 0 if all(done) else 1
    finally:
        account.allow(folder)
        shutil.rmtree(folder, ignore_errors=True)


def passed(trial: Callable[[], object]) -> bool:
    """Do one trial and tell how it went."""
    begun = time.monotonic()
    try:
        trial()
        wrong = ""
    except Exception as error:  # one trial's trouble must not hide the others'
        wrong = str(error) or repr(error)
    name = (trial.__doc__ or "").strip().rstrip(".")
    print(f"{'FAILED' if wrong else 'ok':6} {time.monotonic() - begun:5.1f} s  {name}", flush=True)
    if wrong:
        print(f"       {wrong}", flush=True)
    return not wrong


if __name__ == "__main__":
    print(f"Trying {product.archive_name()}", flush=True)
    sys.exit(main())
