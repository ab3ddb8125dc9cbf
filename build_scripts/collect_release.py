"""Makes one release of what several systems have built: python build_scripts/collect_release.py DIR [--tag vX.Y.Z]

DIR holds a folder of packages for each system. dist/ gets each package once and SHA256SUMS over all; build/NOTES.md
tells what the changelog does. 1 if the tag is not the version, or if a checksum is not that of its file.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from build_scripts.packaging import product  # noqa: E402 - found from the root


def main() -> int:
    """Collect, check, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--tag", default=os.environ.get("GITHUB_REF_NAME", ""), help="what was tagged, to be checked")
    given = parser.parse_args()
    version = product.version()
    if given.tag and given.tag != f"v{version}":
        sys.exit(f"collect_release.py: the tag {given.tag} is not v{version}, the version in game/__init__.py")
    newest = product.releases()[0]
    if newest.version != version:
        sys.exit(f"collect_release.py: the changelog ends with {newest.version}, the version is {version}")
    shutil.rmtree(product.DIST, ignore_errors=True)
    product.DIST.mkdir()
    sums = collected(given.folder)
    (product.DIST / "SHA256SUMS").write_text("".join(f"{told}  {name}\n" for name, told in sorted(sums.items())))
    notes = "".join(f"- {change}\n" for change in newest.changes)
    (product.BUILD / "NOTES.md").write_text(notes, encoding="utf-8")
    print(f"{len(sums)} packages of {version} in {product.DIST}")
    return 0


def collected(folder: Path) -> dict[str, str]:
    """Copy every package that a SHA256SUMS below the folder names; each one's checksum, by name.

    The sdist and the wheel come from every system; the first system's are taken.
    """
    sums: dict[str, str] = {}
    for listed in sorted(folder.glob("**/SHA256SUMS")):
        for line in listed.read_text(encoding="utf-8").splitlines():
            told, name = line.split("  ")
            file = listed.with_name(name)
            if hashlib.sha256(file.read_bytes()).hexdigest() != told:
                sys.exit(f"collect_release.py: {file} is not the file that was built")
            if name not in sums:
                shutil.copy(file, product.DIST)
                sums[name] = told
    if not sums:
        sys.exit(f"collect_release.py: no SHA256SUMS below {folder}")
    return sums


if __name__ == "__main__":
    sys.exit(main())
