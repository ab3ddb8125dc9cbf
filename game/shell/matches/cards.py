"""What the card of a match says and shows, from what the index keeps of it."""

from __future__ import annotations

import logging
import os
import traceback
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame

from game.catalog import GAMES
from game.core.slices import Slices
from game.host.crash import keep_report
from game.host.files import replace_whole
from game.host.places import Places
from game.session.match import MatchError
from game.session.record import Log
from game.session.replay import replaying
from game.session.saves import reading
from game.session.shelf_index import Listed
from game.shell.pages import Working
from game.shell.pictures.shelf_cards import CardText
from game.shell.pictures.shop import titled
from game.shell.pictures.thumbnails import SIZE, Easel
from game.shell.waiting import ShelfSeat
from game.text import matches as labels
from game.text.days import when
from game.text.game_words import WORDS
from game.text.language import _, listed, ngettext
from game.text.seats import seat_name
from game.ui.drawing.canvas import Canvas

# The picture of a match that was kept from an earlier time, found without anything that could draw it.


_DEPTH = 24
"""Bits of a pixel; with fewer, as a program that makes pictures smaller leaves them, it cannot be scaled."""


def picture_key(name: str, time: int) -> str:
    """What the picture of a file as it was at a time, ms since 1970, is called."""
    return f"{Path(name).stem}-{time}.png"


def load(path: Path) -> pygame.Surface | None:
    """The picture, unless it is none of ours."""
    try:
        found = pygame.image.load(str(path))
    except (pygame.error, OSError):
        return None
    if found.get_size() != SIZE or found.get_bitsize() < _DEPTH:
        return None
    return found


# What the card of a match says, and how its picture is made.


_TROUBLES = {
    "NewerMatch": labels.SAVED_BY_A_NEWER_VERSION,
    "UnknownGame": labels.NOT_A_GAME_OF_THIS,
    "DamagedMatch": labels.THE_FILE_IS_DAMAGED,
}


def summary_of(match: Listed) -> Mapping[str, Any] | None:
    """What a match told when it was read; None where it was not, or where that cannot be: it is to be read again."""
    found = match.summary
    return found if found is not None and match.game in GAMES and _is_told(found, match.game) else None


def _is_told(found: Mapping[str, Any], game: str) -> bool:
    """Whether this is what a match of a game tells."""
    try:
        seats = [seat for seat, name, computer in found["seats"] if isinstance(name, str) and computer in (True, False)]
        named = {found["waiting"] or seats[0], *found["winners"], *found["leaders"]}
        whole = len(seats) == len(found["seats"]) and named <= set(seats) <= set(GAMES[game].seat_names)
        branched = "parent" not in found or (isinstance(found["parent"], str) and isinstance(found["branched"], int))
        texts = found["title"], found["line"], found.get("named", "")
        return whole and branched and all(isinstance(text, str) for text in texts)
    except (KeyError, TypeError, ValueError, IndexError):
        return False


def _title(match: Listed, summary: Mapping[str, Any]) -> str:
    if summary.get("title") or match.game not in GAMES:
        return summary.get("title") or _(labels.A_MATCH)
    return titled(match.game, summary.get("named", ""))


def text_of(match: Listed, parent: Listed | None = None) -> CardText:
    """What the card of a match says. parent: the match from which it goes on, where that is still there."""
    summary = summary_of(match) or {}
    title = _title(match, summary)
    seats = summary.get("seats", ())
    sitters = tuple(ShelfSeat(seat, name or seat_name(seat), computer) for seat, name, computer in seats)
    if match.trouble:
        line = _(_TROUBLES.get(match.trouble, labels.THE_FILE_IS_DAMAGED))
    else:
        line = (
            _line(match.game, summary, {seat.seat: seat.name for seat in sitters}) if summary else _(labels.BEING_READ)
        )
    origin = _origin(summary["branched"], parent) if "parent" in summary and not match.trouble else ""
    return CardText(title, when(match.seconds), sitters, line, not match.trouble, match.over, origin)


def _origin(acts: int, parent: Listed | None) -> str:
    if parent is None:
        return _(labels.FROM_A_MOVE_OF_ANOTHER, number=acts + 1)
    return _(
        labels.FROM_A_MOVE_OF, number=acts + 1, name=_title(parent, summary_of(parent) or {}), when=when(parent.seconds)
    )


