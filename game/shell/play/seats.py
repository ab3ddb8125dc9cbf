"""Who holds which seat, changed at any time and kept in the match's file."""

from __future__ import annotations

import logging

from game.core.setup import Seat, Setup
from game.session.match import NotSaved
from game.shell.choice_lists import HELPED, OWN, STEADY, hands_notes
from game.shell.matches.open_match import PLAYERS, OpenMatch, held
from game.text.seats import seat_name

_log = logging.getLogger(__name__)


class Seats:
    """The seats of a match; those not held by a computer player are people's."""

    def __init__(self, opened: OpenMatch) -> None:
        self.opened = opened
        self.own, self.helped = set(opened.own), set(opened.helped)
        self._players = {seat.name: seat.player for seat in opened.runner.match.setup.seats}
        self._read()

    @property
    def names(self) -> dict[str, str]:
        """What everybody is called."""
        given = self.opened.names
        return {seat: given.get(seat) or seat_name(seat) for seat in self.opened.runner.match.setup.names}

    @property
    def setup(self) -> Setup:
        """The match's set-up, the seats held by those to whom they were given last."""
        setup = self.opened.runner.match.setup
        seats = tuple(seat._replace(player=self._players[seat.name]) for seat in setup.seats)
        return setup._replace(seats=seats)

    @property
    def people(self) -> list[str]:
        """The seats that people hold."""
        return [seat for seat in self.names if seat not in self.opened.runner.bots]

    def level(self, seat: str) -> str:
        """The level at which a computer player sits there, or would."""
        player = next(sitter.player for sitter in self.opened.runner.match.setup.seats if sitter.name == seat)
        return player.removeprefix("bot:") if player != "human" else str(self.opened.row.level)

    def steady(self, seat: str) -> bool:
        """Whether a person's hands are steady there."""
        return seat not in self.own

    def hands(self, seat: str) -> str:
        """Which kind of hands a person has there."""
        return STEADY if self.steady(seat) else HELPED if seat in self.helped else OWN

    def set_hands(self, seat: str, hands: str) -> None:
        """Give a person hands of another kind from now on."""
        before = hands_notes(self.own, self.helped)
        (self.own.discard if hands == STEADY else self.own.add)(seat)
        (self.helped.add if hands == HELPED else self.helped.discard)(seat)
        for note in set(hands_notes(self.own, self.helped)) - set(before):
            self._keep(note)

    def give(self, seat: str, computer: bool) -> None:
        """Give a seat to a computer player or to a person, from the next move on."""
        self._seat(seat, computer)
        self._note()

    def _seat(self, seat: str, computer: bool) -> None:
        bots, player = self.opened.runner.bots, f"bot:{self.level(seat)}"
        if computer:
            bots[seat] = self.opened.row.seated(Seat(seat, player))
        else:
            bots.pop(seat, None)
        self._players[seat] = player if computer else "human"

    def _note(self) -> None:
        self._keep(f"{PLAYERS} {held(self.opened)}")

    def _keep(self, note: str) -> None:
        save, match = self.opened.runner.save, self.opened.runner.match
        if save is None:
            return
        try:
            save.append_note(note, match.digest())
        except NotSaved as error:
            _log.warning("who holds which seat, or how, was not noted: %s", error)

    def _read(self) -> None:
        noted = dict(pair.partition("=")[::2] for pair in self.opened.players.split(",") if pair)
        for seat in self.names:
            wished, is_now = noted.get(seat), "computer" if seat in self.opened.runner.bots else "human"
            if wished in ("computer", "human") and wished != is_now:
                self._seat(seat, wished == "computer")
