"""python -m build_scripts.measure NAME: figures that take minutes, started by hand; NAME --help tells each.

Exits 1 where a figure is missed.
"""

from __future__ import annotations

import argparse
import sys
from typing import Protocol

from build_scripts.measure import (
    choices,
    growth,
    ladder,
    minutes,
    own_traps,
    risks,
    shifted,
    story,
    trap,
    tray,
    workshop,
)


class Measure(Protocol):
    """What each of these modules has: its words for the command line, and what it does with them."""

    __doc__: str | None

    def add(self, parser: argparse.ArgumentParser) -> None:
        """Add what it can be told."""

    def measured(self, given: argparse.Namespace) -> int:
        """Measure and print; 1 if something is missed."""


MEASURES: dict[str, Measure] = {
    "trap": trap,
    "own_traps": own_traps,
    "tray": tray,
    "risks": risks,
    "workshop": workshop,
    "shifted": shifted,
    "minutes": minutes,
    "ladder": ladder,
    "choices": choices,
    "growth": growth,
    "story": story,
}


def main() -> int:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m build_scripts.measure", description=__doc__)
    names = parser.add_subparsers(dest="name", required=True, metavar="NAME")
    for name, measure in MEASURES.items():
        told = measure.__doc__ or ""
        raw = argparse.RawDescriptionHelpFormatter
        brief = told.splitlines()[0].replace("%", "%%")  # argparse fills in what is brief
        measure.add(names.add_parser(name, help=brief, description=told, formatter_class=raw))
    given = parser.parse_args()
    return MEASURES[given.name].measured(given)


if __name__ == "__main__":
    sys.exit(main())
