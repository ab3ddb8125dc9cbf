"""What a match costs that has more acts: opening it, undoing, and showing its replay."""

from __future__ import annotations

import itertools
import random
import tempfile
from functools import partial
from pathlib import Path

from build_scripts.growth.table import Table, best
from game.catalog import CATALOG, GAMES
from game.core.acts import Ask, Over
from game.core.setup import Seat
from game.session.match import Match
from game.session.playback import Playback
from game.session.playout import play_on
from game.session.record import head, sealed
from game.session.replay import replay
from game.session.saves import Save, read

ACTS = (500, 5_000, 50_000)
UNDONE, SHOWN = 200, 200


def measured() -> Table:
    """Opening a match to play on, taking back its last move and playing it again, and showing an act of it."""
    rows = []
    for count in ACTS:
        match = long_match(count)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "long.match"
            path.write_bytes(written(match))
            rows.append((count, best(partial(_resume, path)), _undo(path), _replayed(path)))
    columns = ("load", "undo and redo a move", "show an act of a replay")
    return Table("matches", "Longer matches", "acts", "ms", columns, tuple(rows), 1.1)


def long_match(count: int) -> Match:
    """A match of Mouse Trap by chance, from which each act is dropped that would end it."""
    row, rng = CATALOG["mousetrap"], random.Random(1)
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[:4]], {"profile": "original"})
    match, pick = Match(row.game, setup), row.chance(rng).pick
    while len(match.played) < count:
        waiting = match.waiting
        match.play(pick(match.state, waiting) if isinstance(waiting, Ask) else rng.choice(match.legal))
        if isinstance(match.waiting, Over):
            match.forget(max(0, len(match.played) - rng.randrange(2, 40)))
    return match


def written(match: Match) -> bytes:
    """The file of a match in which every act was saved at once, as it is played in the window."""
    content, seal = sealed("", (head(match.game, match.setup),), _digest(match, match.game.start(match.setup)))
    pieces = [content]
    states = itertools.chain((played.before for played in match.played[1:]), (match.state,))
    for played, state in zip(match.played, states, strict=True):
        content, seal = sealed(seal, (played.text,), _digest(match, state))
        pieces.append(content)
    return b"".join(pieces)


def _digest(match: Match, state: object) -> str:
    probe = Match.__new__(Match)
    probe.game, probe.state = match.game, state
    return probe.digest()


def _resume(path: Path) -> None:
    save, _, _ = Save.resume(path, GAMES)
    save.close()


def _undo(path: Path) -> float:
    match = replay(CATALOG["mousetrap"].game, read(path))
    while not match.can_undo(match.played[-1].seat):
        match.forget(len(match.played) - 1)

    def again() -> None:
        for _ in range(UNDONE):
            match.play_text(match.undo().text)

    return best(again) / UNDONE


def _replayed(path: Path) -> float:
    row = CATALOG["mousetrap"]
    whole = replay(row.game, read(path))
    acts = whole.played

    def show() -> None:
        playback = Playback(Match(row.game, whole.setup), row.nature_of(1, row.bots(whole.setup)), acts)
        for _ in itertools.islice(play_on(playback), SHOWN):
            pass

    return best(show) / SHOWN
