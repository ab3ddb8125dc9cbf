"""Who holds which seat, changed at any time and kept in the match's file."""

from __future__ import annotations

import logging

from game.scenes.matches import Sitting
from game.session.errors import MatchError, NotSaved
from game.session.record import NOTE
from game.session.saves import read
from game.words.seats import seat_name

_log = logging.getLogger(__name__)
_PLAYERS = "players"


class Seats:
    """The seats of a match; those not held by a computer player are people's."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._read()

    @property
    def names(self) -> dict[str, str]:
        """What everybody is called."""
        given = self.sitting.names
        return {seat: given.get(seat) or seat_name(seat) for seat in self.sitting.table.match.setup.names}

    @property
    def people(self) -> list[str]:
        """The seats that people hold."""
        return [seat for seat in self.names if seat not in self.sitting.table.bots]

    def level(self, seat: str) -> str:
        """The level at which a computer player sits there, or would."""
        player = next(sitter.player for sitter in self.sitting.table.match.setup.seats if sitter.name == seat)
        return player.removeprefix("bot:") if player != "human" else str(self.sitting.row.level)

    def give(self, seat: str, computer: bool) -> None:
        """Give a seat to a computer player or to a person, from the next move on."""
        bots = self.sitting.table.bots
        if computer:
            bots[seat] = self.sitting.row.bot(int(self.level(seat)))
        else:
            bots.pop(seat, None)
        self._note()

    def _note(self) -> None:
        save, match = self.sitting.table.save, self.sitting.table.match
        if save is None:
            return
        held = ",".join(f"{seat}={'computer' if seat in self.sitting.table.bots else 'human'}" for seat in self.names)
        try:
            save.append((f"{NOTE}{_PLAYERS} {held}",), match.digest())
        except NotSaved as error:
            _log.warning("who holds which seat was not noted: %s", error)

    def _read(self) -> None:
        save = self.sitting.table.save
        if save is None:
            return
        try:
            noted = read(save.path).note(_PLAYERS) or ""
        except (OSError, MatchError) as error:
            _log.info("who holds which seat was not read: %s", error)
            return
        held = dict(pair.partition("=")[::2] for pair in noted.split(",") if pair)
        for seat in self.names:
            if held.get(seat) == "human":
                self.sitting.table.bots.pop(seat, None)
            elif held.get(seat) == "computer" and seat not in self.sitting.table.bots:
                self.sitting.table.bots[seat] = self.sitting.row.bot(int(self.level(seat)))
