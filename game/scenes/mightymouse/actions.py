"""What may be done at the table now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.acts import Turn
from game.rules.mightymouse.moves import Order
from game.rules.mightymouse.rules import apply
from game.scenes.actions import Action, Offer, passive, spoken
from game.scenes.mightymouse.play import RacePlay
from game.text.language import _, row
from game.text.mightymouse import screens as labels
from game.text.mightymouse.board import outlook, where


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
    return Offer(main=(roll,), advice=advice)


def _order(play: RacePlay, move: Order, number: int) -> Action:
    names = play.seats.names
    after = apply(play.state, move).state
    at = dict(zip(after.seats, after.at, strict=True))
    places = [_(labels.NAME_WHERE, name=names[seat], where=where(at[seat])) for seat in move.seats]
    label = row([names[seat] for seat in move.seats])
    hint = _(labels.PLACES, places=row(places))
    return Action(f"choice_{number - 1}", label, partial(play.play, move), hint, str(number), badges=move.seats)
