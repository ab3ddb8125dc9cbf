"""Whole matches as text: a change of the rules, the log or the digests shows here.

A golden match stays readable for ever; `python -m tests.harness.test_golden` writes those that are missing.
"""

import random
from pathlib import Path

import pytest

from game.catalog import CATALOG
from game.core.acts import Over
from game.core.setup import Seat
from game.core.slices import finish
from game.session.match import Match
from game.session.record import parsing
from game.session.replay import replay
from tests.harness.walk import log_of

FOLDER = Path(__file__).parent / "golden"
LOGS = sorted(FOLDER.glob("*.match"))
WANTED = {
    "mousetrap": {
        "hasbro-4": (4, {}),
        "original-3": (3, {"profile": "original"}),
        "house-2": (2, {"two_cranks": True, "start_built": 12}),
    },
    "mousemaze": {
        "eight-4": (4, {}),
        "edge-3": (3, {"edge_stop_literal": True}),
        "twelve-5": (5, {"goal": 12}),
        "short-2": (2, {"goal": 3}),
        "lot-3": (3, {"begins": "lot"}),
    },
    "boobytrap": {
        "regular-3": (3, {}),
        "size-10": (10, {"variant": "size_order", "values": (1, 2, 3)}),
        "no-pass-2": (2, {"variant": "no_pass"}),
        "solitaire-1": (1, {}),
    },
    "mightymouse": {
        "race-4": (4, {}),
        "race-3": (3, {}),
        "race-2": (2, {}),
        "lot-3": (3, {"begins": "lot"}),
        "saved-3": (3, {"saved_number": True}),
    },
}


@pytest.mark.parametrize("game_id", CATALOG)
def test_every_game_has_its_golden_matches(game_id: str):
    assert WANTED.get(game_id), f"say in WANTED which matches of {game_id} are kept"
    assert {f"{game_id}-{name}" for name in WANTED[game_id]} <= {log.stem for log in LOGS}


@pytest.mark.parametrize("file", LOGS, ids=[log.stem for log in LOGS])
def test_a_golden_match_is_played_as_ever(file: Path):
    log = finish(parsing(file.read_bytes()))
    match = replay(CATALOG[log.game_id].game, log)
    assert isinstance(match.waiting, Over)
    assert log_of(match) == file.read_bytes()


def write_missing() -> None:
    for game_id, matches in WANTED.items():
        for name, (count, options) in matches.items():
            file = FOLDER / f"{game_id}-{name}.match"
            if not file.exists():
                file.write_bytes(log_of(_played(game_id, count, options, name)))


def _played(game_id: str, count: int, options: dict, name: str) -> Match:
    row, rng = CATALOG[game_id], random.Random(name)
    seats = [Seat(seat, f"bot:{row.level}") for seat in row.game.seat_names[:count]]
    match = Match(row.game, row.game.setup(seats, options))
    bots, chance = row.bots(match.setup), row.chance(rng)
    while not isinstance(waiting := match.waiting, Over):
        if waiting.seat in bots and match.legal:
            match.play(bots[waiting.seat].choose(match.state, waiting.seat, match.legal).move)
        else:
            match.play(chance.pick(match.state, waiting))
    return match


if __name__ == "__main__":
    write_missing()
