"""All matches as they are listed, the folder and the files read a slice at a time."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from game.catalog import GAMES
from game.core.acts import Over
from game.core.slices import Slices
from game.host.places import Places
from game.session.match import MatchError, UnknownGame
from game.session.record import Log, seats_in
from game.session.replay import replaying
from game.session.saves import reading
from game.session.shelf_index import Branched, Listed, ShelfIndex, people, telling, together
from game.shell.desk import DESKS
from game.shell.matches import waiting_note
from game.shell.pages import Working
from game.shell.waiting import ShelfSeat, Waiting
from game.text import screens as labels
from game.text import stands
from game.text.language import _, sentences
from game.text.seats import called, seat_name

_log = logging.getLogger(__name__)


def index_of(places: Places) -> ShelfIndex:
    """The index of all matches, told in the language that is spoken."""
    return ShelfIndex(places, _(labels.CONTINUE))  # a word tells it


def stands_in(game_id: str, state: Any, names: Mapping[str, str]) -> str:
    """How a position stands, in a sentence, those at the table called by their names."""
    with called(names):
        return stands(game_id, state)


def finding(places: Places) -> Slices[Waiting | None]:
    """The match played last that is not over, noted for the next time.

    What cannot be read, is damaged or of another version is passed by.
    """
    try:
        index = index_of(places)
    except sqlite3.Error as error:
        _log.warning("no index of matches: %s", error)
        return None
    try:
        yield from index.refreshing()
        found: Waiting | None = None
        waiting = index.newest(waiting=True)
        for number, listed in enumerate(waiting):
            found = yield from _waiting(index, listed)
            if found is not None:
                break
            yield number / len(waiting)  # of ten thousand that were left at their end each is read once
        waiting_note.note(places.matches, found)
        return found
    finally:
        index.close()


def _waiting(index: ShelfIndex, listed: Listed) -> Slices[Waiting | None]:
    """What a file tells, if it is a match that waits; what was found otherwise is kept in the index."""
    path = index.path(listed.name)
    try:
        log = yield from reading(path)
        found = _summary(log, listed.seconds, path)
        match = yield from replaying(GAMES[log.game_id], log, check=False)
    except (OSError, MatchError, KeyError) as error:
        _log.info("%s passed by: %s", path, error)
        if isinstance(error, MatchError):
            index.trouble(listed.name, error)
        return None
    if isinstance(match.waiting, Over):
        index.end(listed.name)
        return None
    names = people(log)
    with called(names):
        to_play = _(labels.TO_PLAY, name=seat_name(match.waiting.seat))
    told = to_play, stands_in(log.game_id, match.state, names)
    panorama, named = DESKS[log.game_id].panorama(match.state), match.game.named(match.setup)
    return found._replace(line=sentences(*told), panorama=panorama, named=named)


def _summary(log: Log, seconds: float, path: Path) -> Waiting:
    names, seats = people(log), seats_in(log.head)
    if log.game_id not in GAMES:
        raise UnknownGame(log.game_id)
    held = dict(pair.partition("=")[::2] for pair in (log.note("players") or "").split(",") if pair)
    sitters = tuple(
        ShelfSeat(seat.name, names.get(seat.name) or seat_name(seat.name), held.get(seat.name, seat.player) != "human")
        for seat in seats
    )
    return Waiting(log.game_id, seconds, sitters, "", str(path))


# All matches as they are listed, the folder and the files read a slice at a time.


def _is_untold(card: Listed) -> bool:
    return card.kept is None and not card.trouble


class MatchList:
    """cards: the one played last first, but each followed by those that go on from it, which are the branches.
    listed: whether the folder has been looked at. relisted: whether since the last
    reading the list is another, renewed: or else only the card of one file. changes: how often cards became others.
    """

    def __init__(self, index: ShelfIndex) -> None:
        self.index = index
        self.cards: list[Listed] = []
        self.branches: dict[str, Branched] = {}
        self.changes = 0
        self._order(index.newest())
        self.relisted, self.renewed, self._told = False, "", ""
        self._work: Working[bool] | Working[None] | None = None
        self.look()

    def look(self) -> None:
        """Look at the folder again."""
        self._work, self.listed = Working(self.index.refreshing()), False

    @property
    def working(self) -> bool:
        """Whether something is being read just now."""
        return self._work is not None

    def untold(self, first: Iterable[Listed]) -> str:
        """A file that nobody has read yet, one of the first if there is any."""
        return next((card.name for cards in (first, self.cards) for card in cards if _is_untold(card)), "")

    def read(self, first: Iterable[Listed], aside: Collection[str], seconds: float) -> bool:
        """Go on with the folder, then with what nobody has read yet; whether there was anything to read."""
        self.relisted, self.renewed = False, ""
        if self._work is None:
            self._told = self.untold(first)
            if not self._told:
                return False
            self._work = Working(telling(self.index, self._told, GAMES, stands_in))
        if self._work.go_on(seconds):
            if self.listed:
                self._renew(self._told, aside)
            elif self._work.result:
                self.relist(aside)
            self._work, self.listed = None, True
        return True

    def relist(self, aside: Collection[str]) -> None:
        """List all anew; those aside stay, though their files are not there."""
        kept = [card for card in self.cards if card.name in aside]
        found = {card.name: card for card in (*self.index.newest(), *kept)}
        self._order(found.values())
        self.relisted = True

    def _order(self, cards: Iterable[Listed]) -> None:
        """The latest first, each followed by those that go on from it."""
        ordered = together(sorted(cards, key=lambda card: card.age, reverse=True))
        self.cards = [one.card for one in ordered]
        self.changes += 1
        self._origins = {one.card.origin for one in ordered if one.card.origin}
        self._parents = {one.card.parent for one in ordered if one.card.parent}
        self.branches = {one.card.name: one for one in ordered if one.parent is not None}

    @property
    def latest(self) -> str:
        """The file that was played last; "" if there is none."""
        return max(self.cards, key=lambda card: card.age).name if self.cards else ""

    def _renew(self, name: str, aside: Collection[str]) -> None:
        """A file was read: of ten thousand cards only this one is another."""
        found = self.index.listed(name)
        number = self.number(name)
        if found is None or number is None:
            self.relist(aside)
        else:
            self.cards[number], self.renewed = found, name
            self.changes += 1
            named = found.born in self._origins or found.name in self._parents
            if found.parent or found.origin or named:  # only now it is known what belongs together
                self._order(self.cards)
                self.relisted = True

    def doubt(self, card: Listed) -> Listed:
        """What a file told cannot be: the card as it is until the file has been read again."""
        self.index.doubt(card.name)
        number = self.number(card.name)
        found = card._replace(kept=None)
        if number is not None:
            self.cards[number] = found
            self.changes += 1
        return found

    def parent(self, card: Listed) -> Listed | None:
        """The file from which a match goes on, if it is in the list."""
        branch = self.branches.get(card.name)
        number = self.number(branch.parent.name) if branch is not None and branch.parent is not None else None
        return self.cards[number] if number is not None else None

    def number(self, name: str) -> int | None:
        """Where in the list a file is."""
        return next((number for number, card in enumerate(self.cards) if card.name == name), None)
