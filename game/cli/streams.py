"""Standard streams that are closed, full, or cannot write every letter; and a complaint on the last of them."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper


def stand_in() -> None:
    """Put the null device in place of each closed stream, and let none refuse a letter.

    A file that is opened later would otherwise take the number of a closed stream, and what is printed go into it.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            handle = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, open(handle, mode, encoding="utf-8"))  # noqa: SIM115 - for as long as the program runs
        elif mode == "w" and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def let_go() -> None:
    """Drop what cannot be written any more; the interpreter would complain of it as it ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def complain(message: str, code: int) -> int:
    """One line on standard error; returns the exit code."""
    with suppress(OSError):
        print(f"trapworks: {message}", file=sys.stderr)
    return code
