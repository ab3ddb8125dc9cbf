"""python -m build_scripts.draw_house: draws the floors and rooms of the game into game/README.md, from the imports.

An arrow means that a floor imports another one; one that follows from two others is left out. --check writes nothing
and exits 1 where the picture is out of date.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from functools import cache
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "game"
PAGE = GAME / "README.md"
PICTURE = re.compile(r"(?<=<!-- drawn by build_scripts/draw_house\.py -->\n).*?(?=<!-- end -->)", re.S)


def floors() -> list[str]:
    """The floors that are built, from the top down, in the order of the import contract."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (layers,) = (contract["layers"] for contract in contracts if contract["id"] == "floors")
    names = (name for layer in layers for name in re.findall(r"\w+", layer) if name != "__main__")
    return [name for name in names if (GAME / name).is_dir() or (GAME / f"{name}.py").is_file()]


def rooms(floor: str) -> list[str]:
    """The rooms, packages of their own, on this floor."""
    return sorted(path.parent.name for path in (GAME / floor).glob("*/__init__.py"))


def imports(floor: str) -> set[str]:
    """The other floors that the modules of a floor import."""
    own = {f"game.{floor}"} | graph().find_descendants(f"game.{floor}")
    found = {name for module in own for name in graph().find_modules_directly_imported_by(module)}
    return {name.partition(".")[2].partition(".")[0] for name in found} & {*floors()} - {floor}


@cache
def graph() -> grimp.ImportGraph:
    """What imports what in the game."""
    return grimp.build_graph("game", cache_dir=None)


@cache
def arrows() -> list[tuple[str, str]]:
    """Which floor rests on which, without the arrows that follow from others."""
    direct = {floor: imports(floor) for floor in floors()}
    below: dict[str, set[str]] = {}
    for floor in reversed(floors()):
        below[floor] = direct[floor].union(*(below.get(other, set()) for other in direct[floor]))
    return [
        (floor, other)
        for floor in floors()
        for other in floors()
        if other in direct[floor] and not any(other in below[third] for third in direct[floor])
    ]


def picture() -> str:
    """The house as a Mermaid flow chart."""
    lines = ["```mermaid", "flowchart TD"]
    for floor in floors():
        inside = "<br/>".join(rooms(floor))
        lines.append(f'    {floor}["<b>{floor}</b>{"<br/>" if inside else ""}{inside}"]')
    lines += [f"    {floor} --> {other}" for floor, other in arrows()]
    return "\n".join((*lines, "```", ""))


def drawn(page: str) -> str:
    """The page with the picture as it should be; raises ValueError for one without the two marks."""
    if not PICTURE.search(page):
        raise ValueError(f"{PAGE} has no place for the picture")
    return PICTURE.sub(lambda _: picture(), page)


def main() -> int:
    """Draw, or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    page = PAGE.read_text(encoding="utf-8")
    if not check:
        PAGE.write_text(drawn(page), encoding="utf-8")
    return int(check and drawn(page) != page)


if __name__ == "__main__":
    sys.exit(main())
