"""python -m build_scripts.packaging.glibc DIR: the oldest glibc on which all programs and libraries in it load."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ELF = b"\x7fELF"
# A needed symbol version stands as plain text, ended by a zero, in the table of names.
NEEDED = re.compile(rb"\0GLIBC_2\.(\d+)(?:\.\d+)?(?=\0)")


def needed(file: Path) -> int:
    """The minor version of glibc 2 that a file asks for; 0 for a file that is no ELF file or asks for none."""
    content = file.read_bytes()
    return max(map(int, NEEDED.findall(content)), default=0) if content.startswith(ELF) else 0


def floor(folder: Path) -> str:
    """The newest version that any file asks for, as ``2.36``."""
    return f"2.{max(needed(file) for file in folder.rglob('*') if file.is_file() and not file.is_symlink())}"


if __name__ == "__main__":
    found = {file: needed(file) for file in Path(sys.argv[1]).rglob("*") if file.is_file()}
    for name, least in sorted(found.items(), key=lambda item: -item[1])[:8]:
        print(f"2.{least}  {name}")
    print("floor:", floor(Path(sys.argv[1])))
