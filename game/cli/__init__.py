"""The command line. A command is one file here with `add(commands)` and `run(arguments) -> exit code`."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from game.cli.streams import complain, let_go, stand_in
from game.host.places import NoHome, Places

COMMANDS = ("play", "demo", "playout", "replay", "trap", "machine", "challenges", "tray", "bench", "doctor")
"""What may stand in the first place; a file of the same name is named by its path."""
_ENDINGS = (".match", ".toml")


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line, or open the window where there is none; returns the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    stand_in()
    given = sys.argv[1:] if argv is None else argv
    try:
        if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:  # as it is while the program is loaded
            signal.signal(signal.SIGINT, signal.default_int_handler)
        data_dir, word = _no_command(given) or (None, None)
        if word is not None and _is_file(word):
            return _open_window(data_dir, Path(word))
        if given:
            from game.cli.commands import carry_out  # noqa: PLC0415 - what a command needs, only for a command

            return carry_out(given, word, _open_window)
        return _open_window(None)
    except SystemExit as end:  # the parser has said why
        return int(end.code or 0)
    except KeyboardInterrupt:
        return _stopped()
    finally:
        let_go()


def _stopped() -> int:
    from game.text.language import _  # noqa: PLC0415

    # Translators: verb form: the command was stopped by the user.
    return complain(_("stopped"), 130)


def _no_command(given: Sequence[str]) -> tuple[str | None, str] | None:
    """The one word that stands in place of a command and is none, and the data directory beside it."""
    words, data_dir = list(given), None
    if "--data-dir" in words[:-1]:
        number = words.index("--data-dir")
        data_dir = words[number + 1]
        del words[number : number + 2]
    return None if len(words) != 1 or words[0].startswith("-") or words[0] in COMMANDS else (data_dir, words[0])


def _is_file(word: str) -> bool:
    """Whether it names a file, as by a desktop that opens it."""
    return bool(word) and (Path(word).suffix in _ENDINGS or os.path.isfile(word))


def _open_window(data_dir: str | None, file: Path | None = None) -> int:
    try:
        places = Places.of(data_dir)
    except NoHome as error:
        from game.text.error_messages import reason  # noqa: PLC0415

        return complain(reason(error), 2)
    gc.disable()  # until the first frame: hardly any of what is loaded for it is garbage
    try:
        from game.app import run  # noqa: PLC0415 - pygame only when a window is asked for

        return run(places, then=lambda loop: loop.first_turn() if file is None else loop.take_file(file))
    finally:
        gc.enable()
