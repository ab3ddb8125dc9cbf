"""The commands of the command line, and how one is carried out."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import IO, NoReturn

from game import __version__
from game.cli.arguments import Refused, called, places_and_level
from game.cli.streams import complain
from game.core.acts import BadSetup
from game.host import languages
from game.session.match import MatchError, MatchInUse, NotSaved
from game.text.error_messages import reason, trouble
from game.text.language import _, use_language
from game.text.levels import wrong_setup
from game.text.said import EXAMPLES, EXIT_CODES, MORE, by_argparse, by_argparse_for

COMMANDS = ("window", "playout", "replay", "trap", "machine", "challenges", "tray", "doctor")
BENCH = "build_scripts.bench.command"
"""Measures the game and is no part of it: it is there in a checkout."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        # Translators: {program}: the name of the program; {wrong}: what is wrong with what was typed. --help stays.
        self.exit(2, _("{program}: {wrong} (see {program} --help)", program=self.prog, wrong=message) + "\n")

    def _print_message(self, message: str, file: IO[str] | None = None) -> None:  # type: ignore[override]
        """A stream that is full takes nothing, as argparse itself lets be since Python 3.12."""
        with suppress(OSError):
            super()._print_message(message, file)


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    _translate_argparse()
    whole = _Parser(
        prog="trapworks",
        description=_("Classic parlor games with real machines."),
        epilog=_epilog(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = _("show program's version number and exit")
    whole.add_argument("--version", action="version", version=f"trapworks {__version__}", help=version)
    places_and_level(whole, None, "warning")
    whole.add_argument("--language", metavar="CODE", help=_("use this language this time: en, de, es, fr, nl"))
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")
    for command in COMMANDS:
        import_module(f"game.cli.{command}").add(commands)
    if _in_a_checkout():
        import_module(BENCH).add(commands)
    return whole


def _in_a_checkout() -> bool:
    try:
        return find_spec(BENCH) is not None
    except ModuleNotFoundError:  # there are no build_scripts, or those of something else
        return False


def _epilog() -> str:
    return f"{called(EXAMPLES)}\n\n{_(MORE)}\n{_(EXIT_CODES)}"


def _translate_argparse() -> None:
    """Let argparse speak our language: it asks the two functions of gettext that it has imported."""
    vars(argparse).update(_=by_argparse, ngettext=by_argparse_for)


def carry_out(given: Sequence[str], no_command: str | None, open_window: Callable[[str | None], int]) -> int:
    """Carry out a command line that says something; ``open_window`` is for one without a command.

    no_command: the one word that stands in place of a command and is none, nor the name of a file.
    """
    _speak(given)
    if no_command is not None:
        word = repr(no_command[:60])
        # Translators: {word}: what was typed. trapworks --help stays.
        return complain(_("{word} is neither a command nor a file; see trapworks --help", word=word), 2)
    arguments = parser().parse_args(given)
    if arguments.command is None:
        return open_window(arguments.data_dir)
    logging.basicConfig(level=arguments.log_level.upper(), stream=sys.stderr, format="%(levelname)s %(message)s")
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has had enough
        code = 1
    except Refused as error:
        code = complain(str(error), 2)
    except BadSetup as error:
        code = complain(wrong_setup(error), 2)
    except MatchError as error:
        code = complain(trouble(error), 2 if isinstance(error, (NotSaved, MatchInUse)) else 1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        code = complain(f"{where}{reason(error)}", 2)
    return code


def _speak(given: Sequence[str]) -> None:
    """Speak the language that is named before the command, else the system's; what is started here speaks it too."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--language", default="")
    with suppress(argparse.ArgumentError):
        if code := early.parse_known_args(given)[0].language:
            os.environ[languages.CHOSEN] = code
    use_language(*languages.wanted(languages.SYSTEM))
