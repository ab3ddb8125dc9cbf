"""Acts a second of random matches, without a machine, through rules, events and codec; beside OpenSpiel if it is there.

python build_scripts/walk_speed.py [--matches 200] [--spiel PYTHON]   (a Python in which `import pyspiel` works)
"""

from __future__ import annotations

import argparse
from statistics import median

from game.cli.bench_play import figures


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--spiel", metavar="PYTHON")
    arguments = parser.parse_args()
    for name, found in figures(arguments.matches, arguments.spiel).items():
        told = f"median {median(found):,.0f} acts/s, from {min(found):,.0f} to {max(found):,.0f}"
        print(f"{name or 'OpenSpiel backgammon'}: {told}")


if __name__ == "__main__":
    main()
