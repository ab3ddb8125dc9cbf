"""Moves, answers and positions of Mighty Mouse as one-line texts, each written in one way only."""

from __future__ import annotations

from itertools import permutations

from game.core.acts import Act, Ask, Over, Turn
from game.core.codec import Codec, line, numbers
from game.rules.beginning import lot_words
from game.rules.mightymouse.moves import DIE, ROLL, ROLL_FOR_FIRST, Order
from game.rules.mightymouse.state import State

SEATS: tuple[str, ...] = ("red", "blue", "green", "yellow")

_ORDERS = [seats for count in (2, 3) for seats in permutations(SEATS, count)]
_WORDS: dict[Act, str] = {
    ROLL_FOR_FIRST: "first",
    ROLL: "roll",
    **{Order(seats): f"order {' '.join(seats)}" for seats in _ORDERS},
    **{rolled: f"= {rolled.pips}" for rolled in DIE},
    **lot_words(SEATS),
}


TEXTS = Codec(_WORDS)


def position(state: State) -> str:
    """The whole position as one line."""
    words = {
        "seats": ",".join(state.seats),
        "turn": state.seat,
        "at": numbers(state.at),
        "hero": numbers((state.hero, state.steps)),
        "contest": numbers(state.contest),
        "rolls": numbers(state.rolls),
        "waiting": _waiting(state.waiting),
        "moves": "|".join(map(TEXTS.encode, state.moves)),
    }
    return line(words)


def _waiting(waiting: Turn | Ask | Over) -> str:
    match waiting:
        case Turn(seat):
            return f"turn:{seat}"
        case Ask(kind, seat):
            return f"ask:{kind}:{seat}"
        case Over(winners):
            return f"over:{','.join(winners)}"
