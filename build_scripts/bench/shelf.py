"""What ten thousand saved matches cost: how much later the title comes, and the page of all matches."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median

from build_scripts.bench.bars import Bar
from build_scripts.bench.window import child_in
from game.catalog import CATALOG, CatalogRow
from game.core.acts import Ask, Over
from game.core.setup import Seat
from game.core.slices import finish
from game.host.places import Places
from game.session.match import Match
from game.session.saves import Save
from game.shell.matches.match_list import finding
from game.text.language import N_
from game.text.said import Said

MATCHES, STARTS, MINUTE_S = 10_000, 5, 60
BEGUN = 10
"""Acts of a match that is not over."""
# Translators: {matches}: how many saved matches; {one}, {all}: milliseconds until the title screen shows.
_TOLD = N_("{matches:,} matches; with one match the title takes {one:.0f} ms, with all of them {all:.0f} ms")
# Translators: {all}: milliseconds. The index is a file that tells what matches there are.
_FORGOTTEN = N_("the same with their index lost: {all:.0f} ms")


def shelf(_: Places) -> list[Bar]:
    """The title with so many matches beside the title with one: as they were left, and with their index lost."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        one, full = Places(Path(few)), Places(Path(many))
        _fill(one.matches, 1)
        _fill(full.matches, MATCHES)
        found: dict[str, list[float]] = {"one": [], "left": [], "lost": []}
        for _again in range(STARTS):
            for name, places in (("one", one), ("left", full), ("lost", full)):
                finish(finding(places))  # as in the time after the first frame
                if name == "lost":
                    _forget(places)
                found[name].append(child_in(str(places.data), "start")["cpu"])
    base, left, lost = (median(seconds) for seconds in found.values())
    told = Said(_TOLD, matches=MATCHES, one=base * 1000, all=left * 1000)
    return [
        Bar("shelf", left / base, "x", 1.1, told),
        Bar("shelf.lost", lost / base, "x", 1.1, Said(_FORGOTTEN, all=lost * 1000)),
    ]


def _fill(folder: Path, count: int) -> None:
    """So many matches, a minute between one and the next; every fifth, the newest too, is not over."""
    folder.mkdir(parents=True)
    written = list(_written(folder))
    now = time.time()
    for number in range(count):
        path = folder / f"{number:05}.match"
        path.write_bytes(written[number % len(written)])
        os.utime(path, (now - number * MINUTE_S,) * 2)


def _written(folder: Path) -> Iterator[bytes]:
    """Of each game a match that has begun, and four that are over."""
    for row in CATALOG.values():
        for over in (False, True, True, True, True):
            path = folder / "written"
            match = Match(row.game, row.game.setup([Seat(name) for name in row.game.seat_names[: row.game.least]]))
            save = Save.create(path, match)
            for _ in _played(match, row, over):
                save.append_played(match.played[-1:], match.digest())
            save.close()
            yield path.read_bytes()
            path.unlink()


def _played(match: Match, row: CatalogRow, over: bool) -> Iterator[None]:
    """Random acts, to the end or not far."""
    rng = Random(1)
    pick = row.chance(rng).pick
    while not isinstance(waiting := match.waiting, Over) and (over or len(match.played) < BEGUN):
        match.play(pick(match.state, waiting) if isinstance(waiting, Ask) else rng.choice(match.legal))
        yield


def _forget(places: Places) -> None:
    """As if the index and the note beside the matches had never been written."""
    for name in ("shelf", "waiting"):
        for path in places.data.glob(f"{name}*"):
            path.unlink()
