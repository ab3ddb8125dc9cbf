"""python -m build_scripts.growth [--only matches,trays,machines,shelves,workers] [--page FOLDER]: cost against size.

Prints a table each of what longer matches, fuller trays, larger machines, longer shelves and more processes cost, and
how each grows: the power of the size by which the cost rises, 1 being in proportion to it. With --page it writes them
as a page with plots. Minutes long; trays and machines have Box2D beside them (pip install 'trapworks[bench]').
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from build_scripts.bench.bars import Unmeasurable
from build_scripts.growth import fuller_trays, larger_machines, longer_matches, longer_shelves, more_processes
from build_scripts.growth.page import write
from build_scripts.growth.table import Table

TABLES: dict[str, Callable[[], Table]] = {
    "matches": longer_matches.measured,
    "trays": fuller_trays.measured,
    "machines": larger_machines.measured,
    "shelves": longer_shelves.measured,
    "workers": more_processes.measured,
}


def main() -> int:
    """Measure what is asked for; 1 if something grows faster than it may."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(TABLES), help=f"some of {', '.join(TABLES)}")
    parser.add_argument("--page", type=Path, help="a folder for the page and its plots")
    given = parser.parse_args()
    if unknown := set(given.only.split(",")) - set(TABLES):
        parser.error(f"--only takes {', '.join(TABLES)}, not {', '.join(sorted(unknown))}")
    tables = list[Table]()
    for name in given.only.split(","):
        print(f"measuring {name} ...", file=sys.stderr)
        try:
            tables.append(TABLES[name]())
        except Unmeasurable as error:
            parser.exit(2, f"{name}: {error}\n")
        print(*tables[-1].markdown(), "", sep="\n", flush=True)
    if given.page:
        write(tables, given.page)
    return 0 if all(table.held for table in tables) else 1


if __name__ == "__main__":
    sys.exit(main())
