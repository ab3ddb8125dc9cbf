"""Moves, answers and positions of Mighty Mouse as one-line texts, each written in one way only."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from game.core.acts import Act, Ask, Over, Turn
from game.core.errors import BadText
from game.rules.mightymouse.moves import Order, Roll, Rolled, RollForFirst
from game.rules.mightymouse.state import State

SEATS = ("red", "blue", "green", "yellow")

_ORDERS = [seats for count in (2, 3) for seats in permutations(SEATS, count)]
_WORDS: dict[Act, str] = {
    RollForFirst(): "first",
    Roll(): "roll",
    **{Order(seats): f"order {' '.join(seats)}" for seats in _ORDERS},
    **{Rolled(pips): f"= {pips}" for pips in range(1, 7)},
}
_ACTS = {text: act for act, text in _WORDS.items()}


def encode(act: Act) -> str:
    """The act as one line; raises BadText for an act that has no text."""
    text = _WORDS.get(act)
    if text is None:
        raise BadText(f"not an act of this game: {act!r}"[:100])
    return text


def decode(text: str) -> Act:
    """Read one line; raises BadText for anything that `encode` does not write."""
    act = _ACTS.get(text)
    if act is None:
        raise BadText(f"not an act of this game: {text[:60]!r}")
    return act


def position(state: State) -> str:
    """The whole position as one line."""
    words = {
        "seats": ",".join(state.seats),
        "turn": state.seat,
        "at": _numbers(state.at),
        "hero": _numbers((state.hero, state.steps)),
        "contest": _numbers(state.contest),
        "rolls": _numbers(state.rolls),
        "waiting": _waiting(state.waiting),
        "moves": "|".join(map(encode, state.moves)),
    }
    return " ".join(f"{name}={text.replace(' ', '_')}" for name, text in words.items())


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _waiting(waiting: Turn | Ask | Over) -> str:
    match waiting:
        case Turn(seat):
            return f"turn:{seat}"
        case Ask(kind, seat):
            return f"ask:{kind}:{seat}"
        case Over(winners):
            return f"over:{','.join(winners)}"
