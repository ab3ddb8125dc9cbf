"""What the measurements share: figures with their bars, and the words for seeds and processes."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One line of the table."""

    id: str
    what: str
    found: str
    held: bool


def told(figures: Iterable[Figure]) -> int:
    """Print a line for each figure as it is found; 1 if one is missed."""
    missed = 0
    for figure in figures:
        print(f"{'ok  ' if figure.held else 'MISS'} {figure.id:4} {figure.what:44} {figure.found}", flush=True)
        missed += not figure.held
    return int(missed > 0)


def add_seed(parser: argparse.ArgumentParser, first: int) -> None:
    """The first of the seeds."""
    parser.add_argument("--seed", type=int, default=first)


def add_workers(parser: argparse.ArgumentParser) -> None:
    """How many processes share the work."""
    parser.add_argument("--workers", type=int, default=2)
