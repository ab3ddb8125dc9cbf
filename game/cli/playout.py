"""`playout`: computer players play whole matches without a screen, which are counted."""

from __future__ import annotations

import argparse
import textwrap
from collections import Counter
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from game.catalog import CATALOG, GAMES, CatalogRow
from game.cli import arguments as shared
from game.cli import machine as machines
from game.cli.arguments import Refused
from game.core.acts import Over, Turn
from game.core.digest import sha256
from game.core.players import Choice
from game.core.setup import Setup
from game.nature.chance import fresh_seed
from game.session.match import Match, Played
from game.session.match_runner import MatchRunner, play_on
from game.session.notes import read_seed
from game.session.saves import Save
from game.text import tell, why
from game.text.language import N_, N_plural, _, ngettext, sentences
from game.text.language import row as row_of
from game.text.levels import level_name, would

# What a computer player of some level would do at every turn of a match, and why: `playout --hints`.


class HintRecord:
    """Asks one level before every move. It is told what the seat to act may see, and no more.

    told: what it would have done, in order, as `--json` has it.
    """

    def __init__(self, row: CatalogRow, level: int = 0) -> None:
        self.row = row
        self.level = level or max(row.levels)
        self.told: list[dict[str, Any]] = []

    def ask(self, table: MatchRunner) -> str:
        """What it would do now, in a sentence; nothing where nobody is to act."""
        match, waiting = table.match, table.match.waiting
        choice = table.choose(self.row.bot(self.level))
        if choice is None or not isinstance(waiting, Turn):
            return ""
        who, game = level_name(self.level, self.row.levels_in(match.setup.options)), match.game
        sentence = would(game.id, who, choice.move, choice.reason)
        self.told.append(
            {
                "acts": len(match.played),
                "seat": waiting.seat,
                "level": self.level,
                "move": game.encode(choice.move),
                "reason": choice.reason,
                "sentence": sentence,
            }
        )
        return sentence


# Counts over the matches of a playout.


class Tally:
    """What the matches had in common: wins, length, and what the machines did."""

    def __init__(self) -> None:
        self._acts: list[int] = []
        self._turns: list[int] = []
        self._wins: Counter[str] = Counter()
        self._events: Counter[str] = Counter()
        self._runs: Counter[str] = Counter()
        self._stopped: Counter[str] = Counter()
        self._digest = sha256()

    def add(self, match: Match) -> None:
        """Count a match that is over."""
        over = match.waiting
        assert isinstance(over, Over)
        self._wins.update(over.winners)
        self._acts.append(len(match.played))
        self._turns.append(sum(act.text == "roll" for act in match.played))
        for act in match.played:
            self._digest.update(f"{act.text}\n".encode())
            self._events.update(type(event).__name__ for event in act.events)
            if act.text.startswith(("= captured", "= missed", "= misfired")):
                self._runs[act.text.split()[1]] += 1
                if not act.text.startswith("= captured"):
                    self._stopped[act.text.split()[2]] += 1

    def summary(self) -> dict[str, Any]:
        """The counts; `events` by name over all matches, `digest` of every act of every match, in order."""
        rolls = {"median_rolls": median(self._turns)} if any(self._turns) else {}
        return {
            "matches": len(self._acts),
            "wins": dict(sorted(self._wins.items())),
            "median_acts": median(self._acts),
            **rolls,
            "longest_acts": max(self._acts),
            **self._trap(),
            "events": dict(sorted(self._events.items())),
            "digest": self._digest.hexdigest(),
        }

    def _trap(self) -> dict[str, Any]:
        runs = sum(self._runs.values())
        if not runs:
            return {}
        return {
            "cranks": runs,
            "captures": self._runs["captured"],
            "misfires": self._runs["misfired"],
            "capture_rate": round(self._runs["captured"] / runs, 4),
            "failed_after": dict(self._stopped.most_common()),
        }


# The command.


EXAMPLES = (
    ("trapworks playout mousetrap", ""),
    ("trapworks playout mousetrap --seats red:bot:3,blue:bot:1 --option profile=original", ""),
    ("trapworks playout mousetrap --matches 50 --seed 1 --json", ""),
    ("trapworks playout mousetrap --option machine=my.toml", N_("with your own machine as the trap")),
    (
        "trapworks playout boobytrap --seats 2 --hints --json",
        N_("what would the best player do at each turn, and why?"),
    ),
    ("trapworks playout mousetrap --log evening.match", N_("interrupted halfway?")),
    ("trapworks playout mousetrap --log evening.match --resume", ""),
)

