"""Has Apple notarise the macOS app, and packs it anew with the ticket: python build_scripts/notarise.py

Between package.py and smoke.py. Asks for a signed app (TRAPWORKS_CODESIGN_IDENTITY while it was built) and, in the
environment, for TRAPWORKS_APPLE_ID, TRAPWORKS_APPLE_TEAM and TRAPWORKS_APPLE_PASSWORD, one for this purpose. Where they
are not set nothing is done, and that is told.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from build_scripts import package  # noqa: E402 - found from the root
from build_scripts.packaging import product, zips  # noqa: E402

NEEDED = ("TRAPWORKS_CODESIGN_IDENTITY", "TRAPWORKS_APPLE_ID", "TRAPWORKS_APPLE_TEAM", "TRAPWORKS_APPLE_PASSWORD")


def main() -> int:
    """Send the archive, wait for the ticket, staple it to the app, and pack that."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    missing = [name for name in NEEDED if not os.environ.get(name)]
    if missing:
        print(f"not notarised: {', '.join(missing)} not set")
        return 0
    _, who, team, password = (os.environ[name] for name in NEEDED)
    archive, app = product.DIST / product.archive_name(), product.frozen_folder()
    account = ("--apple-id", who, "--team-id", team, "--password", password)
    subprocess.run(["xcrun", "notarytool", "submit", archive, *account, "--wait"], check=True)
    subprocess.run(["xcrun", "stapler", "staple", app], check=True)
    subprocess.run(["spctl", "--assess", "--type", "execute", "--verbose", app], check=True)
    zips.archive()
    package.checksums()
    return 0


if __name__ == "__main__":
    sys.exit(main())
