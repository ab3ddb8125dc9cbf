"""The command line. A command is one file here with `add(commands)` and `run(arguments) -> exit code`."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from game import __version__
from game.cli import bench, doctor, playout, replay, trap, window
from game.cli.arguments import Refused
from game.core.errors import BadSetup
from game.host.places import Places
from game.session.errors import MatchError, MatchInUse, NotSaved

COMMANDS = (window, playout, replay, trap, bench, doctor)

EXAMPLES = """examples:
  trapworks playout mousetrap                    a whole match without a screen, told in sentences
  trapworks playout mousetrap --matches 20 --json
  trapworks replay FILE --check                  does a saved match still lead where it led?
  trapworks trap --runs 300 --workers 2          how often does the machine catch the mouse?
  trapworks doctor                               what this machine offers

`trapworks COMMAND --help` has more. Exit codes: 0 done, 1 what was asked for failed, 2 it could not be tried."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    whole = _Parser(
        prog="trapworks",
        description="Classic parlour games whose machines are real.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("--version", action="version", version=f"trapworks {__version__}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    arguments = parser().parse_args(argv)
    if arguments.command is None:
        return window.open_title(Places.of(None))
    logging.basicConfig(level=arguments.log_level.upper(), stream=sys.stderr, format="%(levelname)s %(message)s")
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has had enough; without this the interpreter complains as it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except (Refused, BadSetup, NotSaved, MatchInUse) as error:
        code = _complain(str(error), 2)
    except (KeyboardInterrupt, MatchError) as error:
        code = _complain(str(error) or "stopped", 1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        code = _complain(f"{where}{error.strerror or error}", 2)
    return code


def _complain(message: str, code: int) -> int:
    print(f"trapworks: {message}", file=sys.stderr)
    return code
