"""Whether the packages come out the same, bit for bit: python -m build_scripts.reproduce

What is committed is packaged twice, in folders of different names, in different time zones, with different rights for
new files and different hash seeds. 1 if a package differs, and then the packages are kept to be compared.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Surroundings(NamedTuple):
    """What must not matter."""

    folder: str
    zone: str
    umask: int
    seed: str


BUILDERS = (
    Surroundings("first", "UTC", 0o022, "1"),
    Surroundings("the second builder's", "Pacific/Auckland", 0o027, "2"),
)


def main() -> int:
    """Build twice and compare."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    folder = Path(tempfile.mkdtemp(prefix="trapworks-reproduce-"))
    first, second = (built(folder, each) for each in BUILDERS)
    for name in sorted(first | second):
        print("same     " if first.get(name) == second.get(name) else "DIFFERENT", first.get(name, "-")[:16], name)
    if first == second:
        shutil.rmtree(folder)
        return 0
    print(f"kept in {folder}")
    return 1


def built(folder: Path, how: Surroundings) -> dict[str, str]:
    """The checksums of the packages that this builder makes, by name."""
    checkout = folder / how.folder
    subprocess.run(["git", "clone", "--quiet", ROOT, checkout], umask=how.umask, check=True)
    environment = os.environ | {"TZ": how.zone, "PYTHONHASHSEED": how.seed}
    subprocess.run(
        [sys.executable, "build_scripts/package.py"], cwd=checkout, env=environment, umask=how.umask, check=True
    )
    lines = (checkout / "dist" / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    return {name: told for told, name in (line.split("  ") for line in lines)}


if __name__ == "__main__":
    sys.exit(main())
