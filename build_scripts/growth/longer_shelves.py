"""What a shelf costs on which more matches are kept."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from build_scripts.growth.table import Table, best, once
from game.catalog import CATALOG
from game.core.setup import Seat
from game.host.places import Places
from game.session.match import Match
from game.session.record import head, sealed
from game.shell.matches.match_list import latest

SHELVES = (10, 100, 1_000, 10_000)


def measured() -> Table:
    """Finding the match that waits among so many that are over, as the title does when it opens."""
    row, rows = CATALOG["mightymouse"], []
    match = Match(row.game, row.game.setup([Seat(name) for name in row.game.seat_names[:2]]))
    content, seal = sealed("", (head(match.game, match.setup),), match.digest())
    over = content + sealed(seal, ("~ over red",), match.digest())[0]
    with tempfile.TemporaryDirectory() as folder:
        places = Places(Path(folder))
        places.matches.mkdir(parents=True)
        (places.matches / "waiting.match").write_bytes(content)
        os.utime(places.matches / "waiting.match", (1, 1))
        made = 1
        for count in SHELVES:
            for number in range(made, count):
                (places.matches / f"{number}.match").write_bytes(over)
            made = count
            for index in places.data.glob("shelf.sqlite3*"):
                index.unlink()
            fresh = once(lambda: latest(places))
            rows.append((count, fresh, best(lambda: latest(places))))
    columns = ("find the one that waits, all new", "the same, all known")
    return Table("shelves", "Longer shelves", "matches kept", "ms", columns, tuple(rows), 1.1)
