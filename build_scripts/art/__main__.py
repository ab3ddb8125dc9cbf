"""python -m build_scripts.art [group ...]: draw all sprites, or some groups of them, into assets/."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from importlib import import_module

from build_scripts.art.craft.sprite import Drawing, Sprite, read_manifest, write_manifest

GROUPS = (
    "stage",
    "cells",
    "cheese",
    "dice",
    "buttons",
    "marks",
    "icons",
    "mice",
    "coach",
    "parts",
    "ghosts",
    "title",
    "boxes",
    "booby",
    "race",
    "maze",
    "machine",
)


def sprites(group: str) -> Iterator[Sprite | Drawing]:
    """The sprites of a group, drawn one after the other."""
    draw: Callable[[], Iterator[Sprite | Drawing]] = import_module(f"build_scripts.art.{group}").sprites
    yield from draw()


def main() -> None:
    """Draw and store the wanted groups."""
    parser = argparse.ArgumentParser(prog="python -m build_scripts.art", description=__doc__)
    parser.add_argument("groups", nargs="*", metavar="group", help=f"one of {', '.join(GROUPS)}; all by default")
    wanted = parser.parse_args().groups or GROUPS
    for group in wanted:
        begun = time.perf_counter()
        drawn = {sprite.name: sprite.entry() | {"group": group} for sprite in stored(group)}
        kept = {name: entry for name, entry in read_manifest().items() if entry["group"] not in (group, *_gone())}
        write_manifest(kept | drawn)
        print(f"{group}: {len(drawn)} sprites, {time.perf_counter() - begun:.1f} s", flush=True)


def stored(group: str) -> Iterator[Sprite | Drawing]:
    """The sprites of a group, each stored before the next is drawn."""
    for sprite in sprites(group):
        sprite.save()
        yield sprite


def _gone() -> set[str]:
    return {entry["group"] for entry in read_manifest().values()} - set(GROUPS)


if __name__ == "__main__":
    main()
