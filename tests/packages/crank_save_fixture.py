"""python tests/packages/crank_save_fixture.py DIR: save a Mouse Trap match just before a person cranks."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from game.catalog import CATALOG
from game.cli import arguments
from game.core.acts import Over
from game.core.setup import Seat, Setup
from game.host.places import Places
from game.session.match import Match
from game.session.match_runner import MatchRunner
from game.shell.matches import open_match

ROW = CATALOG["mousetrap"]
NAMES = {"red": "Rosa", "blue": "Ben", "green": "Greta"}


def set_up(person: str = "") -> Setup:
    """Three seats, the computer's or one of them a person's, so that no capture ends it; nearly all parts stand."""
    seats = [Seat(name, "human" if name == person else "bot:2") for name in NAMES]
    return ROW.game.setup(seats, arguments.options(ROW, ["start_built=22"]))


def played_until_crank(seed: int) -> Match | None:
    """Computer players play until one wants to crank; None if nobody ever does."""
    setup = set_up()
    bots = ROW.bots(setup)
    table = MatchRunner(Match(ROW.game, setup), ROW.nature_of(seed, bots), bots)
    table.begin()
    while not isinstance(table.match.waiting, Over):
        choice = table.choose()
        if choice is None:
            table.answer(table.run())
        elif ROW.game.encode(choice.move) == "crank":
            return table.match
        else:
            table.play(choice.move)
    return None


def save(folder: Path) -> None:
    """Save it as a match whose cranker is a person, as if it had been played so."""
    seed, played = next((seed, match) for seed in count(1) if (match := played_until_crank(seed)))
    waiting = played.waiting
    assert not isinstance(waiting, Over)
    opened = open_match.begin(Places(folder), ROW, set_up(waiting.seat), NAMES, open_match.Luck(seed=seed))
    match, file = opened.runner.match, opened.runner.save
    for act in played.played:
        match.play(act.act, act.notes)
    assert file is not None
    file.append_played(match.played, match.digest())
    open_match.leave(opened)


if __name__ == "__main__":
    save(Path(sys.argv[1]))
