"""A match again from its log, without a machine and without chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.acts import BadText, IllegalAct
from game.core.game import Game
from game.core.slices import Slices, finish
from game.session.match import DamagedMatch, Match, UnknownGame
from game.session.notes import check_note
from game.session.record import NOTE, READING, UNDO, Entry, Log, read_setup

REPLAYED = 100
"""Lines, each seal one of them, replayed at a time, some 3 ms, where a long match is replayed in slices."""


def game_of(log: Log, games: Mapping[str, Game[Any]]) -> Game[Any]:
    """The game that was played; raises UnknownGame."""
    if log.game_id not in games:
        raise UnknownGame(f"a match of an unknown game: {log.game_id}")
    return games[log.game_id]


def replay(game: Game[Any], log: Log, check: bool = True) -> Match:
    """The match that a log tells; raises DamagedMatch for an illegal act, and if checked for another digest."""
    return finish(replaying(game, log, check))


def replaying(game: Game[Any], log: Log, check: bool = True) -> Slices[Match]:
    """The same in slices."""
    match = Match(game, read_setup(game, log.head))
    lines = 0
    for number, entry in enumerate(log.entries):
        lines += len(entry.lines) + 1
        if lines >= REPLAYED:
            lines = 0
            yield READING + (1 - READING) * number / len(log.entries)
        _replay_entry(match, entry, number)
        if check and match.digest() != entry.digest:
            raise DamagedMatch(f"entry {number} leads to another position here ({match.digest()}, not {entry.digest})")
    for line in log.torn:
        _check_torn(game, line)
    return match


def _replay_entry(match: Match, entry: Entry, number: int) -> None:
    notes: list[str] = []
    text = None
    for line in (*entry.lines, None):
        if line is not None and line.startswith(NOTE):
            notes.append(note := line.removeprefix(NOTE))
            _check_note(match, note, number)
            continue
        if text is not None:
            _replay_line(match, text, tuple(notes), number)
        else:
            for note in notes:
                match.note(note)
        text, notes = line, []


def _replay_line(match: Match, text: str, notes: tuple[str, ...], number: int) -> None:
    try:
        if text == UNDO:
            match.undo()
        else:
            match.play_text(text, notes)
    except (IllegalAct, BadText) as error:
        raise DamagedMatch(f"entry {number} does not follow: {text[:60]!r}: {error}") from error


def _check_note(match: Match, note: str, number: int) -> None:
    try:
        check_note(match.setup, note)
    except ValueError as error:
        raise DamagedMatch(f"entry {number} has a note that means nothing: {note[:60]!r}: {error}") from error


def _check_torn(game: Game[Any], line: str) -> None:
    # Only what a broken write leaves is dropped; a sealed line that was damaged is not taken for it.
    if line == UNDO or line.startswith(NOTE):
        return
    try:
        game.decode(line)
    except BadText as error:
        raise DamagedMatch(f"the end of the match is damaged: {line[:60]!r}") from error
