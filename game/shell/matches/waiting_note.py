"""The note of the match that waits on the shelf, beside the folder so that the title need not read all of them."""

from __future__ import annotations

import contextlib
import json
import math
import os
from pathlib import Path
from typing import Any

from game.catalog import CATALOG
from game.host.files import UNREADABLE, read_limited, replace_whole
from game.shell.waiting import ShelfSeat, Waiting
from game.text import screens as labels
from game.text.language import _

_LONGEST = 8192


def noted(folder: Path) -> tuple[Waiting] | tuple[None] | None:
    """The match that waits, or that none does; nothing at all if that is not known."""
    try:
        found = json.loads(read_limited(_note(folder), _LONGEST))
        if found["folder"] != _mark(folder) or found["language"] != _language():
            return None
        if found["match"] is None:
            return (None,)
        waiting = _read(folder, found["match"])
        return (waiting,) if found["file"] == _mark(Path(waiting.path)) else None
    except UNREADABLE:
        return None


def note(folder: Path, waiting: Waiting | None) -> None:
    """Note what the files came to."""
    try:
        match = None if waiting is None else {**waiting._asdict(), "path": Path(waiting.path).name}
        mark = None if waiting is None else _mark(Path(waiting.path))
        found = {"folder": _mark(folder), "file": mark, "match": match, "language": _language()}
        replace_whole(_note(folder), json.dumps(found).encode())
    except OSError:
        forget(folder)


def forget(folder: Path) -> None:
    """Another match may be the one played last."""
    with contextlib.suppress(OSError):
        _note(folder).unlink(missing_ok=True)


def _language() -> str:
    return _(labels.CONTINUE)  # a word tells it


def _note(folder: Path) -> Path:
    return folder.with_name("waiting.json")


def _mark(path: Path) -> list[int]:
    found = os.stat(path)
    return [found.st_size, int(found.st_mtime * 1000)]


def _read(folder: Path, found: dict[str, Any]) -> Waiting:
    sitters = tuple(ShelfSeat(str(seat), str(called), bool(computer)) for seat, called, computer in found["sitters"])
    game, line, name = (str(found[key]) for key in ("game", "line", "path"))
    if os.path.basename(name) != name:
        raise ValueError("not the name of a file")
    if game not in CATALOG:
        raise ValueError("a game that only another version has")
    time = float(found["time"])
    if not math.isfinite(time):
        raise ValueError("no time")
    return Waiting(game, time, sitters, line, str(folder / name), bool(found["panorama"]),
                   str(found["named"]))  # fmt: skip
