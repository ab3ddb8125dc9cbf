"""What the long checks came to so far: a JSON file that is written after every batch, and a page made from it."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from game import __version__
from tests.soak.check import Batch, Check

MOST_FAULTS = 20
"""So many faults of a check are kept in words; all are counted."""

_HEAD = """# Long checks

Made by `python -m tests.soak`, which goes on where it was broken off. A check is complete when all its batches
are done; what is cut short says so. Every batch has its own seed, which depends on the check and the batch alone.

| check | promise | done | of its batches | faults | figures | processor | version |
|---|---|---|---|---|---|---|---|
"""


@dataclass
class Result:
    """The batches of one check that are done, and all they found; `cpu_s` is processor time."""

    batches: int = 0
    done: int = 0
    faulty: int = 0
    faults: list[str] = field(default_factory=list)
    figures: dict[str, float] = field(default_factory=dict)
    cpu_s: float = 0.0
    version: str = ""

    def add(self, batch: Batch, cpu_s: float) -> None:
        """Count one more batch. Figures that begin with "most" keep the largest, others add up."""
        self.batches += 1
        self.done += batch.done
        self.faulty += len(batch.faults)
        self.faults = [*self.faults, *batch.faults][:MOST_FAULTS]
        for name, value in batch.figures.items():
            before = self.figures.get(name, 0.0)
            self.figures[name] = max(before, value) if name.startswith("most") else before + value
        self.cpu_s = round(self.cpu_s + cpu_s, 1)
        self.version = __version__


def missed(check: Check, result: Result) -> list[str]:
    """What a check should have reached by now and has not."""
    if result.batches < check.enough:
        return []
    return [f"never reached: {name}" for name in check.reaches if result.figures.get(name, 0.0) <= 0]


def load(file: Path) -> dict[str, Result]:
    """The results by check; none where there is no file."""
    if not file.exists():
        return {}
    return {name: Result(**found) for name, found in json.loads(file.read_text(encoding="utf-8")).items()}


def save(file: Path, results: Mapping[str, Result]) -> None:
    """Write the results, old or new but never torn."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(".new")
    draft.write_text(json.dumps({name: asdict(one) for name, one in results.items()}, indent=1) + "\n", "utf-8")
    os.replace(draft, file)


def page(checks: Iterable[Check], results: Mapping[str, Result]) -> str:
    """The results as a page; the faults in words below the table."""
    checks = list(checks)
    rows = [_row(check, results.get(check.id, Result())) for check in checks]
    found = [(check, results.get(check.id, Result())) for check in checks]
    faults = [f"- **{check.id}**: {text}" for check, one in found for text in (*one.faults, *missed(check, one))]
    machine = f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    told = "\n\n## Faults\n\n" + "\n".join(faults) if faults else ""
    return f"{_HEAD}{chr(10).join(rows)}{told}\n\nOn {machine}.\n"


def _row(check: Check, result: Result) -> str:
    share = "all" if result.batches >= check.batches else f"**{result.batches} of {check.batches}**"
    figures = ", ".join(f"{name} {value:,.6g}" for name, value in result.figures.items())
    took = f"{result.cpu_s / 60:,.0f} min" if result.cpu_s >= 60 else f"{result.cpu_s:.0f} s"
    done = f"{result.done:,} {check.unit}" if result.batches else "not begun"
    return (
        f"| {check.id} | {check.promise} | {done} | {share} | {result.faulty} | {figures} | {took} | {result.version} |"
    )
