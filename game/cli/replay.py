"""`replay`: a saved match again."""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path

from game.catalog import GAMES
from game.cli import arguments as shared
from game.cli.playout import WIDTH
from game.session.replay import game_of, replay
from game.session.saves import read
from game.text import tell
from game.text.language import N_, _, sentences

EXAMPLES = """  trapworks replay evening.match                watch it again in the window
  trapworks replay evening.match --headless     tell it again
  trapworks replay evening.match --check        compare every digest"""

_AGREES = N_("{digests} digests agree, {acts} acts.")
PATIENCE = 1.0
"""Seconds before the window opens though the match is not replayed yet, and shows how far it is."""


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "replay", _("watch a saved match again, or check it"), EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help=_("a saved match"))
    parser.add_argument("--headless", action="store_true", help=_("tell it in sentences, without a window"))
    parser.add_argument("--check", action="store_true", help=_("replay and compare every digest"))
    parser.add_argument("--json", action="store_true", help=_("print one JSON object instead of sentences"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command."""
    if not (arguments.headless or arguments.check or arguments.json):
        return _watch(arguments)
    log = read(arguments.file)
    match = replay(game_of(log, GAMES), log, check=arguments.check)
    if arguments.json:
        found = {"game": log.game_id, "acts": len(match.played), "entries": len(log.entries), "torn": bool(log.torn)}
        shared.print_json({**found, "checked": arguments.check, "position": match.digest()})
        return 0
    if arguments.headless:
        for act in match.played:
            told = tell(log.game_id, act.events)
            if told:
                print(textwrap.fill(sentences(*told), WIDTH))
    if arguments.check:
        torn = _("A torn end was left out.") if log.torn else ""
        print(sentences(_(_AGREES, digests=len(log.entries), acts=len(match.played)), torn))
    return 0


def _watch(arguments: argparse.Namespace) -> int:
    """Open the window and play the match again on its table."""
    from game.app import run as open_window  # noqa: PLC0415 - pygame only when a window is asked for
    from game.scenes.watched_match import recording  # noqa: PLC0415
    from game.scenes.working import Working  # noqa: PLC0415

    work, instead = Working(recording(arguments.file)), f"replay {arguments.file} --headless"
    if work.go_on(PATIENCE):
        return open_window(shared.places(arguments), "watch", instead=instead, opened=work.result)
    return open_window(shared.places(arguments), "loading", instead=instead, work=work, watch=True)
