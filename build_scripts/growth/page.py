"""The page of all tables, with a plot of each."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from pathlib import Path

from build_scripts.growth.table import TRIES, Table
from build_scripts.line_plot import plot
from game import __version__

LEAST = 1e-4
"""What a plot shows for nothing at all: its axes are logarithmic."""


def write(tables: Sequence[Table], folder: Path) -> None:
    """The page and its plots; a table that was not measured this time is lost."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [
        "# Cost against size",
        "",
        f"Trapworks {__version__} on {computer()}.",
        "",
        "Written by `python -m build_scripts.growth --page .github/growth`. Times are of the processor, the best of",
        f"{TRIES} tries or the median of many short ones, but for the processes, which are timed by the clock. The",
        "last row is the power of the size by which a cost grows: 0 not at all, 1 in proportion.",
        "",
    ]
    for table in tables:
        (folder / f"{table.name}.svg").write_text(_picture(table), encoding="utf-8")
        told = [table.told, ""] if table.told else []
        lines += [f"## {table.title}", "", *told, *table.markdown(), "", f"![{table.title}]({table.name}.svg)", ""]
    (folder / "README.md").write_text("\n".join(lines), encoding="utf-8")


def _picture(table: Table) -> str:
    curves = {
        name: [(row[0], max(row[number], LEAST)) for row in table.rows]
        for number, name in enumerate(table.columns, start=1)
    }
    return plot(table.title, table.size, table.unit, curves)


def computer() -> str:
    """What it was measured on."""
    names = [line.partition(":")[2].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    named = names[0] if names else platform.machine()
    return f"{os.cpu_count()} cores ({named}), {platform.system()}, Python {platform.python_version()}"


def _lines(path: str) -> list[str]:
    try:
        return Path(path).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
