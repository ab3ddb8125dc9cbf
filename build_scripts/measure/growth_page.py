"""The tables of cost against size as a page, with a plot of each, both axes logarithmic, for light and dark pages."""

from __future__ import annotations

import math
import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from game import __version__

TRIES = 3


class Table(NamedTuple):
    """What was measured: a row of figures for each size, and what the columns are."""

    name: str
    title: str
    size: str
    unit: str
    columns: tuple[str, ...]
    rows: tuple[tuple[float, ...], ...]
    most: float
    """The greatest power of the size by which a cost may grow."""
    told: str = ""
    """What a reader should know of it, in a sentence or two."""

    def growth(self, column: int) -> float:
        """The power of the size by which a column grows from the smallest to the largest."""
        first, last = self.rows[0], self.rows[-1]
        return math.log(last[column] / first[column]) / math.log(last[0] / first[0])

    @property
    def held(self) -> bool:
        """Whether nothing grows faster than it may."""
        return all(self.growth(column) <= self.most for column in range(1, len(self.rows[0])))

    def markdown(self) -> Iterator[str]:
        """The lines of the table, its growth in the last."""
        yield f"| {self.size} | " + " | ".join(f"{column}, {self.unit}" for column in self.columns) + " |"
        yield "|---:|" + "---:|" * len(self.columns)
        for size, *figures in self.rows:
            yield f"| {size:,.0f} | " + " | ".join(f"{figure:,.4g}" for figure in figures) + " |"
        powers = (f"size ^ {self.growth(column):.2f}" for column in range(1, len(self.columns) + 1))
        yield "| **growth** | " + " | ".join(powers) + " |"


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
        "Written by `python -m build_scripts.measure growth --page .github/growth`. Times are of the processor, the",
        f"best of {TRIES} tries or the median of many short ones, but for the processes, which are timed by the clock.",
        "The last row is the power of the size by which a cost grows: 0 not at all, 1 in proportion.",
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


# ---- the plot

Curve = Sequence[tuple[float, float]]
_WIDE, _HIGH, _LEFT, _RIGHT, _TOP, _FOOT = 800, 360, 76, 280, 36, 48
_COLOURS = ("#c8322b", "#2f6fd0", "#1d9a5b", "#b7791f")


def plot(title: str, across: str, up: str, curves: Mapping[str, Curve]) -> str:
    """The picture; every value must be above 0."""
    points = [point for curve in curves.values() for point in curve]
    xs, ys = _decades([x for x, _ in points]), _decades([y for _, y in points])
    lines = "\n".join(_drawn(title, across, up, curves, (xs, ys)))
    style = "text{font:13px sans-serif;fill:#222}.title{font-size:16px;font-weight:bold}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" width="{_WIDE}" height="{_HIGH}">\n'
        f'<style>{style}</style>\n<rect width="100%" height="100%" fill="#fffdf6"/>\n{lines}\n</svg>\n'
    )


def _drawn(
    title: str, across: str, up: str, curves: Mapping[str, Curve], ends: tuple[tuple[int, int], tuple[int, int]]
) -> Iterator[str]:
    xs, ys = ends
    yield f'<text class="title" x="{_LEFT}" y="22">{escape(title)}</text>'
    yield f'<text x="{(_LEFT + _WIDE - _RIGHT) / 2}" y="{_HIGH - 10}" text-anchor="middle">{escape(across)}</text>'
    yield f'<text transform="translate(18 {_HIGH / 2}) rotate(-90)" text-anchor="middle">{escape(up)}</text>'
    for power in range(xs[0], xs[1] + 1):
        x = _x(10**power, xs)
        yield f'<path d="M{x:.1f} {_TOP}V{_HIGH - _FOOT}" stroke="#ddd"/>'
        yield f'<text x="{x:.1f}" y="{_HIGH - _FOOT + 18}" text-anchor="middle">{_number(10.0**power)}</text>'
    for power in range(ys[0], ys[1] + 1):
        y = _y(10**power, ys)
        yield f'<path d="M{_LEFT} {y:.1f}H{_WIDE - _RIGHT}" stroke="#ddd"/>'
        yield f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{_number(10.0**power)}</text>'
    for number, (name, curve) in enumerate(curves.items()):
        colour = _COLOURS[number % len(_COLOURS)]
        places = [(_x(x, xs), _y(y, ys)) for x, y in curve]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
        for x, y in places:
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>'
        x, y = _WIDE - _RIGHT + 10, _TOP + 20 + 20 * number
        yield f'<text x="{x}" y="{y}" style="fill:{colour}">{escape(name)}</text>'


def _decades(values: Sequence[float]) -> tuple[int, int]:
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    return low, max(high, low + 1)


def _x(value: float, ends: tuple[int, int]) -> float:
    return _LEFT + (math.log10(value) - ends[0]) / (ends[1] - ends[0]) * (_WIDE - _RIGHT - _LEFT)


def _y(value: float, ends: tuple[int, int]) -> float:
    return _HIGH - _FOOT - (math.log10(value) - ends[0]) / (ends[1] - ends[0]) * (_HIGH - _FOOT - _TOP)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1 else f"{value:g}"
