"""The match of most views of Booby-Trap, played by the rules on the real tray once, and kept as a file.

python -m tests.views.boobytrap_record     plays it again, as it must be after a change of the tray
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from game.catalog import CATALOG, CatalogRow
from game.core.acts import Ask, Over
from game.core.setup import Seat, Setup
from game.core.slices import finish
from game.games.boobytrap.nature import recall, tray_note, tray_of
from game.games.boobytrap.rules.moves import Mixed, Pulled, Take, Touch
from game.games.boobytrap.rules.state import State
from game.session.match import Match
from game.session.match_runner import MatchRunner
from game.session.record import parsing
from game.session.replay import replay
from tests.harness.walk import log_of

RECORD = Path(__file__).with_name("boobytrap.match")
"""A match of four with the seed 1 and a note of its tray after each pick."""


def played_texts(seed: int, picks: int, seats: int, options: tuple[tuple[str, Any], ...]) -> tuple[str, ...]:
    """The acts of a match up to so many picks; its tray is at hand then."""
    if (seed, seats, options) == (1, 4, ()):
        return _recorded(picks)
    return tuple(played.text for played in played_anew(seed, picks, seats, options).played)


@cache
def _record() -> Match:
    return replay(CATALOG["boobytrap"].game, finish(parsing(RECORD.read_bytes())))


def _recorded(picks: int) -> tuple[str, ...]:
    acts = _record().played
    ends = [number for number, played in enumerate(acts, start=1) if isinstance(played.act, Mixed | Pulled)]
    end = ends[min(picks, len(ends) - 1)]
    recall(acts[end].before if end < len(acts) else _record().state, acts[end - 1].notes)
    return tuple(played.text for played in acts[:end])


def played_anew(seed: int, picks: int, seats: int, options: tuple[tuple[str, Any], ...] = ()) -> Match:
    """A match up to so many picks, as the tray answers; a longer match goes on where a shorter one ended."""
    steps = _steps(seed, seats, options)
    while len(steps) <= picks and not isinstance(steps[-1].waiting, Over):
        before, (row, setup) = steps[-1], _game(seats, options)
        table = MatchRunner(Match(row.game, setup), row.nature_of(seed, {}), {})
        table.match.state, table.match.played = before.state, list(before.played)
        while len(table.match.state.pulls) < len(steps):
            if isinstance(table.match.waiting, Ask):
                table.answer(table.run())
            else:
                table.play(_next(table.match.state))
        _note_tray(table.match)
        steps.append(table.match)
    return steps[min(picks, len(steps) - 1)]


@cache
def _steps(seed: int, seats: int, options: tuple[tuple[str, Any], ...]) -> list[Match]:
    """The match after each pick, to begin with after none."""
    row, setup = _game(seats, options)
    match = Match(row.game, setup)
    match.play(Mixed(seed))
    _note_tray(match)
    return [match]


def _note_tray(match: Match) -> None:
    last = match.played[-1]
    match.played[-1] = last._replace(notes=(*last.notes, tray_note(tray_of(match.state))))


def _game(seats: int, options: tuple[tuple[str, Any], ...]) -> tuple[CatalogRow, Setup]:
    row = CATALOG["boobytrap"]
    return row, row.game.setup([Seat(name) for name in row.game.seat_names[:seats]], dict(options))


def _next(state: State) -> Touch | Take:
    if state.touched:
        return Take()
    tray = tray_of(state)
    by_grip = sorted(state.open_pieces, key=lambda number: (tray.grip(number), number))
    reckless = len(state.pulls) % 7 == 5
    return Touch(by_grip[-1 - len(by_grip) // 8] if reckless else by_grip[len(by_grip) // 6])


if __name__ == "__main__":
    RECORD.write_bytes(log_of(played_anew(1, 63, 4)))
