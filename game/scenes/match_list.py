"""All matches as they are listed, the folder and the files read a slice at a time."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.catalog import GAMES
from game.scenes.saved_matches import stands_in
from game.scenes.working import Working
from game.session.shelf_index import Listed, ShelfIndex
from game.session.telling import telling


def _age(card: Listed) -> tuple[int, str]:
    return card.time, card.name


def _is_untold(card: Listed) -> bool:
    return card.kept is None and not card.trouble


class MatchList:
    """cards: the one played last first. listed: whether the folder has been looked at. relisted: whether since the last
    reading the list is another, renewed: or else only the card of one file.
    """

    def __init__(self, index: ShelfIndex) -> None:
        self.index = index
        self.cards: list[Listed] = index.newest()
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
        self.cards, self.relisted = sorted(found.values(), key=_age, reverse=True), True

    def _renew(self, name: str, aside: Collection[str]) -> None:
        """A file was read: of ten thousand cards only this one is another."""
        found = self.index.listed(name)
        number = self.number(name)
        if found is None or number is None:
            self.relist(aside)
        else:
            self.cards[number], self.renewed = found, name

    def doubt(self, card: Listed) -> Listed:
        """What a file told cannot be: the card as it is until the file has been read again."""
        self.index.doubt(card.name)
        number = self.number(card.name)
        found = card._replace(kept=None)
        if number is not None:
            self.cards[number] = found
        return found

    def number(self, name: str) -> int | None:
        """Where in the list a file is."""
        return next((number for number, card in enumerate(self.cards) if card.name == name), None)
