"""A Flatpak bundle of the archive in dist/: python build_scripts/flatpak.py [--manifest]

Asks for flatpak and flatpak-builder, and for Flathub, from which the runtime comes. The bundle is one file that
`flatpak install --user` takes; no shop is meant. --manifest only writes build/flatpak/manifest.json.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from build_scripts.packaging import linux, product  # noqa: E402 - found from the root

FLATHUB = "https://dl.flathub.org/repo/flathub.flatpakrepo"
FOLDER = product.BUILD / "flatpak"


def main() -> int:
    """Write the manifest, and pack the bundle into dist/."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--manifest", action="store_true", help="only write the manifest")
    manifest = write_manifest(product.DIST / product.archive_name())
    if parser.parse_args().manifest:
        print(manifest)
        return 0
    bundle = product.DIST / f"trapworks-{product.version()}-{product.system()}.flatpak"
    repository = FOLDER / "repository"
    run("flatpak", "remote-add", "--user", "--if-not-exists", "flathub", FLATHUB)
    built = ("--user", "--force-clean", "--install-deps-from=flathub", f"--repo={repository}")
    run("flatpak-builder", *built, FOLDER / "built", manifest)
    run("flatpak", "build-bundle", f"--runtime-repo={FLATHUB}", repository, bundle, product.APP_ID)
    print(f"{bundle.stat().st_size / 1e6:6.1f} MB  {bundle}")
    return 0


def write_manifest(archive: Path) -> Path:
    """What flatpak-builder is to do with an archive."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    blanks = {
        "id": product.APP_ID,
        "archive": archive,
        "sha256": hashlib.sha256(archive.read_bytes()).hexdigest(),
    }
    path = FOLDER / "manifest.json"
    path.write_text(linux.filled("flatpak.json", blanks), encoding="utf-8")
    return path


def run(*command: object) -> None:
    """One tool; what it says is seen."""
    subprocess.run([str(word) for word in command], check=True, cwd=FOLDER)


if __name__ == "__main__":
    sys.exit(main())
