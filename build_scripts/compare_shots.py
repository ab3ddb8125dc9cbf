"""python -m build_scripts.compare_shots DIR_A DIR_B: tell which pictures of two folders of `shots` differ, and by what.

Ends with 1 if any picture differs in a pixel, or is in one folder only.
"""

from __future__ import annotations

import argparse
import os
from operator import ne
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame


def differing(first: Path, second: Path) -> int:
    """How many pixels of two pictures differ; all of the larger one where the sizes differ. OSError if unreadable."""
    try:
        ours, theirs = pygame.image.load(str(first)), pygame.image.load(str(second))
    except pygame.error as error:
        raise OSError(f"{first} or {second} is no picture: {error}") from error
    if ours.get_size() != theirs.get_size():
        return max(picture.get_width() * picture.get_height() for picture in (ours, theirs))
    one, other = (memoryview(pygame.image.tobytes(picture, "RGBA")).cast("I") for picture in (ours, theirs))
    return 0 if one == other else sum(map(ne, one, other))


def compare(first: Path, second: Path) -> tuple[list[str], int]:
    """What differs between two folders, one line a picture, and how many pictures are equal."""
    names = sorted({path.relative_to(folder) for folder in (first, second) for path in folder.rglob("*.png")})
    found, equal = [], 0
    for name in names:
        lacking = [folder for folder in (first, second) if not (folder / name).is_file()]
        if lacking:
            found.append(f"{name}: not in {lacking[0]}")
        elif pixels := differing(first / name, second / name):
            found.append(f"{name}: {pixels:,} pixels differ")
        else:
            equal += 1
    return found, equal


def main() -> int:
    """Print what differs; 1 if anything does, or if there is nothing to compare."""
    parser = argparse.ArgumentParser(prog="python -m build_scripts.compare_shots", description=__doc__)
    parser.add_argument("first", type=Path, metavar="DIR_A")
    parser.add_argument("second", type=Path, metavar="DIR_B")
    given = parser.parse_args()
    found, equal = compare(given.first, given.second)
    for line in found:
        print(line)
    print(f"{equal} equal, {len(found)} differing")
    return 0 if equal and not found else 1


if __name__ == "__main__":
    raise SystemExit(main())
