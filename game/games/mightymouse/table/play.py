"""A race as its table plays it, told as motion, and what may be done now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.acts import Turn
from game.games.mightymouse.pictures.board import RaceDisplay
from game.games.mightymouse.rules.moves import PLAY_SAVED, Order
from game.games.mightymouse.rules.rules import apply, sure
from game.games.mightymouse.rules.state import State
from game.games.mightymouse.table.animation import RaceAnimation, RaceSpots
from game.games.mightymouse.text import table as labels
from game.games.mightymouse.text.table import outlook, saved_leads, where
from game.shell.matches.open_match import OpenMatch
from game.shell.play.actions import Action, Offer, passive, spoken
from game.shell.play.play import MatchPlay
from game.text.language import _, row
from game.ui.shell import Shell


class RacePlay(MatchPlay[State, RaceDisplay]):
    """What happens at the table."""

    animation: RaceAnimation

    def __init__(self, shell: Shell, opened: OpenMatch, spots: RaceSpots) -> None:
        super().__init__(shell, opened, spots.stale)
        self.animation = RaceAnimation(self.motion, shell.sound, self.as_it_is(), spots)
        self.carry(self.table.begin)

    @property
    def undoes(self) -> bool:
        """Only just after a decision, an order or a saved number: a roll cannot be taken back."""
        return self.can_undo

    def as_it_is(self) -> RaceDisplay:
        """The position, with the last roll and what came of it."""
        events = [event for one in self.table.match.played[-3:] for event in one.events]
        return RaceDisplay.of(self.state, events, self.seats.names)


# What may be done at the table now.


def offer(play: RacePlay, standings: Callable[[], None]) -> Offer:
    """The big button or the orders of placing, and what the next roll may bring."""
    return spoken(play, _offer(play, standings))


def _offer(play: RacePlay, standings: Callable[[], None]) -> Offer:
    shown = play.shown
    waits = passive(play, standings)
    if waits is not None:
        name = play.seats.names.get(shown.roller, "")
        rolled = _(labels.ROLLED, name=name, pips=shown.pips) if name and shown.pips else ""
        return Offer(main=(waits,), advice=rolled)
    advice = outlook(play.state) if isinstance(play.waiting, Turn) else ""
    orders = [move for move in play.state.moves if isinstance(move, Order)]
    if orders:
        choices = tuple(_order(play, move, number) for number, move in enumerate(orders, 1))
        return Offer(choices=choices, advice=advice)
    hint = _(labels.ROLLS_THE_DIE)
    roll = Action("primary", _(labels.ROLL), partial(play.play, play.state.moves[0]), hint, "space", "act")
    return Offer(main=(roll, *_saved(play)), advice=advice)


def _saved(play: RacePlay) -> tuple[Action, ...]:
    """The saved number, if it may be played."""
    reach = sure(play.state)
    if reach is None:
        return ()
    label = _(labels.PLAY_THE_SAVED, pips=reach.pips)
    return (Action("saved", label, partial(play.play, PLAY_SAVED), saved_leads(reach), "1"),)


def _order(play: RacePlay, move: Order, number: int) -> Action:
    names = play.seats.names
    after = apply(play.state, move).state
    at = dict(zip(after.seats, after.at, strict=True))
    places = [_(labels.NAME_WHERE, name=names[seat], where=where(at[seat])) for seat in move.seats]
    label = row([names[seat] for seat in move.seats])
    hint = _(labels.PLACES, places=row(places))
    return Action(f"choice_{number - 1}", label, partial(play.play, move), hint, str(number), badges=move.seats)