def _line(game: str, summary: Mapping[str, Any], names: Mapping[str, str]) -> str:
    if not summary["waiting"]:
        won = [names[seat] for seat in summary["winners"]]
        return ngettext(*labels.WON_COUNT, len(won), names=listed(won)) if won else _(labels.NOBODY_WON)
    ahead = [names[seat] for seat in summary["leaders"]]
    said = WORDS[game].names_leader  # in the sentence that tells how they stand
    leads = ngettext(*labels.LEADS_COUNT, len(ahead), names=listed(ahead)) if ahead and not said else ""
    to_play = _(labels.TO_PLAY, name=names[summary["waiting"]])
    return " ".join(filter(None, (to_play, leads, summary["line"])))


# The pictures of matches on their cards: made between frames, kept in a folder, and made anew where one is missing.

_log = logging.getLogger(__name__)
_MOST = 400
"""Pictures kept at the most, some 100 KB each."""


class CardPictures:
    """Call `work` between frames; `get` is the picture of a file as it was at a time, as soon as there is one."""

    def __init__(self, places: Places) -> None:
        self._folder, self._matches, self._reports = places.thumbnails, places.matches, places.data / "reports"
        self._made: dict[str, pygame.Surface | None] = {}
        self._wanted: list[tuple[str, str]] = []
        self._working: Working[pygame.Surface] | None = None
        self._easel: Easel | None = None

    def get(self, name: str, time: int) -> pygame.Surface | None:
        """The picture of a file; one that is not there yet is wanted from now on."""
        key = picture_key(name, time)
        if key not in self._made:
            self._made[key] = load(self._folder / key)
            if self._made[key] is None:
                self._wanted.append((key, name))
        return self._made[key]

    def work(self, canvas: Canvas, seconds: float) -> bool | None:
        """Make pictures for so long; True if one is there that was not before, None if there is nothing to do."""
        if self._working is None:
            if not self._wanted:
                return None
            self._working = Working(self._drawing(canvas, self._matches / self._wanted[0][1]))
        try:
            if not self._working.go_on(seconds):
                return False
        except (OSError, MatchError, KeyError, pygame.error) as error:
            _log.info("no picture of %s: %s", self._next(), error)
            return False
        except Exception as error:  # a card without its picture is better than no screen of cards
            keep_report(self._reports, traceback.format_exc())
            _log.error("no picture of %s: %r", self._next(), error)
            return False
        picture = self._working.result
        key, _ = self._next()
        self._made[key] = picture
        self._keep(key, picture)
        return True

    def _next(self) -> tuple[str, str]:
        """Go on to the next picture that is wanted; the key and the file of the one that was."""
        self._working = None
        return self._wanted.pop(0)

    def _drawing(self, canvas: Canvas, path: Path) -> Slices[pygame.Surface]:
        self._easel = self._easel or Easel(canvas)
        log = yield from reading(path)
        match = yield from replaying(GAMES[log.game_id], log, check=False)
        drawing = self._easel.drawing(log.game_id, match.state, tuple(_notes(log)))
        try:
            while True:
                next(drawing)
                yield 0.5
        except StopIteration as done:
            found: pygame.Surface = done.value
            return found

    def _keep(self, key: str, picture: pygame.Surface) -> None:
        try:
            content = BytesIO()
            pygame.image.save(picture, content, key)
            replace_whole(self._folder / key, content.getvalue())
            before = sorted((path.stat().st_mtime_ns, path) for path in self._folder.iterdir() if path.name != key)
            for _time, old in before[: max(0, len(before) + 1 - _MOST)]:
                old.unlink()
            if before:  # the newest also where the clock has gone back
                os.utime(self._folder / key, ns=(before[-1][0] + 1,) * 2)
        except (pygame.error, OSError) as error:
            _log.info("a picture was not kept: %s", error)


def _notes(log: Log) -> Iterator[str]:
    """The notes of the last entries that have any, as a tray that stands after a pull."""
    found = log.note("tray")
    if found is not None:
        yield f"tray {found}"