WIDTH = 110
# Translators: {number}: how many acts, which are moves and what chance answered, had been played.
_GOES_ON = N_plural("The match continues after {number} act.", "The match continues after {number} acts.")


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "playout", _("play whole matches without a screen"), *EXAMPLES)
    shared.game(parser)
    parser.add_argument("--seats", metavar="SEATS", help=_("a number, or seats such as red:bot:2,blue:bot:1,..."))
    parser.add_argument(
        "--matches", type=shared.whole, default=1, metavar="N", help=_("how many; match i has seed + i")
    )
    parser.add_argument("--log", type=Path, metavar="FILE", help=_("save the match as it goes"))
    parser.add_argument("--resume", action="store_true", help=_("continue the match in --log FILE"))
    parser.add_argument("--json", action="store_true", help=_("print one JSON object instead of sentences"))
    parser.add_argument("--hints", action="store_true", help=_("also say what a computer player would do at each turn"))
    parser.add_argument("--hint-level", type=int, metavar="N", help=_("its level; the highest if left out"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command."""
    if not 1 <= arguments.matches <= 1_000_000:
        raise Refused(_("--matches must be 1 or more"))
    if arguments.log and arguments.matches > 1:
        raise Refused(_("--log keeps one match; leave out --matches"))
    if arguments.resume and not arguments.log:
        raise Refused(_("--resume needs --log FILE"))
    row, setup = CATALOG[arguments.game], None
    seed = fresh_seed() if arguments.seed is None else arguments.seed
    if not arguments.resume:
        seats = usual_seats(row) if arguments.seats is None else arguments.seats
        setup = shared.setup(row, seats, machines.fitted(row.game, arguments.option))
        row.bots(setup)
    hints = _hints(row, arguments)
    tally = Tally()
    for number in range(arguments.matches):
        table = _resumed(row, arguments.log) if setup is None else _new(row, setup, seed + number, arguments.log)
        _play(table, arguments.json, tally, hints)
    if arguments.json:
        told = {"hints": hints.told} if hints else {}
        shared.print_json({"game": row.game.id, "seed": seed, **tally.summary(), **told})
    return 0


def usual_seats(row: CatalogRow) -> str:
    """Four players, or as many as there can be."""
    return str(min(4, row.game.most))


def play(game: str, seed: int, seats: str = "") -> int:
    """Play one match, told in sentences; returns the exit code."""
    row = CATALOG[game]
    _play(_new(row, shared.setup(row, seats or usual_seats(row), ()), seed, None), False, Tally())
    return 0


def _new(row: CatalogRow, setup: Setup, seed: int, log: Path | None) -> MatchRunner:
    match, bots = Match(row.game, setup), row.bots(setup)
    if any(seat.name not in bots for seat in setup.seats):
        raise Refused(_("only computer players can play without a screen"))
    if log and log.exists():
        # Translators: {file}: the path of a file. --resume stays.
        raise Refused(_("{file} already exists; --resume continues it", file=log))
    save = Save.create(log, match, [f"seed {seed}"]) if log else None
    return MatchRunner(match, row.nature_of(seed, bots), bots, save)


def _resumed(row: CatalogRow, path: Path) -> MatchRunner:
    save, match, log = Save.resume(path, GAMES)
    seed = log.note("seed")
    if match.game is not row.game or seed is None:
        save.close()
        # Translators: {file}: the path of a file; {game}: the name of a game as it is typed; playout is a command.
        raise Refused(_("{file} is not a match of {game} that was begun by playout", file=path, game=row.game.id))
    try:
        machines.refuse_unfit(match.setup.options.get("machine", "classic"))
    except Refused:
        save.close()
        raise
    bots = row.bots(match.setup)
    return MatchRunner(match, row.nature_of(read_seed(seed), bots), bots, save)


def _hints(row: CatalogRow, arguments: argparse.Namespace) -> HintRecord | None:
    level = arguments.hint_level
    if level is not None and (not arguments.hints or level not in row.levels):
        levels = row_of([str(each) for each in row.levels])
        # Translators: {levels}: numbers. --hint-level and --hints stay.
        raise Refused(_("--hint-level needs --hints and must be one of {levels}", levels=levels))
    return HintRecord(row, level or 0) if arguments.hints else None


def _play(table: MatchRunner, silent: bool, tally: Tally, hints: HintRecord | None = None) -> None:
    if not silent and table.match.played:
        print(ngettext(*_GOES_ON, len(table.match.played)))
    for choice, played in play_on(table, ask=partial(_hint, hints, silent) if hints else None):
        if not silent:
            _tell(table.match.game.id, choice, played)
    if table.save:
        table.save.close()
    tally.add(table.match)


def _hint(hints: HintRecord, silent: bool, table: MatchRunner) -> None:
    told = hints.ask(table)
    if told and not silent:
        print(textwrap.fill(told, WIDTH), flush=True)


def _tell(game_id: str, choice: Choice | None, played: Iterable[Played]) -> None:
    told = tell(game_id, [event for act in played for event in act.events])
    if choice and (because := why(game_id, choice.reason)):
        told.insert(1, f"({because})")
    if told:
        print(textwrap.fill(sentences(*told), WIDTH), flush=True)
