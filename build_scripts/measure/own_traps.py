"""Matches of Mouse Trap with machines of one's own: whether all end, and replay.

Every third stored solution that catches in turn, two to four computer players of every level. Each match is played to
its end, written, read and replayed with every digest.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median

from build_scripts.measure.figures import add_seed
from game.catalog import CATALOG, GAMES
from game.core.setup import Seat
from game.session.match import Match, MatchError
from game.session.match_runner import MatchRunner, play_on
from game.session.replay import game_of, replay
from game.session.saves import Save, read
from game.workshop.parts.challenge import challenges
from game.workshop.proofs.in_match import as_option, lacks


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument("--matches", type=int, default=200, metavar="N", help="how many")
    add_seed(parser, 0)


def measured(given: argparse.Namespace) -> int:
    """Play, replay and tell; 1 if a match does not end or does not replay."""
    machines = [each for each in challenges()[::3] if not lacks(each.solution)]
    print(", ".join(each.id for each in machines), flush=True)
    failed, acts, misses, cranks = 0, [], 0, 0
    for number in range(given.seed, given.seed + given.matches):
        challenge = machines[number % len(machines)]
        try:
            match = _played(as_option(challenge.solution), number)
        except MatchError as error:
            print(number, challenge.id, error, flush=True)
            failed += 1
            continue
        acts.append(len(match.played))
        runs = [act.text for act in match.played if act.text.startswith(("= captured", "= missed"))]
        cranks, misses = cranks + len(runs), misses + sum(text.startswith("= missed") for text in runs)
    print(
        f"{given.matches} matches with {len(machines)} machines: {failed} failed, {cranks} attempts, {misses} misses,"
    )
    print(f"{median(acts):.0f} acts in the middle, {max(acts)} at most")
    return 1 if failed else 0


def _played(option: str, number: int) -> Match:
    """One match, played, kept, read and replayed; raises MatchError."""
    row = CATALOG["mousetrap"]
    names = row.game.seat_names[: 2 + number % 3]
    seats = [Seat(name, f"bot:{row.levels[(number + at) % len(row.levels)]}") for at, name in enumerate(names)]
    setup = row.game.setup(seats, {"machine": option})
    bots = row.bots(setup)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "own.match"
        match = Match(row.game, setup)
        table = MatchRunner(match, row.nature_of(number, bots), bots, Save.create(path, match, [f"seed {number}"]))
        for _ in play_on(table):
            pass
        if table.save:
            table.save.close()
        log = read(path)
        replay(game_of(log, GAMES), log, check=True)
    return match
