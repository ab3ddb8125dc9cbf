"""How long a match of each game takes people, by number of players: what the boxes on the shelf say.

Computer players of level 2 play whole matches by the usual rules. Each act counts as many seconds as `SECONDS` says:
what the table takes to tell it at normal speed, and what a person takes to choose it. The first is measured by
--clock, which lets computer players play at a table without a window and tells how much time passed from each kind of
act to the next; the second, in `CHOOSING`, was set by eye.

With --told it does so for every choice of options that the set-up of a game offers, and sets beside each what the game
says; 1 if that is out by more than a quarter anywhere. Who begins and what pieces count are left out, as they do not
make it longer; of machines of one's own one is built of each number of parts for which the game says something.

With --stretches it tells how long nobody has a choice or a part in the hand and no machine moves, at the longest in
each match of Mouse Trap by people who place parts themselves, and with "Roll on" pressed wherever it is offered.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from statistics import median

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from build_scripts.measure.figures import add_seed
from game.app import Program
from game.catalog import CATALOG
from game.cli.arguments import options
from game.core.acts import Turn
from game.core.setup import Seat
from game.games.mousetrap.table.play import QUICK, MousetrapPlay
from game.host.places import Places
from game.session.match import Match, Played
from game.session.match_runner import MatchRunner, play_on
from game.shell.desk import DESKS
from game.shell.matches.open_match import OpenMatch
from game.shell.play.match_screen import MatchScreen
from game.shell.rule_options import BEGINNER
from game.workshop.parts.challenge import challenges
from game.workshop.parts.machine import Placed
from game.workshop.proofs.in_match import as_option

TELLING: Mapping[str, Mapping[str, float]] = {
    "mousetrap": {"Rolled": 2.2, "Placed": 3.9, "Stop": 1.9, "Take": 1.9, "TurnCrank": 9.5},
    "mousemaze": {
        "Laid": 1.3,
        "Face": 1.9,
        "Place": 1.9,
        "Drawn": 3.2,
        "Go": 1.9,
        "TurnCard": 2.0,
        "Flip": 2.0,
        "End": 2.6,
    },
    "mightymouse": {"Rolled": 2.5, "PlaySaved": 2.0},
    "boobytrap": {"Mixed": 5.6, "Felt": 2.3, "Pass": 2.4, "Take": 0.8, "Pulled": 2.5},
}
"""Seconds that the table takes to tell an act, by game and kind of act: the output of --clock with three players."""
CHOOSING = {"Roll": 1.5, "RollForFirst": 1.5, "Draw": 3.0, "Touch": 4.0, "Take": 3.0, "Pass": 2.0, "TurnCrank": 10.0,
            "PlaySaved": 3.0}  # fmt: skip
"""Seconds that a person takes to choose; any other choice takes `_USUAL`."""
_USUAL = 5.0
_ANSWERS = frozenset({"Rolled", "Drawn", "Laid", "Felt", "Pulled", "Mixed", "Placed", "TrapRan", "Lot"})
_LIVELY = frozenset({"Placed", "TurnCrank", "TrapRan"})
_BORING = 90.0
"""Seconds that a stretch may take at the longest."""
_NO_LONGER = frozenset({BEGINNER, "machine", "values", "arches"})
_OWN = ("first_slope", "kick", "clockwork")
_OUT = 0.25
"""By how much of the measured time the told one may be out."""
_STEP = 0.05
_SIZE = (800, 600)


def begun(game: str, players: int, seed: int, chosen: Sequence[str] = ()) -> MatchRunner:
    """A match between computer players that nobody has played at yet; chosen: options, each as NAME=VALUE."""
    row = CATALOG[game]
    level = 2 if 2 in row.levels else max(row.levels)
    seats = [Seat(name, f"bot:{level}") for name in row.game.seat_names[:players]]
    match = Match(row.game, row.game.setup(seats, options(row, chosen)))
    bots = row.bots(match.setup)
    return MatchRunner(match, row.nature_of(seed, bots), bots)


def seconds(game: str, players: int, seed: int, chosen: Sequence[str]) -> float:
    """How long one match takes people."""
    runner = begun(game, players, seed, chosen)
    for _ in play_on(runner):
        pass
    return sum(map(partial(_lasts, game), runner.match.played))


def _lasts(game: str, played: Played) -> float:
    """Seconds that an act takes to be chosen and told."""
    kind = type(played.act).__name__
    choosing = 0.0 if kind in _ANSWERS else CHOOSING.get(kind, _USUAL)
    return choosing + TELLING[game].get(kind, 0.0)


def stretches(played: Iterable[Played], rolling_on: bool) -> Iterator[float]:
    """Seconds of each stretch in which nobody of Mouse Trap has a choice or a part in the hand and no machine moves."""
    length, rolls = 0.0, 0
    for one in played:
        kind, before = type(one.act).__name__, one.before
        if kind in _LIVELY or (isinstance(before.waiting, Turn) and len(before.moves) > 1):
            yield length
            length, rolls = 0.0, 0
            continue
        quick = rolling_on and before.complete and rolls > 0
        length += 0.0 if quick and kind == "Roll" else _lasts("mousetrap", one) / (QUICK if quick else 1.0)
        rolls += before.complete and kind == "Rolled"
    yield length


def told(runner: MatchRunner, folder: Path) -> Iterator[tuple[str, float]]:
    """Each act of a match between computer players at a table, and the time until the next one."""
    program = Program(Places(folder))
    game = runner.match.game.id
    names = {name: name for name in runner.match.setup.names}
    program.go_to(f"table:{game}", opened=OpenMatch(CATALOG[game], runner, names))
    surface = pygame.Surface(_SIZE)
    program.paint(surface)
    table = program.scenes[-1]
    assert isinstance(table, MatchScreen)
    if isinstance(table.play, MousetrapPlay):
        table.play.unhurried = True  # or computer players alone roll on
    known, passed = 0, 0.0
    while not table.ended:
        program.step(_STEP, lambda: None)
        passed += _STEP
        played = runner.match.played
        if len(played) > known:
            for one in played[known:-1]:
                yield type(one.act).__name__, 0.0
            if known:
                yield type(played[known - 1].act).__name__, passed
            known, passed = len(played), 0.0


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--only", default="", metavar="GAME")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="with --only GAME")
    parser.add_argument("--clock", action="store_true", help="how long a table takes to tell each kind of act")
    parser.add_argument("--told", action="store_true", help="what the game says beside it, for each choice of options")
    parser.add_argument(
        "--stretches", action="store_true", help="with --only mousetrap: how long nothing is to be done"
    )
    add_seed(parser, 0)


def measured(given: argparse.Namespace) -> int:
    """One line for each game and number of players, or for each kind of act, or for each choice of options."""
    seeds = range(given.seed, given.seed + given.matches)
    near = True
    for game in (game for game in CATALOG if given.only in game):
        for players in map(int, given.players.split(",")):
            if given.told:
                near = _as_told(game, players, seeds) and near
            elif given.stretches:
                _stretches(players, [begun(game, players, seed, given.option) for seed in seeds])
            elif given.clock:
                _clock(game, [begun(game, players, seed, given.option) for seed in seeds])
            else:
                found = sorted(seconds(game, players, seed, given.option) / 60 for seed in seeds)
                print(f"{game}, {players} players: median {median(found):.0f} min, {found[0]:.0f} to {found[-1]:.0f}")
    return int(not near)


def offered(game: str) -> Iterator[tuple[str, ...]]:
    """Each choice of the options that set-up offers and that may make a match longer, as NAME=VALUE."""
    values: dict[str, dict[str, None]] = {}
    for offer in (offer for group in DESKS[game].offers for offer in group.offers):
        if offer.option not in _NO_LONGER:
            values.setdefault(offer.option, {})[offer.without or offer.value] = None
            values[offer.option][offer.value] = None
    yield from _chosen(values)
    apart = DESKS[game].apart
    if apart is not None:
        kept = {name: each for name, each in values.items() if name not in apart.bars}
        yield from _chosen(kept | {apart.option: dict.fromkeys(own_machines())})


def _chosen(values: Mapping[str, Iterable[str]]) -> Iterator[tuple[str, ...]]:
    for chosen in product(*values.values()):
        yield tuple(f"{name}={value}" for name, value in zip(values, chosen, strict=True))


def own_machines() -> Iterator[str]:
    """A machine of 3, of 6, of 12 and of 24 parts, as the value of an option; the last is the third among pegs."""
    solutions = {each.id: each.solution for each in challenges()}
    for solved in _OWN:
        yield as_option(solutions[solved], solved)
    pegs = (Placed("peg", 2.0 * (number % 6) - 3.0, 38.0 + 3 * (number // 6)) for number in range(12))
    yield as_option(solutions[_OWN[-1]].add(*pegs), f"{_OWN[-1]}_among_pegs")


def _as_told(game: str, players: int, seeds: Sequence[int]) -> bool:
    """Whether what the game says is near what is measured, whatever is chosen; a line for each choice."""
    near = True
    for chosen in offered(game):
        setup = begun(game, players, 0, chosen).match.setup
        said = DESKS[game].minutes.of(players, setup.options)
        found = median(seconds(game, players, seed, chosen) for seed in seeds) / 60
        out = said / found - 1
        near = near and abs(out) <= _OUT
        words = " ".join(f"machine={each.rpartition('/')[2]}" if "/TW1-" in each else each for each in chosen)
        line = f"{game}, {players} players, {words}: said {said}, measured {found:.1f} min, {out:+.0%}"
        print(line + ("" if abs(out) <= _OUT else "  MISSED"), flush=True)
    return near


def _stretches(players: int, matches: Sequence[MatchRunner]) -> None:
    for runner in matches:
        for _ in play_on(runner):
            pass
    for rolling_on, how in ((False, "every roll by itself"), (True, "rolling on")):
        longest = sorted(max(stretches(runner.match.played, rolling_on)) for runner in matches)
        bored = sum(seconds > _BORING for seconds in longest)
        told = f"longest stretch of a match, median {median(longest):.0f} s, at most {longest[-1]:.0f} s"
        print(f"{players} players, {how}: {told}; more than {_BORING:.0f} s in {bored} of {len(matches)} matches")


def _clock(game: str, matches: Sequence[MatchRunner]) -> None:
    pygame.display.init()
    pygame.font.init()
    times: dict[str, list[float]] = defaultdict(list)
    for runner in matches:
        with tempfile.TemporaryDirectory() as scratch:
            for kind, passed in told(runner, Path(scratch)):
                times[kind].append(passed)
    for kind, each in sorted(times.items()):
        print(f"{game}, {kind}: {sum(each) / len(each):.1f} s each, {len(each)} times")
