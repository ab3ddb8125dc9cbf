"""The command line. A command is one file here with `add(commands)` and `run(arguments) -> exit code`."""

from __future__ import annotations

import argparse
import logging
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from game import __version__
from game.cli.streams import let_go, stand_in
from game.host.places import NoHome, Places

COMMANDS = ("window", "playout", "replay", "trap", "machine", "challenges", "tray", "bench", "doctor")
"""Loaded only where a command is given: without one the window is to come quickly."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        from game.text.language import _  # noqa: PLC0415

        self.exit(2, _("{program}: {wrong} (see {program} --help)", program=self.prog, wrong=message) + "\n")


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    from game.cli.arguments import places_and_level  # noqa: PLC0415 - loads the catalog
    from game.text.language import _  # noqa: PLC0415

    _translate_argparse()
    whole = _Parser(
        prog="trapworks",
        description=_("Classic parlour games whose machines are real."),
        epilog=_epilog(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = _("show program's version number and exit")
    whole.add_argument("--version", action="version", version=f"trapworks {__version__}", help=version)
    places_and_level(whole, None, "warning")
    whole.add_argument("--language", metavar="CODE", help=_("speak this language this time: en, de, es, fr, nl"))
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")
    for command in COMMANDS:
        import_module(f"game.cli.{command}").add(commands)
    return whole


def _epilog() -> str:
    from game.cli.arguments import called  # noqa: PLC0415
    from game.text.command_line import EXAMPLES, EXIT_CODES, MORE  # noqa: PLC0415
    from game.text.language import _  # noqa: PLC0415

    return f"{called(EXAMPLES)}\n\n{_(MORE)}\n{_(EXIT_CODES)}"


def _translate_argparse() -> None:
    """Let argparse speak our language: it asks the two functions of gettext that it has imported."""
    from game.text.command_line import by_argparse, by_argparse_for  # noqa: PLC0415

    vars(argparse).update(_=by_argparse, ngettext=by_argparse_for)


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line, or open the window where there is none; returns the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    stand_in()
    given = sys.argv[1:] if argv is None else argv
    try:
        if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:  # as it is while the program is loaded
            signal.signal(signal.SIGINT, signal.default_int_handler)
        if (file := _file_in(given)) is not None:
            return _open_window(given[1] if len(given) > 1 else None, file)
        return _carry_out(given) if given else _open_window(None)
    except SystemExit as end:  # the parser has said why
        return int(end.code or 0)
    except KeyboardInterrupt:
        return _stopped()
    finally:
        let_go()


def _stopped() -> int:
    from game.text.language import _  # noqa: PLC0415

    return _complain(_("stopped"), 130)


def _file_in(given: Sequence[str]) -> Path | None:
    """The file of a match that is named in place of a command, as by a desktop that opens it."""
    alone = len(given) == 1 or (len(given) == 3 and given[0] == "--data-dir")
    return Path(given[-1]) if alone and given[-1].endswith(".match") else None


def _open_window(data_dir: str | None, file: Path | None = None) -> int:
    from game.app import run  # noqa: PLC0415 - pygame only when a window is asked for

    try:
        places = Places.of(data_dir)
    except NoHome as error:
        from game.text.error_messages import reason  # noqa: PLC0415

        return _complain(reason(error), 2)
    return run(places) if file is None else run(places, then=lambda loop: loop.take_file(file))


def _carry_out(given: Sequence[str]) -> int:
    from game.cli.arguments import Refused  # noqa: PLC0415 - what a command needs, only for a command
    from game.core.errors import BadSetup  # noqa: PLC0415
    from game.session.errors import MatchError, MatchInUse, NotSaved  # noqa: PLC0415
    from game.text.error_messages import reason, trouble  # noqa: PLC0415
    from game.text.setups import wrong_setup  # noqa: PLC0415

    _speak(given)
    arguments = parser().parse_args(given)
    if arguments.command is None:
        return _open_window(arguments.data_dir)
    logging.basicConfig(level=arguments.log_level.upper(), stream=sys.stderr, format="%(levelname)s %(message)s")
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has had enough
        code = 1
    except Refused as error:
        code = _complain(str(error), 2)
    except BadSetup as error:
        code = _complain(wrong_setup(error), 2)
    except MatchError as error:
        code = _complain(trouble(error), 2 if isinstance(error, (NotSaved, MatchInUse)) else 1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        code = _complain(f"{where}{reason(error)}", 2)
    return code


def _speak(given: Sequence[str]) -> None:
    """Speak the language that is named before the command, else the system's; what is started here speaks it too."""
    from game.host import languages  # noqa: PLC0415 - the window finds out by itself
    from game.text.language import use_language  # noqa: PLC0415

    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--language", default="")
    with suppress(argparse.ArgumentError):
        if code := early.parse_known_args(given)[0].language:
            os.environ[languages.CHOSEN] = code
    use_language(*languages.wanted(languages.SYSTEM))


def _complain(message: str, code: int) -> int:
    with suppress(OSError):
        print(f"trapworks: {message}", file=sys.stderr)
    return code
