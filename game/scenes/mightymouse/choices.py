"""What may be done at the table now, as buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.acts import Move, Over
from game.rules.mightymouse.moves import Order
from game.rules.mightymouse.rules import apply
from game.words.language import say
from game.words.mightymouse_table import where

if TYPE_CHECKING:
    from game.scenes.mightymouse.play import Play


@dataclass(frozen=True)
class Way:
    """One thing that can be pressed."""

    text: str
    act: Callable[[], None]
    kind: str = "plain"
    seats: tuple[str, ...] = ()
    hint: str = ""


@dataclass(frozen=True)
class Doing:
    """What the card offers: one big button, or several orders to choose from."""

    primary: Way | None = None
    ways: tuple[Way, ...] = ()


def doing(play: Play, standings: Callable[[], None]) -> Doing:
    """What may be done now."""
    if play.motion.busy or (play.computers and not isinstance(play.waiting, Over)):
        return Doing(Way(say("Skip"), play.hurry, hint=say("Jumps to the end of what is moving.")))
    if isinstance(play.waiting, Over):
        return Doing(Way(say("Standings"), standings, "primary"))
    orders = [move for move in play.state.moves if isinstance(move, Order)]
    if orders:
        return Doing(ways=tuple(_order(play, move) for move in orders))
    hint = say("Rolls the die. What follows is shown on the board.")
    return Doing(Way(say("Roll"), lambda: play.play(play.state.moves[0]), "act", hint=hint))


def _order(play: Play, move: Order) -> Way:
    names = play.seats.names
    after = apply(play.state, move).state
    places = (f"{names[seat]} {where(after.at[after.seats.index(seat)])}" for seat in move.seats)
    return Way(
        ", ".join(names[seat] for seat in move.seats),
        _player(play, move),
        seats=move.seats,
        hint=say("{places}.", places=", ".join(places)),
    )


def _player(play: Play, move: Move) -> Callable[[], None]:
    return lambda: play.play(move)
