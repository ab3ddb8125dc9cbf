"""Matches as the screens know them: begun, and continued."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.catalog import CATALOG, GAMES, Row
from game.core.acts import Over
from game.core.setup import Setup
from game.host.places import Places
from game.nature.streams import fresh_seed
from game.scenes.waiting import ENDING, OVER, names_in
from game.session.errors import NotSaved
from game.session.match import Match
from game.session.record import NOTE
from game.session.saves import Save
from game.session.table import Table

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Sitting:
    """An open match at the table: what plays it, the names of those who sit there, and whether hands are steady."""

    row: Row
    table: Table
    names: Mapping[str, str]
    steady: bool = True


class Luck(NamedTuple):
    """What a match is begun with besides its rules: whether hands are steady, and the seed, a fresh one if None."""

    steady: bool = True
    seed: int | None = None


def begin(places: Places, row: Row, setup: Setup, names: Mapping[str, str], luck: Luck) -> Sitting:
    """Begin a match in a new file; if none can be written the match is played without one."""
    match, bots = Match(row.game, setup), row.bots(setup)
    seed = fresh_seed() if luck.seed is None else luck.seed
    path = places.matches / f"{row.game.id}-{datetime.now():%Y%m%d-%H%M%S-%f}{ENDING}"
    notes = (f"seed {seed}", f"names {json.dumps(dict(names))}", f"hands {'steady' if luck.steady else 'own'}")
    save: Save | None = None
    try:
        save = Save.create(path, match, notes)
    except NotSaved as error:
        _log.warning("playing without a file: %s", error)
    return Sitting(row, Table(match, row.nature_of(seed, bots), bots, save), names, luck.steady)


def resume(path: Path) -> Sitting:
    """Open a match again; raises MatchError."""
    save, match, log = Save.resume(path, GAMES)
    row = CATALOG[log.game_id]
    bots = row.bots(match.setup)
    found = log.note("seed") or ""
    seed = int(found) if found.lstrip("-").isdecimal() else fresh_seed()
    table = Table(match, row.nature_of(seed, bots), bots, save)
    return Sitting(row, table, names_in(log.note("names")), log.note("hands") != "own")


def leave(sitting: Sitting) -> None:
    """Close the file of a match; one that is over will not wait on the shelf."""
    save, match = sitting.table.save, sitting.table.match
    if save is None:
        return
    try:
        if isinstance(match.waiting, Over):
            save.append((NOTE + OVER + " ",), match.digest())
    except NotSaved as error:
        _log.warning("the end of the match was not noted: %s", error)
    finally:
        save.close()
