"""The .zip that people on Windows and macOS unpack and double-click."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from build_scripts.packaging import product


def archive() -> Path:
    """Pack what PyInstaller made; on macOS by the system's own tool, which keeps links and signatures."""
    path, folder = product.DIST / product.archive_name(), product.frozen_folder()
    path.unlink(missing_ok=True)
    if sys.platform == "darwin":
        subprocess.run(["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", folder, path], check=True)
        return path
    root = product.BUILD / "archive"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / path.stem)
    shutil.copy(product.ROOT / "LICENSE", root / path.stem / "LICENSE.txt")
    moment = datetime.fromtimestamp(product.epoch(), UTC).timetuple()[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in sorted(each for each in root.rglob("*") if each.is_file()):
            entry = zipfile.ZipInfo(file.relative_to(root).as_posix(), moment)
            packed.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED)
    return path
